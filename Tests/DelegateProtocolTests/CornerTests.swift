#if Macros
    import Foundation
    import Switchboard
    import TestSupport
    import Testing

    // Cases that were broken once.

    @DelegateProtocol
    private protocol FirstDelegate: AnyObject {
        func note(_ number: Int)
        func later(_ number: Int) async
        @DefaultResult(outerCount) func size(_ outerCount: Int) -> Int
        @DefaultResult(0) subscript(newValue: Int) -> Int { get set }
        func aliased(_ handler: @escaping Handler)
        @ForwardedOnly func told(_ text: String)
        @ForwardedOnly @DefaultResult(0) func told(_ text: String) -> Int
        func overloaded(
            _ first: Int,  // with a comment
            second: [Int]
        )
        func overloaded(_ first: String, second: [Int])
        func packed<each Value>(_ values: repeat each Value)
        func span(_ bytes: RawSpan)
        func formatted(_ text: @autoclosure () -> String, _ values: Int...)
        func `raw name`(_ number: Int)
        func made(_ type: Int.Type, _ name: String?, _ log: Log<String>)
        @DefaultResult(0) func size(of type: Int.Type, in log: Log<String>?) -> Int
        func finished(_ job: (name: String, undo: (Int) -> String)?)
    }

    private typealias Handler = (Int) -> Void
    private let outerCount = 1000

    @DelegateProtocol
    private protocol SecondDelegate: AnyObject {
        func second()
    }

    /// A delegate of both kinds.
    private final class Both: FirstDelegate, SecondDelegate, @unchecked Sendable {
        let log: Log<String>
        init(_ log: Log<String>) { self.log = log }
        func note(_ number: Int) { log.add("note \(number)") }
        func later(_ number: Int) async { log.add("later \(number)") }
        func size(_ outerCount: Int) -> Int { outerCount }
        subscript(newValue: Int) -> Int {
            get { newValue }
            set(value) { log.add("[\(newValue)] \(value)") }
        }
        func aliased(_ handler: @escaping Handler) { handler(1) }
        func finished(_ job: (name: String, undo: (Int) -> String)?) { log.add(job.map { $0.undo(1) } ?? "nothing") }
        func told(_ text: String) { log.add(text) }
        func told(_ text: String) -> Int { text.count }
        func overloaded(_ first: Int, second: [Int]) { log.add("\(first) \(second)") }
        func overloaded(_ first: String, second: [Int]) { log.add("\(first) \(second)") }
        func packed<each Value>(_ values: repeat each Value) { repeat log.add(String(describing: each values)) }
        func span(_ bytes: RawSpan) { log.add("\(bytes.byteCount)") }
        func formatted(_ text: @autoclosure () -> String, _ values: Int...) { log.add("\(text()) \(values)") }
        func `raw name`(_ number: Int) { log.add("raw \(number)") }
        func made(_ type: Int.Type, _ name: String?, _ log: Log<String>) { log.add("\(type) \(name ?? "")") }
        func size(of type: Int.Type, in log: Log<String>?) -> Int { log?.entries.count ?? -1 }
        func second() { log.add("second") }
    }

    private final class Parent: HasDelegate, HasDataSource, HasProxyStorage {
        var delegate: (any FirstDelegate)?
        var dataSource: (any SecondDelegate)?
        let proxyStorage = ProxyStorage()
    }

    // Overloads in a family, and one that waits beside one that does not.

    @DelegateProtocol
    private protocol Ancestor: AnyObject {
        @DefaultResult(1) func value() -> Int
        func told(_ number: Int)
    }

    @DelegateProtocol
    private protocol Descendant: Ancestor {
        @DefaultResult("") func value() -> String
        func told(_ number: Int) async
    }

    private final class Child: Descendant, @unchecked Sendable {
        let log: Log<String>
        init(_ log: Log<String>) { self.log = log }
        func value() -> Int { 7 }
        func value() -> String { "seven" }
        func told(_ number: Int) { log.add("told \(number)") }
        func told(_ number: Int) async { log.add("waited \(number)") }
    }

    private final class FamilyParent: HasDelegate {
        var delegate: (any Descendant)?
    }

    // An extension of an heir answers what it inherits.

    @DelegateProtocol
    private protocol Asked: AnyObject {
        func asked()
    }

    @DelegateProtocol
    private protocol AskedAgain: Asked {
        func again()
    }

    extension AskedAgain {
        func asked() {}
    }

    private final class Answerer: AskedAgain {
        func asked() {}
        func again() {}
    }

    private final class AskedParent: HasDelegate {
        var delegate: (any AskedAgain)? = Answerer()
    }

    @Suite struct CornerTests {
        let log = Log<String>()

        @Test func namesAndTypes() {
            let parent = Parent(), real = Both(log), log = log
            parent.delegate = real
            let proxy = FirstDelegateProxy<Parent>.proxy(for: parent)
            let subscriptions = [
                proxy.sentMessage(FirstDelegate.note).subscribe { log.add("sent \($0)") },
                proxy.sentMessage("aliased(_:)").subscribe { ($0[0] as! (Int) -> Void)(2) },
                proxy.sentMessage("overloaded(_: Int, second: [Int])").subscribe { log.add("sent \($0)") },
                proxy.sentMessage("raw name(_:)").subscribe { log.add("sent \($0)") },
            ]
            let delegate = parent.delegate!
            delegate.note(1)
            delegate[5] = 77
            delegate.aliased { log.add("handled \($0)") }
            let () = delegate.told("text")
            #expect(delegate.told("text") as Int == 4)
            delegate.overloaded(1, second: [2])
            delegate.packed(1, "b")
            [1, 2, 3].withUnsafeBytes { delegate.span(RawSpan(_unsafeBytes: $0)) }
            delegate.formatted("f", 1, 2)
            delegate.`raw name`(3)
            #expect(delegate.size(7) == 7)
            proxy.setForwardToDelegate(nil, retainDelegate: false)
            #expect(delegate.size(7) == 1000)
            #expect(
                log.entries == [
                    "sent 1", "note 1", "[5] 77", "handled 2", "handled 1", "text", "sent [1, [2]]", "1 [2]", "1", "b",
                    "24",
                    "f [1, 2]", "sent [3]", "raw 3",
                ])
            withExtendedLifetime(subscriptions) {}
        }

        /// The optimizer knows the value of a metatype, and may leave it out.
        @Test func metatypesBesideReferences() {
            let parent = Parent(), real = Both(log), log = log
            parent.delegate = real
            let proxy = FirstDelegateProxy<Parent>.proxy(for: parent)
            let subscriptions = [
                proxy.sentMessage(FirstDelegate.made).subscribe { log.add("sent \($0) \($1 ?? "") \($2 === log)") },
                proxy.methodInvoked("made(_:_:_:)").subscribe {
                    log.add("invoked \($0[0]) \($0[2] as? Log<String> === log)")
                },
                proxy.sentMessage(FirstDelegate.size(of:in:)).subscribe { log.add("sent \($0) \($1 === log)") },
            ]
            parent.delegate?.made(Int.self, "a name that takes an allocation", log)
            #expect(parent.delegate?.size(of: Int.self, in: log) == 4)
            #expect(
                log.entries == [
                    "sent Int a name that takes an allocation true", "Int a name that takes an allocation",
                    "invoked Int true", "sent Int true",
                ])
            withExtendedLifetime(subscriptions) {}
        }

        /// To store a closure in a tuple, Swift may make another one, which only the tuple keeps.
        @Test func closuresLiveUntilTheCallIsOver() {
            let parent = Parent(), real = Both(log), log = log
            parent.delegate = real
            let proxy = FirstDelegateProxy<Parent>.proxy(for: parent)
            let memory = Log<[UInt64]>()
            let subscriptions = [
                proxy.sentMessage(FirstDelegate.aliased).subscribe { _ in
                    // Takes memory that was just freed.
                    for size in 1...16 { for _ in 0..<16 { memory.add(Array(repeating: .max, count: size)) } }
                },
                proxy.sentMessage(FirstDelegate.aliased).subscribe { $0(2) },
                proxy.methodInvoked(FirstDelegate.aliased).subscribe { $0(3) },
                proxy.methodInvoked("aliased(_:)").subscribe { ($0[0] as! (Int) -> Void)(4) },
            ]
            parent.delegate?.aliased { log.add("handled \($0)") }
            #expect(log.entries == ["handled 2", "handled 1", "handled 3", "handled 4"])
            withExtendedLifetime((subscriptions, memory)) {}
        }

        /// However deep it is in tuples and Optionals.
        @Test func closuresInTuplesInOptionals() {
            let parent = Parent(), real = Both(log), log = log
            parent.delegate = real
            let proxy = FirstDelegateProxy<Parent>.proxy(for: parent)
            let memory = Log<[UInt64]>(), otherLog = Log<String>()
            // Only the first delegate gets a closure.
            let added = proxy.addTarget(Both(otherLog), retainTarget: true)
            let streams = [proxy.sentMessage("finished(_:)"), proxy.methodInvoked("finished(_:)")]
            let subscriptions = streams.enumerated().map { stage, stream in
                stream.subscribe { arguments in
                    for size in 1...16 { for _ in 0..<16 { memory.add(Array(repeating: .max, count: size)) } }
                    guard let job = arguments[0] as? (name: String, undo: (Int) -> String) else { return }
                    log.add(job.undo(2 * stage))
                }
            }
            parent.delegate?.finished((name: "first", undo: { "\(log === real.log) \($0)" }))
            parent.delegate?.finished(nil)
            #expect(log.entries == ["true 0", "true 1", "true 2", "nothing"])
            #expect(otherLog.entries.isEmpty)
            withExtendedLifetime((subscriptions, memory, added)) {}
        }

        @Test func oneClassForTwoProtocols() {
            let parent = Parent(), real = Both(log)
            parent.delegate = real
            let proxy = FirstDelegateProxy<Parent>.proxy(for: parent)
            parent.delegate?.note(2)
            #expect(log.entries == ["note 2"])
            withExtendedLifetime((proxy, real as any SecondDelegate)) {}
        }

        @Test func asynchronousCallsReachSeveralDelegates() async {
            let parent = Parent(), real = Both(log), otherLog = Log<String>(), log = log
            let other = Both(otherLog)
            parent.delegate = real
            let proxy = FirstDelegateProxy<Parent>.proxy(for: parent)
            let added = proxy.addTarget(other, retainTarget: true)
            let subscription = proxy.methodInvoked(FirstDelegate.later).withOutcome.subscribe { log.add("\($0) \($1)") }
            await parent.delegate?.later(3)
            #expect(log.entries == ["later 3", "3 returned"])
            #expect(otherLog.entries == ["later 3"])
            withExtendedLifetime((added, subscription)) {}
        }

        @Test func overloadsInAFamily() async throws {
            let parent = FamilyParent(), real = Child(log), log = log
            parent.delegate = real
            let proxy = DescendantProxy<FamilyParent>.proxy(for: parent)
            let subscriptions = [
                proxy.sentMessage(Ancestor.told as (any Ancestor) -> (Int) -> Void).subscribe { log.add("sent \($0)") },
                proxy.sentMessage("told(_:)").subscribe { log.add("sent \($0)") },
            ]
            let delegate = parent.delegate!
            #expect(delegate.value() as Int == 7 && delegate.value() as String == "seven")
            #expect(try proxy.send("value()") == "seven")
            #expect(try proxy.send("value() -> Int") == 7)
            (delegate as any Ancestor).told(1)
            await delegate.told(2)
            #expect(log.entries == ["sent 1", "told 1", "sent [2]", "waited 2"])
            withExtendedLifetime(subscriptions) {}
        }

        @Test func anExtensionOfAnHeirThatAnswersWhatItInherits() {
            let parent = AskedParent()
            let refusal = #expect(throws: ProxyError.self) { try AskedAgainProxy.proxyOrThrow(for: parent) }
            #expect(refusal?.reason == .answeredByDefault(method: "asked()"))
            #expect(refusal?.description.contains("Repeat `asked()` in the protocol, or move the default") == true)
            #expect(parent.delegate is Answerer)
        }

        /// Whether there are several delegates or one, a call finds the one that is always there.
        @Test func delegatesAreAddedWhileCallsAreMade() async {
            let parent = Parent(), real = Both(log), other = Both(Log<String>())
            parent.delegate = real
            let proxy = FirstDelegateProxy<Parent>.proxy(for: parent)
            let lost = await withTaskGroup(of: Int.self) { group in
                for _ in 0..<2 {
                    group.addTask {
                        (0..<20_000).count { proxy.size($0) != $0 }
                    }
                    group.addTask {
                        for _ in 0..<5_000 { proxy.addTarget(other, retainTarget: true).cancel() }
                        return 0
                    }
                }
                return await group.reduce(0, +)
            }
            #expect(lost == 0)
            withExtendedLifetime(parent) {}
        }
    }
#endif
