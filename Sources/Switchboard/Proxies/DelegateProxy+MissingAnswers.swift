import CForwarding

// A debug build's warning about a parent without a delegate.

extension DelegateDefaults {
    private static let warnings = Locked(true)

    /// Whether a debug build warns of calls that would trap because there's no delegate. True by default.
    ///
    /// The library looks when you first observe or intercept an installed proxy whose parent has no delegate, and
    /// warns once for each delegate type. The warning lists the methods that return a value and that nothing answers:
    /// neither `whenUnanswered`, the `fallbackTarget`, the default of the delegate type, an interceptor, nor a
    /// default implementation. The library knows the methods of protocols to which a type in the program conforms. A
    /// release build never warns.
    ///
    /// If your program sets delegates later, turn the warning off at launch:
    ///
    /// ```swift
    /// DelegateDefaults.warnsIfMissing = false
    /// ```
    ///
    /// Thread-safe.
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
        /// Warns once for the delegate type, if calls of this proxy would trap.
        final func warnIfAnswersAreMissing() {
            // A class that conforms answers everything.
            guard DelegateDefaults.warnsIfMissing, shape.declared == nil, !shape.knowledge.hasWarned.withLock({ $0 }),
                isInstalled,
                !cffi_proxy_forwards(address), !hasReceiver(cffi_receiver_fallback),
                cffi_shape_default(shape.raw) == nil
            else { return }
            let table = interceptors
            let missing = shape.unanswered.filter {
                !(table?.answers($0.slot) ?? false) && !(table?.intercepts($0.slot) ?? false)
            }
            guard let first = missing.first,
                shape.knowledge.hasWarned.withLock({ hasWarned in
                    defer { hasWarned = true }
                    return !hasWarned
                })
            else { return }
            let names = missing.prefix(3).map { "\(shape.name(of: $0.slot)), which returns \($0.result)" }
            let more = missing.count > names.count ? ", and \(missing.count - names.count) more" : ""
            let later =
                staysInstalled
                ? "write `DelegateDefaults.warnsIfMissing = false`"
                : "call `proxy.setForwardToDelegate(_:retainDelegate:)`, because an assignment replaces this proxy"
            warn(
                """
                \(ParentObject.self) has no delegate, and these calls would trap: \(names.joined(separator: "; "))\(more). Set a delegate, \
                write `proxy.whenUnanswered(\(shape.reference(to: first.slot))) { ... }`, or give the protocol a default \
                implementation. If you set a delegate later, \(later).
                """)
        }
    }
#endif
