#if Testing
    import Foundation

    /// Keeps arguments of calls, which the matcher `.capture(_:)` gives to it.
    ///
    /// ```swift
    /// let replies = ArgumentCaptor<(String) -> Void>()
    /// store.stub(AccountStore.each(_:), with: .capture(replies)).returns()
    /// store.object.each { account in print(account) }
    /// replies.last?("savings")
    /// ```
    ///
    /// Thread-safe.
    public final class ArgumentCaptor<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private var kept: [Value] = []

        /// Creates a captor without values.
        public init() {}

        /// The values, in the order in which they were captured.
        public var values: [Value] {
            lock.lock()
            defer { lock.unlock() }
            return kept
        }

        /// The value that was captured last; nil if there's none.
        public var last: Value? { values.last }

        func keep(_ value: Value) {
            lock.lock()
            defer { lock.unlock() }
            kept.append(value)
        }
    }
#endif
