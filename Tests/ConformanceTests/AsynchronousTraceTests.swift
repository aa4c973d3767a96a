#if os(Linux) && canImport(Runtime)
    import ConformanceHosts
    import Runtime
    import Switchboard
    import TestSupport
    import XCTest

    /// Who reads the stack during an asynchronous call finds its callers, as without a proxy (N1).
    final class AsynchronousTraceTests: XCTestCase {
        private let traces = Log<[String]>()
        private let callers = ["innerCaller", "outerCaller"]
        private let throughProxy = ["forward", "innerCaller", "outerCaller"]

        override func setUpWithError() throws {
            // Swift 6.3.1's list of what is loaded traps on the memory that a sanitizer maps (`getElfImageInfo`).
            try XCTSkipIf(isSanitized, "under a sanitizer")
        }

        func test_N1_fromTheReceiver() async {
            let listener = TracingListener(traces)
            let proxy = ForwardingProxy<any AsynchronousListener>(forwardingTo: listener)
            await outerCaller { await listener.heard(1) }
            XCTAssertEqual(traces.entries, [callers, callers])
            await outerCaller { await proxy.object.heard(1) }
            XCTAssertEqual(traces.entries.suffix(2), [throughProxy, throughProxy])
        }

        func test_N1_fromObservers() async {
            let proxy = ForwardingProxy<any AsynchronousDelegate>(forwardingTo: AsynchronousMachine())
            let traces = traces
            let tokens: [Any] = [
                proxy.sentMessage(AsynchronousDelegate.rested).subscribe { traces.add(waiting()) },
                proxy.methodInvoked(AsynchronousDelegate.rested).subscribe { traces.add(waiting()) },
                proxy.sentMessage(AsynchronousDelegate.doubled).subscribe { _ in traces.add(waiting()) },
                proxy.methodInvoked(AsynchronousDelegate.doubled).subscribe { _ in traces.add(waiting()) },
                proxy.sentMessage(AsynchronousDelegate.edge7).subscribe { _ in traces.add(waiting()) },
                proxy.methodInvoked(AsynchronousDelegate.edge7).subscribe { _ in traces.add(waiting()) },
            ]
            await outerCaller { await proxy.object.rested() }
            await outerCaller { _ = await proxy.object.doubled(1) }
            await outerCaller { _ = await proxy.object.edge7(1, 2, 3, 4, 5, 6, 7) }
            XCTAssertEqual(traces.entries, Array(repeating: throughProxy, count: 6))
            withExtendedLifetime(tokens) {}
        }

        func test_N1_withSeveralReceiversAndNone() async {
            let proxy = ForwardingProxy<any AsynchronousListener>()
            let traces = traces
            let token = proxy.methodInvoked(AsynchronousListener.heard).subscribe { _ in traces.add(waiting()) }
            await outerCaller { await proxy.object.heard(1) }
            XCTAssertEqual(traces.entries, [throughProxy])
            let listeners = [TracingListener(traces), TracingListener(traces)]
            let added = listeners.map { proxy.addTarget($0, retainTarget: true) }
            await outerCaller { await proxy.object.heard(1) }
            XCTAssertEqual(traces.entries, Array(repeating: throughProxy, count: 6))
            withExtendedLifetime((token, added)) {}
        }

        func test_N3_fromInterceptorsAndThroughThem() async {
            let proxy = ForwardingProxy<any AsynchronousListener>(forwardingTo: TracingListener(traces))
            let traces = traces
            let interceptor = proxy.intercept(AsynchronousListener.heard) { call, _ in
                // A closure that begins on its caller's executor is found as a waiting function after it waited once.
                await Task.yield()
                traces.add(waiting())
                await call.proceed()
                traces.add(waiting())
            }
            await outerCaller { await proxy.object.heard(1) }
            let byProceeding = ["forward"] + throughProxy
            XCTAssertEqual(traces.entries, [throughProxy, byProceeding, byProceeding, throughProxy])
            let observer = proxy.methodInvoked(AsynchronousListener.heard).subscribe { _ in traces.add(waiting()) }
            await outerCaller { await proxy.object.heard(1) }
            XCTAssertEqual(traces.entries.last, throughProxy)
            XCTAssertEqual(traces.entries.count, 9)
            withExtendedLifetime((interceptor, observer)) {}
        }
    }

    /// What is in memory. Looked up once: Swift's runtime maps the files of which it reads symbols, and takes those for
    /// what is loaded when it looks again, if they are below. The program's own is below in QEMU only.
    private let images = ImageMap.capture()

    /// Those of the proxies' calls and of the two callers below that wait for this function, the innermost first.
    @inline(never) private func waiting() -> [String] {
        let trace = try? Backtrace.capture(limit: 100, images: images).symbolicated(options: [])
        let names = trace?.frames.compactMap { $0.symbol?.name } ?? []
        return names.compactMap { name in
            name == "forward()" ? "forward" : ["innerCaller", "outerCaller"].first { name.contains("\($0)(") }
        }
    }

    @inline(never) private func outerCaller(_ call: @Sendable () async -> Void) async {
        await innerCaller(call)
        await Task.yield()
    }

    @inline(never) private func innerCaller(_ call: @Sendable () async -> Void) async {
        await call()
        await Task.yield()
    }

    private final class TracingListener: AsynchronousListener {
        private let traces: Log<[String]>
        init(_ traces: Log<[String]>) { self.traces = traces }
        func heard(_ number: Int) async {
            traces.add(waiting())
            await Task.yield()
            traces.add(waiting())
        }
        func sent(_ a: Int, _ b: String, _ c: Double, _ d: [Int], _ e: Crate) async throws {}
        func written(_ a: String, _ b: String, _ c: String, _ d: String, _ e: Int) async throws(AsynchronousFailure) {}
        func level() async -> Int { 0 }
        func kept(_ token: consuming Token) async {}
    }
#endif
