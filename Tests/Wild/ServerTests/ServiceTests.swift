import Logging
import ServiceLifecycle
import Switchboard
import WildSupport
import XCTest

/// swift-service-lifecycle's `Service`: its only requirement is asynchronous, which a proxy without code does not serve.
final class ServiceTests: XCTestCase {
    func test_otherwise_service() {
        XCTAssertEqual(
            textOfRefusal((any Service).self),
            text(refusing: "ServiceLifecycle.Service", found: "async method, requirement 0"))
    }

    /// What to do instead: the service conforms by hand, and what it reports to is a protocol that a proxy stands in for.
    func test_aServiceThatReportsToADelegate() async throws {
        let reporter = Reporter()
        let proxy = ForwardingProxy<any WorkDelegate>(forwardingTo: reporter)
        let heard = Transcript()
        let subscription = proxy.sentMessage(WorkDelegate.didFinish(_:)).subscribeAnywhere { heard.add("heard \($0)") }
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [
                    .init(
                        service: Work(delegate: proxy.object), successTerminationBehavior: .gracefullyShutdownGroup)
                ],
                logger: Logger(label: "wild") { _ in SwiftLogNoOpLogHandler() }))
        try await group.run()
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
