import Switchboard

/// The texts of the newest calls. Thread-safe.
final class CallTexts: Sendable {
    /// The texts of one call.
    struct Texts: Sendable {
        let number: UInt64
        let arguments: String?
        /// What it returned or threw.
        let answer: String?
    }

    private struct Kept {
        var texts: [Texts] = []
        var next = 0
    }

    private let capacity: Int
    private let length: Int
    private let kept = Locked(Kept())

    /// - Parameters:
    ///   - capacity: Of how many calls texts are kept.
    ///   - length: How many characters of each text are kept.
    init(capacity: Int, length: Int) {
        self.capacity = capacity
        self.length = length
    }

    func add(_ number: UInt64, _ arguments: String?, _ answer: String?) {
        let new = Texts(number: number, arguments: arguments, answer: answer)
        kept.withLock { kept in
            if kept.texts.count < capacity { return kept.texts.append(new) }
            kept.texts[kept.next] = new
            kept.next = (kept.next + 1) % capacity
        }
    }

    func forget() { kept.withLock { $0 = Kept() } }

    var byNumber: [UInt64: Texts] {
        Dictionary(kept.withLock { $0.texts }.map { ($0.number, $0) }) { $1 }
    }

    // MARK: Making them

    /// The arguments with their labels; nil if they are not known.
    func arguments(_ values: [Any]?, _ requirement: Requirement) -> String? {
        guard let values else { return nil }
        let labels = requirement.argumentLabels
        var text = ""
        for (index, value) in values.enumerated() {
            if index > 0 { text += ", " }
            if index < labels.count, labels[index] != "_" { text += labels[index] + ": " }
            text += self.text(value)
            if text.utf8.count / 4 > length { break }
        }
        return Shortening.shortened(text, to: length)
    }

    /// A result; nil for a method that returns nothing.
    func result(_ value: Any) -> String? { value is Void ? nil : text(value) }

    func text(_ value: Any) -> String { Shortening.text(value, length: length) }
}

extension Requirement {
    /// The labels in the selector; none where it has none.
    var argumentLabels: [String] {
        guard let name = selector?.name, let open = name.firstIndex(of: "("), name.last == ")" else { return [] }
        return name[name.index(after: open)...].dropLast().split(separator: ":", omittingEmptySubsequences: true).map(
            String.init)
    }

    /// What tables call the method: its selector, otherwise its number in its protocol.
    var methodName: String {
        guard let name = selector?.name, !name.isEmpty else { return "requirement \(number) (\(kind.rawValue))" }
        switch kind {
        case .getter: return "\(name) (get)"
        case .setter: return "\(name) (set)"
        default: return name
        }
    }
}

/// Texts of values that are not longer than asked for.
enum Shortening {
    /// The beginning of a text, with an ellipsis in place of the rest.
    static func shortened(_ text: String, to length: Int) -> String {
        guard let end = text.index(text.startIndex, offsetBy: length, limitedBy: text.endIndex), end < text.endIndex
        else { return text }
        return length > 0 ? text.prefix(length - 1) + "…" : ""
    }

    /// A value as a reader of a trace knows it: a text in quotation marks, of a collection as many elements as fit, of
    /// anything else its description.
    static func text(_ value: Any, length: Int) -> String {
        if let text = value as? String { return shortened(text.prefix(length).debugDescription, to: length) }
        // Numbers, and objects: a mirror of them takes longer, and says no more.
        if let value = value as? any LosslessStringConvertible { return shortened(value.description, to: length) }
        if type(of: value) is AnyClass { return shortened(String(describing: value), to: length) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text($0.value, length: length) } ?? "nil"
        case .collection, .set:
            return list(mirror.children, length) { text($0, length: length) }
        case .dictionary:
            return list(mirror.children, length, empty: ":") { pair in
                // A child is a pair of key and value.
                Mirror(reflecting: pair).children.map { text($0.value, length: length) }.joined(separator: ": ")
            }
        default: return shortened(String(describing: value), to: length)
        }
    }

    private static func list(
        _ children: Mirror.Children, _ length: Int, empty: String = "", _ element: (Any) -> String
    ) -> String {
        var text = "["
        for child in children {
            if text.utf8.count > 1 { text += ", " }
            text += element(child.value)
            if text.utf8.count / 4 > length { break }
        }
        return shortened((text.utf8.count > 1 ? text : text + empty) + "]", to: length)
    }
}
