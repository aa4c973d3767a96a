/// A method, property or subscript as the program's symbols declare it, without the name of the type that has it.
///
/// For example `importer(_: M.Importer, didImport: Swift.Int) throws -> ()`, `limit.getter : Swift.Int` or
/// `run<A where A1: M.Job>(A1) -> ()`. A generic parameter has its depth behind its name where it is used, and
/// `A` is `Self`.
struct SymbolDeclaration: Hashable, Sendable {
    let text: Substring

    /// The generic parameters of a method or a subscript, and what is demanded of them.
    struct GenericClause {
        /// As uses write them: `A1`, `B1`.
        let names: [String]
        /// Whether one is a value, as in `<let Count: Int>`.
        let hasValues: Bool
        /// For example `A1: M.Job`, `A1: AnyObject` and `A1.Item == Swift.Int`, without protocols that have no witness
        /// tables.
        let constraints: [Substring]
    }

    struct Parameter {
        /// `didImport`; `_` of a parameter without a label.
        let label: Substring
        let type: Substring
    }

    /// `importer`, `limit`, `subscript`.
    var base: Substring {
        operatorName ?? accessor.map { text[..<$0.lowerBound] } ?? text.prefix { $0 != "(" && $0 != "<" }
    }

    /// The name as references write it: `importer(_:didImport:)`, `limit`, `subscript(_:)`, `<`.
    var name: String {
        if let operatorName { return String(operatorName.prefix { $0 != " " }) }
        return hasParameters ? "\(base)(\(parameters.map { "\($0.label):" }.joined()))" : String(base)
    }

    var isAccessor: Bool { accessor != nil }
    var isGeneric: Bool { behindName.first == "<" }

    /// Nil of what is not generic.
    var genericClause: GenericClause? {
        guard isGeneric, let clause = behindName.bracketed?.inside else { return nil }
        let parts = clause.split(separator: " where "), names = parts.first?.split(separator: ", ") ?? []
        return GenericClause(
            names: names.map { "\($0.hasPrefix("let ") ? $0.dropFirst(4) : $0)1" },
            hasValues: names.contains { $0.hasPrefix("let ") },
            constraints: parts.dropFirst().flatMap(\.listed).filter { !Self.isMarker($0) })
    }

    /// Empty of a property.
    var parameters: [Parameter] {
        hasParameters ? behindClause.bracketed?.inside.listed.map(Parameter.init) ?? [] : []
    }

    /// The declaration with its parameters, without what follows them.
    var head: Substring { isAccessor ? text : text[..<behindParameters.startIndex] }
    /// For example ` async throws(M.Failure) `.
    var effects: Substring { behindParameters[..<(arrow?.lowerBound ?? behindParameters.endIndex)] }
    /// The type of a method's or a subscript's result; empty of a property.
    var result: Substring { arrow.map { behindParameters[$0.upperBound...] } ?? "" }
    /// The types of the parameters and of the result, or of the property.
    var types: Substring { behindClause }

    /// Whether its types contain `Self`, which is `A` in the text: every other type has the name of its module in
    /// front, and generic parameters of the requirement have a number. False where the text has other things that may
    /// be an `A`.
    var usesSelf: Bool { usesSelf(in: types) }
    /// The same of its parameters.
    var takesSelf: Bool { usesSelf(in: types.bracketed?.inside ?? types) }

    private func usesSelf(in types: Substring) -> Bool {
        // Constraints of an extension in which a type is declared, and names that need back ticks.
        guard !types.contains(" where "), !types.contains("`") else { return false }
        return ([types] + (genericClause?.constraints ?? [])).contains(where: Self.containsSelf)
    }

    private static func containsSelf(_ types: Substring) -> Bool {
        func isPart(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || character == "_" || character == "."
        }
        return types.indices.contains { index in
            let before = types[..<index], rest = types[index...].dropFirst()
            guard types[index] == "A", !(before.last.map(isPart) ?? false), !before.hasSuffix("extension in ")
            else { return false }
            // A label is followed by a colon, the name of a private type by the file that it is in.
            if rest.hasPrefix(":") || rest.hasPrefix(" in ") { return false }
            if rest.hasPrefix("...") { return true }
            return rest.hasPrefix(".Type")
                ? !(rest.dropFirst(5).first.map(isPart) ?? false) : !(rest.first.map(isPart) ?? false)
        }
    }

    /// What stands between a property's or a subscript's name and its types: `.getter : `, for example. A stored
    /// property has a symbol without an accessor. In brackets, the same stands between a dictionary's types.
    private var accessor: Range<Substring.Index>? {
        guard operatorName == nil else { return nil }
        for mark: StaticString in [".getter : ", ".setter : ", ".modify : ", ".read : "] {
            if let place = text.firstPlace(of: mark) { return place }
        }
        return text.firstPlace(of: " : ", outsideBrackets: true)
    }

    /// `< infix`, of an operator. It may contain brackets.
    private var operatorName: Substring? {
        guard let first = text.first, "/=-+!*%<>&|^~?".contains(first) else { return nil }
        for fixity: StaticString in [" infix", " prefix", " postfix"] {
            if let place = text.firstPlace(of: fixity) { return text[..<place.upperBound] }
        }
        return nil
    }

    private var hasParameters: Bool { !isAccessor || base == "subscript" }
    private var behindName: Substring { text[(accessor?.upperBound ?? base.endIndex)...] }
    private var behindClause: Substring { isGeneric ? behindName.bracketed?.rest ?? "" : behindName }
    private var behindParameters: Substring {
        hasParameters ? behindClause.bracketed?.rest ?? text[text.endIndex...] : text[text.endIndex...]
    }
    private var arrow: Range<Substring.Index>? { behindParameters.firstPlace(of: "-> ") }

    private static func isMarker(_ constraint: Substring) -> Bool {
        ["Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable"].contains {
            constraint.hasSuffix(": Swift.\($0)")
        }
    }

    /// A name without the types that tell it from another one: `f(_:)` of `f(_: Swift.String) -> Int`.
    static func plain(_ name: String) -> String {
        name.contains(": ") ? SymbolDeclaration(text: name[...]).name : name
    }
}

extension SymbolDeclaration.Parameter {
    fileprivate init(_ text: Substring) {
        let colon = text.firstPlace(of: ": ")
        let before = colon.map { text[..<$0.lowerBound] } ?? ""
        let isLabel = !before.isEmpty && before.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        label = isLabel ? before : "_"
        type = isLabel ? text[colon!.upperBound...] : text
    }

    /// Whether a place in the text is in the type, in front of the parameters of the function that the type is.
    func isInFront(_ place: Substring.Index) -> Bool {
        guard type.startIndex <= place, place < type.endIndex else { return false }
        let before = type[..<place]
        return before.utf8.indices.reduce(0) { $0 + before.bracket(at: $1) } == 0
            && !before.unbracketed.contains { before.utf8[$0] == UInt8(ascii: "-") }
    }
}

// MARK: Parts of the texts of types

// By bytes, because a text is read as often as there are types that conform, and comparing characters takes much
// longer. What is looked for is ASCII.
extension Substring {
    fileprivate func firstPlace(of pattern: StaticString, outsideBrackets: Bool = false) -> Range<Index>? {
        pattern.withUTF8Buffer { pattern in
            var depth = 0
            for place in utf8.indices {
                if outsideBrackets { depth += bracket(at: place) }
                if depth == 0, utf8[place] == pattern[0], utf8[place...].starts(with: pattern) {
                    return place..<utf8.index(place, offsetBy: pattern.count)
                }
            }
            return nil
        }
    }

    /// The places of the bytes that aren't in brackets, without those of the brackets.
    fileprivate var unbracketed: [Index] {
        var depth = 0
        return utf8.indices.filter { index in
            let change = bracket(at: index)
            depth += change
            return change == 0 && depth == 0
        }
    }

    /// What the bracket with which this begins contains, and what stands behind it; nil if this begins with none.
    fileprivate var bracketed: (inside: Substring, rest: Substring)? {
        guard !isEmpty, bracket(at: startIndex) == 1 else { return nil }
        var depth = 0
        let end = utf8.indices.first { index in
            depth += bracket(at: index)
            return depth == 0
        }
        return end.map { (self[..<$0].dropFirst(), self[$0...].dropFirst()) }
    }

    /// The parts between commas that aren't in brackets.
    fileprivate var listed: [Substring] {
        let commas = unbracketed.filter { utf8[$0] == UInt8(ascii: ",") }
        let begins = [startIndex] + commas.map { utf8.index(after: $0) }
        return zip(begins, commas + [endIndex]).map { self[$0..<$1].drop { $0 == " " } }.filter { !$0.isEmpty }
    }

    /// 1 of an opening bracket, -1 of a closing one. An arrow has none.
    fileprivate func bracket(at index: Index) -> Int {
        switch utf8[index] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): -1
        case UInt8(ascii: ">"):
            index > startIndex && utf8[utf8.index(before: index)] == UInt8(ascii: "-") ? 0 : -1
        default: 0
        }
    }
}
