import ArgumentParser
import CHeapFixtures
import Foundation

/// Everything at once, for as long as is asked, in rounds: `make soak MINUTES=60`. Between two rounds nothing runs, and
/// nothing of the round before may be left: the heap, the open files and the threads have to be as they were after the
/// second round.
@main struct Soak: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "soak",
        abstract: "Proxies in every use at once, and what the process has between two rounds of that.",
        discussion: """
            Threads make parents, proxies and observers, call one proxy that others change, send messages, give closures to C, \
            call asynchronous methods and download from a server on loopback. Each checks what it hears.
            """)

    @Option(help: "How long, in minutes.")
    var minutes = 60.0
    @Option(help: "How many rounds, at least 3.")
    var rounds = 20

    @Option(help: "Only what has this in its name.")
    var only: String?

    func validate() throws {
        guard minutes > 0, rounds >= 3 else {
            throw ValidationError(
                "Expected a time, and at least 3 rounds, found \(minutes) minutes and \(rounds) rounds.")
        }
    }

    func run() async throws {
        let workloads = try Workload.all().filter { workload in only.map { workload.name.contains($0) } ?? true }
        guard !workloads.isEmpty else { throw Failure("expected something with \(only ?? "") in its name, found none") }
        let seconds = minutes * 60 / Double(rounds)
        print(Ledger.heading + "  " + workloads.map(\.name).joined(separator: ", "))
        var settled: Ledger?, leftBehind = 0
        for round in 1...rounds {
            let counts = await work(workloads, seconds)
            if settled != nil { leftBehind += zip(workloads, counts).map { $0.leftBehind * $1 }.reduce(0, +) }
            let ledger = await Ledger.whenQuiet(atMost: settled, leftBehind: leftBehind)
            print(
                ledger.row(round, Int(seconds * Double(round))) + "  " + counts.map(String.init).joined(separator: ", ")
            )
            fflush(nil)
            if round == 2 { settled = ledger }
            if let index = counts.firstIndex(of: 0) {
                throw Failure(
                    "expected \(workloads[index].name) to get something done in each round, found that it did not")
            }
        }
        let last = await Ledger.whenQuiet(atMost: settled, leftBehind: leftBehind)
        if let settled, let growth = last.growth(since: settled, leftBehind: leftBehind) { throw Failure(growth) }
        if Failures.count > 0 { throw Failure("expected no failure, found \(Failures.count), see above") }
        print("soak: passed")
    }

    /// What each of them got done.
    private func work(_ workloads: [Workload], _ seconds: Double) async -> [Int] {
        let end = ContinuousClock.now + .seconds(seconds)
        return await withTaskGroup(of: (Int, Int).self) { group in
            for (index, workload) in workloads.enumerated() {
                group.addTask { (index, await workload.run(until: end)) }
            }
            return await group.reduce(into: Array(repeating: 0, count: workloads.count)) { $0[$1.0] = $1.1 }
        }
    }
}

struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = "soak: " + description }
}
