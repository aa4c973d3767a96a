import Synchronization
import TapSupport

/// The report for people: a timeline, a table.
final class TextReport: Report {
    private let output: Output
    private let style: Style
    /// When the last line of each request's bytes was written.
    private let lastBytes = Mutex<[Int: Duration]>([:])

    /// A line for every piece of a long body would hide all others.
    private static let interval = Duration.milliseconds(500)

    init(output: Output, style: Style) {
        self.output = output
        self.style = style
    }

    // MARK: The timeline

    func show(_ call: Call, of entry: Journal.Entry) {
        if case .response = call.details { lastBytes.withLock { $0[call.request] = nil } }
        if case .bytes = call.details, !isTimeForBytes(call) { return }
        let time = style(Text.right(Text.milliseconds(call.timing.start), 13), .dim)
        let request = style(Text.left("#\(call.request)", 4), colour(ofRequest: call.request))
        let event = style(Text.left(call.method.name, 9), colour(of: call.method, entry))
        output.writeLine("\(time)  \(request) \(event)  \(description(of: call, entry))")
    }

    private func isTimeForBytes(_ call: Call) -> Bool {
        lastBytes.withLock { last in
            if let last = last[call.request], call.timing.start - last < Self.interval { return false }
            last[call.request] = call.timing.start
            return true
        }
    }

    private func colour(ofRequest number: Int) -> Style.Colour {
        let colours: [Style.Colour] = [.cyan, .magenta, .blue, .yellow]
        return colours[(number - 1) % colours.count]
    }

    private func colour(of event: Event, _ entry: Journal.Entry) -> Style.Colour? {
        switch event {
        case .redirect, .challenge: .yellow
        case .response: entry.status >= 400 ? .red : nil
        case .end: entry.hasFailed ? .red : .green
        case .begin, .resolve, .bytes: nil
        }
    }

    private func description(of call: Call, _ entry: Journal.Entry) -> String {
        switch call.details {
        case .begin(let url): return visible(url)
        case .resolve(let host, let addresses, let problem):
            return visible("\(host) is \(problem.map { "unknown: \($0)" } ?? addresses.joined(separator: ", "))")
        case .redirect(let status, let target): return visible("\(status) to \(target)")
        case .challenge(let method, let realm, let place, let failures):
            let name = realm.map { " for \"\($0)\"" } ?? ""
            let refused = failures > 0 ? ", \(Text.count(failures, "answer")) refused" : ""
            return visible("\(method)\(name) at \(place)\(refused)")
        case .response(let status, let type, let length):
            let parts = [String(status), type, length.map { Text.count($0, "byte") }]
            return visible(parts.compactMap { $0 }.joined(separator: ", "))
        case .bytes:
            return Text.grouped(entry.bytes) + (entry.length.map { " of \(Text.grouped($0))" } ?? "")
        case .end:
            let sum = "\(Text.count(entry.bytes, "byte")) in \(Text.milliseconds(entry.time))"
            if let failure = entry.outcome?.failure { return "failed: \(failure.kind.rawValue), after \(sum)" }
            let file = entry.outcome?.path.map { ", to \(visible($0))" } ?? ""
            return "\(sum), \(Self.throughput(entry.bytes, entry.time))\(file)"
        }
    }

    private static func throughput(_ bytes: Int, _ time: Duration) -> String {
        let speed = megabytesPerSecond(bytes, time)
        return speed < 1 ? Text.tenths(speed * 1000) + " kB/s" : Text.tenths(speed) + " MB/s"
    }

    // MARK: The end

    func show(_ entry: Journal.Entry) {}

    func show(_ summary: Summary) {
        if summary.entries.count > 1 { showTable(summary) }
        let bytes = "\(Text.count(summary.bytes, "byte")) in \(Text.milliseconds(summary.time))"
        let failed = summary.failed > 0 ? style("\(Text.grouped(summary.failed)) failed", .red) : "none failed"
        let requests = "\(Text.count(summary.entries.count, "request")), \(failed)"
        output.writeLine("\(requests): \(bytes), \(Self.throughput(summary.bytes, summary.time)).")
        let delegate = Text.milliseconds(summary.delegateTime)
        output.writeLine("The delegate took \(delegate) of that, in \(Text.count(summary.calls, "call")).")
    }

    private func showTable(_ summary: Summary) {
        func row(_ request: String, _ status: String, _ bytes: String, _ time: String, _ speed: String, _ url: String)
            -> String
        {
            "\(Text.left(request, 7)) \(Text.right(status, 6)) \(Text.right(bytes, 15)) \(Text.right(time, 15)) "
                + "\(Text.right(speed, 12))  \(url)"
        }
        output.writeLine(style(row("Request", "Status", "Bytes", "Time", "Mean", "URL"), .bold))
        for entry in summary.entries {
            let status = entry.status == 0 ? "-" : String(entry.status)
            let line = row(
                "#\(entry.number)", status, Text.grouped(entry.bytes), Text.milliseconds(entry.time),
                Self.throughput(entry.bytes, entry.time), shortened(entry.url, to: 60))
            output.writeLine(style(line, entry.hasFailed ? .red : nil))
        }
    }
}
