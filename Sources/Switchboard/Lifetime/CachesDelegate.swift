/// A class that inspects its delegate when it is set, and remembers the result: for instance which optional protocol it
/// conforms to, or whether there is one.
///
/// A proxy makes such a parent check again: it sets the delegate to nil and back to itself when a method gets its first
/// observer or loses its last one, and when the forward delegate changes. That happens on the thread that subscribes or
/// cancels. A call that another thread makes meanwhile finds no delegate, so this is for classes that are used on one
/// thread, as user interfaces are. Other classes do not need it.
public protocol CachesDelegate: AnyObject {}
