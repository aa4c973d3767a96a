import Switchboard
import SwitchboardTesting
import TestSupport
import Testing

/// No type conforms, so no symbols tell which closures may be kept.
public protocol LocalTasks<Element>: AnyObject, Sendable {
    associatedtype Element
    func later(_ body: (Element) -> Int) async -> Int
    func both(_ kept: @escaping (Element) -> Int, _ body: (Element) -> Int) async -> Int
}

private typealias Tasks = any LocalTasks<Int>

private final class Kept: @unchecked Sendable {
    var closures: [(Int) -> Int] = []
}

@inline(never) private func call(_ tasks: Tasks) async -> Int {
    var own = 100
    let first = await tasks.later {
        own += $0
        return own
    }
    return first + (await tasks.both({ $0 + 1000 }, { own + $0 }))
}

/// Closures of asynchronous methods. What they capture is in memory of the caller's task, whose words may look like
/// those of a type.
@Suite(.enabled(if: hasEntryStubs, "without entry stubs there are no such spies")) struct LocalTaskTests {
    @Test func test_D4_aSpyCallsLocalClosuresDuringTheirCall() async {
        let spy = Spy<Tasks>()
        spy.stub(Tasks.later).answers { $0(1) }
        spy.stub(Tasks.both).answers { $0(2) + $1(3) }
        for _ in 0..<3 {
            let found = await call(spy.object)
            #expect(found == 101 + 1002 + 104)
        }
    }

    @Test func test_D4_aLocalClosureThatAStubKeptTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let spy = Spy<Tasks>(), kept = Kept()
            spy.stub(Tasks.later).answers {
                kept.closures.append($0)
                return 1
            }
            spy.stub(Tasks.both).answers { first, _ in
                kept.closures.insert(first, at: 0)
                return 1
            }
            _ = await call(spy.object)
            precondition(kept.closures[0](5) == 1005)
            _ = kept.closures[1](5)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("LocalTasks"))
        #expect(text.contains("after that call had ended"))
    }
}
