import CoreMetrics
import Metrics
import MetricsTestKit
import Switchboard
import WildSupport
import XCTest

/// swift-metrics' factory and handlers, in front of its backend for tests.
final class HandlerTests: XCTestCase {
    private func use(_ factory: any MetricsFactory) {
        let counter = Counter(label: "requests", dimensions: [("path", "/"), ("code", "200")], factory: factory)
        counter.increment()
        counter.increment(by: 41)
        let gauge = Gauge(label: "load", factory: factory)
        gauge.record(0.5)
        gauge.record(3)
        let recorder = Recorder(label: "sizes", factory: factory)
        recorder.record(17)
        recorder.record(2.25)
        let meter = Meter(label: "open", factory: factory)
        meter.set(4)
        meter.increment(by: 1.5)
        meter.decrement(by: 0.25)
        let timer = Timer(label: "time", preferredDisplayUnit: .milliseconds, factory: factory)
        timer.recordMilliseconds(3)
        Timer(label: "gone", factory: factory).destroy()
    }

    /// What the backend has, with all values.
    private func contents(_ backend: TestMetrics) throws -> [String] {
        [
            "\(try backend.expectCounter("requests", [("path", "/"), ("code", "200")]).values)",
            "\(try backend.expectRecorder("load").values)", "\(try backend.expectRecorder("load").aggregate)",
            "\(try backend.expectRecorder("sizes").values)", "\(try backend.expectRecorder("sizes").aggregate)",
            "\(try backend.expectMeter("open").values)", "\(try backend.expectTimer("time").values)",
            "\(backend.timers.map(\.label).sorted())",
        ]
    }

    func test_aFactory() throws {
        let bare = TestMetrics(), forwarded = TestMetrics()
        let proxy = ForwardingProxy<any MetricsFactory>(forwardingTo: forwarded)
        use(bare)
        use(proxy.object)
        XCTAssertEqual(try contents(forwarded), try contents(bare))
        XCTAssertEqual(
            try contents(bare),
            [
                "[1, 41]", "[0.5, 3.0]", "false", "[17.0, 2.25]", "true", "[4.0, 5.5, 5.25]", "[3000000]",
                "[\"time\"]",
            ])
    }

    func test_observersHearOfHandlersThatEnd() throws {
        let backend = TestMetrics()
        let proxy = ForwardingProxy<any MetricsFactory>(forwardingTo: backend)
        let heard = Transcript()
        let subscription = proxy.sentMessage(MetricsFactory.destroyTimer(_:)).subscribe { handler in
            heard.add("\((handler as? TestTimer)?.label ?? "another")")
        }
        use(proxy.object)
        withExtendedLifetime(subscription) {}
        XCTAssertEqual(heard.lines, ["gone"])
    }

    /// Each handler by itself, between the metric and the backend's.
    func test_handlers() throws {
        let backend = TestMetrics(), heard = Transcript()
        _ = backend.makeCounter(label: "requests", dimensions: [])
        _ = backend.makeRecorder(label: "sizes", dimensions: [], aggregate: true)
        _ = backend.makeMeter(label: "open", dimensions: [])
        _ = backend.makeTimer(label: "time", dimensions: [])
        let counter = ForwardingProxy<any CounterHandler>(forwardingTo: try backend.expectCounter("requests"))
        let recorder = ForwardingProxy<any RecorderHandler>(forwardingTo: try backend.expectRecorder("sizes"))
        let meter = ForwardingProxy<any MeterHandler>(forwardingTo: try backend.expectMeter("open"))
        let timer = ForwardingProxy<any TimerHandler>(forwardingTo: try backend.expectTimer("time"))
        let subscriptions = [
            counter.sentMessage(CounterHandler.increment(by:)).subscribe { heard.add("increment \($0)") },
            counter.sentMessage(CounterHandler.reset).subscribe { heard.add("reset") },
            recorder.sentMessage(RecorderHandler.record as (any RecorderHandler) -> (Int64) -> Void)
                .subscribe { heard.add("record Int64 \($0)") },
            recorder.methodInvoked(RecorderHandler.record as (any RecorderHandler) -> (Double) -> Void)
                .subscribe { heard.add("record Double \($0)") },
            meter.sentMessage(MeterHandler.decrement(by:)).subscribe { heard.add("decrement \($0)") },
            timer.sentMessage(TimerHandler.recordNanoseconds(_:)).subscribe { heard.add("time \($0)") },
            timer.sentMessage(TimerHandler.preferDisplayUnit(_:)).subscribe { heard.add("unit \($0 == .seconds)") },
        ]

        let requests = Counter(label: "requests", dimensions: [], handler: counter.object)
        requests.increment(by: 2)
        requests.reset()
        requests.increment(by: 5)
        let sizes = Recorder(label: "sizes", dimensions: [], aggregate: true, handler: recorder.object)
        sizes.record(17)
        sizes.record(2.25)
        let open = Meter(label: "open", dimensions: [], handler: meter.object)
        open.set(2.5)
        open.decrement(by: 1.5)
        let time = Timer(label: "time", dimensions: [], handler: timer.object)
        time.recordNanoseconds(9)
        timer.object.preferDisplayUnit(.seconds)

        withExtendedLifetime(subscriptions) {}
        XCTAssertEqual(
            heard.lines,
            [
                "increment 2", "reset", "increment 5", "record Int64 17", "record Double 2.25", "decrement 1.5",
                "time 9", "unit true",
            ])
        XCTAssertEqual(try backend.expectCounter("requests").values, [5])
        XCTAssertEqual(try backend.expectRecorder("sizes").values, [17, 2.25])
        XCTAssertEqual(try backend.expectMeter("open").values, [2.5, 1])
        XCTAssertEqual(try backend.expectTimer("time").values, [9])
    }

    /// The whole program's: swift-metrics allows one for a process.
    func test_theSystemsFactory() throws {
        let backend = TestMetrics()
        let proxy = ForwardingProxy<any MetricsFactory>(forwardingTo: backend)
        MetricsSystem.bootstrap(proxy.object)
        XCTAssertTrue(MetricsSystem.factory as AnyObject === proxy)
        Counter(label: "whole").increment(by: 3)
        XCTAssertEqual(try backend.expectCounter("whole").values, [3])
    }

    /// The backend casts what it is asked to destroy to its own class: who gives a metric a proxy of a handler keeps
    /// the handler, and destroys that.
    func test_otherwise_aBackendThatCastsHandlersDoesNotKnowAProxy() throws {
        let backend = TestMetrics()
        let made = backend.makeTimer(label: "time", dimensions: [])
        let proxy = ForwardingProxy<any TimerHandler>(forwardingTo: made)
        Timer(label: "time", dimensions: [], handler: proxy.object, factory: backend).destroy()
        XCTAssertEqual(backend.timers.map(\.label), ["time"])
        backend.destroyTimer(try XCTUnwrap(proxy.forwardToDelegate()))
        XCTAssertEqual(backend.timers.map(\.label), [])
    }
}
