import Switchboard
import TestHosts
import TestSupport
import XCTest

/// Observers of one method, few and very many. Their list is made with every change where there are few, and by the
/// next call where there are many: nobody may notice which.
final class ManyObserversTests: XCTestCase {
    /// What an observer captures, so that its end is seen.
    private final class Captured {
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    private final class Heard: @unchecked Sendable {
        var numbers: [Int] = []
    }

    /// Random scripts of subscribing, cancelling and calling, compared with two arrays.
    func test_B11_anyNumberOfObserversAsInAnArray() {
        for seed in 0..<40 {
            var random = SeededNumbers(seed: seed)
            let meter = Meter()
            let proxy = meter.proxy
            let heard = Heard()
            var tokens: [Int: SubscriptionToken] = [:]
            var expected: [Stage: [Int]] = [.sent: [], .invoked: []]
            // Around the number up to which lists are made at once, and well above it.
            let most = [3, 12, 60][seed % 3]
            for step in 0..<300 {
                let isMore = tokens.count < most && random.next() % 5 < 3
                if isMore {
                    let stage = random.next() % 2 == 0 ? Stage.sent : .invoked
                    tokens[step] = subscribe(proxy, stage) { _ in heard.numbers.append(step) }
                    expected[stage]!.append(step)
                } else if random.next() % 2 == 0, let number = tokens.keys.sorted().randomElement(using: &random) {
                    tokens.removeValue(forKey: number)!.cancel()
                    for stage in [Stage.sent, .invoked] { expected[stage]!.removeAll { $0 == number } }
                } else {
                    heard.numbers = []
                    meter.delegate!.didRead(step)
                    XCTAssertEqual(heard.numbers, expected[.sent]! + expected[.invoked]!, "seed \(seed), step \(step)")
                }
            }
            tokens = [:]
            heard.numbers = []
            meter.delegate!.didRead(0)
            XCTAssertEqual(heard.numbers, [])
        }
    }

    /// What a cancelled observer captured ends when its subscription does, whether or not a call has made the list
    /// anew.
    func test_B5_whatManyObserversCapturedEndsWithThem() {
        struct Weak { weak var value: Captured? }
        for count in [1, 2, 8, 9, 50] {
            let meter = Meter()
            let proxy = meter.proxy
            var tokens: [SubscriptionToken] = []
            let captured = (0..<count).map { number in
                nonisolated(unsafe) let value = Captured(number)
                tokens.append(subscribe(proxy, .sent) { _ in XCTAssertEqual(value.number, number) })
                return Weak(value: value)
            }
            meter.delegate!.didRead(1)
            XCTAssertEqual(captured.filter { $0.value != nil }.count, count)
            // From the middle outwards, with a call now and then.
            while !tokens.isEmpty {
                tokens.remove(at: tokens.count / 2)
                XCTAssertEqual(captured.filter { $0.value != nil }.count, tokens.count)
                if tokens.count.isMultiple(of: 3) { meter.delegate!.didRead(2) }
            }
        }
    }

    /// A subscription made during a call hears from the next call on, and one that is cancelled hears no more, also
    /// where there are many.
    func test_B12_manyObserversThatChangeDuringACall() {
        let meter = Meter()
        let proxy = meter.proxy
        let heard = Heard()
        nonisolated(unsafe) var tokens: [SubscriptionToken] = []
        nonisolated(unsafe) var isFirst = true
        for number in 0..<30 {
            tokens.append(
                subscribe(proxy, .sent) { _ in
                    heard.numbers.append(number)
                    guard isFirst, number == 10 else { return }
                    isFirst = false
                    tokens[20].cancel()
                    tokens.append(subscribe(proxy, .sent) { _ in heard.numbers.append(1000) })
                })
        }
        meter.delegate!.didRead(1)
        XCTAssertEqual(heard.numbers, (0..<30).filter { $0 != 20 })
        heard.numbers = []
        meter.delegate!.didRead(2)
        XCTAssertEqual(heard.numbers, (0..<30).filter { $0 != 20 } + [1000])
    }

    /// So many that a time for each of them with every change would not end today.
    func test_B11_aHundredThousandObservers() {
        var meter = Optional(Meter())
        let proxy = meter!.proxy
        nonisolated(unsafe) var (sum, ended) = (0, 0)
        var tokens = (0..<100_000).map { number in
            proxy.sentMessage(MeterDelegate.didRead(_:))
                .subscribe({ _ in sum &+= number }, onCompleted: { ended += 1 })
        }
        meter!.delegate!.didRead(1)
        XCTAssertEqual(sum, (0..<100_000).reduce(0, +))
        var random = SeededNumbers(seed: 7)
        tokens.shuffle(using: &random)
        tokens.removeLast(50_000)
        sum = 0
        meter!.delegate!.didRead(2)
        XCTAssertGreaterThan(sum, 0)
        XCTAssertEqual(ended, 0)
        // The rest are told of the parent's end.
        meter = nil
        XCTAssertEqual(ended, 50_000)
        withExtendedLifetime((tokens, proxy)) {}
    }
}

private enum Stage { case sent, invoked }

private func subscribe(
    _ proxy: DelegateProxy<Meter, any MeterDelegate>, _ stage: Stage, _ body: @escaping @Sendable (Int) -> Void
) -> SubscriptionToken {
    switch stage {
    case .sent: proxy.sentMessage(MeterDelegate.didRead(_:)).subscribe(body)
    case .invoked: proxy.methodInvoked(MeterDelegate.didRead(_:)).subscribe(body)
    }
}
