/// A class whose objects have `deallocating` and `deallocated`, and can be passed to `Deallocation.observe`. The
/// class's own code need not do anything, so the class may be anybody's. Proxies do not need this conformance.
///
/// ```swift
/// extension XMLParser: @retroactive HasDeallocationHook {}
/// ```
///
/// To observe an object's end, the library replaces, in the class's metadata, the function that the runtime calls when
/// an object of the class ends. It does so when the first object of exactly that class gets a proxy or an observer.
/// Neither objects nor their class pointers change, so casts, comparisons of `type(of:)`, overriding, reflection and
/// Foundation's class clusters see no difference. From then on the end of every object of that class costs a few
/// nanoseconds more. The proxies of a class that is a `HasProxyStorage` do not need this.
///
/// The replacement is impossible for objects that are never freed, for an object that is in its `deinit`, and on Apple
/// systems and 32-bit systems. There proxies are kept in a table, and `Deallocation.observe` throws.
///
/// An `isolated deinit` may run later than the last release, on its actor. The object has ended when it is over. To know
/// that, the library also replaces `swift_task_deinitOnExecutor` where the binary that contains the class imports it. If Swift's
/// concurrency library is linked statically, no word can be replaced: proxies of classes with an `isolated deinit` then
/// need `HasProxyStorage`, and `Deallocation.observe` throws.
public protocol HasDeallocationHook: AnyObject {}

/// Why an object's end cannot be observed.
public struct DeallocationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of refusal.
    public enum Reason: Hashable, Sendable {
        /// The object never ends: the compiler made it as a constant, or the runtime treats it as immortal.
        case immortal
        /// The object's last reference is gone already: it is in its `deinit`.
        case deinitializing
        /// The class's metadata is in read-only memory.
        case readOnly
        /// The class has an `isolated deinit` whose end cannot be known, because Swift's concurrency library is linked statically.
        case isolatedDeinit
        /// The metadata layout of this system's classes has not been verified.
        case platform
        /// Out of memory.
        case outOfMemory
    }

    /// The reason.
    public let reason: Reason
    /// The object's class, with its module's name.
    public let className: String

    /// What was expected, what was found, and the remedy.
    public var description: String {
        let (found, remedy) =
            switch reason {
            case .immortal:
                ("it is never deallocated", "Observe an object that you make at run time.")
            case .deinitializing:
                ("its last reference is gone", "Observe it before its `deinit` runs.")
            case .readOnly:
                ("the metadata of its class is in read-only memory", "Conform the class to `HasProxyStorage`.")
            case .isolatedDeinit:
                (
                    "its `isolated deinit` may run later, and with a statically linked concurrency library its end can't be "
                        + "observed",
                    "Link Swift's libraries dynamically, or make the `deinit` nonisolated."
                )
            case .platform:
                (
                    "this system has no hook for it (64-bit systems without Objective-C's runtime do)",
                    "Conform the class to `HasProxyStorage`."
                )
            case .outOfMemory: ("there isn't enough memory", "")
            }
        return message(
            module: "Switchboard", "can't observe the deallocation of a \(className): \(found)", remedy, reason)
    }
}
