/// The methods of a delegate that a program observes, numbered from 0.
package protocol ObservedMethod: CaseIterable, RawRepresentable<Int>, Hashable, Sendable {
    /// As Swift writes a reference to the method.
    var selector: String { get }
    /// What users call it.
    var name: String { get }
}

extension ObservedMethod {
    /// The method with that selector or name.
    package init?(named text: String) {
        guard let method = Self.allCases.first(where: { $0.selector == text || $0.name == text }) else { return nil }
        self = method
    }

    /// Why `text` is not the name of a method, with the names that are.
    package static func explanation(ofUnknown text: String) -> String {
        "There is no delegate method '\(visible(text))'. There are: \(names)."
    }

    package static var names: String { allCases.map(\.name).joined(separator: ", ") }
}
