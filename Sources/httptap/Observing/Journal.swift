import Foundation
import Synchronization

/// What the observers know of the requests, from their calls alone; and how they ended, which the real delegate says.
final class Journal: Sendable {
    /// A request.
    struct Entry: Sendable {
        let number: Int
        var url = ""
        /// Where it was led last.
        var target: String?
        /// 0 if no answer came.
        var status = 0
        /// The bytes of the last answer's body, and how many it promised.
        var bytes = 0
        var length: Int?
        var redirects = 0
        var challenges = 0
        var begin = Duration.zero
        var end: Duration?
        var outcome: Downloader.Outcome?

        var time: Duration { (end ?? begin) - begin }
        var hasFailed: Bool { outcome?.failure != nil }
    }

    private let entries = Mutex<[Int: Entry]>([:])

    /// Notes a call.
    ///
    /// - Parameters:
    ///   - call: What was observed.
    ///   - outcome: Of the request that it ends.
    /// - Returns: Its request.
    func note(_ call: Call, outcome: Downloader.Outcome?) -> Entry {
        entries.withLock { entries in
            var entry = entries[call.request] ?? Entry(number: call.request)
            switch call.details {
            case .begin(let url): (entry.url, entry.begin) = (url, call.timing.start)
            case .resolve: break
            case .redirect(_, let target): (entry.target, entry.redirects) = (target, entry.redirects + 1)
            case .challenge: entry.challenges += 1
            case .response(let status, _, let length): (entry.status, entry.length, entry.bytes) = (status, length, 0)
            case .bytes(let count): entry.bytes += count
            case .end: (entry.end, entry.outcome) = (call.timing.start, outcome)
            }
            entries[call.request] = entry
            return entry
        }
    }

    /// All requests, by number.
    var all: [Entry] { entries.withLock { $0.values.sorted { $0.number < $1.number } } }
}
