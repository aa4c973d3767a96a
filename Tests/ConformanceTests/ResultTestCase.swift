import ConformanceHosts
import Switchboard
import TestSupport
import XCTest

/// A proxy whose `forwardInvocation(_:)` is given from outside.
final class ResultsProxy:
    DelegateProxy<Parent<any ResultsDelegate>, any ResultsDelegate>, DelegateProxyType, @unchecked Sendable
{
    var interceptor: Interceptor?

    init(parent: Parent<any ResultsDelegate>) {
        super.init(parentObject: parent, delegateProxy: ResultsProxy.self)
    }

    static func registerKnownImplementations() { register { ResultsProxy(parent: $0) } }

    override func forwardInvocation(_ invocation: Invocation) throws {
        guard let interceptor else { return try super.forwardInvocation(invocation) }
        try interceptor(invocation) { try super.forwardInvocation($0) }
    }
}

/// Compares what a caller gets with what was given.
class ResultTestCase: XCTestCase {
    /// Each value, from the real delegate and from an override, by the protocol and by name, and from closures.
    final func check<Value>(
        _ name: String, _ method: @escaping (any ResultsDelegate) -> () -> Value, _ values: [Value],
        line: UInt = #line
    ) throws {
        let selector = MessageSelector(name)
        let typed: TypedSelector<any ResultsDelegate, Void, Value>
        do {
            typed = try ResultsProxy.selector(method)
            try ResultsProxy.register(selector, typed)
        } catch {
            return XCTFail("\(name): \(error)", line: line)
        }
        for value in values {
            let expected = String(reflecting: value)
            func compare(_ found: Value, _ way: String) {
                XCTAssertEqual(String(reflecting: found), expected, "\(name), \(way)", line: line)
            }
            let parent = Parent<any ResultsDelegate>()
            let proxy = ResultsProxy.proxy(for: parent)
            let giver = Giver()
            giver.held = Giver.Holder(value)
            proxy.setForwardToDelegate(giver, retainDelegate: false)
            for _ in 0..<3 {
                compare(method(parent.delegate!)(), "from the real delegate")
                compare(try proxy.send(selector), "by name")
            }
            var seen = ""
            proxy.interceptor = { invocation, proceed in
                try proceed(invocation)
                seen = String(reflecting: try invocation.result(as: Value.self))
            }
            for _ in 0..<3 { compare(method(parent.delegate!)(), "past an override") }
            XCTAssertEqual(seen, expected, "\(name), in an override", line: line)

            proxy.setForwardToDelegate(nil, retainDelegate: false)
            proxy.interceptor = { invocation, _ in
                try invocation.setResult(value)
                try invocation.setResult(value)
            }
            for _ in 0..<3 {
                compare(method(parent.delegate!)(), "from an override")
                compare(try proxy.send(selector), "from an override, by name")
            }
            proxy.interceptor = nil
            let receiver = DynamicReceiver()
            nonisolated(unsafe) let shared = value
            receiver.methods.add(selector) { (_: DynamicReceiver) in shared }
            proxy.setMessageTarget(receiver, retainTarget: true)
            for _ in 0..<3 { compare(method(parent.delegate!)(), "from a closure") }
            withExtendedLifetime(giver) {}
        }
    }
}
