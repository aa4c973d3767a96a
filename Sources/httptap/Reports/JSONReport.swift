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
        let request: Int
        let method: String
        let selector: String
        let startNanoseconds: Int
        let delegateNanoseconds: Int
        let arguments: Call.Details
    }

    func show(_ call: Call, of entry: Journal.Entry) {
        lines.write(
            CallLine(
                sequence: call.timing.sequence, request: call.request, method: call.method.name,
                selector: call.method.selector, startNanoseconds: call.timing.start.nanoseconds,
                delegateNanoseconds: call.timing.duration.nanoseconds, arguments: call.details))
    }

    // MARK: Sums

    private struct ErrorLine: Encodable {
        let kind: Failure.Kind
        let expected: String
        let found: String
        let remedy: String
    }

    private struct RequestLine: Encodable {
        let type = "request"
        let request: Int
        let url: String
        let redirectedTo: String?
        let succeeded: Bool
        let error: ErrorLine?
        let status: Int
        let bytes: Int
        let redirects: Int
        let challenges: Int
        let file: String?
        let startNanoseconds: Int
        let nanoseconds: Int
        let megabytesPerSecond: Double
    }

    func show(_ entry: Journal.Entry) {
        let error = entry.outcome?.failure.map {
            ErrorLine(kind: $0.kind, expected: $0.expected, found: $0.found, remedy: $0.remedy)
        }
        lines.write(
            RequestLine(
                request: entry.number, url: entry.url, redirectedTo: entry.target, succeeded: error == nil,
                error: error, status: entry.status, bytes: entry.bytes, redirects: entry.redirects,
                challenges: entry.challenges, file: entry.outcome?.path, startNanoseconds: entry.begin.nanoseconds,
                nanoseconds: entry.time.nanoseconds, megabytesPerSecond: megabytesPerSecond(entry.bytes, entry.time)))
    }

    private struct OutcomeLine: Encodable {
        let type = "outcome"
        let succeeded: Bool
        let requests: Int
        let failed: Int
        let bytes: Int
        let calls: Int
        let nanoseconds: Int
        let delegateNanoseconds: Int
        let megabytesPerSecond: Double
    }

    func show(_ summary: Summary) {
        lines.write(
            OutcomeLine(
                succeeded: summary.failed == 0, requests: summary.entries.count, failed: summary.failed,
                bytes: summary.bytes, calls: summary.calls, nanoseconds: summary.time.nanoseconds,
                delegateNanoseconds: summary.delegateTime.nanoseconds,
                megabytesPerSecond: megabytesPerSecond(summary.bytes, summary.time)))
    }
}

extension Call.Details: Encodable {
    private enum Key: CodingKey {
        case url, host, addresses, problem, status, target, method, realm, place, failures, type, length, count, error
    }

    /// An object; what is absent is left out.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .begin(let url):
            try container.encode(url, forKey: .url)
        case .resolve(let host, let addresses, let problem):
            try container.encode(host, forKey: .host)
            try container.encode(addresses, forKey: .addresses)
            try container.encodeIfPresent(problem, forKey: .problem)
        case .redirect(let status, let target):
            try container.encode(status, forKey: .status)
            try container.encode(target, forKey: .target)
        case .challenge(let method, let realm, let place, let failures):
            try container.encode(method, forKey: .method)
            try container.encodeIfPresent(realm, forKey: .realm)
            try container.encode(place, forKey: .place)
            try container.encode(failures, forKey: .failures)
        case .response(let status, let type, let length):
            try container.encode(status, forKey: .status)
            try container.encodeIfPresent(type, forKey: .type)
            try container.encodeIfPresent(length, forKey: .length)
        case .bytes(let count):
            try container.encode(count, forKey: .count)
        case .end(let error):
            try container.encodeIfPresent(error, forKey: .error)
        }
    }
}
