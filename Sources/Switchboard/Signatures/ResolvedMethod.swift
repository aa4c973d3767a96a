import CSwiftCall

/// What is known about a method: its slot, its types, how its arguments are laid out and boxed, and which of them its
/// receiver takes over. Made once for a method, and never freed.
///
/// Each of the other types that describe methods adds one thing: `TypedSelector` the types at compile time,
/// `RegisteredMethod` a name and the signature of messages, `cffi_method` what C has to read.
@usableFromInline final class ResolvedMethod: @unchecked Sendable {
    /// Written once, before the first proxy.
    private let place: UnsafeMutablePointer<Int>
    let layout: ArgumentLayout
    let result: Metadata
    let withResult: ArgumentLayout.WithResult
    /// Which arguments the receiver takes over.
    let consumption: Consumption
    let boxing: ArgumentBoxing
    /// Whether a call returns if nothing answers: the method returns nothing, and takes no closure that its caller may
    /// wait for.
    let returnsUnanswered: Bool

    /// Whether observers may answer a call without a target: the method returns nothing, and takes an escaping closure,
    /// such as a completion handler. This is the rule, for every kind of proxy, entry and call:
    ///
    /// - If an observer calls a closure before the call ends, or keeps one, the observer has answered. The library
    ///   calls no default, neither the delegate type's nor a protocol extension's, because the default would call the
    ///   closure a second time.
    /// - Otherwise the default answers, after the observers, whose outcome is `unanswered`.
    /// - Without a default, the call returns, as it does on Apple's systems.
    ///
    /// If the call has no observers, the default answers. Without a default, the call traps: the closure would never be
    /// called.
    let observersAnswer: Bool

    /// Whether a call reaches all targets of a proxy that has several. This is the rule, for every kind of proxy, entry
    /// and call: it does if the method
    ///
    /// - returns nothing: otherwise one of them answers;
    /// - takes no closure, such as a completion handler, which each of them would call;
    /// - takes no `inout` argument, which each of them would change;
    /// - takes neither its arguments over (`consuming`, `sending`) nor itself, which only one can; a value that counts
    ///   no references is not taken over;
    /// - is not a setter: what is set is read again from the first one.
    ///
    /// A call of a method that is not known, or that is only forwarded, reaches the first that is alive, because it may
    /// be any of these.
    let isMulticast: Bool

    /// Its name and delegate type, for texts.
    private let name: @Sendable () -> String
    /// For a generic requirement with certain types, if symbols tell its declaration: a closure that references it,
    /// from its name.
    let closureReference: (@Sendable (_ name: String) -> String)?
    /// Which of the arguments are closures that may be kept; those that are not closures, too.
    let escaping: [Escaping]

    /// Whether a closure may outlive the call whose argument it is.
    enum Escaping { case may, mayNot, unknown }

    /// - Parameters:
    ///   - name: Its name and delegate type, for texts.
    ///   - escaping: Whether each argument may be kept, if it is a closure; nil if all may.
    ///   - consumption: Nil for a method that takes no arguments over.
    ///   - isForOne: Whether it is a setter, or takes an argument over in code that was compiled for it.
    ///   - boxing: For arguments of types that only C has; nil for other methods.
    ///   - closureReference: For a generic requirement with certain types.
    init(
        slot: Int, _ layout: ArgumentLayout, named name: @escaping @Sendable () -> String = { "a method" },
        escaping: [Escaping]? = nil, consumption: Consumption? = nil, isForOne: Bool = false,
        boxing: ArgumentBoxing? = nil, closureReference: (@Sendable (_ name: String) -> String)? = nil
    ) {
        self.name = name
        self.closureReference = closureReference
        self.escaping = escaping ?? layout.arguments.map { _ in .may }
        place = .allocate(capacity: 1)
        place.initialize(to: slot)
        self.layout = layout
        result = Metadata(layout.result)
        withResult = ArgumentLayout.WithResult(layout)
        let consumption = consumption ?? Consumption(count: layout.arguments.count)
        self.consumption = consumption
        // The caller keeps what the receiver does not take over.
        let borrows = !consumption.mayConsume
        self.boxing = boxing ?? ArgumentBoxing(layout.arguments, offsets: layout.offsets, borrows: borrows)
        inouts = zip(layout.arguments, layout.offsets).compactMap { type, offset in
            (type as? any InoutArgument.Type).map { ($0, offset) }
        }
        objectWords = zip(layout.arguments, layout.offsets).reduce(UInt64(0)) { words, argument in
            let type = Metadata(argument.0)
            guard let words, !type.isTrivial else { return words }
            return type.isCountedBySwift && argument.1 < 64 * 8 ? words | 1 << (argument.1 / 8) : nil
        }
        takesClosure = layout.arguments.contains { Metadata($0).containsFunction }
        containsClosure = layout.arguments.contains { Metadata($0).containsClosure }
        returnsUnanswered = layout.result == Void.self && !takesClosure
        observersAnswer =
            layout.result == Void.self
            && zip(layout.arguments, self.escaping).contains { Metadata($0).containsClosure && $1 != .mayNot }
        watched = layout.arguments.indices.reduce([]) { [escaping = self.escaping] places, index in
            guard escaping[index] != .mayNot else { return places }
            guard let places, let more = Metadata(layout.arguments[index]).watchableClosures(at: layout.offsets[index])
            else { return nil }
            return places + more
        }
        isMulticast =
            returnsUnanswered && borrows && !self.consumption.takesSelf && !isForOne
            && !layout.arguments.contains { Metadata($0).holdsFunction } && inouts.isEmpty
    }

    /// Which words of the arguments are objects, if all the others need nothing but their bytes: a bit for each. Nil if
    /// that isn't all.
    let objectWords: UInt64?

    var arguments: [Any.Type] { layout.arguments }
    /// The offset of each argument in the decoded arguments.
    var offsets: [Int] { layout.offsets }
    /// Its `inout` arguments, as an `Inout` each.
    let inouts: [(type: any InoutArgument.Type, offset: Int)]
    /// Whether the method takes a closure, whose call the caller may wait for.
    let takesClosure: Bool

    /// Where in the arguments the closures are by which observers answer; nil if there are some that cannot be watched.
    private let watched: [Int]?

    /// Whether an argument is or contains a closure, which observers get in another form.
    let containsClosure: Bool

    static let noSlot = -1

    /// The method's slot; `noSlot` if the method belongs to a hand-written class, and that class did not list
    /// it.
    var slot: Int { place.pointee }

    /// Assigns the slot of a method of a hand-written class; false if it has another slot.
    func take(slot: Int) -> Bool {
        if place.pointee == Self.noSlot { place.pointee = slot }
        return place.pointee == slot
    }

    /// Copies the arguments. Precondition: `from` holds decoded arguments of this method, `to` has room for them.
    func copyArguments(from: UnsafeRawPointer, to: UnsafeMutableRawPointer) {
        if let objectWords { return cffi_values_copy(objectWords, layout.size, from, to) }
        // Not by `initializeMemory(as:from:count:)`, which copies the padding behind a trivial value as well: there may
        // be none.
        forEachArgument { type, offset in _ = type.copy(to + offset, from + offset, type.address) }
    }

    /// Destroys the arguments that `copyArguments` made.
    func destroyArguments(_ memory: UnsafeMutableRawPointer) {
        if let objectWords { return cffi_values_end(objectWords, memory) }
        forEachArgument { type, offset in type.destroy(memory + offset) }
    }

    /// Without counting references to the arrays, which would take as long as all the rest.
    @inline(__always) private func forEachArgument(_ body: (_ type: Metadata, _ offset: Int) -> Void) {
        arguments.withUnsafeBufferPointer { types in
            offsets.withUnsafeBufferPointer { offsets in
                for index in types.indices { body(Metadata(types[index]), offsets[index]) }
            }
        }
    }

    /// Copies the arguments that the receiver takes over, and the bytes of the others. Precondition: as for
    /// `copyArguments`.
    func copyConsumed(from: UnsafeRawPointer, to: UnsafeMutableRawPointer) {
        for (index, way) in consumption.arguments.enumerated() {
            let type = Metadata(arguments[index]), offset = offsets[index]
            if way == .consumed {
                _ = type.copy(to + offset, from + offset, type.address)
            } else {
                (to + offset).copyMemory(from: from + offset, byteCount: type.size)
            }
        }
    }

    /// Destroys the arguments that the receiver takes over. Precondition: `memory` holds decoded arguments of this
    /// method.
    func destroyConsumed(_ memory: UnsafeMutableRawPointer) {
        for (index, way) in consumption.arguments.enumerated() where way == .consumed {
            Metadata(arguments[index]).destroy(memory + offsets[index])
        }
    }

    /// Calls `body` with arguments laid out as their tuple. They are borrowed: bytes are copied, and nothing is
    /// retained.
    ///
    /// - Parameter addresses: Of each argument.
    func withTuple<Result>(
        of addresses: UnsafePointer<UnsafeMutableRawPointer?>, _ body: (UnsafeRawPointer) throws -> Result
    ) rethrows -> Result {
        if offsets.first == 0, let first = addresses[0],
            offsets.indices.allSatisfy({ addresses[$0] == first + offsets[$0] })
        {
            return try body(first)
        }
        return try withUnsafeTemporaryAllocation(byteCount: max(layout.size, 1), alignment: layout.alignment) { tuple in
            let tuple = tuple.baseAddress!
            for (index, type) in arguments.enumerated() where Metadata(type).size > 0 {
                (tuple + offsets[index]).copyMemory(from: addresses[index]!, byteCount: Metadata(type).size)
            }
            return try body(tuple)
        }
    }

    /// Traps: an observer or interceptor kept a closure that does not escape, and it is called.
    func trapClosure() -> Never {
        fatalError(
            """
            Switchboard: your code called a closure that is an argument of \(name()) after that call had ended. The parameter isn't \
            `@escaping`. Call the closure in the observer, interceptor or stub that receives it, and keep the result, or declare \
            the parameter `@escaping`.
            """)
    }

    /// Calls `body` with a borrowed copy of a tuple of arguments, and with the closures in it by which observers may
    /// answer.
    func watchingClosures<Value>(
        in tuple: UnsafeRawPointer, _ body: (UnsafeRawPointer, WatchedClosures) throws -> Value
    ) rethrows -> Value {
        guard observersAnswer else { return try body(tuple, WatchedClosures(places: [], tuple: tuple)) }
        guard let watched else { return try body(tuple, WatchedClosures(places: nil, tuple: tuple)) }
        return try withUnsafeTemporaryAllocation(byteCount: layout.size, alignment: layout.alignment) { copy in
            let copy = copy.baseAddress!
            copy.copyMemory(from: tuple, byteCount: layout.size)
            for place in watched { cffi_closure_watch(copy + place, Metadata(ClosureContext.self).address) }
            defer { for place in watched { cffi_closure_end_watching(copy + place) } }
            return try body(copy, WatchedClosures(places: watched, tuple: copy))
        }
    }

    /// Destroys an error of the declared type.
    func destroyError(_ memory: UnsafeMutableRawPointer) { Metadata(layout.failure).destroy(memory) }
}

/// The closures of a call by which observers may answer it.
struct WatchedClosures {
    /// Where they are in the arguments; nil if there are some that cannot be watched.
    let places: [Int]?
    let tuple: UnsafeRawPointer

    /// Whether one of them was called or is retained. One that cannot be watched counts as taken.
    var wereTaken: Bool { places?.contains { cffi_closure_taken(tuple + $0, 1) != 0 } ?? true }
}

/// Which arguments of a method its receiver takes over.
struct Consumption: Equatable {
    enum Way { case borrowed, consumed, unknown }
    /// For each argument.
    var arguments: [Way]
    /// Whether the method is `consuming`: it takes over what it is called on.
    var takesSelf = false

    /// For a method that takes no arguments over.
    init(count: Int) { arguments = Array(repeating: .borrowed, count: count) }

    /// Whether it takes any argument over, or this is unknown for one.
    var mayConsume: Bool { arguments.contains { $0 != .borrowed } }
    var isKnown: Bool { !arguments.contains(.unknown) }
}
