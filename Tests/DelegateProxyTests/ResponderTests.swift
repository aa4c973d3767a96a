import Switchboard
import TestSupport
import XCTest

public protocol QuizDelegate: AnyObject, Sendable {
    func points(for answer: String) -> Int
    func hint(_ number: Int) async -> String
    var title: String { get }
    func end()
}

extension QuizDelegate {
    public func points(for answer: String) -> Int { 1 }
    public func hint(_ number: Int) async -> String { "default" }
    public func end() {}
}

/// Symbols tell of the default implementations by a type that conforms.
final class Quiz: QuizDelegate {
    let title: String
    init(_ title: String) { self.title = title }
    func points(for answer: String) -> Int { title.count }
    func hint(_ number: Int) async -> String { title }
}

public protocol RiddleDelegate: AnyObject {
    func points(for answer: String) -> Int
}

private final class Riddle: RiddleDelegate {
    func points(for answer: String) -> Int { 7 }
}

/// CONFORMANCE M: interceptors learn what answered a call.
final class ResponderTests: XCTestCase {
    private typealias Proxy = ForwardingProxy<any QuizDelegate>

    private let log = Log<String>()

    override func setUpWithError() throws { try skipWithoutEntryStubs() }

    private func logging(_ proxy: Proxy) -> [SubscriptionToken] {
        let log = log
        return [
            proxy.intercept { call in
                precondition(call.responder == nil)
                try call.proceed()
                log.add("\(call.responder?.description ?? "nothing")")
            },
            proxy.interceptAsynchronous { call in
                precondition(call.responder == nil)
                try await call.proceed()
                log.add("\(call.responder?.description ?? "nothing")")
            },
        ]
    }

    func test_M1_whatAnsweredACall() async {
        let proxy = Proxy(), tokens = logging(proxy), object = proxy.object, quiz = Quiz("four")
        XCTAssertEqual(object.points(for: ""), 1)
        let hint = await object.hint(1)
        XCTAssertEqual(hint, "default")
        object.end()
        XCTAssertEqual(log.take(), Array(repeating: "the default implementation", count: 3))

        let fallback = Quiz("fallback")
        proxy.fallbackTarget = fallback
        XCTAssertEqual(object.points(for: ""), 8)
        let another = await object.hint(1)
        XCTAssertEqual(another, "fallback")
        XCTAssertEqual(object.title, "fallback")
        XCTAssertEqual(log.take(), Array(repeating: "the fallback target", count: 3))

        let answers = [
            proxy.whenUnanswered(QuizDelegate.points(for:)) { _ in 3 },
            proxy.whenUnanswered(QuizDelegate.hint(_:)) { _ in "answer" },
        ]
        XCTAssertEqual(object.points(for: ""), 3)
        let answer = await object.hint(1)
        XCTAssertEqual(answer, "answer")
        XCTAssertEqual(log.take(), ["whenUnanswered", "whenUnanswered"])

        proxy.setForwardToDelegate(quiz, retainDelegate: false)
        XCTAssertEqual(object.points(for: ""), 4)
        let own = await object.hint(1)
        XCTAssertEqual(own, "four")
        XCTAssertEqual(log.take(), ["the target", "the target"])
        answers.forEach { $0.cancel() }
        tokens.forEach { $0.cancel() }
        withExtendedLifetime(quiz) {}
    }

    func test_M1_anInterceptorThatAnswersIsNoResponder() {
        let quiz = Quiz("four"), proxy = Proxy(forwardingTo: quiz), tokens = logging(proxy)
        let answering = proxy.intercept(QuizDelegate.points(for:)) { call, answer in
            answer.isEmpty ? 9 : call.proceed()
        }
        XCTAssertEqual(proxy.object.points(for: ""), 9)
        XCTAssertEqual(proxy.object.points(for: "a"), 4)
        XCTAssertEqual(log.take(), ["nothing", "the target"])
        answering.cancel()
        tokens.forEach { $0.cancel() }
    }

    func test_M1_theDefaultOfADelegateTypeIsAResponder() {
        DelegateDefaults.register((any RiddleDelegate).self) { Riddle() }
        let proxy = ForwardingProxy<any RiddleDelegate>(), log = log
        let token = proxy.intercept { call in
            try call.proceed()
            log.add("\(call.responder?.description ?? "nothing")")
        }
        XCTAssertEqual(proxy.object.points(for: ""), 7)
        XCTAssertEqual(log.take(), ["the delegate type's default"])
        token.cancel()
    }
}
