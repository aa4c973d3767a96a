// Whether a call of a method can run when its caller has gone on.

extension ResolvedMethod {
    /// Why no call can run later, after the requirement's name; nil if nothing in its types speaks against that.
    var whyNotLater: String? {
        if layout.result != Void.self { return "returns \(layout.result)" }
        if layout.failure != Never.self { return "throws" }
        return whyArgumentsEnd
    }

    /// Why the arguments can't be kept, after the requirement's name; nil if they can.
    var whyArgumentsEnd: String? {
        if consumption.takesSelf { return "consumes the object on which it's called" }
        if !inouts.isEmpty { return "has an `inout` argument" }
        if escaping.contains(.mayNot) { return "takes a closure that isn't `@escaping`" }
        guard let pointer = arguments.first(where: { Metadata($0).namesPointer }) else { return nil }
        return "takes `\(pointer)`, which may be valid during the call only"
    }
}

extension Metadata {
    /// The descriptors of unsafe pointers' types.
    private static let pointers: Set<UInt> = {
        let types: [Any.Type] = [
            UnsafePointer<Int>.self, UnsafeMutablePointer<Int>.self, UnsafeRawPointer.self,
            UnsafeMutableRawPointer.self,
            UnsafeBufferPointer<Int>.self, UnsafeMutableBufferPointer<Int>.self, UnsafeRawBufferPointer.self,
            UnsafeMutableRawBufferPointer.self, OpaquePointer.self, CVaListPointer.self, Unmanaged<AnyObject>.self,
        ]
        return Set(types.map { UInt(bitPattern: Metadata($0).descriptor) })
    }()

    /// Whether the type is an unsafe pointer, or is written with one: `[UnsafePointer<Int>]`, `(Int, OpaquePointer)?`.
    /// The stored properties of other types don't count.
    var namesPointer: Bool {
        switch kind {
        case .tuple: tupleElements.contains { $0.type.namesPointer }
        case .struct, .enum:
            Self.pointers.contains(UInt(bitPattern: descriptor)) || isAutoreleasingPointer
                || genericArguments.contains { $0.namesPointer }
        default: false
        }
    }

    private var isAutoreleasingPointer: Bool {
        #if canImport(ObjectiveC)
            descriptor == Metadata(AutoreleasingUnsafeMutablePointer<AnyObject>.self).descriptor
        #else
            false
        #endif
    }
}
