import CSupport

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
}

/// Finds the names and types of a protocol's requirements.
///
/// Each type that conforms has a function for each requirement, and the mangled name of this function contains the
/// requirement's declaration (docs/ABI/Mangling.rst in swiftlang/swift, `TW`). Programs keep such names in their symbol
/// table unless they are stripped. Where conforming types say different things, or the optimizer has merged functions,
/// and where a type is not known at run time, the requirement stays unknown.
enum RequirementSignatures {
    /// By the requirement's index. Reads files, which takes some milliseconds.
    static func find(_ descriptor: ProtocolDescriptor) -> [Int: RequirementSignature] {
        let flags = descriptor.requirements
        var known: [Int: RequirementSignature] = [:]
        var contradicted: Set<Int> = []
        for symbols in symbols(of: descriptor) {
            for (index, symbol) in symbols {
                guard let signature = symbol.signature(Requirement.Kind(flags[index].kind)) else { continue }
                if let other = known[index], other != signature { contradicted.insert(index) }
                known[index] = signature
            }
        }
        return known.filter { !contradicted.contains($0.key) }
    }

    /// The declarations of the requirements by their indices: those that symbols tell of.
    static func declarations(of descriptor: ProtocolDescriptor) -> [Int: SymbolDeclaration] {
        var known: [Int: SymbolDeclaration] = [:]
        for (index, symbol) in symbols(of: descriptor, leavesMergedOut: true).lazy.flatMap({ $0 })
        where known[index] == nil {
            known[index] = symbol.declaration
        }
        return known
    }

    /// Generic requirements by their indices, as far as symbols tell all of them.
    static func genericDeclarations(of descriptor: ProtocolDescriptor) -> [Int: GenericDeclaration] {
        var known: [Int: GenericDeclaration] = [:]
        for (index, symbol) in symbols(of: descriptor, leavesMergedOut: true).lazy.flatMap({ $0 })
        where known[index] == nil {
            known[index] = GenericDeclaration(mangled: symbol.mangled, declaration: symbol.declaration)
        }
        return known
    }

    /// The names of requirements, such as `transfer(_:to:)`, `balance` or `subscript(_:)`, by their indices, as far as
    /// symbols contain them. Has more than `find`, which needs the types.
    static func names(of descriptor: ProtocolDescriptor) -> [Int: String] {
        var known: [Int: String] = [:]
        for (index, symbol) in symbols(of: descriptor, leavesMergedOut: true).lazy.flatMap({ $0 })
        where known[index] == nil {
            known[index] = symbol.declaration.name
        }
        return known
    }

    /// Whether each parameter of a method escapes, if it is a closure; by the requirement's index. Reads files.
    static func escaping(_ descriptor: ProtocolDescriptor) -> [Int: [Bool]] {
        var known: [Int: [Bool]] = [:]
        for (index, symbol) in symbols(of: descriptor).lazy.flatMap({ $0 }) where known[index] == nil {
            known[index] = symbol.escaping
        }
        return known
    }

    /// The index of the first requirement that takes or returns `Self`, which no proxy supports: what is `Self` for
    /// its caller is the proxy, and for its receiver another object. Nil if no conforming type's symbols tell of one.
    /// Reads files.
    static func requirementOfSelf(_ descriptor: ProtocolDescriptor) -> Int? {
        symbols(of: descriptor).lazy.flatMap { $0 }.filter { _, symbol in symbol.requiresSelf }.map(\.key).min()
    }

    /// For each requirement of which a conforming type's symbols tell, whether it takes or returns `Self`. Reads files.
    static func usesOfSelf(_ descriptor: ProtocolDescriptor) -> [Int: Bool] {
        var known: [Int: Bool] = [:]
        for (index, symbol) in symbols(of: descriptor, leavesMergedOut: true).lazy.flatMap({ $0 }) {
            known[index] = known[index] == true || symbol.requiresSelf
        }
        return known
    }

    /// The requirements that are generic, or take a metatype: an argument may be two words, a type and a witness table.
    static func withMetatypes(_ descriptor: ProtocolDescriptor) -> Set<Int> {
        Set(
            declarations(of: descriptor).filter { $0.value.isGeneric || $0.value.types.contains(".Type") }.map(\.key))
    }

    /// The functions of each type that conforms, by the requirements' indices. If the optimizer has merged some of one
    /// type's: none of that type, or those that it has not merged with others of it.
    private static func symbols(of descriptor: ProtocolDescriptor, leavesMergedOut: Bool = false) -> [[Int: Symbol]] {
        let functions = functions(of: descriptor), indices = functions.indices, count = indices.count
        return stride(from: 0, to: functions.words.count, by: max(count, 1)).map { begin in
            symbols(
                indices, functions.words[begin..<begin + count], functions.names[begin..<begin + count],
                descriptor.qualifiedName, leavesMergedOut)
        }
    }

    private static let known = Locked<[ProtocolDescriptor: WitnessFunctions]>([:])

    /// The functions of all tables of a protocol. Files are read once for each protocol.
    private static func functions(of descriptor: ProtocolDescriptor) -> WitnessFunctions {
        if let known = known.withLock({ $0[descriptor] }) { return known }
        let flags = descriptor.requirements
        var found = WitnessFunctions(
            indices: flags.indices.filter { Requirement.Kind(flags[$0].kind).isCall })
        withUnsafeMutablePointer(to: &found) { found in
            cffi_each_witness_functions(
                descriptor.address,
                { $1!.assumingMemoryBound(to: WitnessFunctions.self).pointee.add($0!) }, found)
        }
        // All at once: a protocol of the standard library has hundreds of conforming types.
        found.names = names(found.words, ending: "TW")
        if found.indices.contains(where: { flags[$0].isAsync }) {
            // What stands in a table for an asynchronous function is the record that leads to it.
            found.names = zip(found.names, names(found.words, ending: "TWTu")).map {
                $0 ?? $1.map { String($0.dropLast(2)) }
            }
        }
        known.withLock { $0[descriptor] = found }
        return found
    }

    /// The functions of all tables, one table's after the other's.
    private struct WitnessFunctions: @unchecked Sendable {
        let indices: [Int]
        private(set) var words: [UnsafeRawPointer?] = []
        /// The symbol of each function; nil if it has none, or several.
        var names: [String?] = []

        init(indices: [Int]) { self.indices = indices }

        mutating func add(_ table: cffi_witness_table) { words += indices.map { table[$0 + 1] } }
    }

    /// The functions in one table.
    private static func symbols(
        _ indices: [Int], _ words: ArraySlice<UnsafeRawPointer?>, _ names: ArraySlice<String?>, _ protocolName: String,
        _ leavesMergedOut: Bool
    ) -> [Int: Symbol] {
        var found: [Int: Symbol] = [:], conformances: Set<Substring> = []
        for (index, name) in zip(indices, names) {
            guard let name, let symbol = Symbol(name, of: protocolName) else { continue }
            conformances.insert(symbol.conformance)
            found[index] = symbol
        }
        // Functions of several conformances, or one function for several requirements: the optimizer has merged some.
        let functions = words.compactMap { $0 }
        let isMerged = conformances.count > 1 || Set(functions).count < functions.count
        guard isMerged, leavesMergedOut else { return isMerged ? [:] : found }
        let counts = Dictionary(functions.map { ($0, 1) }, uniquingKeysWith: +)
        let byIndex = Dictionary(uniqueKeysWithValues: zip(indices, words))
        // A function that was merged with another type's may be of another requirement.
        let byType = Dictionary(found.values.map { ($0.conformance, 1) }, uniquingKeysWith: +)
        let most = byType.values.max()
        guard let own = byType.first(where: { $0.value == most })?.key, byType.values.count(where: { $0 == most }) == 1
        else {
            return [:]
        }
        return found.filter { index, symbol in
            symbol.conformance == own && (byIndex[index]?.map { counts[$0] == 1 } ?? false)
        }
    }

    /// The names of symbols, of those that end so.
    private static func names(_ words: [UnsafeRawPointer?], ending: String) -> [String?] {
        var names: [UnsafeMutablePointer<CChar>?] = Array(repeating: nil, count: words.count)
        cffi_function_names(words, words.count, ending, &names)
        defer { for name in names { cffi_free_name(name) } }
        return names.map { $0.map { String(cString: $0) } }
    }

    /// The name of a function by which a type conforms.
    private struct Symbol {
        let mangled: String
        let declaration: SymbolDeclaration
        /// Which type conforms, in which module.
        let conformance: Substring
        private let protocolName: String

        /// Nil if it is not of that protocol.
        init?(_ mangled: String, of protocolName: String) {
            guard mangled.hasPrefix("$s"), let demangled = Self.demangle(mangled) else { return nil }
            let begins = ["", "static "].map { "protocol witness for \($0)\(protocolName)." }
            guard let begin = begins.first(where: demangled.hasPrefix),
                let end = demangled.ranges(of: " in conformance ").last
            else { return nil }
            self.mangled = mangled
            self.protocolName = protocolName
            declaration = SymbolDeclaration(text: demangled[..<end.lowerBound].dropFirst(begin.count))
            conformance = demangled[end.upperBound...]
        }

        private static func demangle(_ mangled: String) -> String? {
            guard let text = swift_demangle(mangled, mangled.utf8.count, nil, nil, 0) else { return nil }
            defer { cffi_free_name(text) }
            return String(cString: text)
        }

        /// The symbol if the method took nothing over: the runtime reads no types of parameters that are
        /// `__owned`, as `consuming` ones are. Each of them has an
        /// `n` behind its type (swiftlang/swift, docs/ABI/Mangling.rst); the text without an `n` shows whether it is
        /// such a one.
        private var borrowing: String {
            var name = mangled
            guard declaration.text.contains("__owned "), var text = Self.demangle(mangled) else { return mangled }
            while let owned = text.firstRange(of: "__owned ") {
                text.removeSubrange(owned)
                let found = name.indices.lazy.filter { name[$0] == "n" }.map { place in
                    var shorter = name
                    shorter.remove(at: place)
                    return shorter
                }.first { Self.demangle($0) == text }
                guard let found else { return mangled }
                name = found
            }
            return name
        }

        /// Whether its types contain `Self`, which is `A` in the text: every other type has the name of its module in
        /// front, and generic parameters of the requirement have a number. False where the text has other things that
        /// may be an `A`.
        var requiresSelf: Bool {
            let types = declaration.types
            // Constraints of an extension in which a type is declared, and names that need back ticks.
            guard !types.contains(" where "), !types.contains("`") else { return false }
            return ([types] + (declaration.genericClause?.constraints ?? [])).contains(where: Self.containsSelf)
        }

        private static func containsSelf(_ types: Substring) -> Bool {
            func isPart(_ character: Character) -> Bool {
                character.isLetter || character.isNumber || character == "_" || character == "."
            }
            return types.indices.contains { index in
                let before = types[..<index], rest = types[index...].dropFirst()
                guard types[index] == "A", !(before.last.map(isPart) ?? false), !before.hasSuffix("extension in ")
                else {
                    return false
                }
                // A label is followed by a colon, the name of a private type by the file that it is in.
                if rest.hasPrefix(":") || rest.hasPrefix(" in ") { return false }
                if rest.hasPrefix("...") { return true }
                return rest.hasPrefix(".Type")
                    ? !(rest.dropFirst(5).first.map(isPart) ?? false) : !(rest.first.map(isPart) ?? false)
            }
        }

        /// Nil where the types are not known, or are not supported.
        func signature(_ kind: Requirement.Kind) -> RequirementSignature? {
            // Swift's runtime cannot copy a block where there is no Objective-C, not even tell its size.
            guard !declaration.text.contains("@convention(block)") else { return nil }
            switch kind {
            case .method: return methodSignature
            case .getter: return accessorSignature("vgTW") { ([], $0) }
            case .setter:
                return accessorSignature("vsTW") { ([$0], Metadata(Void.self)) }
            default: return nil
            }
        }

        private var methodSignature: RequirementSignature? {
            // Variadic parameters have another type than their name says. `GenericDeclaration` reads generic methods;
            // the runtime gives types of some nevertheless, as of `InlineArray<Count, Int>`.
            guard mangled.hasSuffix("FTW"), !declaration.text.contains("..."), !declaration.isGeneric,
                let (arguments, result) = types(borrowing)
            else { return nil }
            let parameters = declaration.parameters
            // What counts no references cannot be taken over; a reference finds it borrowed, too.
            guard zip(parameters, arguments).allSatisfy({ !$0.type.contains("__owned ") || $1.isTrivial }) else {
                return nil
            }
            guard let failure else { return nil }
            return RequirementSignature(
                name: declaration.name, arguments: arguments, result: result, failure: failure)
        }

        /// The type of the errors. Only the text has its name.
        private var failure: (any Error.Type)? {
            guard mangled.hasSuffix("KFTW") else { return Never.self }
            guard mangled.hasSuffix("YKFTW") else { return (any Error).self }
            let effects = declaration.effects
            guard let begin = effects.firstRange(of: "throws("), let end = effects.lastIndex(of: ")") else {
                return nil
            }
            return Metadata.nominalType(named: effects[begin.upperBound..<end]) as? any Error.Type
        }

        /// A property's type is found as the result of a method without arguments of its name.
        private func accessorSignature(
            _ ending: String, _ types: (Metadata) -> ([Metadata], Metadata)
        ) -> RequirementSignature? {
            guard mangled.hasSuffix(ending),
                let (_, value) = self.types(mangled.dropLast(ending.count) + "yFTW")
            else { return nil }
            let (arguments, result) = types(value)
            return RequirementSignature(
                name: String(declaration.base), arguments: arguments, result: result, failure: Never.self)
        }

        private func types(_ symbol: String) -> (arguments: [Metadata], result: Metadata)? {
            let length = symbol.utf8.count, count = cffi_parameter_count(symbol, length)
            guard count >= 0 else { return nil }
            var types: [UnsafeRawPointer?] = Array(repeating: nil, count: Int(max(count, 1)))
            guard cffi_parameter_types(symbol, length, &types, count),
                let result = cffi_result_type(symbol, length)
            else { return nil }
            let all = types.prefix(Int(count)).compactMap { $0.map { Metadata(at: $0) } } + [Metadata(at: result)]
            guard all.count == Int(count) + 1, !all.contains(where: \.mayHideItsLayout) else { return nil }
            return (Array(all.dropLast()), all.last!)
        }

        /// Whether each parameter escapes, if it is a closure. Nil where that is not known. The text says nothing of
        /// it.
        var escaping: [Bool]? {
            let length = mangled.utf8.count, count = cffi_parameter_count(mangled, length)
            if count > 0 {
                var types: [UnsafeRawPointer?] = Array(repeating: nil, count: Int(count))
                if cffi_parameter_types(mangled, length, &types, count) {
                    return types.map { $0.map { Metadata(at: $0).mayEscape } ?? true }
                }
            }
            // Some types are those of a conformance, or of a generic parameter.
            return localParameters.map { local in declaration.parameters.indices.map { !local.contains($0) } }
        }

        /// The parameters that are closures which do not escape; nil where that is not known.
        ///
        /// In a mangled name, `XE` is a function type that does not escape, `XK` such an autoclosure, and `XA` one that
        /// escapes (docs/ABI/Mangling.rst); the text shows which are autoclosures. So with `XA` in place of an `XE`,
        /// and `XE` in place of an `XK`, the text has one `@autoclosure` more or less, which is where the type is.
        private var localParameters: Set<Int>? {
            let mark = "@autoclosure "
            var found: Set<Int> = []
            for (local, other) in [("XE", "XA"), ("XK", "XE")] {
                for range in mangled.ranges(of: local) {
                    var name = mangled
                    name.replaceSubrange(range, with: other)
                    guard let changed = Symbol(name, of: protocolName) else { return nil }
                    let (longer, shorter) = local == "XE" ? (changed, self) : (self, changed)
                    let place = longer.declaration.text.ranges(of: mark).first { place in
                        var text = longer.declaration.text
                        text.removeSubrange(place)
                        return text == shorter.declaration.text
                    }
                    guard let place else {
                        // The letters may be a part of an identifier.
                        let isName = declaration.text.contains(local) || conformance.contains(local)
                        if isName { continue }
                        return nil
                    }
                    let parameters = longer.declaration.parameters
                    found.formUnion(parameters.indices.filter { parameters[$0].isInFront(place.lowerBound) })
                }
            }
            return found
        }
    }
}

extension RequirementSignature {
    var layout: ArgumentLayout {
        let element = arguments.count == 1 ? arguments[0].type : Metadata.tuple(of: arguments).type
        return ArgumentLayout(element, arguments: arguments.map(\.type), result: result.type, failure: failure)
    }
}

extension Requirement.Kind {
    /// Whether it is a call that ends when it returns.
    var isCall: Bool { self == .method || self == .getter || self == .setter }
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
