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

/// A proxy for a port's delegate.
///
/// ```swift
/// let port = Port()
/// let proxy = PortDelegateProxy.proxy(for: port)
/// let subscription = proxy.sentMessage(PortDelegate.handle(_:)).subscribe { message in print(message.msgid) }
/// ```
///
/// A port has methods for its delegate, `delegate()` and `setDelegate(_:)`, and no property. So it can't be a
/// `HasDelegate`, and has this class instead.
///
/// On Linux, only a `SocketPort` has a delegate: `Port` itself is abstract there, and traps. Messages arrive on the
/// thread of the run loop in which the port is scheduled.
public final class PortDelegateProxy: DelegateProxy<Port, any PortDelegate>, DelegateProxyType, @unchecked Sendable {
    /// Creates a proxy without installing it. Use `proxy(for:)` to get an installed one.
    ///
    /// - Parameter port: The port whose delegate the proxy replaces.
    public init(port: Port) {
        super.init(parentObject: port, delegateProxy: PortDelegateProxy.self)
    }

    /// Registers this class for all ports. The library calls this function.
    public static func registerKnownImplementations() {
        register { PortDelegateProxy(port: $0) }
    }

    /// Returns a port's delegate.
    ///
    /// - Parameter port: The port.
    /// - Returns: The delegate; nil if there's none.
    public static func currentDelegate(for port: Port) -> (any PortDelegate)? { port.delegate() }

    /// Sets a port's delegate, which the port doesn't retain.
    ///
    /// - Parameters:
    ///   - delegate: The delegate; nil for none.
    ///   - port: The port.
    public static func setCurrentDelegate(_ delegate: (any PortDelegate)?, to port: Port) {
        port.setDelegate(delegate)
    }
}
