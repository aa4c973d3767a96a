import CHeapFixtures
import ConformanceHosts
import Switchboard
import Synchronization
import TestSupport
import XCTest

/// Many asynchronous calls: from several tasks at once, and one after another.
final class AsynchronousLoadTests: XCTestCase {
    /// Eight tasks call in every way at once: some calls suspend, some throw, some are cancelled. `make check` makes
    /// 100,000 calls in each under the sanitizers.
    func test_N1_eightTasks() async {
        let calls = isSanitized ? 100_000 : 4_000
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
        let sent = Atomic(0), returned = Atomic(0), threw = Atomic(0), intercepted = Atomic(0)
        let tokens = [
            proxy.sentMessage(AsynchronousDelegate.checked).subscribe { _ in sent.add(1, ordering: .relaxed) },
            proxy.methodInvoked(AsynchronousDelegate.checked).withOutcome.subscribe {
                switch $1 {
                case .returned(let text) where text == "checked \($0)": returned.add(1, ordering: .relaxed)
                case .threw(let error) where error as? AsynchronousFailure == .bad($0): threw.add(1, ordering: .relaxed)
                default: XCTFail("\($0) \($1)")
                }
            },
            proxy.intercept(AsynchronousDelegate.edge) { call, a, b, c, d, e in
                intercepted.add(1, ordering: .relaxed)
                return await call.proceed((a, b, c, d, e + 1))
            },
        ]
        let object = proxy.object
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for number in 1...calls { await Self.call(object, number) } }
            }
        }
        let each = 8 * calls / 8
        XCTAssertEqual(sent.load(ordering: .relaxed), 2 * each)
        XCTAssertEqual(returned.load(ordering: .relaxed), each)
        XCTAssertEqual(threw.load(ordering: .relaxed), each)
        XCTAssertEqual(intercepted.load(ordering: .relaxed), each)
        withExtendedLifetime(tokens) {}
    }

    private static func call(_ it: any AsynchronousDelegate, _ number: Int) async {
        switch number % 8 {
        case 0: await it.rested()
        case 1:
            let doubled = await it.doubled(number)
            XCTAssertEqual(doubled, 2 * number)
        case 2:
            // 2,000 is for another test.
            let text = try? await it.checked(number + 3_000)
            XCTAssertEqual(text, "checked \(number + 3_000)")
        case 3:
            do {
                _ = try await it.checked(-number)
                XCTFail("It throws.")
            } catch { XCTAssertEqual(error as? AsynchronousFailure, .bad(-number)) }
        case 4:
            let turned = await it.turned(Crate(), Double(number))
            XCTAssertEqual(turned.a, 2 * number)
            XCTAssertEqual(turned.label, "crate!")
        case 5:
            let halved = try? await it.halved(number)
            XCTAssertEqual(halved, Double(number) / 2)
        case 6:
            let edge = await it.edge(1, 2, 3, 4, number)
            XCTAssertEqual(edge, 4_321 + 10_000 * (number + 1))
        default:
            let waiting = Task { try await it.stopped(1_000) }
            waiting.cancel()
            let result = await waiting.result
            XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
        }
    }

    /// Ten million calls in an optimised build, which leave nothing behind; fewer in another.
    func test_N1_memoryStaysFlat() async throws {
        var before = 0, after = 0
        try XCTSkipUnless(heap_allocated_bytes(&before), "The system does not say what is allocated.")
        var isOptimized = true
        assert(
            {
                isOptimized = false
                return true
            }())
        let calls = isOptimized ? 10_000_000 : 200_000
        let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine(factor: 3))
        let heard = Atomic(0)
        let subscription = proxy.methodInvoked(AsynchronousDelegate.doubled).withOutcome.subscribe {
            if case .returned(let result) = $1 { heard.add(result, ordering: .relaxed) }
        }
        let object = proxy.object
        func call(_ count: Int) async {
            for number in 0..<count {
                // 0 does not suspend.
                if number % 4 == 0 { _ = await object.doubled(0) } else { _ = await object.edge(1, 2, 3, 4, 5) }
            }
        }
        await call(10_000)
        XCTAssertTrue(heap_allocated_bytes(&before))
        await call(calls)
        XCTAssertTrue(heap_allocated_bytes(&after))
        // The least that a call can leave behind is 16 bytes.
        XCTAssertLessThan(after - before, calls)
        withExtendedLifetime(subscription) {}
    }
}
