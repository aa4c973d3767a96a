import PairedMeasurement

/// Measures what a call of a spy costs, beside a mock written by hand, in turn in one run.
@main struct SpyBenchmark {
    static func main() {
        #if Testing
            printTable(spyCases())
        #else
            print("Spies need the trait: use `swift run -c release --traits Testing spy-benchmark`.")
        #endif
    }
}
