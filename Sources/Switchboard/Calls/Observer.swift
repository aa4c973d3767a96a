import CForwarding

/// One observer of one method and stage. C reads its stored properties: see `cffi_observer_words`. It is not generic, so that
/// the runtime is not asked for its type with every subscription.
final class Observer: @unchecked Sendable {
    /// After `init`, only C writes it.
    private var isActive: UInt64
    /// Called when no more calls can come.
    private let onCompleted: (() -> Void)?
    /// Only C writes it.
    private var place = cffi_observer_place()
    private let code: Code
    private let boxing: ArgumentBoxing?

    private init(_ code: Code, _ boxing: ArgumentBoxing?, _ onCompleted: (() -> Void)?) {
        isActive = boxing.map { UInt64(UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque())) } ?? 1
        self.onCompleted = onCompleted
        self.code = code
        self.boxing = boxing
    }

    /// An observer that takes the decoded arguments directly from memory; or, with `boxing`, as `[Any]`, which `Element`
    /// then is.
    convenience init<Element>(
        _ body: @escaping (Element) -> Void, boxing: ArgumentBoxing?, onCompleted: (() -> Void)?
    ) {
        self.init(unsafeBitCast(Plain(body: body), to: Code.self), boxing, onCompleted)
    }

    /// The same, with the outcome. `Outcome` is `CallOutcome` of the result's type. If the result's type were the parameter,
    /// each call would ask the runtime for the outcome's.
    ///
    /// - Parameter layout: The method's types.
    convenience init<Element, Outcome: OutcomeOfCall>(
        _ body: @escaping (Element, Outcome) -> Void, _ layout: ArgumentLayout, boxing: ArgumentBoxing?,
        onCompleted: (() -> Void)?
    ) {
        let (result, failure) = (layout.result, layout.failure)
        let told = WithOutcome<Element> { body($0, Outcome.made(of: $1, result, failure)) }
        self.init(unsafeBitCast(told, to: Code.self), boxing, onCompleted)
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

    // The first parameter of both closures is a generic parameter where they are stored, so they take their argument by
    // address, whatever `Element` is.
    private struct Plain<Element> { let body: (Element) -> Void }
    private struct WithOutcome<Element> { let body: (Element, UnsafePointer<cffi_outcome>) -> Void }

    /// A function in memory is the address of its code, and a reference to what it captures, or none: see `MethodCode`.
    private struct Code {
        let address: UnsafeRawPointer
        let context: AnyObject?
    }
}
