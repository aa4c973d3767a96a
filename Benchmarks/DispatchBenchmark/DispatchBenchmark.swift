import ArgumentParser

/// Measures what a call costs through a proxy, beside what does the same by other means.
@main struct DispatchBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dispatch-benchmark",
        abstract: "Measures what a call costs, beside what does the same by other means.",
        discussion: """
            The reference is a proxy written by hand, libffi alone, a closure or a subject of OpenCombine, in turn with \
            ours in one run, in many short rounds: the ratio is the median of theirs.
            """
    )

    @Flag(help: "Fewer and shorter rounds: less than 40 seconds for everything.")
    var quick = false

    @Flag(help: "One object for each case and each reference, one on a line.")
    var json = false

    @Flag(help: "Only say what there is: name, signature, reference.")
    var list = false

    @Option(help: ArgumentHelp("Only the cases whose name and signature match this.", valueName: "regex"))
    var filter: String?

    @Option(help: ArgumentHelp("So many observed calls, printing how much memory there is.", valueName: "calls"))
    var soak: Int?

    @Option(help: ArgumentHelp("Only do the cases that often, without measuring: for a profiler.", valueName: "calls"))
    var loop: Int?

    @Flag(help: "With --loop: their references instead.")
    var reference = false

    func validate() throws {
        if let filter, (try? Regex(filter)) == nil {
            throw ValidationError("expected a regular expression, found `\(filter)`")
        }
        for count in [soak, loop] {
            if let count, count < 1 { throw ValidationError("expected a number of calls above 0, found \(count)") }
        }
        if reference, loop == nil { throw ValidationError("expected --loop with --reference") }
    }

    /// So that no report is made of a debug build.
    private func requireRelease() throws {
        #if DEBUG
            throw ValidationError(
                "expected a release build, because a debug build's figures say nothing: "
                    + "`swift run -c release dispatch-benchmark`")
        #endif
    }

    func run() throws {
        try requireRelease()
        if let soak {
            guard Soak(calls: soak).run() else { throw ExitCode.failure }
            return
        }
        let isWanted = try matcher()
        let groups = caseGroups(quick: quick)
        if list || loop != nil {
            for group in groups + scaleCases() {
                for item in group() where isWanted(item) { listOrLoop(item) }
            }
            return
        }
        if json { return measureAsJSON(groups + scaleCases(), isWanted) }
        printTable(groups, isWanted)
        printScale(isWanted)
        printMemory()
        printStack()
    }

    private func matcher() throws -> (Case) -> Bool {
        guard let regex = try filter.map({ try Regex($0) }) else { return { _ in true } }
        return { "\($0.name) \($0.signature ?? "")".contains(regex) }
    }

    private func listOrLoop(_ item: Case) {
        if let loop { return (reference ? item.reference?.body : item.subject)?(loop) ?? () }
        print(layOut([item.name, item.signature ?? "", item.reference?.name ?? ""], [-40, -28, -1]))
    }

    private func effort(_ item: Case) -> Effort {
        if item.threads > 0 { return quick ? .quickThreads : .fullThreads }
        return quick ? .quick : .full
    }

    private func measureAsJSON(_ groups: [() -> [Case]], _ isWanted: (Case) -> Bool) {
        var known: Set<String> = []
        for group in groups {
            for item in group() where isWanted(item) {
                let result = measure(item, effort(item))
                for line in [Line(item, result), Line(referenceOf: item, result)] {
                    if let line, known.insert(line.identity).inserted { print(line.json) }
                }
            }
        }
    }

    private func printTable(_ groups: [() -> [Case]], _ isWanted: (Case) -> Bool) {
        print(Line.heading)
        for group in groups {
            for item in group() where isWanted(item) { print(Line(item, measure(item, effort(item))).row) }
        }
    }

    /// Calls in a second, by all threads, in the best round, because others take processors away; and how much of one
    /// thread's each core does.
    private func printScale(_ isWanted: (Case) -> Bool) {
        let widths = [-40, -8, 8, 14, 10, 14, 10, 7]
        var isFirst = true
        for group in scaleCases() {
            var alone: (subject: Double, reference: Double)?
            for item in group() where isWanted(item) {
                let result = measure(item, effort(item))
                guard let reference = result.reference else { continue }
                if isFirst {
                    print("\n\(coreCount) cores, best rounds")
                    let columns = ["case", "", "threads", "calls/s", "per core", "by hand", "per core", "ratio"]
                    print(layOut(columns, widths))
                    isFirst = false
                }
                if item.threads == 1 { alone = (result.subject.least, reference.least) }
                let cores = Double(min(item.threads, coreCount))
                print(
                    layOut(
                        [
                            item.name, item.signature ?? "", "\(item.threads)",
                            decimal(1e9 / result.subject.least, 0),
                            decimal(alone.map { $0.subject / result.subject.least / cores }, 2),
                            decimal(1e9 / reference.least, 0),
                            decimal(alone.map { $0.reference / reference.least / cores }, 2),
                            decimal(result.ratio, 2),
                        ], widths))
            }
        }
    }

    private func printStack() {
        guard filter.map({ "proxy.stack".contains($0) }) ?? true else { return }
        let widths = [-32, -12, 8, 10]
        print("\n" + layOut(["case", "observers", "bytes", "direct"], widths))
        for item in stackCases() {
            print(layOut(["proxy.stack", item.observers, "\(item.subject)", "\(item.reference)"], widths))
        }
    }

    private func printMemory() {
        let wanted = memoryCases().filter { item in
            guard let regex = filter.flatMap({ try? Regex($0) }) else { return true }
            return "\(item.name) \(item.signature)".contains(regex)
        }
        if wanted.isEmpty { return }
        let widths = [-32, -12, 8, 10, 7]
        print("\n" + layOut(["case", "kept by", "bytes", "reference", "ratio"], widths))
        for item in wanted {
            let (subject, reference) = (bytes(item.subject), bytes(item.reference))
            let ratio = subject.flatMap { subject in reference.map { subject / $0 } }
            print(
                layOut(
                    [item.name, item.signature, decimal(subject, 1), decimal(reference, 1), decimal(ratio, 2)], widths))
        }
    }
}
