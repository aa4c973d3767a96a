/// The name of a function by which a type conforms.
struct WitnessSymbol {
    /// As if the function were none of the type.
    let mangled: String
    let declaration: SymbolDeclaration
    /// Which type conforms, in which module.
    let conformance: Substring
    private let protocolName: String

    /// Nil without a name, and for the name of anything else.
    init?(_ mangled: String?, of protocolName: String) {
        guard let mangled, mangled.hasPrefix("$s"), let demangled = Symbols.demangled(mangled) else { return nil }
        let begins = ["", "static "].map { "protocol witness for \($0)\(protocolName)." }
        guard let begin = begins.first(where: demangled.hasPrefix),
            let end = demangled.ranges(of: " in conformance ").last
        else { return nil }
        // A static function's has a `Z`, and the same types without it.
        self.mangled = mangled.hasSuffix("ZTW") ? String(mangled.dropLast(3)) + "TW" : mangled
        self.protocolName = protocolName
        declaration = SymbolDeclaration(text: demangled[..<end.lowerBound].dropFirst(begin.count))
        conformance = demangled[end.upperBound...]
    }

    /// The symbol if the method took nothing over: the runtime reads no types of parameters that are `__owned`, as
    /// `consuming` ones are. Each of them has an `n` behind its type (swiftlang/swift, docs/ABI/Mangling.rst); the text
    /// without an `n` shows whether it is such a one.
    private var borrowing: String {
        var name = mangled
        guard declaration.text.contains("__owned "), var text = Symbols.demangled(mangled) else { return mangled }
        while let owned = text.firstRange(of: "__owned ") {
            text.removeSubrange(owned)
            let found = name.indices.lazy.filter { name[$0] == "n" }.map { place in
                var shorter = name
                shorter.remove(at: place)
                return shorter
            }.first { Symbols.demangled($0) == text }
            guard let found else { return mangled }
            name = found
        }
        return name
    }

    /// Nil where the types are not known, or are not supported.
    func signature(_ kind: Requirement.Kind) -> RequirementSignature? {
        // Swift's runtime cannot copy a block where there is no Objective-C, not even tell its size.
        guard !declaration.text.contains("@convention(block)") else { return nil }
        switch kind {
        case .method: return methodSignature
        case .getter: return accessorSignature("vgTW") { ([], $0) }
        case .setter: return accessorSignature("vsTW") { ([$0], Metadata(Void.self)) }
        default: return nil
        }
    }

    private var methodSignature: RequirementSignature? {
        // Variadic parameters have another type than their name says. `GenericDeclaration` reads generic methods; the
        // runtime gives types of some nevertheless, as of `InlineArray<Count, Int>`.
        guard mangled.hasSuffix("FTW"), !declaration.text.contains("..."), !declaration.isGeneric,
            let (arguments, result) = types(borrowing)
        else { return nil }
        let parameters = declaration.parameters
        // What counts no references cannot be taken over; a reference finds it borrowed, too.
        guard zip(parameters, arguments).allSatisfy({ !$0.type.contains("__owned ") || $1.isTrivial }), let failure
        else { return nil }
        return RequirementSignature(name: declaration.name, arguments: arguments, result: result, failure: failure)
    }

    /// The type of the errors. Only the text has its name.
    private var failure: (any Error.Type)? {
        guard mangled.hasSuffix("KFTW") else { return Never.self }
        guard mangled.hasSuffix("YKFTW") else { return (any Error).self }
        let effects = declaration.effects
        guard let begin = effects.firstRange(of: "throws("), let end = effects.lastIndex(of: ")") else { return nil }
        return Metadata.nominalType(named: effects[begin.upperBound..<end]) as? any Error.Type
    }

    /// A property's type is found as the result of a method without arguments of its name.
    private func accessorSignature(
        _ ending: String, _ types: (Metadata) -> ([Metadata], Metadata)
    ) -> RequirementSignature? {
        guard mangled.hasSuffix(ending), let (_, value) = self.types(mangled.dropLast(ending.count) + "yFTW")
        else { return nil }
        let (arguments, result) = types(value)
        return RequirementSignature(
            name: String(declaration.base), arguments: arguments, result: result, failure: Never.self)
    }

    private func types(_ symbol: String) -> (arguments: [Metadata], result: Metadata)? {
        Symbols.types(of: symbol).flatMap {
            ($0.arguments + [$0.result]).contains(where: \.mayHideItsLayout) ? nil : $0
        }
    }

    /// Whether each parameter escapes, if it is a closure. Nil where that is not known. The text says nothing of it.
    var escaping: [Bool]? {
        if let types = Symbols.parameters(of: mangled), !types.isEmpty { return types.map(\.mayEscape) }
        // Some types are those of a conformance, or of a generic parameter.
        return localParameters.map { local in declaration.parameters.indices.map { !local.contains($0) } }
    }

    /// The parameters that are closures which do not escape; nil where that is not known.
    ///
    /// In a mangled name, `XE` is a function type that does not escape, `XK` such an autoclosure, and `XA` one that
    /// escapes (docs/ABI/Mangling.rst); the text shows which are autoclosures. So with `XA` in place of an `XE`, and
    /// `XE` in place of an `XK`, the text has one `@autoclosure` more or less, which is where the type is.
    private var localParameters: Set<Int>? {
        let mark = "@autoclosure "
        var found: Set<Int> = []
        for (local, other) in [("XE", "XA"), ("XK", "XE")] {
            for range in mangled.ranges(of: local) {
                var name = mangled
                name.replaceSubrange(range, with: other)
                guard let changed = WitnessSymbol(name, of: protocolName) else { return nil }
                let (longer, shorter) = local == "XE" ? (changed, self) : (self, changed)
                let place = longer.declaration.text.ranges(of: mark).first { place in
                    var text = longer.declaration.text
                    text.removeSubrange(place)
                    return text == shorter.declaration.text
                }
                guard let place else {
                    // The letters may be a part of an identifier.
                    if declaration.text.contains(local) || conformance.contains(local) { continue }
                    return nil
                }
                let parameters = longer.declaration.parameters
                found.formUnion(parameters.indices.filter { parameters[$0].isInFront(place.lowerBound) })
            }
        }
        return found
    }
}

extension Metadata {
    /// The type with a qualified name such as `Module.Outer.Inner`, neither generic nor private; nil if there is none.
    fileprivate static func nominalType(named name: Substring) -> Any.Type? {
        let parts = name.split(separator: ".").map { "\($0.utf8.count)\($0)" }
        guard parts.count > 1, parts.count < 6, name.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) })
        else { return nil }
        // A mangled name also says of each part whether it is a struct, an enum or a class.
        var names = [parts[0]]
        for part in parts.dropFirst() { names = names.flatMap { name in ["V", "O", "C"].map { name + part + $0 } } }
        return names.lazy.compactMap { _typeByName($0) }.first
    }
}
