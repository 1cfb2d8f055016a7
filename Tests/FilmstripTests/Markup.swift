import Foundation
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// XML that has been read: its elements in the order of the document.
struct Markup {
  /// An element, and the names of those around it.
  struct Element {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var text = ""
    /// The places of the elements around it, from the outermost.
    let ancestors: [Int]

    /// An attribute, empty if there is none.
    subscript(attribute: String) -> String { attributes[attribute] ?? "" }

    /// The numbers of its `x`, `y`, `width` and `height`.
    var rect: [Double?] { ["x", "y", "width", "height"].map { Double(self[$0]) } }
  }

  let elements: [Element]

  /// Reads a document, or fails where it is not well-formed.
  init(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let (parser, reader) = (XMLParser(data: Data(text.utf8)), Reader())
    parser.delegate = reader
    XCTAssert(
      parser.parse(), "line \(parser.lineNumber): \(String(describing: parser.parserError))", file: file,
      line: line)
    elements = reader.elements
  }

  /// The elements of a class, those of one name or all.
  func elements(_ name: String? = nil, class word: String) -> [Element] {
    elements.filter { element in
      (name == nil || element.name == name)
        && element["class"].split(separator: " ").contains(Substring(word))
    }
  }

  /// The elements inside of one.
  func elements(in ancestor: Element) -> [Element] {
    guard
      let place = elements.firstIndex(where: {
        $0.ancestors == ancestor.ancestors && $0.attributes == ancestor.attributes
      })
    else { return [] }
    return elements.filter { $0.ancestors.contains(place) }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes, ancestors: open))
      open.append(elements.count - 1)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last].text += text }
    }
  }
}
