import CHeapFixtures
import Foundation

/// What the process has.
struct Ledger {
    /// Bytes that the program was given and did not give back; nil where a sanitizer's allocator has them.
    let heap: Int?
    let resident: Int
    let files: Int
    let threads: Int

    /// What the heap may grow after the second round: what Foundation keeps of connections, and tables that grow once.
    private static let allowance = 512 << 10

    static var now: Ledger {
        var bytes = 0
        let isKnown = heap_allocated_bytes(&bytes)
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return Ledger(
            heap: isKnown ? bytes : nil,
            resident: (pages.flatMap { Int($0[1]) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))),
            files: count("/proc/self/fd"), threads: count("/proc/self/task"))
    }

    private static func count(_ folder: String) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
    }

    /// What there is when threads of the round that ended are gone: at once if it is not more than `other`, else what
    /// the least of some seconds is.
    static func whenQuiet(atMost other: Ledger?, leftBehind: Int) async -> Ledger {
        var least = now
        for _ in 0..<50 {
            if let other, least.growth(since: other, leftBehind: leftBehind) == nil { return least }
            try? await Task.sleep(for: .milliseconds(100))
            let next = now
            if (next.heap ?? 0, next.files, next.threads) <= (least.heap ?? 0, least.files, least.threads) {
                least = next
            }
        }
        return least
    }

    /// What is more than before, as a text; nil if nothing is.
    ///
    /// - Parameter leftBehind: What code of others left behind meanwhile, in bytes.
    func growth(since settled: Ledger, leftBehind: Int) -> String? {
        if let heap, let before = settled.heap, heap > before + Self.allowance + leftBehind {
            return "expected a heap of at most \(before + Self.allowance + leftBehind) bytes, found \(heap)"
        }
        if files > settled.files + 4 { return "expected at most \(settled.files + 4) open files, found \(files)" }
        if threads > settled.threads + 8 { return "expected at most \(settled.threads + 8) threads, found \(threads)" }
        return nil
    }

    static let heading = "round  seconds     heap KiB  resident KiB  files  threads"

    func row(_ round: Int, _ seconds: Int) -> String {
        func right(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(0, width - text.count)) + text
        }
        return right("\(round)", 5) + right("\(seconds)", 9) + right(heap.map { "\($0 / 1024)" } ?? "-", 13)
            + right("\(resident / 1024)", 14) + right("\(files)", 7) + right("\(threads)", 9)
    }
}
