import Logging
import ServiceLifecycle
import SwitchboardTesting
import Testing

/// Spies in place of the services of swift-service-lifecycle's own tests: there, an actor reports by a stream that it
/// runs, is cancelled, or should end, and a continuation ends it.
@Suite struct ServiceSpyTests {
    private struct Failure: Error {}

    /// Controls a running service.
    private struct Orders: Sendable {
        let stream: AsyncThrowingStream<Never, any Error>
        let end: AsyncThrowingStream<Never, any Error>.Continuation

        init() { (stream, end) = AsyncThrowingStream.makeStream() }
    }

    /// A service that runs until the test ends it, or its task is cancelled.
    private func service() -> (spy: Spy<any Service>, end: AsyncThrowingStream<Never, any Error>.Continuation) {
        let spy = Spy<any Service>(), orders = Orders()
        spy.stub(Service.run).answers(waiting: { () async throws in
            for try await _ in orders.stream {}
            try Task.checkCancellation()
        })
        return (spy, orders.end)
    }

    /// A service that runs until it should end, and tells a witness.
    private func graceful(_ name: String, _ witness: Spy<any Witness>) -> Spy<any Service> {
        let spy = Spy<any Service>()
        spy.stub(Service.run).answers(waiting: { [object = witness.object] () async throws in
            object.began(name)
            try await gracefulShutdown()
            object.ended(name)
        })
        return spy
    }

    private func witness() -> Spy<any Witness> {
        let spy = Spy<any Witness>()
        spy.record(Witness.began)
        spy.record(Witness.ended)
        return spy
    }

    private func group(_ services: ServiceGroupConfiguration.ServiceConfiguration...) -> ServiceGroup {
        ServiceGroup(
            configuration: .init(
                services: services, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }))
    }

    /// The error of a run.
    private func error(_ group: ServiceGroup) async -> (any Error)? {
        do {
            try await group.run()
            return nil
        } catch {
            return error
        }
    }

    private func code(_ error: (any Error)?) -> ServiceGroupError.Code? { (error as? ServiceGroupError)?.errorCode }

    @Test func aGroupRunsOnce() async {
        let service = service(), group = group(.init(service: service.spy.object))
        async let first = error(group)
        await service.spy.waitForCalls(of: Service.run)
        #expect(code(await error(group)) == .alreadyRunning)
        service.end.finish()
        #expect(code(await first) == .serviceFinishedUnexpectedly)
        #expect(code(await error(group)) == .alreadyFinished)
        service.spy.verify(Service.run, times: 1)
    }

    @Test func cancellingTheGroupCancelsTheService() async {
        let service = service(), group = group(.init(service: service.spy.object))
        let run = Task { await error(group) }
        await service.spy.waitForCalls(of: Service.run)
        run.cancel()
        _ = await run.value
        guard case .threw(let error) = service.spy.calls.last?.outcome else {
            Issue.record("the service wasn't cancelled: \(service.spy.calls)")
            return
        }
        #expect(error is CancellationError)
    }

    @Test func aServiceThatEndsEarlyCancelsTheOther() async {
        let short = service(), long = service()
        let group = group(.init(service: short.spy.object), .init(service: long.spy.object))
        async let result = error(group)
        await short.spy.waitForCalls(of: Service.run)
        await long.spy.waitForCalls(of: Service.run)
        #expect(long.spy.calls.last?.outcome == nil)
        short.end.finish()
        #expect(code(await result) == .serviceFinishedUnexpectedly)
        #expect(long.spy.calls.map(\.description) == ["run(), which threw CancellationError()"])
    }

    @Test func aServiceThatThrowsCancelsTheOther() async {
        let failing = service(), other = service()
        let group = group(.init(service: failing.spy.object), .init(service: other.spy.object))
        async let result = error(group)
        await failing.spy.waitForCalls(of: Service.run)
        await other.spy.waitForCalls(of: Service.run)
        failing.end.finish(throwing: Failure())
        #expect(await result is Failure)
        #expect(other.spy.calls.map(\.description) == ["run(), which threw CancellationError()"])
    }

    @Test func anEndMayBeIgnored() async {
        let done = service(), failing = service()
        let group = group(
            .init(service: done.spy.object, successTerminationBehavior: .ignore),
            .init(service: failing.spy.object, failureTerminationBehavior: .ignore))
        async let result = error(group)
        await done.spy.waitForCalls(of: Service.run)
        await failing.spy.waitForCalls(of: Service.run)
        done.end.finish()
        await done.spy.wait { $0.calls.last?.outcome != nil }
        #expect(failing.spy.calls.last?.outcome == nil)  // still runs
        failing.end.finish(throwing: Failure())
        #expect(await result == nil)
    }

    @Test func servicesShouldEndBeforeTheyRun() async {
        let witness = witness(), first = graceful("first", witness)
        let group = group(.init(service: first.object, successTerminationBehavior: .gracefullyShutdownGroup))
        await group.triggerGracefulShutdown()
        #expect(await error(group) == nil)
        first.verify(Service.run, times: 1)
        witness.verifyInOrder {
            Witness.began
            Witness.ended
        }
    }

    /// The last one should end first.
    @Test func servicesEndInReverseOrder() async {
        let witness = witness()
        let services = ["first", "second", "third"].map { graceful($0, witness) }
        let group = group(
            .init(service: services[0].object), .init(service: services[1].object),
            .init(service: services[2].object))
        async let result = error(group)
        await witness.waitForCalls(of: Witness.began, count: 3)
        await group.triggerGracefulShutdown()
        #expect(await result == nil)
        #expect(witness.calls(of: Witness.ended) == ["third", "second", "first"])
        for service in services { service.verify(Service.run, times: 1) }
    }

    /// One that ends has the others end, from the last one on.
    @Test func anEarlyEndShutsTheGroupDown() async {
        let witness = witness(), first = graceful("first", witness), last = graceful("last", witness)
        let middle = service()
        let group = group(
            .init(service: first.object),
            .init(service: middle.spy.object, successTerminationBehavior: .gracefullyShutdownGroup),
            .init(service: last.object))
        async let result = error(group)
        await witness.waitForCalls(of: Witness.began, count: 2)
        await middle.spy.waitForCalls(of: Service.run)
        witness.verify(Witness.ended, times: .never)
        middle.end.finish()
        #expect(await result == nil)
        #expect(witness.calls(of: Witness.ended) == ["last", "first"])
    }

    @Test func aServiceIsAddedToAGroupThatRuns() async throws {
        let first = service(), added = service(), group = group(.init(service: first.spy.object))
        async let result = error(group)
        await first.spy.waitForCalls(of: Service.run)
        await group.addServiceUnlessShutdown(added.spy.object)
        await added.spy.waitForCalls(of: Service.run)
        first.end.finish()
        #expect(code(await result) == .serviceFinishedUnexpectedly)
        #expect(added.spy.calls.map(\.description) == ["run(), which threw CancellationError()"])
    }
}

/// What the services in these tests report.
public protocol Witness: AnyObject, Sendable {
    func began(_ name: String)
    func ended(_ name: String)
}
