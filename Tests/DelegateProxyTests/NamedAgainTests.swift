import Foundation
import Switchboard
import TestSupport
import XCTest

/// Methods of the same types, so that only their code differs.
public protocol TwinDelegate: AnyObject {
    func left(_ number: Int, _ text: String)
    func right(_ number: Int, _ text: String)
    func up(_ number: Int, _ text: String) async
    func down(_ number: Int, _ text: String) async
}

/// Methods at the same places.
public protocol OtherTwinDelegate: AnyObject {
    func first(_ number: Int, _ text: String)
    func second(_ number: Int, _ text: String)
}

/// A method that is named again is found by the code of its reference, if that says which method it is.
final class NamedAgainTests: XCTestCase {
    private typealias Proxy = ForwardingProxy<any TwinDelegate>
    private typealias OtherProxy = ForwardingProxy<any OtherTwinDelegate>

    private final class Heard: @unchecked Sendable {
        var names: [String] = []
    }

    func test_A1_referencesOfTheSameTypesNameTheirMethods() async {
        let heard = Heard()
        for _ in 0..<3 {
            let (proxy, other) = (Proxy(), OtherProxy())
            heard.names = []
            let tokens = [
                proxy.sentMessage(TwinDelegate.left).subscribe { _, _ in heard.names.append("left") },
                proxy.sentMessage(TwinDelegate.right).subscribe { _, _ in heard.names.append("right") },
                proxy.methodInvoked(TwinDelegate.left).subscribe { _, _ in heard.names.append("after left") },
                proxy.methodInvoked(TwinDelegate.right).subscribe { _, _ in heard.names.append("after right") },
                proxy.sentMessage(TwinDelegate.up).subscribe { _, _ in heard.names.append("up") },
                proxy.sentMessage(TwinDelegate.down).subscribe { _, _ in heard.names.append("down") },
                other.sentMessage(OtherTwinDelegate.first).subscribe { _, _ in heard.names.append("first") },
                other.sentMessage(OtherTwinDelegate.second).subscribe { _, _ in heard.names.append("second") },
            ]
            proxy.object.right(1, "")
            proxy.object.left(1, "")
            await proxy.object.down(1, "")
            await proxy.object.up(1, "")
            other.object.second(1, "")
            other.object.first(1, "")
            XCTAssertEqual(
                heard.names, ["right", "after right", "left", "after left", "down", "up", "second", "first"])
            for token in tokens { token.cancel() }
        }
    }

    /// The closure's code is the same each time, and does not say which method it names.
    func test_A1_aClosureThatCapturesWhatItNames() {
        let heard = Heard()
        let proxy = Proxy()
        for _ in 0..<2 {
            for name in ["left", "right"] {
                heard.names = []
                let token = proxy.sentMessage { (delegate: any TwinDelegate) -> (Int, String) -> Void in
                    name == "left" ? { delegate.left($0, $1) } : { delegate.right($0, $1) }
                }.subscribe { _, _ in heard.names.append(name) }
                if name == "left" { proxy.object.left(1, "") } else { proxy.object.right(1, "") }
                XCTAssertEqual(heard.names, [name])
                token.cancel()
            }
        }
    }

    /// One generic function names methods of delegates that it does not know.
    func test_A1_namedByGenericCode() {
        let heard = Heard()
        func hear<Delegate>(
            _ proxy: ForwardingProxy<Delegate>, _ method: @escaping (Delegate) -> (Int, String) -> Void, _ name: String
        ) -> SubscriptionToken {
            proxy.sentMessage { delegate in { (number: Int, text: String) in method(delegate)(number, text) } }
                .subscribe { _, _ in heard.names.append(name) }
        }
        for _ in 0..<2 {
            let (proxy, other) = (Proxy(), OtherProxy())
            heard.names = []
            let tokens = [
                hear(proxy, TwinDelegate.left, "left"), hear(proxy, TwinDelegate.right, "right"),
                hear(other, OtherTwinDelegate.first, "first"), hear(other, OtherTwinDelegate.second, "second"),
            ]
            proxy.object.right(1, "")
            other.object.first(1, "")
            proxy.object.left(1, "")
            other.object.second(1, "")
            XCTAssertEqual(heard.names, ["right", "first", "left", "second"])
            for token in tokens { token.cancel() }
        }
    }

    /// Several threads name a method for the first time, and again.
    func test_I1_namedByThreadsAtOnce() {
        let count = isSanitized ? 50 : 500
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<count {
                let heard = Heard()
                let proxy = Proxy()
                let tokens = [
                    proxy.sentMessage(TwinDelegate.left).subscribeOnAnyThread { _, _ in heard.names.append("left") },
                    proxy.methodInvoked(TwinDelegate.right).subscribeOnAnyThread { _, _ in heard.names.append("right")
                    },
                ]
                proxy.object.left(1, "")
                proxy.object.right(1, "")
                if heard.names != ["left", "right"] { XCTFail("\(heard.names)") }
                for token in tokens { token.cancel() }
            }
        }
    }
}
