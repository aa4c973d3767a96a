import CSwiftCall

// A key path object has behind its header and its name the size of its components, in a word's low half, and the
// components. That of a computed property is: flags, in a word's low half, an identity, the getter, and the setter if
// there is one. Source: swiftlang/swift, stdlib/public/core/KeyPath.swift (KeyPathBuffer, RawKeyPathComponent) and
// stdlib/public/SwiftShims/swift/shims/KeyPath.h.

extension AnyKeyPath {
    /// Where the getter is, and behind it the setter, if the key path is one computed property, which every property of
    /// a protocol is. Nil for several properties, and for a subscript, whose index is fixed.
    fileprivate var accessors: (place: UnsafeRawPointer, isSettable: Bool)? {
        let computed: UInt32 = 2 << 24, settable: UInt32 = 0x0040_0000, hasArguments: UInt32 = 0x0008_0000
        let word = MemoryLayout<Int>.size
        let buffer = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) + 3 * word
        let size = Int(buffer.load(as: UInt32.self) & 0x00FF_FFFF)
        let flags = buffer.load(fromByteOffset: word, as: UInt32.self)
        let isSettable = flags & settable != 0
        guard flags & 0x7F00_0000 == computed, flags & hasArguments == 0, size == (isSettable ? 4 : 3) * word else {
            return nil
        }
        return (buffer + 3 * word, isSettable)
    }

    /// Whether it is one property of a protocol.
    var isOneProperty: Bool { accessors != nil }
}

/// The setter of a key path that is one property of a protocol. A write through the key path calls the getter as well,
/// because the standard library changes the value in place.
struct KeyPathSetter<Root, Value>: @unchecked Sendable {
    /// Keeps what `accessors` points into. Immutable.
    let path: WritableKeyPath<Root, Value>
    private let accessors: UnsafeRawPointer

    /// Nil for other key paths.
    init?(_ path: WritableKeyPath<Root, Value>) {
        guard let accessors = path.accessors, accessors.isSettable else { return nil }
        self.path = path
        self.accessors = accessors.place
    }

    func callAsFunction(_ root: inout Root, _ value: Value) {
        withUnsafeMutablePointer(to: &root) { root in
            withUnsafePointer(to: value) { cffi_key_path_set(accessors, $0, root) }
        }
        withExtendedLifetime(path) {}
    }
}
