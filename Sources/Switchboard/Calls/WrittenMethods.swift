import CSupport
import CSwiftCall

/// The methods, properties and subscripts that a class, or one of its superclasses, declares itself, read from the program's symbols.
///
/// They tell which requirements of a protocol the class implements, and which ones it takes from a protocol's extension.
struct WrittenMethods {
    /// What a class implements of a requirement.
    enum Answer: Equatable {
        /// The class declares it.
        case own
        /// The class declares nothing like it.
        case none
        /// The class declares something like it, of which an optimized build may keep no trace.
        case unclear
    }

    private struct Method {
        let declaration: Declaration
        /// Whether it is in the body of a class: the class's descriptor has an entry for it, in optimized builds too
        /// (swiftlang/swift, docs/ABI/Mangling.rst, `Tq`). Others are in an extension, or in a final or private class.
        let isLasting: Bool
    }

    /// By their names, with labels and without types.
    private var methods: [Substring: [Method]] = [:]
    /// The names of those that mention a generic parameter of their class: their types are not known.
    private var openNames: Set<Substring> = []
    /// Whether one of the classes is private: then an optimized build may leave its descriptor's entries without names.
    private var hidesMethods = false

    /// Reads files, which takes some milliseconds. Nil if the symbols of one of the classes were stripped.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - root: The superclass whose methods don't count, nor those of its superclasses.
    init?(of type: AnyClass, below root: UnsafeRawPointer) {
        var next: AnyClass? = type
        while let type = next, Metadata(type).classDescriptor != root {
            guard add(Metadata(type).classDescriptor) else { return nil }
            next = Metadata.superclass(of: type)
        }
    }

    private mutating func add(_ descriptor: UnsafeRawPointer) -> Bool {
        let begin = "nominal type descriptor for "
        guard let mangled = Self.symbol(at: descriptor, ending: "Mn"), let text = Self.demangle(mangled),
            text.hasPrefix(begin)
        else { return false }
        let owner = text.dropFirst(begin.count) + "."
        var symbols: [String] = []
        withUnsafeMutablePointer(to: &symbols) { symbols in
            cffi_each_function(
                String(mangled.dropLast(2)),
                { context, _, name in
                    context!.assumingMemoryBound(to: [String].self).pointee.append(String(cString: name!))
                }, symbols)
        }
        // The name of a private class has its file's, that of a class in a function a number.
        if owner.contains(" in _") || owner.contains(" #") { hidesMethods = true }
        let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
        for symbol in symbols {
            guard let text = Self.demangle(symbol), let place = text.firstRange(of: owner),
                !text[..<place.lowerBound].hasSuffix("static ")
            else { continue }
            let written = text[place.upperBound...], name = Declaration.name(written)
            methods[name, default: []].append(
                Method(declaration: Declaration(written), isLasting: symbol.hasSuffix("Tq")))
            if isGeneric, Declaration.words(written).contains(where: { $0.count == 1 && $0.first!.isUppercase }) {
                openNames.insert(name)
            }
        }
        return true
    }

    /// What the classes have of a requirement.
    ///
    /// - Parameters:
    ///   - declaration: The requirement as Swift declares it, without the protocol's name.
    ///   - types: What its associated types are.
    func answer(_ declaration: Substring, _ types: AssociatedTypes) -> Answer {
        let (declaration, isConcrete) = Self.concrete(declaration, types)
        let requirement = Declaration(declaration), name = Declaration.name(declaration)
        let found = methods[name] ?? []
        if hidesMethods { return .unclear }
        if found.contains(where: { $0.isLasting && $0.declaration.implements(requirement) }) { return .own }
        if found.contains(where: { $0.declaration.mayImplement(requirement) }) { return .unclear }
        // A method with other types is another method, unless the types are not known.
        return openNames.contains(name) || !isConcrete && !found.isEmpty ? .unclear : .none
    }

    /// Whether the classes declare a method of a requirement.
    func declares(_ declaration: Substring, _ types: AssociatedTypes) -> Bool {
        let (declaration, _) = Self.concrete(declaration, types)
        let requirement = Declaration(declaration)
        return (methods[Declaration.name(declaration)] ?? []).contains { $0.declaration.implements(requirement) }
    }

    /// The declaration with the types that it has for a class, and whether all of them are known: in a requirement, `Self` is `A`, its
    /// associated types are `A.Item`, and its own generic parameters are `A1`, `B1`; in a class that isn't generic, these are `A`, `B`.
    private static func concrete(
        _ declaration: Substring, _ types: AssociatedTypes
    ) -> (declaration: Substring, isConcrete: Bool) {
        var text = "", isConcrete = true
        var rest = declaration
        while let first = rest.first {
            let isPart = text.last.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            guard !isPart, !word.isEmpty else {
                text.append(first)
                rest = rest.dropFirst()
                continue
            }
            rest = rest[word.endIndex...]
            if word == "A", rest.first == "." {
                let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                if let type = types[name] {
                    text += String(reflecting: type.type)
                    rest = rest.dropFirst(1 + name.count)
                    continue
                }
                isConcrete = false
            } else if word == "A", rest.first != ":" {
                isConcrete = false
            } else if word.count == 2, word.last == "1", let letter = word.first, letter.isUppercase {
                text.append(letter)
                continue
            }
            text += word
        }
        return (text[...], isConcrete)
    }

    /// A declaration's name, for texts.
    static func name(_ declaration: Substring) -> Substring { Declaration.name(declaration) }

    // MARK: Symbols

    private static func symbol(at address: UnsafeRawPointer, ending: String) -> String? {
        var address: UnsafeRawPointer? = address
        var name: UnsafeMutablePointer<CChar>?
        cffi_function_names(&address, 1, ending, &name)
        defer { cffi_free_name(name) }
        return name.map { String(cString: $0) }
    }

    private static func demangle(_ mangled: String) -> String? {
        guard let text = swift_demangle(mangled, mangled.utf8.count, nil, nil, 0) else { return nil }
        defer { cffi_free_name(text) }
        return String(cString: text)
    }
}

/// A method, property or subscript as Swift declares it, without the name of the type that has it.
private struct Declaration {
    /// The name, and the parameters of a method.
    private let head: Substring
    private let isAsync: Bool
    /// `throws`, or `throws(Failure)`; empty if it throws nothing.
    private let failure: Substring
    /// What follows.
    private let result: Substring

    init(_ text: Substring) {
        let end = text.contains(" : ") ? text.endIndex : Self.endOfParameters(text)
        head = text[..<end]
        let arrow = text[end...].firstRange(of: "-> ")?.lowerBound ?? text.endIndex
        let effects = text[end..<arrow]
        isAsync = effects.contains(" async")
        failure = effects.firstRange(of: "throws").map { effects[$0.lowerBound...].dropLast() } ?? ""
        result = text[arrow...]
    }

    /// Whether this implements a requirement: it may have fewer effects.
    func implements(_ requirement: Declaration) -> Bool {
        head == requirement.head && result == requirement.result && hasNoMoreEffects(than: requirement)
    }

    /// The same, where parameters and results may have other attributes.
    func mayImplement(_ requirement: Declaration) -> Bool {
        Self.plain(head) == Self.plain(requirement.head) && Self.plain(result) == Self.plain(requirement.result)
            && hasNoMoreEffects(than: requirement)
    }

    private func hasNoMoreEffects(than requirement: Declaration) -> Bool {
        (!isAsync || requirement.isAsync)
            && (failure.isEmpty || failure == requirement.failure || requirement.failure == "throws")
    }

    private static func plain(_ text: Substring) -> String {
        var rest = String(text)
        for attribute in ["@Sendable ", "@autoclosure ", "__owned ", "__shared ", "sending "] {
            while let place = rest.firstRange(of: attribute) { rest.removeSubrange(place) }
        }
        return rest
    }

    static func words(_ text: Substring) -> [Substring] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    }

    /// Behind the parenthesis that closes a method's parameters.
    private static func endOfParameters(_ text: Substring) -> Substring.Index {
        parameters(text).map { text.index(after: $0.endIndex) } ?? text.endIndex
    }

    /// Of a method: what stands between the parentheses.
    private static func parameters(_ text: Substring) -> Substring? {
        guard let open = text.firstIndex(where: { $0 == "(" || $0 == "<" }),
            // Of a generic method, the parameters follow its own generic ones.
            let begin = text[open...].firstRange(of: text[open] == "<" ? ">(" : "(")?.upperBound
        else { return nil }
        var depth = 0
        for index in text[begin...].indices {
            switch text[index] {
            case "(", "[", "<": depth += 1
            case ")" where depth == 0: return text[begin..<index]
            case ")", "]": depth -= 1
            case ">" where text[..<index].last != "-": depth -= 1
            default: break
            }
        }
        return nil
    }

    /// A declaration's name and labels, such as `importer(_:didImport:)` or `title`; of a subscript, all of it.
    static func name(_ text: Substring) -> Substring {
        if text.hasPrefix("subscript.") { return text }
        if let accessor = text.firstRange(of: " : ") { return text[..<accessor.lowerBound].prefix { $0 != "." } }
        guard let parameters = parameters(text) else { return text }
        var labels = "", depth = 0, begin = parameters.startIndex
        for index in parameters.indices + [parameters.endIndex] {
            let character = index == parameters.endIndex ? "," : parameters[index]
            switch character {
            case "," where depth == 0:
                let parameter = parameters[begin..<index]
                if !parameter.isEmpty { labels += label(parameter) + ":" }
                begin = parameters[index...].dropFirst(2).startIndex
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where parameters[..<index].last != "-": depth -= 1
            default: break
            }
        }
        return "\(text.prefix { $0 != "(" && $0 != "<" })(\(labels))"
    }

    /// The label of a parameter, such as `with: Swift.String`.
    private static func label(_ parameter: Substring) -> Substring {
        guard let colon = parameter.firstRange(of: ": ") else { return "_" }
        let label = parameter[..<colon.lowerBound]
        return label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? label : "_"
    }
}
