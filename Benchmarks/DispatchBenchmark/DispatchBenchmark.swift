import ArgumentParser

/// Measures what a call costs through a proxy, beside what does the same by other means.
@main struct DispatchBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dispatch-benchmark",
        abstract: "Measures what a call costs, beside what does the same by other means.",
        discussion: "The reference is a proxy written by hand, libffi alone or a closure, in turn with ours in one run."
    )

    @Flag(help: "Fewer rounds: some seconds for everything.")
    var quick = false

    @Option(help: ArgumentHelp("Only the cases whose name and signature contain this.", valueName: "text"))
    var filter: String?

    func run() {
        #if DEBUG
            print("This is a debug build: its figures say nothing. Use `swift run -c release dispatch-benchmark`.")
        #endif
        print(row("case", "signature", "ns", "reference", "ratio", "allocations", "reference"))
        for group in caseGroups(quick: quick) {
            for item in group() where filter.map("\(item.name) \(item.signature)".contains) ?? true {
                let result = measure(item, rounds: quick ? 40 : 200, calls: 20_000)
                print(
                    row(
                        item.name, item.signature, decimal(result.subject, 1), decimal(result.peer, 1),
                        decimal(result.ratio, 2), decimal(result.allocations, 2), decimal(result.peerAllocations, 2)))
            }
        }
        let memory = memoryCases().filter { item in filter.map("\(item.name) \(item.signature)".contains) ?? true }
        if memory.isEmpty { return }
        print(row("case", "kept by", "bytes", "reference", "ratio"))
        for item in memory {
            let (subject, peer) = (bytes(item.subject), bytes(item.peer))
            let ratio = subject.flatMap { subject in peer.map { subject / $0 } }
            print(row(item.name, item.signature, decimal(subject, 1), decimal(peer, 1), decimal(ratio, 2)))
        }
    }

    private func row(_ columns: String...) -> String {
        let widths = [23, 30, 8, 10, 7, 12, 10]
        return zip(columns, widths).enumerated().map { index, column in
            let padding = String(repeating: " ", count: max(0, column.1 - column.0.count))
            return index < 2 ? column.0 + padding : padding + column.0
        }.joined(separator: " ")
    }

    private func decimal(_ value: Double?, _ places: Int) -> String {
        guard let value else { return "-" }
        let scale = places == 1 ? 10.0 : 100.0
        let rounded = Int((value * scale).rounded())
        let fraction = String(rounded % Int(scale))
        return "\(rounded / Int(scale))." + String(repeating: "0", count: places - fraction.count) + fraction
    }
}
