import Foundation

do throws(Failure) {
  try run(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data((error.message.onOneLine + "\n").utf8))
  exit(error.status.rawValue)
}
