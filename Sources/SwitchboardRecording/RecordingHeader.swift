import Foundation

/// The first line of a recording.
struct RecordingHeader: Codable {
    static let format = "switchboard-calls"
    static let version = 1

    let format: String
    let version: Int
    /// The delegate type.
    let delegate: String

    init(_ requirements: CodedRequirements) {
        format = Self.format
        version = Self.version
        delegate = Self.name(of: requirements)
    }

    /// The delegate type's name. That of a private protocol has an address, which is another one in each process.
    static func name(of requirements: CodedRequirements) -> String {
        requirements.delegateName.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    }
}

/// The last line of a recording.
struct RecordingEnd: Codable {
    /// The number of calls in the file.
    let calls: Int
}

/// How an error that a call threw is written.
struct RecordedError: Codable, Hashable, Sendable {
    let text: String
    let type: String

    init(_ error: any Error) {
        text = String(describing: error)
        type = String(reflecting: Swift.type(of: error))
    }
}

/// The names of a call's members.
enum LineKey: String, CodingKey, CaseIterable {
    case arguments, call, error, requirement, result
}

/// The coders of all recordings. Thread-safe.
enum RecordingCoder {
    static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }()

    /// A decoder of its own for each line, because it has the line's context.
    static func decoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }

    static func text(_ value: some Encodable) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
