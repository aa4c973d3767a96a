/// A machine that answers when it is done: asynchronous requirements of many shapes.
public protocol AsynchronousDelegate: AnyObject, Sendable {
    /// Returns nothing.
    func rested() async
    /// Takes and returns a word, and suspends for some numbers.
    func doubled(_ number: Int) async -> Int
    /// Takes and returns strings.
    func joined(_ number: Int, _ text: String) async -> String
    /// Throws any error.
    func checked(_ number: Int) async throws -> String
    /// Throws, and returns nothing.
    func stopped(_ number: Int) async throws
    /// Throws errors of one type.
    func halved(_ number: Int) async throws(AsynchronousFailure) -> Double
    /// Takes and returns what travels in memory.
    func turned(_ box: Crate, _ factor: Double) async -> Crate
    /// Is generic.
    func twice<Value: Sendable>(_ value: Value) async -> [Value]
    /// Has arguments on the stack.
    func many(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: String, _ h: Double) async -> String
    /// Has the two words behind the arguments in the last register and on the stack.
    func edge(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) async -> Int
    /// The same for arm64.
    func edge7(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) async -> Int
    /// Has one word on the stack of x86-64 besides the two.
    func odd(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) async -> Int
    /// Has floating-point numbers on the stack.
    func numbers(
        _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double, _ g: Double, _ h: Double,
        _ i: Double
    ) async -> Double
    /// Returns all result registers.
    func four() async -> (Int, String, Double, Float)
    /// Takes an object over.
    func kept(_ token: consuming Token) async
    /// Takes a closure.
    func visited(_ numbers: [Int], _ body: @Sendable (Int) async -> Void) async
    /// Takes a closure that does not wait.
    func mapped(_ body: @Sendable (Int) -> Int) async -> Int
    /// Has vectors on the stack, and stays where its caller is.
    nonisolated(nonsending) func wide(_ a: Quad, _ b: Quad, _ c: Quad, _ d: Quad, _ e: Quad) async -> Double
    /// Changes an argument in place.
    func counted(_ number: inout Int) async
    /// Has a default.
    func byDefault(_ number: Int) async -> String
    /// Belongs to the main actor.
    @MainActor func shown(_ number: Int) async -> Int
    /// The same, which returns nothing.
    @MainActor func drawn(_ number: Int) async throws
    /// Stays where its caller is.
    nonisolated(nonsending) func here(_ number: Int) async -> Int
    /// Runs where it is told.
    func there(_ actor: isolated (any Actor)?, _ number: Int) async -> Int
    /// A property.
    var level: Int { get async }
    /// A property that throws.
    var risk: String { get async throws }
    /// A subscript.
    subscript(number: Int) -> String { get async }
    /// Not asynchronous.
    func plain(_ number: Int) -> Int
}

extension AsynchronousDelegate {
    /// Says who answers.
    public func byDefault(_ number: Int) async -> String { "\(type(of: self)) \(await doubled(number))" }
}

/// Keeps a text.
public protocol AsynchronousKeeper: AnyObject, Sendable {
    /// Returns it, changed.
    func keep(_ text: String) async throws -> String
}

/// Runs what it is given.
public protocol AsynchronousRunner: AnyObject, Sendable {
    /// Takes a closure that it may keep.
    func run(_ body: @escaping @Sendable (Int) -> Int) async -> Int
    /// The same, and returns nothing.
    func start(_ body: @escaping @Sendable (Int) -> Void) async
    /// Throws nothing.
    func load(_ number: Int) async -> Int
    /// Throws errors of one type.
    func check(_ number: Int) async throws(AsynchronousFailure) -> Int
}

/// The error of one type.
public enum AsynchronousFailure: Error, Equatable {
    /// Not a good number.
    case bad(Int)
}

/// More than registers take.
public struct Crate: Equatable, Sendable {
    /// Its words.
    public var a = 1, b = 2, c = 3, d = 4, e = 5, f = 6
    /// Its text.
    public var label = "crate"
    /// A usual one.
    public init() {}
}

/// Four floating-point numbers.
public struct Quad: Equatable, Sendable {
    /// They.
    public var a, b, c, d: Double
    /// Makes four.
    public init(a: Double, b: Double, c: Double, d: Double) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
}

/// The same without a class, and with few requirements.
public protocol AsynchronousSource: Sendable {
    /// Returns a number.
    func next() async -> Int
    /// Returns a text, or throws.
    func label(_ number: Int, of crate: Crate) async throws -> String
    /// A property.
    var level: Int { get async }
}

/// Who only listens.
public protocol AsynchronousListener: AnyObject, Sendable {
    /// All arguments are in registers.
    func heard(_ number: Int) async
    /// One of the two words behind the arguments is on the stack of x86-64.
    func sent(_ a: Int, _ b: String, _ c: Double, _ d: [Int], _ e: Crate) async throws
    /// Has arguments on the stack.
    func written(_ a: String, _ b: String, _ c: String, _ d: String, _ e: Int) async throws(AsynchronousFailure)
    /// Returns something.
    func level() async -> Int
    /// Takes an object over.
    func kept(_ token: consuming Token) async
}

// Code that knows nothing of proxies.

/// Calls every requirement, and says what it got.
public func exercise(_ it: any AsynchronousDelegate) async -> [String] {
    var heard: [String] = []
    await it.rested()
    for number in [1, 7, 8] { heard.append("\(await it.doubled(number))") }
    heard.append(await it.joined(3, "a string that is longer than fifteen bytes"))
    for number in [1, -1] {
        do { heard.append(try await it.checked(number)) } catch { heard.append("\(error)") }
        do { try await it.stopped(number) } catch { heard.append("\(error)") }
        do { heard.append("\(try await it.halved(number))") } catch { heard.append("\(error)") }
    }
    heard.append("\(await it.turned(Crate(), 2.5))")
    heard.append("\(await it.twice("g")) \(await it.twice(3)) \(await it.twice(Crate()).count)")
    heard.append(await it.many(1, 2, 3, 4, 5, 6, "seven", 8.5))
    heard.append(
        "\(await it.edge(1, 2, 3, 4, 5)) \(await it.edge7(1, 2, 3, 4, 5, 6, 7)) \(await it.odd(1, 2, 3, 4, 5, 6, 7))")
    heard.append("\(await it.numbers(1, 2, 3, 4, 5, 6, 7, 8, 9.5))")
    heard.append("\(await it.four())")
    await it.kept(Token(4))
    let visited = Visits()
    await it.visited([1, 2, 3]) { await visited.add($0) }
    heard.append("\(await visited.numbers)")
    var number = 20
    await it.counted(&number)
    heard.append("\(number)")
    heard.append(await it.byDefault(4))
    heard.append("\(await it.shown(5)) \(await it.here(6)) \(await it.there(visited, 7))")
    heard.append("\(await it.level) \((try? await it.risk) ?? "none") \(await it[9])")
    heard.append("\(it.plain(10)) \(await throughGeneric(it))")
    return heard
}

/// The same by way of a generic function.
@inline(never) public func throughGeneric<It: AsynchronousDelegate>(_ it: It) async -> String {
    "\(await it.doubled(1)) \(await it.joined(2, "generic"))"
}

/// Calls a source.
public func exercise(_ it: any AsynchronousSource) async -> [String] {
    var heard = ["\(await it.next())", "\(await it.level)"]
    for number in [1, -1] {
        do { heard.append(try await it.label(number, of: Crate())) } catch { heard.append("\(error)") }
    }
    return heard
}

/// Calls a listener.
public func exercise(_ it: any AsynchronousListener) async -> [String] {
    var heard: [String] = []
    await it.heard(1)
    do { try await it.sent(1, "two", 3.5, [4], Crate()) } catch { heard.append("sent: \(error)") }
    do throws(AsynchronousFailure) {
        try await it.written("one one one one one one", "two", "three", "four", 5)
    } catch {
        heard.append("written: \(error)")
    }
    await it.kept(Token(1))
    return heard
}

/// Adds up what many calls return, some of which suspend.
public func sum(_ it: any AsynchronousDelegate, _ count: Int) async -> Int {
    var sum = 0
    for number in 0..<count { sum &+= await it.doubled(number) }
    return sum
}

/// Calls from the main actor. Swift 6.3.1 does not go there if the function begins with the call.
@MainActor public func hereOnMain(_ it: any AsynchronousDelegate) async -> Int {
    MainActor.assertIsolated()
    return await it.here(1)
}

/// What an actor saw.
public actor Visits {
    /// In order.
    public private(set) var numbers: [Int] = []
    /// Nothing yet.
    public init() {}
    /// One more.
    public func add(_ number: Int) { numbers.append(number) }
}
