import Switchboard
import TestHosts
import TestSupport
import XCTest

/// CONFORMANCE D1: arguments as `[Any]`, by reference, each in its own type.
final class BoxedReferenceTests: XCTestCase {
    func test_D1_eachInItsOwnType() throws {
        try skipWithoutEntryStubs()
        let sensor = Sensor(), proxy = ForwardingProxy<any SensorDelegate>(forwardingTo: sensor)
        var sent: [[Any]] = [], invoked: [([Any], CallOutcome<Any>)] = []
        let tokens = [
            proxy.sentMessage(SensorDelegate.sensor(_:measured:at:by:)).boxedArguments.subscribe { sent.append($0) },
            proxy.methodInvoked(SensorDelegate.sensor(_:measured:at:by:)).boxedArguments.withOutcome
                .subscribe { invoked.append(($0, $1)) },
        ]
        XCTAssertEqual(proxy.object.sensor(sensor, measured: .high(3), at: 2.5, by: nil), 7)
        XCTAssertEqual(sent.count, 1)
        XCTAssertTrue(sent[0][0] as? Sensor === sensor)
        XCTAssertEqual(sent[0][1] as? SensorLevel, .high(3))
        XCTAssertEqual(sent[0][2] as? Float, 2.5)
        XCTAssertNil(sent[0][2] as? Double)
        XCTAssertEqual(sent[0][3] as? String?, .some(nil))
        XCTAssertEqual(invoked.count, 1)
        guard case .returned(let result) = invoked[0].1 else { return XCTFail("expected a result") }
        XCTAssertEqual(result as? Int, 7)
        withExtendedLifetime(tokens) {}
    }

    func test_D1_asynchronousMethodsAndThoseWithoutArguments() async throws {
        try skipWithoutEntryStubs()
        let sensor = Sensor(), proxy = ForwardingProxy<any SensorDelegate>(forwardingTo: sensor)
        var sent: [[Any]] = []
        let tokens = [
            proxy.sentMessage(SensorDelegate.reset).boxedArguments.subscribe { sent.append($0) },
            proxy.methodInvoked(SensorDelegate.wait(for:)).boxedArguments.subscribe { sent.append($0) },
        ]
        proxy.object.reset()
        await proxy.object.wait(for: 4)
        XCTAssertEqual(sent.map(\.count), [0, 1])
        XCTAssertEqual(sent.last?.first as? Int, 4)
        withExtendedLifetime(tokens) {}
    }
}

public enum SensorLevel: Equatable { case low, high(Int) }

public protocol SensorDelegate: AnyObject {
    func sensor(_ sensor: Sensor, measured level: SensorLevel, at time: Float, by name: String?) -> Int
    func reset()
    func wait(for seconds: Int) async
}

public final class Sensor: SensorDelegate {
    public func sensor(_ sensor: Sensor, measured level: SensorLevel, at time: Float, by name: String?) -> Int { 7 }
    public func reset() {}
    public func wait(for seconds: Int) async { await Task.yield() }
}
