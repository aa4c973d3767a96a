import CSwiftCall

/// What is known about the methods of a delegate type after observing or registering them. All dispatch tables whose
/// methods have the same slots share it.
final class MethodRegistry: Sendable {
    let methods = Locked(Contents())
    /// What references named, by their code.
    let references = Locked<[ReferenceIdentity: (method: ResolvedMethod, types: ReferenceIdentity.Types)]>([:])
    /// The registered methods, by name, as the methods of messages.
    let messages = MethodTable()
    /// Held while a message is registered.
    let registering = RecursiveLock()
    /// By slot.
    let described = Locked<[Int: DescribedMethod]>([:])
    /// The names of the requirements that the program's symbols have, by slot; nil before they were looked up.
    let names = Locked<[Int: MessageSelector]?>(nil)
    /// What symbols tell of generic requirements that were called, by slot.
    let genericDeclarations = Locked<[Int: GenericDeclaration?]>([:])
    /// The methods that generic requirements are with certain types, which the program did not reference, by slot.
    let genericMethods = Locked<[Int: [GenericArguments: UnsafePointer<cffi_method>]]>([:])
    /// What symbols tell of asynchronous methods, by slot, before they are called.
    let asynchronous = Locked<[Int: RequirementSignature]>([:])

    #if DEBUG
        /// The requirements that nothing may answer, with what they return; nil before they were looked up.
        let unanswered = Locked<[(slot: Int, result: Any.Type)]?>(nil)
        /// The requirements whose default implementations are internal; nil before they were looked up.
        let internalDefaults = Locked<[Int]?>(nil)
        /// Whether a warning named them.
        let hasWarned = Locked(false)
    #endif

    private static let handWritten = Locked<[[ObjectIdentifier]: MethodRegistry]>([:])

    /// What is known of the methods that a hand-written proxy class lists; its subclasses share it. Precondition: the
    /// methods are never freed.
    static func of(_ methods: [ResolvedMethod]) -> MethodRegistry {
        handWritten.withLock { handWritten in
            let key = methods.map { ObjectIdentifier($0) }
            if let known = handWritten[key] { return known }
            let made = MethodRegistry()
            handWritten[key] = made
            return made
        }
    }

    /// The methods that have been resolved.
    struct Contents {
        var bySlot: [Int: ResolvedMethod] = [:]
        /// The slots of those that only symbols told: whether they consume `self` is not known.
        var unverified: Set<Int> = []
        /// The properties whose setters key paths named, by the slots of these.
        var properties: [Int: ChangedProperty] = [:]
        /// The dispatch tables that share these slots.
        var dispatchTables: [DispatchTable] = []
        /// How many slots behind those of the requirements are taken: by messages without a requirement, and by
        /// instances.
        var extraSlotCount = 0
        /// The instances of generic requirements.
        var instances: [GenericInstance] = []

        /// The method at a slot; of a generic requirement, that with certain types.
        func method(of slot: Int, _ generic: GenericArguments?) -> ResolvedMethod? {
            guard let generic else { return bySlot[slot] }
            return instances.first { $0.requirement == slot && $0.generic == generic }.flatMap { bySlot[$0.slot] }
        }
    }
}
