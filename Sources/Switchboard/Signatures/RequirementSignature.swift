/// What the symbols of a program say of a requirement: its name and its types. A protocol's descriptor has neither.
struct RequirementSignature: Equatable {
    /// For instance `transfer(_:to:)` or `balance`.
    let name: String
    let arguments: [Metadata]
    let result: Metadata
    /// The type of the errors that it throws; `Never` if it throws none.
    let failure: any Error.Type

    static func == (one: Self, other: Self) -> Bool {
        one.name == other.name && one.arguments.map(\.address) == other.arguments.map(\.address)
            && one.result.address == other.result.address && one.failure == other.failure
    }

    var layout: ArgumentLayout {
        let element = arguments.count == 1 ? arguments[0].type : Metadata.tuple(of: arguments).type
        return ArgumentLayout(element, arguments: arguments.map(\.type), result: result.type, failure: failure)
    }
}
