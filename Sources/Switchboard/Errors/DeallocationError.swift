/// The reason why an object's deallocation can't be observed.
public struct DeallocationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reasons.
    public enum Reason: Hashable, Sendable {
        /// The object is never deallocated: the compiler made it as a constant, or the runtime treats it as immortal.
        case immortal
        /// The object's last reference is released already: it's in its `deinit`.
        case deinitializing
        /// The class's metadata is in read-only memory.
        case readOnly
        /// The class has an `isolated deinit`, and Swift's concurrency library is linked statically, so the end of
        /// the `deinit` can't be observed.
        case isolatedDeinit
        /// The metadata layout of this system's classes isn't verified.
        case platform
        /// There isn't enough memory.
        case outOfMemory
    }

    /// The reason.
    public let reason: Reason
    /// The object's class, with its module's name.
    public let className: String

    /// The error message: the fault, its reason, and the edit that mends it.
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
                    "its `isolated deinit` may run later, and with a statically linked concurrency library its deallocation can't be "
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
