public import Foundation
public import Switchboard

#if canImport(FoundationXML)
    public import FoundationXML
#endif

// Foundation's classes with a `delegate`. All of these properties are weak.

extension XMLParser: HasDelegate {}
extension FileManager: HasDelegate {}
extension NSCache: HasDelegate {}
extension NSKeyedArchiver: HasDelegate {}
extension NSKeyedUnarchiver: HasDelegate {}
extension Stream: HasDelegate {}

/// Takes the place of a port's delegate. A port has its delegate in methods, `delegate()` and `setDelegate(_:)`, so it
/// cannot be a `HasDelegate`.
///
/// ```swift
/// let proxy = PortDelegateProxy.proxy(for: port)
/// let subscription = proxy.sentMessage(PortDelegate.handle(_:)).subscribe { message in print(message.msgid) }
/// ```
///
/// Only a `SocketPort` has a delegate on Linux: `Port` itself is abstract there, and ends the process. Messages arrive
/// on the thread of the run loop in which the port is scheduled.
public final class PortDelegateProxy: DelegateProxy<Port, any PortDelegate>, DelegateProxyType, @unchecked Sendable {
    /// Makes a proxy without installing it; `proxy(for:)` installs one.
    ///
    /// - Parameter port: The port whose delegate the proxy replaces.
    public init(port: Port) {
        super.init(parentObject: port, delegateProxy: PortDelegateProxy.self)
    }

    /// Registers this class for all ports.
    public static func registerKnownImplementations() {
        register { PortDelegateProxy(port: $0) }
    }

    /// The port's delegate.
    public static func currentDelegate(for port: Port) -> (any PortDelegate)? { port.delegate() }

    /// Sets the port's delegate, which the port holds weakly.
    public static func setCurrentDelegate(_ delegate: (any PortDelegate)?, to port: Port) {
        port.setDelegate(delegate)
    }
}
