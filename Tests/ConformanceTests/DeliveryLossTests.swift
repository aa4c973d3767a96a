import ConformanceHosts
import Dispatch
import Foundation
import Switchboard
import Synchronization
import TestSupport
import Testing

extension DeliverySuites {
    /// What becomes of calls whose target, proxy or context ends before they run (S3).
    @Suite struct DeliveryLossTests {
        private typealias Proxy = ForwardingProxy<any ScreenDelegate>

        @Test func test_S3_boundsDropAndCount() {
            for (policy, expected) in [
                (BufferingPolicy.newest(2), [3, 4]), (.oldest(2), [0, 1]), (.unbounded, [0, 1, 2, 3, 4]),
            ] {
                let jobs = HeldJobs(), screen = RecordingScreen()
                let proxy = Proxy(forwardingTo: screen, deliverOn: jobs.context, buffering: policy)
                for number in 0..<5 { proxy.object.note(0, number) }
                #expect(proxy.pendingCalls == expected.count)
                #expect(proxy.droppedCalls == 5 - expected.count)
                jobs.run()
                #expect(screen.numbers[0] == expected)
                #expect(proxy.pendingCalls == 0)
            }
        }

        @Test func test_S3_aTargetThatIsGoneIsCounted() async {
            let jobs = HeldJobs(), proxy = Proxy()
            var screen: RecordingScreen? = RecordingScreen()
            proxy.setForwardToDelegate(screen!, retainDelegate: false, deliverOn: jobs.context)
            #expect(proxy.forwardToDelegate() === screen)
            for number in 0..<3 { proxy.object.note(0, number) }
            screen = nil
            #expect(proxy.forwardToDelegate() == nil)
            let outcomes = Log<String>()
            let observing = proxy.methodInvoked(ScreenDelegate.note(_:_:)).withOutcome.subscribe {
                outcomes.add("\($2)")
            }
            proxy.object.note(0, 4)
            #expect(outcomes.entries == ["unanswered"])
            #expect(proxy.pendingCalls == 3)
            jobs.run()
            #expect(proxy.droppedCalls == 3)
            let fallback = RecordingScreen()
            proxy.fallbackTarget = fallback
            proxy.object.note(0, 5)
            #expect(fallback.numbers[0] == [5], "Without a target, the fallback answers, on the calling thread.")
            observing.cancel()
        }

        @Test func test_S3_callsForAnEarlierTargetCountThoughALaterOneGotNone() async {
            let first = MarkedQueue("first"), screen = RecordingScreen()
            let proxy = Proxy(forwardingTo: screen, deliverOn: first.context)
            first.queue.suspend()
            proxy.object.note(0, 1)
            for _ in 0..<3 {
                proxy.setForwardToDelegate(RecordingScreen(), retainDelegate: true, deliverOn: HeldJobs().context)
                #expect(proxy.pendingCalls == 1)
            }
            Thread.detachNewThread { first.queue.resume() }
            await proxy.delivered()
            #expect(screen.numbers[0] == [1])
            #expect(proxy.pendingCalls == 0)
        }

        @Test func test_S3_callsOutliveTheirProxyAndANewTarget() {
            let jobs = HeldJobs(), screen = RecordingScreen()
            var proxy: Proxy? = Proxy(forwardingTo: screen, deliverOn: jobs.context)
            proxy!.object.note(0, 1)
            let second = RecordingScreen(), others = HeldJobs()
            proxy!.setForwardToDelegate(second, retainDelegate: true, deliverOn: others.context)
            proxy!.object.note(0, 2)
            #expect(proxy!.pendingCalls == 2)
            proxy = nil
            others.run()
            jobs.run()
            #expect(screen.numbers[0] == [1])
            #expect(second.numbers[0] == [2])
        }

        @Test func test_S3_aContextThatLosesItsJobDropsTheCalls() async {
            let jobs = HeldJobs(), screen = RecordingScreen(),
                proxy = Proxy(forwardingTo: screen, deliverOn: jobs.context)
            proxy.object.note(0, 1)
            proxy.object.note(0, 2)
            jobs.lose()
            #expect(proxy.droppedCalls == 2)
            #expect(proxy.pendingCalls == 0)
            await proxy.delivered()
            proxy.object.note(0, 3)
            jobs.run()
            #expect(screen.numbers[0] == [3])
        }

        @Test func test_S3_setAgainWhileThreadsCall() async {
            let queues = [MarkedQueue("first"), MarkedQueue("second")], proxy = Proxy(),
                object = Handed(value: proxy.object)
            let screens = queues.map { queue in
                let screen = RecordingScreen()
                screen.body = { dispatchPrecondition(condition: .onQueue(queue.queue)) }
                return screen
            }
            let setting = Handed(value: (proxy, screens))
            onThreads(4) { who in
                for number in 0..<500 {
                    if who == 0 {
                        let (proxy, screens) = setting.value
                        proxy.setForwardToDelegate(
                            screens[number % 2], retainDelegate: number % 3 == 0, deliverOn: queues[number % 2].context)
                    } else {
                        object.value.note(who, number)
                    }
                }
            }
            await proxy.delivered()
            for queue in queues { queue.queue.sync {} }
            #expect(proxy.droppedCalls == 0)
            withExtendedLifetime(screens) {}
        }

        @Test func test_S3_aPartOfAProxyAndADeliveredTargetAreAnError() throws {
            let jobs = HeldJobs(), proxy = Proxy(),
                delivered = Proxy(forwardingTo: RecordingScreen(), deliverOn: jobs.context)
            let part = (any RefinedScreenDelegate).self
            #expect(throws: ProxyError.self) { _ = try delivered.refinedOrThrow(to: part) }
            _ = try proxy.refinedOrThrow(to: part)
            #expect(throws: DeliveryError.self) {
                try proxy.setForwardToDelegateOrThrow(RecordingScreen(), retainDelegate: true, deliverOn: jobs.context)
            }
            #expect(proxy.forwardToDelegate() == nil)
        }

        @Test func test_S3_anActorThatIsItsOwnContextIsReleased() async {
            actor Keeper: ScreenDelegate {
                let proxy = Proxy()
                private(set) var count = 0

                func begin() { proxy.setForwardToDelegate(self, retainDelegate: false, deliverOn: self) }
                nonisolated func note(_ who: Int, _ number: Int) { assumeIsolated { $0.count += 1 } }
                nonisolated func show(
                    _ text: String, _ parcel: CountedParcel, _ size: (Double, Int8)?, _ done: @escaping (Int) -> String
                ) {}
                nonisolated func store(_ parcels: [CountedParcel]) {}
                func loaded(_ number: Int) async -> Int { number }
            }
            weak var keeper: Keeper?
            let proxy: Proxy
            do {
                let kept = Keeper()
                keeper = kept
                await kept.begin()
                proxy = kept.proxy
                proxy.object.note(0, 1)
                await proxy.delivered()
                #expect(await kept.count == 1)
            }
            #expect(keeper == nil)
            proxy.object.note(0, 2)
            await proxy.delivered()
            #expect(proxy.pendingCalls == 0)
        }

        @Test func test_S3_deliveredWaitsForCallsOfATargetThatIsReplaced() async {
            let queue = MarkedQueue("slow"), screen = CountingScreen(), proxy = Proxy(),
                gate = DispatchSemaphore(value: 0)
            proxy.setForwardToDelegate(screen, retainDelegate: true, deliverOn: queue.context)
            queue.queue.async { gate.wait() }
            for number in 0..<5 { proxy.object.note(0, number) }
            proxy.setForwardToDelegate(nil, retainDelegate: false)
            #expect(proxy.pendingCalls == 5)
            gate.signal()
            await proxy.delivered()
            #expect(screen.counts[0] == 5)
            #expect(proxy.pendingCalls == 0)
        }
    }
}
