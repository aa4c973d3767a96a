/// What is known of a method whose types are known. Made once for a method, lives for ever.
@usableFromInline final class ResolvedMethod: @unchecked Sendable {
    /// Written once, before the first proxy.
    private let place: UnsafeMutablePointer<Int>
    /// The type of the decoded arguments: the tuple of them, or the only one.
    let element: ObjectIdentifier
    let arguments: [Any.Type]
    /// Where each argument is in the decoded arguments.
    let offsets: [Int]
    let typeList: String
    let result: Any.Type
    let failure: any Error.Type
    /// Which arguments the receiver takes over.
    let consumption: Consumption
    let boxing: ArgumentBoxing

    init(slot: Int, signature: ArgumentLayout, consumption: Consumption) {
        place = .allocate(capacity: 1)
        place.initialize(to: slot)
        self.consumption = consumption
        failure = signature.failure
        result = signature.result
        element = signature.element
        arguments = signature.arguments
        offsets = signature.offsets
        typeList = signature.typeList
        boxing = ArgumentBoxing(arguments, offsets: offsets)
    }

    /// A method whose arguments lie at `offsets`, and are no tuple that anybody named.
    init(slot: Int, arguments: [Any.Type], offsets: [Int]) {
        place = .allocate(capacity: 1)
        place.initialize(to: slot)
        element = ObjectIdentifier(Void.self)
        self.arguments = arguments
        self.offsets = offsets
        typeList = ""
        result = Void.self
        failure = Never.self
        consumption = Consumption(count: arguments.count)
        boxing = ArgumentBoxing(arguments, offsets: offsets)
    }

    static let noSlot = -1

    /// Its slot; `noSlot` for a method of a class that conforms by hand and did not list it.
    var slot: Int { place.pointee }

    /// Gives a method of a class that conforms by hand its slot; false where it has another one.
    func take(slot: Int) -> Bool {
        if place.pointee == Self.noSlot { place.pointee = slot }
        return place.pointee == slot
    }

    /// Whether a caller may wait for a closure that it gives to be called.
    var takesClosure: Bool { arguments.contains { Metadata($0).isFunction } }

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
    func destroyError(_ memory: UnsafeMutableRawPointer) { Metadata(failure).destroy(memory) }
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
