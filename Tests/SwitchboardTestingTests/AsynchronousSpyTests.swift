#if Testing
    import SwitchboardTesting
    import Testing

    /// What a program asks a server.
    public protocol Server: AnyObject, Sendable {
        func connect() async
        func fetch(_ name: String, limit: Int) async throws -> [String]
        func price(of name: String) async -> Int
        func send(_ text: String) async throws(ServerFailure)
        var load: Double { get async }
        func count() -> Int
    }

    public enum ServerFailure: Error, Equatable {
        case closed(String)
    }

    /// A real one, so that symbols tell of the protocol.
    final class LocalServer: Server {
        func connect() async { await Task.yield() }
        func fetch(_ name: String, limit: Int) async throws -> [String] {
            await Task.yield()
            if limit < 0 { throw ServerFailure.closed(name) }
            return Array(repeating: name, count: limit)
        }
        func price(of name: String) async -> Int {
            await Task.yield()
            return name.count
        }
        func send(_ text: String) async throws(ServerFailure) { throw .closed(text) }
        var load: Double { get async { 0.5 } }
        func count() -> Int { 3 }
    }

    @Suite struct AsynchronousSpyTests {
        @Test func test_N3_stubs() async throws {
            let spy = Spy<any Server>()
            spy.stub(Server.fetch(_:limit:)).returns(["a"], ["b"])
            spy.stub(Server.fetch(_:limit:), with: "none", .any).throws(ServerFailure.closed("none"))
            spy.stub(Server.price(of:)).answers { $0.count * 2 }
            spy.stub(Server.send).throws(.closed("stubbed"))
            let server = spy.object
            await server.connect()
            #expect(try await server.fetch("x", limit: 1) == ["a"])
            #expect(try await server.fetch("x", limit: 2) == ["b"])
            await #expect(throws: ServerFailure.closed("none")) { try await server.fetch("none", limit: 3) }
            #expect(await server.price(of: "four") == 8)
            await #expect(throws: ServerFailure.closed("stubbed")) { try await server.send("now") }
            #expect(spy.calls(of: Server.fetch(_:limit:)).map(\.1) == [1, 2, 3])
            spy.verify(Server.connect)
            spy.verify(Server.fetch(_:limit:), with: "x", .any, times: 2)
            spy.verify(Server.fetch(_:limit:), with: "none", 3)
            spy.verifyInOrder {
                Server.connect
                Server.fetch(_:limit:)
                Server.price(of:)
                Server.send
            }
            spy.verifyNoOtherCalls()
            #expect(spy.calls.first?.description == "connect()")
        }

        @Test func test_N3_stubsThatWait() async {
            let spy = Spy<any Server>()
            let gate = AsyncStream<Int>.makeStream()
            spy.stub(Server.price(of:)).answers(waiting: { name in
                for await number in gate.stream { return number + name.count }
                return -1
            })
            let server = spy.object
            async let price = server.price(of: "abc")
            await spy.waitForCalls(of: Server.price(of:))
            gate.continuation.yield(10)
            #expect(await price == 13)
        }

        @Test func test_N3_aPartialSpy() async throws {
            let spy = Spy<any Server>(over: LocalServer())
            spy.stub(Server.price(of:), where: { $0 == "cheap" }).returns(1)
            let server = spy.object
            await server.connect()
            #expect(try await server.fetch("ab", limit: 2) == ["ab", "ab"])
            await #expect(throws: ServerFailure.closed("ab")) { try await server.fetch("ab", limit: -1) }
            await #expect(throws: ServerFailure.closed("text")) { try await server.send("text") }
            #expect(await server.price(of: "cheap") == 1)
            #expect(await server.price(of: "expensive") == 9)
            #expect(await server.load == 0.5)
            #expect(server.count() == 3)
            spy.verify(Server.fetch(_:limit:), times: 2)
            spy.verify(Server.price(of:), times: 2)
            #expect(
                spy.calls.map(\.description).prefix(4) == [
                    "connect()", "fetch(\"ab\", limit: 2) -> [\"ab\", \"ab\"]",
                    "fetch(\"ab\", limit: -1), which threw ServerFailure.closed(\"ab\")",
                    "send(\"text\"), which threw ServerFailure.closed(\"text\")",
                ])
        }

        @Test func test_N3_manyTasks() async {
            let spy = Spy<any Server>(over: LocalServer())
            let server = spy.object
            await withTaskGroup(of: Void.self) { group in
                for task in 0..<8 {
                    group.addTask { for number in 0..<200 { _ = await server.price(of: "\(task) \(number)") } }
                }
            }
            spy.verify(Server.price(of:), times: 1_600)
        }
    }
#endif
