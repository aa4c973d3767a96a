import Foundation

/// Where a document comes from.
enum DocumentSource {
    case standardInput
    case file(String)
    /// The data read from another source, in the same pieces, because where a text is split depends on them.
    case pieces([Data])

    init(argument: String) {
        self = argument == "-" ? .standardInput : .file(argument)
    }
}

/// A document as the parser reads it, piece by piece, so that it may be longer than memory.
///
/// Meanwhile it surveys the bytes, keeps them if they are needed again, and on Linux removes what makes Foundation's
/// parser crash.
final class DocumentStream: InputStream {
    private let source: DocumentSource
    private var descriptor: Int32 = -1
    /// The rest of `DocumentSource.pieces`.
    private var rest: ArraySlice<Data> = []
    /// The bytes prepared for the parser, and the index of the first one that it has not read.
    private var ready: [UInt8] = []
    private var readyFrom = 0
    private var guardian = CrashGuard()
    private let keepsBytes: Bool
    private let beforeReading: (Int) -> Void

    private(set) var survey = InputSurvey()
    /// Why reading ended before the document did.
    private(set) var failure: Failure?
    /// The length of the document, if known.
    private(set) var expectedLength: Int?
    /// What was read, if it is kept.
    private(set) var kept: [Data] = []

    /// The declarations and instructions that were changed because Foundation would crash on them.
    var changes: CrashGuard.Changes { guardian.changes }

    /// Opens a document.
    ///
    /// - Parameters:
    ///   - source: Where it is.
    ///   - keepsBytes: Whether to keep what is read, for a source that cannot be read again.
    ///   - beforeReading: Called with the number of bytes read so far, whenever the parser wants more.
    /// - Throws: `Failure` if it cannot be opened.
    init(_ source: DocumentSource, keepsBytes: Bool, beforeReading: @escaping (Int) -> Void) throws(Failure) {
        self.source = source
        self.beforeReading = beforeReading
        var isFile = false
        switch source {
        case .standardInput: descriptor = STDIN_FILENO
        case .file(let path):
            descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw .input(reason: Self.reason(errno)) }
        case .pieces(let pieces): rest = pieces[...]
        }
        if descriptor >= 0 {
            var status = stat()
            isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
            if isFile { expectedLength = Int(status.st_size) }
        }
        if case .file = source, isFile { self.keepsBytes = false } else { self.keepsBytes = keepsBytes }
        super.init(data: Data())
    }

    deinit {
        if case .file = source { Foundation.close(descriptor) }
    }

    override func open() {}
    override func close() {}
    override var hasBytesAvailable: Bool { !survey.isAtEnd || readyFrom < ready.count }
    override var streamStatus: Status { failure == nil ? (hasBytesAvailable ? .open : .atEnd) : .error }
    override var streamError: (any Error)? { failure }

    /// Precondition: `length` is positive.
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
        while readyFrom == ready.count {
            if survey.isAtEnd { return 0 }
            ready.removeAll(keepingCapacity: true)
            readyFrom = 0
            beforeReading(survey.byteCount)
            let count = readMore(UnsafeMutableBufferPointer(start: buffer, count: length))
            guard count >= 0 else { return -1 }
            take(UnsafeBufferPointer(start: buffer, count: count))
        }
        let count = min(length, ready.count - readyFrom)
        ready.withUnsafeBufferPointer { buffer.update(from: $0.baseAddress! + readyFrom, count: count) }
        readyFrom += count
        return count
    }

    private func take(_ bytes: UnsafeBufferPointer<UInt8>) {
        if bytes.isEmpty {
            survey.end()
            guardian.end(into: &ready)
        } else {
            survey.add(bytes)
            if keepsBytes { kept.append(Data(buffer: bytes)) }
            #if canImport(FoundationXML)
                guardian.pass(bytes, into: &ready)
            #else
                ready.append(contentsOf: bytes)
            #endif
        }
    }

    /// Reads the next bytes of the source. Returns their number, 0 at the end, or a negative number if reading failed.
    private func readMore(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        guard descriptor >= 0 else {
            // The pieces were read into a buffer of the same length.
            return rest.popFirst()?.copyBytes(to: buffer) ?? 0
        }
        while true {
            let count = Foundation.read(descriptor, buffer.baseAddress!, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { failure = .input(reason: Self.reason(errno)) }
            return count
        }
    }

    private static func reason(_ code: Int32) -> String {
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
