import Dispatch
import Foundation
import Switchboard
import SwitchboardRx
import TestHosts
import XCTest

/// Targets whose calls a scheduler delivers.
final class DeliveryContextTests: XCTestCase {
    private final class Reader: MeterDelegate, @unchecked Sendable {
        private let inside = Counter()
        private(set) var values: [Int] = []
        private let check: @Sendable () -> Void

        init(_ check: @escaping @Sendable () -> Void) { self.check = check }

        func meter(_ meter: Meter, didRead value: Int) {}
        func didRead(_ value: Int) {
            check()
            inside.add()
            XCTAssertEqual(inside.value, 1)
            values.append(value)
            inside.add(-1)
        }
        func didFeel(_ object: AnyObject) {}
        func didReset() {}
        func willSave(_ value: Int) throws {
            check()
            if value != 0 { throw Failure.one }
        }
    }

    private static func failure(of delegate: any MeterDelegate, _ value: Int) -> Failure? {
        do { try delegate.willSave(value) } catch { return error as? Failure }
        return nil
    }

    private func deliver(
        on scheduler: any ImmediateSchedulerType, check: @escaping @Sendable () -> Void, line: UInt = #line
    ) async {
        let reader = Reader(check)
        let proxy = ForwardingProxy<any MeterDelegate>(
            forwardingTo: reader, deliverOn: .scheduler(scheduler), answers: .blocking)
        nonisolated(unsafe) let object = proxy.object
        let done = expectation(description: "the calls were made")
        DispatchQueue.global().async {
            onThreads(4) { who in for number in 0..<500 { object.didRead(who * 500 + number) } }
            XCTAssertNil(Self.failure(of: object, 0), line: line)
            XCTAssertEqual(Self.failure(of: object, 1), .one, line: line)
            done.fulfill()
        }
        await fulfillment(of: [done], timeout: 60)
        await proxy.delivered()
        for who in 0..<4 {
            XCTAssertEqual(
                reader.values.filter { $0 / 500 == who }, Array(who * 500..<(who + 1) * 500), line: line)
        }
    }

    func testCallsReachTheirTargetOnASerialQueueScheduler() async {
        let queue = DispatchQueue(label: "reader")
        await deliver(on: SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")) {
            dispatchPrecondition(condition: .onQueue(queue))
        }
    }

    func testAConcurrentQueueSchedulerDeliversOneAtATime() async {
        await deliver(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated)) {}
    }

    func testCallsReachTheirTargetOnTheMainThread() async {
        await deliver(on: MainScheduler.instance) { XCTAssertTrue(Thread.isMainThread) }
    }
}
