import CSupport

/// Users' closures, which are called where calls are made.
///
/// They are not `Sendable`, as a delegate's class is not. A closure that is formed on an actor, as in a class of the main
/// actor, and is not `Sendable`, may use what belongs to that actor, and the compiler does not ask where it will be called.
/// So the actor is taken when the closure is given, and checked when it is called. A closure that belongs to no actor stays
/// as it is, and costs nothing.
///
/// Who takes a closure learns of the actor in one of two ways. `#isolation` is where the caller is, and costs nothing where
/// that is no actor; but a closure that says `@Sendable` belongs to none wherever it is formed, and this does not show it.
/// An `@isolated(any)` function knows its actor, and is right for each closure; but the compiler makes it by a thunk, which
/// is an allocation more, and some nanoseconds for each call. The observers of calls are taken in the first way.

/// Functions that differ in `@isolated(any)` only are called in the same way; where they run is the caller's business.
/// In structures, because a function that is a generic argument itself would get another convention.
private struct Isolated<Argument> { let body: @isolated(any) (Argument) -> Void }
private struct Plain<Argument> { let body: (Argument) -> Void }
private struct IsolatedPair<First, Second> { let body: @isolated(any) (First, Second) -> Void }
private struct PlainPair<First, Second> { let body: (First, Second) -> Void }
private struct IsolatedInvocation { let body: @isolated(any) (Invocation) throws -> Void }
private struct PlainInvocation { let body: (Invocation) throws -> Void }
private struct IsolatedEnd { let body: @isolated(any) () -> Void }
private struct PlainEnd { let body: () -> Void }

/// A closure of C's types, which is called where these are known, with the actor that it belongs to. Written twice: the
/// compiler crashes where packs and a generic error come together.
@usableFromInline struct IsolatedFunction<Result, each Argument> {
    @usableFromInline let body: @isolated(any) (repeat each Argument) -> Result

    @usableFromInline init(_ body: @escaping @isolated(any) (repeat each Argument) -> Result) { self.body = body }

    /// The same closure. Precondition of calls: the thread is on the actor, if there is one.
    @usableFromInline var unchecked: PlainFunction<Result, repeat each Argument> {
        unsafeBitCast(self, to: PlainFunction<Result, repeat each Argument>.self)
    }
}
@usableFromInline struct PlainFunction<Result, each Argument> {
    @usableFromInline let body: (repeat each Argument) -> Result
}

/// As `IsolatedFunction`, for a closure that throws.
@usableFromInline struct IsolatedThrower<Result, each Argument> {
    @usableFromInline let body: @isolated(any) (repeat each Argument) throws -> Result

    @usableFromInline init(_ body: @escaping @isolated(any) (repeat each Argument) throws -> Result) {
        self.body = body
    }

    /// As for `IsolatedFunction`.
    @usableFromInline var unchecked: PlainThrower<Result, repeat each Argument> {
        unsafeBitCast(self, to: PlainThrower<Result, repeat each Argument>.self)
    }
}
@usableFromInline struct PlainThrower<Result, each Argument> {
    @usableFromInline let body: (repeat each Argument) throws -> Result
}

/// The closure of an observer, which traps where it is not called on its actor.
@usableFromInline func checked<Argument>(_ body: @escaping @isolated(any) (Argument) -> Void) -> (Argument) -> Void {
    let plain = unsafeBitCast(Isolated(body: body), to: Plain<Argument>.self).body
    return onlyOn(body.isolation, plain)
}

/// The closure of an observer that belongs to `actor`, which traps elsewhere; the same closure where that is nil.
@usableFromInline func onlyOn<Argument>(
    _ actor: (any Actor)?, _ body: @escaping (Argument) -> Void
) -> (Argument) -> Void {
    guard let actor else { return body }
    return { argument in
        requireCurrent(actor)
        body(argument)
    }
}

/// As above, for two arguments.
func onlyOn<First, Second>(
    _ actor: (any Actor)?, _ body: @escaping (First, Second) -> Void
) -> (First, Second) -> Void {
    guard let actor else { return body }
    return { first, second in
        requireCurrent(actor)
        body(first, second)
    }
}

/// As above, for two arguments.
func checked<First, Second>(_ body: @escaping @isolated(any) (First, Second) -> Void) -> (First, Second) -> Void {
    let plain = unsafeBitCast(IsolatedPair(body: body), to: PlainPair<First, Second>.self).body
    return onlyOn(body.isolation, plain)
}

/// As above, for one that takes an invocation.
func checked(_ body: @escaping @isolated(any) (Invocation) throws -> Void) -> (Invocation) throws -> Void {
    let plain = unsafeBitCast(IsolatedInvocation(body: body), to: PlainInvocation.self).body
    guard let actor = body.isolation else { return plain }
    return { invocation in
        requireCurrent(actor)
        try plain(invocation)
    }
}

/// As above, for no argument.
func checked(_ body: @escaping @isolated(any) () -> Void) -> () -> Void {
    let plain = unsafeBitCast(IsolatedEnd(body: body), to: PlainEnd.self).body
    guard let actor = body.isolation else { return plain }
    return {
        requireCurrent(actor)
        plain()
    }
}

/// As above, for none, or nothing to be called.
func checked(_ body: (@isolated(any) () -> Void)?) -> (() -> Void)? {
    guard let body else { return nil }
    return checked(body) as () -> Void
}

/// Ends the process with a text where the calling thread is not on an actor.
@usableFromInline func requireCurrent(_ actor: any Actor) {
    guard !isCurrent(actor.unownedExecutor) else { return }
    let name = String(describing: type(of: actor))
    let text = """
        Switchboard: expected a call on \(name), because a closure belongs to that actor, found one elsewhere. A closure \
        that is formed on an actor belongs to it. Make the call there; or give a closure that belongs to no actor, and go \
        to the actor from there: `subscribeAnywhere { ... in Task { ... } }`, and where there is no such method, a \
        closure that begins with `@Sendable`.
        """
    // Only an executor of somebody's own may still know better; it says so by ending the process.
    guard isCustom(actor.unownedExecutor) else { fatalError(text) }
    actor.preconditionIsolated(text)
}

private typealias ExecutorWords = (identity: UnsafeRawPointer?, implementation: UnsafeRawPointer?)

private func words(_ executor: UnownedSerialExecutor) -> ExecutorWords {
    unsafeBitCast(executor, to: ExecutorWords.self)
}

private func isMain(_ executor: UnownedSerialExecutor) -> Bool {
    words(executor) == words(MainActor.sharedUnownedExecutor)
}

private func isCurrent(_ executor: UnownedSerialExecutor) -> Bool {
    let (identity, implementation) = words(executor)
    return cffi_is_current_executor(identity, implementation) || isMain(executor) && cffi_is_on_main_queue()
}

private func isCustom(_ executor: UnownedSerialExecutor) -> Bool {
    words(executor).implementation != nil && !isMain(executor)
}
