import PreviewGeometry

extension GallerySession {
  /// Replaces the photo of a page by another version of it, at a time in seconds; of the current one as an event does.
  ///
  /// - Parameters:
  ///   - photo: The other version.
  ///   - page: The page; if there is no such page, nothing changes.
  ///   - time: In seconds.
  /// - Returns: What has happened since the last event.
  public mutating func swap(_ photo: Photo, onPage page: Int, at time: Double) -> [LogEntry] {
    guard page != currentPage else { return handle(.swap(photo), at: time) }
    let log = advance(to: time)
    let now = now
    _ = others[page]?.handle(.swap(photo), at: now)
    gallery.swap(others[page]?.scene.photo ?? photo, onPage: page)
    return log
  }

  /// Takes over where the thumbnails are now, by page; pages without an entry have none.
  ///
  /// - Parameters:
  ///   - sources: The thumbnails whose places are known.
  ///   - time: In seconds.
  /// - Returns: What has happened since the last event.
  public mutating func setSources(_ sources: [Int: Source], at time: Double) -> [LogEntry] {
    let log = handle(.source(sources[currentPage]), at: time)
    self.sources = sources
    return log
  }

  /// Inserts pages before a page; nothing that rests moves on the screen.
  ///
  /// Pages that move are at rest at once. The places of all thumbnails but the current one's are forgotten.
  ///
  /// - Parameters:
  ///   - photos: The photos to insert.
  ///   - page: The page that the first of them becomes, held to 0 … the number of pages.
  ///   - time: In seconds.
  /// - Returns: What has happened since the last event.
  public mutating func insert(_ photos: [Photo], beforePage page: Int, at time: Double) -> [LogEntry] {
    let log = advance(to: time)
    gallery.insert(photos, beforePage: page)
    renumber()
    return log
  }

  /// Removes pages; if the current one is among them, the photo that comes after it takes its place at once.
  ///
  /// Pages that move are at rest at once. The places of all thumbnails but the current one's are forgotten, its as
  /// well if it is removed.
  ///
  /// Edge cases: pages that do not exist do not count. If none would be left, nothing changes.
  ///
  /// - Parameters:
  ///   - pages: The pages to remove.
  ///   - time: In seconds.
  /// - Returns: What has happened since the last event.
  public mutating func remove(pages: Range<Int>, at time: Double) -> [LogEntry] {
    let log = advance(to: time)
    let (count, isCurrent) = (photos.count, pages.contains(currentPage))
    gallery.remove(pages: pages)
    guard photos.count < count else { return log }
    if isCurrent { replaceCurrentPhoto() }
    renumber()
    return log
  }

  /// Shows the photo that is on the current page now: as it opens, and in flight in the place of the old one.
  private mutating func replaceCurrentPhoto() {
    let photo = photos[currentPage]
    switch phase {
    case .open, .closed: session = session.beside(photo, source: nil)
    case .opening, .closing:
      session.nextSource = nil
      session.swap(for: photo)
      session.followSource()
    }
  }

  /// Forgets what was known by the numbers that pages had.
  private mutating func renumber() {
    others = [:]
    sources = [:]
    sources[currentPage] = session.nextSource
    rest()
  }
}
