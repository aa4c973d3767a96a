import CForwarding

// A debug build's warnings of assignments that replace a proxy.

extension DelegateDefaults {
    private static let replacementWarnings = Locked(true)

    /// Whether a debug build warns if an assignment to a parent's delegate may replace the proxy. True by default.
    ///
    /// The library warns once for each class of parents, on Linux:
    ///
    /// - When you first observe or intercept a proxy whose `staysInstalled` is false.
    /// - When your program assigns a delegate after it installed the proxy, and the class's own module declares the
    ///   conformance to ``HasDelegate``. In a debug build the proxy stays. In a release build the optimizer may write
    ///   the property directly, and your observers aren't notified any longer.
    ///
    /// The remedy for your own classes is ``WeakDelegate``. A release build never warns. Thread-safe.
    public static var warnsIfReplaceable: Bool {
        get { replacementWarnings.withLock { $0 } }
        set { replacementWarnings.withLock { $0 = newValue } }
    }
}

#if DEBUG
    extension DelegateProperty {
        /// The classes of parents of which was warned, by property.
        private static let warned = Locked<Swift.Set<[ObjectIdentifier]>>([])

        private func key(_ parent: AnyClass) -> [ObjectIdentifier] {
            [ObjectIdentifier(self), ObjectIdentifier(parent)]
        }

        private func isFirst(_ parent: AnyClass) -> Bool { Self.warned.withLock { $0.insert(key(parent)).inserted } }

        /// Warns if an assignment replaces the proxy of a parent.
        ///
        /// - Parameter isInstalled: Called only if there was no warning yet, because it reads the parent's property.
        func warnIfReplaceable(_ parent: AnyObject, isInstalled: () -> Bool) {
            #if os(Linux)
                let address = UnsafeRawPointer(Unmanaged.passUnretained(parent).toOpaque())
                guard DelegateDefaults.warnsIfReplaceable, !keepsProxy(of: address),
                    !Self.warned.withLock({ $0.contains(key(Swift.type(of: parent))) }), isInstalled(),
                    isFirst(Swift.type(of: parent))
                else { return }
                warn(
                    """
                    an assignment to the delegate of \(Swift.type(of: parent)) replaces its \(type), and your observers aren't notified \
                    any longer: the program writes the property directly. \(Self.remedy)
                    """)
            #endif
        }

        /// Warns of an assignment that set a proxy's target, if it may replace the proxy in a release build.
        func warnIfReplaceableByOptimizer(_ parent: AnyObject) {
            let parentType: AnyClass = Swift.type(of: parent)
            guard DelegateDefaults.warnsIfReplaceable, isOwn(parentType), isFirst(parentType) else { return }
            warn(
                """
                an assignment set the target of the \(type) for \(parentType). In a release build it may replace the proxy, and your \
                observers aren't notified any longer: the optimizer may write the property directly. \(Self.remedy)
                """)
        }

        private static let remedy = """
            Declare the property with `@WeakDelegate`, or set delegates by `proxy.setForwardToDelegate(_:retainDelegate:)`. To turn \
            this warning off, write `DelegateDefaults.warnsIfReplaceable = false`.
            """

        /// Whether the module of a parent's class declares that the class has the property: then code of that module
        /// may write it.
        private func isOwn(_ parent: AnyClass) -> Bool {
            let proxyModule = Self.module(of: type)
            guard proxyModule == "Switchboard" else { return proxyModule == Self.module(of: parent) }
            func isDeclaredByModule<Conformance>(_ conformance: Conformance?) -> Bool {
                conformance.map { !Self.isRetroactive($0) } ?? false
            }
            return isDeclaredByModule(parent as? any HasDelegate.Type)
                || isDeclaredByModule(parent as? any HasDataSource.Type)
                || isDeclaredByModule(parent as? any HasPrefetchDataSource.Type)
        }

        private static func module(of type: AnyClass) -> Substring { String(reflecting: type).prefix { $0 != "." } }

        /// Whether a conformance is declared neither in the class's module nor in the protocol's. `conformance`: a type
        /// as an existential of the protocol's metatype, which is the type and its witness table. The table begins with
        /// the conformance's descriptor, whose fourth word of 32 bits has the flags (ConformanceFlags in
        /// include/swift/ABI/MetadataValues.h of swiftlang/swift).
        private static func isRetroactive<Conformance>(_ conformance: Conformance) -> Bool {
            withUnsafeBytes(of: conformance) { words in
                let table = words.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
                let descriptor = table.load(as: UnsafeRawPointer.self)
                return descriptor.load(fromByteOffset: 12, as: UInt32.self) & 1 << 6 != 0
            }
        }
    }
#endif
