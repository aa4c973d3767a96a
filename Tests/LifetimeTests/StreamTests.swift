import Switchboard
import TestSupport
import XCTest

/// CONFORMANCE G4: the end of an object as a stream.
final class StreamTests: XCTestCase {
    private final class Owner: HasDeallocationHook, @unchecked Sendable {
        let log: Log<String>
        init(_ log: Log<String>) { self.log = log }
        deinit { log.add("deinit") }
    }

    private let log = Log<String>()

    private func subscribe(_ stream: DeallocationStream, _ name: String) -> SubscriptionToken {
        let log = log
        return stream.subscribe({ log.add(name) }, onCompleted: { log.add("\(name) completed") })
    }

    func test_G4_eachStageOnceAndThenCompleted() {
        var owner: Owner? = Owner(log)
        let subscriptions = [subscribe(owner!.deallocated, "after"), subscribe(owner!.deallocating, "before")]
        XCTAssertEqual(log.entries, [])
        owner = nil
        XCTAssertEqual(log.entries, ["before", "before completed", "deinit", "after", "after completed"])
        withExtendedLifetime(subscriptions) {}
        XCTAssertNil(owner)
    }

    func test_G4_lateSubscribersGetNothingButCompletion() {
        var owner: Owner? = Owner(log)
        let streams = [owner!.deallocating, owner!.deallocated]
        owner = nil
        XCTAssertEqual(log.entries, ["deinit"])
        let subscriptions = streams.map { subscribe($0, "late") }
        XCTAssertEqual(log.entries, ["deinit", "late completed", "late completed"])
        withExtendedLifetime(subscriptions) {}
        XCTAssertNil(owner)
    }

    func test_G4_cancelledStreamsAreSilent() {
        var owner: Owner? = Owner(log)
        let kept = subscribe(owner!.deallocated, "kept")
        subscribe(owner!.deallocating, "cancelled").cancel()
        _ = subscribe(owner!.deallocating, "dropped")
        // The optimizer may change the order of two objects' ends, but not across this.
        XCTAssertEqual(log.entries, [])
        owner = nil
        XCTAssertEqual(log.entries, ["deinit", "kept", "kept completed"])
        withExtendedLifetime(kept) {}
        XCTAssertNil(owner)
    }

    func test_G4_aStreamDoesNotKeepItsObject() {
        var owner: Owner? = Owner(log)
        let stream = owner!.deallocating
        weak let seen = owner
        owner = nil
        XCTAssertNil(seen)
        withExtendedLifetime(stream) {}
    }
}
