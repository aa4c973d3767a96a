/// A method of a delegate's protocol, with its argument and result types.
///
/// `Element` is the argument, or the tuple of the arguments. `Result` is the result type, or `Void`.
///
/// You get one from `selector(_:)`, or write one for a method of a hand-written proxy:
///
/// ```swift
/// let found = try Proxy.selector(ImporterDelegate.importer(_:didImport:))
/// static let didImport = TypedSelector<any ImporterDelegate, (Importer, Int), Void>("importer(_:didImport:)") {
///     $0.importer($1.0, didImport: $1.1)
/// }
/// ```
///
/// Any thread may call the reference or closure of a selector. If you pass a closure to `selector(_:)`, it must only
/// call the method: a message may call the method without your closure. Thread-safe.
public struct TypedSelector<Delegate, Element, Result>: @unchecked Sendable {
    let method: ResolvedMethod
    /// The dispatch table in which a reference was resolved.
    private let dispatchTable: DispatchTable?
    /// The name, if this is a method of a hand-written class.
    let name: MessageSelector?
    /// Calls the method with the arguments, which it reads one by one, and writes the result to the given memory. A
    /// setter may change the delegate.
    typealias Call = (inout Delegate, inout RecordArguments, UnsafeMutableRawPointer) throws -> Void
    /// Nil for an asynchronous method: messages by name cannot call it.
    private let call: Call?
    /// Calls the method of a probe.
    private let probing: (Delegate, GenericCall) -> GenericCall.Outcome
    /// The type of the errors that it throws.
    let failure: any Error.Type

    /// Finds the method that `call` calls with its arguments. The method does not read any argument then.
    ///
    /// - Parameters:
    ///   - probing: Makes a generic call of the method.
    ///   - call: Called for messages by name; nil for an asynchronous method.
    init(
        _ arguments: [Any.Type], _ failure: any Error.Type, on proxy: AnyClass,
        probing: @escaping (Delegate, GenericCall) -> GenericCall.Outcome, _ call: Call?
    ) throws(ObservationError) {
        let dispatchTable = try ClassDispatchTables.table(ofClass: proxy, for: Delegate.self)
        self.dispatchTable = dispatchTable
        self.call = call
        self.probing = probing
        self.failure = failure
        name = nil
        method = try Self.find(arguments, failure, in: dispatchTable, isAsynchronous: call == nil, probing)
    }

    private static func find(
        _ arguments: [Any.Type], _ failure: any Error.Type, in dispatchTable: DispatchTable, isAsynchronous: Bool,
        _ call: (Delegate, GenericCall) -> GenericCall.Outcome
    ) throws(ObservationError) -> ResolvedMethod {
        if let block = (arguments + [Result.self]).first(where: { Metadata($0).isBlock }) {
            throw ObservationError(
                reason: .argument(
                    type: String(reflecting: block),
                    why:
                        "calls with Objective-C's blocks are only forwarded; declare it without "
                        + "`@convention(block)`"),
                delegateName: dispatchTable.delegateName)
        }
        // In a hand-written class, compiled code propagates errors.
        let failure = dispatchTable.isHandWritten ? Never.self : failure
        let resolver = MethodResolver(
            dispatchTable: dispatchTable, element: Element.self, argumentCount: arguments.count, result: Result.self,
            failure: failure,
            isAsynchronous: isAsynchronous)
        let layout = ArgumentLayout(Element.self, arguments: arguments, result: Result.self, failure: failure)
        return try resolver.resolve(layout) { call(dispatchTable.existential(ofProbe: $0, as: Delegate.self), $1) }
    }

    /// Creates the selector of a method of a hand-written proxy, for ``ImplementedMethods``.
    ///
    /// ```swift
    /// static let didImport = TypedSelector<any ImporterDelegate, (Importer, Int), Void>("importer(_:didImport:)") {
    ///     $0.importer($1.0, didImport: $1.1)
    /// }
    /// ```
    ///
    /// Keep it in a constant: each new selector is a different one.
    ///
    /// - Parameters:
    ///   - name: The method's name.
    ///   - takesOver: Whether the method is a setter, or consumes an argument that counts references (`consuming`,
    ///     `sending`). If so, only the first of several targets receives its calls, as in a runtime proxy.
    ///   - call: Calls the method on its first parameter, with the arguments. Called for messages and for
    ///     `forwardInvocation(_:)`, on any thread.
    public init(
        _ name: MessageSelector, takesOver: Bool = false,
        _ call: @escaping @Sendable (Delegate, Element) throws -> Result
    ) {
        self.init(name, ArgumentLayout(elementsOf: Element.self, result: Result.self), isForOne: takesOver, call)
    }

    /// The same, if it is known what the arguments are: a single one that is a tuple, or the elements of a tuple.
    init(
        _ name: MessageSelector, arguments: [Any.Type],
        _ call: @escaping @Sendable (Delegate, Element) throws -> Result
    ) {
        self.init(name, ArgumentLayout(Element.self, arguments: arguments, result: Result.self), call)
    }

    private init(
        _ name: MessageSelector, _ layout: ArgumentLayout, isForOne: Bool = false,
        _ call: @escaping @Sendable (Delegate, Element) throws -> Result
    ) {
        let size = layout.size, alignment = layout.alignment
        method = ResolvedMethod(slot: ResolvedMethod.noSlot, layout, isForOne: isForOne)
        dispatchTable = nil
        self.name = name
        failure = (any Error).self
        let whole: Call = {
            delegate, arguments, room in
            let result = try withUnsafeTemporaryAllocation(byteCount: max(size, 1), alignment: alignment) { tuple in
                // They are borrowed: bytes are copied, and nothing is retained.
                for (type, offset) in zip(layout.arguments, layout.offsets) {
                    (tuple.baseAddress! + offset).copyMemory(
                        from: arguments.nextAddress(), byteCount: Metadata(type).size)
                }
                return try call(delegate, tuple.baseAddress!.assumingMemoryBound(to: Element.self).pointee)
            }
            room.initializeMemory(as: Result.self, to: result)
        }
        self.call = whole
        probing = Self.probing(whole)
    }

    /// Makes a generic call of a closure that takes typed arguments: for methods of hand-written classes.
    private static func probing(
        _ call: @escaping Call
    ) -> (Delegate, GenericCall) -> GenericCall.Outcome {
        { delegate, generic in
            var delegate = delegate, arguments = RecordArguments(generic.arguments)
            try? call(&delegate, &arguments, generic.result)
            return .returned
        }
    }

    /// Like `call`, for the search for the method.
    func probe(_ delegate: Delegate, _ generic: GenericCall) -> GenericCall.Outcome { probing(delegate, generic) }

    /// What a message under a name calls: `method` in a dispatch table.
    func requirement(
        _ name: MessageSelector, as method: ResolvedMethod, in dispatchTable: DispatchTable
    ) -> RegisteredRequirement<Delegate> {
        RegisteredRequirement(
            name, as: method, failure: failure, in: dispatchTable,
            isCalledDirectly: isCalledDirectly(in: dispatchTable), calling(name))
    }

    /// Whether a message may be a call of the receiver's witness, because it makes no difference: the reference is to a
    /// method, which belongs to no actor.
    private func isCalledDirectly(in dispatchTable: DispatchTable) -> Bool {
        guard call != nil, self.dispatchTable != nil, !dispatchTable.isHandWritten else { return false }
        var isIsolated = true
        withUnsafeMutablePointer(to: &isIsolated) { isIsolated in
            withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 1) { none in
                none.initialize(repeating: nil)
                let room = UnsafeMutableRawPointer(none.baseAddress!)
                let question = GenericCall(
                    arguments: none.baseAddress!, count: 0, result: room, error: room, resultSize: 0, errorSize: 0,
                    isIsolated: isIsolated)
                _ = probing(dispatchTable.existential(ofProbe: dispatchTable.probeProxy, as: Delegate.self), question)
            }
        }
        return !isIsolated
    }

    private func calling(_ name: MessageSelector) -> Call {
        call ?? { _, _, _ in throw MessageError(.asynchronous, name) }
    }

    /// The selector of the same method for delegates of a refining protocol.
    func inherited<Refining>(
        as name: MessageSelector, _ upcast: @escaping @Sendable (Refining) -> Delegate
    ) -> TypedSelector<Refining, Element, Result> {
        let layout = ArgumentLayout(Element.self, arguments: method.arguments, result: Result.self)
        let call = calling(name)
        return TypedSelector<Refining, Element, Result>(
            method: ResolvedMethod(
                slot: ResolvedMethod.noSlot, layout, isForOne: method.layout.result == Void.self && !method.isMulticast),
            name, failure
        ) {
            var delegate = upcast($0)
            try call(&delegate, &$1, $2)
        }
    }

    private init(
        method: ResolvedMethod, _ name: MessageSelector, _ failure: any Error.Type, _ call: @escaping Call
    ) {
        self.method = method
        self.name = name
        self.failure = failure
        self.call = call
        probing = Self.probing(call)
        dispatchTable = nil
    }

    /// For the selector of a setter: has changes in place call getter and setter, where these are observed or
    /// intercepted.
    func changing(_ property: ChangedProperty) -> Self {
        dispatchTable?.methods.withLock { $0.properties[method.slot] = property }
        return self
    }

    /// For `forward`: the method of a hand-written class.
    @usableFromInline var handMethod: ResolvedMethod { method }

    /// The method in a dispatch table. If a reference was resolved in another dispatch table, it is resolved again in
    /// this one; nil if it is another class's method.
    func method(in other: DispatchTable) throws(ObservationError) -> ResolvedMethod? {
        guard let dispatchTable else { return other.isHandWritten && other.hasOwn(method) ? method : nil }
        if dispatchTable.isOf(other) { return method }
        guard other.isHandWritten else { return nil }
        return try Self.find(method.arguments, failure, in: other, isAsynchronous: call == nil, probing)
    }

    /// Registers the method under a name, in the proxies of a class.
    func register(_ selector: MessageSelector, in dispatchTable: DispatchTable) throws(ObservationError) {
        guard let method = try method(in: dispatchTable) else {
            throw ObservationError(reason: .notARequirement, delegateName: String(reflecting: Delegate.self))
        }
        guard dispatchTable.requirementSlot(method.slot) == method.slot else {
            throw ObservationError(
                reason: .argument(
                    type: method.layout.typeList,
                    why:
                        "the method is generic, and a message can't say for which types; observe or intercept it by its reference"
                ),
                delegateName: String(reflecting: Delegate.self))
        }
        try method.requireKnownConsumption(String(reflecting: Delegate.self))
        try dispatchTable.register(requirement(selector, as: method, in: dispatchTable))
    }
}

extension ResolvedMethod {
    /// Throws if it is unknown whether the method takes an argument over: who holds a call back would have to destroy
    /// it.
    func requireKnownConsumption(_ delegateName: String) throws(ObservationError) {
        guard let index = consumption.arguments.firstIndex(of: .unknown) else { return }
        throw ObservationError(
            reason: .argument(
                type: String(reflecting: arguments[index]),
                why:
                    "the library can't tell whether the method consumes it, so the method can't be registered or "
                    + "intercepted; observe it by its reference"),
            delegateName: delegateName)
    }
}
