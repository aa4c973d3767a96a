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

    /// In the body of a class: the class's descriptor has an entry for each, in optimized builds too (swiftlang/swift,
    /// docs/ABI/Mangling.rst, `Tq`).
    private var lasting: Set<Substring> = []
    /// In an extension, or in a final or private class.
    private var others: Set<Substring> = []
    /// The names of all, with labels and without types.
    private var names: Set<Substring> = []

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
        for symbol in symbols {
            guard let text = Self.demangle(symbol), let place = text.firstRange(of: owner) else { continue }
            let declaration = Self.withoutEffects(text[place.upperBound...])
            if symbol.hasSuffix("Tq") { lasting.insert(declaration) } else { others.insert(declaration) }
            names.insert(Self.name(declaration))
        }
        return true
    }

    /// What the classes have of a requirement. `declaration`: the requirement as Swift declares it, without the protocol's name.
    subscript(declaration: Substring) -> Answer {
        let declaration = Self.withoutEffects(declaration)
        if lasting.contains(declaration) { return .own }
        // With other types it may implement the requirement of an associated type, or be another method.
        return others.contains(declaration) || names.contains(Self.name(declaration)) ? .unclear : .none
    }

    // MARK: Texts

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

    /// A class may implement a requirement without its effects, such as `throws`.
    private static func withoutEffects(_ declaration: Substring) -> Substring {
        var rest = String(declaration)
        for effect in [" async", "@Sendable ", "__owned ", "__shared ", "sending "] {
            while let place = rest.firstRange(of: effect) { rest.removeSubrange(place) }
        }
        while let place = rest.firstRange(of: " throws") {
            rest.removeSubrange(place)
            guard rest[place.lowerBound...].first == "(", let end = rest[place.lowerBound...].firstIndex(of: ")") else {
                continue
            }
            rest.removeSubrange(place.lowerBound...end)
        }
        return rest[...]
    }

    /// A declaration's name and labels, such as `importer(_:didImport:)` or `title`; of a subscript, all of it.
    static func name(_ declaration: Substring) -> Substring {
        if declaration.hasPrefix("subscript.") { return declaration }
        if let accessor = declaration.firstRange(of: " : ") {
            return declaration[..<accessor.lowerBound].prefix { $0 != "." }
        }
        guard let open = declaration.firstIndex(where: { $0 == "(" || $0 == "<" }),
            // Of a generic method, the arguments follow its parameters.
            let begin = declaration[open...].firstRange(of: declaration[open] == "<" ? ">(" : "(")?.upperBound
        else { return declaration }
        var depth = 0, labels = "", parameter = declaration[begin..<begin]
        for index in declaration[begin...].indices {
            switch declaration[index] {
            case ")" where depth == 0, "," where depth == 0:
                parameter = declaration[parameter.startIndex..<index]
                if !parameter.isEmpty { labels += label(parameter) + ":" }
                if declaration[index] == ")" { return "\(declaration[..<open])(\(labels))" }
                parameter = declaration[index...].dropFirst(2)
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where declaration[..<index].last != "-": depth -= 1
            default: break
            }
        }
        return declaration
    }

    /// The label of a parameter, such as `with: Swift.String`.
    private static func label(_ parameter: Substring) -> Substring {
        guard let colon = parameter.firstRange(of: ": ") else { return "_" }
        let label = parameter[..<colon.lowerBound]
        return label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? label : "_"
    }
}
