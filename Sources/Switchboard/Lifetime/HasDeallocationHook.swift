/// A class of which the objects have `deallocating` and `deallocated`, and `Deallocation.observe`, without help from its
/// code: the class may be anybody's. Proxies do not need it.
///
/// ```swift
/// extension XMLParser: @retroactive HasDeallocationHook {}
/// ```
///
/// To hear of an object's end, the function that the runtime calls when an object of the class goes is replaced, in the
/// class's own metadata, when the first object of that very class gets a proxy or an observer. Neither objects nor their
/// class pointers are changed, so casts, comparisons of `type(of:)`, overriding, reflection and Foundation's class clusters
/// see no difference. From then on every object of that class pays a few nanoseconds more when it ends. The proxies of a
/// class that is a `HasProxyStorage` do not need this.
///
/// Where it cannot be done, proxies are kept in a table, and `Deallocation.observe` throws: for objects that live for ever,
/// for one that is in its `deinit`, and on Apple systems and 32-bit systems. An `isolated deinit` that has to wait for its
/// actor is not waited for: the object counts as ended before.
public protocol HasDeallocationHook: AnyObject {}

/// Why an object's end cannot be heard of.
public struct DeallocationRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of refusal.
    public enum Reason: Hashable, Sendable {
        /// The object never ends: the compiler made it as a constant, or the runtime was told so.
        case immortal
        /// The object's last reference is gone already: it is in its `deinit`.
        case ending
        /// The class's metadata is in memory that cannot be written.
        case readOnly
        /// Classes of this system have metadata that was not looked at.
        case platform
        /// The system gave no memory.
        case outOfMemory
    }

    /// Why.
    public let reason: Reason
    /// The object's class, with its module's name.
    public let className: String

    /// What was expected, what was found, and the remedy.
    public var description: String {
        let (found, remedy) =
            switch reason {
            case .immortal:
                (
                    "expected an object that ends, found one that lives for ever",
                    "Observe one that is made at run time."
                )
            case .ending:
                (
                    "expected an object that is alive, found one whose last reference is gone",
                    "Observe it before its `deinit`."
                )
            case .readOnly:
                (
                    "expected a class whose metadata can be written, found one in read-only memory",
                    "Conform to `HasProxyStorage`, or report what made the class."
                )
            case .platform:
                (
                    "there is no hook on this system (there is on 64-bit systems without Objective-C's runtime)",
                    "Conform to `HasProxyStorage`."
                )
            case .outOfMemory: ("out of memory", "Free some memory.")
            }
        return "Switchboard: the end of a \(className) cannot be observed: \(found). \(remedy)"
    }
}
