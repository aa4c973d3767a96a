/// The default behavior that your program can replace.
public enum Hooks {
    /// The type of a closure that receives an error and the call stack of its subscription, which is always empty here.
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Swift.Error) -> Void

    /// The closure that receives each error of a stream that was subscribed to without `onError`, on the error's
    /// thread.
    ///
    /// By default it prints the error in debug builds, and does nothing in release builds. Call stacks aren't recorded,
    /// so it always receives an empty one. You can read and set it on any thread.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { state.value }
        set { state.value = newValue }
    }

    private static let state = HandlerState()

    /// Unchecked, because the handler is not `Sendable`. It is only read and written under the lock. The code that sets
    /// it is responsible for its being called on other threads.
    private final class HandlerState: @unchecked Sendable {
        private let lock = ThreadLock()
        private var handler: DefaultErrorHandler = { _, error in
            #if DEBUG
                print("A stream's error isn't handled: \(error)")
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
