/// Default behaviour that a program can replace.
public enum Hooks {
    /// Takes the call stack of the subscription, if recorded, and the error.
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Swift.Error) -> Void

    /// Called with each error of a stream that was subscribed to without `onError`, on the thread of the error. By
    /// default it prints the error in debug builds, and does nothing in release builds. Reading and setting it is
    /// thread-safe.
    ///
    /// Call stacks are not recorded, so the handler always gets an empty one.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { state.value }
        set { state.value = newValue }
    }

    private static let state = HandlerState()

    /// Unchecked, because the handler is not `Sendable`. It is only read and written under the lock, and whoever sets
    /// it is responsible for its being called on other threads.
    private final class HandlerState: @unchecked Sendable {
        private let lock = ThreadLock()
        private var handler: DefaultErrorHandler = { _, error in
            #if DEBUG
                print("Nobody handles this error of a stream: \(error)")
            #endif
        }

        var value: DefaultErrorHandler {
            get { lock.withLock { handler } }
            set {
                let old = lock.withLock {
                    let old = handler
                    handler = newValue
                    return old
                }
                withExtendedLifetime(old) {}
            }
        }
    }
}
