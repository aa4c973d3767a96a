// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group05 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t100_alone(_ a0: Int128?) { log.received([a0 as Any]) }
    func t100_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int128?, _ a6: Int128?, _ a7: String, _ a8: Int128?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t100_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int128?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t100_mixed(_ a0: Float, _ a1: Int, _ a2: Int128?, _ a3: Double, _ a4: Bool, _ a5: Int128?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t100_mixed16(_ a0: Int, _ a1: Double, _ a2: Int128?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int128?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t101_alone(_ a0: Direction?) { log.received([a0 as Any]) }
    func t101_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Direction?, _ a6: Direction?, _ a7: String, _ a8: Direction?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t101_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Direction?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t101_mixed(_ a0: Float, _ a1: Int, _ a2: Direction?, _ a3: Double, _ a4: Bool, _ a5: Direction?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t101_mixed16(_ a0: Int, _ a1: Double, _ a2: Direction?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Direction?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t102_alone(_ a0: Tree?) { log.received([a0 as Any]) }
    func t102_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Tree?, _ a6: Tree?, _ a7: String, _ a8: Tree?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t102_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Tree?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t102_mixed(_ a0: Float, _ a1: Int, _ a2: Tree?, _ a3: Double, _ a4: Bool, _ a5: Tree?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t102_mixed16(_ a0: Int, _ a1: Double, _ a2: Tree?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Tree?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t102_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Tree?, _ a5: Tree?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t102_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Tree?, _ a8: Tree?, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t102_twice(_ a0: Tree?, _ a1: String, _ a2: Tree?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t103_alone(_ a0: Single?) { log.received([a0 as Any]) }
    func t103_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Single?, _ a6: Single?, _ a7: String, _ a8: Single?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t103_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Single?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t103_mixed(_ a0: Float, _ a1: Int, _ a2: Single?, _ a3: Double, _ a4: Bool, _ a5: Single?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t103_mixed16(_ a0: Int, _ a1: Double, _ a2: Single?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Single?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t104_alone(_ a0: Empty?) { log.received([a0 as Any]) }
    func t104_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Empty?, _ a6: Empty?, _ a7: String, _ a8: Empty?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t104_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Empty?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t104_mixed(_ a0: Float, _ a1: Int, _ a2: Empty?, _ a3: Double, _ a4: Bool, _ a5: Empty?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t104_mixed16(_ a0: Int, _ a1: Double, _ a2: Empty?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Empty?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t105_alone(_ a0: Result<Int, any Error>) { log.received([a0 as Any]) }
    func t105_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Result<Int, any Error>, _ a6: Result<Int, any Error>, _ a7: String, _ a8: Result<Int, any Error>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t105_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Result<Int, any Error>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t105_mixed(_ a0: Float, _ a1: Int, _ a2: Result<Int, any Error>, _ a3: Double, _ a4: Bool, _ a5: Result<Int, any Error>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t105_mixed16(_ a0: Int, _ a1: Double, _ a2: Result<Int, any Error>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Result<Int, any Error>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t105_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Result<Int, any Error>, _ a5: Result<Int, any Error>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t105_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Result<Int, any Error>, _ a8: Result<Int, any Error>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t105_twice(_ a0: Result<Int, any Error>, _ a1: String, _ a2: Result<Int, any Error>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t106_alone(_ a0: Result<Int, Never>) { log.received([a0 as Any]) }
    func t106_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Result<Int, Never>, _ a6: Result<Int, Never>, _ a7: String, _ a8: Result<Int, Never>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t106_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Result<Int, Never>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t106_mixed(_ a0: Float, _ a1: Int, _ a2: Result<Int, Never>, _ a3: Double, _ a4: Bool, _ a5: Result<Int, Never>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t106_mixed16(_ a0: Int, _ a1: Double, _ a2: Result<Int, Never>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Result<Int, Never>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t107_alone(_ a0: Result<Never, Failure>) { log.received([a0 as Any]) }
    func t107_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Result<Never, Failure>, _ a6: Result<Never, Failure>, _ a7: String, _ a8: Result<Never, Failure>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t107_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Result<Never, Failure>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t107_mixed(_ a0: Float, _ a1: Int, _ a2: Result<Never, Failure>, _ a3: Double, _ a4: Bool, _ a5: Result<Never, Failure>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t107_mixed16(_ a0: Int, _ a1: Double, _ a2: Result<Never, Failure>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Result<Never, Failure>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t108_alone(_ a0: Result<String, Failure>) { log.received([a0 as Any]) }
    func t108_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Result<String, Failure>, _ a6: Result<String, Failure>, _ a7: String, _ a8: Result<String, Failure>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t108_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Result<String, Failure>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t108_mixed(_ a0: Float, _ a1: Int, _ a2: Result<String, Failure>, _ a3: Double, _ a4: Bool, _ a5: Result<String, Failure>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t108_mixed16(_ a0: Int, _ a1: Double, _ a2: Result<String, Failure>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Result<String, Failure>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t108_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Result<String, Failure>, _ a5: Result<String, Failure>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t108_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Result<String, Failure>, _ a8: Result<String, Failure>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t108_twice(_ a0: Result<String, Failure>, _ a1: String, _ a2: Result<String, Failure>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t109_alone(_ a0: Result<Void, TinyFailure>) { log.received([a0 as Any]) }
    func t109_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Result<Void, TinyFailure>, _ a6: Result<Void, TinyFailure>, _ a7: String, _ a8: Result<Void, TinyFailure>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t109_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Result<Void, TinyFailure>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t109_mixed(_ a0: Float, _ a1: Int, _ a2: Result<Void, TinyFailure>, _ a3: Double, _ a4: Bool, _ a5: Result<Void, TinyFailure>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t109_mixed16(_ a0: Int, _ a1: Double, _ a2: Result<Void, TinyFailure>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Result<Void, TinyFailure>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t110_alone(_ a0: String) { log.received([a0 as Any]) }
    func t110_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: String, _ a6: String, _ a7: String, _ a8: String) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t110_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: String, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t110_mixed(_ a0: Float, _ a1: Int, _ a2: String, _ a3: Double, _ a4: Bool, _ a5: String, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t110_mixed16(_ a0: Int, _ a1: Double, _ a2: String, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: String, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t111_alone(_ a0: String?) { log.received([a0 as Any]) }
    func t111_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: String?, _ a6: String?, _ a7: String, _ a8: String?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t111_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: String?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t111_mixed(_ a0: Float, _ a1: Int, _ a2: String?, _ a3: Double, _ a4: Bool, _ a5: String?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t111_mixed16(_ a0: Int, _ a1: Double, _ a2: String?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: String?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t111_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: String?, _ a5: String?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t111_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: String?, _ a8: String?, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t111_twice(_ a0: String?, _ a1: String, _ a2: String?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t112_alone(_ a0: String??) { log.received([a0 as Any]) }
    func t112_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: String??, _ a6: String??, _ a7: String, _ a8: String??) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t112_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: String??, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t112_mixed(_ a0: Float, _ a1: Int, _ a2: String??, _ a3: Double, _ a4: Bool, _ a5: String??, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t112_mixed16(_ a0: Int, _ a1: Double, _ a2: String??, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: String??, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t113_alone(_ a0: Substring) { log.received([a0 as Any]) }
    func t113_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Substring, _ a6: Substring, _ a7: String, _ a8: Substring) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t113_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Substring, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t113_mixed(_ a0: Float, _ a1: Int, _ a2: Substring, _ a3: Double, _ a4: Bool, _ a5: Substring, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t113_mixed16(_ a0: Int, _ a1: Double, _ a2: Substring, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Substring, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t114_alone(_ a0: Substring?) { log.received([a0 as Any]) }
    func t114_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Substring?, _ a6: Substring?, _ a7: String, _ a8: Substring?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t114_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Substring?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t114_mixed(_ a0: Float, _ a1: Int, _ a2: Substring?, _ a3: Double, _ a4: Bool, _ a5: Substring?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t114_mixed16(_ a0: Int, _ a1: Double, _ a2: Substring?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Substring?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t114_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Substring?, _ a5: Substring?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t114_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Substring?, _ a8: Substring?, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t114_twice(_ a0: Substring?, _ a1: String, _ a2: Substring?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t115_alone(_ a0: Character) { log.received([a0 as Any]) }
    func t115_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Character, _ a6: Character, _ a7: String, _ a8: Character) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t115_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Character, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t115_mixed(_ a0: Float, _ a1: Int, _ a2: Character, _ a3: Double, _ a4: Bool, _ a5: Character, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t115_mixed16(_ a0: Int, _ a1: Double, _ a2: Character, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Character, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t116_alone(_ a0: Character?) { log.received([a0 as Any]) }
    func t116_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Character?, _ a6: Character?, _ a7: String, _ a8: Character?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t116_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Character?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t116_mixed(_ a0: Float, _ a1: Int, _ a2: Character?, _ a3: Double, _ a4: Bool, _ a5: Character?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t116_mixed16(_ a0: Int, _ a1: Double, _ a2: Character?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Character?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t117_alone(_ a0: StaticString) { log.received([a0 as Any]) }
    func t117_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: StaticString, _ a6: StaticString, _ a7: String, _ a8: StaticString) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t117_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: StaticString, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t117_mixed(_ a0: Float, _ a1: Int, _ a2: StaticString, _ a3: Double, _ a4: Bool, _ a5: StaticString, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t117_mixed16(_ a0: Int, _ a1: Double, _ a2: StaticString, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: StaticString, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t117_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: StaticString, _ a5: StaticString, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t117_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: StaticString, _ a8: StaticString, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t117_twice(_ a0: StaticString, _ a1: String, _ a2: StaticString, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t118_alone(_ a0: String.Index) { log.received([a0 as Any]) }
    func t118_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: String.Index, _ a6: String.Index, _ a7: String, _ a8: String.Index) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t118_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: String.Index, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t118_mixed(_ a0: Float, _ a1: Int, _ a2: String.Index, _ a3: Double, _ a4: Bool, _ a5: String.Index, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t118_mixed16(_ a0: Int, _ a1: Double, _ a2: String.Index, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: String.Index, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t119_alone(_ a0: String.UTF8View) { log.received([a0 as Any]) }
    func t119_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: String.UTF8View, _ a6: String.UTF8View, _ a7: String, _ a8: String.UTF8View) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t119_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: String.UTF8View, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t119_mixed(_ a0: Float, _ a1: Int, _ a2: String.UTF8View, _ a3: Double, _ a4: Bool, _ a5: String.UTF8View, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t119_mixed16(_ a0: Int, _ a1: Double, _ a2: String.UTF8View, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: String.UTF8View, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group05>, any Group05>

final class Group05Tests: XCTestCase {
    func test_D4_100_Int128_optional() throws {
        let v: Int128? = -3
        let w: Int128? = nil
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t100_alone), Form.alone(v as Any, w as Any)) { $0.t100_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t100_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t100_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t100_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t100_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t100_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t100_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t100_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t100_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_101_Direction_optional() throws {
        let v: Direction? = .south
        let w: Direction? = nil
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t101_alone), Form.alone(v as Any, w as Any)) { $0.t101_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t101_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t101_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t101_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t101_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t101_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t101_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t101_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t101_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_102_Tree_optional() throws {
        let v: Tree? = .leaf(3)
        let w: Tree? = nil
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t102_alone), Form.alone(v as Any, w as Any)) { $0.t102_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t102_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t102_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t102_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t102_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t102_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t102_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group05.t102_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t102_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group05.t102_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t102_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group05.t102_twice), Form.twice(v as Any, w as Any)) { $0.t102_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t102_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t102_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_103_Single_optional() throws {
        let v: Single? = .only
        let w: Single? = nil
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t103_alone), Form.alone(v as Any, w as Any)) { $0.t103_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t103_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t103_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t103_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t103_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t103_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t103_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t103_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t103_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_104_Empty_optional() throws {
        let v: Empty? = Empty()
        let w: Empty? = nil
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t104_alone), Form.alone(v as Any, w as Any)) { $0.t104_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t104_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t104_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t104_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t104_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t104_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t104_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t104_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t104_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_105_Result_Int_any_Error() throws {
        let v: Result<Int, any Error> = .success(5)
        let w: Result<Int, any Error> = .failure(Failure(3, "three"))
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t105_alone), Form.alone(v as Any, w as Any)) { $0.t105_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t105_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t105_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t105_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t105_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t105_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t105_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group05.t105_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t105_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group05.t105_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t105_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group05.t105_twice), Form.twice(v as Any, w as Any)) { $0.t105_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t105_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t105_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_106_Result_Int_Never() throws {
        let v: Result<Int, Never> = .success(5)
        let w: Result<Int, Never> = .success(-6)
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t106_alone), Form.alone(v as Any, w as Any)) { $0.t106_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t106_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t106_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t106_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t106_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t106_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t106_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t106_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t106_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_107_Result_Never_Failure() throws {
        let v: Result<Never, Failure> = .failure(Failure(1, "one"))
        let w: Result<Never, Failure> = .failure(Failure(2, "two"))
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t107_alone), Form.alone(v as Any, w as Any)) { $0.t107_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t107_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t107_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t107_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t107_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t107_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t107_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t107_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t107_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_108_Result_String_Failure() throws {
        let v: Result<String, Failure> = .success("fine")
        let w: Result<String, Failure> = .failure(Failure(3, "three"))
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t108_alone), Form.alone(v as Any, w as Any)) { $0.t108_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t108_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t108_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t108_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t108_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t108_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t108_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group05.t108_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t108_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group05.t108_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t108_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group05.t108_twice), Form.twice(v as Any, w as Any)) { $0.t108_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t108_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t108_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_109_Result_Void_TinyFailure() throws {
        let v: Result<Void, TinyFailure> = .success(())
        let w: Result<Void, TinyFailure> = .failure(.smaller)
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t109_alone), Form.alone(v as Any, w as Any)) { $0.t109_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t109_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t109_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t109_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t109_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t109_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t109_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t109_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t109_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_110_String() throws {
        let v: String = "short"
        let w: String = "a text that does not fit in two words"
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t110_alone), Form.alone(v as Any, w as Any)) { $0.t110_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t110_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t110_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t110_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t110_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t110_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t110_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t110_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t110_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_111_String_optional() throws {
        let v: String? = "another long text, longer"
        let w: String? = nil
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t111_alone), Form.alone(v as Any, w as Any)) { $0.t111_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t111_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t111_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t111_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t111_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t111_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t111_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group05.t111_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t111_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group05.t111_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t111_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group05.t111_twice), Form.twice(v as Any, w as Any)) { $0.t111_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t111_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t111_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_112_String_optional_optional() throws {
        let v: String?? = .some(nil)
        let w: String?? = "x"
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t112_alone), Form.alone(v as Any, w as Any)) { $0.t112_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t112_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t112_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t112_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t112_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t112_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t112_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t112_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t112_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_113_Substring() throws {
        let v: Substring = "some words".dropFirst(5)
        let w: Substring = "other words".prefix(5)
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t113_alone), Form.alone(v as Any, w as Any)) { $0.t113_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t113_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t113_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t113_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t113_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t113_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t113_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t113_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t113_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_114_Substring_optional() throws {
        let v: Substring? = "some words".dropFirst(5)
        let w: Substring? = nil
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t114_alone), Form.alone(v as Any, w as Any)) { $0.t114_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t114_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t114_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t114_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t114_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t114_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t114_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group05.t114_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t114_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group05.t114_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t114_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group05.t114_twice), Form.twice(v as Any, w as Any)) { $0.t114_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t114_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t114_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_115_Character() throws {
        let v: Character = "é"
        let w: Character = "👩‍👩‍👧"
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t115_alone), Form.alone(v as Any, w as Any)) { $0.t115_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t115_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t115_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t115_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t115_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t115_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t115_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t115_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t115_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_116_Character_optional() throws {
        let v: Character? = "c"
        let w: Character? = nil
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t116_alone), Form.alone(v as Any, w as Any)) { $0.t116_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t116_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t116_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t116_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t116_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t116_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t116_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t116_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t116_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_117_StaticString() throws {
        let v: StaticString = "static"
        let w: StaticString = "text"
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t117_alone), Form.alone(v as Any, w as Any)) { $0.t117_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t117_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t117_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t117_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t117_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t117_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t117_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group05.t117_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t117_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group05.t117_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t117_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group05.t117_twice), Form.twice(v as Any, w as Any)) { $0.t117_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t117_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t117_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_118_String_Index() throws {
        let v: String.Index = "abc".endIndex
        let w: String.Index = "abc".startIndex
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t118_alone), Form.alone(v as Any, w as Any)) { $0.t118_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t118_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t118_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t118_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t118_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t118_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t118_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t118_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t118_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_119_String_UTF8View() throws {
        let v: String.UTF8View = "abc".utf8
        let w: String.UTF8View = "long enough to be on the heap".utf8
        let check = Check<any Group05>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group05.t119_alone), Form.alone(v as Any, w as Any)) { $0.t119_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group05.t119_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t119_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group05.t119_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t119_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group05.t119_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t119_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group05.t119_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t119_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
