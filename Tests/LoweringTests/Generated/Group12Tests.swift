// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group12 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t240_alone(_ a0: (Int, Int, Int, Int, Int)) { log.received([a0 as Any]) }
    func t240_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Int, Int, Int, Int, Int), _ a6: (Int, Int, Int, Int, Int)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t240_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Int, Int, Int, Int, Int), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t240_mixed(_ a0: Float, _ a1: Int, _ a2: (Int, Int, Int, Int, Int), _ a3: Double, _ a4: Bool, _ a5: (Int, Int, Int, Int, Int), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t240_mixed16(_ a0: Int, _ a1: Double, _ a2: (Int, Int, Int, Int, Int), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Int, Int, Int, Int, Int), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t240_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (Int, Int, Int, Int, Int), _ a5: (Int, Int, Int, Int, Int), _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t240_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (Int, Int, Int, Int, Int), _ a6: (Int, Int, Int, Int, Int), _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t240_twice(_ a0: (Int, Int, Int, Int, Int), _ a1: String, _ a2: (Int, Int, Int, Int, Int), _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t241_alone(_ a0: (Int.Type, Int)?) { log.received([a0 as Any]) }
    func t241_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Int.Type, Int)?, _ a6: (Int.Type, Int)?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t241_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Int.Type, Int)?, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t241_mixed(_ a0: Float, _ a1: Int, _ a2: (Int.Type, Int)?, _ a3: Double, _ a4: Bool, _ a5: (Int.Type, Int)?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t241_mixed16(_ a0: Int, _ a1: Double, _ a2: (Int.Type, Int)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Int.Type, Int)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t242_alone(_ a0: (Void, Int)) { log.received([a0 as Any]) }
    func t242_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Void, Int), _ a6: (Void, Int)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t242_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Void, Int), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t242_mixed(_ a0: Float, _ a1: Int, _ a2: (Void, Int), _ a3: Double, _ a4: Bool, _ a5: (Void, Int), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t242_mixed16(_ a0: Int, _ a1: Double, _ a2: (Void, Int), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Void, Int), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t243_alone(_ a0: Void) { log.received([a0 as Any]) }
    func t243_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Void, _ a6: Void) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t243_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Void, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t243_mixed(_ a0: Float, _ a1: Int, _ a2: Void, _ a3: Double, _ a4: Bool, _ a5: Void, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t243_mixed16(_ a0: Int, _ a1: Double, _ a2: Void, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Void, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t243_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Void, _ a5: Void, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t243_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Void, _ a6: Void, _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t243_twice(_ a0: Void, _ a1: String, _ a2: Void, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t244_alone(_ a0: (c_pair, any Shape, Node)) { log.received([a0 as Any]) }
    func t244_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (c_pair, any Shape, Node), _ a6: (c_pair, any Shape, Node)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t244_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (c_pair, any Shape, Node), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t244_mixed(_ a0: Float, _ a1: Int, _ a2: (c_pair, any Shape, Node), _ a3: Double, _ a4: Bool, _ a5: (c_pair, any Shape, Node), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t244_mixed16(_ a0: Int, _ a1: Double, _ a2: (c_pair, any Shape, Node), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (c_pair, any Shape, Node), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t245_alone(_ a0: Empty) { log.received([a0 as Any]) }
    func t245_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Empty, _ a6: Empty, _ a7: String, _ a8: Empty) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t245_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Empty, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t245_mixed(_ a0: Float, _ a1: Int, _ a2: Empty, _ a3: Double, _ a4: Bool, _ a5: Empty, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t245_mixed16(_ a0: Int, _ a1: Double, _ a2: Empty, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Empty, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t246_alone(_ a0: Box<Int>) { log.received([a0 as Any]) }
    func t246_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Box<Int>, _ a6: Box<Int>, _ a7: String, _ a8: Box<Int>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t246_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Box<Int>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t246_mixed(_ a0: Float, _ a1: Int, _ a2: Box<Int>, _ a3: Double, _ a4: Bool, _ a5: Box<Int>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t246_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t246_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Box<Int>, _ a5: Box<Int>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t246_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Box<Int>, _ a8: Box<Int>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t246_twice(_ a0: Box<Int>, _ a1: String, _ a2: Box<Int>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t247_alone(_ a0: Box<Empty>) { log.received([a0 as Any]) }
    func t247_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Box<Empty>, _ a6: Box<Empty>, _ a7: String, _ a8: Box<Empty>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t247_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Box<Empty>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t247_mixed(_ a0: Float, _ a1: Int, _ a2: Box<Empty>, _ a3: Double, _ a4: Bool, _ a5: Box<Empty>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t247_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<Empty>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<Empty>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t248_alone(_ a0: Box<Any>) { log.received([a0 as Any]) }
    func t248_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Box<Any>, _ a6: Box<Any>, _ a7: String, _ a8: Box<Any>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t248_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Box<Any>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t248_mixed(_ a0: Float, _ a1: Int, _ a2: Box<Any>, _ a3: Double, _ a4: Bool, _ a5: Box<Any>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t248_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<Any>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<Any>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t249_alone(_ a0: Box<any Shape>?) { log.received([a0 as Any]) }
    func t249_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Box<any Shape>?, _ a6: Box<any Shape>?, _ a7: String, _ a8: Box<any Shape>?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t249_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Box<any Shape>?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t249_mixed(_ a0: Float, _ a1: Int, _ a2: Box<any Shape>?, _ a3: Double, _ a4: Bool, _ a5: Box<any Shape>?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t249_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<any Shape>?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<any Shape>?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t249_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Box<any Shape>?, _ a5: Box<any Shape>?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t249_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Box<any Shape>?, _ a8: Box<any Shape>?, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t249_twice(_ a0: Box<any Shape>?, _ a1: String, _ a2: Box<any Shape>?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t250_alone(_ a0: Box<(Int, Float)>) { log.received([a0 as Any]) }
    func t250_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Box<(Int, Float)>, _ a6: Box<(Int, Float)>, _ a7: String, _ a8: Box<(Int, Float)>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t250_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Box<(Int, Float)>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t250_mixed(_ a0: Float, _ a1: Int, _ a2: Box<(Int, Float)>, _ a3: Double, _ a4: Bool, _ a5: Box<(Int, Float)>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t250_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<(Int, Float)>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<(Int, Float)>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t251_alone(_ a0: Both<Int8, Double>) { log.received([a0 as Any]) }
    func t251_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Both<Int8, Double>, _ a6: Both<Int8, Double>, _ a7: String, _ a8: Both<Int8, Double>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t251_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Both<Int8, Double>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t251_mixed(_ a0: Float, _ a1: Int, _ a2: Both<Int8, Double>, _ a3: Double, _ a4: Bool, _ a5: Both<Int8, Double>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t251_mixed16(_ a0: Int, _ a1: Double, _ a2: Both<Int8, Double>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Both<Int8, Double>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t252_alone(_ a0: Both<Both<Float, Float>, Box<String>>) { log.received([a0 as Any]) }
    func t252_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Both<Both<Float, Float>, Box<String>>, _ a6: Both<Both<Float, Float>, Box<String>>, _ a7: String, _ a8: Both<Both<Float, Float>, Box<String>>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t252_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Both<Both<Float, Float>, Box<String>>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t252_mixed(_ a0: Float, _ a1: Int, _ a2: Both<Both<Float, Float>, Box<String>>, _ a3: Double, _ a4: Bool, _ a5: Both<Both<Float, Float>, Box<String>>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t252_mixed16(_ a0: Int, _ a1: Double, _ a2: Both<Both<Float, Float>, Box<String>>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Both<Both<Float, Float>, Box<String>>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t252_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Both<Both<Float, Float>, Box<String>>, _ a5: Both<Both<Float, Float>, Box<String>>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t252_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Both<Both<Float, Float>, Box<String>>, _ a8: Both<Both<Float, Float>, Box<String>>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t252_twice(_ a0: Both<Both<Float, Float>, Box<String>>, _ a1: String, _ a2: Both<Both<Float, Float>, Box<String>>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t253_alone(_ a0: FloatAndInt) { log.received([a0 as Any]) }
    func t253_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: FloatAndInt, _ a6: FloatAndInt, _ a7: String, _ a8: FloatAndInt) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t253_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: FloatAndInt, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t253_mixed(_ a0: Float, _ a1: Int, _ a2: FloatAndInt, _ a3: Double, _ a4: Bool, _ a5: FloatAndInt, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t253_mixed16(_ a0: Int, _ a1: Double, _ a2: FloatAndInt, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: FloatAndInt, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t254_alone(_ a0: IntFloatInt) { log.received([a0 as Any]) }
    func t254_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: IntFloatInt, _ a6: IntFloatInt, _ a7: String, _ a8: IntFloatInt) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t254_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: IntFloatInt, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t254_mixed(_ a0: Float, _ a1: Int, _ a2: IntFloatInt, _ a3: Double, _ a4: Bool, _ a5: IntFloatInt, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t254_mixed16(_ a0: Int, _ a1: Double, _ a2: IntFloatInt, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: IntFloatInt, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t255_alone(_ a0: Padded) { log.received([a0 as Any]) }
    func t255_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Padded, _ a6: Padded, _ a7: String, _ a8: Padded) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t255_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Padded, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t255_mixed(_ a0: Float, _ a1: Int, _ a2: Padded, _ a3: Double, _ a4: Bool, _ a5: Padded, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t255_mixed16(_ a0: Int, _ a1: Double, _ a2: Padded, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Padded, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t255_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Padded, _ a5: Padded, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t255_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Padded, _ a8: Padded, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t255_twice(_ a0: Padded, _ a1: String, _ a2: Padded, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t256_alone(_ a0: PaddedTail) { log.received([a0 as Any]) }
    func t256_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: PaddedTail, _ a6: PaddedTail, _ a7: String, _ a8: PaddedTail) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t256_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: PaddedTail, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t256_mixed(_ a0: Float, _ a1: Int, _ a2: PaddedTail, _ a3: Double, _ a4: Bool, _ a5: PaddedTail, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t256_mixed16(_ a0: Int, _ a1: Double, _ a2: PaddedTail, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: PaddedTail, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t257_alone(_ a0: PaddedTail?) { log.received([a0 as Any]) }
    func t257_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: PaddedTail?, _ a6: PaddedTail?, _ a7: String, _ a8: PaddedTail?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t257_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: PaddedTail?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t257_mixed(_ a0: Float, _ a1: Int, _ a2: PaddedTail?, _ a3: Double, _ a4: Bool, _ a5: PaddedTail?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t257_mixed16(_ a0: Int, _ a1: Double, _ a2: PaddedTail?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: PaddedTail?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t258_alone(_ a0: Float16s) { log.received([a0 as Any]) }
    func t258_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Float16s, _ a6: Float16s, _ a7: String, _ a8: Float16s) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t258_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Float16s, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t258_mixed(_ a0: Float, _ a1: Int, _ a2: Float16s, _ a3: Double, _ a4: Bool, _ a5: Float16s, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t258_mixed16(_ a0: Int, _ a1: Double, _ a2: Float16s, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Float16s, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t258_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Float16s, _ a5: Float16s, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t258_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Float16s, _ a8: Float16s, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t258_twice(_ a0: Float16s, _ a1: String, _ a2: Float16s, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t259_alone(_ a0: WeakField) { log.received([a0 as Any]) }
    func t259_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: WeakField, _ a6: WeakField, _ a7: String, _ a8: WeakField) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t259_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: WeakField, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t259_mixed(_ a0: Float, _ a1: Int, _ a2: WeakField, _ a3: Double, _ a4: Bool, _ a5: WeakField, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t259_mixed16(_ a0: Int, _ a1: Double, _ a2: WeakField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: WeakField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group12>, any Group12>

final class Group12Tests: XCTestCase {
    func test_D4_240_Int_Int_Int_Int_Int() throws {
        let v: (Int, Int, Int, Int, Int) = (1, 2, 3, 4, 5)
        let w: (Int, Int, Int, Int, Int) = (-1, -2, -3, -4, -5)
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t240_alone), Form.alone(v as Any, w as Any)) { $0.t240_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t240_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t240_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t240_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t240_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group12.t240_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t240_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group12.t240_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t240_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group12.t240_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t240_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group12.t240_twice), Form.twice(v as Any, w as Any)) { $0.t240_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t240_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t240_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_241_Int_Type_Int_optional() throws {
        let v: (Int.Type, Int)? = (Int.self, 5)
        let w: (Int.Type, Int)? = nil
        let check = Check<any Group12>(Receiver.init)
        try check.refused("alone", try Proxy.selector(Group12.t241_alone), Form.alone(v as Any, w as Any)) { $0.t241_alone(v) }
        try check.refused("after5Integers", try Proxy.selector(Group12.t241_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t241_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.refused("after9Doubles", try Proxy.selector(Group12.t241_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t241_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.refused("mixed", try Proxy.selector(Group12.t241_mixed), Form.mixed(v as Any, w as Any)) { $0.t241_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
        try check.refused("mixed16", try Proxy.selector(Group12.t241_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t241_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
    }
    func test_D4_242_Void_Int() throws {
        let v: (Void, Int) = ((), 5)
        let w: (Void, Int) = ((), 6)
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t242_alone), Form.alone(v as Any, w as Any)) { $0.t242_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t242_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t242_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t242_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t242_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group12.t242_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t242_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t242_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t242_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_243_Void() throws {
        let v: Void = ()
        let w: Void = ()
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t243_alone), Form.alone(v as Any, w as Any)) { $0.t243_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t243_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t243_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t243_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t243_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group12.t243_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t243_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group12.t243_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t243_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group12.t243_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t243_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group12.t243_twice), Form.twice(v as Any, w as Any)) { $0.t243_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t243_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t243_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_244_c_pair_any_Shape_Node() throws {
        let v: (c_pair, any Shape, Node) = (c_pair(small: 3, big: 4), Square(side: 1), fixed.node)
        let w: (c_pair, any Shape, Node) = (c_pair(small: 5, big: 6), Square(side: 2), fixed.leaf)
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t244_alone), Form.alone(v as Any, w as Any)) { $0.t244_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t244_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t244_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t244_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t244_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group12.t244_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t244_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t244_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t244_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_245_Empty() throws {
        let v: Empty = Empty()
        let w: Empty = Empty()
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t245_alone), Form.alone(v as Any, w as Any)) { $0.t245_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t245_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t245_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t245_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t245_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group12.t245_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t245_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t245_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t245_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_246_Box_Int() throws {
        let v: Box<Int> = Box(5)
        let w: Box<Int> = Box(6)
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t246_alone), Form.alone(v as Any, w as Any)) { $0.t246_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t246_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t246_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t246_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t246_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group12.t246_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t246_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group12.t246_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t246_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group12.t246_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t246_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group12.t246_twice), Form.twice(v as Any, w as Any)) { $0.t246_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t246_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t246_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_247_Box_Empty() throws {
        let v: Box<Empty> = Box(Empty())
        let w: Box<Empty> = Box(Empty())
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t247_alone), Form.alone(v as Any, w as Any)) { $0.t247_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t247_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t247_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t247_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t247_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group12.t247_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t247_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t247_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t247_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_248_Box_Any() throws {
        let v: Box<Any> = Box("any" as Any)
        let w: Box<Any> = Box(5 as Any)
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t248_alone), Form.alone(v as Any, w as Any)) { $0.t248_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t248_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t248_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t248_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t248_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group12.t248_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t248_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t248_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t248_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_249_Box_any_Shape_optional() throws {
        let v: Box<any Shape>? = Box(Square(side: 2))
        let w: Box<any Shape>? = nil
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t249_alone), Form.alone(v as Any, w as Any)) { $0.t249_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t249_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t249_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t249_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t249_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group12.t249_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t249_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group12.t249_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t249_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group12.t249_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t249_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group12.t249_twice), Form.twice(v as Any, w as Any)) { $0.t249_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t249_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t249_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_250_Box_Int_Float() throws {
        let v: Box<(Int, Float)> = Box((1, 2.5))
        let w: Box<(Int, Float)> = Box((-1, -2.5))
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t250_alone), Form.alone(v as Any, w as Any)) { $0.t250_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t250_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t250_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t250_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t250_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group12.t250_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t250_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t250_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t250_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_251_Both_Int8_Double() throws {
        let v: Both<Int8, Double> = Both(1, 2)
        let w: Both<Int8, Double> = Both(-1, -2)
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t251_alone), Form.alone(v as Any, w as Any)) { $0.t251_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t251_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t251_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t251_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t251_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group12.t251_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t251_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t251_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t251_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_252_Both_Both_Float_Float_Box_String() throws {
        let v: Both<Both<Float, Float>, Box<String>> = Both(Both(1, 2), Box("x"))
        let w: Both<Both<Float, Float>, Box<String>> = Both(Both(-1, -2), Box("y"))
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t252_alone), Form.alone(v as Any, w as Any)) { $0.t252_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t252_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t252_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t252_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t252_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group12.t252_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t252_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group12.t252_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t252_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group12.t252_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t252_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group12.t252_twice), Form.twice(v as Any, w as Any)) { $0.t252_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t252_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t252_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_253_FloatAndInt() throws {
        let v: FloatAndInt = FloatAndInt(1.5, -6)
        let w: FloatAndInt = FloatAndInt(-2.5, 70000)
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t253_alone), Form.alone(v as Any, w as Any)) { $0.t253_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t253_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t253_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t253_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t253_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group12.t253_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t253_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t253_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t253_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_254_IntFloatInt() throws {
        let v: IntFloatInt = IntFloatInt(-3, 1.5, 4)
        let w: IntFloatInt = IntFloatInt(5, -2.5, -6)
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t254_alone), Form.alone(v as Any, w as Any)) { $0.t254_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t254_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t254_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t254_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t254_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group12.t254_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t254_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t254_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t254_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_255_Padded() throws {
        let v: Padded = Padded(1, -2, 3, -4)
        let w: Padded = Padded(-5, 6, -7, 8)
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t255_alone), Form.alone(v as Any, w as Any)) { $0.t255_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t255_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t255_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t255_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t255_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group12.t255_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t255_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group12.t255_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t255_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group12.t255_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t255_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group12.t255_twice), Form.twice(v as Any, w as Any)) { $0.t255_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t255_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t255_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_256_PaddedTail() throws {
        let v: PaddedTail = PaddedTail(PaddedHead(1, 2), 3)
        let w: PaddedTail = PaddedTail(PaddedHead(-1, -2), -3)
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t256_alone), Form.alone(v as Any, w as Any)) { $0.t256_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t256_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t256_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t256_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t256_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group12.t256_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t256_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t256_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t256_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_257_PaddedTail_optional() throws {
        let v: PaddedTail? = PaddedTail(PaddedHead(1, 2), 3)
        let w: PaddedTail? = nil
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t257_alone), Form.alone(v as Any, w as Any)) { $0.t257_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t257_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t257_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t257_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t257_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group12.t257_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t257_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t257_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t257_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_258_Float16s() throws {
        let v: Float16s = Float16s(1.5, 2.5, 3)
        let w: Float16s = Float16s(-1, -2, -3)
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t258_alone), Form.alone(v as Any, w as Any)) { $0.t258_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t258_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t258_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t258_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t258_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group12.t258_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t258_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group12.t258_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t258_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group12.t258_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t258_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group12.t258_twice), Form.twice(v as Any, w as Any)) { $0.t258_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t258_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t258_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_259_WeakField() throws {
        let v: WeakField = WeakField(fixed.node, 5)
        let w: WeakField = WeakField(fixed.leaf, 6)
        let check = Check<any Group12>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group12.t259_alone), Form.alone(v as Any, w as Any)) { $0.t259_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group12.t259_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t259_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group12.t259_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t259_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group12.t259_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t259_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group12.t259_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t259_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
