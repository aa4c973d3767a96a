import Switchboard

/// The error message if a proxy for the delegate type can't be made; nil if it can.
public func textOfRefusal<Delegate>(_: Delegate.Type) -> String? {
    do throws(ProxyError) {
        _ = try ForwardingProxy<Delegate>.proxyOrThrow()
        return nil
    } catch {
        return error.description
    }
}

/// The error message for a requirement that isn't supported, of a kind and with a number, counted from one.
public func text(refusing name: String, found kind: String, requirement number: Int) -> String {
    let requirement = "requirement \(number) of \(name) (\(kind))"
    return "Switchboard: can't create a proxy for \(name): "
        + (kind.hasPrefix("associated")
            ? "the type doesn't give \(requirement). If it's a primary associated type, write it in the type, as in "
                + "`any P<Int>`. Or make the proxy with its target: `ForwardingProxy(forwardingTo: target)`. "
            : "\(requirement) isn't an instance method or property. Write a class that conforms and forwards, or move "
                + "the requirement to another protocol. ") + "[requirement]"
}
