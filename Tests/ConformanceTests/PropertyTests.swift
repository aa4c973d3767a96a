import Foundation
import Switchboard
import TestSupport
import XCTest

/// Properties of several kinds of types.
public protocol AlbumDelegate: AlbumNaming {
    var count: Int { get set }
    var title: String { get set }
    var span: AlbumSpan { get set }
    var cover: AlbumCover { get set }
    var owner: AlbumOwner? { get set }
    var state: AlbumState { get set }
    var tags: [String] { get set }
    var anything: Any { get set }
    var onChange: (Int) -> Int { get set }
    var ratio: Double { get }
    var size: Int { get throws }
    var limit: Int { get throws(AlbumFailure) }
    subscript(row: Int) -> String { get set }
    subscript(row: Int, column: String) -> Double { get set }
    subscript(checked row: Int) -> String { get throws }
}

public protocol AlbumNaming: AnyObject {
    var alias: String { get set }
}

public struct AlbumSpan: Equatable, Sendable { var first = 1, second = 2, third = 3 }
public struct AlbumCover: Equatable, Sendable {
    var a = 1, b = 2.5, c = "a text of more than fifteen bytes", d = 4, e = 5
}
public final class AlbumOwner: Sendable { let hash = 0 }
public enum AlbumState: Equatable, Sendable {
    case empty
    case full(String, Int)
}
public struct AlbumFailure: Error, Equatable { var number: Int }

extension AlbumDelegate {
    var extended: Int { 7 }
}

private let long = "a text of more than fifteen bytes"

/// Logs each access.
private class Album: AlbumDelegate {
    let log: Log<String>
    init(_ log: Log<String> = Log()) { self.log = log }
    private func read<Value>(_ name: String, _ value: Value) -> Value {
        log.add("get \(name)")
        return value
    }
    private var stored = (
        count: 1, title: long, span: AlbumSpan(), cover: AlbumCover(), state: AlbumState.full(long, 3), tags: [long],
        anything: long as Any, alias: "alias of more than fifteen bytes", cells: [0: "zero"], numbers: ["0x": 0.5]
    )
    private var ownedBy: AlbumOwner? = AlbumOwner()
    private var change: (Int) -> Int = { $0 + 1 }
    var count: Int {
        get { read("count", stored.count) }
        set {
            log.add("set count \(newValue)")
            stored.count = newValue
        }
    }
    var title: String {
        get { read("title", stored.title) }
        set {
            log.add("set title \(newValue)")
            stored.title = newValue
        }
    }
    var span: AlbumSpan {
        get { stored.span }
        set { stored.span = newValue }
    }
    var cover: AlbumCover {
        get { stored.cover }
        set { stored.cover = newValue }
    }
    var owner: AlbumOwner? {
        get { ownedBy }
        set { ownedBy = newValue }
    }
    var state: AlbumState {
        get { stored.state }
        set { stored.state = newValue }
    }
    var tags: [String] {
        get { stored.tags }
        set { stored.tags = newValue }
    }
    var anything: Any {
        get { stored.anything }
        set { stored.anything = newValue }
    }
    var onChange: (Int) -> Int {
        get { change }
        set { change = newValue }
    }
    var ratio: Double { 0.25 }
    var size: Int { get throws { if stored.count < 0 { throw AlbumFailure(number: 1) } else { stored.count } } }
    var limit: Int {
        get throws(AlbumFailure) { if stored.count < 0 { throw AlbumFailure(number: 2) } else { stored.count } }
    }
    var alias: String {
        get { stored.alias }
        set { stored.alias = newValue }
    }
    subscript(row: Int) -> String {
        get { read("[\(row)]", stored.cells[row] ?? "none") }
        set {
            log.add("set [\(row)] \(newValue)")
            stored.cells[row] = newValue
        }
    }
    subscript(row: Int, column: String) -> Double {
        get { stored.numbers["\(row)\(column)"] ?? -1 }
        set { stored.numbers["\(row)\(column)"] = newValue }
    }
    subscript(checked row: Int) -> String {
        get throws {
            guard let cell = stored.cells[row] else { throw AlbumFailure(number: row) }
            return cell
        }
    }
}

/// CONFORMANCE B and M, of properties and subscripts.
final class PropertyTests: XCTestCase {
    private typealias Proxy = ForwardingProxy<any AlbumDelegate>

    // MARK: Observing

    /// Reads and writes a property with its streams subscribed, and compares what they give, the receiver, and the
    /// caller.
    private func check<Value>(
        _ path: ReferenceWritableKeyPath<any AlbumDelegate, Value>, _ values: [Value],
        get: @escaping (any AlbumDelegate) -> Value, line: UInt = #line, _ isSame: (Value, Value) -> Bool
    ) {
        let real = Album(), proxy = Proxy(forwardingTo: real), object = proxy.object
        var sent: [Value] = [], invoked: [Value] = [], read: [Value] = [], reads = 0
        let subscriptions = [
            proxy.sentMessage(set: path).subscribe { sent.append($0) },
            proxy.methodInvoked(set: path).withOutcome.subscribe { value, outcome in
                if case .returned = outcome { invoked.append(value) }
            },
            proxy.sentMessage(get: get).subscribe { reads += 1 },
            proxy.methodInvoked(get: get).withOutcome.subscribe { _, outcome in
                if case .returned(let value) = outcome { read.append(value) }
            },
        ]
        var wanted: [Value] = []
        for _ in 0..<3 {
            for value in values {
                wanted.append(value)
                set(value, in: object, path)
                XCTAssertTrue(isSame(get(object), value), line: line)
                XCTAssertTrue(isSame(get(real), value), line: line)
            }
        }
        for found in [sent, invoked, read] {
            XCTAssertTrue(found.elementsEqual(wanted, by: isSame), "\(found)", line: line)
        }
        XCTAssertEqual(reads, wanted.count, line: line)
        for subscription in subscriptions { subscription.cancel() }
        set(values[0], in: object, path)
        XCTAssertTrue(isSame(get(object), values[0]), line: line)
        XCTAssertEqual(sent.count + read.count + reads, 3 * wanted.count, line: line)
    }

    /// A write through a key path reads as well, so the value is set by name.
    @inline(never)
    private func set<Value>(
        _ value: Value, in object: any AlbumDelegate, _ path: ReferenceWritableKeyPath<any AlbumDelegate, Value>
    ) {
        switch path {
        case \.count: object.count = value as! Int
        case \.title: object.title = value as! String
        case \.span: object.span = value as! AlbumSpan
        case \.cover: object.cover = value as! AlbumCover
        case \.owner: object.owner = (value as Any as! AlbumOwner?)
        case \.state: object.state = value as! AlbumState
        case \.tags: object.tags = value as! [String]
        case \.anything: object.anything = value
        case \.alias: object.alias = value as! String
        default: XCTFail("another property")
        }
    }

    func test_B6_propertiesOfEveryForm() {
        let owner = AlbumOwner()
        check(\.count, [1, -2, .max], get: \.count, ==)
        check(\.title, [long, "", "short"], get: \.title, ==)
        check(\.span, [AlbumSpan(), AlbumSpan(first: 7, second: 8, third: 9)], get: \.span, ==)
        check(\.cover, [AlbumCover(), AlbumCover(a: 9, c: "other text of more than fifteen bytes")], get: \.cover, ==)
        check(\.owner, [owner, nil], get: \.owner, ===)
        check(\.state, [.empty, .full(long, 2)], get: \.state, ==)
        check(\.tags, [[], [long, "b"]], get: \.tags, ==)
        check(\.anything, [1, long, AlbumCover()], get: \.anything) { "\($0)" == "\($1)" }
        check(\.alias, [long, "b"], get: \.alias, ==)
    }

    func test_B2_observersOfPropertiesBeforeTheTargetAndAfter() {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Album(log))
        let subscriptions = [
            proxy.sentMessage(get: \.title).subscribe { log.add("sent get") },
            proxy.methodInvoked(get: \.title).withOutcome.subscribe { _, outcome in log.add("\(outcome)") },
            proxy.sentMessage(set: \.title).subscribe { log.add("sent \($0)") },
            proxy.methodInvoked(set: \.title).subscribe { log.add("invoked \($0)") },
        ]
        XCTAssertEqual(proxy.object.title, long)
        XCTAssertEqual(log.take(), ["sent get", "get title", "returned(\(long))"])
        proxy.object.title = "new"
        XCTAssertEqual(log.take(), ["sent new", "set title new", "invoked new"])
        withExtendedLifetime(subscriptions) {}
    }

    func test_B8_gettersThatThrowByClosure() throws {
        let proxy = Proxy(forwardingTo: Album()), object = proxy.object, log = Log<String>()
        let subscriptions = [
            proxy.methodInvoked(get: { try $0.size }).withOutcome.subscribe { log.add("size \($1)") },
            proxy.methodInvoked(get: { (delegate) throws(AlbumFailure) in try delegate.limit }).withOutcome.subscribe {
                log.add("limit \($1)")
            },
            proxy.intercept(get: { try $0.size }) { call in try call.proceed() + 100 },
            proxy.intercept(get: { (delegate) throws(AlbumFailure) in try delegate.limit }) {
                call throws(AlbumFailure) in
                let limit = try call.proceed()
                if limit > 5 { throw AlbumFailure(number: limit) }
                return limit
            },
            proxy.methodInvoked(get: \.ratio).withOutcome.subscribe { log.add("ratio \($1)") },
        ]
        XCTAssertEqual(try object.size, 101)
        XCTAssertEqual(try object.limit, 1)
        XCTAssertEqual(object.ratio, 0.25)
        object.count = 9
        XCTAssertThrowsError(try object.limit) { XCTAssertEqual($0 as? AlbumFailure, AlbumFailure(number: 9)) }
        object.count = -1
        XCTAssertThrowsError(try object.size) { XCTAssertEqual($0 as? AlbumFailure, AlbumFailure(number: 1)) }
        XCTAssertThrowsError(try object.limit) { XCTAssertEqual($0 as? AlbumFailure, AlbumFailure(number: 2)) }
        XCTAssertEqual(
            log.entries,
            [
                "size returned(101)", "limit returned(1)", "ratio returned(0.25)",
                "limit threw(\(AlbumFailure(number: 9)))", "size threw(\(AlbumFailure(number: 1)))",
                "limit threw(\(AlbumFailure(number: 2)))",
            ])
        withExtendedLifetime(subscriptions) {}
    }

    func test_B6_subscriptsByClosure() throws {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Album(log)), object = proxy.object
        let subscriptions = [
            proxy.sentMessage(get: { delegate, row in delegate[row] }).subscribe { log.add("sent \($0)") },
            proxy.methodInvoked(get: { delegate, row in delegate[row] }).withOutcome.subscribe {
                log.add("\($0) \($1)")
            },
            proxy.sentMessage(set: { delegate, value, row in delegate[row] = value }).subscribe {
                log.add("sent \($0)")
            },
            proxy.methodInvoked(set: { delegate, value, row in delegate[row] = value }).subscribe {
                log.add("invoked \($0)")
            },
            proxy.methodInvoked(get: { $0[$1, $2] }).withOutcome.subscribe { log.add("\($0) \($1)") },
            proxy.sentMessage(set: { $0[$2, $3] = $1 }).subscribe { log.add("sent \($0)") },
            proxy.methodInvoked(get: { try $0[checked: $1] }).withOutcome.subscribe { log.add("checked \($0) \($1)") },
        ]
        XCTAssertEqual(object[0], "zero")
        XCTAssertEqual(log.take(), ["sent 0", "get [0]", "0 returned(zero)"])
        object[3] = long
        XCTAssertEqual(
            log.take(), ["sent (\"\(long)\", 3)", "set [3] \(long)", "invoked (\"\(long)\", 3)"])
        object[2, "y"] = 0.75
        XCTAssertEqual(object[2, "y"], 0.75)
        XCTAssertEqual(log.take(), ["sent (0.75, 2, \"y\")", "(2, \"y\") returned(0.75)"])
        XCTAssertEqual(try object[checked: 3], long)
        XCTAssertThrowsError(try object[checked: 8])
        XCTAssertEqual(
            log.take(), ["checked 3 returned(\(long))", "checked 8 threw(\(AlbumFailure(number: 8)))"])
        withExtendedLifetime(subscriptions) {}
    }

    func test_B6_aSetterOfAClosure() {
        let proxy = Proxy(forwardingTo: Album()), object = proxy.object
        var heard: [Int] = []
        let subscriptions = [
            proxy.sentMessage(set: \.onChange).subscribe { heard.append($0(1)) },
            proxy.methodInvoked(set: { $0.onChange = $1 }).subscribe { heard.append($0(2)) },
        ]
        for factor in 1...3 { object.onChange = { $0 * factor } }
        XCTAssertEqual(heard, [1, 2, 2, 4, 3, 6])
        XCTAssertEqual(object.onChange(5), 15)
        let token = proxy.intercept(set: \.onChange) { call, change in call.proceed({ change($0) + 1000 }) }
        object.onChange = { -$0 }
        XCTAssertEqual(object.onChange(5), 995)
        withExtendedLifetime((subscriptions, token)) {}
    }

    /// A change in place calls the getter and then the setter, where somebody hears of one of them.
    func test_B1_changesInPlace() {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Album(log)), object = proxy.object
        object.count += 1
        XCTAssertEqual(log.take(), ["get count", "set count 2"])
        var token = proxy.sentMessage(set: { $0[$2] = $1 }).subscribe { log.add("sent \($0)") }
        object[0] += "!"
        XCTAssertEqual(log.take(), ["get [0]", "set [0] zero!"], "of a subscript")
        token.cancel()
        var tokens = [
            proxy.sentMessage(set: \.count).subscribe { log.add("sent \($0)") },
            proxy.methodInvoked(set: \.count).subscribe { log.add("invoked \($0)") },
            proxy.methodInvoked(get: \.count).withOutcome.subscribe { log.add("\($1)") },
        ]
        object.count += 1
        XCTAssertEqual(
            log.take(), ["get count", "returned(2)", "sent 3", "set count 3", "invoked 3"])
        XCTAssertThrowsError(try fail(in: &object.count))
        XCTAssertEqual(log.take(), ["get count", "returned(3)", "sent 9", "set count 9", "invoked 9"])
        for token in tokens { token.cancel() }
        object.count = 3
        _ = log.take()
        tokens = [
            proxy.sentMessage(set: \.tags).subscribe { log.add("sent \($0)") },
            proxy.intercept(set: \.count) { call, count in call.proceed(count * 2) },
            proxy.intercept(get: \.count) { call in call.proceed() + 100 },
            proxy.intercept(set: \.cover) { call, cover in call.proceed(AlbumCover(a: cover.a, c: cover.c + "!")) },
        ]
        object.count += 1
        XCTAssertEqual(log.take(), ["get count", "set count 208"])
        object.tags.append("b")
        object.tags[0].removeLast(5)
        XCTAssertEqual(
            log.take(), ["sent [\"\(long)\", \"b\"]", "sent [\"\(long.dropLast(5))\", \"b\"]"])
        object.cover.a = 77
        XCTAssertEqual(object.cover, AlbumCover(a: 77, c: long + "!"))
        token = proxy.sentMessage(set: \.owner).subscribe { _ in }
        weak var owner: AlbumOwner?
        do {
            let made = AlbumOwner()
            owner = made
            put(made, in: &object.owner)
        }
        XCTAssertNotNil(owner)
        put(nil, in: &object.owner)
        XCTAssertNil(owner)
        withExtendedLifetime((tokens, token)) {}
    }

    private func fail(in count: inout Int) throws {
        count = 9
        throw AlbumFailure(number: 0)
    }

    @inline(never) private func put(_ owner: AlbumOwner?, in place: inout AlbumOwner?) { place = owner }

    func test_B14_propertiesOfAnInheritedProtocol() {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Album())
        let tokens = [
            proxy.sentMessage(set: \.alias).subscribe { log.add("sent \($0)") },
            proxy.intercept(get: \.alias) { call in call.proceed() + "!" },
            proxy.intercept(set: \.alias) { call, alias in call.proceed(alias.uppercased()) },
        ]
        let named: any AlbumNaming = proxy.object
        named.alias = "mine"
        XCTAssertEqual(named.alias, "MINE!")
        XCTAssertEqual(log.entries, ["sent mine"])
        withExtendedLifetime(tokens) {}
    }

    func test_B3_propertiesWithoutATarget() throws {
        let proxy = Proxy(), object = proxy.object, log = Log<String>()
        let subscriptions = [
            proxy.methodInvoked(set: \.title).withOutcome.subscribe { log.add("\($0) \($1)") },
            proxy.methodInvoked(get: \.title).withOutcome.subscribe { log.add("get \($1)") },
        ]
        object.title = "unheard"
        let token = proxy.intercept(get: \.title) { _ in "answer" }
        XCTAssertEqual(object.title, "answer")
        token.cancel()
        proxy.fallbackTarget = Album()
        XCTAssertEqual(object.title, long)
        object.title = "kept"
        XCTAssertEqual(object.title, "kept")
        XCTAssertEqual(
            log.entries,
            [
                "unheard unanswered", "get returned(answer)", "get returned(\(long))", "kept returned",
                "get returned(kept)",
            ])
        withExtendedLifetime(subscriptions) {}
    }

    /// Setters reach the first delegate, which is the one that getters ask.
    func test_F4_severalDelegates() {
        let first = Album(), second = Album(), proxy = Proxy(forwardingTo: first), before = second.count
        let tokens = [
            proxy.addTarget(second, retainTarget: true),
            proxy.sentMessage(set: \.count).subscribe { _ in },
            proxy.sentMessage(set: \.title).subscribe { _ in },
        ]
        proxy.object.count = 5
        proxy.object.title = "one"
        XCTAssertEqual([first.count, second.count], [5, before])
        XCTAssertEqual([first.title, second.title], ["one", long])
        let interceptors = [
            proxy.intercept(set: \.count) { call, count in call.proceed(count * 2) },
            proxy.intercept(get: \.count) { call in call.proceed() + 100 },
        ]
        proxy.object.count = 6
        XCTAssertEqual([first.count, second.count], [12, before])
        XCTAssertEqual(proxy.object.count, 112)
        withExtendedLifetime((tokens, interceptors)) {}
    }

    func test_G2_valuesAreReleased() {
        weak var last: AlbumOwner?
        do {
            let proxy = Proxy(forwardingTo: Album())
            let tokens = [
                proxy.sentMessage(set: \.owner).subscribe { _ in },
                proxy.methodInvoked(set: \.owner).subscribe { _ in },
                proxy.methodInvoked(get: \.owner).withOutcome.subscribe { _, _ in },
                proxy.intercept(set: \.owner) { call, owner in
                    call.proceed(owner)
                    call.proceed(owner)
                },
                proxy.intercept(get: \.owner) { call in call.proceed() ?? call.proceed() },
            ]
            do {
                let owner = AlbumOwner()
                last = owner
                for _ in 0..<10 {
                    proxy.object.owner = owner
                    XCTAssertTrue(proxy.object.owner === owner)
                }
            }
            XCTAssertNotNil(last)
            proxy.object.owner = nil
            XCTAssertNil(last)
            withExtendedLifetime(tokens) {}
        }
    }

    // MARK: Intercepting

    func test_M1_interceptorsOfAGetterInOrder() {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Album(log))
        let tokens = ["outer", "inner"].map { name in
            proxy.intercept(get: \.count) { call in
                log.add("\(name) before")
                let count = call.proceed()
                log.add("\(name) after \(count)")
                return count * 10
            }
        }
        XCTAssertEqual(proxy.object.count, 100)
        XCTAssertEqual(
            log.take(), ["outer before", "inner before", "get count", "inner after 1", "outer after 10"])
        tokens[0].cancel()
        XCTAssertEqual(proxy.object.count, 10)
        tokens[1].cancel()
        XCTAssertEqual(proxy.object.count, 1)
    }

    /// The receiver's setter is called, and nothing else.
    func test_M1_interceptorsOfASetterInOrder() {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Album(log))
        let tokens = [
            proxy.intercept(set: \.title) { call, title in call.proceed(title + "1") },
            proxy.intercept(set: { $0.title = $1 }) { call, title in
                if title.hasPrefix("no") { return }
                call.proceed()
                call.proceed(title + "2")
            },
            proxy.sentMessage(set: \.title).subscribe { log.add("sent \($0)") },
            proxy.methodInvoked(set: \.title).subscribe { log.add("invoked \($0)") },
        ]
        proxy.object.title = "a"
        XCTAssertEqual(log.take(), ["sent a", "set title a1", "set title a12", "invoked a"])
        proxy.object.title = "no"
        XCTAssertEqual(log.take(), ["sent no", "invoked no"])
        tokens[0].cancel()
        proxy.object.title = "b"
        XCTAssertEqual(log.take(), ["sent b", "set title b", "set title b2", "invoked b"])
        tokens[1].cancel()
        proxy.object.title = "c"
        XCTAssertEqual(log.take(), ["sent c", "set title c", "invoked c"])
        withExtendedLifetime(tokens) {}
    }

    func test_M5_interceptorsOfEveryForm() {
        let proxy = Proxy(forwardingTo: Album()), object = proxy.object, owner = AlbumOwner()
        let tokens = [
            proxy.intercept(set: \.span) { call, span in call.proceed(AlbumSpan(first: span.first + 1, third: 0)) },
            proxy.intercept(get: \.span) { call in AlbumSpan(second: call.proceed().first) },
            proxy.intercept(set: \.cover) { call, cover in call.proceed(AlbumCover(c: cover.c + "!")) },
            proxy.intercept(get: \.cover) { call in AlbumCover(c: call.proceed().c + "?") },
            proxy.intercept(set: \.owner) { call, _ in call.proceed(owner) },
            proxy.intercept(get: \.state) { call in call.proceed() == .empty ? .full("was empty", 0) : .empty },
            proxy.intercept(set: \.tags) { call, tags in call.proceed(tags + ["more"]) },
            proxy.intercept(get: \.anything) { call in [call.proceed()] },
            proxy.intercept(get: { delegate, row in delegate[row] }) { call, row in call.proceed(row + 1) + "<" },
            proxy.intercept(set: { delegate, value, row in delegate[row] = value }) { call, value, row in
                call.proceed(value + ">", row + 1)
            },
            proxy.intercept(get: { $0[$1, $2] }) { call, row, column in call.proceed(row, column + "x") },
            proxy.intercept(set: { $0[$2, $3] = $1 }) { call, value, row, column in call.proceed(-value, row, column) },
        ]
        for _ in 0..<3 {
            object.span = AlbumSpan(first: 5)
            XCTAssertEqual(object.span, AlbumSpan(second: 6))
            object.cover = AlbumCover(c: long)
            XCTAssertEqual(object.cover, AlbumCover(c: long + "!?"))
            object.owner = nil
            XCTAssertTrue(object.owner === owner)
            object.state = .empty
            XCTAssertEqual(object.state, .full("was empty", 0))
            object.tags = [long]
            XCTAssertEqual(object.tags, [long, "more"])
            object.anything = 3
            XCTAssertEqual("\(object.anything)", "[3]")
            object[4] = long
            XCTAssertEqual(object[4], long + "><")
            object[1, "zx"] = 8
            XCTAssertEqual(object[1, "z"], -8)
        }
        withExtendedLifetime(tokens) {}
    }

    func test_M5_byName() throws {
        let log = Log<String>(), proxy = Proxy(forwardingTo: Album(log))
        try Proxy.register("title", Proxy.selector(get: \.title))
        try Proxy.register("setTitle:", Proxy.selector(set: \.title))
        let tokens = [
            proxy.sentMessage("setTitle:").subscribe { log.add("sent \($0)") },
            proxy.methodInvoked("title").withOutcome.subscribe { log.add("\($1)") },
            proxy.intercept(set: \.title) { call, title in call.proceed(title + "!") },
        ]
        try proxy.send("setTitle:", "by name")
        XCTAssertEqual(try proxy.send("title"), "by name!")
        proxy.object.title = "directly"
        XCTAssertEqual(
            log.entries,
            [
                "sent [\"by name\"]", "set title by name!", "get title", "returned(by name!)",
                "sent [\"directly\"]", "set title directly!",
            ])
        withExtendedLifetime(tokens) {}
    }

    // MARK: Classes that conform by hand

    /// Its accessors call `forward`, and its probe notes them.
    func test_M5_aClassThatConformsByHand() throws {
        let log = Log<String>(), parent = BookParent(), real = Book()
        parent.delegate = real
        let proxy = HandBookProxy.proxy(for: parent)
        let tokens = [
            proxy.sentMessage(set: \.title).subscribe { log.add("sent \($0)") },
            proxy.methodInvoked(get: \.title).withOutcome.subscribe { log.add("\($1)") },
            proxy.intercept(set: \.title) { call, title in call.proceed(title + "!") },
            proxy.intercept(get: \.title) { call in call.proceed().uppercased() },
        ]
        parent.delegate?.title = "a"
        XCTAssertEqual(parent.delegate?.title, "A!")
        XCTAssertEqual(real.title, "a!")
        XCTAssertEqual(log.take(), ["sent a", "returned(A!)"])
        parent.delegate?.title += "?"
        XCTAssertEqual(real.title, "A!?!")
        XCTAssertEqual(log.take(), ["returned(A!)", "sent A!?"])
        withExtendedLifetime(tokens) {}
    }

    func test_B15_propertiesThatTheClassImplementsItself() {
        let log = Log<String>(), parent = OwnBookParent(), real = Book()
        parent.delegate = real
        let proxy = OwnBookProxy.proxy(for: parent)
        let token = proxy.sentMessage(set: \.pages).subscribe { log.add("sent \($0)") }
        parent.delegate?.title = "own"
        parent.delegate?.title += "!"
        XCTAssertEqual(parent.delegate?.title, "own!")
        XCTAssertEqual(real.title, "")
        parent.delegate?.pages += 4
        XCTAssertEqual(real.pages, 5)
        XCTAssertEqual(log.entries, ["sent 5"])
        withExtendedLifetime(token) {}
    }

    /// As for the properties of a class that `@DelegateProtocol` made.
    func test_B6_otherwise_aProxyClassWithItsOwnConformanceOnlyForwardsProperties() {
        // Until there is a proxy, the class has not been asked what it implements.
        let parent = BookParent(), proxy = HandBookProxy.proxy(for: parent)
        defer { withExtendedLifetime((parent, proxy)) {} }
        let refused = [
            refusal { try HandBookProxy.selector(get: \.pages) }, refusal { try HandBookProxy.selector(set: \.pages) },
        ]
        for refusal in refused {
            XCTAssertEqual(refusal?.reason, .forwardedOnly)
            XCTAssertTrue(
                refusal?.description.contains("except for properties and subscripts, which it always forwards. Make")
                    ?? false)
        }
    }

    // MARK: Refusals

    func test_B6_propertiesOfAssociatedTypes() {
        let proxy = ForwardingProxy<any Drawer<String>>(forwardingTo: StringDrawer()), log = Log<String>()
        let tokens = [
            // A key path of such a property crashes the compiler (6.3).
            proxy.sentMessage(set: { $0.top = $1 }).subscribe { log.add("sent \($0)") },
            proxy.intercept(set: { $0.top = $1 }) { call, top in call.proceed(top + "!") },
            proxy.sentMessage(set: { $0[$2] = $1 }).subscribe { log.add("sent \($0)") },
        ]
        let object = proxy.object
        object.top = long
        XCTAssertEqual(object.top, long + "!")
        object[2] = "two"
        XCTAssertEqual(log.entries, ["sent \(long)", "sent (\"two\", 2)"])
        // It is declared as `Item`, which is returned in another way than a String: the call that finds it tells.
        var read: [String] = []
        let reading = proxy.methodInvoked(get: { $0.top }).withOutcome.subscribe { _, outcome in
            if case .returned(let top) = outcome { read.append(top) }
        }
        XCTAssertEqual(object.top, long + "!")
        XCTAssertEqual(read, [long + "!"])
        withExtendedLifetime((tokens, reading)) {}
    }

    private func refusal<Delegate, Element, Result>(
        _ resolve: () throws -> TypedSelector<Delegate, Element, Result>
    ) -> ObservationError? {
        do { _ = try resolve() } catch { return error as? ObservationError }
        return nil
    }

    private func reason<Element, Result>(
        _ resolve: () throws -> TypedSelector<any AlbumDelegate, Element, Result>
    ) -> ObservationError.Reason? {
        refusal(resolve)?.reason
    }

    private func isArgument(_ reason: ObservationError.Reason?) -> Bool {
        if case .argument = reason { true } else { false }
    }

    func test_B6_otherwise_theProtocolMustRequireTheProperty() {
        XCTAssertEqual(reason { try Proxy.selector(get: \.extended) }, .notARequirement)
        XCTAssertEqual(reason { try Proxy.selector(get: { $0.count + $0.title.count }) }, .notARequirement)
        XCTAssertEqual(reason { try Proxy.selector(set: \.span.second) }, .notARequirement)
        XCTAssertEqual(reason { try Proxy.selector(set: \.[3]) }, .notARequirement)
        XCTAssertEqual(reason { try Proxy.selector(get: \.title.count) }, .notARequirement)
        XCTAssertEqual(reason { try Proxy.selector(get: \.owner?.hash) }, .notARequirement)
        XCTAssertEqual(reason { try Proxy.selector(get: \.[3]) }, .notARequirement)
        XCTAssertTrue(isArgument(reason { try Proxy.selector(get: { $0.count as Int? }) }))
        XCTAssertTrue(
            isArgument(reason { try Proxy.selector(set: { (delegate, count: Int8) in delegate.count = Int(count) }) }))
        // A closure that is returned has another form than one that is stored.
        XCTAssertTrue(isArgument(reason { try Proxy.selector(get: \.onChange) }))
        XCTAssertNil(reason { try Proxy.selector(set: \.onChange) })
    }
}

public protocol Drawer<Item>: AnyObject {
    associatedtype Item
    var top: Item { get set }
    subscript(row: Int) -> Item { get set }
}

private final class StringDrawer: Drawer {
    var top = ""
    subscript(row: Int) -> String {
        get { top }
        set {}
    }
}

public protocol BookDelegate: AnyObject {
    var title: String { get set }
    var pages: Int { get set }
}

private final class Book: BookDelegate {
    var title = "", pages = 1
}

private final class BookParent: HasDelegate {
    var delegate: (any BookDelegate)?
}

private final class HandBookProxy: DelegateProxy<BookParent, any BookDelegate>, DelegateProxyType, BookDelegate,
    @unchecked Sendable
{
    static let getTitle = TypedSelector<any BookDelegate, Void, String>("title") { book, _ in book.title }
    static let setTitle = TypedSelector<any BookDelegate, String, Void>("setTitle:") { $0.title = $1 }

    init(parent: BookParent) { super.init(parentObject: parent, delegateProxy: HandBookProxy.self) }

    static func registerKnownImplementations() { register { HandBookProxy(parent: $0) } }
    static func implementedMethods() -> ImplementedMethods<any BookDelegate> {
        .forwarding(getTitle, setTitle) { BookProbe() }
    }

    var title: String {
        get { forward(Self.getTitle, with: (), default: { "" }) { $0.title } }
        set { forward(Self.setTitle, with: newValue) { $0.title = newValue } }
    }
    var pages: Int {
        get { forwardToDelegate()?.pages ?? 0 }
        set { forwardToDelegate()?.pages = newValue }
    }
}

private final class OwnBookParent: HasDelegate {
    var delegate: (any BookDelegate)?
}

private final class OwnBookProxy: DelegateProxy<OwnBookParent, any BookDelegate>, DelegateProxyType, BookDelegate,
    @unchecked Sendable
{
    var title = "", pages = 0

    init(parent: OwnBookParent) { super.init(parentObject: parent, delegateProxy: OwnBookProxy.self) }

    static func registerKnownImplementations() { register { OwnBookProxy(parent: $0) } }
    static func implementedMethods() throws -> ImplementedMethods<any BookDelegate> {
        try .only(selector(get: \.title), selector(set: \.title))
    }
}

private final class BookProbe: MethodProbe, BookDelegate {
    var title: String {
        get { note(0) }
        set { note(1) }
    }
    var pages: Int {
        get { note(_GeneratedProbe._forwardedOnly) }
        set { note(_GeneratedProbe._forwardedOnly) }
    }
}
