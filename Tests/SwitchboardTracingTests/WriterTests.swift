import Foundation
import Switchboard
import SwitchboardTracing
import TestSupport
import XCTest

/// The trace as others read it.
final class WriterTests: XCTestCase {
    // MARK: Trace events

    /// Reads the JSON by Foundation, and checks the rules of the document "Trace Event Format": which members each
    /// phase has, and that the ends of flows match.
    private func events(_ trace: Trace) throws -> [[String: Any]] {
        let text = trace.chromeTrace(process: "test")
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        XCTAssertEqual(object["displayTimeUnit"] as? String, "ns")
        let events = try XCTUnwrap(object["traceEvents"] as? [[String: Any]])
        var flows: [Int: [String]] = [:], flowTimes: [Int: Double] = [:]
        for event in events {
            let phase = try XCTUnwrap(event["ph"] as? String)
            XCTAssertNotNil(event["pid"] as? Int, "\(event)")
            XCTAssertNotNil(event["tid"] as? Int, "\(event)")
            XCTAssertNotNil(event["name"] as? String, "\(event)")
            switch phase {
            case "M":
                XCTAssertTrue(
                    ["process_name", "thread_name", "thread_sort_index"].contains(event["name"] as? String), "\(event)")
                XCTAssertNotNil(event["args"] as? [String: Any])
            case "X":
                XCTAssertGreaterThanOrEqual(try XCTUnwrap(event["ts"] as? Double), 0)
                XCTAssertGreaterThanOrEqual(try XCTUnwrap(event["dur"] as? Double), 0)
            case "s", "f":
                let id = try XCTUnwrap(event["id"] as? Int), time = try XCTUnwrap(event["ts"] as? Double)
                flows[id, default: []].append(phase)
                XCTAssertLessThanOrEqual(flowTimes[id] ?? 0, time, "a flow goes forward")
                flowTimes[id] = time
                if phase == "f" { XCTAssertEqual(event["bp"] as? String, "e") }
                XCTAssertTrue(isEnclosed(event, in: events), "a flow ends at a call: \(event)")
            default: XCTFail("expected a phase that the writer uses, found \(phase)")
            }
        }
        for (id, phases) in flows { XCTAssertEqual(phases, ["s", "f"], "flow \(id)") }
        checkNesting(events)
        return events
    }

    private func track(_ event: [String: Any]) -> Int { event["tid"] as! Int }

    private func isEnclosed(_ flow: [String: Any], in events: [[String: Any]]) -> Bool {
        events.contains { event in
            guard event["ph"] as? String == "X", track(event) == track(flow), let start = event["ts"] as? Double,
                let duration = event["dur"] as? Double, let time = flow["ts"] as? Double
            else { return false }
            return start <= time && time <= start + duration + 0.0005
        }
    }

    /// On each track calls are beside each other or one in another.
    private func checkNesting(_ events: [[String: Any]]) {
        let complete = events.filter { $0["ph"] as? String == "X" }
        for (_, calls) in Dictionary(grouping: complete, by: track) {
            var ends: [Double] = []
            for call in calls {
                let start = call["ts"] as! Double, end = start + (call["dur"] as! Double)
                while let last = ends.last, last <= start + 0.0005 { ends.removeLast() }
                if let last = ends.last { XCTAssertLessThanOrEqual(end, last + 0.0005) }
                ends.append(end)
            }
        }
    }

    func testTraceEventsOfNestedCallsOnThreads() throws {
        let timeline = Timeline(textLength: 60), recorded = RecordedShop(timeline), object = recorded.shop.object
        onThreads(3) { _ in
            for number in 0..<20 { _ = object.sell("x", count: number) }
            XCTAssertNil(try? object.refund("</script>\u{2028}\u{0}\"\\"))
        }
        let trace = timeline.trace(), events = try events(trace)
        let calls = events.filter { $0["ph"] as? String == "X" }
        XCTAssertEqual(calls.count, 3 * 42)
        for (call, event) in zip(trace.calls, calls) {
            XCTAssertEqual(event["name"] as? String, call.requirement.selector?.name)
            let components = call.duration.components
            let duration = Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
            XCTAssertEqual(try XCTUnwrap(event["dur"] as? Double), duration, accuracy: 0.0001, "microseconds")
        }
        let names = events.filter { $0["name"] as? String == "thread_name" }
            .compactMap { ($0["args"] as? [String: Any])?["name"] as? String }
        XCTAssertEqual(names.count, 6, "one for each thread and proxy")
        XCTAssertEqual(Set(names).count, 6)
        XCTAssertEqual(names.count { $0.hasSuffix(" · Shop") }, 3)
        XCTAssertEqual(Set(calls.map(track)).count, 6)
        XCTAssertEqual(events.count { $0["ph"] as? String == "s" }, 3 * 21, "one for each call of another proxy")
        let refund = try XCTUnwrap(calls.first { $0["name"] as? String == "refund(_:)" }?["args"] as? [String: String])
        XCTAssertEqual(refund["arguments"], "\"</script>\u{2028}\\0\\\"\\\\\"", "as Swift writes the text")
        XCTAssertEqual(refund["outcome"], "threw \(String(reflecting: StockFailure.self))")
        XCTAssertEqual(refund["proxy"], "Shop")
    }

    func testTraceEventsOfARecursionHaveNoFlows() throws {
        let timeline = Timeline(), recorded = RecordedShop(timeline)
        recorded.shop.object.count(down: 3)
        let events = try events(timeline.trace())
        XCTAssertEqual(events.count { $0["ph"] as? String == "X" }, 4)
        XCTAssertEqual(events.count { $0["ph"] as? String == "s" }, 0, "the calls are in each other already")
    }

    func testTraceEventsOfTasksAtOnce() async throws {
        let timeline = Timeline(), front = FrontServer()
        let outer = ForwardingProxy<any Server>(forwardingTo: front)
        let inner = ForwardingProxy<any Server>(forwardingTo: BackServer()),
            echo = ForwardingProxy<any Echo>(forwardingTo: Wall())
        front.back = inner.object
        let recordings = [
            timeline.record(outer, as: "front"), timeline.record(inner, as: "back"), timeline.record(echo),
        ]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<30 { group.addTask { _ = try await outer.object.fetch("name") } }
            try await group.waitForAll()
        }
        _ = await echo.object.wait(1)
        recordings.forEach { $0.cancel() }
        let events = try events(timeline.trace())
        XCTAssertEqual(events.count { $0["ph"] as? String == "X" }, 91)
        XCTAssertEqual(events.count { $0["ph"] as? String == "s" }, 60)
    }

    func testAnEmptyTrace() throws {
        let trace = Timeline().trace()
        XCTAssertEqual(try events(trace).count, 1, "the process's name")
        XCTAssertEqual(trace.summary(), "No calls were recorded.")
        XCTAssertEqual(try data(ofPage: trace.page())["start"] as? [Int], [])
    }

    // MARK: The page

    /// What the page's script reads.
    private func data(ofPage page: String) throws -> [String: Any] {
        let begin = try XCTUnwrap(page.range(of: "<script type=\"application/json\" id=\"trace\">"))
        let end = try XCTUnwrap(page.range(of: "</script>", range: begin.upperBound..<page.endIndex))
        let text = page[begin.upperBound..<end.lowerBound]
        return try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    func testNoTextBreaksOutOfThePage() throws {
        let timeline = Timeline(textLength: 100), recorded = RecordedShop(timeline)
        let evil = "</script><script>alert('&lt;')</script><!--\u{2029}"
        recorded.shop.object.list([evil], evil)
        let proxy = ForwardingProxy<any Stock>(forwardingTo: Shelf()), recording = timeline.record(proxy, as: evil)
        _ = proxy.object.take(evil, count: 1)
        recording.cancel()
        let trace = timeline.trace(), page = trace.page(title: evil)
        XCTAssertEqual(page.components(separatedBy: "</script>").count - 1, 2, "the data's, and the script's")
        XCTAssertEqual(page.components(separatedBy: "<script").count - 1, 2)
        XCTAssertTrue(page.contains("<title>&lt;/script&gt;&lt;script&gt;alert('&amp;lt;')"))
        let data = try data(ofPage: page)
        XCTAssertEqual(data["title"] as? String, evil)
        let methods = try XCTUnwrap(data["methods"] as? [[String: String]])
        XCTAssertEqual(methods.map { $0["proxy"] }, ["Shop", evil])
        let more = try XCTUnwrap(data["more"] as? [String: [Any]])
        XCTAssertEqual(more["0"]?[2] as? String, trace.calls[0].arguments)
    }

    func testThePageAsksNobodyForAnything() {
        let timeline = Timeline(), recorded = RecordedShop(timeline)
        recorded.shop.object.open()
        let page = timeline.trace().page()
        for text in ["http://", "https://", "//cdn", "@import", "url(", "fetch(", "XMLHttpRequest", "import("] {
            XCTAssertFalse(page.contains(text), text)
        }
        XCTAssertTrue(page.contains("default-src 'none'"))
    }

    func testThePageHasEachCallAndEachMethod() throws {
        let timeline = Timeline(), recorded = RecordedShop(timeline)
        for number in 0..<10 { _ = recorded.shop.object.sell("x", count: number) }
        XCTAssertThrowsError(try recorded.shop.object.refund("x"))
        let trace = timeline.trace(), data = try data(ofPage: trace.page())
        func numbers(_ name: String) throws -> [Int] { try XCTUnwrap(data[name] as? [Int], name) }
        XCTAssertEqual(try numbers("caller"), trace.calls.map { $0.caller ?? -1 })
        XCTAssertEqual(try numbers("start").first, 0)
        for name in ["track", "level", "method", "start", "duration", "self"] {
            XCTAssertEqual(try numbers(name).count, 22, name)
        }
        XCTAssertEqual(try numbers("level"), Array(repeating: 0, count: 22), "each proxy has a track")
        let summaries = try XCTUnwrap(data["summaries"] as? [[Int]])
        XCTAssertEqual(summaries.count, 4)
        XCTAssertEqual(summaries.map { $0[1] }.sorted(), [1, 1, 10, 10])
        XCTAssertEqual(summaries.map { $0[2] }.sorted(), [0, 0, 1, 1])
        let more = try XCTUnwrap(data["more"] as? [String: [Any]])
        XCTAssertEqual(Set(more.keys), ["20", "21"], "what threw")
    }

    // MARK: The table

    func testTheSummaryIsATable() throws {
        let timeline = Timeline(), recorded = RecordedShop(timeline)
        for number in 0..<10 { _ = recorded.shop.object.sell("x", count: number) }
        XCTAssertThrowsError(try recorded.shop.object.refund("x"))
        let trace = timeline.trace(), lines = trace.summary().split(separator: "\n").map(String.init)
        XCTAssertEqual(lines.count, 6)
        XCTAssertNotNil(
            lines[0].wholeMatch(of: /method +calls  threw +total +self +p50 +p95 +p99/), lines[0])
        let row = try XCTUnwrap(lines.first { $0.hasPrefix("Shop.refund(_:)") })
        XCTAssertNotNil(row.wholeMatch(of: /Shop\.refund\(_:\) +1 +1( +[\d.]+ [nµm]?s){5}/), row)
        XCTAssertEqual(Set(lines.dropLast().map(\.count)).count, 1, "columns are aligned")
        XCTAssertNotNil(lines[5].wholeMatch(of: /22 calls of 4 methods on 1 thread, over [\d.]+ [nµm]?s\./), lines[5])
        for line in trace.summary(width: 76).split(separator: "\n").dropLast() {
            XCTAssertLessThanOrEqual(line.count, 76, String(line))
        }
    }

    func testTheSummaryDoesNotMoveTheCursor() {
        let timeline = Timeline(), shop = ForwardingProxy<any Shop>(forwardingTo: CornerShop())
        let recording = timeline.record(shop, as: "a\u{1B}[2J\nb\u{202E}c")
        shop.object.open()
        recording.cancel()
        XCTAssertTrue(timeline.trace().summary().contains("\na[2Jbc.open()  "), timeline.trace().summary())
    }

    func testPercentiles() {
        XCTAssertEqual(Trace.percentile(50, of: [7]), 7)
        XCTAssertEqual(Trace.percentile(99, of: [7]), 7)
        XCTAssertEqual(Trace.percentile(50, of: [1, 2, 3, 4]), 2)
        XCTAssertEqual(Trace.percentile(95, of: Array(1...100)), 95)
        XCTAssertEqual(Trace.percentile(99, of: Array(1...1000)), 990)
        XCTAssertEqual(Trace.percentile(99, of: Array(1...50)), 50)
    }

    func testTimesAreReadable() {
        let texts = [
            0, 999, 1000, 9994, 9995, 45_600, 999_499, 999_500, 1_234_567, 99_949_999, 1_500_000_000, 250_000_000_000,
        ]
        .map(TimeText.short)
        XCTAssertEqual(
            texts,
            [
                "0 ns", "999 ns", "1.00 µs", "9.99 µs", "10.0 µs", "45.6 µs", "999 µs", "1.00 ms", "1.23 ms", "99.9 ms",
                "1.50 s", "250 s",
            ])
    }
}
