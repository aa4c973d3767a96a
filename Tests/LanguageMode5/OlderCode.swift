import Switchboard
import TestProtocols

// Compiled in Swift 5 mode, in which declarations with `@preconcurrency` lose `@Sendable` and global actors.
public enum OlderCode {
    public typealias Proxy = ForwardingProxy<any LoopDelegate>

    /// References each method, as this mode sees it.
    public static func references() throws(ObservationError) {
        _ = try Proxy.selector(LoopDelegate.execute)
        _ = try Proxy.selector(LoopDelegate.maybe)
        _ = try Proxy.selector(LoopDelegate.onMain)
    }

    /// Calls each closure that arrives once more, and records a word for it.
    public static func observe(_ proxy: Proxy, _ heard: @escaping (String) -> Void) -> [SubscriptionToken] {
        [
            proxy.sentMessage(LoopDelegate.execute).subscribe { job in
                heard("older")
                job()
            },
            proxy.sentMessage(LoopDelegate.maybe).subscribe { job, number in
                heard("older \(number)")
                job?(number)
            },
        ]
    }
}
