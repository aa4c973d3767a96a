import CForwarding

/// The part of every proxy that observers are added to. C reads its first stored property at a fixed place, so it is the
/// root of all proxies' classes.
open class Dispatcher: @unchecked Sendable {
    /// Read and written by C only, after `init`.
    private var words: cffi_proxy_words

    /// Precondition: the shape lives for ever.
    init(slots shape: UnsafePointer<cffi_shape>) {
        words = cffi_proxy_words()
        // Here and nowhere else: whatever calls back was made by this initialiser.
        Hooks.install()
        cffi_proxy_init(address, shape)
    }

    /// Ends all streams: no observer hears of a call any more, and each is told.
    final func complete() {
        cffi_proxy_complete(address) { Unmanaged<Observer>.fromOpaque($0!).takeUnretainedValue().complete() }
    }

    /// Whether `observersChanged` is to be called. Set before others know the proxy.
    final var reportsChanges: Bool {
        get { cffi_proxy_reports_changes(address) }
        set { cffi_proxy_set_reports_changes(address, newValue) }
    }

    /// A slot got its first observer of a stage, or lost its last one. Called on the thread that did it.
    func observersChanged() {}

    deinit {
        complete()
        cffi_proxy_destroy(address)
    }

    /// The parent is gone: the body of its `deinit` was run. Called once, on whatever thread it is noticed, before the
    /// parent's storage or hook lets this proxy go.
    func parentIsGone() { complete() }

    final var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
