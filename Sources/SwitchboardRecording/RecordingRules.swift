public import Switchboard

/// The rules by which calls are written to a recording and read from it, for values whose types aren't `Codable`.
///
/// ```swift
/// let rules = RecordingRules()
///     .supplying(importer, as: Importer.self)
///     .converting(
///         URL.self, to: String.self, write: { $0.absoluteString },
///         read: { URL(string: $0) ?? URL(fileURLWithPath: "/") })
///     .ignoring("importer(_:mayImport:)")
/// ```
///
/// A rule is for exactly one type. For example, a rule for `Importer` isn't one for `Importer?`. Of two rules for a
/// type, the later one counts. Use the rules with which you recorded when you read the file.
///
/// Each method returns the rules with one more. Rules aren't thread-safe, because they hold the values that you supply.
public struct RecordingRules {
    var coders: [ObjectIdentifier: ValueCoder] = [:]
    /// The selectors whose calls are left out.
    private(set) var ignored: [MessageSelector] = []

    /// Creates rules that only take `Codable` values.
    public init() {}

    /// Leaves values of a type out of the recording. A result of the type is never compared.
    ///
    /// ```swift
    /// let rules = RecordingRules().leavingOut(Importer.self)
    /// ```
    ///
    /// A file that was recorded so can be read, but its calls can only be made if you supply a value:
    /// see ``supplying(_:as:)``.
    ///
    /// - Parameter type: The declared type of arguments or of a result.
    /// - Returns: The rules, including this one.
    public func leavingOut<Value>(_ type: Value.Type) -> Self { adding(.leftOut(nil, of: type)) }

    /// Leaves values of a type out of the recording, and passes this value for each of them when the calls are made
    /// again.
    ///
    /// ```swift
    /// let rules = RecordingRules().supplying(importer, as: Importer.self)
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value that all targets receive.
    ///   - type: The declared type of the arguments. State it if the value is of a subclass.
    /// - Returns: The rules, including this one.
    public func supplying<Value>(_ value: Value, as type: Value.Type = Value.self) -> Self {
        adding(.leftOut(TypedValue(value), of: type))
    }

    /// Writes values of a type as values of a `Codable` type.
    ///
    /// ```swift
    /// let rules = RecordingRules().converting(
    ///     (any Error).self, to: String.self, write: { "\($0)" }, read: { _ in URLError(.unknown) })
    /// ```
    ///
    /// - Parameters:
    ///   - type: The declared type of arguments or of a result.
    ///   - stored: The type whose values are in the file.
    ///   - write: Makes the value for the file. Called during the call, on its thread. If it throws, the recording ends
    ///     with an error.
    ///   - read: Makes the value again. Called when the file is read, and again for each target. If it throws, reading
    ///     the file throws a ``RecordingError`` that names the line.
    /// - Returns: The rules, including this one.
    public func converting<Value, Stored: Codable>(
        _ type: Value.Type, to stored: Stored.Type, write: @escaping @Sendable (Value) throws -> Stored,
        read: @escaping @Sendable (Stored) throws -> Value
    ) -> Self {
        adding(.converted(type, write, read))
    }

    /// Leaves the calls of a requirement out: they're neither recorded nor compared, and if a file has some, they
    /// aren't made.
    ///
    /// ```swift
    /// let rules = RecordingRules().ignoring("importer(_:mayImport:)")
    /// ```
    ///
    /// - Parameter selector: The requirement's selector. The name of a property stands for its getter and its setter.
    /// - Returns: The rules, including this one.
    public func ignoring(_ selector: MessageSelector) -> Self {
        var rules = self
        rules.ignored.append(selector)
        return rules
    }

    private func adding(_ coder: ValueCoder) -> Self {
        var rules = self
        rules.coders[ObjectIdentifier(coder.type)] = coder
        return rules
    }

    /// How values of a type are written and read; nil if no rule says so, and the type isn't `Codable`.
    func coder(for type: Any.Type) -> ValueCoder? {
        coders[ObjectIdentifier(type)] ?? (type as? any Codable.Type).map { .codable($0) }
    }

    /// Throws if a selector to ignore is none of the requirements'.
    func check(_ requirements: CallableRequirements) throws(RecordingError) {
        let names = requirements.slots.compactMap { requirements[$0].selector }
        guard let unknown = ignored.first(where: { !names.contains($0) }) else { return }
        throw RecordingError(.unknownIgnored(unknown.name, known: RequirementKeys.sorted(names.map(\.name))))
    }

    func ignores(_ requirement: Requirement) -> Bool { requirement.selector.map(ignored.contains) ?? false }
}
