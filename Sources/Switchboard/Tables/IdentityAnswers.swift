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

extension ProtocolDescriptor {
    /// The witnesses of a class for `NSObjectProtocol`'s requirements; nil for another protocol, or if it has other
    /// requirements than this library knows. Precondition: the class conforms to `IdentityAnswers`.
    func identityAnswers(_ name: String, of type: AnyClass) -> [UnsafeRawPointer]? {
        guard name == "Foundation.NSObjectProtocol" else { return nil }
        let own = Metadata((any IdentityAnswers).self).protocols[0]
        let isKnown = requirements.elementsEqual(own.requirements) {
            $0.kind == $1.kind && $0.isInstance && !$0.isAsync
        }
        guard isKnown, let table = own.witnessTable(of: type) else { return nil }
        return requirements.indices.compactMap { table[$0 + 1] }
    }
}
