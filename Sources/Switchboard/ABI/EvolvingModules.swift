import CSupport

/// The modules that are built for library evolution: the compiler passes their structs and enums by address, unless
/// they are declared `@frozen`, because other versions may have another layout. No metadata says so.
enum EvolvingModules {
    /// Those of a Swift toolchain.
    private static let ofToolchain: Set = [
        "Swift", "_Concurrency", "Synchronization", "_StringProcessing", "RegexBuilder", "Observation", "Distributed",
    ]

    static func isOfToolchain(_ module: Substring) -> Bool { ofToolchain.contains(String(module)) }

    /// What is known of other modules: those of a toolchain's Foundation are large, and built like most programs.
    private static let known = Locked<[Substring: Bool]>([
        "Foundation": false, "FoundationEssentials": false, "FoundationInternationalization": false,
        "FoundationNetworking": false, "FoundationXML": false, "Dispatch": false, "__C": false,
    ])

    /// Whether a program's module is such a one, as its symbols tell. A module of nothing but structs has no symbol
    /// that tells it, and counts as one that isn't. The first time, this reads files, which takes some milliseconds.
    /// Thread-safe.
    static func contains(_ module: Substring) -> Bool {
        if let known = known.withLock({ $0[module] }) { return known }
        var isFound = false
        withUnsafeMutablePointer(to: &isFound) { isFound in
            cffi_each_function(
                "$s\(module.utf8.count)\(module)",
                { context, _, name in
                    if EvolvingModules.tells(String(cString: name!)) { context!.storeBytes(of: true, as: Bool.self) }
                }, isFound)
        }
        let found = isFound
        known.withLock { $0[module] = found }
        return found
    }

    /// Whether a symbol is the dispatch thunk of a method, the case of an enum, or the bounds of a class's metadata:
    /// only modules that are built for library evolution have these. Source: swiftlang/swift, docs/ABI/Mangling.rst.
    private static func tells(_ name: String) -> Bool { ["Tj", "WC", "Mo"].contains { name.hasSuffix($0) } }
}

extension Metadata {
    /// Whether values of this type may be passed in another way than their fields say: only a compiler knows whether a
    /// struct or an enum of a library that may change its layout, as Swift's own may, is frozen.
    var mayHideItsLayout: Bool {
        var seen: Set<ObjectIdentifier> = []
        return mayHideItsLayout(&seen)
    }

    /// - Parameter seen: The types that were looked at before. An enum may contain itself.
    private func mayHideItsLayout(_ seen: inout Set<ObjectIdentifier>) -> Bool {
        switch kind {
        case .tuple: return tupleElements.contains { $0.type.mayHideItsLayout(&seen) }
        case .fixedArray: return fixedArrayElement.mayHideItsLayout(&seen)
        case .function:
            return (functionParameters + [functionResult]).contains { $0.mayHideItsLayout(&seen) }
        case .struct, .enum:
            guard seen.insert(ObjectIdentifier(type)).inserted else { return false }
            let text = String(reflecting: type), name = text.prefix { $0 != "<" }
            let parts = name.split(separator: ".")
            guard let module = parts.first else { return true }
            if EvolvingModules.isOfToolchain(module) {
                // Their payload is part of them.
                if let payload = optionalPayload { return payload.mayHideItsLayout(&seen) }
                let name = parts.dropFirst().joined(separator: ".")
                // Vectors of these are returned in another way than their size says, as a probing call would notice.
                if name.hasPrefix("SIMD"), text.contains("Float16") { return true }
                guard Self.frozenGenericTypes.contains(name) else { return !Self.frozenTypes.contains(name) }
            } else if size > 0, EvolvingModules.contains(module) {
                return true
            }
            return (fields ?? []).contains { field in
                guard !field.isIndirect, let name = field.mangledType, let type = type(ofField: name) else {
                    return false
                }
                return Metadata(type).mayHideItsLayout(&seen)
            }
        default: return false
        }
    }

    private static let resilient = Locked<[ObjectIdentifier: Bool]>([:])

    /// Whether values of this struct or enum may be passed by address, because it may change its layout.
    var mayBeResilient: Bool {
        switch kind {
        case .struct, .enum: break
        default: return false
        }
        let key = ObjectIdentifier(type)
        if let known = Self.resilient.withLock({ $0[key] }) { return known }
        let found = size > 0 && mayHideItsLayout
        Self.resilient.withLock { $0[key] = found }
        return found
    }

    /// Whether this is a type of a Swift toolchain's module that is built for library evolution.
    var isOfEvolvingModule: Bool {
        EvolvingModules.isOfToolchain(String(reflecting: type).prefix { $0 != "." })
    }

    /// Whether this is one of the standard library's structs and enums whose parts do not depend on their generic
    /// arguments.
    var hasFixedParts: Bool {
        let parts = String(reflecting: type).prefix { $0 != "<" }.split(separator: ".")
        return parts.first == "Swift" && Self.frozenTypes.contains(parts.dropFirst().joined(separator: "."))
    }

    /// Types of these modules that are declared `@frozen`, and whose parts are of their arguments' types.
    private static let frozenGenericTypes: Set = [
        "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "Result",
        "CollectionOfOne", "InlineArray", "EnumeratedSequence", "Zip2Sequence", "LazyMapSequence",
    ]

    /// Types of these modules that are declared `@frozen`, and whose parts do not depend on their arguments.
    private static let frozenTypes: Set = [
        "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
        "Float", "Float16", "Float80", "Double", "Bool", "String", "Substring", "String.Index", "Character",
        "Unicode.Scalar", "StaticString", "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Set", "Never",
        "Duration", "ObjectIdentifier", "AnyHashable", "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer",
        "UnsafeMutableRawPointer", "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer",
        "UnsafeMutableRawBufferPointer", "OpaquePointer", "Unmanaged", "Hasher", "AnySequence", "String.UTF8View",
        // Of the standard library's own numbers.
        "SIMD2", "SIMD3", "SIMD4", "SIMD8", "SIMD16", "SIMD32", "SIMD64", "SIMDMask",
    ]
}
