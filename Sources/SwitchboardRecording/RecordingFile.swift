import Foundation

/// The file that a recorder writes, each line at once. Not thread-safe.
///
/// Of C's library, because the errors of Foundation's files don't say the system's reason.
final class RecordingFile {
    private var file: UnsafeMutablePointer<FILE>?
    private let path: String

    /// Creates an empty file, or empties one.
    init(path: String) throws(RecordingError) {
        self.path = path
        file = fopen(path, "wb")
        guard let file else { throw fault() }
        // What a program had recorded is in the file if it crashes.
        setvbuf(file, nil, _IONBF, 0)
    }

    deinit {
        if let file { fclose(file) }
    }

    func write(line: String) throws(RecordingError) {
        guard let file else { return }
        let bytes = Array((line + "\n").utf8)
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw fault() }
    }

    /// Nothing can be written afterwards.
    func close() throws(RecordingError) {
        guard let file else { return }
        self.file = nil
        guard fclose(file) == 0 else { throw fault() }
    }

    private func fault() -> RecordingError { RecordingError(.fileNotWritten(why: Self.reason()), in: path) }

    static func read(path: String) throws(RecordingError) -> Data {
        guard let file = fopen(path, "rb") else { throw RecordingError(.fileNotRead(why: reason()), in: path) }
        defer { fclose(file) }
        var content = Data(), piece = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&piece, 1, piece.count, file), count > 0 { content.append(piece, count: count) }
        if ferror(file) != 0 { throw RecordingError(.fileNotRead(why: reason()), in: path) }
        return content
    }

    /// The system's words for the last error.
    private static func reason() -> String {
        let text = String(cString: strerror(errno))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
