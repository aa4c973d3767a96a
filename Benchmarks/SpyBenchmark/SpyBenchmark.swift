import PairedMeasurement

/// Measures the calls of a spy and of a hand-written mock, in turn in one run.
@main struct SpyBenchmark {
    static func main() {
        #if Testing
            printTable(spyCases())
        #else
            print("Spies need the trait: use `swift run -c release --traits Testing spy-benchmark`.")
        #endif
    }
}
