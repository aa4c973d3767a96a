#if Tracing
    import InMemoryTracing
    import Logging
    import MetricsTestKit
    import Switchboard
    import SwitchboardTracing
    import TestSupport
    import Tracing
    import XCTest

    /// Spans, counters, timers and log lines, in back ends that keep them.
    final class ReportingTests: XCTestCase {
        private let corner = CornerShop()
        private lazy var shop = ForwardingProxy<any Shop>(forwardingTo: corner)
        private lazy var stock = ForwardingProxy<any Stock>(forwardingTo: Shelf())

        override func setUp() { corner.stock = stock.object }

        // MARK: Spans

        func testSpansAreNestedAsCallsAre() {
            let tracer = InMemoryTracer()
            let tokens = [shop.traceCalls(by: tracer), stock.traceCalls(as: "shelf", by: tracer)]
            XCTAssertEqual(shop.object.sell("apple", count: 3), 2)
            tokens.forEach { $0.cancel() }
            shop.object.open()
            let spans = tracer.finishedSpans
            XCTAssertEqual(spans.map(\.operationName), ["shelf.take(_:count:)", "Shop.sell(_:count:)"])
            guard spans.count == 2 else { return }
            XCTAssertEqual(spans[0].parentSpanID, spans[1].spanID)
            XCTAssertEqual(spans[0].attributes["switchboard.proxy"]?.toSpanAttribute(), .string("shelf"))
            XCTAssertEqual(spans[0].attributes["switchboard.method"]?.toSpanAttribute(), .string("take(_:count:)"))
        }

        func testASpanHasItsError() {
            let tracer = InMemoryTracer(), token = stock.traceCalls(by: tracer)
            XCTAssertThrowsError(try stock.object.check("pear")) { error in
                XCTAssertEqual(error as? StockFailure, StockFailure(name: "pear"))
            }
            token.cancel()
            let span = tracer.finishedSpans.first
            XCTAssertEqual(span?.errors.count, 1)
            XCTAssertEqual(span?.errors.first?.error as? StockFailure, StockFailure(name: "pear"))
        }

        func testSpansOfAsynchronousCalls() async throws {
            let tracer = InMemoryTracer(), front = FrontServer()
            let outer = ForwardingProxy<any Server>(forwardingTo: front)
            let inner = ForwardingProxy<any Server>(forwardingTo: BackServer())
            front.back = inner.object
            let tokens = [outer.traceCalls(as: "front", by: tracer), inner.traceCalls(as: "back", by: tracer)]
            let value = try await outer.object.fetch("name")
            XCTAssertEqual(value, 5)
            tokens.forEach { $0.cancel() }
            let spans = tracer.finishedSpans
            XCTAssertEqual(spans.map(\.operationName), ["back.price(of:)", "back.count(_:)", "front.fetch(_:)"])
            XCTAssertEqual(spans.dropLast().map(\.parentSpanID), Array(repeating: spans.last?.spanID, count: 2))
        }

        @TestActor func testTheReceiverRunsWhereItsCallerDoes() async {
            let tracer = InMemoryTracer(), room = ForwardingProxy<any Room>(forwardingTo: ActorRoom())
            let token = room.traceCalls(by: tracer)
            let isThere = await room.object.enter("x")
            XCTAssertTrue(isThere)
            token.cancel()
            XCTAssertEqual(tracer.finishedSpans.map(\.operationName), ["Room.enter(_:)"])
        }

        // MARK: Metrics

        func testCallsAreCountedAndTimed() throws {
            let metrics = TestMetrics()
            let tokens = [shop.measureCalls(by: metrics), stock.measureCalls(as: "shelf", by: metrics)]
            for number in 0..<3 { _ = shop.object.sell("x", count: number) }
            XCTAssertThrowsError(try shop.object.refund("x"))
            tokens.forEach { $0.cancel() }
            _ = shop.object.sell("x", count: 1)
            func count(_ proxy: String, _ method: String, _ outcome: String) throws -> Int64 {
                try metrics.expectCounter(
                    "switchboard.calls", [("proxy", proxy), ("method", method), ("outcome", outcome)]
                ).totalValue
            }
            XCTAssertEqual(try count("Shop", "sell(_:count:)", "returned"), 3)
            XCTAssertEqual(try count("shelf", "take(_:count:)", "returned"), 3)
            XCTAssertEqual(try count("Shop", "refund(_:)", "threw"), 1)
            XCTAssertEqual(metrics.counters.count, 4)
            let timer = try metrics.expectTimer(
                "switchboard.duration", [("proxy", "Shop"), ("method", "sell(_:count:)")])
            XCTAssertEqual(timer.values.count, 3)
            XCTAssertTrue(timer.values.allSatisfy { $0 > 0 })
        }

        func testCallsOfThreadsAtOnceAreCounted() throws {
            let metrics = TestMetrics(), token = shop.measureCalls(by: metrics), object = shop.object
            onThreads(4) { _ in for _ in 0..<200 { object.open() } }
            token.cancel()
            XCTAssertEqual(metrics.counters(label: "switchboard.calls").reduce(0) { $0 + $1.totalValue }, 800)
        }

        // MARK: Log lines

        /// Keeps what is logged.
        private struct Lines: LogHandler {
            let lines = Log<String>()
            var metadata: Logger.Metadata = [:]
            var logLevel = Logger.Level.trace

            func log(event: LogEvent) {
                let outcome = event.metadata?["outcome"].map { "\($0)" } ?? "none"
                lines.add("\(event.level) \(event.message) [\(outcome)]")
            }

            subscript(metadataKey key: String) -> Logger.Metadata.Value? {
                get { metadata[key] }
                set { metadata[key] = newValue }
            }
        }

        func testALineForEachCall() throws {
            let handler = Lines(), logger = Logger(label: "test") { _ in handler }
            let tokens = [shop.logCalls(to: logger), stock.logCalls(to: logger, level: .notice, as: "shelf")]
            _ = shop.object.sell("x", count: 1)
            XCTAssertThrowsError(try stock.object.check("y"))
            tokens.forEach { $0.cancel() }
            shop.object.open()
            let lines = handler.lines.take()
            XCTAssertEqual(lines.count, 3)
            let texts = lines.map { $0.replacing(/\ after [\d.]+ [nµm]?s/, with: "") }
            XCTAssertEqual(
                texts,
                [
                    "notice shelf.take(_:count:) returned [returned]", "debug Shop.sell(_:count:) returned [returned]",
                    "notice shelf.check(_:) threw StockFailure(name: \"y\") [threw]",
                ])
            XCTAssertNotNil(lines[0].firstMatch(of: /\ after [\d.]+ [nµm]?s/))
        }

        func testALineOfALevelThatIsNotLoggedIsNotMade() {
            var handler = Lines()
            handler.logLevel = .warning
            let kept = handler, logger = Logger(label: "test") { _ in kept }
            let token = shop.logCalls(to: logger)
            shop.object.open()
            token.cancel()
            XCTAssertEqual(kept.lines.take(), [])
        }
    }
#endif
