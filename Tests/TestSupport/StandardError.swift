import Foundation

/// What is written to the standard error while `body` runs, by any thread. In a process that runs one test at a time.
public func standardError(during body: () throws -> Void) throws -> String {
    let path = NSTemporaryDirectory() + "standard-error-\(UUID().uuidString)"
    guard let file = fopen(path, "w+") else { throw CocoaError(.fileWriteUnknown) }
    defer {
        fclose(file)
        unlink(path)
    }
    let original = dup(STDERR_FILENO)
    dup2(fileno(file), STDERR_FILENO)
    defer { close(original) }
    do {
        defer { dup2(original, STDERR_FILENO) }
        try body()
    }
    return try String(contentsOfFile: path, encoding: .utf8)
}
