import ConformanceHosts
import Dispatch
import Foundation
import Switchboard
import Synchronization
import TestSupport
import Testing

extension DeliverySuites {
    /// `proxy.calls()`, the calls of all methods as an asynchronous sequence (S1).
    @Suite struct CallSequenceTests {
        private typealias Proxy = ForwardingProxy<any ScreenDelegate>

        @Test func test_S1_aLoopGetsTheCallsOfAllMethodsInTheirOrder() async throws {
            let screen = RecordingScreen(), proxy = Proxy(forwardingTo: screen), object = proxy.object
            var calls = proxy.calls().makeAsyncIterator()
            object.note(0, 1)
            object.show("page", CountedParcel("p"), (2.5, 3), { "\($0)" })
            #expect(await object.loaded(4) == 8)
            let note = try #require(await calls.next()), show = try #require(await calls.next())
            let loaded = try #require(await calls.next())
            #expect([note, show, loaded].map(\.requirement.index) == [0, 1, 3])
            #expect(note.arguments?.map { "\($0)" } == ["0", "1"])
            #expect(show.arguments?.first as? String == "page")
            if case .returned(let result)? = loaded.outcome { #expect(result as? Int == 8) } else { Issue.record() }
            #expect(screen.log == ["note 1", "page p 2.5 3 3", "loaded 4"], "each call goes on once")
        }

        @Test func test_S1_aCallInALoopHasItsOutcomeOnceItHasEnded() async throws {
            let clerk = CountingClerk(), proxy = ForwardingProxy<any ClerkDelegate>(forwardingTo: clerk),
                object = proxy.object
            var calls = proxy.calls().makeAsyncIterator()
            #expect(throws: CountingClerk.Refused.self) { try object.check(6) }
            #expect(!object.mayPay(20))
            let checked = await calls.next()?.outcome, paid = await calls.next()?.outcome
            if case .threw(let error)? = checked {
                #expect(error is CountingClerk.Refused)
            } else {
                Issue.record("\(String(describing: checked))")
            }
            if case .returned(let result)? = paid {
                #expect(result as? Bool == false)
            } else {
                Issue.record("\(String(describing: paid))")
            }
        }

        @Test func test_S1_aLoopKeepsTheOrderOfEachThreadAndEndsWithTheProxy() async {
            var proxy: Proxy? = Proxy(forwardingTo: SilentScreen()), next = Array(repeating: 0, count: 8)
            var calls = proxy!.calls().makeAsyncIterator()
            let object = Handed(value: proxy!.object)
            onThreads(8) { who in for number in 0..<500 { object.value.note(who, number) } }
            withExtendedLifetime(proxy) {}
            proxy = nil
            var isInOrder = true
            while let call = await calls.next(), let who = call.arguments?[0] as? Int {
                isInOrder = isInOrder && call.arguments?[1] as? Int == next[who]
                next[who] += 1
                if next.allSatisfy({ $0 == 500 }) { break }
            }
            #expect(isInOrder)
            #expect(next == Array(repeating: 500, count: 8))
        }

        @Test func test_S1_aLoopEndsWithItsProxy() async {
            var calls: BufferedStream<ObservedCall>.Iterator
            do {
                let proxy = Proxy(forwardingTo: RecordingScreen(), retainTarget: true)
                calls = proxy.calls(.newest(1)).makeAsyncIterator()
                proxy.object.note(0, 1)
                proxy.object.note(0, 2)
            }
            #expect(await calls.next()?.arguments?[1] as? Int == 2)
            #expect(await calls.next() == nil)
        }
    }
}
