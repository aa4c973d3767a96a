/// What a proxy answers by itself if its delegate type's protocols refine Foundation's `NSObjectProtocol`: which object
/// it is. No target's answer would fit, because parents compare and hash their delegates.
///
/// The requirements have the types, and the order, of those of `NSObjectProtocol` in swift-corelibs-foundation's
/// NSObject.swift, so the witnesses fit into a table of that protocol. If the optimizer knows a protocol to be
/// internal, it removes the witnesses that no code calls from the protocol's tables.
@usableFromInline protocol IdentityAnswers: AnyObject {
    func isIdentical(to object: Any?) -> Bool
    var identityHash: Int { get }
    func itself() -> Self
    func isAProxy() -> Bool
    var identityDescription: String { get }
    var identityDebugDescription: String { get }
}

/// What a proxy answers if its delegate type's protocols refine `Equatable`: whether what two proxies stand for is
/// equal. The method is static, and takes `Self`, so no target could answer. The same holds of the other protocols
/// (swiftlang/swift, stdlib/public/core, Equatable.swift, Hashable.swift and Comparable.swift: types and order).
@usableFromInline protocol EqualityAnswers {
    static func isEqual(_ one: Self, _ other: Self) -> Bool
}

/// The same for `Hashable`, without what it inherits.
@usableFromInline protocol HashAnswers {
    var representedHash: Int { get }
    func hashRepresented(into hasher: inout Hasher)
    func rawHash(seed: Int) -> Int
}

/// The same for `Comparable`.
@usableFromInline protocol OrderAnswers {
    static func isLess(_ one: Self, _ other: Self) -> Bool
    static func isLessOrEqual(_ one: Self, _ other: Self) -> Bool
    static func isGreaterOrEqual(_ one: Self, _ other: Self) -> Bool
    static func isGreater(_ one: Self, _ other: Self) -> Bool
}

/// What a proxy answers if its delegate type's protocols refine `Actor` (swiftlang/swift,
/// stdlib/public/Concurrency/Actor.swift): on which executor it gets its calls.
@usableFromInline protocol ExecutorAnswers: AnyObject {
    var representedExecutor: UnownedSerialExecutor { get }
}

extension ProtocolDescriptor {
    /// Whether this is the protocol that all actors conform to. Where it is declared depends on the toolchain.
    var isActor: Bool { ["Swift.Actor", "_Concurrency.Actor"].contains(qualifiedName) }

    /// Whether only actors conform to this protocol.
    var refinesActor: Bool { isActor || bases.contains(where: \.refinesActor) }

    /// The witnesses of a class for the requirements that proxies answer themselves, by their indices; nil for another
    /// protocol, or if it has other requirements than this library knows. Those that lead to inherited protocols aren't
    /// among them. Precondition: the class is one of proxies.
    func ownAnswers(_ name: String, of type: AnyClass) -> [(index: Int, witness: UnsafeRawPointer)]? {
        let answering: Any.Type
        switch name {
        case "Foundation.NSObjectProtocol": answering = (any IdentityAnswers).self
        case "Swift.Equatable": answering = (any EqualityAnswers).self
        case "Swift.Hashable": answering = (any HashAnswers).self
        case "Swift.Comparable": answering = (any OrderAnswers).self
        case _ where isActor: answering = (any ExecutorAnswers).self
        default: return nil
        }
        let own = Metadata(answering).protocols[0], flags = requirements
        let indices = flags.indices.filter { flags[$0].kind != .baseProtocol }
        let isKnown = indices.map { flags[$0] }.elementsEqual(own.requirements) {
            $0.kind == $1.kind && $0.isInstance == $1.isInstance && !$0.isAsync
        }
        guard isKnown, let table = own.witnessTable(of: type) else { return nil }
        return zip(indices, own.requirements.indices).compactMap { index, place in
            table[place + 1].map { (index, $0) }
        }
    }
}
