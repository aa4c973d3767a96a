import CSupport

/// A plan for boxing the arguments of a method as `[Any]`, for observers that take them so. It is made once for the
/// method, and followed once for each call, when the first of these observers is told.
///
/// A value of type `Any` is its type, and three words for the value or for a reference to a box with it
/// (swiftlang/swift, include/swift/ABI/Metadata.h, OpaqueExistentialContainer). If the value fits, the plan writes it
/// there directly, so that the runtime need not find out at every call how values of the type are boxed.
final class ArgumentBoxing: @unchecked Sendable {
    private enum Way {
        /// The bytes are copied.
        case copied
        /// A reference to an object, which is retained.
        case retained
        /// In the three words, copied by the type's own function.
        case inline
        /// In a box.
        case boxed
        /// Of a C type that Swift does not have.
        case converted
    }

    /// Contains no counted references.
    private struct Step {
        let type: Metadata
        let offset: Int
        let size: Int
        let copy: Metadata.Copy
        let way: Way
    }

    private static let typeOffset = 3 * MemoryLayout<Int>.size

    private let count: Int
    private let steps: UnsafeMutablePointer<Step>
    /// The types to which values are converted; empty if none is.
    private let types: [SignatureType]

    /// For arguments of these types, at these offsets.
    convenience init(_ types: [Any.Type], offsets: [Int]) {
        self.init(zip(types, offsets).map { Self.step(Metadata($0), $1) }, [])
    }

    /// For arguments some of which may have types that only C has.
    convenience init(_ types: [SignatureType], offsets: [Int]) {
        self.init(zip(types, offsets).map { Self.step(Metadata($0.type), $1, isConverted: $0.isOpaque) }, types)
    }

    private init(_ all: [Step], _ types: [SignatureType]) {
        count = all.count
        self.types = types
        steps = .allocate(capacity: max(count, 1))
        steps.initialize(from: all, count: count)
    }

    deinit { steps.deallocate() }

    private static func step(_ type: Metadata, _ offset: Int, isConverted: Bool = false) -> Step {
        var way = Way.boxed
        if isConverted {
            way = .converted
        } else if case .class = type.kind {
            way = .retained
        } else if type.isInlineInAny {
            way = type.isTrivial ? .copied : .inline
        }
        return Step(type: type, offset: offset, size: type.size, copy: type.copy, way: way)
    }

    /// The arguments at `arguments`, each in its own type. Precondition: these are arguments of the method. Nil is
    /// allowed only if it has none, because the compiler passes no address for an empty tuple.
    func boxes(of arguments: UnsafeRawPointer?) -> [Any] {
        guard let arguments else { return [] }
        var boxes = Self.numbers(count)
        boxes.withUnsafeMutableBytes { room in
            for index in 0..<count { write(index, arguments, to: room.baseAddress! + index * MemoryLayout<Any>.stride) }
        }
        return boxes
    }

    /// An array of `count` elements that can be overwritten without leaking anything: numbers. It is made from
    /// literals, because code that makes an array of uninitialized elements looks up the array's class every time.
    private static func numbers(_ count: Int) -> [Any] {
        switch count {
        case 0: []
        case 1: [count]
        case 2: [count, count]
        case 3: [count, count, count]
        case 4: [count, count, count, count]
        case 5: [count, count, count, count, count]
        default: Array(repeating: count, count: count)
        }
    }

    /// Writes one argument as a value of type `Any`.
    @inline(__always)
    private func write(_ index: Int, _ arguments: UnsafeRawPointer, to room: UnsafeMutableRawPointer) {
        let step = steps[index], value = arguments + step.offset
        switch step.way {
        case .copied where step.size == 8: room.storeBytes(of: value.loadUnaligned(as: UInt64.self), as: UInt64.self)
        case .copied: room.copyMemory(from: value, byteCount: step.size)
        case .retained:
            room.storeBytes(
                of: swift_retain(value.load(as: UnsafeMutableRawPointer.self)), as: UnsafeMutableRawPointer?.self)
        case .inline: _ = step.copy(room, value, step.type.address)
        case .boxed:
            room.initializeMemory(as: Any.self, to: box(step.type.type, value))
            return
        case .converted:
            room.initializeMemory(as: Any.self, to: types[index].box(value))
            return
        }
        room.storeBytes(of: step.type.address, toByteOffset: Self.typeOffset, as: UnsafeRawPointer.self)
    }

    private func box(_ type: Any.Type, _ value: UnsafeRawPointer) -> Any {
        func box<Value>(_: Value.Type) -> Any { value.assumingMemoryBound(to: Value.self).pointee }
        return _openExistential(type, do: box)
    }
}
