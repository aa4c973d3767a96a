import CFFIShim
import CForwarding

/// A call of any method, which an interceptor of all calls receives.
///
/// ```swift
/// let logging = proxy.intercept { call in
///     print(call.requirement, try call.invocation?.arguments() ?? [])
///     try call.proceed()
/// }
/// ```
///
/// You can't keep it: it's valid until the interceptor returns. Use it on the interceptor's thread only.
public struct InterceptedInvocation: ~Copyable {
    /// The method, with its place in its protocol.
    public let requirement: Requirement
    /// The arguments and the result, which you can read and change. Nil if the library doesn't know the method's
    /// types: then the call can only proceed.
    public let invocation: Invocation?
    private let call: UnsafeMutablePointer<cffi_interception>
    private let next: Int
    private let arguments: UnsafeRawPointer
    private let record: UnsafeMutablePointer<cffi_invocation>?

    fileprivate init(
        _ call: UnsafeMutablePointer<cffi_interception>, next: Int, _ arguments: UnsafeRawPointer,
        _ record: UnsafeMutablePointer<cffi_invocation>?, _ invocation: Invocation?
    ) {
        requirement = call.pointee.requirement
        self.invocation = invocation
        self.call = call
        self.next = next
        self.arguments = arguments
        self.record = record
    }

    /// Calls the next interceptor, or the target, with the arguments that `invocation` has now.
    ///
    /// Afterwards `invocation` has the result. You may call this several times. You may leave it out if the method
    /// returns nothing, or if you set a result. If `invocation` is nil, call it exactly once. It runs on the calling
    /// thread.
    ///
    /// - Throws: The error of the next interceptor or of the target. A ``MessageError`` if nothing answers the call.
    public borrowing func proceed() throws {
        guard let invocation, let method = call.pointee.knownMethod else {
            // In the caller's registers is what the receiver throws.
            if let error = cffi_interception.proceed(
                call, to: next, arguments, UnsafeMutableRawPointer(mutating: arguments))
            {
                throw error
            }
            return
        }
        var failure: (any Error)?
        let (call, next, arguments, own) = (call, next, arguments, record)
        try invocation.perform { record in
            let hidden = invocation.signature.hiddenCount
            let proceed = { (tuple: UnsafeRawPointer) in
                failure = cffi_interception.proceed(call, to: next, tuple, record.pointee.result)
            }
            if record == own {
                proceed(arguments)
            } else {
                method.withTuple(of: record.pointee.arguments + hidden, proceed)
            }
            if let failure { throw failure }
        }
    }

    /// What answered the call when it proceeded the last time; nil before, and if nothing did.
    ///
    /// If an interceptor after this one set the result itself, this is nil, too.
    public var responder: CallResponder? { CallResponder(call.pointee.answered_by) }

    // MARK: For the package's own interceptors

    /// The method's number in its proxy.
    package var slot: Int { Int(call.pointee.slot) }

    /// The address of the tuple of arguments with which the interceptor was called. Precondition: there is an
    /// `invocation`.
    package var argumentsAddress: UnsafeRawPointer { arguments }

    /// A copy of these arguments; nil where `invocation` is.
    package borrowing func copyArguments() -> CopiedArguments? {
        call.pointee.knownMethod.map { CopiedArguments($0, arguments) }
    }

    /// Whether the method isn't declared to throw. Precondition: there is an `invocation`.
    package var throwsNothing: Bool { call.pointee.knownMethod?.layout.failure == Never.self }

    /// Whether the method declares that it throws errors of any type. Precondition: there is an `invocation`.
    package var throwsErrors: Bool { call.pointee.knownMethod?.layout.failure == (any Error).self }
}

/// Arguments of a call that outlive it. Pointers among them are valid only during the call.
package final class CopiedArguments: @unchecked Sendable {
    private let method: ResolvedMethod
    private let memory: UnsafeMutableRawPointer

    /// Precondition: `arguments` is the tuple of arguments of a call of the method.
    init(_ method: ResolvedMethod, _ arguments: UnsafeRawPointer) {
        self.method = method
        memory = method.layout.allocate()
        method.copyArguments(from: arguments, to: memory)
    }

    deinit {
        method.destroyArguments(memory)
        memory.deallocate()
    }

    /// Each argument, in its own type.
    package var values: [Any] { method.boxing.boxes(of: memory) }

    /// Whether their method takes and returns what another one does.
    fileprivate func areOf(_ other: ResolvedMethod) -> Bool {
        let (own, others) = (method.layout, other.layout)
        return own.arguments.count == others.arguments.count
            && zip(own.arguments + [own.result], others.arguments + [others.result])
                .allSatisfy { Metadata($0).isSame(as: Metadata($1)) }
    }

    /// The arguments as the tuple of them, or the only one. Precondition: that is their type.
    package func tuple<Element>(as _: Element.Type) -> Element { memory.assumingMemoryBound(to: Element.self).pointee }

    /// A closure that references the method, as a program writes it, if it's a generic one of which symbols tell the
    /// declaration.
    package func closureReference(_ name: MessageSelector) -> String? {
        method.closureReference?(name.name)
    }

    /// The same, where they are.
    package var address: UnsafeRawPointer { UnsafeRawPointer(memory) }
}

/// An interceptor of all methods.
final class WholeInterceptor: Interceptor, @unchecked Sendable {
    init(_ body: @escaping (borrowing InterceptedInvocation) throws -> Void) {
        super.init { call, next, arguments, result in
            let call = call.assumingMemoryBound(to: cffi_interception.self)
            return Self.run(body, call, next: next, arguments, result)
        }
    }

    private static func run(
        _ body: (borrowing InterceptedInvocation) throws -> Void, _ call: UnsafeMutablePointer<cffi_interception>,
        next: Int, _ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        guard let method = call.pointee.knownMethod else { return runUnknown(body, call, next: next, arguments) }
        let described = call.pointee.described, signature = described.signature
        return MessageDispatch.withRecord(signature) { record in
            for (index, offset) in method.offsets.enumerated() {
                record.pointee.arguments[index + signature.hiddenCount] = UnsafeMutableRawPointer(
                    mutating: arguments + offset)
            }
            var invocation = Invocation(record, described.selector, signature, target: call.pointee.caller)
            let error = run(body, InterceptedInvocation(call, next: next, arguments, record, invocation))
            let hasResult = Invocation.end(&invocation, record)
            if let error {
                if hasResult { signature.result.destroy(record.pointee.result) }
                return error
            }
            guard hasResult || signature.result.type == Void.self else {
                return MessageError(.noResult(expected: signature.result.description), described.selector)
            }
            result.copyMemory(from: record.pointee.result, byteCount: signature.result.size)
            return nil
        }
    }

    private static func run(
        _ body: (borrowing InterceptedInvocation) throws -> Void, _ intercepted: consuming InterceptedInvocation
    ) -> (any Error)? {
        do {
            try body(intercepted)
            return nil
        } catch {
            return error
        }
    }

    private static func runUnknown(
        _ body: (borrowing InterceptedInvocation) throws -> Void, _ call: UnsafeMutablePointer<cffi_interception>,
        next: Int, _ arguments: UnsafeRawPointer
    ) -> (any Error)? {
        if let error = run(body, InterceptedInvocation(call, next: next, arguments, nil, nil)) { return error }
        guard call.pointee.proceed_count == 1 else { return call.pointee.unknownTypes }
        // An interceptor that catches this error has no result for the caller.
        return call.pointee.is_answered ? nil : MessageError(unansweredBy: call.pointee.caller)
    }
}

extension cffi_interception {
    var requirement: Requirement { caller.requirement(at: Int(slot)) }

    var described: DescribedMethod { caller.shape.described(Int(slot), knownMethod) }
}

extension AnyForwardingProxy {
    /// The requirement at a slot, with its name if that is known.
    package final func requirement(at slot: Int) -> Requirement { requirements[slot] }

    /// The requirements of its delegate type, by slot.
    package final var requirements: SlotRequirements { SlotRequirements(shape: shape) }
}

/// The requirements of a delegate type by slot, for code that names calls when the proxy is gone. Names that become
/// known later are in it, too.
package struct SlotRequirements: Hashable, Sendable {
    fileprivate let shape: ProtocolShape

    package subscript(slot: Int) -> Requirement {
        guard let requirement = shape.requirement(at: slot) else {
            return Requirement(named: shape.described(slot).selector, protocolName: shape.delegateName, index: slot)
        }
        return requirement.named(shape.selector(of: shape.requirementSlot(slot)))
    }

    /// Whether a call that came to `slot` with `arguments` is one of the method that a reference found at another slot.
    /// A generic requirement gets a slot for certain types when a reference names them; calls before that came to the
    /// requirement's own.
    package func isCall(_ arguments: CopiedArguments, at slot: Int, of referenced: Int) -> Bool {
        if slot == referenced { return true }
        guard isSlot(referenced, ofTypesAt: slot) else { return false }
        return shape.methods.withLock { $0.bySlot[referenced] }.map(arguments.areOf) ?? false
    }

    /// Whether a reference found one slot for certain types of the generic requirement at the other slot.
    package func isSlot(_ slot: Int, ofTypesAt requirement: Int) -> Bool {
        slot != requirement && shape.requirementSlot(slot) == requirement
    }

    /// The slots that references have found for certain types of the generic requirement at a slot.
    package func slotsOfTypes(at requirement: Int) -> Set<Int> {
        shape.methods.withLock { Set($0.instances.lazy.filter { $0.requirement == requirement }.map(\.slot)) }
    }

    /// Whether the requirement at a slot changes in place the property or subscript of the accessor at the other slot.
    /// The requirements of a property are its getter, its setter and its `_modify`, in this order.
    package func isChange(at slot: Int, of accessor: Int) -> Bool {
        (1...2).contains(slot - accessor) && shape.requirement(at: slot)?.kind == .modify
            && shape.slots[slot].table == shape.slots[accessor].table
    }

    /// The delegate type.
    package var delegateName: String { shape.delegateName }

    /// Whether both are of proxies whose slots are the same methods.
    package static func == (one: Self, other: Self) -> Bool { one.shape.isOf(other.shape) }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(shape.knowledge)) }
}
