import CSupport

/// Calls whose thread waits until their target has answered on its context.
enum BlockingCall {
    /// The contexts for which threads may wait, by how many deliveries have them.
    private static let contexts = Locked<[DeliveryContext.Identity: (count: Int, context: DeliveryContext)]>([:])
    private static let blocked = Locked(BlockedThreads())

    /// Threads may wait for a context from now on, as long as the object lives that this returns.
    static func register(_ context: DeliveryContext) -> AnyObject {
        contexts.withLock { $0[context.identity, default: (0, context)].count += 1 }
        return Registration(context.identity)
    }

    private final class Registration: Sendable {
        private let identity: DeliveryContext.Identity

        init(_ identity: DeliveryContext.Identity) { self.identity = identity }

        deinit {
            // The context ends outside the lock.
            _ = contexts.withLock { contexts -> DeliveryContext? in
                guard let known = contexts[identity] else { return nil }
                contexts[identity] = known.count == 1 ? nil : (known.count - 1, known.context)
                return known.context
            }
        }
    }

    /// Runs `body` on a delivery's context, after the calls that began before, and waits for it. Traps if both would
    /// wait for ever.
    ///
    /// - Parameters:
    ///   - name: The requirement's name.
    ///   - body: Called before this returns.
    static func run(_ name: () -> String, on delivery: Delivery, _ body: @escaping () -> Void) {
        let context = delivery.context
        if context.sharesThreads, withUnsafeCurrentTask(body: { $0 != nil }) {
            fatalError(
                """
                Switchboard: a call of \(name()) in a task can't wait for the answer of its target on \(context.name): it would block a \
                thread that all tasks share. Declare the requirement `async`, answer it with `whenUnanswered`, or deliver on an \
                actor with an executor of its own, such as the main actor.
                """)
        }
        let known = contexts.withLock { $0.values.map(\.context) }
        let held = Set(known.filter { $0.isCurrent() || $0.runsOnThread }.map(\.identity))
        guard let wait = blocked.withLock({ $0.begin(holding: held, for: context.identity) }) else {
            let names = known.filter { held.contains($0.identity) }.map(\.name).joined(separator: ", ")
            fatalError(
                """
                Switchboard: deadlock: a call of \(name()) on \(names) waits for the answer of its target on \(context.name), where another \
                such call waits for \(names). Declare one of the requirements `async`, or answer it with `whenUnanswered`.
                """)
        }
        defer { blocked.withLock { $0.end(wait) } }
        let gate = Gate(), hasRun = Locked(false)
        nonisolated(unsafe) let body = body
        delivery.deliver { isRun in
            if isRun { body() }
            hasRun.withLock { $0 = isRun }
            gate.open()
        }
        gate.pass()
        guard hasRun.withLock({ $0 }) else {
            fatalError(
                """
                Switchboard: a call of \(name()) waits for an answer that never comes: the context \(context.name) released its job \
                without having run it. Deliver on a context that is in use as long as the proxy.
                """)
        }
    }
}

/// A `cffi_gate`, which is freed when it is passed.
private struct Gate: @unchecked Sendable {
    private let gate = cffi_gate_create()

    func open() { cffi_gate_open(gate) }
    func pass() { cffi_gate_pass(gate) }
}
