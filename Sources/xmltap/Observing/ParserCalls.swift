import Foundation
import SwitchboardRecording
import TapSupport

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What the files of `--record` and `--replay` have of a parser's calls.
enum ParserCalls {
    typealias Recorder = CallRecorder<any XMLParserDelegate>
    typealias Recording = CallRecording<any XMLParserDelegate>

    /// An error in the file. Foundation's own coding of errors isn't JSON.
    private struct StoredError: Codable {
        let domain: String
        let code: Int
    }

    /// The parser isn't in the file.
    ///
    /// - Parameter parser: Stands for it when the calls are made again; nil to record them.
    static func rules(supplying parser: XMLParser? = nil) -> RecordingRules {
        let rules = RecordingRules().converting((any Error).self, to: StoredError.self) { error in
            let error = error as NSError
            return StoredError(domain: error.domain, code: error.code)
        } read: {
            NSError(domain: $0.domain, code: $0.code)
        }
        return parser.map { rules.supplying($0) } ?? rules.leavingOut(XMLParser.self)
    }
}

/// Why calls weren't recorded or replayed, in words for one line.
struct RecordingFailure: Error {
    let option: String
    let error: RecordingError

    /// The code of sysexits.h.
    var exitCode: Int32 {
        switch error.reason {
        case .fileNotWritten: option == "--record" ? EX_CANTCREAT : EX_SOFTWARE
        case .fileNotRead: EX_NOINPUT
        default: option == "--replay" ? EX_DATAERR : EX_SOFTWARE
        }
    }

    var line: String {
        let remedy =
            switch error.reason {
            case .fileNotWritten: "name a file that can be written"
            case .fileNotRead: "name a file that can be read"
            default: "record the document again with --record"
            }
        return visible("\(option): \(error.fault)") + "; " + remedy
    }

    /// Calls `body`, and names the option in its errors.
    static func naming<Value>(_ option: String, _ body: () throws(RecordingError) -> Value) throws(Self) -> Value {
        do throws(RecordingError) {
            return try body()
        } catch {
            throw Self(option: option, error: error)
        }
    }
}
