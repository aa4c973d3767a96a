// Protocols whose requirements change, take over or return what they are called on, or take what looks like hidden
// words.

/// A value that adds up, synchronously and not.
public protocol Summing: Sendable {
    var items: [Int] { get set }
    var count: Int { get }
    mutating func add(_ item: Int)
    mutating func change(_ body: () -> Void)
    func look(_ body: () -> Void) -> Int
    mutating func addLater(_ item: Int) async
    mutating func changeLater(_ body: @Sendable () async -> Void) async
    func lookLater(_ body: @Sendable () async -> Void) async -> Int
}

/// As builders have it.
public protocol Builder {
    func with(_ number: Int) -> Self
    var number: Int { get }
}

/// Compares, for objects and for values.
public protocol ObjectComparing: AnyObject {
    func isSame(_ other: Self) -> Bool
    func isAny(_ others: [Self]) -> Bool
}

public protocol ValueComparing {
    func isSame(_ other: Self?) -> Bool
}

public typealias NineDoubles = (Double, Double, Double, Double, Double, Double, Double, Double, Double)

/// Takes `Self` in ways that show no object in an argument.
public protocol ObjectPairing: AnyObject {
    func pair(_ type: Self.Type, _ other: Self) -> Bool
    func called(_ type: Self.Type) -> String
    /// The metatype is in the last register, and what follows the arguments is on the stack.
    func counted(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ type: Self.Type) -> String
    func table(_ others: [String: Self]) -> Bool
    /// The arguments leave one register, and the last of them is on the stack: it is between the two words behind them.
    func sum(_ other: Self?, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ more: NineDoubles) -> Double
}

public protocol ValuePairing {
    func make(_ body: () -> Self) -> Bool
    func use(_ body: (Self) -> Bool) -> Bool
}

@inline(never) public func pair<Value: ObjectPairing>(_ value: Value) -> Bool { value.pair(Value.self, value) }
@inline(never) public func called<Value: ObjectPairing>(_ value: Value) -> String { value.called(Value.self) }
@inline(never) public func counted<Value: ObjectPairing>(_ value: Value) -> String {
    value.counted(1, 2, 3, 4, 5, Value.self)
}
@inline(never) public func table<Value: ObjectPairing>(_ value: Value) -> Bool { value.table(["one": value]) }
@inline(never) public func sum<Value: ObjectPairing>(_ value: Value) -> Double {
    value.sum(nil, 1, 2, 3, 4, (5, 6, 7, 8, 9, 10, 11, 12, 13))
}
@inline(never) public func make<Value: ValuePairing>(_ value: Value) -> Bool { value.make { value } }
@inline(never) public func use<Value: ValuePairing>(_ value: Value) -> Bool { value.use { $0.use { _ in true } } }

@inline(never) public func isSame<Value: ObjectComparing>(_ value: Value) -> Bool { value.isSame(value) }
@inline(never) public func isAny<Value: ObjectComparing>(_ value: Value) -> Bool { value.isAny([value]) }
@inline(never) public func isSameValue<Value: ValueComparing>(_ value: Value) -> Bool { value.isSame(value) }

/// Calls it as other modules do.
@inline(never) public func built(_ builder: any Builder) -> Int { builder.with(7).number }

/// Metatypes and addresses in front of, and among, other arguments.
public protocol ClassTaking: AnyObject {
    func first(_ type: AnyClass, _ address: UnsafeRawPointer) -> Bool
    func last(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ type: AnyClass, _ address: UnsafeRawPointer) -> Bool
    func onStack(
        _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ type: AnyClass, _ address: UnsafeRawPointer,
        _ g: Int, _ h: Int
    ) -> Bool
    func before(_ type: AnyClass, _ address: UnsafeRawPointer, _ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Bool
}

/// As writers of a response's body have it.
public protocol Finishing: AnyObject {
    func write(_ number: Int) -> Int
    consuming func finish(_ number: Int) -> Int
    consuming func finishLater(_ number: Int) async throws -> Int
    consuming func close()
}

/// The same, for structs as well.
public protocol ValueFinishing {
    func write(_ number: Int) -> Int
    consuming func finish(_ number: Int) -> Int
    consuming func finishLater(_ number: Int) async throws -> Int
}
