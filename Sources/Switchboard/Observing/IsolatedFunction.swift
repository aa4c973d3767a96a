/// Closures of users, which are called where calls are made.
///
/// They are not `Sendable`, as a delegate's class is not. A closure that is not `Sendable` and is formed on an actor,
/// for instance in a class of the main actor, may use what belongs to that actor, and the compiler does not ask where
/// it will be called. So this code records the actor when the closure is passed in, and checks it when the closure is
/// called. A closure that belongs to no actor is used unchanged, at no cost.
///
/// There are two ways to find the actor of a closure. `#isolation` is the actor on which the caller runs; it costs
/// nothing if there is none. But a closure marked `@Sendable` belongs to no actor wherever it is formed, and
/// `#isolation` does not show that. An `@isolated(any)` function knows its actor, and is right for every closure. But
/// it captures that actor, too, so one that captures nothing else, or only one object, needs memory that it would not
/// need otherwise. The observers of calls use the first way, and the second for a closure that names its actor.

/// Functions that differ only in `@isolated(any)` are called in the same way; the caller is responsible for where they
/// run. They are in structures, because a function that is itself a generic argument would get another calling
/// convention.
private struct IsolatedHandler { let body: @isolated(any) (any Error) -> Void }
private struct PlainHandler { let body: (any Error) -> Void }
private struct IsolatedInvocation { let body: @isolated(any) (Invocation) throws -> Void }
private struct PlainInvocation { let body: (Invocation) throws -> Void }
private struct IsolatedEnd { let body: @isolated(any) () -> Void }
private struct PlainEnd { let body: () -> Void }

/// A closure with C's types, called where these types are known, with the actor to which it belongs. There are two such
/// types, because the compiler crashes on packs together with a generic error.
@usableFromInline struct IsolatedFunction<Result, each Argument> {
    @usableFromInline let body: @isolated(any) (repeat each Argument) -> Result

    @usableFromInline init(_ body: @escaping @isolated(any) (repeat each Argument) -> Result) { self.body = body }

    /// The same closure without a check. Precondition of calls: the thread is on the actor, if there is one.
    @usableFromInline var unchecked: PlainFunction<Result, repeat each Argument> {
        unsafeBitCast(self, to: PlainFunction<Result, repeat each Argument>.self)
    }
}
@usableFromInline struct PlainFunction<Result, each Argument> {
    @usableFromInline let body: (repeat each Argument) -> Result

    @usableFromInline init(body: @escaping (repeat each Argument) -> Result) { self.body = body }
}

/// Like `IsolatedFunction`, for a closure that throws.
@usableFromInline struct IsolatedThrower<Result, each Argument> {
    @usableFromInline let body: @isolated(any) (repeat each Argument) throws -> Result

    @usableFromInline init(_ body: @escaping @isolated(any) (repeat each Argument) throws -> Result) {
        self.body = body
    }

    /// Like `IsolatedFunction.unchecked`.
    @usableFromInline var unchecked: PlainThrower<Result, repeat each Argument> {
        unsafeBitCast(self, to: PlainThrower<Result, repeat each Argument>.self)
    }
}
@usableFromInline struct PlainThrower<Result, each Argument> {
    @usableFromInline let body: (repeat each Argument) throws -> Result
}

/// The same function, without the isolation of its type: a synchronous function is called in the same way whatever it
/// is isolated to. Precondition: the types differ only in that.
@inlinable @inline(__always)
func withoutIsolation<Isolated, Plain>(_ function: Isolated, as _: Plain.Type) -> Plain {
    unsafeBitCast(function, to: Plain.self)
}

extension ObserverCode {
    /// The same closure if `actor` is nil. Else one that belongs to `actor`, and traps elsewhere.
    consuming func onlyOn(_ actor: (any Actor)?, _ place: SubscriptionPlace) -> ObserverCode {
        guard let actor else { return self }
        let function = function
        return ObserverCode(taking: { arguments, outcome in
            requireCurrent(actor, place)
            function(arguments, outcome)
        })
    }
}

/// A closure that takes an error, which traps if it is not called on its actor.
@usableFromInline func checked(_ body: @escaping @isolated(any) (any Error) -> Void) -> (any Error) -> Void {
    let plain = unsafeBitCast(IsolatedHandler(body: body), to: PlainHandler.self).body
    guard let actor = body.isolation else { return plain }
    return { error in
        requireCurrent(actor)
        plain(error)
    }
}

/// The same for a closure that takes an invocation.
func checked(_ body: @escaping @isolated(any) (Invocation) throws -> Void) -> (Invocation) throws -> Void {
    let plain = unsafeBitCast(IsolatedInvocation(body: body), to: PlainInvocation.self).body
    guard let actor = body.isolation else { return plain }
    return { invocation in
        requireCurrent(actor)
        try plain(invocation)
    }
}

/// The same for a closure without arguments.
func checked(_ body: @escaping @isolated(any) () -> Void) -> () -> Void {
    let plain = unsafeBitCast(IsolatedEnd(body: body), to: PlainEnd.self).body
    guard let actor = body.isolation else { return plain }
    return {
        requireCurrent(actor)
        plain()
    }
}

/// The same for an optional closure without arguments.
func checked(_ body: (@isolated(any) () -> Void)?) -> (() -> Void)? {
    guard let body else { return nil }
    return checked(body) as () -> Void
}

/// The place at which an observer was subscribed, for messages.
struct SubscriptionPlace {
    let file: StaticString
    let line: UInt

    init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
    }
}

/// Traps if the calling thread isn't on the actor of an observer.
private func requireCurrent(_ actor: any Actor, _ place: SubscriptionPlace) {
    requireCurrent(actor) { name in
        """
        Switchboard: a call came on another thread than \(name), and the observer of \(place.file):\(place.line) belongs to that \
        actor because you formed it there. Make the call on \(name), or write `subscribeOnAnyThread { ... in Task { ... } }`.
        """
    }
}

/// Traps if the calling thread isn't on the actor.
@usableFromInline func requireCurrent(_ actor: any Actor) {
    requireCurrent(actor) { name in
        """
        Switchboard: a call came on another thread than \(name), and your closure belongs to that actor because you formed it \
        there. Make the call on \(name), or pass a closure that begins with `@Sendable`.
        """
    }
}

/// The same with a message of the actor's name.
func requireCurrent(_ actor: any Actor, _ message: (String) -> String) {
    guard !isOn(actor) else { return }
    let text = message(String(describing: type(of: actor)))
    // Only a custom executor may still decide otherwise. Asking it may trap.
    guard actor.unownedExecutor.isCustom else { fatalError(text) }
    actor.preconditionIsolated(text)
}
