/// A class with the streams `deallocating` and `deallocated`, whose objects you can pass to `Deallocation.observe`.
///
/// The class's own code does nothing for it, so you can conform classes of other modules. Proxies don't need this
/// conformance.
///
/// ```swift
/// extension XMLParser: @retroactive HasDeallocationHook {}
/// let token = parser.deallocated.subscribe { print("deallocated") }
/// ```
///
/// To observe a deallocation, the library replaces the deallocating destructor in the class's metadata. It does so
/// when the first object of exactly that class gets a proxy or an observer. Objects and their class pointers don't
/// change. So casts, comparisons of `type(of:)`, overriding, reflection and Foundation's class clusters work as
/// before. From then on, each deallocation of an object of that class takes a few nanoseconds more. If the class
/// conforms to ``HasProxyStorage``, its proxies don't need the replacement.
///
/// The replacement isn't possible for objects that are never deallocated, for an object that is in its `deinit`, and
/// on Apple systems and 32-bit systems. Then a table retains the proxies, and `Deallocation.observe` throws.
///
/// An `isolated deinit` may run later than the last release, on its actor. The deallocation ends with it. To observe
/// that, the library replaces `swift_task_deinitOnExecutor` in the binary that contains the class. If Swift's
/// concurrency library is linked statically, that isn't possible. Then proxies of a class with an `isolated deinit`
/// need ``HasProxyStorage``, and `Deallocation.observe` throws.
public protocol HasDeallocationHook: AnyObject {}
