import Switchboard
import TestSupport
import XCTest

/// Its methods are never named.
public protocol QuietDelegate: AnyObject {
    func began(_ number: Int)
    func finished(_ text: String) async
    func asked(_ answer: @escaping () -> Void)
    func count() -> Int
    var kept: AnyObject? { get set }
}

/// CONFORMANCE B7: a method that returns nothing returns where nobody answers, though nobody named it: the symbols of
/// the type that conforms tell what it returns.
final class UnansweredTests: XCTestCase {
    /// Each method does something else, so that the optimizer does not merge them.
    private final class Receiver: QuietDelegate {
        var heard: [String] = []
        func began(_ number: Int) { heard.append("began \(number)") }
        func finished(_ text: String) async { heard.append("finished " + text) }
        func asked(_ answer: @escaping () -> Void) { answer() }
        func count() -> Int { heard.count }
        var kept: AnyObject?
    }

    func test_B7_aDelegateThatIsGone() {
        var receiver: Receiver? = Receiver()
        let proxy = ForwardingProxy<any QuietDelegate>(forwardingTo: receiver, retainTarget: false)
        proxy.object.began(1)
        XCTAssertEqual(receiver?.heard, ["began 1"])
        receiver = nil
        for number in 2..<5 { proxy.object.began(number) }
        XCTAssertNil(proxy.forwardToDelegate())
    }

    func test_B7_neverADelegate() {
        ForwardingProxy<any QuietDelegate>().object.began(1)
    }

    func test_B7_anAsynchronousMethod() async {
        let proxy = ForwardingProxy<any QuietDelegate>()
        await proxy.object.finished("here")
        await proxy.object.finished("there")
    }

    /// The caller gives the value away, and nobody takes it over.
    func test_B7_aSetterLetsItsValueGo() {
        final class Value {}
        for _ in 0..<2 {
            let proxy = ForwardingProxy<any QuietDelegate>()
            var value: Value? = Value()
            weak let ended = value
            proxy.object.kept = value
            value = nil
            XCTAssertNil(ended)
        }
    }

    /// Its answer would be called by each of them: Foundation's completion handlers, and continuations, allow one call.
    func test_F4_aMethodWithAClosureReachesTheFirstOnly() {
        let proxy = ForwardingProxy<any QuietDelegate>(forwardingTo: Receiver())
        let added = proxy.addTarget(Receiver(), retainTarget: true)
        for isObserved in [false, true] {
            let token = isObserved ? proxy.sentMessage(QuietDelegate.asked).subscribe { _ in } : nil
            var answers = 0
            proxy.object.asked { answers += 1 }
            XCTAssertEqual(answers, 1)
            token?.cancel()
        }
        added.cancel()
    }

    /// What was found out in this way serves as if the method had been named.
    func test_B7_observedAfterwards() {
        let proxy = ForwardingProxy<any QuietDelegate>()
        proxy.object.began(1)
        var heard: [Int] = []
        let token = proxy.methodInvoked(QuietDelegate.began).subscribe { heard.append($0) }
        proxy.object.began(2)
        XCTAssertEqual(heard, [2])
        token.cancel()
    }
}
