#if Testing
    import Switchboard
    import Synchronization

    /// The spies for one protocol that hear the calls of its static requirements. Such a call says which type it is
    /// made on, and no spy: all of them record it, and the newest one with a stub that fits answers. Thread-safe.
    final class TypeSpies: Sendable {
        /// A spy has one, so that it hears until it's gone; its state may live longer.
        final class Listener: Sendable {
            let state: SpyState

            init(_ state: SpyState) { self.state = state }
        }

        private struct WeakListener: @unchecked Sendable {
            weak var listener: Listener?
        }

        private static let all = Mutex<[ObjectIdentifier: TypeSpies]>([:])
        /// The newest one comes last.
        private let listeners = Mutex<[WeakListener]>([])

        /// Has a spy hear static calls as long as what this returns lives.
        static func listen<P>(_ state: SpyState, _ proxy: ForwardingProxy<P>) -> Listener {
            let types = proxy.typeProxy
            let spies = all.withLock { all in
                if let known = all[ObjectIdentifier(types)] { return known }
                let made = TypeSpies()
                all[ObjectIdentifier(types)] = made
                types.answerAlways(
                    { call in
                        var states = made.states
                        guard let newest = states.popLast() else { return call.proceed() }
                        return newest.handle(call, with: states.reversed(), hasTarget: types.hasStaticTarget)
                    },
                    asynchronous: { call in
                        var states = made.states
                        guard let newest = states.popLast() else { return try await call.proceed() }
                        try await newest.handle(call, with: states.reversed(), hasTarget: types.hasStaticTarget)
                    })
                return made
            }
            let listener = Listener(state)
            spies.listeners.withLock {
                $0.removeAll { $0.listener == nil }
                $0.append(WeakListener(listener: listener))
            }
            return listener
        }

        private var states: [SpyState] {
            // Not released under the lock: a spy may end here.
            let living = listeners.withLock { $0.compactMap(\.listener) }
            return living.map(\.state)
        }
    }
#endif
