import CForwarding

/// One observer of one method and stage. C reads its stored properties and those of its subclasses; see
/// `cffi_observer_words`.
class Observer: @unchecked Sendable {
    /// After `init`, only C writes it.
    private var isActive: UInt64
    /// Called when no more calls can come.
    private let onCompleted: (() -> Void)?
    /// Only C writes it.
    private var place = cffi_observer_place()

    /// - Parameter boxing: The subclass keeps it alive.
    init(boxing: ArgumentBoxing?, onCompleted: (() -> Void)?) {
        isActive = boxing.map { UInt64(UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque())) } ?? 1
        self.onCompleted = onCompleted
    }

    final var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// Stops the delivery. False if it was stopped already.
    final func deactivate() -> Bool {
        cffi_observer_deactivate(address)
    }

    /// Reports that no more calls can come. Precondition: the observer is inactive, and has not been told before.
    final func complete() {
        onCompleted?()
    }
}

/// An observer that takes the decoded arguments directly from memory; or, with `boxing`, as `[Any]`, which `Element`
/// then is.
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

/// Like `TypedObserver`, with the outcome. `Outcome` is `CallOutcome` of the result's type. If the result's type were the
/// parameter, each call would ask the runtime for the outcome's.
final class OutcomeObserver<Element, Outcome: OutcomeOfCall>: Observer, @unchecked Sendable {
    private let body: (Element, UnsafePointer<cffi_outcome>) -> Void
    private let boxing: ArgumentBoxing?

    /// - Parameter layout: The method's types.
    init(
        _ body: @escaping (Element, Outcome) -> Void, _ layout: ArgumentLayout, boxing: ArgumentBoxing?,
        onCompleted: (() -> Void)?
    ) {
        let (result, failure) = (layout.result, layout.failure)
        self.body = { body($0, Outcome.made(of: $1, result, failure)) }
        self.boxing = boxing
        super.init(boxing: boxing, onCompleted: onCompleted)
    }
}
