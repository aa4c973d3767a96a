/// One call of a delegate method, as the observers heard of it.
struct Call: Sendable {
    let method: DelegateMethod
    /// Its place among the calls observed, from 1.
    let sequence: Int
    /// How many elements were open around what the call tells of.
    let depth: Int
    let position: Position
    /// From the beginning of the parse.
    let start: Duration
    let arguments: [CallArgument]
    /// What the real delegate took: the time between the two stages.
    var duration: Duration = .zero
}

/// A place in a document, as the parser counts: both from 1.
struct Position: Equatable, Sendable {
    let line: Int
    let column: Int
}

/// An argument of a call beside the parser.
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
