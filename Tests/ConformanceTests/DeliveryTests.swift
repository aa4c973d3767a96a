import ConformanceHosts
import Dispatch
import Foundation
import Switchboard
import Synchronization
import TestSupport
import Testing

extension DeliverySuites {
    /// Calls that reach their target on its context (S).
    @Suite struct DeliveryTests {
        private typealias Proxy = ForwardingProxy<any ScreenDelegate>

        @Test func test_S1_callsComeLaterInTheirOrderWithTheirArguments() {
            let jobs = HeldJobs(), screen = RecordingScreen(), parcels = CountedParcel.count.load(ordering: .relaxed)
            do {
                let proxy = Proxy(forwardingTo: screen, deliverOn: jobs.context), object = proxy.object
                let heard = Log<String>()
                let observing = proxy.methodInvoked(ScreenDelegate.note(_:_:)).subscribe { heard.add("\($0) \($1)") }
                object.note(0, 1)
                do {
                    let captured = CountedParcel("captured")
                    object.show("a text that is too long for its words", CountedParcel("p"), (2.5, 3)) {
                        "\($0) \(captured.label)"
                    }
                }
                object.show("", CountedParcel("q"), nil) { "\($0)" }
                object.store([CountedParcel("r"), CountedParcel("s")])
                #expect(screen.log.isEmpty)
                #expect(heard.entries == ["0 1"], "Observers are notified at the call.")
                #expect(proxy.pendingCalls == 4)
                #expect(jobs.count == 1, "One job runs them all.")
                jobs.run()
                #expect(
                    screen.log == [
                        "note 1", "a text that is too long for its words p 2.5 3 3 captured", " q 0.0 0 3",
                    ])
                #expect(screen.kept.map(\.label) == ["r", "s"])
                #expect(proxy.pendingCalls == 0)
                #expect(proxy.droppedCalls == 0)
                observing.cancel()
            }
            screen.kept = []
            #expect(CountedParcel.count.load(ordering: .relaxed) == parcels)
        }

        @Test func test_S1_callsOfEightThreadsKeepTheOrderOfEach() async {
            #if DEBUG
                let count = 5000
            #else
                let count = 1_000_000
            #endif
            let queue = MarkedQueue("screen"), screen = CountingScreen()
            let proxy = Proxy(forwardingTo: screen, deliverOn: queue.context), object = Handed(value: proxy.object)
            onThreads(8) { who in
                for number in 0..<count {
                    object.value.note(who, number)
                    // Otherwise the memory for those that wait might take gigabytes.
                    while number.isMultiple(of: 1000), proxy.pendingCalls > 100_000 { sched_yield() }
                }
            }
            await proxy.delivered()
            #expect(screen.counts == Array(repeating: count, count: 8))
            #expect(screen.isInOrder)
            #expect(proxy.droppedCalls == 0 && proxy.pendingCalls == 0)
        }

        @Test @MainActor func test_S1_theMainActorGetsItsCalls() async {
            let screen = MainScreen(), proxy = Proxy()
            proxy.setForwardToDelegate(screen, retainDelegate: false, deliverOn: MainActor.shared)
            let object = Handed(value: proxy.object)
            await Task.detached {
                onThreads(8) { who in for number in 0..<200 { object.value.note(who, number) } }
                object.value.show("shown", CountedParcel("p"), nil) { "\($0)" }
                let answer = await object.value.loaded(4)
                #expect(answer == 4)
            }.value
            #expect(screen.log == ["shown 1", "loaded 4"], "An asynchronous call comes after those before it.")
            #expect(screen.numbers.allSatisfy { $0 == Array(0..<200) })
        }

        @Test func test_S1_anActorAndAnExecutorGetTheirCalls() async {
            actor Home: ScreenDelegate {
                nonisolated let numbers = Mutex<[Int]>([])
                nonisolated func note(_ who: Int, _ number: Int) {
                    assertIsolated()
                    numbers.withLock { $0.append(number) }
                }
                nonisolated func show(
                    _ text: String, _ parcel: CountedParcel, _ size: (Double, Int8)?, _ done: @escaping (Int) -> String
                ) {}
                nonisolated func store(_ parcels: [CountedParcel]) {}
                func loaded(_ number: Int) async -> Int { number }
            }
            final class Executor: SerialExecutor {
                let queue = DispatchQueue(label: "executor")
                func enqueue(_ job: consuming ExecutorJob) {
                    let job = UnownedJob(job)
                    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
                }
            }
            let home = Home(), proxy = Proxy(forwardingTo: home, deliverOn: home)
            for number in 0..<1000 { proxy.object.note(0, number) }
            #expect(await proxy.object.loaded(3) == 3)
            #expect(home.numbers.withLock { $0 } == Array(0..<1000))
            let executor = Executor(), screen = RecordingScreen()
            screen.body = { dispatchPrecondition(condition: .onQueue(executor.queue)) }
            proxy.setForwardToDelegate(screen, retainDelegate: true, deliverOn: .executor(executor))
            for number in 0..<1000 { proxy.object.note(1, number) }
            await proxy.delivered()
            #expect(screen.numbers[1] == Array(0..<1000))
        }

        @Test func test_S1_aCallThatIsThereRunsInOrderOrAtOnce() async {
            for onContext in [CallOnContext.runsInOrder, .runsAtOnce] {
                let queue = MarkedQueue("screen"), screen = RecordingScreen()
                let proxy = Proxy(forwardingTo: screen, deliverOn: queue.context, onContext: onContext)
                let object = Handed(value: proxy.object)
                queue.queue.suspend()
                object.value.note(0, 1)
                queue.queue.async { object.value.note(0, 2) }
                object.value.note(0, 3)
                queue.queue.resume()
                queue.queue.sync { object.value.note(0, 4) }
                await proxy.delivered()
                // The job of the first call runs both that wait.
                #expect(screen.numbers[0] == [1, 3, 2, 4])
                let depth = Handed(value: RecordingScreen())
                screen.body = { [unowned screen] in
                    guard screen.numbers[0].count < 8 else { return }
                    object.value.note(0, 10 + screen.numbers[0].count)
                    depth.value.log.append("\(screen.numbers[0].last!)")
                }
                queue.queue.sync { object.value.note(0, 5) }
                // Each call makes the next one, which began later.
                for _ in 0..<5 { await proxy.delivered() }
                #expect(screen.numbers[0] == [1, 3, 2, 4, 5, 15, 16, 17])
                #expect(depth.value.log == (onContext == .runsAtOnce ? ["17", "17", "17"] : ["5", "15", "16"]))
            }
        }

        @Test func test_S1_aContextThatRunsJobsAtOnce() {
            let screen = RecordingScreen(),
                proxy = Proxy(forwardingTo: screen, deliverOn: DeliveryContext("here") { $0() })
            screen.body = { [unowned screen, unowned proxy] in
                if screen.numbers[0].count < 3 { proxy.object.note(0, screen.numbers[0].count) }
            }
            proxy.object.note(0, 0)
            #expect(screen.numbers[0] == [0, 1, 2])
            #expect(proxy.pendingCalls == 0)
        }

        @Test func test_S1_interceptorsRunAtTheCall() {
            let jobs = HeldJobs(), screen = RecordingScreen()
            let proxy = Proxy(forwardingTo: screen, deliverOn: jobs.context)
            let doubling = proxy.intercept(ScreenDelegate.note(_:_:)) { call, who, number in
                if number == 0 { return }
                call.proceed(who, 2 * number)
            }
            for number in 0..<3 { proxy.object.note(0, number) }
            doubling.cancel()
            proxy.object.note(0, 9)
            jobs.run()
            #expect(screen.numbers[0] == [2, 4, 9])
        }

        @Test func test_S1_registeredMethodsAndMessages() throws {
            try Proxy.register("note", Proxy.selector(ScreenDelegate.note(_:_:)))
            let jobs = HeldJobs(), screen = RecordingScreen(),
                proxy = Proxy(forwardingTo: screen, deliverOn: jobs.context)
            proxy.object.note(0, 1)
            try proxy.send("note", 0, 2)
            #expect(screen.log.isEmpty)
            jobs.run()
            #expect(screen.numbers[0] == [1, 2])
        }

        @Test func test_S1_aContextThatRunsJobsAtOnceNeedsNoStackForManyCalls() {
            let screen = CountingScreen(), calling = CallingScreen(screen)
            let proxy = Proxy(forwardingTo: calling, deliverOn: DeliveryContext("inline") { job in job() })
            calling.object = proxy.object
            proxy.object.note(0, 0)
            #expect(screen.counts[0] == CallingScreen.most)
            #expect(screen.isInOrder && proxy.pendingCalls == 0)
        }
    }
}
