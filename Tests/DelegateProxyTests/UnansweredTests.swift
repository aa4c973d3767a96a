import Switchboard
import TestSupport
import XCTest

/// Its methods are never named.
public protocol QuietDelegate: AnyObject {
    func began(_ number: Int)
    func finished(_ text: String) async
    func asked(_ answer: @escaping () -> Void)
    func count() -> Int
}

/// CONFORMANCE B7: a method that returns nothing returns where nobody answers, though nobody named it: the symbols of the
/// type that conforms tell what it returns.
final class UnansweredTests: XCTestCase {
    /// Each method does something else, so that the optimizer does not merge them.
    private final class Receiver: QuietDelegate {
        var heard: [String] = []
        func began(_ number: Int) { heard.append("began \(number)") }
        func finished(_ text: String) async { heard.append("finished " + text) }
        func asked(_ answer: @escaping () -> Void) { answer() }
        func count() -> Int { heard.count }
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
