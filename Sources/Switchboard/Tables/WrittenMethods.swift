/// The methods, properties and subscripts that a class, or one of its superclasses, declares itself, read from the
/// program's symbols.
///
/// They tell which requirements of a protocol the class implements, and which ones it takes from a protocol's
/// extension.
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
        let declaration: SymbolDeclaration
        /// Whether it is in the body of a class: the class's descriptor has an entry for it, in optimized builds too
        /// (swiftlang/swift, docs/ABI/Mangling.rst, `Tq`). Others are in an extension, or in a final or private class.
        let isLasting: Bool
    }

    /// By their names, with labels and without types.
    private var methods: [String: [Method]] = [:]
    /// The names of those that mention a generic parameter of their class: their types are not known.
    private var openNames: Set<String> = []
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
        guard let mangled = Symbols.names(of: [descriptor], ending: "Mn")[0],
            let text = Symbols.demangled(mangled), text.hasPrefix(begin)
        else { return false }
        let owner = text.dropFirst(begin.count) + "."
        // The optimizer may leave nothing of a small method but its name, for debuggers.
        let symbols = Set(
            Symbols.functions(beginning: String(mangled.dropLast(2)), withDebugNames: true).map(\.name))
        // The name of a private class has its file's, that of a class in a function a number.
        if owner.contains(" in _") || owner.contains(" #") { hidesMethods = true }
        let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
        for symbol in symbols {
            guard let text = Symbols.demangled(symbol), let place = text.firstRange(of: owner),
                !text[..<place.lowerBound].hasSuffix("static ")
            else { continue }
            let written = SymbolDeclaration(text: text[place.upperBound...]), name = written.key
            methods[name, default: []].append(
                Method(declaration: written, isLasting: symbol.hasSuffix("Tq")))
            if isGeneric, written.words.contains(where: { $0.count == 1 && $0.first!.isUppercase }) {
                openNames.insert(name)
            }
        }
        return true
    }

    /// What the classes have of a requirement.
    ///
    /// - Parameters:
    ///   - declaration: The requirement.
    ///   - types: What its associated types are.
    func answer(_ declaration: SymbolDeclaration, _ types: AssociatedTypes) -> Answer {
        let (requirement, isConcrete) = Self.concrete(declaration, types), name = requirement.key
        let found = methods[name] ?? []
        if hidesMethods { return .unclear }
        if found.contains(where: { $0.isLasting && $0.declaration.implements(requirement) }) { return .own }
        if found.contains(where: { $0.declaration.mayImplement(requirement) }) { return .unclear }
        // A method with other types is another method, unless the types are not known.
        return openNames.contains(name) || !isConcrete && !found.isEmpty ? .unclear : .none
    }

    /// Whether the classes declare a method of a requirement.
    func declares(_ declaration: SymbolDeclaration, _ types: AssociatedTypes) -> Bool {
        let (requirement, _) = Self.concrete(declaration, types)
        return (methods[requirement.key] ?? []).contains { $0.declaration.implements(requirement) }
    }

    /// The declaration with the types that it has for a class, and whether all of them are known: in a requirement,
    /// `Self` is `A`, its associated types are `A.Item`, and its own generic parameters are `A1`,
    /// `B1`; in a class that isn't generic, these are `A`, `B`.
    private static func concrete(
        _ declaration: SymbolDeclaration, _ types: AssociatedTypes
    ) -> (declaration: SymbolDeclaration, isConcrete: Bool) {
        var text = "", isConcrete = true
        var rest = declaration.text
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
        return (SymbolDeclaration(text: text[...]), isConcrete)
    }
}

extension SymbolDeclaration {
    /// The name with its labels; of a subscript, all of the declaration.
    fileprivate var key: String { base == "subscript" ? String(text) : name }

    /// Whether this implements a requirement: it may have fewer effects.
    fileprivate func implements(_ requirement: SymbolDeclaration) -> Bool {
        head == requirement.head && result == requirement.result && hasNoMoreEffects(than: requirement)
    }

    /// The same, where parameters and results may have other attributes.
    fileprivate func mayImplement(_ requirement: SymbolDeclaration) -> Bool {
        Self.withoutAttributes(head) == Self.withoutAttributes(requirement.head)
            && Self.withoutAttributes(result) == Self.withoutAttributes(requirement.result)
            && hasNoMoreEffects(than: requirement)
    }

    private func hasNoMoreEffects(than requirement: SymbolDeclaration) -> Bool {
        (!isAsync || requirement.isAsync)
            && (failure.isEmpty || failure == requirement.failure || requirement.failure == "throws")
    }

    private var isAsync: Bool { effects.contains(" async") }
    /// `throws`, or `throws(Failure)`; empty if it throws nothing.
    private var failure: Substring {
        effects.firstRange(of: "throws").map { effects[$0.lowerBound...].dropLast() } ?? ""
    }

    private static func withoutAttributes(_ text: Substring) -> String {
        ["@Sendable ", "@autoclosure ", "__owned ", "__shared ", "sending "].reduce(String(text)) {
            $0.replacing($1, with: "")
        }
    }

    fileprivate var words: [Substring] { text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") } }
}
