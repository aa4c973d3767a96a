import TapSupport

/// The report for programs: a JSON object on each line, told apart by "type".
struct JSONReport: Report {
    private let lines: JSONLines

    init(output: Output) {
        lines = JSONLines(output: output)
    }

    // MARK: Calls

    private struct CallLine: Encodable {
        let type = "call"
        let sequence: Int
        let method: String
        let selector: String
        let depth: Int
        let line: Int
        let column: Int
        let startNanoseconds: Int
        let delegateNanoseconds: Int
        let arguments: [String: CallArgument.Value]
    }

    func show(_ call: Call) {
        lines.write(
            CallLine(
                sequence: call.timing.sequence, method: call.method.name, selector: call.method.selector,
                depth: call.depth,
                line: call.position.line, column: call.position.column,
                startNanoseconds: call.timing.start.nanoseconds, delegateNanoseconds: call.timing.duration.nanoseconds,
                arguments: Dictionary(uniqueKeysWithValues: call.arguments.map { ($0.label, $0.value) })))
    }

    // MARK: Sums

    private struct MethodLine: Encodable {
        let type = "method"
        let method: String
        let selector: String
        let calls: Int
        let delegateNanoseconds: Int
        let share: Double
    }

    private struct ElementLine: Encodable {
        let name: String
        let depth: Int
        let count: Int
    }

    private struct ErrorLine: Encodable {
        let kind: Failure.Kind
        let reason: String
        let line: Int?
        let column: Int?
    }

    private struct OutcomeLine: Encodable {
        let type = "outcome"
        let succeeded: Bool
        let error: ErrorLine?
        let bytes: Int
        let calls: Int
        let parseNanoseconds: Int
        let delegateNanoseconds: Int
        let counts: Outline.Counts
        let outline: [ElementLine]
        let fingerprint: String
    }

    func show(_ summary: Summary) {
        let total = summary.delegateTime.nanoseconds
        for (method, tally) in summary.tallies {
            let time = tally.time.nanoseconds
            lines.write(
                MethodLine(
                    method: method.name, selector: method.selector, calls: tally.calls, delegateNanoseconds: time,
                    share: total > 0 ? Double(time) / Double(total) : 0))
        }
        let error = summary.failure.map {
            ErrorLine(kind: $0.kind, reason: $0.reason, line: $0.position?.line, column: $0.position?.column)
        }
        let outline = summary.outline
        lines.write(
            OutcomeLine(
                succeeded: summary.failure == nil, error: error, bytes: summary.byteCount, calls: summary.calls,
                parseNanoseconds: summary.time.nanoseconds, delegateNanoseconds: total,
                counts: outline.counts,
                outline: outline.elements.map { ElementLine(name: $0.name, depth: $0.depth, count: $0.count) },
                fingerprint: String(outline.fingerprint.value, radix: 16)))
    }

    private struct ReplayLine: Encodable {
        let type = "replay"
        let calls: Int
        let differences: [String]
    }

    func show(_ replay: Replay) {
        lines.write(ReplayLine(calls: replay.calls, differences: replay.differences))
    }

    private struct CheckLine: Encodable {
        let type = "check"
        let isEqual: Bool
        let differences: [String]
        let parseNanosecondsWithoutProxy: Int
    }

    func show(_ comparison: Comparison) {
        lines.write(
            CheckLine(
                isEqual: comparison.isEqual, differences: comparison.differences,
                parseNanosecondsWithoutProxy: comparison.timeWithout.nanoseconds))
    }
}

extension CallArgument.Value: Encodable {
    private struct ErrorValue: Encodable {
        let domain: String
        let code: Int
    }

    /// A string or null, an object of strings, or an object with domain and code.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let text): try container.encode(text)
        case .attributes(let attributes): try container.encode(attributes)
        case .error(let domain, let code): try container.encode(ErrorValue(domain: domain, code: code))
        }
    }
}
