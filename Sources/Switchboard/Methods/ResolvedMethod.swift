/// What is known of a method: its place, its types, how its arguments lie and are boxed, and which of them its receiver takes
/// over. Made once for a method, lives for ever.
///
/// The other types that describe methods each know one thing more: `TypedSelector` the types at compile time, `RegisteredMethod`
/// a name and the signature of messages, `cffi_method` what C has to read.
@usableFromInline final class ResolvedMethod: @unchecked Sendable {
    /// Written once, before the first proxy.
    private let place: UnsafeMutablePointer<Int>
    let layout: ArgumentLayout
    /// Which arguments the receiver takes over.
    let consumption: Consumption
    let boxing: ArgumentBoxing
    /// Whether it returns where nobody answers: it returns nothing, and takes no closure that its caller may wait for.
    let returnsUnanswered: Bool

    /// - Parameters:
    ///   - consumption: Nil for a method that takes no argument over.
    ///   - boxing: For arguments of types that only C has; nil for others.
    init(slot: Int, _ layout: ArgumentLayout, consumption: Consumption? = nil, boxing: ArgumentBoxing? = nil) {
        place = .allocate(capacity: 1)
        place.initialize(to: slot)
        self.layout = layout
        self.consumption = consumption ?? Consumption(count: layout.arguments.count)
        self.boxing = boxing ?? ArgumentBoxing(layout.arguments, offsets: layout.offsets)
        takesClosure = layout.arguments.contains { Metadata($0).isFunction }
        returnsUnanswered = layout.result == Void.self && !takesClosure
    }

    var arguments: [Any.Type] { layout.arguments }
    /// Where each argument is in the decoded arguments.
    var offsets: [Int] { layout.offsets }
    /// Whether a caller may wait for a closure that it gives to be called.
    let takesClosure: Bool

    static let noSlot = -1

    /// Its slot; `noSlot` for a method of a class that conforms by hand and did not list it.
    var slot: Int { place.pointee }

    /// Gives a method of a class that conforms by hand its slot; false where it has another one.
    func take(slot: Int) -> Bool {
        if place.pointee == Self.noSlot { place.pointee = slot }
        return place.pointee == slot
    }

    /// Makes a copy of the arguments. Precondition: `from` holds decoded arguments of this method, `to` has their room.
    func copyArguments(from: UnsafeRawPointer, to: UnsafeMutableRawPointer) {
        func copy<Argument>(_: Argument.Type, _ offset: Int) {
            (to + offset).initializeMemory(
                as: Argument.self, from: (from + offset).assumingMemoryBound(to: Argument.self), count: 1)
        }
        for (type, offset) in zip(arguments, offsets) { copy(type, offset) }
    }

    /// Ends the arguments that `copyArguments` made.
    func destroyArguments(_ memory: UnsafeMutableRawPointer) {
        for (type, offset) in zip(arguments, offsets) { Metadata(type).destroy(memory + offset) }
    }

    /// Ends the arguments that the receiver takes over. Precondition: `memory` holds decoded arguments of this method.
    func destroyConsumed(_ memory: UnsafeMutableRawPointer) {
        for (index, way) in consumption.arguments.enumerated() where way == .consumed {
            Metadata(arguments[index]).destroy(memory + offsets[index])
        }
    }

    /// Ends an error of the declared type.
    func destroyError(_ memory: UnsafeMutableRawPointer) { Metadata(layout.failure).destroy(memory) }
}

/// Which arguments of a method its receiver takes over.
struct Consumption: Equatable {
    enum Way { case borrowed, consumed, unknown }
    /// Of each argument.
    var arguments: [Way]

    /// Of a method that takes none over.
    init(count: Int) { arguments = Array(repeating: .borrowed, count: count) }

    /// Whether it takes any over, as far as is known.
    var mayConsume: Bool { arguments.contains { $0 != .borrowed } }
    var isKnown: Bool { !arguments.contains(.unknown) }
}
