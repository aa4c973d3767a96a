import PairedMeasurement

/// Measures what calls and subscriptions cost that Combine's subscribers hear of: our publishers beside a proxy written
/// by hand over `PassthroughSubject`, in turn in one run.
@main struct CombineBenchmark {
    static func main() {
        #if canImport(Combine) || Combine
            printTable(combineCases())
        #else
            print("There is no Combine: use `swift run -c release --traits Combine combine-benchmark`.")
        #endif
    }
}
