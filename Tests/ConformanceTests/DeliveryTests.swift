import ConformanceHosts
import Dispatch
import Foundation
import Switchboard
import Synchronization
import TestSupport
import Testing

/// A context whose jobs run when the test says so.
private final class Jobs: Sendable {
    private let jobs = Mutex<[@Sendable () -> Void]>([])

    var context: DeliveryContext { DeliveryContext("jobs") { job in self.jobs.withLock { $0.append(job) } } }
    var count: Int { jobs.withLock { $0.count } }

    /// Runs all jobs, and those that they start.
    func run() { while runOne() {} }

    func runOne() -> Bool {
        guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
        job()
        return true
    }

    /// Loses all jobs.
    func lose() { _ = jobs.withLock { jobs in exchange(&jobs, with: []) } }

    private func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
        defer { place = value }
        return place
    }
}

/// A serial queue that knows whether a thread is on it.
private final class Queue: Sendable {
    let queue: DispatchQueue
    private let key = DispatchSpecificKey<Bool>()

    init(_ name: String) {
        queue = DispatchQueue(label: name)
        queue.setSpecific(key: key, value: true)
    }

    var context: DeliveryContext {
        DeliveryContext(queue.label, isCurrent: { DispatchQueue.getSpecific(key: self.key) == true }) { job in
            self.queue.async { job() }
        }
    }
}

/// Records calls in the order in which they come.
private final class Screen: ScreenDelegate, @unchecked Sendable {
    var log: [String] = []
    var numbers: [[Int]] = Array(repeating: [], count: 8)
    var kept: [CountedParcel] = []
    /// What `note` does besides.
    var body: () -> Void = {}

    func note(_ who: Int, _ number: Int) {
        numbers[who].append(number)
        log.append("note \(number)")
        body()
    }
    func show(_ text: String, _ parcel: CountedParcel, _ size: (Double, Int8)?, _ done: @escaping (Int) -> String) {
        log.append("\(text) \(parcel.label) \(size?.0 ?? 0) \(size?.1 ?? 0) \(done(3))")
    }
    func store(_ parcels: [CountedParcel]) { kept = parcels }
    func loaded(_ number: Int) async -> Int {
        log.append("loaded \(number)")
        return 2 * number
    }
}

/// Counts the calls of eight threads, each of which numbers its calls.
private final class CountingScreen: ScreenDelegate, @unchecked Sendable {
    private(set) var counts = Array(repeating: 0, count: 8)
    private(set) var isInOrder = true

    func note(_ who: Int, _ number: Int) {
        isInOrder = isInOrder && number == counts[who]
        counts[who] += 1
    }
    func show(_ text: String, _ parcel: CountedParcel, _ size: (Double, Int8)?, _ done: @escaping (Int) -> String) {}
    func store(_ parcels: [CountedParcel]) {}
    func loaded(_ number: Int) async -> Int { number }
}

/// May be called on several threads at once.
private final class SilentScreen: ScreenDelegate {
    func note(_ who: Int, _ number: Int) {}
    func show(_ text: String, _ parcel: CountedParcel, _ size: (Double, Int8)?, _ done: @escaping (Int) -> String) {}
    func store(_ parcels: [CountedParcel]) {}
    func loaded(_ number: Int) async -> Int { number }
}

/// Calls its proxy again for each call.
private final class CallingScreen: ScreenDelegate, @unchecked Sendable {
    static let most = 200_000

    weak var object: (any ScreenDelegate)?
    private let screen: CountingScreen

    init(_ screen: CountingScreen) { self.screen = screen }

    func note(_ who: Int, _ number: Int) {
        screen.note(who, number)
        if number + 1 < Self.most { object?.note(who, number + 1) }
    }
    func show(_ text: String, _ parcel: CountedParcel, _ size: (Double, Int8)?, _ done: @escaping (Int) -> String) {}
    func store(_ parcels: [CountedParcel]) {}
    func loaded(_ number: Int) async -> Int { number }
}

/// Belongs to the main actor, and so does its conformance.
@MainActor private final class MainScreen: @MainActor ScreenDelegate {
    var numbers: [[Int]] = Array(repeating: [], count: 8)
    var log: [String] = []

    func note(_ who: Int, _ number: Int) { numbers[who].append(number) }
    func show(_ text: String, _ parcel: CountedParcel, _ size: (Double, Int8)?, _ done: @escaping (Int) -> String) {
        MainActor.assertIsolated()
        log.append("\(text) \(done(1))")
    }
    func store(_ parcels: [CountedParcel]) {}
    func loaded(_ number: Int) async -> Int {
        MainActor.assertIsolated()
        log.append("loaded \(number)")
        return number
    }
}

private final class Clerk: ClerkDelegate, @unchecked Sendable {
    struct Refused: Error, Equatable {}
    var log: [Int] = []
    /// Whether it's called where it belongs.
    var assert: () -> Void = {}
    var storedTitle = "clerk"
    var title: String {
        get {
            assert()
            return storedTitle
        }
        set {
            assert()
            storedTitle = newValue
        }
    }

    func mayPay(_ amount: Int) -> Bool {
        assert()
        return amount < 10
    }
    func check(_ amount: Int) throws {
        assert()
        if amount > 5 { throw Refused() }
    }
    func read(_ pointer: UnsafePointer<Int>) {
        assert()
        log.append(pointer.pointee)
    }
    func visit(_ body: (Int) -> Void) {
        assert()
        body(7)
    }
    func grow(_ number: inout Int) {
        assert()
        number *= 2
    }
    func sort<Value>(_ value: Value) {
        assert()
        log.append(MemoryLayout<Value>.size)
    }
    func note(_ number: Int) {
        assert()
        log.append(number)
    }
}

/// What one thread hands to another.
private struct Shared<Value>: @unchecked Sendable {
    let value: Value
}

private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

/// Calls that reach their target on its context (S).
@Suite(.enabled(if: hasEntryStubs), .serialized) struct DeliveryTests {
    private typealias Proxy = ForwardingProxy<any ScreenDelegate>

    // MARK: Order

    @Test func test_S1_callsComeLaterInTheirOrderWithTheirArguments() {
        let jobs = Jobs(), screen = Screen(), parcels = CountedParcel.count.load(ordering: .relaxed)
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
        let queue = Queue("screen"), screen = CountingScreen()
        let proxy = Proxy(forwardingTo: screen, deliverOn: queue.context), object = Shared(value: proxy.object)
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
        let object = Shared(value: proxy.object)
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
        let executor = Executor(), screen = Screen()
        screen.body = { dispatchPrecondition(condition: .onQueue(executor.queue)) }
        proxy.setForwardToDelegate(screen, retainDelegate: true, deliverOn: .executor(executor))
        for number in 0..<1000 { proxy.object.note(1, number) }
        await proxy.delivered()
        #expect(screen.numbers[1] == Array(0..<1000))
    }

    @Test func test_S1_aCallThatIsThereRunsInOrderOrAtOnce() async {
        for onContext in [CallOnContext.runsInOrder, .runsAtOnce] {
            let queue = Queue("screen"), screen = Screen()
            let proxy = Proxy(forwardingTo: screen, deliverOn: queue.context, onContext: onContext)
            let object = Shared(value: proxy.object)
            queue.queue.suspend()
            object.value.note(0, 1)
            queue.queue.async { object.value.note(0, 2) }
            object.value.note(0, 3)
            queue.queue.resume()
            queue.queue.sync { object.value.note(0, 4) }
            await proxy.delivered()
            // The job of the first call runs both that wait.
            #expect(screen.numbers[0] == [1, 3, 2, 4])
            let depth = Shared(value: Screen())
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
        let screen = Screen(), proxy = Proxy(forwardingTo: screen, deliverOn: DeliveryContext("here") { $0() })
        screen.body = { [unowned screen, unowned proxy] in
            if screen.numbers[0].count < 3 { proxy.object.note(0, screen.numbers[0].count) }
        }
        proxy.object.note(0, 0)
        #expect(screen.numbers[0] == [0, 1, 2])
        #expect(proxy.pendingCalls == 0)
    }

    @Test func test_S1_interceptorsRunAtTheCall() {
        let jobs = Jobs(), screen = Screen()
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
        let jobs = Jobs(), screen = Screen(), proxy = Proxy(forwardingTo: screen, deliverOn: jobs.context)
        proxy.object.note(0, 1)
        try proxy.send("note", 0, 2)
        #expect(screen.log.isEmpty)
        jobs.run()
        #expect(screen.numbers[0] == [1, 2])
    }

    // MARK: Calls that can't run later

    @Test func test_S2_theErrorNamesTheRequirementsThatNeedAnAnswer() throws {
        let proxy = ForwardingProxy<any ClerkDelegate>(), clerk = Clerk()
        let error = #expect(throws: DeliveryError.self) {
            try proxy.setForwardToDelegateOrThrow(clerk, retainDelegate: true, deliverOn: MainActor.shared)
        }
        #expect(proxy.forwardToDelegate() == nil)
        let description = try #require(error).description
        for part in [
            "Switchboard: can't deliver all calls of ConformanceHosts.ClerkDelegate later, because the callers of some",
            "`mayPay(_:)` of ConformanceHosts.ClerkDelegate returns Bool;",
            "`check(_:)` of ConformanceHosts.ClerkDelegate throws;",
            "`read(_:)` of ConformanceHosts.ClerkDelegate takes `UnsafePointer<Int>`, which may be valid during",
            "`visit(_:)` of ConformanceHosts.ClerkDelegate takes a closure that isn't `@escaping`;",
            "`sort(_:)` of ConformanceHosts.ClerkDelegate is generic;",
            "`title` of ConformanceHosts.ClerkDelegate (getter) returns",
            "`proxy.whenUnanswered(ClerkDelegate.mayPay(_:)) { ... }` and keep its token;",
            "`answers: .blocking`", "[needsAnswers]",
        ] { #expect(description.contains(part), "\(description)") }
        guard case .needsAnswers(let requirements) = error?.reason else { return #expect(Bool(false)) }
        #expect(!requirements.contains { $0.requirement.selector?.name == "note(_:)" })
    }

    @Test func test_S2_whenUnansweredAnswersWithoutTheTarget() {
        let proxy = ForwardingProxy<any ClerkDelegate>(), clerk = Clerk(), jobs = Jobs()
        let answers = [
            proxy.whenUnanswered(ClerkDelegate.mayPay(_:)) { $0 == 100 },
            proxy.whenUnanswered(get: \.title) { "answered" },
        ]
        proxy.setForwardToDelegate(clerk, retainDelegate: true, deliverOn: jobs.context, answers: .blocking)
        #expect(proxy.object.mayPay(100))
        #expect(!proxy.object.mayPay(1))
        #expect(proxy.object.title == "answered")
        proxy.object.title = "set"
        #expect(clerk.storedTitle == "clerk")
        jobs.run()
        #expect(clerk.storedTitle == "set")
        withExtendedLifetime(answers) {}
    }

    @Test func test_S2_blockingCallsAreAnsweredOnTheContext() async throws {
        let queue = Queue("clerk"), clerk = Clerk(), proxy = ForwardingProxy<any ClerkDelegate>()
        clerk.assert = { dispatchPrecondition(condition: .onQueue(queue.queue)) }
        proxy.setForwardToDelegate(clerk, retainDelegate: true, deliverOn: queue.context, answers: .blocking)
        let object = Shared(value: proxy.object)
        func ask() throws {
            let clerk = object.value
            #expect(clerk.mayPay(9))
            #expect(!clerk.mayPay(10))
            try clerk.check(5)
            #expect(throws: Clerk.Refused()) { try clerk.check(6) }
            withUnsafePointer(to: 21) { clerk.read($0) }
            var visited = 0
            clerk.visit { visited += $0 }
            #expect(visited == 7)
            var number = 4
            clerk.grow(&number)
            #expect(number == 8)
            clerk.sort("text")
            clerk.title = "one"
            #expect(clerk.title == "one", "An answer comes after the calls before it.")
            clerk.title += ", two"
            #expect(clerk.title == "one, two")
            clerk.note(3)
        }
        try await Task.detached { try ask() }.value
        await proxy.delivered()
        #expect(clerk.log == [21, 16, 3])
        clerk.log = []
        clerk.storedTitle = "clerk"
        proxy.setForwardToDelegate(
            clerk, retainDelegate: true, deliverOn: queue.context, onContext: .runsAtOnce, answers: .blocking)
        try queue.queue.sync { try ask() }
        #expect(clerk.log == [21, 16, 3])
    }

    @Test func test_S2_callsThatWouldWaitForEachOtherTrap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (first, second) = (Queue("first queue"), Queue("second queue"))
            let (one, two) = (ForwardingProxy<any ClerkDelegate>(), ForwardingProxy<any ClerkDelegate>())
            one.setForwardToDelegate(Clerk(), retainDelegate: true, deliverOn: first.context, answers: .blocking)
            two.setForwardToDelegate(Clerk(), retainDelegate: true, deliverOn: second.context, answers: .blocking)
            let objects = Shared(value: (one.object, two.object))
            let met = DispatchGroup()
            met.enter()
            met.enter()
            first.queue.async {
                met.leave()
                met.wait()
                _ = objects.value.1.mayPay(1)
            }
            second.queue.sync {
                met.leave()
                met.wait()
                _ = objects.value.0.mayPay(1)
            }
            withExtendedLifetime((one, two)) {}
        }
        #expect(
            text(result).contains("Switchboard: deadlock: a call of `mayPay(_:)` of ConformanceHosts.ClerkDelegate on ")
        )
    }

    @Test func test_S2_aTaskCanNotWaitForAnActorOfTheSharedThreads() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            actor Home {}
            let proxy = ForwardingProxy<any ClerkDelegate>()
            proxy.setForwardToDelegate(Clerk(), retainDelegate: true, deliverOn: Home(), answers: .blocking)
            let object = Shared(value: proxy.object)
            await Task.detached { _ = object.value.mayPay(1) }.value
        }
        #expect(text(result).contains("in a task can't wait for the answer of its target on Home"))
    }

    // MARK: Ends

    @Test func test_S3_boundsDropAndCount() {
        for (policy, expected) in [
            (BufferingPolicy.newest(2), [3, 4]), (.oldest(2), [0, 1]), (.unbounded, [0, 1, 2, 3, 4]),
        ] {
            let jobs = Jobs(), screen = Screen()
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
        let jobs = Jobs(), proxy = Proxy()
        var screen: Screen? = Screen()
        proxy.setForwardToDelegate(screen!, retainDelegate: false, deliverOn: jobs.context)
        #expect(proxy.forwardToDelegate() === screen)
        for number in 0..<3 { proxy.object.note(0, number) }
        screen = nil
        #expect(proxy.forwardToDelegate() == nil)
        let outcomes = Log<String>()
        let observing = proxy.methodInvoked(ScreenDelegate.note(_:_:)).withOutcome.subscribe { outcomes.add("\($2)") }
        proxy.object.note(0, 4)
        #expect(outcomes.entries == ["unanswered"])
        #expect(proxy.pendingCalls == 3)
        jobs.run()
        #expect(proxy.droppedCalls == 3)
        let fallback = Screen()
        proxy.fallbackTarget = fallback
        proxy.object.note(0, 5)
        #expect(fallback.numbers[0] == [5], "Without a target, the fallback answers, on the calling thread.")
        observing.cancel()
    }

    @Test func test_S3_callsOutliveTheirProxyAndANewTarget() {
        let jobs = Jobs(), screen = Screen()
        var proxy: Proxy? = Proxy(forwardingTo: screen, deliverOn: jobs.context)
        proxy!.object.note(0, 1)
        let second = Screen(), others = Jobs()
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
        let jobs = Jobs(), screen = Screen(), proxy = Proxy(forwardingTo: screen, deliverOn: jobs.context)
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
        let queues = [Queue("first"), Queue("second")], proxy = Proxy(), object = Shared(value: proxy.object)
        let screens = queues.map { queue in
            let screen = Screen()
            screen.body = { dispatchPrecondition(condition: .onQueue(queue.queue)) }
            return screen
        }
        let setting = Shared(value: (proxy, screens))
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

    // MARK: Captured calls

    @Test func test_S1_aCapturedCallProceedsLaterAndElsewhere() async {
        let screen = Screen(), proxy = Proxy(forwardingTo: screen),
            parcels = CountedParcel.count.load(ordering: .relaxed)
        do {
            let captured = Mutex<
                [CapturedCall<(String, CountedParcel, (Double, Int8)?, (Int) -> String), Void, Never>]
            >([])
            let capturing = proxy.intercept(ScreenDelegate.show) { call, _, _, _, _ in
                let later = call.capture()
                captured.withLock { $0.append(later) }
            }
            let heard = Log<String>()
            let inner = proxy.intercept(ScreenDelegate.show) { call, text, parcel, size, done in
                heard.add("proceeds")
                call.proceed(text + "!", parcel, size, done)
            }
            proxy.object.show("shown later, in a long text", CountedParcel("p"), (1.5, 2)) { "\($0)" }
            #expect(screen.log.isEmpty)
            let later = captured.withLock { $0.removeFirst() }
            capturing.cancel()
            #expect(later.requirement.selector?.name == "show(_:_:_:_:)")
            await Task.detached {
                later.proceed()
                later.proceed((later.arguments.0, CountedParcel("q"), nil, { "other \($0)" }))
            }.value
            #expect(heard.entries == ["proceeds", "proceeds"])
            #expect(
                screen.log == [
                    "shown later, in a long text! p 1.5 2 3", "shown later, in a long text! q 0.0 0 other 3",
                ])
            inner.cancel()
        }
        #expect(CountedParcel.count.load(ordering: .relaxed) == parcels)
    }

    @Test func test_S1_capturedCallsAnswerAndThrow() throws {
        let clerk = Clerk(), proxy = ForwardingProxy<any ClerkDelegate>(forwardingTo: clerk)
        var asked: CapturedCall<Int, Bool, Never>?, checked: CapturedCall<Int, Void, any Error>?
        let tokens = [
            proxy.intercept(ClerkDelegate.mayPay(_:)) { call, _ in
                asked = call.capture()
                return false
            },
            proxy.intercept(ClerkDelegate.check(_:)) { call, _ in checked = call.capture() },
        ]
        #expect(!proxy.object.mayPay(1))
        try proxy.object.check(9)
        #expect(asked!.proceed())
        #expect(!asked!.proceed(50))
        #expect(throws: Clerk.Refused()) { try checked!.proceed() }
        try checked!.proceed(1)
        withExtendedLifetime(tokens) {}
    }

    @Test func test_S1_capturedCallsOfTheWholeProxy() throws {
        let clerk = Clerk(), proxy = ForwardingProxy<any ClerkDelegate>(forwardingTo: clerk)
        var captured: [CapturedInvocation] = []
        let capturing = proxy.intercept { call in
            guard ["note(_:)", "title"].contains(call.requirement.selector?.name), let later = call.capture() else {
                return try call.proceed()
            }
            captured.append(later)
            if call.requirement.kind == .getter { try call.proceed() }
        }
        proxy.object.note(4)
        proxy.object.title = "captured"
        #expect(proxy.object.title == "clerk")
        #expect(captured.map { "\($0.arguments)" } == ["[4]", "[\"captured\"]", "[]"])
        let results = try captured.map { try $0.proceed() }
        #expect(results[2] as? String == "captured")
        #expect(clerk.log == [4])
        capturing.cancel()
    }

    @Test func test_S1_anAsynchronousCallIsCaptured() async {
        let screen = Screen(), proxy = Proxy(forwardingTo: screen)
        let captured = Mutex<CapturedAsynchronousCall<Int, Int, Never>?>(nil)
        let capturing = proxy.intercept(ScreenDelegate.loaded(_:)) { call, number in
            let later = call.capture()
            captured.withLock { $0 = later }
            return 0
        }
        #expect(await proxy.object.loaded(21) == 0)
        capturing.cancel()
        let later = captured.withLock { $0! }
        #expect(await later.proceed() == 42)
        #expect(later.arguments == 21)
        #expect(screen.log == ["loaded 21"])
    }

    @Test func test_S1_aLoopGetsTheCallsOfAllMethodsInTheirOrder() async throws {
        let screen = Screen(), proxy = Proxy(forwardingTo: screen), object = proxy.object
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
        let clerk = Clerk(), proxy = ForwardingProxy<any ClerkDelegate>(forwardingTo: clerk), object = proxy.object
        var calls = proxy.calls().makeAsyncIterator()
        #expect(throws: Clerk.Refused.self) { try object.check(6) }
        #expect(!object.mayPay(20))
        let checked = await calls.next()?.outcome, paid = await calls.next()?.outcome
        if case .threw(let error)? = checked {
            #expect(error is Clerk.Refused)
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
        let object = Shared(value: proxy!.object)
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
            let proxy = Proxy(forwardingTo: Screen(), retainTarget: true)
            calls = proxy.calls(.newest(1)).makeAsyncIterator()
            proxy.object.note(0, 1)
            proxy.object.note(0, 2)
        }
        #expect(await calls.next()?.arguments?[1] as? Int == 2)
        #expect(await calls.next() == nil)
    }

    @Test func test_S3_aPartOfAProxyAndADeliveredTargetAreAnError() throws {
        let jobs = Jobs(), proxy = Proxy(), delivered = Proxy(forwardingTo: Screen(), deliverOn: jobs.context)
        let part = (any RefinedScreenDelegate).self
        #expect(throws: ProxyError.self) { _ = try delivered.refinedOrThrow(to: part) }
        _ = try proxy.refinedOrThrow(to: part)
        #expect(throws: DeliveryError.self) {
            try proxy.setForwardToDelegateOrThrow(Screen(), retainDelegate: true, deliverOn: jobs.context)
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

    @Test func test_S2_aDeadlockIsFoundWhereAContextCanNotTellItsThread() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let queues = [DispatchQueue(label: "one"), DispatchQueue(label: "two")]
            let clerks = [Clerk(), Clerk()]
            let proxies = (0..<2).map { index in
                ForwardingProxy<any ClerkDelegate>(
                    forwardingTo: clerks[index],
                    deliverOn: DeliveryContext("queue \(index)") { job in queues[index].async { job() } },
                    answers: .blocking)
            }
            let met = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
            for index in 0..<2 {
                let other = Shared(value: proxies[1 - index].object)
                clerks[index].assert = {
                    met[index].signal()
                    met[1 - index].wait()
                    met[1 - index].signal()
                    _ = other.value.mayPay(1)
                }
                let object = Shared(value: proxies[index].object)
                Thread.detachNewThread { object.value.note(1) }
            }
            DispatchSemaphore(value: 0).wait()
        }
        #expect(text(result).contains("deadlock: a call of"))
    }

    @Test func test_S1_aContextThatRunsJobsAtOnceNeedsNoStackForManyCalls() {
        let screen = CountingScreen(), calling = CallingScreen(screen)
        let proxy = Proxy(forwardingTo: calling, deliverOn: DeliveryContext("inline") { job in job() })
        calling.object = proxy.object
        proxy.object.note(0, 0)
        #expect(screen.counts[0] == CallingScreen.most)
        #expect(screen.isInOrder && proxy.pendingCalls == 0)
    }

    @Test func test_S3_deliveredWaitsForCallsOfATargetThatIsReplaced() async {
        let queue = Queue("slow"), screen = CountingScreen(), proxy = Proxy(), gate = DispatchSemaphore(value: 0)
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

    @Test func test_S2_aClosureThatEndsCanNotBeCaptured() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any ClerkDelegate>(forwardingTo: Clerk())
            let token = proxy.intercept(ClerkDelegate.read(_:)) { call, _ in _ = call.capture() }
            withUnsafePointer(to: 1) { proxy.object.read($0) }
            withExtendedLifetime(token) {}
        }
        #expect(
            text(result).contains(
                "can't capture a call of `read(_:)` of ConformanceHosts.ClerkDelegate: it takes `UnsafePointer<Int>`"))
    }
}
