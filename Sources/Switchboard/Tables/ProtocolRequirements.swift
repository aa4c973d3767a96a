import CForwarding
import CSupport

/// The requirements of a delegate type's protocols, checked before a proxy is made. Everything that is not supported is
/// refused here.
struct ProtocolRequirements {
    struct Slot {
        let table: Int
        let word: Int
        let requirement: Requirement
    }

    private(set) var protocols: [ProtocolDescriptor] = []
    private(set) var inheritance: [(refining: Int, word: Int)?] = []
    private(set) var slots: [Slot] = []
    /// The words that lead to no entry: metadata of associated types, tables of their conformances, and methods that
    /// the proxy answers itself.
    private(set) var constants: [(table: Int, word: Int, value: UnsafeRawPointer)] = []
    /// The protocols with associated types, and those that refine them: their tables depend on these types.
    private(set) var dependent: Set<Int> = []
    let directCount: Int
    private let associatedTypes: AssociatedTypes
    private let proxies: AnyClass
    private var moreRefining: [[(refining: Int, word: Int)]] = []

    /// The protocols of a delegate type, without inherited ones: those to which a class has to conform.
    static func directProtocols(of delegate: Any.Type) throws(ProxyError) -> [ProtocolDescriptor] {
        let name = String(reflecting: delegate)
        if let wrong = ABIFact.wrongForEveryProxy {
            throw ProxyError(reason: .runtime(fact: wrong.name), protocolName: name)
        }
        let metadata = Metadata(delegate)
        switch metadata.kind {
        case .existential where !metadata.isErrorExistential: break
        case .extendedExistential where metadata.extendedExistential!.isValue: break
        default: throw ProxyError(reason: .notAProtocol, protocolName: name)
        }
        let direct = metadata.protocols
        guard !direct.isEmpty else { throw ProxyError(reason: .notAProtocol, protocolName: name) }
        guard !metadata.hasSuperclass else { throw ProxyError(reason: .superclass, protocolName: name) }
        return direct
    }

    /// - Parameters:
    ///   - delegate: The delegate type.
    ///   - associatedTypes: What its associated types are.
    ///   - proxies: The root of all proxies' classes.
    init(_ delegate: Any.Type, _ associatedTypes: AssociatedTypes, of proxies: AnyClass) throws(ProxyError) {
        self.associatedTypes = associatedTypes
        self.proxies = proxies
        let name = String(reflecting: delegate)
        // Before any metadata is read: elsewhere it may have another layout.
        guard cffi_entry_stub_count() > 0 else { throw ProxyError(reason: .platform, protocolName: name) }
        if let wrong = ABIFact.wrong { throw ProxyError(reason: .runtime(fact: wrong.name), protocolName: name) }
        let direct = try Self.directProtocols(of: delegate)

        directCount = direct.count
        for descriptor in direct { add(descriptor, inheritedAt: nil) }
        var next = 0
        while next < protocols.count {
            do throws(ProxyError) {
                try look(at: next)
            } catch {
                throw ProxyError(reason: error.reason, protocolName: nameInErrors(of: next, error))
            }
            next += 1
        }
        var isComplete = false
        while !isComplete {
            isComplete = true
            for table in dependent {
                for (refining, _) in (inheritance[table].map { [$0] } ?? []) + moreRefining[table]
                where dependent.insert(refining).inserted { isComplete = false }
            }
        }
        let limit = Int(cffi_entry_stub_count())
        guard slots.count <= limit else {
            throw ProxyError(reason: .tooManyRequirements(found: slots.count, limit: limit), protocolName: name)
        }
    }

    /// The name of the protocol that a user declared or named, where the cause may be in one from which it inherits.
    /// Whether a protocol is public is its own matter.
    private func nameInErrors(of table: Int, _ refusal: ProxyError) -> String {
        switch refusal.reason {
        case .actor, .requirement, .requiresSelf, .superclass, .sameAsSelf: break
        default: return refusal.protocolName
        }
        var refining = table
        while let place = inheritance[refining] { refining = place.refining }
        return protocols[refining].qualifiedName
    }

    private mutating func add(_ descriptor: ProtocolDescriptor, inheritedAt place: (refining: Int, word: Int)?) {
        if let place, let known = protocols.firstIndex(of: descriptor) {
            moreRefining[known].append(place)
            return
        }
        protocols.append(descriptor)
        inheritance.append(place)
        moreRefining.append([])
    }

    /// The other places, after the first, where the table of a protocol is found in that of a refining one.
    func otherRefining(of table: Int) -> [(refining: Int, word: Int)] { moreRefining[table] }

    /// Whether the requirement at a slot is the `_modify` of a property whose getter and setter come before it, as the
    /// compiler orders them (swiftlang/swift, include/swift/AST/Decl.h, visitOpaqueAccessors).
    func isModify(_ slot: Int) -> Bool {
        slot >= 2 && slots[slot - 2].table == slots[slot].table
            && slots[slot - 2...slot].map(\.requirement.kind) == [.getter, .setter, .modify]
    }

    private mutating func look(at table: Int) throws(ProxyError) {
        let descriptor = protocols[table]
        let name = descriptor.qualifiedName
        guard name != "Distributed.DistributedActor" else { throw ProxyError(reason: .actor, protocolName: name) }
        if let answers = descriptor.ownAnswers(name, of: proxies) {
            for (index, witness) in answers { constants.append((table, index + 1, witness)) }
            var bases = descriptor.bases.makeIterator()
            for (index, flags) in descriptor.requirements.enumerated() where flags.kind == .baseProtocol {
                if let base = bases.next() { add(base, inheritedAt: (table, index + 1)) }
            }
            return
        }
        try Self.checkVisibility(descriptor, name)
        try Self.checkForSelf(descriptor, name)

        var inherited: [ProtocolDescriptor] = []
        for constraint in descriptor.constraints {
            switch constraint {
            case .inherits(let base): inherited.append(base)
            case .sameType(let type):
                throw ProxyError(reason: .sameAsSelf(type: type?.description ?? "another type"), protocolName: name)
            case .superclass, .other: throw ProxyError(reason: .superclass, protocolName: name)
            }
        }
        var bases = inherited.makeIterator()
        var names = descriptor.associatedTypeNames.makeIterator()
        var conformances = descriptor.associatedConformances.makeIterator()
        for (index, requirement) in descriptor.namelessRequirements.enumerated() {
            switch requirement.kind {
            case .baseProtocol:
                guard let base = bases.next() else {
                    throw ProxyError(reason: .requirement(requirement), protocolName: name)
                }
                add(base, inheritedAt: (table, index + 1))
            // One of the type is not called on proxies: CForwarding/static_call.h.
            case .method, .getter, .setter, .read, .modify, .initializer:
                slots.append(Slot(table: table, word: index + 1, requirement: requirement))
            case .associatedType:
                let next = names.next()
                guard let next, let type = associatedTypes[next] else {
                    let named = requirement.named(next.map { MessageSelector(String($0)) })
                    throw ProxyError(reason: .requirement(named), protocolName: name)
                }
                constants.append((table, index + 1, type.address))
                dependent.insert(table)
            case .associatedConformance:
                let next = conformances.next()
                guard let (subject, conformed) = next, let subject, let type = associatedTypes[subject],
                    let witnesses = swift_conformsToProtocol(type.address, conformed.address)
                else {
                    let named = requirement.named(next?.type.map { MessageSelector($0.description) })
                    throw ProxyError(reason: .requirement(named), protocolName: name)
                }
                constants.append((table, index + 1, witnesses))
                dependent.insert(table)
            case .unknown:
                throw ProxyError(reason: .requirement(requirement), protocolName: name)
            }
        }
    }

    /// In a release build, throws if a protocol is not public, because the optimizer could bypass a proxy for it.
    private static func checkVisibility(_ descriptor: ProtocolDescriptor, _ name: String) throws(ProxyError) {
        #if DEBUG
            return
        #else
            try refuseUnlessPublic(descriptor, name)
        #endif
    }

    /// In a debug build, throws if symbols tell that a requirement takes or returns `Self`. A release build looks only
    /// if there are static requirements, so that making a proxy reads no more files than it must.
    private static func checkForSelf(_ descriptor: ProtocolDescriptor, _ name: String) throws(ProxyError) {
        let isOfToolchain = ProtocolDescriptor.toolchainModules.contains(name.prefix { $0 != "." })
        let ofType = descriptor.namelessRequirements.filter {
            !$0.isInstance && ($0.kind.isCall || $0.kind == .initializer)
        }
        // The toolchain's static requirements take `Self`, or make one.
        if isOfToolchain, let firstOfType = ofType.first(where: { $0.kind.isCall }) {
            throw ProxyError(reason: .requirement(firstOfType), protocolName: name)
        }
        #if DEBUG
            let looks = !isOfToolchain
        #else
            let looks = !isOfToolchain && ofType.contains { $0.kind.isCall }
        #endif
        guard looks else { return }
        let facts = SymbolFacts.of(descriptor)
        guard let index = facts.requirementOfSelf else { return }
        // The symbol that shows it contains its name.
        let named = descriptor.namelessRequirements[index].named(facts.find(index) { MessageSelector($0.name) })
        throw ProxyError(reason: .requiresSelf(named), protocolName: name)
    }

    /// Refuses a protocol if the optimizer may know all types that conform to it. Then it calls the only one directly,
    /// and makes one call of two where it sees that those types do nothing else in a call (swiftlang/swift,
    /// lib/SILOptimizer/Analysis/ProtocolConformanceAnalysis.cpp and BasicCalleeAnalysis.cpp).
    private static func refuseUnlessPublic(_ descriptor: ProtocolDescriptor, _ name: String) throws(ProxyError) {
        if ProtocolDescriptor.toolchainModules.contains(name.prefix { $0 != "." }) { return }
        let visibility = cffi_symbol_visibility(descriptor.address)
        if visibility == cffi_visibility_public, !CrossModule.isOptimized { return }
        switch cffi_who_conforms(descriptor.address) {
        case cffi_conforming_elsewhere: return
        // If no class conforms, the optimizer has nothing to call directly. The compiler omits the conformances of
        // unused structs and enums, so a protocol that they may conform to stays refused.
        case cffi_conforming_none: if descriptor.isClassBound { return }
        default: break
        }
        if visibility == cffi_visibility_public {
            throw ProxyError(reason: .crossModuleOptimization, protocolName: name)
        }
        let generated = descriptor.generatedConformers
        if generated.contains(where: { $0._arrives }) { return }
        guard generated.isEmpty else { throw ProxyError(reason: .onlyConformingClass, protocolName: name) }
        throw ProxyError(
            reason: visibility == cffi_visibility_hidden ? .notPublic : .visibilityUnknown, protocolName: name)
    }
}

/// A class that `@DelegateProtocol` made beside a protocol, to conform to it.
protocol GeneratedConformer: AnyObject {
    /// Whether calls through the protocol, in its own module, reach the object on which they are made. False if the
    /// optimizer calls one class instead, because it saw no other one conform.
    static var _arrives: Bool { get }
}

extension ProtocolDescriptor {
    /// The classes that `@DelegateProtocol` made beside this protocol, and beside those of the same module that refine
    /// it.
    fileprivate var generatedConformers: [any GeneratedConformer.Type] {
        var classes: [UnsafeRawPointer] = []
        withUnsafeMutablePointer(to: &classes) { classes in
            cffi_each_conforming_class(
                address, { $1!.assumingMemoryBound(to: [UnsafeRawPointer].self).pointee.append($0!) }, classes)
        }
        return classes.compactMap { descriptor in
            cffi_class_metadata(descriptor).flatMap { Metadata(at: $0).type as? any GeneratedConformer.Type }
        }
    }

    /// The name of the proxy class that `@DelegateProtocol` generated for the protocol; nil if it generated none.
    var generatedProxy: String? {
        generatedConformers.contains { String(describing: $0) == "_Switchboard_\(name)" } ? name + "Proxy" : nil
    }
}

extension ProtocolDescriptor {
    /// The methods of the standard library that consume `self`, by their indices (swiftlang/swift,
    /// stdlib/public/core/Sequence.swift: `makeIterator`, `_copyToContiguousArray` and `_copyContents`;
    /// stdlib/public/Concurrency/AsyncSequence.swift: `makeAsyncIterator`).
    var consumingMethods: [Int] {
        let consuming: [Int]
        switch name {
        case "Sequence": consuming = [0, 2, 3]
        case "AsyncSequence": consuming = [0]
        default: return []
        }
        guard ["Swift.Sequence", "Swift.AsyncSequence", "_Concurrency.AsyncSequence"].contains(qualifiedName) else {
            return []
        }
        let flags = requirements, methods = flags.indices.filter { flags[$0].kind == .method }
        return consuming.filter { $0 < methods.count }.map { methods[$0] }
    }

    /// The requirements in witness-table order, as errors describe them. The descriptor doesn't have their names.
    var namelessRequirements: [Requirement] {
        let protocolName = qualifiedName, flags = requirements,
            numbers = Requirement.Kind.numbers(flags.map { Requirement.Kind($0.kind) })
        return flags.indices.map { index in
            Requirement(
                protocolName: protocolName, index: index, number: numbers[index],
                kind: Requirement.Kind(flags[index].kind),
                isInstance: flags[index].isInstance, isAsync: flags[index].isAsync)
        }
    }
}
