import Foundation

// What cannot be written is an error like any other, and so is a file that may not grow.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)

do throws(Failure) {
  try run(Array(CommandLine.arguments.dropFirst()))
} catch {
  let line = Array((error.message.onOneLine + "\n").utf8)
  write(STDERR_FILENO, line, line.count)
  exit(error.status.rawValue)
}
