import CFFIShim

/// One observer of one method and stage. C reads its stored properties and those of its subclasses: see
/// `cffi_observer_words`.
class Observer: @unchecked Sendable {
    /// Written by C only, after `init`.
    private var isActive: UInt64 = 1
    /// Called when no call can come any more.
    private let onCompleted: (@Sendable () -> Void)?
    /// Written by C only.
    private var alone = cffi_observer_list_of_one()

    init(onCompleted: (@Sendable () -> Void)?) {
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

/// An observer that takes the decoded arguments as they lie in memory.
///
/// `body`'s parameter is a generic parameter here, so it takes its argument by address, whatever `Element` is.
final class TypedObserver<Element>: Observer, @unchecked Sendable {
    private let body: (Element) -> Void

    init(_ body: @escaping @Sendable (Element) -> Void, onCompleted: (@Sendable () -> Void)?) {
        self.body = body
        super.init(onCompleted: onCompleted)
    }
}

/// As `TypedObserver`, with the outcome.
final class OutcomeObserver<Element>: Observer, @unchecked Sendable {
    private let body: (Element, UnsafePointer<cffi_outcome>) -> Void

    init(_ body: @escaping @Sendable (Element, MessageOutcome) -> Void, onCompleted: (@Sendable () -> Void)?) {
        self.body = { body($0, MessageOutcome($1.pointee)) }
        super.init(onCompleted: onCompleted)
    }
}

/// An observer that takes the address of the decoded arguments, and that of the outcome.
final class RawObserver: Observer, @unchecked Sendable {
    private let body: (UnsafeRawPointer, UnsafePointer<cffi_outcome>) -> Void

    init(
        _ body: @escaping @Sendable (UnsafeRawPointer, UnsafePointer<cffi_outcome>) -> Void,
        onCompleted: (@Sendable () -> Void)?
    ) {
        self.body = body
        super.init(onCompleted: onCompleted)
    }
}
