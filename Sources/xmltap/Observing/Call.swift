import TapSupport

/// One call of a delegate method, as observed.
struct Call: Sendable {
    let method: DelegateMethod
    /// How many elements were open around what the call reports.
    let depth: Int
    let position: Position
    let arguments: [CallArgument]
    let timing: Recorder.Timing
}

/// A place in a document, as the parser counts: lines and columns from 1.
struct Position: Equatable, Sendable {
    let line: Int
    let column: Int
}

/// An argument of a call, other than the parser.
struct CallArgument: Sendable {
    enum Value: Sendable {
        case string(String?)
        case attributes([String: String])
        case error(domain: String, code: Int)
    }

    let label: String
    let value: Value

    init(_ label: String, _ value: String?) {
        self.label = label
        self.value = .string(value)
    }

    init(_ label: String, _ value: [String: String]) {
        self.label = label
        self.value = .attributes(value)
    }

    init(_ label: String, domain: String, code: Int) {
        self.label = label
        self.value = .error(domain: domain, code: code)
    }
}
