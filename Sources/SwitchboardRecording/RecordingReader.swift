import Foundation

/// Reads a recording, and checks it.
struct RecordingReader {
    /// A call with its place.
    struct Found {
        /// From 1.
        let line: Int
        let content: Data
        let call: CallLine
    }

    /// The calls, in the order in which they began, without those that the rules ignore.
    private(set) var calls: [Found] = []
    private let path: String
    private let requirements: CodedRequirements
    /// The line of each call's number.
    private var lines: [Int: Int] = [:]

    init(path: String, _ requirements: CodedRequirements) {
        self.path = path
        self.requirements = requirements
    }

    mutating func read(_ data: Data) throws(RecordingError) {
        guard !data.isEmpty else { throw RecordingError(.empty, in: path) }
        let newline = UInt8(ascii: "\n"), isWhole = data.last == newline
        var lines = data.split(separator: newline, omittingEmptySubsequences: false)
        if isWhole { lines.removeLast() }
        try readHeader(lines[0])
        for (index, line) in lines.enumerated().dropFirst() {
            let isLast = index == lines.count - 1
            if isLast, let end = Self.end(line) { return try finish(end, line: index + 1) }
            try read(line, number: index + 1, isCutOff: isLast && !isWhole)
        }
        throw RecordingError(.notFinished(self.lines.count), in: path, line: lines.count)
    }

    private func readHeader(_ line: Data) throws(RecordingError) {
        struct Beginning: Decodable {
            let format: String
            let version: Int
        }
        let decoder = RecordingCoder.decoder()
        guard let beginning = try? decoder.decode(Beginning.self, from: line),
            beginning.format == RecordingHeader.format
        else { throw RecordingError(.notARecording, in: path, line: 1) }
        guard beginning.version == RecordingHeader.version else {
            throw RecordingError(.version(beginning.version), in: path, line: 1)
        }
        guard let header = try? decoder.decode(RecordingHeader.self, from: line) else {
            throw RecordingError(.notARecording, in: path, line: 1)
        }
        let expected = RecordingHeader.name(of: requirements)
        guard header.delegate == expected else {
            throw RecordingError(.delegateType(expected: expected, found: header.delegate), in: path, line: 1)
        }
    }

    private mutating func read(_ content: Data, number line: Int, isCutOff: Bool) throws(RecordingError) {
        let call: CallLine
        do throws(RecordingError) {
            call = try CallLine(content, requirements)
        } catch {
            if error.reason == .notJSON, isCutOff { throw RecordingError(.cutOff, in: path, line: line) }
            throw RecordingError(error.reason, of: requirements.delegateName, in: path, line: line)
        }
        if let other = lines.updateValue(line, forKey: call.number) {
            throw RecordingError(.repeatedCall(call.number, line: other), in: path, line: line)
        }
        if !requirements.rules.ignores(call.coding.requirement) {
            calls.append(Found(line: line, content: content, call: call))
        }
    }

    private static func end(_ line: Data) -> RecordingEnd? {
        try? RecordingCoder.decoder().decode(RecordingEnd.self, from: line)
    }

    private mutating func finish(_ end: RecordingEnd, line: Int) throws(RecordingError) {
        guard end.calls == lines.count else {
            throw RecordingError(.callCount(expected: end.calls, found: lines.count), in: path, line: line)
        }
        calls.sort { $0.call.number < $1.call.number }
    }
}
