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

/// The message for a protocol that has an associated type, which the delegate type doesn't give.
public func text(refusing name: String, associatedType: String) -> String {
    "Switchboard: can't create a proxy for \(name): the type doesn't give `\(associatedType)` of \(name) (associated type). "
        + "If it's a primary associated type, write it in the type, as in `any P<Int>`. Otherwise declare "
        + "`protocol Q: P where \(associatedType) == Kind {}`, with a type of yours in place of `Kind`, and use `any Q`. Or "
        + "make the proxy or the spy with its target: "
        + "`ForwardingProxy(forwardingTo: target)`, `Spy<any P>(over: target)`. [requirement]"
}
