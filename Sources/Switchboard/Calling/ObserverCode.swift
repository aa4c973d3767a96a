import CForwarding

/// An observer's closure without the types of its parameters, as C calls it: see `cffi_observer_words`.
///
/// A closure that is stored where its parameter's type is a generic parameter takes it by address, whatever the type
/// is. So one function type, of addresses alone, stands for all of them.
///
/// A value of this type is moved to the observer, not copied: otherwise the compiler would count references on the way.
struct ObserverCode: ~Copyable {
    /// Takes the address of the arguments, and that of the outcome.
    typealias Function = (UnsafeRawPointer, UnsafePointer<cffi_outcome>) -> Void

    let function: Function

    /// A closure that takes the addresses.
    init(taking function: __owned @escaping Function) { self.function = function }

    private init(_ closure: __owned Untyped) { function = closure.body }

    /// A closure that takes the argument, or the tuple of the arguments.
    @inline(__always)
    init<Element>(_ body: __owned @escaping (Element) -> Void) {
        self.init(unsafeBitCast(Plain(body: body), to: Untyped.self))
    }

    /// The same for a closure that knows its actor, without the check: see `onlyOn`. Functions that differ only in
    /// `@isolated(any)` are called in the same way.
    init<Element>(unchecked body: __owned @escaping @isolated(any) (Element) -> Void) {
        self.init(unsafeBitCast(Isolated(body: body), to: Untyped.self))
    }

    /// A closure that takes the outcome, too. `Outcome` is `CallOutcome` of the result's type. If the result's type
    /// were the parameter, each call would ask the runtime for the outcome's.
    ///
    /// - Parameter layout: The method's types.
    init<Element, Outcome: OutcomeOfCall>(_ body: @escaping (Element, Outcome) -> Void, _ layout: ArgumentLayout) {
        let (result, failure) = (layout.result, layout.failure)
        let told = WithOutcome<Element> { body($0, Outcome.made(of: $1, result, failure)) }
        self.init(unsafeBitCast(told, to: Untyped.self))
    }

    /// The same for a closure that knows its actor, without the check.
    init<Element, Outcome: OutcomeOfCall>(
        unchecked body: @escaping @isolated(any) (Element, Outcome) -> Void, _ layout: ArgumentLayout
    ) {
        self.init(unsafeBitCast(IsolatedPair(body: body), to: PlainPair<Element, Outcome>.self).body, layout)
    }

    // What `unsafeBitCast` takes: a function that is itself a generic argument would get another calling convention.
    private struct Untyped { let body: Function }
    private struct Plain<Element> { let body: (Element) -> Void }
    private struct Isolated<Element> { let body: @isolated(any) (Element) -> Void }
    private struct WithOutcome<Element> { let body: (Element, UnsafePointer<cffi_outcome>) -> Void }
    private struct PlainPair<First, Second> { let body: (First, Second) -> Void }
    private struct IsolatedPair<First, Second> { let body: @isolated(any) (First, Second) -> Void }
}
