import InMemoryTracing
import Instrumentation
import Switchboard
import Tracing
import WildSupport
import XCTest

private struct Headers: Injector, Extractor {
    func inject(_ value: String, forKey key: String, into carrier: inout [String: String]) { carrier[key] = value }
    func extract(key: String, from carrier: [String: String]) -> String? { carrier[key] }
}

/// swift-distributed-tracing's protocols, in front of its tracer for tests: generic methods with `inout` arguments.
final class TracingTests: XCTestCase {
    /// A request that comes in, and one that goes out.
    private func carry(with instrument: any Instrument) -> [String: String] {
        var context = ServiceContext.topLevel
        let incoming = [InMemoryTracer.traceIDKey: "7", InMemoryTracer.spanIDKey: "9", "other": "x"]
        instrument.extract(incoming, into: &context, using: Headers())
        var outgoing = ["host": "here"]
        instrument.inject(context, into: &outgoing, using: Headers())
        return outgoing
    }

    func test_anInstrument() {
        let bare = InMemoryTracer(), forwarded = InMemoryTracer()
        let expected = carry(with: bare)
        XCTAssertEqual(carry(with: ForwardingProxy<any Instrument>(forwardingTo: forwarded).object), expected)
        XCTAssertEqual(
            expected, ["host": "here", InMemoryTracer.traceIDKey: "7", InMemoryTracer.spanIDKey: "9"])
        XCTAssertEqual(forwarded.performedContextExtractions.count, 1)
        XCTAssertEqual(forwarded.performedContextInjections.map(\.values), [expected.filter { $0.key != "host" }])
    }

    private struct Lost: Error {}

    /// Libraries that know no `Tracer` still have it. Spans in spans, one of which fails. Returns what the tracer has
    /// of them.
    @available(*, deprecated, message: "The protocol is.")
    private func trace(_ tracer: any LegacyTracer, in backend: InMemoryTracer) throws -> [String] {
        let result = tracer.withAnySpan("outer", ofKind: .server) { outer in
            outer.attributes["path"] = "/"
            return tracer.withAnySpan("inner") { inner in
                inner.addEvent("half way")
                return inner.operationName
            }
        }
        XCTAssertEqual(result, "inner")
        XCTAssertThrowsError(try tracer.withAnySpan("failing") { _ in throw Lost() })
        return backend.finishedSpans.map { span in
            "\(span.operationName) \(span.kind) of \(span.spanContext.parentSpanID ?? "none"), \(span.attributes.count), "
                + "\(span.events.map(\.name)), \(span.errors.map { "\($0.error)" })"
        }
    }

    @available(*, deprecated, message: "The protocol is.")
    func test_aTracerOfTheOldKind() throws {
        let bare = InMemoryTracer(), forwarded = InMemoryTracer()
        let proxy = ForwardingProxy<any LegacyTracer>(forwardingTo: forwarded)
        let expected = try trace(bare, in: bare)
        XCTAssertEqual(try trace(proxy.object, in: forwarded), expected)
        XCTAssertEqual(
            expected,
            [
                "inner internal of span-1, 0, [\"half way\"], []", "outer server of none, 1, [], []",
                "failing internal of none, 0, [], [\"Lost()\"]",
            ])
    }

    func test_aSpan() {
        let tracer = InMemoryTracer(), heard = Transcript()
        let span = ForwardingProxy<any Span>(forwardingTo: tracer.startSpan("work"))
        let subscriptions = [
            span.sentMessage(Span.addEvent(_:)).subscribe { event in heard.add("event \(event.name)") },
            span.sentMessage(Span.setStatus(_:)).subscribe { status in heard.add("status \(status.message ?? "")") },
        ]
        span.object.operationName = "work, renamed"
        span.object.attributes["count"] = 3
        span.object.addEvent("half way")
        span.object.setStatus(SpanStatus(code: .ok, message: "done"))
        span.object.recordError(Lost())
        XCTAssertTrue(span.object.isRecording)
        span.object.end()
        withExtendedLifetime(subscriptions) {}
        XCTAssertEqual(heard.lines, ["event half way", "status done"])
        XCTAssertEqual(tracer.finishedSpans.map(\.operationName), ["work, renamed"])
        XCTAssertEqual(tracer.finishedSpans.first?.attributes.get("count"), .int64(3))
        XCTAssertEqual(tracer.finishedSpans.first?.errors.count, 1)
        XCTAssertEqual(tracer.finishedSpans.first?.status, SpanStatus(code: .ok, message: "done"))
    }

    func test_otherwise_tracer() {
        XCTAssertEqual(
            textOfRefusal((any Tracer).self),
            text(refusing: "Tracing.Tracer", associatedType: "Span"))
    }

    func test_otherwise_injector() {
        XCTAssertEqual(
            textOfRefusal((any Injector).self),
            text(refusing: "Instrumentation.Injector", associatedType: "Carrier"))
    }
}
