// References to methods are `@isolated(any)`, so that they may be to methods of any actor. Here such a method is called
// on the caller's thread.

/// Traps unless the code that calls runs on the actor to which a method belongs; nil for no actor. For messages by
/// name, whose sender the compiler does not check.
func requireThisThread(_ actor: (any Actor)?) {
    guard let actor else { return }
    requireCurrent(actor) { name in
        """
        Switchboard: a message to a method of \(name) was sent on another actor or thread. Send it on \(name), or call the \
        method on `object` with `await`.
        """
    }
}

/// A function that takes a pack can be a value of a generic type only inside a struct; otherwise the compiler crashes
/// (6.3).
struct MethodWithPack<A, B, C, D, E, F, G, each Rest, Failure: Error, Result> {
    let call: @isolated(any) (A, B, C, D, E, F, G, repeat each Rest) throws(Failure) -> Result

    private struct Plain {
        let call: (A, B, C, D, E, F, G, repeat each Rest) throws(Failure) -> Result
    }

    var isolation: (any Actor)? { call.isolation }
    var withoutIsolation: (A, B, C, D, E, F, G, repeat each Rest) throws(Failure) -> Result {
        unsafeBitCast(self, to: Plain.self).call
    }
}

/// The same for an asynchronous one.
struct AsynchronousMethodWithPack<A, B, C, D, E, F, G, each Rest, Failure: Error, Result> {
    let call: (A, B, C, D, E, F, G, repeat each Rest) async throws(Failure) -> Result
}
