import ConformanceHosts
import Switchboard
import TestSupport
import Testing

extension DeliverySuites {
    /// Where calls are that wait: one after another in chunks of memory, which come and go.
    @Suite struct PendingCallMemoryTests {
        @Test func test_S1_callsOfAllSizesKeepTheirArguments() {
            let jobs = HeldJobs(), target = Target()
            let proxy = ForwardingProxy<any SizesDelegate>(forwardingTo: target, deliverOn: jobs.context)
            var expected: [String] = []
            for round in 0..<300 {
                // Some rounds wait while others come, so that calls end in one chunk while others begin there.
                let number = round * 4
                proxy.object.nothing()
                proxy.object.one(UInt8(truncatingIfNeeded: number))
                proxy.object.wide(SIMD16(repeating: Double(number)), "\(number)")
                proxy.object.many(lots(number))
                expected += ["nothing", "\(UInt8(truncatingIfNeeded: number))", "\(number).0 \(number)", "\(number)"]
                if round % 7 == 6 { jobs.run() }
                if round % 5 == 4 { _ = jobs.runOne() }
            }
            jobs.run()
            #expect(target.log == expected)
            #expect(proxy.pendingCalls == 0)
        }

        @Test func test_S1_callsEndOnOneThreadWhileTheyBeginOnOthers() async {
            let queue = MarkedQueue("sizes"), target = Target()
            let parcels = CountedParcel.count.load(ordering: .relaxed)
            do {
                let proxy = ForwardingProxy<any SizesDelegate>(forwardingTo: target, deliverOn: queue.context)
                let object = Handed(value: proxy.object)
                onThreads(4) { who in
                    for number in 0..<2000 {
                        object.value.keep(who, number, CountedParcel("\(number)"))
                        if number % 16 == who { object.value.many(lots(number)) }
                    }
                }
                await proxy.delivered()
            }
            for who in 0..<4 { #expect(target.kept[who] == Array(0..<2000)) }
            #expect(target.log.count == 4 * 125)
            #expect(CountedParcel.count.load(ordering: .relaxed) == parcels)
        }
    }
}

struct Eight<Value> {
    var a, b, c, d, e, f, g, h: Value

    init(_ value: Value) { (a, b, c, d, e, f, g, h) = (value, value, value, value, value, value, value, value) }
}

/// 9,216 bytes: more than a whole chunk.
struct Lots {
    var first, second: Eight<Eight<Eight<Int>>>
    let third: Eight<Eight<Int>>, fourth: Eight<Eight<Int>>
}

private func lots(_ number: Int) -> Lots {
    let eight = Eight(Eight(number))
    return Lots(first: Eight(eight), second: Eight(eight), third: eight, fourth: eight)
}

protocol SizesDelegate: AnyObject {
    func nothing()
    func one(_ number: UInt8)
    func wide(_ numbers: SIMD16<Double>, _ text: String)
    func many(_ numbers: Lots)
    func keep(_ who: Int, _ number: Int, _ parcel: CountedParcel)
}

private final class Target: SizesDelegate, @unchecked Sendable {
    var log: [String] = []
    var kept = Array(repeating: [Int](), count: 4)

    func nothing() { log.append("nothing") }
    func one(_ number: UInt8) { log.append("\(number)") }
    func wide(_ numbers: SIMD16<Double>, _ text: String) { log.append("\(numbers[15]) \(text)") }
    func many(_ numbers: Lots) {
        log.append(numbers.first.a.a.a == numbers.fourth.h.h ? "\(numbers.fourth.h.h)" : "torn")
    }
    func keep(_ who: Int, _ number: Int, _ parcel: CountedParcel) {
        if parcel.label == "\(number)" { kept[who].append(number) }
    }
}
