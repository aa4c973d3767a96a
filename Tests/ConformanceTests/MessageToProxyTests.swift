import Switchboard
import TestSupport
import XCTest

/// Methods whose arguments and results travel in every way in which a message hands them on.
public protocol PostDelegate: AnyObject {
    func words(_ first: Int, _ second: Int) -> Int
    func small(_ byte: Int8, _ flag: Bool, _ short: UInt16, _ word: Int32) -> Bool
    func floats(_ double: Double, _ float: Float, _ number: Int) -> Double
    func text(_ text: String, _ fails: Bool) throws -> String
    func moved(_ box: PostBox, _ step: Int) -> PostBox
    func many(_ a: Int, _ b: Double, _ c: Int, _ d: String, _ e: Int, _ f: PostItem) -> String
    func pair(_ both: (Int8, Double)) -> (Double, Int8)
    func optional(_ number: Int?, _ item: PostItem?) -> PostItem?
    func empty(_ nothing: (), _ number: Int)
    func count() -> Int
    func told(_ item: PostItem)
    func named() -> String
    func took(_ item: consuming PostItem) -> String
    func declared(_ number: Int) throws(PostFailure) -> Int
}

extension PostDelegate {
    /// Says whose it is: the words behind the arguments tell it.
    public func named() -> String { "default of \(Self.self)" }
}

/// A value in memory.
public struct PostBox: Equatable {
    var (x, y, width, height, depth) = (1.0, 2.0, 3.0, 4.0, 5.0)
}

/// What `text` and `declared` throw.
public struct PostFailure: Error, Equatable { var number: Int }

/// Whose life is watched.
public final class PostItem: Sendable {
    let name: String
    private let log: Log<String>
    init(_ name: String, _ log: Log<String>) { (self.name, self.log) = (name, log) }
    deinit { log.add("\(name) ended") }
}

private class Post: PostDelegate {
    var total = 0
    func words(_ first: Int, _ second: Int) -> Int { first * 100 + second }
    func small(_ byte: Int8, _ flag: Bool, _ short: UInt16, _ word: Int32) -> Bool {
        flag && byte == -3 && short == 65_535 && word == .min
    }
    func floats(_ double: Double, _ float: Float, _ number: Int) -> Double { double + Double(float) + Double(number) }
    func text(_ text: String, _ fails: Bool) throws -> String {
        if fails { throw PostFailure(number: text.count) }
        return text + text
    }
    func moved(_ box: PostBox, _ step: Int) -> PostBox {
        PostBox(x: box.x + Double(step), y: box.y, width: box.width, height: box.height, depth: box.depth)
    }
    func many(_ a: Int, _ b: Double, _ c: Int, _ d: String, _ e: Int, _ f: PostItem) -> String {
        "\(a) \(b) \(c) \(d) \(e) \(f.name)"
    }
    func pair(_ both: (Int8, Double)) -> (Double, Int8) { (both.1, both.0) }
    func optional(_ number: Int?, _ item: PostItem?) -> PostItem? { number == nil ? nil : item }
    func empty(_ nothing: (), _ number: Int) { total += number }
    func count() -> Int { total }
    func told(_ item: PostItem) { total += 1 }
    func took(_ item: consuming PostItem) -> String { item.name }
    func declared(_ number: Int) throws(PostFailure) -> Int { throw PostFailure(number: number) }
}

private final class NamedPost: Post {}

/// A message to a proxy that has exactly the method's types calls the receiver's witness, if nothing has to be told or
/// asked. Everything else takes the way of every call, and both give the same.
final class MessageToProxyTests: XCTestCase {
    private typealias Proxy = ForwardingProxy<any PostDelegate>

    override func setUpWithError() throws {
        try skipWithoutEntryStubs()
        try Proxy.register("words", Proxy.selector(PostDelegate.words))
        try Proxy.register("small", Proxy.selector(PostDelegate.small))
        try Proxy.register("floats", Proxy.selector(PostDelegate.floats))
        try Proxy.register("text", Proxy.selector(PostDelegate.text))
        try Proxy.register("moved", Proxy.selector(PostDelegate.moved))
        try Proxy.register("many", Proxy.selector(PostDelegate.many))
        try Proxy.register("pair", Proxy.selector(PostDelegate.pair))
        try Proxy.register("optional", Proxy.selector(PostDelegate.optional))
        try Proxy.register("empty", Proxy.selector(PostDelegate.empty))
        try Proxy.register("count", Proxy.selector(PostDelegate.count))
        try Proxy.register("told", Proxy.selector(PostDelegate.told))
        try Proxy.register("named", Proxy.selector(PostDelegate.named))
        try Proxy.register("took", Proxy.selector(PostDelegate.took))
        try Proxy.register("declared", Proxy.selector(PostDelegate.declared))
    }

    /// Sends every message, and checks what comes back.
    private func check(_ proxy: Proxy, _ log: Log<String>, named: String, line: UInt = #line) throws {
        let item = PostItem("item", log), box = PostBox()
        let before: Int = try proxy.send("count")
        for round in 1...3 {
            XCTAssertEqual(try proxy.send("words", 7, 8), 708, line: line)
            let byte: Int8 = -3, short: UInt16 = 65_535, word = Int32.min
            XCTAssertEqual(try proxy.send("small", byte, true, short, word), true, line: line)
            XCTAssertEqual(try proxy.send("small", byte, false, short, word), false, line: line)
            XCTAssertEqual(try proxy.send("floats", 0.5, Float(0.25), 4), 4.75, line: line)
            XCTAssertEqual(
                try proxy.send("text", "twenty characters or so ", false, returning: String.self).count, 48, line: line)
            XCTAssertThrowsError(try proxy.send("text", "four", true, returning: String.self), line: line) {
                XCTAssertEqual($0 as? PostFailure, PostFailure(number: 4), line: line)
            }
            XCTAssertEqual(try proxy.send("moved", box, 5, returning: PostBox.self).x, 6, line: line)
            XCTAssertEqual(
                try proxy.send("many", 1, 2.5, 3, "a text on the heap, not in words", 5, item),
                "1 2.5 3 a text on the heap, not in words 5 item", line: line)
            let pair: (Double, Int8) = try proxy.send("pair", (Int8(-4), 5.5))
            XCTAssertEqual(pair.0, 5.5, line: line)
            XCTAssertEqual(pair.1, -4, line: line)
            let same: PostItem? = try proxy.send("optional", Int?.some(1), item as PostItem?)
            XCTAssertTrue(same === item, line: line)
            XCTAssertNil(try proxy.send("optional", Int?.none, item as PostItem?) as PostItem?, line: line)
            try proxy.send("empty", (), 2)
            try proxy.send("told", item)
            XCTAssertEqual(try proxy.send("count"), before + 3 * round, line: line)
            XCTAssertEqual(try proxy.send("named"), named, line: line)
            XCTAssertEqual(try proxy.send("took", item), "item", line: line)
            XCTAssertThrowsError(try proxy.send("declared", 6, returning: Int.self), line: line) {
                XCTAssertEqual($0 as? PostFailure, PostFailure(number: 6), line: line)
            }
        }
    }

    func test_I1_everyWayOfAnArgument() throws {
        let log = Log<String>()
        for retains in [true, false] {
            let post = Post(), named = NamedPost()
            let proxy = Proxy(forwardingTo: post, retainTarget: retains)
            try check(proxy, log, named: "default of Post")
            XCTAssertEqual(log.take(), ["item ended"])
            proxy.setForwardToDelegate(named, retainDelegate: retains)
            try check(proxy, log, named: "default of NamedPost")
            XCTAssertEqual(log.take(), ["item ended"])
            let outer = Proxy(forwardingTo: proxy.object)
            try check(outer, log, named: "default of NamedPost")
            XCTAssertEqual(log.take(), ["item ended"])
            withExtendedLifetime((post, named)) {}
        }
    }

    func test_I1_everyWayOfAnArgumentObservedAndIntercepted() throws {
        let log = Log<String>(), post = Post(), proxy = Proxy(forwardingTo: post)
        var subscriptions = [
            proxy.sentMessage(PostDelegate.words).subscribe { _ in log.add("sent") },
            proxy.methodInvoked(PostDelegate.moved).subscribe { _ in log.add("moved") },
            proxy.methodInvoked(PostDelegate.many).subscribe { _ in log.add("many") },
        ]
        try check(proxy, log, named: "default of Post")
        let round = ["sent", "moved", "many"]
        XCTAssertEqual(log.take(), round + round + round + ["item ended"])
        subscriptions.forEach { $0.cancel() }
        try check(proxy, log, named: "default of Post")
        XCTAssertEqual(log.take(), ["item ended"])
        subscriptions = [
            proxy.intercept(PostDelegate.words) { call, first, second in call.proceed(first, second - 1) + 1 }
        ]
        try check(proxy, log, named: "default of Post")
        XCTAssertEqual(log.take(), ["item ended"])
        subscriptions = []
    }

    /// A closure that names a method, and counts: a message does not call it where it need not.
    func test_I1_theWitnessIsCalledUnlessSomethingHasToBeToldOrAsked() throws {
        #if compiler(>=6.3)
            let isPack = false
        #else
            let isPack = true
        #endif
        try XCTSkipIf(isPack, "before Swift 6.3 the arguments are a parameter pack, and a message calls the reference")
        typealias Proxy = ForwardingProxy<any CountedDelegate>
        let calls = Log<Int>()
        try Proxy.register(
            "step",
            Proxy.selector { (delegate: any CountedDelegate) in
                { (number: Int) -> Int in
                    calls.add(number)
                    return delegate.step(number)
                }
            })
        _ = calls.take()
        let one = Counted(1), two = Counted(2), proxy = Proxy(forwardingTo: one)
        func viaReference(line: UInt = #line, _ expected: Int? = 5) throws -> Bool {
            XCTAssertEqual(try proxy.send("step", 4) as Int, expected, line: line)
            return !calls.take().isEmpty
        }
        XCTAssertFalse(try viaReference())
        proxy.setForwardToDelegate(one, retainDelegate: false)
        XCTAssertFalse(try viaReference())
        // Observers have to hear of it.
        let subscription = proxy.sentMessage(CountedDelegate.step).subscribe { _ in }
        XCTAssertTrue(try viaReference())
        subscription.cancel()
        XCTAssertFalse(try viaReference())
        // Several delegates, of which one answers.
        let second = proxy.addTarget(two, retainTarget: true)
        XCTAssertTrue(try viaReference())
        second.cancel()
        // The fallback is asked for nobody else.
        proxy.fallbackTarget = two
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        XCTAssertTrue(try viaReference(6))
        proxy.setForwardToDelegate(one, retainDelegate: true)
        XCTAssertFalse(try viaReference())
        // Other types than the method's are converted.
        XCTAssertEqual(try proxy.send("step", 4 as Any) as Int?, 5)
        XCTAssertEqual(calls.take(), [4])
        // Interceptors, from now on.
        let interceptor = proxy.intercept(CountedDelegate.step) { call, number in call.proceed() + 1 }
        XCTAssertEqual(try proxy.send("step", 4) as Int, 6)
        withExtendedLifetime((one, two, interceptor)) {}
    }

    func test_B7_aMessageWithoutATarget() throws {
        let proxy = Proxy()
        let words: MessageError? = error { _ = try proxy.send("words", 1, 2) as Int }
        XCTAssertEqual(words?.selector, "words")
        try proxy.send("empty", (), 1)
        weak var gone: Post?
        do {
            let post = Post()
            gone = post
            proxy.setForwardToDelegate(post, retainDelegate: false)
            XCTAssertEqual(try proxy.send("words", 1, 2), 102)
        }
        XCTAssertNil(gone)
        XCTAssertNotNil(error { _ = try proxy.send("words", 1, 2) as Int } as MessageError?)
    }

    func test_I1_overridesAndForeignReceivers() throws {
        final class Overriding: ForwardingProxy<any PostDelegate>, @unchecked Sendable {
            let log = Log<String>()
            override func forwardInvocation(_ invocation: Invocation) throws {
                log.add(invocation.selector.name)
                try super.forwardInvocation(invocation)
            }
        }
        let post = Post(), proxy = Overriding(forwardingTo: post), items = Log<String>()
        XCTAssertEqual(try proxy.send("words", 1, 2), 102)
        XCTAssertEqual(proxy.log.take(), ["words"])
        try check(proxy, items, named: "default of Post")
        XCTAssertEqual(items.take(), ["item ended"])
        // A class with a table of its own, which may change; what it does not have is looked for in the shape's.
        final class WithMethods: ForwardingProxy<any PostDelegate>, @unchecked Sendable {
            let table = MethodTable(inheriting: ForwardingProxy<any PostDelegate>().methods)
            override var methods: MethodTable { table }
        }
        let own = WithMethods(forwardingTo: post)
        XCTAssertEqual(try own.send("words", 1, 2), 102)
        own.table.add("words") { (_: WithMethods, first: Int, second: Int) in first - second }
        own.table.add("more") { (_: WithMethods) in 7 }
        XCTAssertEqual(try own.send("words", 1, 2), -1)
        XCTAssertEqual(try own.send("more"), 7)
        XCTAssertNotNil(error { _ = try proxy.send("more") as Int } as MessageError?)
        // A receiver that is no proxy, or one of another shape, with the methods of these.
        let stranger = DynamicReceiver(methods: proxy.methods)
        XCTAssertNotNil(error { _ = try stranger.send("words", 1, 2) as Int } as MessageError?)
        final class Foreign: ForwardingProxy<any CountedDelegate>, @unchecked Sendable {
            override var methods: MethodTable { ForwardingProxy<any PostDelegate>().methods }
        }
        XCTAssertNotNil(error { _ = try Foreign(forwardingTo: Counted(1)).send("words", 1, 2) as Int } as MessageError?)
    }

    private func error<Failure: Error>(_ body: () throws -> Void) -> Failure? {
        do {
            try body()
            return nil
        } catch {
            return error as? Failure
        }
    }
}

/// Whose calls are counted.
public protocol CountedDelegate: AnyObject {
    func step(_ number: Int) -> Int
}

private final class Counted: CountedDelegate {
    private let by: Int
    init(_ by: Int) { self.by = by }
    func step(_ number: Int) -> Int { number + by }
}
