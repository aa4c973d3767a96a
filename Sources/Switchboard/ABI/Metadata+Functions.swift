// Functions among a type's values.

extension Metadata {
    /// Whether values are closures or other functions, or there are some in tuples or Optionals of them, however deep.
    var containsFunction: Bool {
        switch kind {
        case .function: true
        case .tuple: tupleElements.contains { $0.type.containsFunction }
        default: optionalPayload?.containsFunction ?? genericArguments.contains { $0.containsFunction }
        }
    }

    /// Whether values contain functions, even in the fields of structs and in the cases of enums; not behind objects,
    /// not in values of protocol types, and not where only a toolchain's module knows of them, as in a `Mirror`.
    var holdsFunction: Bool {
        var seen: Set<UnsafeRawPointer> = []
        return holdsFunction(&seen, within: [])
    }

    /// - Parameters:
    ///   - seen: The types that were looked at.
    ///   - outer: The descriptors of the types in whose fields this one is. A type in a field of itself with other
    ///     arguments, as in `indirect case deep(Nest<[T]>)`, has functions only in its arguments that weren't found
    ///     before, and its fields have no end.
    private func holdsFunction(_ seen: inout Set<UnsafeRawPointer>, within outer: Set<UnsafeRawPointer>) -> Bool {
        if containsFunction { return true }
        switch kind {
        case .tuple: return tupleElements.contains { $0.type.holdsFunction(&seen, within: outer) }
        case .struct, .enum:
            guard !isTrivial, seen.insert(address).inserted else { return false }
            if genericArguments.contains(where: { $0.holdsFunction(&seen, within: outer) }) { return true }
            guard !isOfEvolvingModule, !outer.contains(descriptor) else { return false }
            let inner = outer.union([descriptor])
            return (fields ?? []).contains { field in
                field.mangledType.flatMap(type(ofField:)).map { Metadata($0).holdsFunction(&seen, within: inner) }
                    ?? false
            }
        default: return false
        }
    }
}
