/// The methods of a dispatch table that have been resolved.
struct ResolvedMethods {
    var bySlot: [Int: ResolvedMethod] = [:]
    /// The slots of those that only symbols told: whether they consume `self` is not known.
    var unverified: Set<Int> = []
    /// The properties whose setters key paths named, by the slots of these.
    var properties: [Int: ChangedProperty] = [:]
    /// The dispatch tables that share these slots.
    var dispatchTables: [DispatchTable] = []
    /// How many slots behind those of the requirements are taken: by messages without a requirement, and by instances.
    var extraSlotCount = 0
    /// The instances of generic requirements.
    var instances: [GenericInstance] = []

    /// The method at a slot; of a generic requirement, that with certain types.
    func method(of slot: Int, _ generic: GenericArguments?) -> ResolvedMethod? {
        guard let generic else { return bySlot[slot] }
        return instances.first { $0.requirement == slot && $0.generic == generic }.flatMap { bySlot[$0.slot] }
    }
}
