import CForwarding

/// An observer's closure without the types of its parameters, as C calls it: see `cffi_observer_words`.
///
/// A closure that is stored where its parameters' types are generic parameters takes each of them by address, whatever the
/// types are. So one function type, of addresses alone, stands for all of them. A closure that is written where one with
/// generic parameters is expected is compiled as such, and no thunk lies between C and it.
struct ObserverCode: ~Copyable {
    /// Takes the addresses of the first to the fourth argument, and that of the outcome.
    typealias Function = (
        UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer, UnsafePointer<cffi_outcome>
    ) -> Void

    let function: Function
    /// Where the second to the fourth argument are among the arguments, in bytes; 0 for those that it does not take.
    let offsets: (UInt32, UInt32, UInt32)

    @inline(__always)
    private init(_ closure: __owned Untyped, _ offsets: (UInt32, UInt32, UInt32) = (0, 0, 0)) {
        function = closure.body
        self.offsets = offsets
    }

    /// A closure that takes the argument, or the tuple of the arguments.
    @inline(__always)
    init<Element>(_ body: __owned @escaping (Element) -> Void) {
        self.init(unsafeBitCast(One(body: body), to: Untyped.self))
    }

    /// A closure that takes two arguments.
    @inline(__always)
    init<A, B>(_ body: __owned @escaping (A, B) -> Void) {
        self.init(unsafeBitCast(Two(body: body), to: Untyped.self), Self.offsets(A.self, B.self, Void.self, Void.self))
    }

    /// A closure that takes three arguments.
    @inline(__always)
    init<A, B, C>(_ body: __owned @escaping (A, B, C) -> Void) {
        self.init(unsafeBitCast(Three(body: body), to: Untyped.self), Self.offsets(A.self, B.self, C.self, Void.self))
    }

    /// A closure that takes four arguments.
    @inline(__always)
    init<A, B, C, D>(_ body: __owned @escaping (A, B, C, D) -> Void) {
        self.init(unsafeBitCast(Four(body: body), to: Untyped.self), Self.offsets(A.self, B.self, C.self, D.self))
    }

    /// The same for a closure that knows its actor, without the check: see `onlyOn`. Functions that differ only in
    /// `@isolated(any)` are called in the same way.
    init<Element>(unchecked body: __owned @escaping @isolated(any) (Element) -> Void) {
        self.init(unsafeBitCast(IsolatedOne(body: body), to: Untyped.self))
    }

    init<A, B>(unchecked body: __owned @escaping @isolated(any) (A, B) -> Void) {
        self.init(unsafeBitCast(IsolatedTwo(body: body), to: Untyped.self), Self.offsets(A.self, B.self, Void.self, Void.self))
    }

    init<A, B, C>(unchecked body: __owned @escaping @isolated(any) (A, B, C) -> Void) {
        self.init(unsafeBitCast(IsolatedThree(body: body), to: Untyped.self), Self.offsets(A.self, B.self, C.self, Void.self))
    }

    init<A, B, C, D>(unchecked body: __owned @escaping @isolated(any) (A, B, C, D) -> Void) {
        self.init(unsafeBitCast(IsolatedFour(body: body), to: Untyped.self), Self.offsets(A.self, B.self, C.self, D.self))
    }

    /// A closure that takes the argument, or the tuple of the arguments, and the outcome. `Outcome` is `CallOutcome` of the
    /// result's type. If the result's type were the parameter, each call would ask the runtime for the outcome's.
    ///
    /// - Parameter layout: The method's types.
    init<Element, Outcome: OutcomeOfCall>(_ body: @escaping (Element, Outcome) -> Void, _ layout: ArgumentLayout) {
        let (result, failure) = (layout.result, layout.failure)
        let told = WithOutcome<Element> { element, _, _, _, outcome in
            body(element, Outcome.made(of: outcome, result, failure))
        }
        self.init(unsafeBitCast(told, to: Untyped.self))
    }

    init<Element, Outcome: OutcomeOfCall>(
        unchecked body: @escaping @isolated(any) (Element, Outcome) -> Void, _ layout: ArgumentLayout
    ) {
        self.init(unsafeBitCast(IsolatedTwo(body: body), to: Two<Element, Outcome>.self).body, layout)
    }

    /// The same closure if `actor` is nil. Else one that belongs to `actor`, and traps elsewhere.
    consuming func onlyOn(_ actor: (any Actor)?) -> ObserverCode {
        guard let actor else { return self }
        let (function, offsets) = (function, offsets)
        let checking = Untyped { first, second, third, fourth, outcome in
            requireCurrent(actor)
            function(first, second, third, fourth, outcome)
        }
        return ObserverCode(checking, offsets)
    }

    /// Where the elements of a tuple of these types are: a `Void` at the end takes no room.
    private static func offsets<A, B, C, D>(_: A.Type, _: B.Type, _: C.Type, _: D.Type) -> (UInt32, UInt32, UInt32) {
        func next<Value>(_ end: Int, _: Value.Type) -> Int {
            (end + MemoryLayout<Value>.alignment - 1) & -MemoryLayout<Value>.alignment
        }
        let second = next(MemoryLayout<A>.size, B.self)
        let third = next(second + MemoryLayout<B>.size, C.self)
        let fourth = next(third + MemoryLayout<C>.size, D.self)
        return (UInt32(second), UInt32(third), UInt32(fourth))
    }

    // A function that is itself a generic argument would get another calling convention. So each is in a structure.
    private struct Untyped { let body: Function }
    private struct One<Element> { let body: (Element) -> Void }
    private struct IsolatedOne<Element> { let body: @isolated(any) (Element) -> Void }
    private struct Two<A, B> { let body: (A, B) -> Void }
    private struct IsolatedTwo<A, B> { let body: @isolated(any) (A, B) -> Void }
    private struct Three<A, B, C> { let body: (A, B, C) -> Void }
    private struct IsolatedThree<A, B, C> { let body: @isolated(any) (A, B, C) -> Void }
    private struct Four<A, B, C, D> { let body: (A, B, C, D) -> Void }
    private struct IsolatedFour<A, B, C, D> { let body: @isolated(any) (A, B, C, D) -> Void }
    private struct WithOutcome<Element> {
        let body:
            (Element, UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer, UnsafePointer<cffi_outcome>) -> Void
    }
}
