import TapSupport

/// The report for people: a timeline, an outline, a table.
struct TextReport: Report {
    let output: Output
    let style: Style
    /// Whether to show only the table, and the comparison if there is one.
    let isQuiet: Bool

    // MARK: The timeline

    /// Deeper calls are not indented further, to keep the line visible.
    private static let deepestIndentation = 24

    func show(_ call: Call) {
        let time = Text.right(Text.milliseconds(call.timing.start), 12)
        let place = Text.right("\(call.position.line):\(call.position.column)", 9)
        let indentation = String(repeating: "  ", count: min(call.depth, Self.deepestIndentation))
        let name = style(call.method.name, colour(of: call.method))
        let arguments = call.arguments.compactMap(description).joined(separator: " ")
        output.writeLine(
            "\(style(time + place, .dim))  \(indentation)\(name)\(arguments.isEmpty ? "" : " ")\(arguments)")
    }

    private func colour(of method: DelegateMethod) -> Style.Colour? {
        switch method {
        case .didStartElement, .didEndElement: .cyan
        case .foundCharacters, .foundCDATA, .foundIgnorableWhitespace: .green
        case .parseErrorOccurred, .validationErrorOccurred: .red
        case .parserDidStartDocument, .parserDidEndDocument: .bold
        default: .yellow
        }
    }

    /// An argument in a few columns; nil if it is absent.
    private func description(_ argument: CallArgument) -> String? {
        switch argument.value {
        case .string(nil): return nil
        case .string(let text?): return quoted(text)
        case .attributes(let attributes):
            let shown = attributes.sorted { $0.key < $1.key }.prefix(4)
                .map { shortened($0.key, to: 24) + "=" + quoted($0.value, to: 24) }
            let more = attributes.count > shown.count ? " …" : ""
            return attributes.isEmpty ? nil : "[" + shown.joined(separator: " ") + more + "]"
        case .error(let domain, let code): return "\(domain) \(code)"
        }
    }

    private func quoted(_ text: String, to length: Int = 40) -> String {
        "\"" + shortened(text, to: length).replacing("\"", with: "\\\"") + "\""
    }

    // MARK: The outline

    /// A document without any regularity would have as many paths as elements.
    private static let longestOutline = 60

    func show(_ summary: Summary) {
        if !isQuiet { showOutline(summary.outline) }
        showTable(summary)
    }

    private func showOutline(_ outline: Outline) {
        let elements = outline.elements
        output.writeLine("")
        output.writeLine(style("Outline", .bold))
        for element in elements.prefix(Self.longestOutline) {
            let indentation = String(repeating: "  ", count: min(element.depth, Self.deepestIndentation))
            let name = Text.left(indentation + shortened(element.name), 40)
            output.writeLine("  \(name) \(Text.right(Text.grouped(element.count), 10))")
        }
        if elements.count > Self.longestOutline {
            output.writeLine("  … and \(Text.count(elements.count - Self.longestOutline, "more path"))")
        }
        let counts = outline.counts.named.filter { $0.count > 0 }.map { "\($0.name): \(Text.grouped($0.count))" }
        output.writeLine("  " + (counts.isEmpty ? "nothing" : counts.joined(separator: ", ")))
        output.writeLine("")
    }

    // MARK: The comparison

    func show(_ comparison: Comparison) {
        let fingerprint = String(comparison.with.fingerprint.value, radix: 16)
        if comparison.isEqual {
            let result = "Outline and counts are the same with and without the proxy"
            output.writeLine("\(style(result, .green)) (fingerprint \(fingerprint)).")
        } else {
            output.writeLine(style("Outline and counts are not the same with and without the proxy:", .red))
            for difference in comparison.differences { output.writeLine("  " + difference) }
        }
        output.writeLine("Parsed in \(Text.milliseconds(comparison.timeWithout)) without the proxy.")
    }

    // MARK: The replay

    func show(_ replay: Replay) {
        let calls = Text.count(replay.calls, "recorded call")
        if replay.differences.isEmpty {
            output.writeLine(style("Replayed \(calls); every answer is as recorded", .green) + ".")
        } else {
            let count = Text.count(replay.differences.count, "answer")
            output.writeLine(style("Replayed \(calls); not as recorded: \(count)", .red) + ":")
            for difference in replay.differences { output.writeLine("  " + difference) }
        }
    }
}
