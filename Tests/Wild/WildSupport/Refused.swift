import Switchboard

/// The text with which a proxy for the delegate type is refused; nil where it is made.
public func textOfRefusal<Delegate>(_: Delegate.Type) -> String? {
    do throws(ProxyError) {
        _ = try ForwardingProxy<Delegate>.proxyOrThrow()
        return nil
    } catch {
        return error.description
    }
}

/// The text for a requirement that no table of entries serves.
public func text(refusing name: String, found requirement: String) -> String {
    "Switchboard: no proxy can stand in for \(name): expected methods and properties of instances, found "
        + "\(requirement) of \(name). "
        + (requirement.hasPrefix("associated")
            ? "If it is a primary associated type, name it in the delegate's type, as in `any P<Int>`. Or make the proxy "
                + "with its target: `ForwardingProxy(forwardingTo: target)`."
            : "Write a class that conforms to it, and pass its calls on by hand, or use a protocol without that requirement.")
}
