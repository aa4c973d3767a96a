import CMessageTargets
import Foundation
import Switchboard
import TestSupport
import XCTest

/// Rule I1: copies that outlive the call.
final class RetainedInvocationTests: XCTestCase {
    /// Runs `body` on another thread, to its end.
    private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
        let done = expectation(description: "the thread")
        // The thread may end later than the wait for it, and lets go of its closure then.
        nonisolated(unsafe) var work: (@Sendable () -> Void)? = body
        Thread {
            work?()
            work = nil
            done.fulfill()
        }.start()
        wait(for: [done], timeout: 60)
    }

    func test_I1_retainedRunsLaterOnAnotherThread() throws {
        let counter = Tracked.Counter()
        try autoreleased {
            let keeper = Retainer()
            let seen = Log<String>()
            try autoreleased {
                let text = strdup("text")!
                try keeper.send("tell:and:", Tracked(counter, "a"), text)
                text[0] = 0
                free(text)
            }
            keeper.methods.add("tell:and:") { (_: DynamicReceiver, tracked: Tracked, text: UnsafePointer<CChar>) in
                seen.add(tracked.name + String(cString: text) + (Thread.isMainThread ? " main" : ""))
            }
            let retained = try XCTUnwrap(keeper.retained)
            keeper.retained = nil
            XCTAssertEqual(counter.alive, 1)
            XCTAssertEqual(retained.selector, "tell:and:")
            XCTAssertEqual(retained.signature, Retainer.types)
            onAnotherThread {
                assertSucceeds {
                    try retained.invoke()
                    try retained.invoke(with: keeper)
                }
            }
            XCTAssertEqual(seen.entries, ["atext", "atext"])
        }
        XCTAssertEqual(counter.alive, 0)
    }

    func test_I1_retainedIsImmutable() throws {
        let receiver = DynamicReceiver()
        receiver.methods.add("double:") { (_: DynamicReceiver, number: Int) in number * 2 }
        let original = Invocation(
            selector: "double:", signature: MethodSignature(arguments: [Int.self], result: Int.self), target: receiver)
        try original.setArgument(4, at: 0)
        let retained = try original.retained()
        try original.setArgument(5, at: 0)
        let one = retained.invocation()
        try one.setArgument(6, at: 0)
        try one.invoke()
        XCTAssertEqual(try one.result(), 12)
        let two = retained.invocation()
        XCTAssertNotNil(messageError(try two.result(as: Int.self)))
        try two.invoke()
        XCTAssertEqual(try two.result(), 8)
    }

    func test_I1_retainedKeepsItsTarget() throws {
        weak var target: DynamicReceiver?
        var retained: RetainedInvocation?
        try autoreleased {
            let receiver = DynamicReceiver()
            receiver.methods.add("nothing") { (_: DynamicReceiver) in }
            target = receiver
            retained = try Invocation(
                selector: "nothing", signature: MethodSignature(arguments: [], result: Void.self), target: receiver
            ).retained()
        }
        XCTAssertNotNil(target)
        try retained?.invoke()
        retained = nil
        XCTAssertNil(target)
    }

    func test_I1_retainedRunsOnManyThreads() throws {
        let counter = Tracked.Counter()
        try autoreleased {
            let receiver = DynamicReceiver()
            let calls = Tracked.Counter()
            receiver.methods.add("use:and:") {
                (_: DynamicReceiver, one: Tracked, text: UnsafePointer<CChar>) -> Tracked in
                calls.add(strlen(text) == 4 && one.name == "a" ? 1 : 1_000_000)
                return one
            }
            let types = MethodSignature(arguments: [Tracked.self, UnsafePointer<CChar>.self], result: Tracked.self)
            let invocation = Invocation(selector: "use:and:", signature: types, target: receiver)
            try invocation.setArgument(Tracked(counter, "a"), at: 0)
            try invocation.setArgument("text", at: 1)
            let retained = try invocation.retained()
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                for _ in 0..<500 { assertSucceeds { try retained.invoke() } }
            }
            XCTAssertEqual(calls.alive, 4000)
        }
        XCTAssertEqual(counter.alive, 0)
    }

    func test_I1_nullStringIsKept() throws {
        let invocation = Invocation(selector: "x:", signature: try MethodSignature(encoding: "v*"))
        let copy = try invocation.retained().invocation()
        XCTAssertNil(try copy.argument(at: 0, as: UnsafeMutablePointer<CChar>?.self))
    }
}

private final class Retainer: DynamicReceiver, @unchecked Sendable {
    static let types = MethodSignature(arguments: [Tracked.self, UnsafePointer<CChar>.self], result: Void.self)
    var retained: RetainedInvocation?

    override func methodSignature(for selector: MessageSelector) -> MethodSignature? { Self.types }

    override func forwardInvocation(_ invocation: Invocation) throws { retained = try invocation.retained() }
}
