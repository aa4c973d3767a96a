import Switchboard

// Internal protocols, which the flag makes look public: with one class that conforms, called directly by the optimizer;
// with two, of whose calls it makes one, because it sees that they only compute something; with none, called as
// declared.

protocol SingleDelegate: AnyObject { func tick(_ x: Int) -> Int }
protocol DoubleDelegate: AnyObject { func tick(_ x: Int) -> Int }
protocol LoneDelegate: AnyObject { func tick(_ x: Int) -> Int }

final class First: SingleDelegate, DoubleDelegate {
    /// Read at each call, so that a call with another self gives another answer.
    let step: Int
    init(_ step: Int) { self.step = step }
    func tick(_ x: Int) -> Int { x + step }
}

final class Second: DoubleDelegate {
    func tick(_ x: Int) -> Int { -x }
}

final class Owner<Delegate>: HasDelegate {
    var delegate: Delegate?
    init(_ delegate: Delegate) { self.delegate = delegate }
}

/// What became of a proxy for each. Generic, so that the flag makes public what it names.
public func tryInternalProtocols<Step: BinaryInteger>(step: Step) -> [String] {
    let step = Int(step)
    return [
        tryProxy(First(step) as any SingleDelegate) { $0.tick(1) },
        tryProxy(First(step) as any DoubleDelegate) { $0.tick(1) },
        tryProxy(Second() as any DoubleDelegate) { $0.tick(1) },
        tryLoneProxy(step),
    ]
}

/// Two calls that give the same, and an interceptor that counts them.
private func tryLoneProxy(_ step: Int) -> String {
    do throws(ProxyError) {
        let proxy = try ForwardingProxy<any LoneDelegate>.proxyOrThrow()
        var calls = 0
        let token = proxy.intercept(LoneDelegate.tick) { _, x in
            calls += 1
            return x + step
        }
        let sum = proxy.object.tick(1) + proxy.object.tick(1)
        token.cancel()
        return "\(sum) in \(calls) calls"
    } catch {
        return error.reason == .crossModuleOptimization ? "refused" : "\(error)"
    }
}

private func tryProxy<Delegate>(_ delegate: Delegate, _ call: (Delegate) -> Int) -> String {
    let owner = Owner(delegate)
    do throws(ProxyError) {
        let proxy = try DelegateProxy<Owner<Delegate>, Delegate>.proxyOrThrow(for: owner)
        return "\(call(proxy.object))"
    } catch {
        return error.reason == .crossModuleOptimization ? "refused" : "\(error)"
    }
}
