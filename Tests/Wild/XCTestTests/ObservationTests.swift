import Switchboard
import Testing
import WildSupport
import XCTest

/// An observer as a reporter has one.
private final class Reporter: NSObject, XCTestObservation {
    let transcript = Transcript()

    func testSuiteWillStart(_ suite: XCTestSuite) { transcript.add("suite \(suite.name)") }
    func testCaseWillStart(_ test: XCTestCase) { transcript.add("test \(test.name)") }
    func testCase(_ test: XCTestCase, didFailWithDescription text: String, inFile _: String?, atLine _: Int) {
        transcript.add("failed: \(text)")
    }
    func testCaseDidFinish(_ test: XCTestCase) {
        transcript.add("finished, \(test.testRun?.totalFailureCount ?? -1) failures")
    }
    func testSuiteDidFinish(_ suite: XCTestSuite) {
        transcript.add("suite finished, \(suite.testRun?.totalFailureCount ?? -1) failures")
    }
}

/// The tests of the run that is observed. This module's list of tests has them not: nothing else runs them.
private final class Observed: XCTestCase {
    func passes() {}
    func fails() { XCTAssertEqual(1 + 1, 3, "a sum") }
    func failsTwice() throws {
        XCTFail("first")
        throw CocoaError(.userCancelled)
    }
}

/// XCTest's own observers. Swift Testing runs these, because XCTest knows one test at a time as the current one, and a
/// run inside a test would leave it without.
@Suite(.serialized) @MainActor struct ObservationTests {
    private typealias Proxy = ForwardingProxy<any XCTestObservation>

    /// A real run, of real tests.
    private func runTests(observedBy observer: any XCTestObservation) {
        let suite = XCTestSuite(name: "observed")
        suite.addTest(Observed(name: "passes", testClosure: { ($0 as? Observed)?.passes() }))
        suite.addTest(Observed(name: "fails", testClosure: { ($0 as? Observed)?.fails() }))
        suite.addTest(Observed(name: "failsTwice", testClosure: { try ($0 as? Observed)?.failsTwice() }))
        XCTestObservationCenter.shared.addTestObserver(observer)
        suite.run()
        XCTestObservationCenter.shared.removeTestObserver(observer)
    }

    @Test func xctestTellsAProxyWhatItTellsItsObserver() {
        let bare = Reporter(), forwarded = Reporter()
        let proxy = Proxy(forwardingTo: forwarded)
        runTests(observedBy: bare)
        runTests(observedBy: proxy.object)
        #expect(forwarded.transcript.lines == bare.transcript.lines)
        #expect(
            bare.transcript.lines.map { $0.hasPrefix("failed: threw") ? "failed: threw" : $0 } == [
                "suite observed", "test Observed.passes", "finished, 0 failures",
                "test Observed.fails", "failed: XCTAssertEqual failed: (\"2\") is not equal to (\"3\") - a sum",
                "finished, 1 failures",
                "test Observed.failsTwice", "failed: failed - first", "failed: threw", "finished, 2 failures",
                "suite finished, 3 failures",
            ])
    }

    @Test func observersHearOfEveryFailure() {
        let proxy = Proxy(forwardingTo: Reporter())
        let heard = Transcript()
        let subscriptions = [
            proxy.sentMessage(XCTestObservation.testCase(_:didFailWithDescription:inFile:atLine:))
                .subscribe { test, text, file, line in
                    heard.add("\(test.name): \(file?.hasSuffix("ObservationTests.swift") ?? false), \(line > 0)")
                },
            proxy.methodInvoked(XCTestObservation.testSuiteDidFinish(_:)).subscribe { suite in
                heard.add("\(suite.name): \(suite.testCaseCount)")
            },
        ]
        runTests(observedBy: proxy.object)
        withExtendedLifetime(subscriptions) {}
        #expect(
            heard.lines.first == "Observed.fails: true, true")
        #expect(heard.lines.count == 4)
        #expect(heard.lines.last == "observed: 3")
    }

    /// XCTest keeps its observers in a set, by identity.
    @Test func aRemovedProxyHearsNothing() {
        let reporter = Reporter()
        let proxy = Proxy(forwardingTo: reporter)
        runTests(observedBy: proxy.object)
        let heard = reporter.transcript.lines.count
        #expect(heard > 0)
        runTests(observedBy: Reporter())
        #expect(reporter.transcript.lines.count == heard)
    }

    /// Nobody behind it: XCTest has defaults that do nothing, so a class that conforms and adds nothing answers.
    @Test func aProxyAlone() {
        final class Nothing: XCTestObservation {}
        let proxy = Proxy(forwardingTo: Nothing())
        let heard = Transcript()
        let subscription = proxy.sentMessage(XCTestObservation.testCaseWillStart(_:)).subscribe { heard.add($0.name) }
        runTests(observedBy: proxy.object)
        withExtendedLifetime(subscription) {}
        #expect(heard.lines == ["Observed.passes", "Observed.fails", "Observed.failsTwice"])
    }
}
