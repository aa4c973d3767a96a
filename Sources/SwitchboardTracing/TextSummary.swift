extension Trace {
    /// Returns a table for your terminal, with a line for each method. Methods with the longest time of their own come
    /// first.
    ///
    /// ```swift
    /// print(timeline.trace().summary(width: 100))
    /// ```
    ///
    /// - Parameter width: The number of columns. Names are shortened for it, but not below 16 characters.
    /// - Returns: The table.
    public func summary(width: Int = 120) -> String {
        guard !calls.isEmpty else { return "No calls were recorded." }
        let heads = ["calls", "threw", "total", "self", "p50", "p95", "p99"]
        let rows = methodSummaries.map { method in
            [TimeText.grouped(method.callCount), method.throwCount == 0 ? "" : TimeText.grouped(method.throwCount)]
                + [method.total, method.selfTotal, method.median, method.percentile95, method.percentile99]
                .map { TimeText.short($0.wholeNanoseconds) }
        }
        let widths = heads.indices.map { column in
            ([heads] + rows).map { $0[column].count }.max()!
        }
        let names = methodSummaries.map { (proxy: $0.proxy, method: $0.requirement.methodName) }
        let room = max(16, width - widths.reduce(0) { $0 + $1 + 2 })
        let labels = names.map { Self.fitted("\($0.proxy).\($0.method)", room) }
        let nameWidth = max("method".count, labels.map(\.count).max()!)
        func line(_ name: String, _ cells: [String]) -> String {
            zip(cells, widths).reduce(name + Self.blanks(nameWidth - name.count)) { line, cell in
                line + "  " + Self.blanks(cell.1 - cell.0.count) + cell.0
            }
        }
        let lines = [line("method", heads)] + zip(labels, rows).map(line)
        return lines.joined(separator: "\n") + "\n" + counts
    }

    /// For example, `3 calls of 2 methods on 1 thread, over 1.2 ms; 40 older calls were dropped.`
    var counts: String {
        func count(_ number: Int, _ noun: String) -> String {
            "\(TimeText.grouped(number)) \(noun)\(number == 1 ? "" : "s")"
        }
        var (threads, tasks) = (Set<UInt64>(), Set<UInt64>())
        for call in calls {
            switch call.place {
            case .thread(let number, _): threads.insert(number)
            case .task(let number): tasks.insert(number)
            }
        }
        let places =
            [threads.isEmpty ? [] : ["on \(count(threads.count, "thread"))"]]
            + [tasks.isEmpty ? [] : ["in \(count(tasks.count, "task"))"]]
        let end = calls.map(\.endNanoseconds).max() ?? 0, start = calls.first?.startNanoseconds ?? 0
        let text =
            "\(count(calls.count, "call")) of \(count(methods.count, "method")) "
            + "\(places.flatMap { $0 }.joined(separator: " and ")), over \(TimeText.short(end - start))"
        guard droppedCount > 0 else { return text + "." }
        return text + "; \(count(droppedCount, "older call")) \(droppedCount == 1 ? "was" : "were") dropped."
    }

    private static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

    /// A name in one line. What would move a terminal's cursor is left out.
    private static func fitted(_ name: String, _ width: Int) -> String {
        let scalars = name.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
        return Shortening.shortened(String(String.UnicodeScalarView(scalars)), to: width)
    }
}

extension Duration {
    /// Precondition: less than 292 years.
    var wholeNanoseconds: Int {
        Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000)
    }
}

/// Times as people read them.
package enum TimeText {
    /// Three digits and a unit: `1.23 ms`, `45.6 µs`, `789 ns`.
    package static func short(_ nanoseconds: Int) -> String {
        if nanoseconds < 1000 { return "\(nanoseconds) ns" }
        var value = Double(nanoseconds) / 1000
        for unit in ["µs", "ms"] {
            // What would be rounded to four digits is said in the next unit.
            if value < 999.5 { return "\(digits(value)) \(unit)" }
            value /= 1000
        }
        return "\(digits(value)) s"
    }

    /// `1234567` as "1,234,567".
    static func grouped(_ number: Int) -> String {
        guard number >= 1000 else { return String(number) }
        let rest = String(number % 1000)
        return grouped(number / 1000) + "," + String(repeating: "0", count: 3 - rest.count) + rest
    }

    private static func digits(_ value: Double) -> String {
        if value >= 99.95 { return String(Int(value.rounded())) }
        let places = value >= 9.995 ? 1 : 2
        let scale = places == 1 ? 10 : 100
        let scaled = Int((value * Double(scale)).rounded())
        let fraction = String(scaled % scale)
        return "\(scaled / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
    }
}
