#if Testing
    import Switchboard
    import SwitchboardTesting
    import TestSupport
    import Testing

    /// Variadic arguments, alone, first and last. Nothing conforms to it.
    public protocol Scoreboard: AnyObject {
        func add(_ points: Int...) -> Int
        func write(_ text: String, tags: String...)
        func show(_ lines: String..., count: Int)
        func check(_ points: Int...) throws -> Bool
        func send(_ text: String, to names: String...) throws
        func read(_ names: String..., count: Int) throws -> [String]
    }

    /// CONFORMANCE P5: variadic arguments.
    @Suite struct VariadicSpyTests {
        private struct Failure: Error {}

        @Test func test_P5_variadicArgumentsAreStubbedAndRecorded() {
            let spy = Spy<any Scoreboard>(), board = spy.object
            spy.stub(variadic(Scoreboard.add)).answers { points in points.reduce(0, +) }
            spy.stub(variadic(Scoreboard.add), with: .equal([])).returns(-1)
            spy.record(variadic(Scoreboard.write(_:tags:)))
            spy.record(variadic(Scoreboard.show(_:count:)))
            #expect(board.add(1, 2, 3) == 6)
            #expect(board.add() == -1)
            board.write("a", tags: "b", "c")
            board.show("d", "e", count: 2)
            board.show(count: 0)
            #expect(spy.calls(of: variadic(Scoreboard.add)) == [[1, 2, 3], []])
            spy.verify(variadic(Scoreboard.add), times: 2)
            spy.verify(variadic(Scoreboard.write(_:tags:)), with: "a", .equal(["b", "c"]), times: 1)
            spy.verify(variadic(Scoreboard.show(_:count:)), with: .equal(["d", "e"]), 2, times: 1)
            spy.verifyInOrder {
                variadic(Scoreboard.add)
                CallOrder.call(variadic(Scoreboard.show(_:count:)), with: .equal([]), 0)
            }
            spy.verifyNoOtherCalls()
            // The source tells the names.
            #expect(
                spy.calls.map(\.description) == [
                    "add([1, 2, 3]) -> 6", "add([]) -> -1", #"write("a", tags: ["b", "c"])"#,
                    #"show(["d", "e"], count: 2)"#, "show([], count: 0)",
                ])
        }

        @Test func test_P5_variadicMethodsThrow() throws {
            let spy = Spy<any Scoreboard>(), board = spy.object
            spy.stub(variadic(Scoreboard.check)).throws(Failure()).returns(true)
            spy.stub(variadic(Scoreboard.send(_:to:))).throws(Failure())
            spy.stub(variadic(Scoreboard.read(_:count:))).answers { names, count in Array(names.prefix(count)) }
            #expect(throws: Failure.self) { try board.check(1, 2) }
            #expect(try board.check())
            #expect(throws: Failure.self) { try board.send("a", to: "b") }
            #expect(try board.read("c", "d", count: 1) == ["c"])
            spy.verify(variadic(Scoreboard.check), times: 2)
            spy.verify(variadic(Scoreboard.send(_:to:)), with: "a", .equal(["b"]), times: 1)
        }

        @Test func test_P5_variadicArgumentsAreObservedAndIntercepted() {
            final class Board: Scoreboard {
                let log = Log<String>()
                func add(_ points: Int...) -> Int { points.count }
                func write(_ text: String, tags: String...) { log.add("\(text) \(tags)") }
                func show(_ lines: String..., count: Int) {}
                func check(_ points: Int...) throws -> Bool { points.isEmpty }
                func send(_ text: String, to names: String...) throws {}
                func read(_ names: String..., count: Int) throws -> [String] { names }
            }
            let board = Board(), proxy = ForwardingProxy<any Scoreboard>(forwardingTo: board)
            let log = Log<String>()
            let tokens = [
                proxy.sentMessage(variadic(Scoreboard.add)).subscribe { log.add("sent \($0)") },
                proxy.methodInvoked(variadic(Scoreboard.add)).withOutcome.subscribe { log.add("\($0) \($1)") },
                proxy.intercept(variadic(Scoreboard.write(_:tags:))) { call, text, tags in
                    call.proceed(text + "!", tags + ["more"])
                },
            ]
            #expect(proxy.object.add(4, 5) == 2)
            proxy.object.write("a", tags: "b")
            #expect(log.entries == ["sent [4, 5]", "[4, 5] returned(2)"])
            #expect(board.log.entries == [#"a! ["b", "more"]"#])
            withExtendedLifetime(tokens) {}
        }
    }
#endif
