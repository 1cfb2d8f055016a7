// The programs that the driver uses: the viewer, and the ones that move the mouse, press keys and look at the screen.

import Foundation
import PreviewGeometry

/// Why the test cannot go on.
struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// Starts a program of the search path.
func start(_ arguments: [String], output: Any? = nil, errors: Any? = nil) throws -> Process {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = arguments
  if let output { process.standardOutput = output }
  if let errors { process.standardError = errors }
  try process.run()
  return process
}

/// Runs a program to its end; what it prints.
@discardableResult
func run(_ arguments: [String]) throws -> Data {
  let pipe = Pipe()
  let process = try start(arguments, output: pipe)
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw Failure(description: "\(arguments.prefix(3).joined(separator: " ")) … has failed")
  }
  return output
}

/// What is on the screen; and a picture of it in a file, if there is to be one.
func screenshot(keptIn file: URL? = nil) throws -> PixelImage {
  let look = ["import", "-silent", "-window", "root", "-depth", "8"]
  if let file { try run(look + [file.path]) }
  guard let image = PixelImage(ppm: try run(look + ["ppm:-"])) else {
    throw Failure(description: "there is no picture of the screen")
  }
  return image
}

/// What the mouse and the keyboard do, one after the other.
struct Input {
  private var words: [String] = []

  /// Moves the pointer to a point of the screen.
  func move(to point: CGPoint) -> Input { adding("mousemove", "\(Int(point.x))", "\(Int(point.y))") }

  /// Moves the pointer along a line, a step for each frame of a display.
  func move(from start: CGPoint, to end: CGPoint, steps: Int) -> Input {
    (0...steps).reduce(self) {
      let fraction = CGFloat($1) / CGFloat(steps)
      return $0.move(
        to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
      ).wait(0.016)
    }
  }

  /// Waits for some seconds.
  func wait(_ seconds: Double) -> Input { adding("sleep", "\(seconds)") }

  /// Presses the mouse button.
  func press() -> Input { adding("mousedown", "1") }

  /// Lets go of the mouse button.
  func release() -> Input { adding("mouseup", "1") }

  /// Clicks so many times with the mouse button.
  func click(_ count: Int = 1) -> Input { adding("click", "--repeat", "\(count)", "--delay", "60", "1") }

  /// Turns the wheel away from the user by so many notches, or towards the user, while Ctrl is down.
  func zoom(_ notches: Int) -> Input {
    adding("keydown", "ctrl").adding(
      "click", "--repeat", "\(abs(notches))", "--delay", "40", notches > 0 ? "4" : "5"
    ).adding("keyup", "ctrl")
  }

  /// Presses a key, and lets go of it.
  func key(_ name: String) -> Input { adding("key", name) }

  /// Makes the viewer's window the one that keys are for.
  func focusWindow() -> Input { findWindow().adding("windowfocus", "--sync") }

  /// Makes the viewer's window as large as that.
  func resizeWindow(width: Int, height: Int) -> Input {
    findWindow().adding("windowsize", "\(width)", "\(height)")
  }

  private func findWindow() -> Input { adding("search", "--sync", "--onlyvisible", "--name", "^Photos$") }

  /// Does all of that.
  func perform() throws { try run(["xdotool"] + words) }

  private func adding(_ more: String...) -> Input {
    var input = self
    input.words += more
    return input
  }
}
