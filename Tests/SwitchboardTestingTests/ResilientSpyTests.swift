#if Testing
    import Switchboard
    import SwitchboardTesting
    import Testing

    /// What libraries declare that may change the layout of their types: Swift's own, here.
    public protocol Feed: AnyObject {
        func events() -> AsyncStream<Int>
        func lines(_ count: Int) -> AsyncThrowingStream<String, any Error>
        func read(_ events: AsyncStream<Int>, _ number: Int) -> Int
        func write(to continuation: AsyncStream<Int>.Continuation)
        func next(_ instant: ContinuousClock.Instant, _ priority: TaskPriority) -> ContinuousClock.Instant
        func finish(_ continuation: CheckedContinuation<Int, Never>)
        func other(_ priority: TaskPriority?) -> TaskPriority?
        func wait(_ priority: TaskPriority) async -> ContinuousClock.Instant
        var priority: TaskPriority { get set }
    }

    /// A type that contains itself.
    public struct Expression: Equatable {
        public indirect enum Kind: Equatable {
            case number(Int)
            case sum(Expression, Expression)
            case not(Expression)
            case list([Expression])
        }
        public let kind: Kind
    }

    public protocol Evaluator: AnyObject {
        func simplified(_ expression: Expression) -> Expression
        var last: Expression.Kind { get }
    }

    @Suite struct ResilientSpyTests {
        /// The library looks through its parts for such types.
        @Test func test_P5_recursiveTypes() {
            let spy = Spy<any Evaluator>(), one = Expression(kind: .number(1))
            spy.stub(Evaluator.simplified).answers { Expression(kind: .sum($0, one)) }
            spy.stub(get: \.last).returns(.list([one]))
            #expect(spy.object.simplified(one) == Expression(kind: .sum(one, one)))
            #expect(spy.object.last == .list([one]))
        }

        @Test func test_P5_resilientTypesAreStubbed() async throws {
            let spy = Spy<any Feed>(), now = ContinuousClock.now
            let (events, continuation) = AsyncStream<Int>.makeStream()
            spy.stub(Feed.events).returns(events)
            spy.stub(Feed.lines).answers { count in
                AsyncThrowingStream {
                    $0.yield("\(count)")
                    $0.finish()
                }
            }
            spy.stub(Feed.read).answers { _, number in number + 1 }
            spy.stub(Feed.write).performs { $0.yield(7) }.returns()
            spy.stub(Feed.next).answers { instant, priority in
                priority == .high ? instant.advanced(by: .seconds(1)) : instant
            }
            spy.stub(Feed.finish).performs { $0.resume(returning: 9) }.returns()
            spy.stub(Feed.other).answers { $0 == nil ? .high : nil }
            spy.stub(Feed.wait).returns(now)
            spy.stub(get: \.priority).returns(.low)
            spy.record(set: \.priority)
            let feed = spy.object
            continuation.yield(1)
            feed.write(to: continuation)
            continuation.finish()
            var heard: [Int] = []
            for await event in feed.events() { heard.append(event) }
            #expect(heard == [1, 7])
            var lines: [String] = []
            for try await line in feed.lines(4) { lines.append(line) }
            #expect(lines == ["4"])
            #expect(feed.read(events, 5) == 6)
            #expect(feed.next(now, .high) == now.advanced(by: .seconds(1)))
            #expect(await withCheckedContinuation { feed.finish($0) } == 9)
            #expect(feed.other(nil) == .high)
            #expect(feed.other(.low) == nil)
            #expect(await feed.wait(.low) == now)
            feed.priority = .high
            #expect(feed.priority == .low)
            spy.verify(set: \.priority, with: .equal(.high))
            spy.verify(Feed.next, with: .equal(now), .equal(.high))
        }

        @Test func test_P5_resilientTypesAreObservedAndIntercepted() {
            let spy = Spy<any Feed>(), now = ContinuousClock.now
            spy.stub(Feed.next).answers { instant, _ in instant }
            let proxy = ForwardingProxy<any Feed>(forwardingTo: spy.object)
            nonisolated(unsafe) var heard: [TaskPriority] = []
            let observer = proxy.sentMessage(Feed.next).subscribe { _, priority in heard.append(priority) }
            let interceptor = proxy.intercept(Feed.next) { call, instant, priority in
                call.proceed((instant.advanced(by: .seconds(2)), priority))
            }
            #expect(proxy.object.next(now, .low) == now.advanced(by: .seconds(2)))
            #expect(heard == [.low])
            observer.cancel()
            interceptor.cancel()
        }
    }
#endif
