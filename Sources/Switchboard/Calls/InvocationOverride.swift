/// Finds the proxy classes that override `forwardInvocation(_:)`: only calls of their proxies become invocations.
///
/// A class's methods are words of its metadata. They have the same offset in all subclasses, in a part that begins at
/// the class that introduced the method. So the offset of `forwardInvocation` is found once, with two classes of which
/// one overrides just that. A class overrides it if its word differs from `AnyForwardingProxy`'s. Source:
/// swiftlang/swift, include/swift/ABI/Metadata.h, TargetClassMetadata.
enum InvocationOverride {
    private class Plain: AnyForwardingProxy, @unchecked Sendable {}

    private final class Overriding: AnyForwardingProxy, @unchecked Sendable {
        override func forwardInvocation(_ invocation: Invocation) throws {}
    }

    private static let word: Int? = findWord()

    /// Whether a class overrides it; true if that cannot be determined, which only costs time.
    static func isOverridden(by type: AnyClass) -> Bool {
        guard let word else { return true }
        return method(type, word) != method(AnyForwardingProxy.self, word)
    }

    private static func method(_ type: AnyClass, _ word: Int) -> UInt {
        Metadata(type).address.load(fromByteOffset: word, as: UInt.self)
    }

    private static func findWord() -> Int? {
        // With Objective-C's runtime a class's metadata has another layout, and its words may be signed.
        #if canImport(ObjectiveC)
            return nil
        #else
            let metadata = Metadata(AnyForwardingProxy.self).address
            let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
            let end = size - Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
            // A subclass has initializers of its own, so those words differ in both classes.
            let words = stride(from: 56, to: end, by: 8).filter {
                let own = method(AnyForwardingProxy.self, $0)
                return method(Plain.self, $0) == own && method(Overriding.self, $0) != own
            }
            return words.count == 1 ? words[0] : nil
        #endif
    }
}
