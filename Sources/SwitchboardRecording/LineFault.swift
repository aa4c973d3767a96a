/// A fault of a line, without its place.
enum LineFault: Error {
    case fault(RecordingError)
    /// A value is there that the rules leave out.
    case valueOfLeftOut
}

extension DecodingError {
    /// After the name of a value: what's wrong with it.
    ///
    /// - Parameter depth: How many keys lead to the value itself.
    func why(below depth: Int) -> String {
        switch self {
        case .typeMismatch(let type, let context): "\(Self.place(context, depth))isn't of type \(type)"
        case .valueNotFound(let type, let context):
            "\(Self.place(context, depth))is null, and its type \(type) isn't optional"
        case .keyNotFound(let key, let context): "\(Self.place(context, depth))has no `\(key.stringValue)`"
        case .dataCorrupted(let context): "\(Self.place(context, depth))can't be read: \(context.debugDescription)"
        @unknown default: "can't be read: \(self)"
        }
    }

    private static func place(_ context: Context, _ depth: Int) -> String {
        let path = context.codingPath.dropFirst(depth)
        guard !path.isEmpty else { return "" }
        let text = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
        return "has a part, `\(text)`, that "
    }
}
