/// What of a function's type only the checks of concurrent code read: `@Sendable`, and the global actor of a function
/// that is not asynchronous. Such functions are passed and called alike. With `@preconcurrency`, a declaration has
/// these attributes in one language mode, and none of them in another.
extension Metadata {
    /// Whether values are passed and used in the same way: the types differ at most in such attributes, of functions,
    /// or in Optionals and tuples of them, however deep.
    func isSame(as other: Metadata) -> Bool {
        if address == other.address { return true }
        switch (kind, other.kind) {
        case (.function, .function):
            return functionForm == other.functionForm && functionResult.isSame(as: other.functionResult)
                && Self.areSame(functionParameters, other.functionParameters)
        case (.tuple, .tuple): return Self.areSame(tupleElements.map(\.type), other.tupleElements.map(\.type))
        default:
            guard let payload = optionalPayload, let otherPayload = other.optionalPayload else { return false }
            return payload.isSame(as: otherPayload)
        }
    }

    private static func areSame(_ some: [Metadata], _ others: [Metadata]) -> Bool {
        some.count == others.count && zip(some, others).allSatisfy { $0.isSame(as: $1) }
    }

    /// The parts of a function's type, besides its parameters and its result, that remain without these attributes.
    /// Source: TargetFunctionTypeMetadata in include/swift/ABI/Metadata.h, and FunctionTypeFlags in MetadataValues.h.
    private struct FunctionForm: Equatable {
        var flags: UInt
        var parameters: [UInt32] = []
        var differentiability: UInt = 0
        var extended: UInt32 = 0
        var thrown: UnsafeRawPointer?
    }

    /// Precondition: a function type.
    private var functionForm: FunctionForm {
        let flags = functionFlags, count = Int(flags & 0xFFFF)
        let hasParameterFlags: UInt = 0x200_0000, isDifferentiable: UInt = 0x800_0000, hasActor: UInt = 0x1000_0000
        let isSendable: UInt = 0x4000_0000, isExtended: UInt = 0x8000_0000
        var form = FunctionForm(flags: flags & ~(isSendable | hasActor | hasParameterFlags | isExtended))
        var next = address + 24 + 8 * count
        if flags & hasParameterFlags != 0 {
            let parameters = (0..<count).map { next.load(fromByteOffset: 4 * $0, as: UInt32.self) }
            // Without flags, each has these.
            if parameters.contains(where: { $0 != 0 }) { form.parameters = parameters }
            next += 4 * count
        }
        // Each part is aligned as its own type is.
        if flags & isDifferentiable != 0 {
            next = next.alignedUp(toMultipleOf: 8)
            form.differentiability = next.load(as: UInt.self)
            next += 8
        }
        if flags & hasActor != 0 { next = next.alignedUp(toMultipleOf: 8) + 8 }
        guard flags & isExtended != 0 else { return form }
        form.extended = next.load(as: UInt32.self)
        let throwsTyped: UInt32 = 1
        if form.extended & throwsTyped != 0 {
            form.thrown = (next + 4).alignedUp(toMultipleOf: 8).load(as: UnsafeRawPointer.self)
        }
        return form
    }
}
