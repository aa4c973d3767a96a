import CSupport

/// Where objects' references are counted.
enum ReferenceCounts {
    /// Finds out, with an object made for it, whether they are counted where `CSupport/counts.h` says. If not, the
    /// runtime is called for each call of a proxy.
    static let found: Void = {
        let sample = Unmanaged.passRetained(Sample())
        cffi_counts_learn(sample.toOpaque())
        sample.release()
    }()

    private final class Sample {
        deinit { cffi_counts_learn_end(Unmanaged.passUnretained(self).toOpaque()) }
    }
}
