import TapSupport

extension TextReport {
    /// A row for each method that was called: its calls, their time in the real delegate, and its share of all that
    /// time.
    func showTable(_ summary: Summary) {
        let width = max(24, summary.tallies.map(\.method.name.count).max() ?? 0)
        let total = summary.delegateTime
        func row(_ name: String, _ calls: String, _ time: String, _ share: String) -> String {
            "\(Text.left(name, width)) \(Text.right(calls, 12)) \(Text.right(time, 24)) \(Text.right(share, 9))"
        }
        output.writeLine(style(row("Method", "Calls", "Time in real delegate", "Share"), .bold))
        for (method, tally) in summary.tallies {
            let share = Text.percent(tally.time, of: total)
            output.writeLine(
                row(method.name, Text.grouped(tally.calls), Text.milliseconds(tally.time), share))
        }
        let share = Text.percent(total, of: total)
        let sum = row("All", Text.grouped(summary.calls), Text.milliseconds(total), share)
        output.writeLine(style(sum, .bold))
        let end = summary.failure == nil ? "Parsed" : "Parsed until the error:"
        let bytes = Text.count(summary.byteCount, "byte")
        output.writeLine("\(end) \(bytes) in \(Text.milliseconds(summary.time)) with the proxy.")
    }
}
