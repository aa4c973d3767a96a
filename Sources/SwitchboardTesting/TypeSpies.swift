#if Testing
    import Switchboard

    /// The spies for one protocol that hear the calls of its static requirements. Such a call says which type it is
    /// made on, and no spy: all of them record it, and the newest one that has an answer answers. Thread-safe.
    final class TypeSpies: Sendable {
        /// What a spy's proxy keeps, so that the spy hears static calls as long as it hears others.
        final class Listener: Sendable {
            let state: SpyState
            private let spies: TypeSpies
            /// Has static calls go to the type of the spy's target.
            fileprivate let chooseTarget: @Sendable () -> Void

            fileprivate init(_ state: SpyState, _ spies: TypeSpies, _ chooseTarget: @escaping @Sendable () -> Void) {
                self.state = state
                self.spies = spies
                self.chooseTarget = chooseTarget
            }

            deinit { spies.chooseTarget() }
        }

        private struct WeakListener: @unchecked Sendable {
            weak var listener: Listener?
        }

        private static let all = Locked<[ObjectIdentifier: TypeSpies]>([:])
        /// The newest one comes last.
        private let listeners = Locked<[WeakListener]>([])

        /// Has a spy hear static calls as long as what this returns lives. Its proxy may keep that.
        static func listen<P>(_ state: SpyState, _ proxy: ForwardingProxy<P>) -> Listener {
            let spies = spies(of: proxy)
            let listener = Listener(state, spies) { [weak proxy] in proxy?.chooseStaticTarget() }
            // Not released under the lock: a spy may end with what this gave.
            let living = spies.listeners.withLock { listeners in
                let living = listeners.compactMap(\.listener)
                listeners = (living + [listener]).map(WeakListener.init)
                return living
            }
            withExtendedLifetime(living) {}
            spies.chooseTarget()
            return listener
        }

        private static func spies<P>(of proxy: ForwardingProxy<P>) -> TypeSpies {
            let types = proxy.typeProxy
            return all.withLock { all in
                if let known = all[ObjectIdentifier(types)] { return known }
                let made = TypeSpies()
                all[ObjectIdentifier(types)] = made
                let requirements = types.requirements
                types.answerAlways(
                    { call in
                        guard let (newest, others) = made.hearing(requirements[call.slot]) else {
                            return call.proceed()
                        }
                        return newest.handle(call, with: others)
                    },
                    asynchronous: { call in
                        guard let (newest, others) = made.hearing(requirements[call.slot]) else {
                            return try await call.proceed()
                        }
                        try await newest.handle(call, with: others)
                    })
                return made
            }
        }

        private var living: [Listener] { listeners.withLock { $0.compactMap(\.listener) } }

        /// The spies that hear a call, the newest one first; nil for none. They have no part in making objects.
        private func hearing(_ requirement: Requirement) -> (newest: SpyState, others: [SpyState])? {
            guard requirement.kind != .initializer else { return nil }
            var states = living.map(\.state)
            guard let newest = states.popLast() else { return nil }
            return (newest, states.reversed())
        }

        /// Static calls that spies let go on go to the type of the newest one's target.
        private func chooseTarget() { living.last { $0.state.hasTarget }?.chooseTarget() }
    }
#endif
