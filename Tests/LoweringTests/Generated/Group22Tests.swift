// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group22 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t440_alone(_ a0: RandomStruct72) { log.received([a0 as Any]) }
    func t440_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct72, _ a6: RandomStruct72, _ a7: String, _ a8: RandomStruct72) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t440_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct72, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t440_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct72, _ a3: Double, _ a4: Bool, _ a5: RandomStruct72, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t440_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct72, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct72, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t441_alone(_ a0: RandomStruct78) { log.received([a0 as Any]) }
    func t441_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct78, _ a6: RandomStruct78, _ a7: String, _ a8: RandomStruct78) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t441_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct78, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t441_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct78, _ a3: Double, _ a4: Bool, _ a5: RandomStruct78, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t441_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct78, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct78, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t441_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct78, _ a5: RandomStruct78, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t441_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct78, _ a8: RandomStruct78, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t441_twice(_ a0: RandomStruct78, _ a1: String, _ a2: RandomStruct78, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t442_alone(_ a0: RandomEnum79) { log.received([a0 as Any]) }
    func t442_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum79, _ a6: RandomEnum79, _ a7: String, _ a8: RandomEnum79) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t442_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum79, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t442_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum79, _ a3: Double, _ a4: Bool, _ a5: RandomEnum79, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t442_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum79, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum79, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t443_alone(_ a0: RandomStruct82) { log.received([a0 as Any]) }
    func t443_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct82, _ a6: RandomStruct82, _ a7: String, _ a8: RandomStruct82) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t443_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct82, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t443_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct82, _ a3: Double, _ a4: Bool, _ a5: RandomStruct82, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t443_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct82, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct82, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t444_alone(_ a0: (RandomEnum83, Empty?)) { log.received([a0 as Any]) }
    func t444_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (RandomEnum83, Empty?), _ a6: (RandomEnum83, Empty?)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t444_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (RandomEnum83, Empty?), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t444_mixed(_ a0: Float, _ a1: Int, _ a2: (RandomEnum83, Empty?), _ a3: Double, _ a4: Bool, _ a5: (RandomEnum83, Empty?), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t444_mixed16(_ a0: Int, _ a1: Double, _ a2: (RandomEnum83, Empty?), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (RandomEnum83, Empty?), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t444_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (RandomEnum83, Empty?), _ a5: (RandomEnum83, Empty?), _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t444_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (RandomEnum83, Empty?), _ a6: (RandomEnum83, Empty?), _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t444_twice(_ a0: (RandomEnum83, Empty?), _ a1: String, _ a2: (RandomEnum83, Empty?), _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t445_alone(_ a0: RandomStruct88) { log.received([a0 as Any]) }
    func t445_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct88, _ a6: RandomStruct88, _ a7: String, _ a8: RandomStruct88) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t445_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct88, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t445_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct88, _ a3: Double, _ a4: Bool, _ a5: RandomStruct88, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t445_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct88, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct88, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t446_alone(_ a0: RandomStruct90) { log.received([a0 as Any]) }
    func t446_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct90, _ a6: RandomStruct90, _ a7: String, _ a8: RandomStruct90) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t446_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct90, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t446_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct90, _ a3: Double, _ a4: Bool, _ a5: RandomStruct90, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t446_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct90, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct90, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t447_alone(_ a0: RandomEnum91) { log.received([a0 as Any]) }
    func t447_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomEnum91, _ a6: RandomEnum91, _ a7: String, _ a8: RandomEnum91) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t447_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomEnum91, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t447_mixed(_ a0: Float, _ a1: Int, _ a2: RandomEnum91, _ a3: Double, _ a4: Bool, _ a5: RandomEnum91, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t447_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomEnum91, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomEnum91, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t447_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomEnum91, _ a5: RandomEnum91, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t447_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomEnum91, _ a8: RandomEnum91, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t447_twice(_ a0: RandomEnum91, _ a1: String, _ a2: RandomEnum91, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t448_alone(_ a0: RandomStruct98) { log.received([a0 as Any]) }
    func t448_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct98, _ a6: RandomStruct98, _ a7: String, _ a8: RandomStruct98) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t448_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct98, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t448_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct98, _ a3: Double, _ a4: Bool, _ a5: RandomStruct98, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t448_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct98, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct98, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t449_alone(_ a0: (Node.Type??, RandomStruct99)) { log.received([a0 as Any]) }
    func t449_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Node.Type??, RandomStruct99), _ a6: (Node.Type??, RandomStruct99)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t449_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Node.Type??, RandomStruct99), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t449_mixed(_ a0: Float, _ a1: Int, _ a2: (Node.Type??, RandomStruct99), _ a3: Double, _ a4: Bool, _ a5: (Node.Type??, RandomStruct99), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t449_mixed16(_ a0: Int, _ a1: Double, _ a2: (Node.Type??, RandomStruct99), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Node.Type??, RandomStruct99), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t450_alone(_ a0: RandomStruct102) { log.received([a0 as Any]) }
    func t450_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: RandomStruct102, _ a6: RandomStruct102, _ a7: String, _ a8: RandomStruct102) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t450_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: RandomStruct102, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t450_mixed(_ a0: Float, _ a1: Int, _ a2: RandomStruct102, _ a3: Double, _ a4: Bool, _ a5: RandomStruct102, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t450_mixed16(_ a0: Int, _ a1: Double, _ a2: RandomStruct102, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: RandomStruct102, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t450_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: RandomStruct102, _ a5: RandomStruct102, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t450_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: RandomStruct102, _ a8: RandomStruct102, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t450_twice(_ a0: RandomStruct102, _ a1: String, _ a2: RandomStruct102, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group22>, any Group22>

final class Group22Tests: XCTestCase {
    func test_D4_440_RandomStruct72() throws {
        let v: RandomStruct72 = RandomStruct72(.north, (.leaf(67), (fixed.one != fixed.two)))
        let w: RandomStruct72 = RandomStruct72(.north, (.leaf(76), (fixed.one != fixed.one)))
        let check = Check<any Group22>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group22.t440_alone), Form.alone(v as Any, w as Any)) { $0.t440_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group22.t440_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t440_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group22.t440_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t440_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group22.t440_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t440_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group22.t440_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t440_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_441_RandomStruct78() throws {
        let v: RandomStruct78 = RandomStruct78(RandomEnum73.c2(RandomStruct76("text 65")), RandomEnum77.c1(-17.5), 16782)
        let w: RandomStruct78 = RandomStruct78(RandomEnum73.c2(RandomStruct76("text 53")), nil, -18135)
        let check = Check<any Group22>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group22.t441_alone), Form.alone(v as Any, w as Any)) { $0.t441_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group22.t441_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t441_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group22.t441_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t441_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group22.t441_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t441_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group22.t441_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t441_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group22.t441_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t441_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group22.t441_twice), Form.twice(v as Any, w as Any)) { $0.t441_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group22.t441_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t441_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_442_RandomEnum79() throws {
        let v: RandomEnum79 = RandomEnum79.c0(RandomEnum80.c2(370243305752060916))
        let w: RandomEnum79 = RandomEnum79.c0(RandomEnum80.c0(-23028823067162003713799058857060848047))
        let check = Check<any Group22>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group22.t442_alone), Form.alone(v as Any, w as Any)) { $0.t442_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group22.t442_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t442_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group22.t442_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t442_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group22.t442_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t442_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group22.t442_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t442_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_443_RandomStruct82() throws {
        let v: RandomStruct82 = RandomStruct82(18.5, RandomEnum81.c1(fixed.leaf), -681.5)
        let w: RandomStruct82 = RandomStruct82(99.5, RandomEnum81.c1(fixed.leaf), 578.5)
        let check = Check<any Group22>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group22.t443_alone), Form.alone(v as Any, w as Any)) { $0.t443_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group22.t443_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t443_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group22.t443_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t443_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group22.t443_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t443_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group22.t443_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t443_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_444_RandomEnum83_Empty_optional() throws {
        let v: (RandomEnum83, Empty?) = (RandomEnum83.c1, Empty())
        let w: (RandomEnum83, Empty?) = (RandomEnum83.c0(Leaf.self), Empty())
        let check = Check<any Group22>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group22.t444_alone), Form.alone(v as Any, w as Any)) { $0.t444_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group22.t444_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t444_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group22.t444_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t444_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group22.t444_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t444_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group22.t444_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t444_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group22.t444_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t444_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group22.t444_twice), Form.twice(v as Any, w as Any)) { $0.t444_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group22.t444_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t444_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_445_RandomStruct88() throws {
        let v: RandomStruct88 = RandomStruct88(RandomStruct85([3], 1432670763), RandomEnum86.c1(RandomEnum87.c1(184)))
        let w: RandomStruct88 = RandomStruct88(RandomStruct85([27], 3462728934), RandomEnum86.c1(RandomEnum87.c1(99)))
        let check = Check<any Group22>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group22.t445_alone), Form.alone(v as Any, w as Any)) { $0.t445_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group22.t445_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t445_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group22.t445_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t445_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group22.t445_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t445_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group22.t445_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t445_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_446_RandomStruct90() throws {
        let v: RandomStruct90 = RandomStruct90((RandomEnum89.c0, 1067507637863537229), SIMD2(8, 7))
        let w: RandomStruct90 = RandomStruct90((RandomEnum89.c0, -1049252275304933075), SIMD2(5, 8))
        let check = Check<any Group22>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group22.t446_alone), Form.alone(v as Any, w as Any)) { $0.t446_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group22.t446_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t446_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group22.t446_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t446_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group22.t446_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t446_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group22.t446_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t446_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_447_RandomEnum91() throws {
        let v: RandomEnum91 = RandomEnum91.c0(RandomStruct92(Empty()))
        let w: RandomEnum91 = RandomEnum91.c0(RandomStruct92(Empty()))
        let check = Check<any Group22>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group22.t447_alone), Form.alone(v as Any, w as Any)) { $0.t447_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group22.t447_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t447_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group22.t447_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t447_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group22.t447_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t447_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group22.t447_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t447_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group22.t447_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t447_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group22.t447_twice), Form.twice(v as Any, w as Any)) { $0.t447_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group22.t447_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t447_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_448_RandomStruct98() throws {
        let v: RandomStruct98 = RandomStruct98(RandomEnum93.c0((-2001215768, 462643479271921081, Square(side: 65))), RandomEnum94.c2)
        let w: RandomStruct98 = RandomStruct98(RandomEnum93.c0((-721579041, -1000291153866791581, Square(side: 44))), RandomEnum94.c3(1626))
        let check = Check<any Group22>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group22.t448_alone), Form.alone(v as Any, w as Any)) { $0.t448_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group22.t448_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t448_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group22.t448_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t448_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group22.t448_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t448_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group22.t448_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t448_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_449_Node_Type_optional_optional_RandomStruct99() throws {
        let v: (Node.Type??, RandomStruct99) = (Leaf.self, RandomStruct99(SIMD4(8, 5, 5, 9), fixed.leaf))
        let w: (Node.Type??, RandomStruct99) = (Leaf.self, RandomStruct99(SIMD4(4, 5, 6, 7), fixed.leaf))
        let check = Check<any Group22>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group22.t449_alone), Form.alone(v as Any, w as Any)) { $0.t449_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group22.t449_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t449_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group22.t449_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t449_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group22.t449_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t449_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group22.t449_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t449_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_450_RandomStruct102() throws {
        let v: RandomStruct102 = RandomStruct102(RandomEnum100.c1(RandomStruct101(-275.5)))
        let w: RandomStruct102 = RandomStruct102(RandomEnum100.c0)
        let check = Check<any Group22>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group22.t450_alone), Form.alone(v as Any, w as Any)) { $0.t450_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group22.t450_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t450_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group22.t450_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t450_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group22.t450_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t450_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group22.t450_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t450_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group22.t450_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t450_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group22.t450_twice), Form.twice(v as Any, w as Any)) { $0.t450_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group22.t450_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t450_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
