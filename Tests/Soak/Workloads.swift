import DemoServer
import Foundation
import FoundationNetworking
import Switchboard
import SwitchboardFoundationNetworking

extension Workload {
    static func all() throws -> [Workload] {
        [
            Workload(name: "parents", step: parents, crew: 2), shared(), replacing(), messages(), callbacks(),
            asynchronous(),
            try downloads(),
        ]
    }

    /// A parent with its proxy, observers, interceptors and added delegates, from its beginning to its end.
    private static let parents: @Sendable (inout SystemRandomNumberGenerator) async throws -> Void = { random in
        let heard = Tally(), intercepted = Tally(), real = Listener(), added = Listener()
        var gauge: Gauge? = Gauge()
        gauge!.delegate = real
        let proxy = DelegateProxy<Gauge, any GaugeDelegate>.proxy(for: gauge!)
        let observers = Int.random(in: 0...12, using: &random), calls = Int.random(in: 1...30, using: &random)
        var tokens = (0..<observers).map { index in
            let stream =
                index % 2 == 0
                ? proxy.sentMessage(GaugeDelegate.gauge(_:didRead:))
                : proxy.methodInvoked(GaugeDelegate.gauge(_:didRead:))
            return stream.subscribeOnAnyThread { _, _ in heard.add() }
        }
        let isIntercepted = Bool.random(using: &random), isAdded = Bool.random(using: &random)
        if isIntercepted {
            tokens.append(
                proxy.intercept(GaugeDelegate.gauge(_:mayReset:)) { call, gauge, count in
                    intercepted.add()
                    return !call.proceed(gauge, count + 1)
                })
        }
        if isAdded { tokens.append(proxy.addTarget(added, retainTarget: false)) }
        for call in 0..<calls {
            gauge!.delegate?.gauge(gauge!, didRead: call)
            Failures.expect(
                gauge!.delegate?.gauge(gauge!, mayReset: call), call % 2 == 0, "the answer of a parent's delegate")
        }
        Failures.expect(heard.count, observers * calls, "calls that a parent's observers heard")
        Failures.expect(real.count, 2 * calls, "calls of a parent's delegate")
        Failures.expect(added.count, isAdded ? calls : 0, "calls of an added delegate")
        Failures.expect(intercepted.count, isIntercepted ? calls : 0, "intercepted calls")
        weak let ended = proxy
        _ = consume proxy
        gauge = nil
        Failures.expect(ended == nil, true, "a proxy ends with its parent")
        for token in tokens { token.cancel() }
    }

    /// One proxy for all, which `replacing` changes meanwhile.
    private static let common = ForwardingProxy<any GaugeDelegate>(forwardingTo: Listener())

    private static func shared() -> Workload {
        Workload(
            name: "calls of one proxy",
            step: { random in
                let gauge = Gauge(), object = common.object, number = Int.random(in: 0...1000, using: &random)
                for call in number..<number + 50 {
                    object.gauge(gauge, didRead: call)
                    Failures.expect(
                        object.gauge(gauge, mayReset: call), call % 2 == 0, "the answer of the common proxy")
                    object.gauge(gauge, named: "a name of more than fifteen bytes \(call)", values: [1, 2, 3])
                    do {
                        try object.gauge(gauge, failed: call)
                        Failures.note("expected an error")
                    } catch {
                        Failures.expect(
                            error as? GaugeFailure, GaugeFailure(code: call), "the error of the common proxy")
                    }
                }
            }, crew: 3)
    }

    private static func replacing() -> Workload {
        Workload(name: "changes of that proxy") { random in
            let tally = Tally()
            var tokens: [SubscriptionToken] = []
            for _ in 0..<Int.random(in: 1...20, using: &random) {
                tokens.append(
                    common.sentMessage(GaugeDelegate.gauge(_:named:values:)).subscribeOnAnyThread { _, _, _ in
                        tally.add()
                    })
                tokens.append(
                    common.methodInvoked(GaugeDelegate.gauge(_:failed:)).withOutcome.subscribeOnAnyThread {
                        call, outcome in
                        guard case .threw(let error) = outcome, error as? GaugeFailure == GaugeFailure(code: call.1)
                        else {
                            return Failures.note("an observer heard \(outcome)")
                        }
                    })
            }
            tokens.append(common.intercept { call in try call.proceed() })
            common.setForwardToDelegate(Listener(), retainDelegate: true)
            tokens.append(common.addTarget(Listener(), retainTarget: true))
            await Task.yield()
            for token in tokens { token.cancel() }
        }
    }

    // MARK: Messages, and C

    private final class Counter: MessageReceiver {
        static let table = MethodTable { table in
            table.add("add:to:", { (counter: Counter, a: Int, b: Int) in a + b })
            table.add("text:", { (counter: Counter, number: Int) in "the number \(number), as a text" })
            do {
                table.add("length:", try CFunction(symbol: "labs", encoding: "qq"))
            } catch {
                Failures.note("\(error)")
            }
        }
        var methods: MethodTable { Self.table }
    }

    private static func messages() -> Workload {
        Workload(name: "messages") { random in
            let counter = Counter(), number = Int.random(in: 0...1000, using: &random)
            for value in number..<number + 20 {
                Failures.expect(try counter.send("add:to:", value, 2), value + 2, "a sum by message")
                Failures.expect(try counter.send("text:", value), "the number \(value), as a text", "a text by message")
                Failures.expect(try counter.send("length:", -value), value, "a number from C by message")
            }
            Counter.table.replace("add:to:", { (counter: Counter, a: Int, b: Int) in b + a })
        }
    }

    private typealias Comparator = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32

    private static func callbacks() -> Workload {
        Workload(name: "callbacks") { random in
            var numbers = (0..<50).map { _ in Int32.random(in: 0...1000, using: &random) }
            let expected = numbers.sorted()
            let count = numbers.count
            try numbers.withUnsafeMutableBufferPointer { numbers in
                try withCCallback(Comparator.self) { (a: UnsafeRawPointer?, b: UnsafeRawPointer?) -> Int32 in
                    a!.load(as: Int32.self) - b!.load(as: Int32.self)
                } do: {
                    qsort(numbers.baseAddress!, count, MemoryLayout<Int32>.stride, $0)
                }
            }
            Failures.expect(numbers, expected, "numbers that C sorted")
        }
    }

    // MARK: Waiting

    private static func asynchronous() -> Workload {
        let proxy = ForwardingProxy<any GaugeDelegate>(forwardingTo: Listener())
        return Workload(
            name: "asynchronous calls",
            step: { random in
                let gauge = Gauge(), number = Int.random(in: 0...1000, using: &random), tally = Tally()
                nonisolated(unsafe) let object = proxy.object, source = gauge
                let token = proxy.methodInvoked(GaugeDelegate.gauge(_:settled:)).subscribeOnAnyThread { _, _ in
                    tally.add()
                }
                for call in number..<number + 10 {
                    Failures.expect(await object.gauge(source, settled: call), call + 1, "an asynchronous answer")
                }
                if tally.count < 10 { Failures.note("an observer heard \(tally.count) of 10 asynchronous calls") }
                token.cancel()
            }, crew: 2)
    }

    /// Of one session. Foundation leaves some 160 bytes behind for each task, and 500 for each session (measured
    /// without any proxy, with Swift 6.3.1: 7,500 tasks of one session left 1,200 KiB).
    private static func downloads() throws -> Workload {
        let server = try DemoServer()
        let (session, proxy) = URLSession.proxied(
            (any URLSessionDataDelegate).self, configuration: .ephemeral, forwardingTo: nil)
        return Workload(
            name: "downloads",
            step: { _ in
                var ends = proxy.methodInvoked(URLSessionDataDelegate.urlSession(_:task:didCompleteWithError:))
                    .makeAsyncIterator()
                let pieces = Tally()
                let token = proxy.sentMessage(URLSessionDataDelegate.urlSession(_:dataTask:didReceive:))
                    .subscribeOnAnyThread { _, _, _ in pieces.add() }
                for path in ["/", "/missing", "/"] {
                    session.dataTask(with: URL(string: server.address + path)!).resume()
                    if let (_, _, error) = await ends.next(), let error {
                        Failures.note("a download ended with \(error)")
                    }
                }
                if pieces.count < 3 { Failures.note("expected data of 3 downloads, found \(pieces.count)") }
                token.cancel()
            }, leftBehind: 3 * 200)
    }
}
