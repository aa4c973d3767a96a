import CForwarding

/// One observer of one method and stage. C reads its stored properties and those of its subclasses: see
/// `cffi_observer_words`.
class Observer: @unchecked Sendable {
    /// Written by C only, after `init`.
    private var isActive: UInt64
    /// Called when no call can come any more.
    private let onCompleted: (() -> Void)?
    /// Written by C only.
    private var place = cffi_observer_place()

    /// - Parameter boxing: Kept by the subclass.
    init(boxing: ArgumentBoxing?, onCompleted: (() -> Void)?) {
        isActive = boxing.map { UInt64(UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque())) } ?? 1
        self.onCompleted = onCompleted
    }

    final var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// Nothing is delivered any more. False where that was so already.
    final func deactivate() -> Bool {
        cffi_observer_deactivate(address)
    }

    /// Tells that no call can come any more. Precondition: it is not active, and was not told before.
    final func complete() {
        onCompleted?()
    }
}

/// An observer that takes the decoded arguments as they lie in memory; with `boxing`, as `[Any]`, which `Element` is then.
///
/// `body`'s parameter is a generic parameter here, so it takes its argument by address, whatever `Element` is.
final class TypedObserver<Element>: Observer, @unchecked Sendable {
    private let body: (Element) -> Void
    private let boxing: ArgumentBoxing?

    init(_ body: @escaping (Element) -> Void, boxing: ArgumentBoxing?, onCompleted: (() -> Void)?) {
        self.body = body
        self.boxing = boxing
        super.init(boxing: boxing, onCompleted: onCompleted)
    }
}

/// As `TypedObserver`, with the outcome.
final class OutcomeObserver<Element>: Observer, @unchecked Sendable {
    private let body: (Element, UnsafePointer<cffi_outcome>) -> Void
    private let boxing: ArgumentBoxing?

    init(
        _ body: @escaping (Element, MessageOutcome) -> Void, boxing: ArgumentBoxing?, onCompleted: (() -> Void)?
    ) {
        self.body = { body($0, MessageOutcome($1.pointee)) }
        self.boxing = boxing
        super.init(boxing: boxing, onCompleted: onCompleted)
    }
}
