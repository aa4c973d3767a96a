import Switchboard
import Synchronization
import XCTest

public struct Eight<Value> {
    var a, b, c, d, e, f, g, h: Value

    init(_ value: Value) { (a, b, c, d, e, f, g, h) = (value, value, value, value, value, value, value, value) }
}

/// 4,096 bytes: with what a call needs beside its arguments, more than a usual chunk.
public typealias Large = Eight<Eight<Eight<Int>>>

public protocol BlocksDelegate: AnyObject {
    func small(_ number: Int)
    func large(_ block: Large)
}

/// CONFORMANCE S1: what a delivery keeps when all its calls have run.
final class DeliveryMemoryTests: XCTestCase {
    private final class Target: BlocksDelegate, @unchecked Sendable {
        var sum = 0

        func small(_ number: Int) { sum += number }
        func large(_ block: Large) { sum += block.h.h.h }
    }

    /// A context that runs its jobs when the test says so.
    private final class Jobs: Sendable {
        private let jobs = Mutex<[@Sendable () -> Void]>([])

        var context: DeliveryContext { DeliveryContext("jobs") { job in self.jobs.withLock { $0.append(job) } } }

        func run() { while let job = jobs.withLock({ $0.popLast() }) { job() } }
    }

    /// The bytes that a proxy keeps after calls that waited at once.
    private func bytesAfter(_ calls: (any BlocksDelegate) -> Void) throws -> Int {
        let jobs = Jobs(), target = Target()
        var proxies: [ForwardingProxy<any BlocksDelegate>] = []
        func add(_ count: Int) {
            for _ in 0..<count {
                let proxy = ForwardingProxy<any BlocksDelegate>(forwardingTo: target, deliverOn: jobs.context)
                calls(proxy.object)
                jobs.run()
                XCTAssertEqual(proxy.pendingCalls, 0)
                proxies.append(proxy)
            }
        }
        proxies.reserveCapacity(21)
        // What the first proxy of a protocol makes stays.
        add(1)
        guard let before = allocatedBytes() else { throw XCTSkip("The system does not say what is allocated.") }
        add(20)
        return (try XCTUnwrap(allocatedBytes()) - before) / 20
    }

    /// A proxy whose calls have run keeps a chunk for the next ones, of 4 KB at most; none after large calls, or many.
    func test_S1_memoryIsGivenBack() throws {
        let none = try bytesAfter { _ in }
        let block = Large(Eight(Eight(1)))
        XCTAssertLessThan(try bytesAfter { for _ in 0..<40 { $0.small(1) } } - none, 5 << 10)
        XCTAssertLessThan(try bytesAfter { $0.large(block) } - none, 1 << 10)
        XCTAssertLessThan(try bytesAfter { for number in 0..<4000 { $0.small(number) } } - none, 1 << 10)
    }
}
