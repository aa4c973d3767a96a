import Switchboard
import XCTest

public protocol TypeDelegate: AnyObject {
    func show(_ type: any TypeDelegate.Type)
}

private final class TypeReceiver: TypeDelegate {
    private(set) var types: [ObjectIdentifier] = []
    func show(_ type: any TypeDelegate.Type) { types.append(ObjectIdentifier(type)) }
}

final class MetatypeTests: XCTestCase {
    /// The class of the proxy and its table look like the two words behind the arguments, which the call replaces.
    func test_B9_theProxysOwnTypeIsTheSameBeforeAndAfter() {
        let receiver = TypeReceiver()
        let proxy = ForwardingProxy<any TypeDelegate>(forwardingTo: receiver)
        var heard: [ObjectIdentifier] = []
        let tokens = [
            proxy.sentMessage(TypeDelegate.show(_:)).subscribe { heard.append(ObjectIdentifier($0)) },
            proxy.methodInvoked(TypeDelegate.show(_:)).subscribe { heard.append(ObjectIdentifier($0)) },
        ]
        let type = type(of: proxy.object)
        for _ in 0..<3 { proxy.object.show(type) }
        XCTAssertEqual(heard, Array(repeating: ObjectIdentifier(type), count: 6))
        XCTAssertEqual(receiver.types.count, 3)
        withExtendedLifetime(tokens) {}
    }
}
