import ArgumentParser

@main struct DispatchBenchmark: ParsableCommand {
    func run() {}
}
