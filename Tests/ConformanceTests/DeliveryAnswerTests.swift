import ConformanceHosts
import Dispatch
import Foundation
import Switchboard
import Synchronization
import TestSupport
import Testing

extension DeliverySuites {
    /// Calls that need an answer, of targets that get their calls on a context (S2).
    @Suite struct DeliveryAnswerTests {

        @Test func test_S2_theErrorNamesTheRequirementsThatNeedAnAnswer() throws {
            let proxy = ForwardingProxy<any ClerkDelegate>(), clerk = CountingClerk()
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
            let proxy = ForwardingProxy<any ClerkDelegate>(), clerk = CountingClerk(), jobs = HeldJobs()
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
            let queue = MarkedQueue("clerk"), clerk = CountingClerk(), proxy = ForwardingProxy<any ClerkDelegate>()
            clerk.assert = { dispatchPrecondition(condition: .onQueue(queue.queue)) }
            proxy.setForwardToDelegate(clerk, retainDelegate: true, deliverOn: queue.context, answers: .blocking)
            let object = Handed(value: proxy.object)
            func ask() throws {
                let clerk = object.value
                #expect(clerk.mayPay(9))
                #expect(!clerk.mayPay(10))
                try clerk.check(5)
                #expect(throws: CountingClerk.Refused()) { try clerk.check(6) }
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
                let (first, second) = (MarkedQueue("first queue"), MarkedQueue("second queue"))
                let (one, two) = (ForwardingProxy<any ClerkDelegate>(), ForwardingProxy<any ClerkDelegate>())
                one.setForwardToDelegate(
                    CountingClerk(), retainDelegate: true, deliverOn: first.context, answers: .blocking)
                two.setForwardToDelegate(
                    CountingClerk(), retainDelegate: true, deliverOn: second.context, answers: .blocking)
                let objects = Handed(value: (one.object, two.object))
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
                text(result).contains(
                    "Switchboard: deadlock: a call of `mayPay(_:)` of ConformanceHosts.ClerkDelegate on ")
            )
        }

        @Test func test_S2_aTaskCanNotWaitForAnActorOfTheSharedThreads() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                actor Home {}
                let proxy = ForwardingProxy<any ClerkDelegate>()
                proxy.setForwardToDelegate(CountingClerk(), retainDelegate: true, deliverOn: Home(), answers: .blocking)
                let object = Handed(value: proxy.object)
                await Task.detached { _ = object.value.mayPay(1) }.value
            }
            #expect(text(result).contains("in a task can't wait for the answer of its target on Home"))
        }

        @Test func test_S2_aDeadlockIsFoundWhereAContextCanNotTellItsThread() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let queues = [DispatchQueue(label: "one"), DispatchQueue(label: "two")]
                let clerks = [CountingClerk(), CountingClerk()]
                let proxies = (0..<2).map { index in
                    ForwardingProxy<any ClerkDelegate>(
                        forwardingTo: clerks[index],
                        deliverOn: DeliveryContext("queue \(index)") { job in queues[index].async { job() } },
                        answers: .blocking)
                }
                let met = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
                for index in 0..<2 {
                    let other = Handed(value: proxies[1 - index].object)
                    clerks[index].assert = {
                        met[index].signal()
                        met[1 - index].wait()
                        met[1 - index].signal()
                        _ = other.value.mayPay(1)
                    }
                    let object = Handed(value: proxies[index].object)
                    Thread.detachNewThread { object.value.note(1) }
                }
                DispatchSemaphore(value: 0).wait()
            }
            #expect(text(result).contains("deadlock: a call of"))
        }
    }
}
