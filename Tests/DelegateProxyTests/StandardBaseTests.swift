import Switchboard
import TestProtocols
import TestSupport
import XCTest

/// What symbols tell of protocols that refine the standard library's.
final class StandardBaseTests: XCTestCase {
    override func setUpWithError() throws { try skipWithoutEntryStubs() }

    func test_callsWithoutATargetReturn() {
        ForwardingProxy<any DescribedDelegate>().object.note(1, at: "a")
        ForwardingProxy<any DebugDescribedDelegate>().object.note(2, at: "b")
        ForwardingProxy<any FailureDelegate>().object.note(3, at: "c")
        ForwardingProxy<any EncodedDelegate>().object.note(4, at: "d")
        let stream = ForwardingProxy<any OutputDelegate>()
        stream.object.note(5, at: "e")
        // A requirement of the standard library's protocol itself.
        var object = stream.object
        object.write("f")
        ForwardingProxy<any WaitingDescribedDelegate>().object.note(6, at: "h")
        ForwardingProxy<any HeirOfDescribedDelegate>().object.inherit(7)
        ForwardingProxy<any HeirOfDescribedDelegate>().object.note(8, at: "i")
    }

    func test_interceptorsOfAllCallsGetArgumentsAndResults() async {
        let receiver = DescribedReceiver()
        let proxy = ForwardingProxy<any DescribedDelegate>(forwardingTo: receiver)
        var seen: [String] = []
        let token = proxy.intercept { call in
            try call.proceed()
            let result = call.invocation.map { (try? $0.result(as: Any.self)).map { "\($0)" } ?? "no result" }
            let name = call.requirement.selector?.name ?? "?"
            seen.append("\(name) \((try? call.invocation?.arguments()) ?? []) \(result ?? "unknown")")
        }
        proxy.object.note(1, at: "x")
        XCTAssertEqual(proxy.object.count(2), 3)
        XCTAssertEqual(proxy.object.description, "described")
        XCTAssertEqual("\(proxy.object)", "described")
        XCTAssertEqual(
            seen,
            [
                "note(_:at:) [1, \"x\"] ()", "count(_:) [2] 3", "description [] described",
                "description [] described",
            ])
        XCTAssertEqual(receiver.heard, ["1 at x"])
        token.cancel()
    }

    func test_interceptorsOfAsynchronousCallsGetArguments() async throws {
        let proxy = ForwardingProxy<any WaitingDescribedDelegate>(forwardingTo: GenericDescribed<[String]>())
        let seen = Log<String>()
        let token = proxy.interceptAsynchronous { call in
            try await call.proceed()
            seen.add("\(call.requirement.selector?.name ?? "?") \(call.copyArguments() ?? []) \(call.copyResult())")
        }
        let result = await proxy.object.finish("text")
        XCTAssertEqual(result, "text!")
        XCTAssertEqual(seen.entries, ["finish(_:) [\"text\"] text!"])
        token.cancel()
    }

    func test_addedDelegatesGetCalls() {
        let first = DescribedReceiver(), second = DescribedReceiver()
        let proxy = ForwardingProxy<any DescribedDelegate>(forwardingTo: first)
        let token = proxy.addTarget(second, retainTarget: false)
        proxy.object.note(3, at: "y")
        XCTAssertEqual(first.heard, ["3 at y"])
        XCTAssertEqual(second.heard, ["3 at y"])
        token.cancel()
    }
}
