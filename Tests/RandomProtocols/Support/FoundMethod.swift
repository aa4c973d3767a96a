import Switchboard

/// A class with a delegate; each kind of proxy has a class of its own.
class Host<Delegate>: HasDelegate {
    final var delegate: Delegate?
}
final class InterceptedHost<Delegate>: Host<Delegate> {}
final class HandHost<Delegate>: HasDelegate {
    var delegate: Delegate?
}

/// A proxy that looks at each call as an invocation.
final class Intercepting<Delegate>:
    DelegateProxy<InterceptedHost<Delegate>, Delegate>, DelegateProxyType, @unchecked Sendable
{
    /// Reads the result of an invocation.
    var result: (Invocation) throws -> Any? = { _ in nil }

    init(host: InterceptedHost<Delegate>) {
        super.init(parentObject: host, delegateProxy: Intercepting<Delegate>.self)
    }

    static func registerKnownImplementations() { register { Intercepting<Delegate>(host: $0) } }

    override func forwardInvocation(_ invocation: Invocation) throws {
        events.add("intercepted", try invocation.arguments())
        try super.forwardInvocation(invocation)
        if let result = try result(invocation) { events.add("answered", [result]) }
    }
}

/// A method that a selector was found for.
class FoundMethod<Delegate> {
    var isVoid: Bool { false }
    func register<Host: AnyObject & HasDelegate>(
        _ name: MessageSelector, _: DelegateProxy<Host, Delegate>.Type
    ) throws {}
    func result(of invocation: Invocation) throws -> Any? { nil }
    /// Observers of both stages.
    func observe(_ proxy: ForwardingProxy<Delegate>) -> [SubscriptionToken] { [] }
}

class TypedMethod<Delegate, Element, Value>: FoundMethod<Delegate> {
    private let selector: TypedSelector<Delegate, Element, Value>
    private let count: Int

    init(_ selector: TypedSelector<Delegate, Element, Value>, _ count: Int) {
        self.selector = selector
        self.count = count
    }

    /// What is noted of a result.
    fileprivate func results(_ value: Value) -> [Any] { [boxed(value)] }

    override func register<Host: AnyObject & HasDelegate>(
        _ name: MessageSelector, _ proxy: DelegateProxy<Host, Delegate>.Type
    ) throws {
        try proxy.register(name, selector)
    }

    override func observe(_ proxy: ForwardingProxy<Delegate>) -> [SubscriptionToken] {
        let count = count
        return [
            proxy.sentMessage(selector).subscribe { events.add("sent", list($0, count)) },
            proxy.methodInvoked(selector).withOutcome.subscribe { element, outcome in
                events.add(describe(outcome), list(element, count))
                if case .returned(let value) = outcome {
                    for result in self.results(value) { events.add("result", [result]) }
                }
            },
        ]
    }
}

final class VoidMethod<Delegate, Element>: TypedMethod<Delegate, Element, Void> {
    override var isVoid: Bool { true }
    override fileprivate func results(_ value: Void) -> [Any] { [] }
}

final class ResultMethod<Delegate, Element, Value>: TypedMethod<Delegate, Element, Value> {
    override func result(of invocation: Invocation) throws -> Any? { boxed(try invocation.result(as: Value.self)) }
}

func describe<Value>(_ outcome: CallOutcome<Value>) -> String {
    switch outcome {
    case .sent: "outcome sent"
    case .returned: "returned"
    case .threw: "threw"
    case .unanswered: "unanswered"
    }
}

@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
func named<Delegate, Element>(
    _ selector: TypedSelector<Delegate, Element, Void>, _ count: Int
) -> FoundMethod<Delegate> {
    VoidMethod(selector, count)
}

@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
func named<Delegate, Element, Value>(
    _ selector: TypedSelector<Delegate, Element, Value>, _ count: Int
) -> FoundMethod<Delegate> {
    ResultMethod(selector, count)
}
