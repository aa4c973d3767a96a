import Logging
import ServiceLifecycle
import Switchboard
import WildSupport
import XCTest

/// swift-service-lifecycle's `Service`: its only requirement is asynchronous, and structs conform to it.
final class ServiceTests: XCTestCase {
    private func group(_ service: any Service) -> ServiceGroup {
        ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [
                    .init(
                        service: service, successTerminationBehavior: .gracefullyShutdownGroup,
                        failureTerminationBehavior: .cancelGroup)
                ],
                logger: Logger(label: "wild") { _ in SwiftLogNoOpLogHandler() }))
    }

    func test_aGroupRunsAProxy() async throws {
        let reporter = Reporter()
        let heard = Transcript()
        let service = ForwardingProxy<any Service>(forwardingTo: Work(delegate: reporter))
        let subscriptions = [
            service.sentMessage(Service.run).subscribeOnAnyThread { heard.add("runs") },
            service.methodInvoked(Service.run).withOutcome.subscribeOnAnyThread { heard.add("\($1)") },
        ]
        try await group(service.object).run()
        XCTAssertEqual(reporter.transcript.lines, ["begins", "finished 3"])
        XCTAssertEqual(heard.lines, ["runs", "returned"])
        withExtendedLifetime(subscriptions) {}
    }

    func test_aServiceThatFailsBehindAProxy() async {
        let heard = Transcript()
        let service = ForwardingProxy<any Service>(forwardingTo: Failing())
        let subscription = service.methodInvoked(Service.run).withOutcome.subscribeOnAnyThread { heard.add("\($1)") }
        do {
            try await group(service.object).run()
            XCTFail("expected the service's error")
        } catch {
            XCTAssertTrue(error is Failing.Failure, "\(error)")
        }
        XCTAssertEqual(heard.lines, ["threw(Failure())"])
        withExtendedLifetime(subscription) {}
    }

    /// A service that tells a delegate, which is a proxy.
    func test_aServiceThatReportsToADelegate() async throws {
        let reporter = Reporter()
        let proxy = ForwardingProxy<any WorkDelegate>(forwardingTo: reporter)
        let heard = Transcript()
        let subscription = proxy.sentMessage(WorkDelegate.didFinish(_:)).subscribeOnAnyThread {
            heard.add("heard \($0)")
        }
        try await group(Work(delegate: proxy.object)).run()
        withExtendedLifetime(subscription) {}
        XCTAssertEqual(reporter.transcript.lines, ["begins", "finished 3"])
        XCTAssertEqual(heard.lines, ["heard 3"])
    }
}

/// What a service reports.
public protocol WorkDelegate: AnyObject, Sendable {
    /// It runs.
    func willBegin()
    /// So many parts are done.
    func didFinish(_ count: Int)
}

private final class Reporter: WorkDelegate {
    let transcript = Transcript()
    func willBegin() { transcript.add("begins") }
    func didFinish(_ count: Int) { transcript.add("finished \(count)") }
}

private struct Work: Service {
    let delegate: any WorkDelegate
    func run() async throws {
        delegate.willBegin()
        delegate.didFinish(3)
    }
}

private struct Failing: Service {
    struct Failure: Error {}

    func run() async throws {
        await Task.yield()
        throw Failure()
    }
}
