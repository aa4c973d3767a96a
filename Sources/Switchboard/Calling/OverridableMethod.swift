/// A method of `AnyForwardingProxy` of which it matters whether a proxy's class overrides it.
///
/// A class's methods are words of its metadata. They have the same offset in all subclasses, in a part that begins at
/// the class that introduced the method. So a method's offset is found once, with two classes of which one overrides
/// just that. A class overrides it if its word differs from `AnyForwardingProxy`'s. Source: swiftlang/swift,
/// include/swift/ABI/Metadata.h, TargetClassMetadata.
struct OverridableMethod {
    /// Calls become invocations only where this is overridden.
    static let forwardInvocation = OverridableMethod(overriddenBy: OverridesInvocation.self)
    /// A message finds its method at once where this is not.
    static let methods = OverridableMethod(overriddenBy: OverridesMethods.self)

    private class Plain: AnyForwardingProxy, @unchecked Sendable {}

    private final class OverridesInvocation: AnyForwardingProxy, @unchecked Sendable {
        override func forwardInvocation(_ invocation: Invocation) throws {}
    }

    private final class OverridesMethods: AnyForwardingProxy, @unchecked Sendable {
        override var methods: MethodTable { MethodTable() }
    }

    /// Nil if the offset cannot be determined.
    private let word: Int?

    /// As the class has it that declares it.
    private let declared: UInt

    /// - Parameters:
    ///   - overriding: A class that overrides it.
    ///   - declaring: The class that declares it.
    ///   - plain: A subclass that overrides nothing.
    init(
        overriddenBy overriding: AnyClass, of declaring: AnyClass = AnyForwardingProxy.self,
        plain: AnyClass? = nil
    ) {
        let plain: AnyClass = plain ?? Plain.self
        // With Objective-C's runtime a class's metadata has another layout, and its words may be signed.
        #if canImport(ObjectiveC)
            word = nil
            declared = 0
        #else
            let metadata = Metadata(declaring).address
            let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
            let end = size - Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
            // A subclass has initializers of its own, so those words differ in both classes.
            let words = stride(from: 56, to: end, by: 8).filter {
                let own = Self.method(declaring, $0)
                return Self.method(plain, $0) == own && Self.method(overriding, $0) != own
            }
            word = words.count == 1 ? words[0] : nil
            declared = word.map { Self.method(declaring, $0) } ?? 0
        #endif
    }

    /// Whether a class overrides it; true if that cannot be determined, which only costs time.
    func isOverridden(by type: AnyClass) -> Bool {
        guard let word else { return true }
        return Self.method(type, word) != declared
    }

    private static func method(_ type: AnyClass, _ word: Int) -> UInt {
        Metadata(type).address.load(fromByteOffset: word, as: UInt.self)
    }
}
