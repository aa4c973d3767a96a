import CForwarding
import CSupport

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
    /// A second warning names default implementations of a `public` protocol that aren't `public`, because a release
    /// build may leave them out. With `-enable-testing`, as in the debug builds of `swift build`, the library can't
    /// distinguish them.
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
    extension DispatchTable {
        /// The requirements that return a value, and have no default implementation, as far as symbols tell; with the
        /// type of the value.
        fileprivate var unanswered: [(slot: Int, result: Any.Type)] {
            if let known = registry.unanswered.withLock({ $0 }) { return known }
            let found = findUnanswered()
            registry.unanswered.withLock { $0 = found }
            return found
        }

        /// The requirements of public protocols whose default implementations aren't public, as far as symbols show.
        /// With `-enable-testing`, all of them look public.
        fileprivate var internalDefaults: [Int] {
            if let known = registry.internalDefaults.withLock({ $0 }) { return known }
            learnSignatures()
            let isPublic = protocols.map { cffi_symbol_visibility($0.address) == cffi_visibility_public }
            let hidden = requirements.indices.filter { slot in
                guard isPublic[Int(slots[slot].table)], let function = extensionDefault(of: slot)?.pointee.function
                else {
                    return false
                }
                return cffi_symbol_visibility(function) == cffi_visibility_hidden
            }
            // A property is named once.
            let found = hidden.filter { slot in
                let kind = requirements[slot].kind
                return kind != .modify && !(kind == .setter && hidden.contains(slot - 1))
            }
            registry.internalDefaults.withLock { $0 = found }
            return found
        }

        private func findUnanswered() -> [(slot: Int, result: Any.Type)] {
            guard !isHandWritten else { return [] }
            learnSignatures()
            return requirements.indices.compactMap { slot in
                guard !slots[slot].is_static, let result = signature(slot)?.result.type, result != Void.self,
                    extensionDefault(of: slot) == nil
                else { return nil }
                return (slot, result)
            }
        }
    }

    extension DelegateProxy {
        /// Warns once for the delegate type, if calls of this proxy would trap.
        final func warnIfAnswersAreMissing() {
            // A class that conforms answers everything.
            guard DelegateDefaults.warnsIfMissing, dispatchTable.declared == nil,
                !dispatchTable.registry.hasWarned.withLock({ $0 }),
                isInstalled,
                !cffi_proxy_forwards(address), !hasReceiver(cffi_receiver_fallback),
                cffi_dispatch_table_default(dispatchTable.raw) == nil
            else { return }
            let table = interceptors
            func isOpen(_ slot: Int) -> Bool { !(table?.answers(slot) ?? false) && !(table?.intercepts(slot) ?? false) }
            let missing = dispatchTable.unanswered.filter { isOpen($0.slot) },
                hidden = dispatchTable.internalDefaults.filter(isOpen)
            guard !missing.isEmpty || !hidden.isEmpty,
                dispatchTable.registry.hasWarned.withLock({ hasWarned in
                    defer { hasWarned = true }
                    return !hasWarned
                })
            else { return }
            warnOfMissing(missing)
            warnOfInternalDefaults(hidden)
        }

        private func warnOfMissing(_ missing: [(slot: Int, result: Any.Type)]) {
            guard let first = missing.first else { return }
            let names = missing.map { "\(dispatchTable.name(of: $0.slot)), which returns \($0.result)" }
            let later =
                staysInstalled
                ? "write `DelegateDefaults.warnsIfMissing = false`"
                : "call `proxy.setForwardToDelegate(_:retainDelegate:)`, because an assignment replaces this proxy"
            warn(
                """
                \(ParentObject.self) has no delegate, and these calls would trap: \(Self.list(names)). Set a delegate, \
                keep the token of `proxy.whenUnanswered(\(dispatchTable.reference(to: first.slot))) { ... }`, or give the protocol a `public` default \
                implementation. If you set a delegate later, \(later).
                """)
        }

        private func warnOfInternalDefaults(_ slots: [Int]) {
            guard !slots.isEmpty else { return }
            warn(
                """
                a release build may leave out these default implementations, because they aren't `public`: \
                \(Self.list(slots.map { dispatchTable.name(of: $0) })). \(ParentObject.self) has no delegate, so these calls would trap there, \
                or do nothing if they return nothing. Write `public` in front of the default implementations.
                """)
        }

        private static func list(_ names: [String]) -> String {
            names.prefix(3).joined(separator: "; ") + (names.count > 3 ? ", and \(names.count - 3) more" : "")
        }
    }
#endif
