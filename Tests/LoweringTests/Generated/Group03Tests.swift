// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group03 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t60_alone(_ a0: c_empty) { log.received([a0 as Any]) }
    func t60_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_empty, _ a6: c_empty, _ a7: String, _ a8: c_empty) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t60_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_empty, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t60_mixed(_ a0: Float, _ a1: Int, _ a2: c_empty, _ a3: Double, _ a4: Bool, _ a5: c_empty, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t60_mixed16(_ a0: Int, _ a1: Double, _ a2: c_empty, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_empty, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t60_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_empty, _ a5: c_empty, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t60_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_empty, _ a8: c_empty, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t60_twice(_ a0: c_empty, _ a1: String, _ a2: c_empty, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t61_alone(_ a0: timespec) { log.received([a0 as Any]) }
    func t61_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: timespec, _ a6: timespec, _ a7: String, _ a8: timespec) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t61_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: timespec, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t61_mixed(_ a0: Float, _ a1: Int, _ a2: timespec, _ a3: Double, _ a4: Bool, _ a5: timespec, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t61_mixed16(_ a0: Int, _ a1: Double, _ a2: timespec, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: timespec, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t62_alone(_ a0: tm) { log.received([a0 as Any]) }
    func t62_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: tm, _ a6: tm, _ a7: String, _ a8: tm) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t62_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: tm, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t62_mixed(_ a0: Float, _ a1: Int, _ a2: tm, _ a3: Double, _ a4: Bool, _ a5: tm, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t62_mixed16(_ a0: Int, _ a1: Double, _ a2: tm, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: tm, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t63_alone(_ a0: Direction) { log.received([a0 as Any]) }
    func t63_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Direction, _ a6: Direction, _ a7: String, _ a8: Direction) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t63_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Direction, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t63_mixed(_ a0: Float, _ a1: Int, _ a2: Direction, _ a3: Double, _ a4: Bool, _ a5: Direction, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t63_mixed16(_ a0: Int, _ a1: Double, _ a2: Direction, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Direction, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t63_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Direction, _ a5: Direction, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t63_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Direction, _ a8: Direction, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t63_twice(_ a0: Direction, _ a1: String, _ a2: Direction, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t64_alone(_ a0: Single) { log.received([a0 as Any]) }
    func t64_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Single, _ a6: Single, _ a7: String, _ a8: Single) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t64_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Single, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t64_mixed(_ a0: Float, _ a1: Int, _ a2: Single, _ a3: Double, _ a4: Bool, _ a5: Single, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t64_mixed16(_ a0: Int, _ a1: Double, _ a2: Single, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Single, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t65_alone(_ a0: Level) { log.received([a0 as Any]) }
    func t65_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Level, _ a6: Level, _ a7: String, _ a8: Level) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t65_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Level, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t65_mixed(_ a0: Float, _ a1: Int, _ a2: Level, _ a3: Double, _ a4: Bool, _ a5: Level, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t65_mixed16(_ a0: Int, _ a1: Double, _ a2: Level, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Level, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t66_alone(_ a0: Word) { log.received([a0 as Any]) }
    func t66_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Word, _ a6: Word, _ a7: String, _ a8: Word) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t66_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Word, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t66_mixed(_ a0: Float, _ a1: Int, _ a2: Word, _ a3: Double, _ a4: Bool, _ a5: Word, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t66_mixed16(_ a0: Int, _ a1: Double, _ a2: Word, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Word, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t66_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Word, _ a5: Word, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t66_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Word, _ a8: Word, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t66_twice(_ a0: Word, _ a1: String, _ a2: Word, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t67_alone(_ a0: OneFloat) { log.received([a0 as Any]) }
    func t67_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: OneFloat, _ a6: OneFloat, _ a7: String, _ a8: OneFloat) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t67_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: OneFloat, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t67_mixed(_ a0: Float, _ a1: Int, _ a2: OneFloat, _ a3: Double, _ a4: Bool, _ a5: OneFloat, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t67_mixed16(_ a0: Int, _ a1: Double, _ a2: OneFloat, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: OneFloat, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t68_alone(_ a0: OnePair) { log.received([a0 as Any]) }
    func t68_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: OnePair, _ a6: OnePair, _ a7: String, _ a8: OnePair) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t68_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: OnePair, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t68_mixed(_ a0: Float, _ a1: Int, _ a2: OnePair, _ a3: Double, _ a4: Bool, _ a5: OnePair, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t68_mixed16(_ a0: Int, _ a1: Double, _ a2: OnePair, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: OnePair, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t69_alone(_ a0: SinglePayload) { log.received([a0 as Any]) }
    func t69_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SinglePayload, _ a6: SinglePayload, _ a7: String, _ a8: SinglePayload) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t69_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SinglePayload, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t69_mixed(_ a0: Float, _ a1: Int, _ a2: SinglePayload, _ a3: Double, _ a4: Bool, _ a5: SinglePayload, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t69_mixed16(_ a0: Int, _ a1: Double, _ a2: SinglePayload, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SinglePayload, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t69_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SinglePayload, _ a5: SinglePayload, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t69_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SinglePayload, _ a8: SinglePayload, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t69_twice(_ a0: SinglePayload, _ a1: String, _ a2: SinglePayload, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t70_alone(_ a0: SingleString) { log.received([a0 as Any]) }
    func t70_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SingleString, _ a6: SingleString, _ a7: String, _ a8: SingleString) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t70_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SingleString, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t70_mixed(_ a0: Float, _ a1: Int, _ a2: SingleString, _ a3: Double, _ a4: Bool, _ a5: SingleString, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t70_mixed16(_ a0: Int, _ a1: Double, _ a2: SingleString, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SingleString, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t71_alone(_ a0: MultiPayload) { log.received([a0 as Any]) }
    func t71_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: MultiPayload, _ a6: MultiPayload, _ a7: String, _ a8: MultiPayload) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t71_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: MultiPayload, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t71_mixed(_ a0: Float, _ a1: Int, _ a2: MultiPayload, _ a3: Double, _ a4: Bool, _ a5: MultiPayload, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t71_mixed16(_ a0: Int, _ a1: Double, _ a2: MultiPayload, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: MultiPayload, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t72_alone(_ a0: MultiPayload?) { log.received([a0 as Any]) }
    func t72_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: MultiPayload?, _ a6: MultiPayload?, _ a7: String, _ a8: MultiPayload?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t72_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: MultiPayload?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t72_mixed(_ a0: Float, _ a1: Int, _ a2: MultiPayload?, _ a3: Double, _ a4: Bool, _ a5: MultiPayload?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t72_mixed16(_ a0: Int, _ a1: Double, _ a2: MultiPayload?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: MultiPayload?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t72_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: MultiPayload?, _ a5: MultiPayload?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t72_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: MultiPayload?, _ a8: MultiPayload?, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t72_twice(_ a0: MultiPayload?, _ a1: String, _ a2: MultiPayload?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t73_alone(_ a0: SmallMulti) { log.received([a0 as Any]) }
    func t73_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SmallMulti, _ a6: SmallMulti, _ a7: String, _ a8: SmallMulti) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t73_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SmallMulti, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t73_mixed(_ a0: Float, _ a1: Int, _ a2: SmallMulti, _ a3: Double, _ a4: Bool, _ a5: SmallMulti, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t73_mixed16(_ a0: Int, _ a1: Double, _ a2: SmallMulti, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SmallMulti, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t74_alone(_ a0: SmallMulti?) { log.received([a0 as Any]) }
    func t74_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SmallMulti?, _ a6: SmallMulti?, _ a7: String, _ a8: SmallMulti?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t74_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SmallMulti?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t74_mixed(_ a0: Float, _ a1: Int, _ a2: SmallMulti?, _ a3: Double, _ a4: Bool, _ a5: SmallMulti?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t74_mixed16(_ a0: Int, _ a1: Double, _ a2: SmallMulti?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SmallMulti?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t75_alone(_ a0: References) { log.received([a0 as Any]) }
    func t75_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: References, _ a6: References, _ a7: String, _ a8: References) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t75_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: References, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t75_mixed(_ a0: Float, _ a1: Int, _ a2: References, _ a3: Double, _ a4: Bool, _ a5: References, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t75_mixed16(_ a0: Int, _ a1: Double, _ a2: References, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: References, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t75_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: References, _ a5: References, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t75_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: References, _ a8: References, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t75_twice(_ a0: References, _ a1: String, _ a2: References, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t76_alone(_ a0: References?) { log.received([a0 as Any]) }
    func t76_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: References?, _ a6: References?, _ a7: String, _ a8: References?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t76_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: References?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t76_mixed(_ a0: Float, _ a1: Int, _ a2: References?, _ a3: Double, _ a4: Bool, _ a5: References?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t76_mixed16(_ a0: Int, _ a1: Double, _ a2: References?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: References?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t77_alone(_ a0: Tree) { log.received([a0 as Any]) }
    func t77_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Tree, _ a6: Tree, _ a7: String, _ a8: Tree) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t77_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Tree, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t77_mixed(_ a0: Float, _ a1: Int, _ a2: Tree, _ a3: Double, _ a4: Bool, _ a5: Tree, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t77_mixed16(_ a0: Int, _ a1: Double, _ a2: Tree, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Tree, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t78_alone(_ a0: PartlyIndirect) { log.received([a0 as Any]) }
    func t78_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: PartlyIndirect, _ a6: PartlyIndirect, _ a7: String, _ a8: PartlyIndirect) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t78_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: PartlyIndirect, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t78_mixed(_ a0: Float, _ a1: Int, _ a2: PartlyIndirect, _ a3: Double, _ a4: Bool, _ a5: PartlyIndirect, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t78_mixed16(_ a0: Int, _ a1: Double, _ a2: PartlyIndirect, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: PartlyIndirect, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t78_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: PartlyIndirect, _ a5: PartlyIndirect, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t78_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: PartlyIndirect, _ a8: PartlyIndirect, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t78_twice(_ a0: PartlyIndirect, _ a1: String, _ a2: PartlyIndirect, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t79_alone(_ a0: OneIndirect) { log.received([a0 as Any]) }
    func t79_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: OneIndirect, _ a6: OneIndirect, _ a7: String, _ a8: OneIndirect) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t79_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: OneIndirect, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t79_mixed(_ a0: Float, _ a1: Int, _ a2: OneIndirect, _ a3: Double, _ a4: Bool, _ a5: OneIndirect, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t79_mixed16(_ a0: Int, _ a1: Double, _ a2: OneIndirect, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: OneIndirect, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group03>, any Group03>

final class Group03Tests: XCTestCase {
    func test_D4_060_c_empty() throws {
        let v: c_empty = c_empty()
        let w: c_empty = c_empty()
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t60_alone), Form.alone(v as Any, w as Any)) { $0.t60_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t60_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t60_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t60_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t60_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t60_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t60_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group03.t60_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t60_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group03.t60_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t60_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group03.t60_twice), Form.twice(v as Any, w as Any)) { $0.t60_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t60_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t60_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_061_timespec() throws {
        let v: timespec = timespec(tv_sec: 17, tv_nsec: -3)
        let w: timespec = timespec(tv_sec: -1, tv_nsec: 999)
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t61_alone), Form.alone(v as Any, w as Any)) { $0.t61_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t61_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t61_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t61_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t61_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t61_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t61_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t61_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t61_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_062_tm() throws {
        let v: tm = fixed.time(3)
        let w: tm = fixed.time(-9)
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t62_alone), Form.alone(v as Any, w as Any)) { $0.t62_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t62_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t62_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t62_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t62_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t62_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t62_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t62_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t62_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_063_Direction() throws {
        let v: Direction = .west
        let w: Direction = .south
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t63_alone), Form.alone(v as Any, w as Any)) { $0.t63_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t63_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t63_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t63_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t63_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t63_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t63_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group03.t63_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t63_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group03.t63_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t63_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group03.t63_twice), Form.twice(v as Any, w as Any)) { $0.t63_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t63_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t63_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_064_Single() throws {
        let v: Single = .only
        let w: Single = .only
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t64_alone), Form.alone(v as Any, w as Any)) { $0.t64_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t64_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t64_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t64_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t64_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t64_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t64_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t64_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t64_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_065_Level() throws {
        let v: Level = .high
        let w: Level = .low
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t65_alone), Form.alone(v as Any, w as Any)) { $0.t65_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t65_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t65_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t65_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t65_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t65_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t65_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t65_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t65_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_066_Word() throws {
        let v: Word = .world
        let w: Word = .hello
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t66_alone), Form.alone(v as Any, w as Any)) { $0.t66_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t66_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t66_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t66_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t66_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t66_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t66_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group03.t66_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t66_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group03.t66_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t66_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group03.t66_twice), Form.twice(v as Any, w as Any)) { $0.t66_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t66_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t66_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_067_OneFloat() throws {
        let v: OneFloat = .value(1.5)
        let w: OneFloat = .value(-8)
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t67_alone), Form.alone(v as Any, w as Any)) { $0.t67_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t67_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t67_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t67_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t67_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t67_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t67_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t67_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t67_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_068_OnePair() throws {
        let v: OnePair = .value(1.5, 2.5, 3)
        let w: OnePair = .value(-1, -2, -3)
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t68_alone), Form.alone(v as Any, w as Any)) { $0.t68_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t68_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t68_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t68_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t68_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t68_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t68_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t68_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t68_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_069_SinglePayload() throws {
        let v: SinglePayload = .value(-77)
        let w: SinglePayload = .other
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t69_alone), Form.alone(v as Any, w as Any)) { $0.t69_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t69_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t69_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t69_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t69_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t69_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t69_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group03.t69_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t69_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group03.t69_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t69_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group03.t69_twice), Form.twice(v as Any, w as Any)) { $0.t69_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t69_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t69_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_070_SingleString() throws {
        let v: SingleString = .text("some text")
        let w: SingleString = .b
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t70_alone), Form.alone(v as Any, w as Any)) { $0.t70_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t70_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t70_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t70_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t70_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t70_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t70_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t70_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t70_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_071_MultiPayload() throws {
        let v: MultiPayload = .text("a text that is rather long")
        let w: MultiPayload = .real(2.5)
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t71_alone), Form.alone(v as Any, w as Any)) { $0.t71_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t71_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t71_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t71_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t71_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t71_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t71_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t71_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t71_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_072_MultiPayload_optional() throws {
        let v: MultiPayload? = .nothing
        let w: MultiPayload? = nil
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t72_alone), Form.alone(v as Any, w as Any)) { $0.t72_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t72_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t72_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t72_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t72_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t72_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t72_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group03.t72_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t72_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group03.t72_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t72_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group03.t72_twice), Form.twice(v as Any, w as Any)) { $0.t72_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t72_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t72_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_073_SmallMulti() throws {
        let v: SmallMulti = .short(-300)
        let w: SmallMulti = .flag(true)
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t73_alone), Form.alone(v as Any, w as Any)) { $0.t73_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t73_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t73_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t73_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t73_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t73_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t73_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t73_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t73_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_074_SmallMulti_optional() throws {
        let v: SmallMulti? = .byte(200)
        let w: SmallMulti? = nil
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t74_alone), Form.alone(v as Any, w as Any)) { $0.t74_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t74_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t74_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t74_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t74_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t74_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t74_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t74_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t74_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_075_References() throws {
        let v: References = .node(fixed.node)
        let w: References = .leaf(fixed.leaf)
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t75_alone), Form.alone(v as Any, w as Any)) { $0.t75_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t75_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t75_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t75_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t75_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t75_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t75_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group03.t75_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t75_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group03.t75_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t75_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group03.t75_twice), Form.twice(v as Any, w as Any)) { $0.t75_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t75_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t75_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_076_References_optional() throws {
        let v: References? = .list([1, 2])
        let w: References? = nil
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t76_alone), Form.alone(v as Any, w as Any)) { $0.t76_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t76_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t76_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t76_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t76_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t76_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t76_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t76_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t76_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_077_Tree() throws {
        let v: Tree = .branch(.leaf(7), .branch(.empty, .leaf(8)))
        let w: Tree = .leaf(-3)
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t77_alone), Form.alone(v as Any, w as Any)) { $0.t77_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t77_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t77_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t77_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t77_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t77_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t77_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t77_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t77_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_078_PartlyIndirect() throws {
        let v: PartlyIndirect = .indirect(.direct(4, 2.5), 9.5)
        let w: PartlyIndirect = .direct(-4, 1)
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t78_alone), Form.alone(v as Any, w as Any)) { $0.t78_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t78_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t78_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t78_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t78_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t78_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t78_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group03.t78_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t78_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group03.t78_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t78_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group03.t78_twice), Form.twice(v as Any, w as Any)) { $0.t78_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t78_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t78_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_079_OneIndirect() throws {
        let v: OneIndirect = .value(4, "four")
        let w: OneIndirect = .value(5, "five")
        let check = Check<any Group03>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group03.t79_alone), Form.alone(v as Any, w as Any)) { $0.t79_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group03.t79_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t79_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group03.t79_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t79_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group03.t79_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t79_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group03.t79_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t79_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
