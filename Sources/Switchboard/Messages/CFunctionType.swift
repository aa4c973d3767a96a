/// The types of a C function's parameters and result, read from its Swift type `@convention(c) (...) -> ...`.
///
/// This includes functions that are isolated to an actor: their caller is responsible for calling them there.
package struct CFunctionType {
    package let parameters: [Any.Type]
    package let result: Any.Type

    /// Nil if the type is neither a C function's nor an Optional of one, if it throws or is asynchronous, or if a
    /// parameter is passed in a way that C does not have, such as `inout`.
    package init?(_ type: Any.Type) {
        let metadata = Metadata(type)
        let function = metadata.optionalPayload ?? metadata
        guard function.isCFunction, function.functionParametersArePlain else { return nil }
        parameters = function.functionParameters.map(\.type)
        result = function.functionResult.type
    }

    /// The encodings of the result and of each parameter; nil if one has none.
    package var encoding: String? {
        guard withoutEncoding == nil else { return nil }
        return ([result] + parameters).map { TypeEncoding.encoding(of: $0) ?? "" }.joined()
    }

    /// A part of the function type.
    package enum Part: Equatable {
        case result
        /// The index, from 0.
        case parameter(Int)
    }

    /// The first type that C does not have, for the error message; nil if there is none.
    package var withoutEncoding: (part: Part, type: Any.Type)? {
        if TypeEncoding.encoding(of: result) == nil { return (.result, result) }
        for (index, type) in parameters.enumerated() {
            // C has no void argument.
            if type == Void.self || TypeEncoding.encoding(of: type) == nil { return (.parameter(index), type) }
        }
        return nil
    }
}

/// Function types. Source: TargetFunctionTypeMetadata in Metadata.h, FunctionTypeFlags in MetadataValues.h.
extension Metadata {
    private static var cConvention: UInt { 3 }
    private static var throwsFlag: UInt { 0x0100_0000 }
    private static var parameterFlagsFlag: UInt { 0x0200_0000 }
    private static var differentiableFlag: UInt { 0x0800_0000 }
    private static var asyncFlag: UInt { 0x2000_0000 }
    private static var extendedFlag: UInt { 0x8000_0000 }

    /// Whether it is the type of a plain C function.
    var isCFunction: Bool {
        guard case .function = kind else { return false }
        let others = Self.throwsFlag | Self.differentiableFlag | Self.asyncFlag | Self.extendedFlag
        return functionFlags >> 16 & 0xFF == Self.cConvention && functionFlags & others == 0
    }

    /// No parameter is `inout`, variadic, an autoclosure and so on. The parameters' flags follow the types, if there
    /// are any.
    fileprivate var functionParametersArePlain: Bool {
        guard functionFlags & Self.parameterFlagsFlag != 0 else { return true }
        let first = 24 + functionParameterCount * 8
        return (0..<functionParameterCount).allSatisfy {
            address.load(fromByteOffset: first + $0 * 4, as: UInt32.self) == 0
        }
    }

    private var functionParameterCount: Int { Int(functionFlags & 0xFFFF) }
}
