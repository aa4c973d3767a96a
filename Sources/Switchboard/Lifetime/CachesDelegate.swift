/// A class that checks its delegate when it's set, and remembers the result: for example, which optional protocol it
/// conforms to.
///
/// ```swift
/// extension TableView: CachesDelegate {}
/// ```
///
/// A proxy makes such a parent check again. For that, it sets the parent's delegate to nil and back to itself: when a
/// method gets its first observer or loses its last one, and when the target changes. That happens on the thread that
/// subscribes or cancels. A call that another thread makes at that moment finds no delegate. So use this for classes
/// that work on one thread, such as those of user interfaces. Other classes don't need it.
public protocol CachesDelegate: AnyObject {}
