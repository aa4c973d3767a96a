import Foundation
import TapSupport

/// The reason why a document was not parsed to its end, in words for one line.
struct Failure: Error, Equatable {
    enum Kind: String, Encodable {
        case input = "input"
        case empty = "empty"
        case notXML = "not XML"
        case cutOff = "cut off"
        case wrongEncoding = "wrong encoding"
        case notWellFormed = "not well-formed"
    }

    let kind: Kind
    let reason: String
    let position: Position?

    init(_ kind: Kind, _ reason: String, at position: Position?) {
        self.kind = kind
        self.reason = reason
        self.position = position
    }

    /// The input cannot be opened or read.
    static func input(reason: String) -> Failure {
        Failure(.input, reason, at: nil)
    }

    /// The code of sysexits.h if it describes the input, and 1 for problems in the document.
    var exitCode: Int32 { kind == .input ? EX_NOINPUT : 1 }

    /// `name:line:column: kind: reason`, on one line whatever the name.
    func line(naming name: String) -> String {
        let place = position.map { ":\($0.line):\($0.column)" } ?? ""
        let cause = kind == .input ? "cannot be read" : kind.rawValue
        return "\(visible(name))\(place): \(cause): \(reason)"
    }
}

/// Finds out why a parse ended before the document did.
struct Diagnosis {
    let survey: InputSurvey
    /// Why reading failed.
    let readFailure: Failure?
    /// What the parser reported.
    let problem: ParserProblem?
    /// Whether the parser found any element, and whether it reported success.
    let foundElements: Bool
    let succeeded: Bool
    /// Where the parser stopped.
    let position: Position

    /// Nil if the document was parsed to its end.
    var failure: Failure? {
        if let readFailure { return readFailure }
        if let problem { return failure(for: problem) }
        // The parser reports nothing about fewer than four bytes, and claims success.
        if survey.byteCount == 0 {
            return Failure(.empty, "the document has no bytes", at: Position(line: 1, column: 1))
        }
        if !foundElements {
            return Failure(.notXML, "the document is too short for an element", at: Position(line: 1, column: 1))
        }
        return succeeded ? nil : Failure(.notWellFormed, "the parser stopped and does not say why", at: position)
    }

    private func failure(for problem: ParserProblem) -> Failure {
        let isEnd = survey.isEnd(problem.position)
        if problem.isAtStartOfContent, !isEnd {
            return Failure(.notXML, "a document begins with a tag, and this does not", at: problem.position)
        }
        if problem.isOfInvalidCharacter, let stray = survey.strayByte, stray.line == problem.position.line,
            survey.declaredEncoding.map({ $0 == "UTF-8" || $0 == "UTF8" }) ?? true
        {
            let byte = String(stray.value, radix: 16, uppercase: true)
            let origin = survey.declaredEncoding == nil ? "and no other encoding is declared" : "the encoding declared"
            return Failure(.wrongEncoding, "the byte 0x\(byte) is not UTF-8, \(origin)", at: problem.position)
        }
        if problem.isOfEncoding {
            let name = survey.declaredEncoding.map { " (declared: \(visible($0)))" } ?? ""
            return Failure(.wrongEncoding, problem.text + name, at: problem.position)
        }
        guard isEnd else { return Failure(.notWellFormed, problem.text, at: problem.position) }
        if let element = problem.openElement {
            let detail = problem.isOfMissingEnd ? "" : ": " + problem.text
            return Failure(.cutOff, "the document ends inside <\(shortened(element))>\(detail)", at: problem.position)
        }
        if problem.isInRoot {
            return Failure(.notWellFormed, problem.text, at: problem.position)
        }
        return Failure(.cutOff, "the document ends before its first element", at: problem.position)
    }
}
