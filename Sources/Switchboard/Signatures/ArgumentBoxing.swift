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
        /// In a box. The bytes are copied, so that the box can be used again.
        case kept
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

    /// Boxes for larger values, in bytes, are not kept.
    private static let keptSize = 256

    private static let typeOffset = 3 * MemoryLayout<Int>.size

    private let count: Int
    private let elements = findElements()
    private let borrows: Bool
    private let steps: UnsafeMutablePointer<Step>
    /// The types to which values are converted; empty if none is.
    private let types: [SignatureType]

    /// For arguments of these types, at these offsets.
    ///
    /// - Parameter borrows: Whether they live until the call ends. Then they are copied bit by bit, and retained only
    ///   if the array outlives the call.
    convenience init(_ types: [Any.Type], offsets: [Int], borrows: Bool) {
        self.init(zip(types, offsets).map { Self.step(Metadata($0), $1) }, [], borrows)
    }

    /// For arguments some of which may have types that only C has.
    convenience init(_ types: [SignatureType], offsets: [Int]) {
        self.init(zip(types, offsets).map { Self.step(Metadata($0.type), $1, isConverted: $0.isOpaque) }, types, false)
    }

    private init(_ all: [Step], _ types: [SignatureType], _ borrows: Bool) {
        count = all.count
        self.borrows = borrows
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
        } else if type.isTrivial, type.size <= keptSize {
            way = .kept
        }
        return Step(type: type, offset: offset, size: type.size, copy: type.copy, way: way)
    }

    /// The arguments at `arguments`, each in its own type. Precondition: these are arguments of the method. Nil is
    /// allowed only if they have no bytes: for those the compiler may pass null, or any word.
    func boxes(of arguments: UnsafeRawPointer?) -> [Any] {
        var boxes = Self.numbers(count)
        boxes.withUnsafeMutableBytes { room in
            guard let first = room.baseAddress else { return }
            let arguments = arguments ?? UnsafeRawPointer(first)
            for index in 0..<count {
                write(index, arguments, to: first + index * MemoryLayout<Any>.stride, borrowed: false)
            }
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

    // MARK: Arrays of calls

    /// Where an array has its elements, counted from its address.
    private static func findElements() -> Int {
        let boxes = numbers(1)
        return boxes.withUnsafeBytes {
            $0.baseAddress! - UnsafeRawPointer(Unmanaged.passUnretained(reference(to: boxes)).toOpaque())
        }
    }

    /// An array is represented by one reference.
    private static func reference(to boxes: [Any]) -> AnyObject {
        unsafeBitCast(boxes, to: AnyObject.self)
    }

    /// The same for a call under way, as an array with one reference, which `end` ends: one of a thread's spare arrays,
    /// if it has one of this length.
    func boxes(
        of arguments: UnsafeRawPointer?, _ spare: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> UnsafeMutableRawPointer {
        let array = takeSpare(spare) ?? Unmanaged.passRetained(Self.reference(to: Self.numbers(count))).toOpaque()
        let arguments = arguments ?? UnsafeRawPointer(array)
        for index in 0..<count {
            let room = array + elements + index * MemoryLayout<Any>.stride
            prepare(room, for: steps[index])
            write(index, arguments, to: room, borrowed: borrows)
        }
        return array
    }

    /// Takes the arguments out of such an array, and puts it among the spare ones of the calling thread. If other code
    /// retains the array, the array keeps the arguments. This may run foreign code. Preconditions: `boxes(of:_:)` of
    /// this object gave it; if it `borrows`, the arguments are alive.
    func end(_ array: UnsafeMutableRawPointer, _ spare: UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
        let rooms = array + elements
        if swift_isUniquelyReferenced_nonNull_native(array) {
            for index in 0..<count { clear(rooms + index * MemoryLayout<Any>.stride, steps[index]) }
            if putBack(array, spare) { return }
        } else if borrows {
            // Other code cannot have changed or ended it so far, because the call retains it, too.
            for index in 0..<count { keep(rooms + index * MemoryLayout<Any>.stride, steps[index]) }
        }
        swift_release(array)
    }

    /// Spare arrays refer to nothing but boxes, which the array's next user overwrites or ends.
    private func takeSpare(_ spare: UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> UnsafeMutableRawPointer? {
        guard isSpared, let array = spare[count - 1] else { return nil }
        spare[count - 1] = nil
        return array
    }

    private func putBack(
        _ array: UnsafeMutableRawPointer, _ spare: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Bool {
        guard isSpared, spare[count - 1] == nil else { return false }
        spare[count - 1] = array
        return true
    }

    private var isSpared: Bool { count > 0 && count <= Int(CFFI_SPARE_BOXES) }

    /// Makes an element of a spare array one that can be overwritten, or leaves the box there, which is of the same
    /// type.
    @inline(__always)
    private func prepare(_ room: UnsafeMutableRawPointer, for step: Step) {
        let type = room.load(fromByteOffset: Self.typeOffset, as: UnsafeRawPointer.self)
        guard type != step.type.address, type != Self.number else { return }
        room.assumingMemoryBound(to: Any.self).pointee = 0
    }

    /// Ends a value that has references to others.
    @inline(__always)
    private func clear(_ room: UnsafeMutableRawPointer, _ step: Step) {
        switch step.way {
        case .copied, .kept: break
        case .retained:
            room.storeBytes(of: Self.number, toByteOffset: Self.typeOffset, as: UnsafeRawPointer.self)
            if !borrows { swift_release(room.load(as: UnsafeMutableRawPointer.self)) }
        case .inline:
            room.storeBytes(of: Self.number, toByteOffset: Self.typeOffset, as: UnsafeRawPointer.self)
            if !borrows { step.type.destroy(room) }
        case .boxed, .converted: room.assumingMemoryBound(to: Any.self).pointee = 0
        }
    }

    /// Makes a value that was borrowed the array's own.
    private func keep(_ room: UnsafeMutableRawPointer, _ step: Step) {
        guard step.way == .retained || step.way == .inline else { return }
        withUnsafeTemporaryAllocation(of: Any.self, capacity: 1) { copy in
            let copy = UnsafeMutableRawPointer(copy.baseAddress!)
            _ = step.copy(copy, room, step.type.address)
            // The same bits, as a rule. They are not written then, because other code may be reading the array.
            let bits = UnsafeRawBufferPointer(start: copy, count: step.size)
            guard !bits.elementsEqual(UnsafeRawBufferPointer(start: room, count: step.size)) else { return }
            room.copyMemory(from: copy, byteCount: step.size)
        }
    }

    private static var number: UnsafeRawPointer { Metadata(Int.self).address }

    // MARK: Elements

    /// Writes one argument as a value of type `Any`.
    ///
    /// - Parameter borrowed: Whether it is not retained.
    @inline(__always)
    private func write(
        _ index: Int, _ arguments: UnsafeRawPointer, to room: UnsafeMutableRawPointer, borrowed: Bool
    ) {
        let step = steps[index], value = arguments + step.offset
        switch step.way {
        case .copied: Self.copy(value, to: room, step.size)
        case .retained:
            let object = value.load(as: UnsafeMutableRawPointer.self)
            if !borrowed { _ = swift_retain(object) }
            room.storeBytes(of: object, as: UnsafeMutableRawPointer.self)
        case .inline where borrowed: Self.copy(value, to: room, step.size)
        case .inline: _ = step.copy(room, value, step.type.address)
        case .kept:
            if copyToBox(room, value, step) { return }
            room.initializeMemory(as: Any.self, to: step.type.box(value))
            return
        case .boxed:
            room.initializeMemory(as: Any.self, to: step.type.box(value))
            return
        case .converted:
            room.initializeMemory(as: Any.self, to: types[index].box(value))
            return
        }
        room.storeBytes(of: step.type.address, toByteOffset: Self.typeOffset, as: UnsafeRawPointer.self)
    }

    /// Most values are a word or two, whose copy is as many instructions.
    @inline(__always)
    private static func copy(_ value: UnsafeRawPointer, to room: UnsafeMutableRawPointer, _ size: Int) {
        guard size == 8 || size == 16 else { return room.copyMemory(from: value, byteCount: size) }
        room.storeBytes(of: value.loadUnaligned(as: UInt64.self), as: UInt64.self)
        guard size == 16 else { return }
        room.storeBytes(of: value.loadUnaligned(fromByteOffset: 8, as: UInt64.self), toByteOffset: 8, as: UInt64.self)
    }

    /// Copies a value to the box that an element has from an earlier call. False if it has none, or if other code
    /// retains the box, too: then the element can be overwritten.
    private func copyToBox(_ room: UnsafeMutableRawPointer, _ value: UnsafeRawPointer, _ step: Step) -> Bool {
        let type = room.load(fromByteOffset: Self.typeOffset, as: UnsafeRawPointer.self)
        guard type == step.type.address else { return false }
        let box = room.load(as: UnsafeMutableRawPointer.self)
        guard swift_isUniquelyReferenced_nonNull_native(box) else {
            room.assumingMemoryBound(to: Any.self).pointee = 0
            return false
        }
        // The value follows the header, aligned (swiftlang/swift, include/swift/ABI/Metadata.h,
        // GenericBoxHeapMetadata::getOffset).
        let mask = step.type.alignment - 1
        (box + (Int(CFFI_OBJECT_HEADER) + mask) & ~mask).copyMemory(from: value, byteCount: step.size)
        return true
    }
}
