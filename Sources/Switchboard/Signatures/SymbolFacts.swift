import CSupport

/// What the symbols of a program say of a protocol's requirements: their names and types, which its descriptor hasn't.
///
/// Each type that conforms has a function for each requirement, and the mangled name of this function contains the
/// requirement's declaration (docs/ABI/Mangling.rst in swiftlang/swift, `TW`). Programs keep such names in their symbol
/// table unless they are stripped. Thread-safe.
final class SymbolFacts: Sendable {
    private static let known = Locked<[ProtocolDescriptor: SymbolFacts]>([:])

    /// Those of which symbols tell, by their indices.
    private let requirements: Locked<[Int: RequirementFacts]>

    /// The facts of a protocol. The first time this reads files, which takes some milliseconds. Types that are loaded
    /// later are not asked.
    static func of(_ descriptor: ProtocolDescriptor) -> SymbolFacts {
        if let known = known.withLock({ $0[descriptor] }) { return known }
        let made = SymbolFacts(descriptor)
        known.withLock { $0[descriptor] = made }
        return made
    }

    /// A fact of the requirement with an index; nil if no symbol tells it.
    func find<Fact>(_ index: Int, _ fact: (inout RequirementFacts) -> Fact?) -> Fact? {
        requirements.withLock { $0[index] == nil ? nil : fact(&$0[index]!) }
    }

    /// The index of the first requirement that takes or returns `Self`, which no proxy supports: what is `Self` for
    /// its caller is the proxy, and for its receiver another object. Nil if no conforming type's symbols tell of one.
    var requirementOfSelf: Int? {
        requirements.withLock { facts in
            // An initializer returns it. One that also takes it traps when it's called.
            facts.keys.sorted().first { facts[$0]!.kind != .initializer && facts[$0]!.usesSelfForSure }
        }
    }

    private typealias Witnesses = (indices: [Int], functions: [UnsafeRawPointer?])

    private init(_ descriptor: ProtocolDescriptor) {
        let flags = descriptor.requirements, kinds = flags.map { Requirement.Kind($0.kind) }
        let indices = flags.indices.filter { kinds[$0].isCall || kinds[$0] == .initializer }
        // One table's after the other's.
        var witnesses: Witnesses = (indices, [])
        withUnsafeMutablePointer(to: &witnesses) { witnesses in
            cffi_each_witness_functions(
                descriptor.address,
                { table, context in
                    let witnesses = context!.assumingMemoryBound(to: Witnesses.self)
                    witnesses.pointee.functions += witnesses.pointee.indices.map { table![$0 + 1] }
                }, witnesses)
        }
        let functions = witnesses.functions
        // All at once: a protocol of the standard library has hundreds of conforming types.
        var names = Symbols.names(of: functions, ending: "TW")
        if indices.contains(where: { flags[$0].isAsync }) {
            // What stands in a table for an asynchronous function is the record that leads to it.
            names = zip(names, Symbols.names(of: functions, ending: "TWTu")).map {
                $0 ?? $1.map { String($0.dropLast(2)) }
            }
        }
        let protocolName = descriptor.qualifiedName, symbols = names.map { WitnessSymbol($0, of: protocolName) }
        var found: [Int: RequirementFacts] = [:]
        for begin in stride(from: 0, to: functions.count, by: max(indices.count, 1)) {
            let table = begin..<begin + indices.count
            let (unmerged, isWhole) = Self.unmerged(functions[table], symbols[table])
            for (index, symbol) in zip(indices, unmerged) {
                guard let symbol else { continue }
                found[index, default: RequirementFacts(kind: kinds[index])].add(symbol, isSure: isWhole)
            }
        }
        requirements = Locked(found)
    }

    /// The symbols of one type's functions, without those that the optimizer may have merged with others; none if that
    /// is not clear. `isWhole`: it has merged none.
    private static func unmerged(
        _ functions: ArraySlice<UnsafeRawPointer?>, _ symbols: ArraySlice<WitnessSymbol?>
    ) -> (symbols: [WitnessSymbol?], isWhole: Bool) {
        let uses = Dictionary(functions.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
        let types = Dictionary(symbols.compactMap { $0 }.map { ($0.conformance, 1) }, uniquingKeysWith: +)
        // Functions of several conformances, or one function for several requirements: the optimizer has merged some.
        guard types.count > 1 || uses.values.contains(where: { $0 > 1 }) else { return (Array(symbols), true) }
        // A function that was merged with another type's may be of another requirement.
        let most = types.values.max(), own = types.filter { $0.value == most }.map(\.key)
        return (
            zip(functions, symbols).map { function, symbol in
                own.count == 1 && symbol?.conformance == own[0] && uses[function!] == 1 ? symbol : nil
            }, false
        )
    }
}

extension Requirement.Kind {
    /// Whether it is a call that ends when it returns.
    var isCall: Bool { self == .method || self == .getter || self == .setter }
}
