#if Testing
    import Switchboard
    import SwitchboardTesting
    import TestSupport
    import Testing

    /// Closures of each kind, as arguments.
    public protocol Errands: AnyObject {
        func plain(_ body: (String) -> Int) -> Int
        func automatic(_ body: @autoclosure () -> Int) -> Int
        func optional(_ body: ((String) -> Int)?) -> Int
        func escaping(_ text: String, _ body: @escaping (String) -> Void)
        func optionalLast(_ text: String, _ body: ((String) -> Void)?)
        func optionalWithResult(_ text: String, _ body: ((String) -> Void)?) -> Int
        func several(_ a: (String) -> Int, _ b: (String) -> Int, _ c: (String) -> Int) -> Int
        func throwing(_ body: (String) throws -> String?) -> String?
        func throwingThrows(_ body: (String) throws -> String?) throws -> String?
        func throwingEscaping(_ body: @escaping (String) throws -> String?) -> String?
        func throwingOptional(_ body: ((String) throws -> String?)?) throws -> String?
    }

    /// Closures with none to six arguments.
    public protocol Arities: AnyObject {
        func zero(_ body: () -> Void)
        func one(_ body: (String) -> String)
        func two(_ body: (String, Int) -> Int)
        func three(_ body: (String, Int, Bool) -> Bool)
        func four(_ body: (String, Int, Bool, [String]?) -> [String]?)
        func five(_ body: (String, Int, Bool, [String]?, Set<Int>) -> Set<Int>)
        func six(_ body: (String, Int, Bool, [String]?, Set<Int>, [String: String]) -> [String: String])
    }

    public protocol ThrowingArities: AnyObject {
        func zero(_ body: () throws -> Void) throws
        func one(_ body: (String) throws -> String) throws
        func two(_ body: (String, Int) throws -> Int) throws
        func three(_ body: (String, Int, Bool) throws -> Bool) throws
        func four(_ body: (String, Int, Bool, [String]?) throws -> [String]?) throws
        func five(_ body: (String, Int, Bool, [String]?, Set<Int>) throws -> Set<Int>) throws
        func six(_ body: (String, Int, Bool, [String]?, Set<Int>, [String: String]) throws -> [String: String]) throws
    }

    /// The same, which throw if the closure does.
    public protocol RethrowingArities: AnyObject {
        func zero(_ body: () throws -> Void) rethrows
        func one(_ body: (String) throws -> String) rethrows
        func four(_ body: (String, Int, Bool, [String]?) throws -> [String]?) rethrows
        func six(
            _ body: (String, Int, Bool, [String]?, Set<Int>, [String: String]) throws -> [String: String]
        ) rethrows
        func keep<Value>(_ body: @escaping () throws -> Value) rethrows
        func make<Value>(_ body: @escaping () throws -> Value) rethrows -> Value
    }

    /// Closures that take a value of type `Void`.
    public protocol Signals: AnyObject {
        func plain(_ body: (()) -> Int) -> Int
        func escaping(_ body: @escaping (()) -> Void)
        func optional(_ body: ((()) -> Int)?) -> Int
        func between(_ body: (Int, (), String) throws -> Int) throws -> Int
    }

    /// Asynchronous closures.
    public protocol Routes: AnyObject, Sendable {
        func plain(_ body: (String) async -> String?) -> String?
        func sendable(_ body: @Sendable (String) async -> String?) -> String?
        func waiting(_ body: (String) async -> String?) async -> String?
        func waitingSendable(_ body: @Sendable (String) async -> String?) async -> String?
        func escaping(_ body: @escaping (String) async -> String?) -> String?
        func escapingSendable(_ body: @escaping @Sendable (String) async -> String?) -> String?
        func waitingOptional(_ body: ((String) async -> String?)?) async -> String?
        func waitingOptionalSendable(_ body: (@Sendable (String) async -> String?)?) async -> String?
    }

    /// Closures, in the shapes that the tests of Mockable and Cuckoo have: see `Tests/SpyShapes.md`.
    @Suite struct PortedClosureTests {
        private let spy = Spy<any Errands>()
        private var errands: any Errands { spy.object }

        // MARK: A stub calls the closure

        @Test func closuresThatDoNotEscape() {
            spy.stub(Errands.plain).answers { $0("a") }
            spy.stub(Errands.automatic).answers { $0() }
            spy.stub(Errands.several).answers { $0("a") + $1("b") + $2("c") }
            #expect(errands.plain { $0.count } == 1)
            #expect(errands.automatic(2) == 2)
            #expect(errands.several({ _ in 0 }, { _ in 1 }, { _ in 2 }) == 3)
            spy.verify(Errands.plain, times: 1)
            spy.verify(Errands.automatic, with: .any, times: 1)
            spy.verify(Errands.several, times: 1)
        }

        @Test func optionalClosures() {
            let log = Log<String>()
            spy.stub(Errands.optional).answers { $0?("a") ?? -1 }
            spy.stub(Errands.optionalLast).answers { text, body in body?(text) }
            spy.stub(Errands.optionalWithResult, with: .any, .where { $0 == nil }).returns(2)
            spy.stub(Errands.optionalWithResult, with: .any, .where { $0 != nil }).returns(3)
            #expect(errands.optional { $0.count } == 1)
            #expect(errands.optional(nil) == -1)
            errands.optionalLast("a") { log.add($0) }
            errands.optionalLast("b", nil)
            #expect(log.entries == ["a"])
            #expect(errands.optionalWithResult("a", nil) == 2)
            #expect(errands.optionalWithResult("a") { _ in } == 3)
            spy.verify(Errands.optionalLast, times: 2)
            spy.verify(Errands.optionalWithResult, with: "a", .where { $0 == nil }, times: 1)
        }

        @Test func closuresThatEscape() {
            let log = Log<String>()
            spy.stub(Errands.escaping).answers { text, body in body(text) }
            errands.escaping("a") { log.add($0) }
            #expect(log.entries == ["a"])
            spy.verify(Errands.escaping, with: "a", .any, times: 1)
        }

        /// Later, by the test.
        @Test func aClosureIsKept() {
            let bodies = ArgumentCaptor<(String) -> Void>(), log = Log<String>()
            spy.stub(Errands.escaping, with: .any, .capture(bodies)).returns()
            errands.escaping("a") { log.add($0) }
            #expect(bodies.values.count == 1 && log.entries.isEmpty)
            bodies.last?("later")
            #expect(log.entries == ["later"])

            var kept: ((String) -> Void)?
            spy.stub(Errands.escaping).answers { _, body in kept = body }
            errands.escaping("b") { _ in }
            #expect(kept != nil)
        }

        @Test func closuresThatTakeVoid() throws {
            let spy = Spy<any Signals>(), signals = spy.object, log = Log<String>()
            spy.stub(Signals.plain).answers { $0(()) + 1 }
            spy.stub(Signals.escaping).answers { $0(()) }
            spy.stub(Signals.optional, with: .where { $0 == nil }).returns(-1)
            spy.stub(Signals.optional, with: .where { $0 != nil }).answers { $0!(()) }
            spy.stub(Signals.between).answers { try $0(1, (), "two") }
            #expect(signals.plain { 4 } == 5)
            signals.escaping { log.add("called") }
            #expect(log.entries == ["called"])
            #expect(signals.optional(nil) == -1 && signals.optional { 3 } == 3)
            #expect(try signals.between { number, _, text in number + text.count } == 4)
            #expect(throws: DeskError.closed) { try signals.between { _, _, _ in throw DeskError.closed } }
            spy.verify(Signals.plain, with: .any, times: 1)
            spy.verify(Signals.optional, times: 2)
        }

        @Test func asynchronousClosures() async {
            let spy = Spy<any Routes>(), routes = spy.object
            let bodies = ArgumentCaptor<@Sendable (String) async -> String?>()
            spy.stub(Routes.plain).returns("plain")
            spy.stub(Routes.sendable).returns("sendable")
            spy.stub(Routes.escaping).returns("escaping")
            spy.stub(Routes.escapingSendable, with: .capture(bodies)).returns("escaping sendable")
            spy.stub(Routes.waiting).answers { await $0("waiting") }
            spy.stub(Routes.waitingSendable).answers { await $0("sendable") }
            spy.stub(Routes.waitingOptional, with: .where { $0 == nil }).returns("none")
            spy.stub(Routes.waitingOptional, with: .where { $0 != nil }).answers { await $0!("some") }
            spy.stub(Routes.waitingOptionalSendable).answers { await $0?("some sendable") }
            #expect(routes.plain { $0 } == "plain" && routes.sendable { $0 } == "sendable")
            #expect(routes.escaping { $0 } == "escaping")
            #expect(routes.escapingSendable { $0 + "!" } == "escaping sendable")
            #expect(await bodies.last?("later") == "later!")
            #expect(await routes.waiting { $0 + "!" } == "waiting!")
            #expect(await routes.waitingSendable { _ in nil } == nil)
            #expect(await routes.waitingOptional(nil) == "none")
            #expect(await routes.waitingOptional { $0 + "!" } == "some!")
            #expect(await routes.waitingOptionalSendable { $0 + "!" } == "some sendable!")
            #expect(await routes.waitingOptionalSendable(nil) == nil)
            spy.verify(Routes.plain, times: 1)
            spy.verify(Routes.waiting, with: .any, times: 1)
            spy.verify(Routes.waitingOptional, times: 2)
        }

        @Test func closuresThatThrow() throws {
            spy.stub(Errands.throwing).returns("throwing")
            spy.stub(Errands.throwingThrows).returns("throwing throws")
            spy.stub(Errands.throwingEscaping).returns("escaping")
            spy.stub(Errands.throwingOptional).returns("optional")
            #expect(errands.throwing { _ in throw DeskError.closed } == "throwing")
            #expect(try errands.throwingThrows { _ in nil } == "throwing throws")
            #expect(errands.throwingEscaping { _ in nil } == "escaping")
            #expect(try errands.throwingOptional { _ in nil } == "optional")
            spy.verify(Errands.throwing, times: 1)
            spy.verify(Errands.throwingThrows, times: 1)
            spy.verify(Errands.throwingEscaping, times: 1)
            spy.verify(Errands.throwingOptional, times: 1)
        }

        // MARK: None to six arguments

        @Test func closuresWithUpToSixArguments() {
            let spy = Spy<any Arities>(), arities = spy.object, log = Log<String>()
            spy.stub(Arities.zero).answers { $0() }
            spy.stub(Arities.one).answers { log.add($0("one")) }
            spy.stub(Arities.two).answers { log.add("\($0("", 2))") }
            spy.stub(Arities.three).answers { log.add("\($0("", 1, true))") }
            spy.stub(Arities.four).answers { log.add($0("", 0, false, ["four"])?.first ?? "") }
            spy.stub(Arities.five).answers { log.add("\($0("", 2, true, nil, [5]))") }
            spy.stub(Arities.six).answers { log.add($0("", 13, false, nil, [1], ["a": "six"])["a"] ?? "") }
            arities.zero { log.add("zero") }
            arities.one { $0 }
            arities.two { $1 }
            arities.three { $2 }
            arities.four { $3 }
            arities.five { $4 }
            arities.six { $5 }
            #expect(log.entries == ["zero", "one", "2", "true", "four", "[5]", "six"])
            spy.verify(Arities.zero, times: 1)
            spy.verify(Arities.one, times: 1)
            spy.verify(Arities.two, times: 1)
            spy.verify(Arities.three, times: 1)
            spy.verify(Arities.four, times: 1)
            spy.verify(Arities.five, times: 1)
            spy.verify(Arities.six, times: 1)
        }

        @Test func throwingClosuresWithUpToSixArguments() {
            let spy = Spy<any ThrowingArities>(), arities = spy.object
            spy.stub(ThrowingArities.zero).answers { try $0() }
            spy.stub(ThrowingArities.one).answers { _ = try $0("") }
            spy.stub(ThrowingArities.two).answers { _ = try $0("", 7) }
            spy.stub(ThrowingArities.three).answers { _ = try $0("", 1, true) }
            spy.stub(ThrowingArities.four).answers { _ = try $0("", 0, false, [""]) }
            spy.stub(ThrowingArities.five).answers { _ = try $0("", 2, true, nil, [1]) }
            spy.stub(ThrowingArities.six).answers { _ = try $0("", 13, false, nil, [1], [:]) }
            #expect(throws: DeskError.closed) { try arities.zero { throw DeskError.closed } }
            #expect(throws: DeskError.closed) { try arities.one { _ in throw DeskError.closed } }
            #expect(throws: DeskError.closed) { try arities.two { _, _ in throw DeskError.closed } }
            #expect(throws: DeskError.closed) { try arities.three { _, _, _ in throw DeskError.closed } }
            #expect(throws: DeskError.closed) { try arities.four { _, _, _, _ in throw DeskError.closed } }
            #expect(throws: DeskError.closed) { try arities.five { _, _, _, _, _ in throw DeskError.closed } }
            #expect(throws: DeskError.closed) { try arities.six { _, _, _, _, _, _ in throw DeskError.closed } }
            spy.verify(ThrowingArities.zero, times: 1)
            spy.verify(ThrowingArities.one, times: 1)
            spy.verify(ThrowingArities.two, times: 1)
            spy.verify(ThrowingArities.three, times: 1)
            spy.verify(ThrowingArities.four, times: 1)
            spy.verify(ThrowingArities.five, times: 1)
            spy.verify(ThrowingArities.six, times: 1)
        }

        @Test func methodsThatRethrow() {
            let spy = Spy<any RethrowingArities>(), arities = spy.object
            spy.stub(RethrowingArities.zero).answers { try $0() }
            spy.stub(RethrowingArities.one).answers { _ = try? $0("") }
            spy.stub(RethrowingArities.four).answers { _ = try $0("", 0, false, nil) }
            spy.stub(RethrowingArities.six).answers { _ = try? $0("", 1, true, nil, [], [:]) }
            // Without `try`, because the closures don't throw.
            arities.zero {}
            arities.one { $0 }
            arities.four { $3 }
            arities.six { $5 }
            #expect(throws: DeskError.closed) { try arities.zero { throw DeskError.closed } }
            #expect(throws: DeskError.closed) { try arities.four { _, _, _, _ in throw DeskError.closed } }
            spy.verify(RethrowingArities.zero, times: 2)
            spy.verify(RethrowingArities.one, times: 1)
            spy.verify(RethrowingArities.four, times: 2)
            spy.verify(RethrowingArities.six, times: 1)
        }

        @Test func genericMethodsThatRethrow() {
            let spy = Spy<any RethrowingArities>(), arities = spy.object
            let keep = { (arities: any RethrowingArities) in
                { (body: @escaping () throws -> Int) in try arities.keep(body) }
            }
            let make = { (arities: any RethrowingArities) in
                { (body: @escaping () throws -> Int) in try arities.make(body) }
            }
            spy.stub(keep).returns().throws(DeskError.closed)
            spy.stub(make).returns(4).throws(DeskError.closed)
            arities.keep { 1 }
            #expect(arities.make { 1 } == 4)
            #expect(throws: DeskError.closed) { try arities.keep { () throws -> Int in 1 } }
            #expect(throws: DeskError.closed) { try arities.make { () throws -> Int in 1 } }
            spy.verify(keep, times: 2)
            spy.verify(make, times: 2)
        }
    }
#endif
