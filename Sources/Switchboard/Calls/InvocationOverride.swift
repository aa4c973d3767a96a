/// Which classes of proxies override `forwardInvocation(_:)`: only their calls become invocations.
///
/// A class's methods are words of its metadata, at the same place in all subclasses, in a part that begins with the class
/// that introduced the method. So the word of `forwardInvocation` is found once, by two classes of which one overrides it
/// and nothing else; and an object's class overrides it where its word is another one than `AnyForwardingProxy`'s. Source:
/// swiftlang/swift, include/swift/ABI/Metadata.h, TargetClassMetadata.
enum InvocationOverride {
    private class Plain: AnyForwardingProxy, @unchecked Sendable {}

    private final class Overriding: AnyForwardingProxy, @unchecked Sendable {
        override func forwardInvocation(_ invocation: Invocation) throws {}
    }

    private static let word: Int? = findWord()

    /// Whether a class overrides it; true where that cannot be found out, which costs time and nothing else.
    static func isOverridden(by type: AnyClass) -> Bool {
        guard let word else { return true }
        return method(type, word) != method(AnyForwardingProxy.self, word)
    }

    private static func method(_ type: AnyClass, _ word: Int) -> UInt {
        Metadata(type).address.load(fromByteOffset: word, as: UInt.self)
    }

    private static func findWord() -> Int? {
        // With Objective-C's runtime a class's metadata begins otherwise, and its words may be signed.
        #if canImport(ObjectiveC)
            return nil
        #else
            let metadata = Metadata(AnyForwardingProxy.self).address
            let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
            let end = size - Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
            // A subclass has initializers of its own, so those differ in both.
            let words = stride(from: 56, to: end, by: 8).filter {
                let own = method(AnyForwardingProxy.self, $0)
                return method(Plain.self, $0) == own && method(Overriding.self, $0) != own
            }
            return words.count == 1 ? words[0] : nil
        #endif
    }
}
