/// Asynchronous requirements that no reference names, so that interceptors get calls whose types nobody knows. The two
/// words behind the arguments are in registers, on the stack, and on the edge; there are vectors on the stack before
/// them, and alone.
public protocol Unnamed<Item>: AnyObject, Sendable {
    /// What some of them return.
    associatedtype Item: Sendable
    /// Is generic.
    func twice<Value: Sendable>(_ value: Value) async -> [Value]
    /// Has metadata and a table on the stack.
    func chosen<Value: Sendable, Key: Sendable & Hashable>(
        _ value: Value, _ key: Key, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ number: Int
    ) async throws -> Key
    /// Returns what the protocol does not know.
    func item(_ number: Int) async -> Item
    /// The same, or throws any error.
    func anyItem(_ number: Int) async throws -> Item
    /// The same, or throws one of a type.
    func typedItem(_ number: Int) async throws(AsynchronousFailure) -> Item
    /// Throws an error that travels in memory.
    func large(_ number: Int, _ place: inout Int) async throws(LargeFailure) -> Int
    /// Changes an argument.
    func add(_ number: inout Int) async
    /// Five words with those behind them.
    func three(_ number: inout Int, _ a: Int, _ b: Int) async -> Int
    /// Six: all registers of x86-64.
    func four(_ number: inout Int, _ a: Int, _ b: Int, _ c: Int) async -> Int
    /// Seven.
    func five(_ number: inout Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int) async -> Int
    /// Eight: all registers of arm64.
    func six(_ number: inout Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) async -> Int
    /// Nine.
    func seven(_ number: inout Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) async -> Int
    /// Many words.
    func texts(
        _ number: inout Int, _ a: String, _ b: String, _ c: String, _ d: String, _ e: String, _ f: String, _ g: String,
        _ h: String
    ) async -> String
    /// One vector on the stack, which has room for one word anyway.
    func numbers(
        _ number: inout Int, _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double, _ g: Double,
        _ h: Double, _ i: Double
    ) async -> Double
    /// Three vectors on the stack, and no other words.
    func vectors(_ number: inout Int, _ a: Quad, _ b: Quad, _ c: Double, _ d: Double, _ e: Double) async -> Double
    /// Vectors between the two words behind the arguments.
    func mixed(
        _ number: inout Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Quad, _ f: Quad, _ g: Double, _ h: Double
    ) async -> Double
    /// Returns what travels in memory.
    func crate(_ number: inout Int) async -> Crate
    /// Returns all result registers.
    func all(_ number: inout Int) async -> (Int, String, Double, Float)
    /// Takes an object over.
    func keep(_ token: consuming Token, _ number: inout Int) async -> Int
    /// Takes as many as there are.
    func sum(_ numbers: Int...) async -> Int
    /// Stays where its caller is, and says whether it was there.
    nonisolated(nonsending) func here(_ number: inout Int, _ isHere: @Sendable () -> Bool) async -> Bool
    /// A property.
    var level: Int { get async }
    /// A property that throws.
    var risk: String { get async throws }
    /// A subscript.
    subscript(number: Int) -> String { get async }
}

/// How many requirements it has.
public let unnamedCount = 24

/// More than registers take.
public struct LargeFailure: Error, Equatable {
    /// Its words.
    public var a = 1, b = 2, c = 3, d = 4, e = 5
    /// A usual one.
    public init() {}
}

/// Calls every requirement, some twice, and says what it got.
///
/// - Parameter isHere: Whether it is called where this function is.
@inline(never) public func exercise<It: Unnamed>(
    _ it: It, _ isolation: isolated (any Actor)?, isHere: @escaping @Sendable () -> Bool
) async -> [String] {
    var heard: [String] = [], number = 0
    heard.append("\(await it.twice("a text of more than fifteen bytes")) \(await it.twice(Crate()))")
    for last in [7, 0] {
        do {
            heard.append(try await it.chosen(Crate(), "a key of more than fifteen bytes", 1, 2, 3, 4, last))
        } catch { heard.append("\(error)") }
    }
    heard.append("\(await it.item(3))")
    for sign in [1, -1] {
        do { heard.append("\(try await it.anyItem(sign))") } catch { heard.append("\(error)") }
        do throws(AsynchronousFailure) {
            heard.append("\(try await it.typedItem(sign))")
        } catch {
            heard.append("\(error)")
        }
        do throws(LargeFailure) {
            heard.append("\(try await it.large(sign, &number))")
        } catch {
            heard.append("\(error)")
        }
    }
    await it.add(&number)
    heard.append("\(await it.three(&number, 1, 2)) \(await it.four(&number, 1, 2, 3))")
    heard.append("\(await it.five(&number, 1, 2, 3, 4)) \(await it.six(&number, 1, 2, 3, 4, 5))")
    heard.append("\(await it.seven(&number, 1, 2, 3, 4, 5, 6))")
    heard.append(await it.texts(&number, "a text of more than fifteen bytes", "b", "c", "d", "e", "f", "g", "h"))
    heard.append("\(await it.numbers(&number, 1, 2, 3, 4, 5, 6, 7, 8, 9.5))")
    let quad = Quad(a: 1, b: 2, c: 3, d: 4)
    heard.append("\(await it.vectors(&number, quad, quad, 5, 6, 7.5))")
    heard.append("\(await it.mixed(&number, 1, 2, 3, 4, quad, quad, 5, 6.5))")
    heard.append("\(await it.crate(&number)) \(await it.all(&number)) \(await it.keep(Token(4), &number))")
    heard.append("\(await it.sum(1, 2, 3)) \(await it.here(&number, isHere)) \(isHere())")
    heard.append("\(await it.level) \((try? await it.risk) ?? "none") \(await it[9]) \(number)")
    return heard
}
