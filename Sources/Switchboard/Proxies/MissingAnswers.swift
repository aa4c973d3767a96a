import CForwarding

// What a debug build says of a parent without a delegate: the calls that would end the process.

extension DelegateDefaults {
    private static let warnings = Locked(true)

    /// Whether a debug build warns of calls that would end the process; true at first. Thread-safe.
    ///
    /// Once for each delegate type, the first observer or interceptor of an installed proxy looks: if its parent has no delegate, and
    /// a method of the protocol returns a value, a warning names the methods that nothing could answer, neither `whenUnanswered`,
    /// the `fallbackReceiver`, the default of the delegate type, an interceptor nor a default implementation of the protocol. It knows
    /// the methods of protocols to which a type of the program conforms. Release builds never warn.
    ///
    /// Set this to false in a program that sets delegates later.
    public static var warnsIfMissing: Bool {
        get { warnings.withLock { $0 } }
        set { warnings.withLock { $0 = newValue } }
    }
}

#if DEBUG
    extension ProtocolShape {
        /// The requirements that return a value, and have no default implementation, as far as symbols tell; with the type of the value.
        fileprivate var unanswered: [(slot: Int, result: Any.Type)] {
            if let known = knowledge.unanswered.withLock({ $0 }) { return known }
            let found = findUnanswered()
            knowledge.unanswered.withLock { $0 = found }
            return found
        }

        private func findUnanswered() -> [(slot: Int, result: Any.Type)] {
            guard !isByHand else { return [] }
            learnSignatures()
            let signatures = protocols.map { RequirementSignatures.find($0) }
            return requirements.indices.compactMap { slot in
                let signature = signatures[Int(slots[slot].table)][requirements[slot].index]
                guard let result = signature?.result.type, result != Void.self, extensionDefault(of: slot) == nil else {
                    return nil
                }
                return (slot, result)
            }
        }
    }

    extension DelegateProxy {
        /// Warns if calls of this proxy would end the process, once for the delegate type.
        final func warnIfAnswersAreMissing() {
            guard DelegateDefaults.warnsIfMissing, !shape.knowledge.hasWarned.withLock({ $0 }), isInstalled,
                !cffi_proxy_forwards(address), !hasReceiver(cffi_receiver_fallback),
                cffi_shape_default(shape.raw) == nil
            else { return }
            let table = interceptors
            let missing = shape.unanswered.filter {
                !(table?.answers($0.slot) ?? false) && !(table?.intercepts($0.slot) ?? false)
            }
            guard let first = missing.first, shape.knowledge.hasWarned.withLock({ !$0.replace(by: true) }) else {
                return
            }
            let names = missing.prefix(3).map { "\(shape.name(of: $0.slot)), which returns \($0.result)" }
            let more = missing.count > names.count ? ", and \(missing.count - names.count) more" : ""
            warn(
                """
                \(ParentObject.self) has no delegate, and nothing would answer calls of \(names.joined(separator: "; "))\(more): they end \
                the process. Set a delegate, write `proxy.whenUnanswered(\(shape.reference(to: first.slot))) { ... }`, or give the \
                protocol a default implementation. If a delegate is set later, write `DelegateDefaults.warnsIfMissing = false`.
                """)
        }
    }

    extension Bool {
        /// Sets it, and returns what it was.
        fileprivate mutating func replace(by new: Bool) -> Bool {
            defer { self = new }
            return self
        }
    }
#endif
