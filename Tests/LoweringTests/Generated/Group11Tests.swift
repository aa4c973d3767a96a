// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group11 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t220_alone(_ a0: Any.Type) { log.received([a0 as Any]) }
    func t220_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Any.Type, _ a6: Any.Type) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t220_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Any.Type, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t220_mixed(_ a0: Float, _ a1: Int, _ a2: Any.Type, _ a3: Double, _ a4: Bool, _ a5: Any.Type, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t220_mixed16(_ a0: Int, _ a1: Double, _ a2: Any.Type, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Any.Type, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t221_alone(_ a0: AnyClass) { log.received([a0 as Any]) }
    func t221_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnyClass, _ a6: AnyClass, _ a7: String, _ a8: AnyClass) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t221_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnyClass, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t221_mixed(_ a0: Float, _ a1: Int, _ a2: AnyClass, _ a3: Double, _ a4: Bool, _ a5: AnyClass, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t221_mixed16(_ a0: Int, _ a1: Double, _ a2: AnyClass, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnyClass, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t222_alone(_ a0: (any Shape).Type) { log.received([a0 as Any]) }
    func t222_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (any Shape).Type, _ a6: (any Shape).Type) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t222_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (any Shape).Type, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t222_mixed(_ a0: Float, _ a1: Int, _ a2: (any Shape).Type, _ a3: Double, _ a4: Bool, _ a5: (any Shape).Type, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t222_mixed16(_ a0: Int, _ a1: Double, _ a2: (any Shape).Type, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (any Shape).Type, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t222_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (any Shape).Type, _ a5: (any Shape).Type, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t222_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (any Shape).Type, _ a6: (any Shape).Type, _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t222_twice(_ a0: (any Shape).Type, _ a1: String, _ a2: (any Shape).Type, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t223_alone(_ a0: Int.Type?) { log.received([a0 as Any]) }
    func t223_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Int.Type?, _ a6: Int.Type?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t223_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Int.Type?, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t223_mixed(_ a0: Float, _ a1: Int, _ a2: Int.Type?, _ a3: Double, _ a4: Bool, _ a5: Int.Type?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t223_mixed16(_ a0: Int, _ a1: Double, _ a2: Int.Type?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int.Type?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t224_alone(_ a0: Node.Type?) { log.received([a0 as Any]) }
    func t224_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Node.Type?, _ a6: Node.Type?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t224_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Node.Type?, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t224_mixed(_ a0: Float, _ a1: Int, _ a2: Node.Type?, _ a3: Double, _ a4: Bool, _ a5: Node.Type?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t224_mixed16(_ a0: Int, _ a1: Double, _ a2: Node.Type?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Node.Type?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t225_alone(_ a0: Any.Type?) { log.received([a0 as Any]) }
    func t225_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Any.Type?, _ a6: Any.Type?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t225_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Any.Type?, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t225_mixed(_ a0: Float, _ a1: Int, _ a2: Any.Type?, _ a3: Double, _ a4: Bool, _ a5: Any.Type?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t225_mixed16(_ a0: Int, _ a1: Double, _ a2: Any.Type?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Any.Type?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t225_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Any.Type?, _ a5: Any.Type?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t225_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Any.Type?, _ a6: Any.Type?, _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t225_twice(_ a0: Any.Type?, _ a1: String, _ a2: Any.Type?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t226_alone(_ a0: (any Shape.Type)?) { log.received([a0 as Any]) }
    func t226_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (any Shape.Type)?, _ a6: (any Shape.Type)?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t226_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (any Shape.Type)?, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t226_mixed(_ a0: Float, _ a1: Int, _ a2: (any Shape.Type)?, _ a3: Double, _ a4: Bool, _ a5: (any Shape.Type)?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t226_mixed16(_ a0: Int, _ a1: Double, _ a2: (any Shape.Type)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (any Shape.Type)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t227_alone(_ a0: Box<Int.Type>) { log.received([a0 as Any]) }
    func t227_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Box<Int.Type>, _ a6: Box<Int.Type>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t227_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Box<Int.Type>, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t227_mixed(_ a0: Float, _ a1: Int, _ a2: Box<Int.Type>, _ a3: Double, _ a4: Bool, _ a5: Box<Int.Type>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t227_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<Int.Type>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<Int.Type>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t228_alone(_ a0: Both<Int.Type, Node.Type>) { log.received([a0 as Any]) }
    func t228_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Both<Int.Type, Node.Type>, _ a6: Both<Int.Type, Node.Type>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t228_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Both<Int.Type, Node.Type>, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t228_mixed(_ a0: Float, _ a1: Int, _ a2: Both<Int.Type, Node.Type>, _ a3: Double, _ a4: Bool, _ a5: Both<Int.Type, Node.Type>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t228_mixed16(_ a0: Int, _ a1: Double, _ a2: Both<Int.Type, Node.Type>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Both<Int.Type, Node.Type>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t228_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Both<Int.Type, Node.Type>, _ a5: Both<Int.Type, Node.Type>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t228_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Both<Int.Type, Node.Type>, _ a6: Both<Int.Type, Node.Type>, _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t228_twice(_ a0: Both<Int.Type, Node.Type>, _ a1: String, _ a2: Both<Int.Type, Node.Type>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t229_alone(_ a0: Either<Int.Type, Int8>) { log.received([a0 as Any]) }
    func t229_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Either<Int.Type, Int8>, _ a6: Either<Int.Type, Int8>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t229_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Either<Int.Type, Int8>, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t229_mixed(_ a0: Float, _ a1: Int, _ a2: Either<Int.Type, Int8>, _ a3: Double, _ a4: Bool, _ a5: Either<Int.Type, Int8>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t229_mixed16(_ a0: Int, _ a1: Double, _ a2: Either<Int.Type, Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Either<Int.Type, Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t230_alone(_ a0: [Int.Type]) { log.received([a0 as Any]) }
    func t230_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: [Int.Type], _ a6: [Int.Type]) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t230_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: [Int.Type], _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t230_mixed(_ a0: Float, _ a1: Int, _ a2: [Int.Type], _ a3: Double, _ a4: Bool, _ a5: [Int.Type], _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t230_mixed16(_ a0: Int, _ a1: Double, _ a2: [Int.Type], _ a3: Int32, _ a4: Float, _ a5: String, _ a6: [Int.Type], _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t231_alone(_ a0: MetatypeFields) { log.received([a0 as Any]) }
    func t231_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: MetatypeFields, _ a6: MetatypeFields, _ a7: String, _ a8: MetatypeFields) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t231_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: MetatypeFields, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t231_mixed(_ a0: Float, _ a1: Int, _ a2: MetatypeFields, _ a3: Double, _ a4: Bool, _ a5: MetatypeFields, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t231_mixed16(_ a0: Int, _ a1: Double, _ a2: MetatypeFields, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: MetatypeFields, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t231_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: MetatypeFields, _ a5: MetatypeFields, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t231_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: MetatypeFields, _ a8: MetatypeFields, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t231_twice(_ a0: MetatypeFields, _ a1: String, _ a2: MetatypeFields, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t232_alone(_ a0: OptionalMetatypeField) { log.received([a0 as Any]) }
    func t232_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: OptionalMetatypeField, _ a6: OptionalMetatypeField, _ a7: String, _ a8: OptionalMetatypeField) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t232_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: OptionalMetatypeField, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t232_mixed(_ a0: Float, _ a1: Int, _ a2: OptionalMetatypeField, _ a3: Double, _ a4: Bool, _ a5: OptionalMetatypeField, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t232_mixed16(_ a0: Int, _ a1: Double, _ a2: OptionalMetatypeField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: OptionalMetatypeField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t233_alone(_ a0: (Int, String)) { log.received([a0 as Any]) }
    func t233_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Int, String), _ a6: (Int, String)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t233_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Int, String), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t233_mixed(_ a0: Float, _ a1: Int, _ a2: (Int, String), _ a3: Double, _ a4: Bool, _ a5: (Int, String), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t233_mixed16(_ a0: Int, _ a1: Double, _ a2: (Int, String), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Int, String), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t234_alone(_ a0: (x: Double, y: Int8)) { log.received([a0 as Any]) }
    func t234_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (x: Double, y: Int8), _ a6: (x: Double, y: Int8)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t234_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (x: Double, y: Int8), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t234_mixed(_ a0: Float, _ a1: Int, _ a2: (x: Double, y: Int8), _ a3: Double, _ a4: Bool, _ a5: (x: Double, y: Int8), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t234_mixed16(_ a0: Int, _ a1: Double, _ a2: (x: Double, y: Int8), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (x: Double, y: Int8), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t234_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (x: Double, y: Int8), _ a5: (x: Double, y: Int8), _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t234_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (x: Double, y: Int8), _ a6: (x: Double, y: Int8), _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t234_twice(_ a0: (x: Double, y: Int8), _ a1: String, _ a2: (x: Double, y: Int8), _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t235_alone(_ a0: (Int8, (Double, Float), Bool)) { log.received([a0 as Any]) }
    func t235_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Int8, (Double, Float), Bool), _ a6: (Int8, (Double, Float), Bool)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t235_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Int8, (Double, Float), Bool), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t235_mixed(_ a0: Float, _ a1: Int, _ a2: (Int8, (Double, Float), Bool), _ a3: Double, _ a4: Bool, _ a5: (Int8, (Double, Float), Bool), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t235_mixed16(_ a0: Int, _ a1: Double, _ a2: (Int8, (Double, Float), Bool), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Int8, (Double, Float), Bool), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t236_alone(_ a0: (Any, Int)) { log.received([a0 as Any]) }
    func t236_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Any, Int), _ a6: (Any, Int)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t236_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Any, Int), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t236_mixed(_ a0: Float, _ a1: Int, _ a2: (Any, Int), _ a3: Double, _ a4: Bool, _ a5: (Any, Int), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t236_mixed16(_ a0: Int, _ a1: Double, _ a2: (Any, Int), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Any, Int), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t237_alone(_ a0: (Int.Type, Int)) { log.received([a0 as Any]) }
    func t237_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Int.Type, Int), _ a6: (Int.Type, Int)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t237_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Int.Type, Int), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t237_mixed(_ a0: Float, _ a1: Int, _ a2: (Int.Type, Int), _ a3: Double, _ a4: Bool, _ a5: (Int.Type, Int), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t237_mixed16(_ a0: Int, _ a1: Double, _ a2: (Int.Type, Int), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Int.Type, Int), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t237_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (Int.Type, Int), _ a5: (Int.Type, Int), _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t237_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (Int.Type, Int), _ a6: (Int.Type, Int), _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t237_twice(_ a0: (Int.Type, Int), _ a1: String, _ a2: (Int.Type, Int), _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t238_alone(_ a0: (Int, String)?) { log.received([a0 as Any]) }
    func t238_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Int, String)?, _ a6: (Int, String)?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t238_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Int, String)?, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t238_mixed(_ a0: Float, _ a1: Int, _ a2: (Int, String)?, _ a3: Double, _ a4: Bool, _ a5: (Int, String)?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t238_mixed16(_ a0: Int, _ a1: Double, _ a2: (Int, String)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Int, String)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t239_alone(_ a0: (Float, Float)?) { log.received([a0 as Any]) }
    func t239_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Float, Float)?, _ a6: (Float, Float)?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t239_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Float, Float)?, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t239_mixed(_ a0: Float, _ a1: Int, _ a2: (Float, Float)?, _ a3: Double, _ a4: Bool, _ a5: (Float, Float)?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t239_mixed16(_ a0: Int, _ a1: Double, _ a2: (Float, Float)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Float, Float)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group11>, any Group11>

final class Group11Tests: XCTestCase {
    func test_D4_220_Any_Type() throws {
        let v: Any.Type = String.self
        let w: Any.Type = Node.self
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t220_alone), Form.alone(v as Any, w as Any)) { $0.t220_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t220_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t220_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t220_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t220_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group11.t220_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t220_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t220_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t220_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_221_AnyClass() throws {
        let v: AnyClass = Leaf.self
        let w: AnyClass = Counter.self
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t221_alone), Form.alone(v as Any, w as Any)) { $0.t221_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t221_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t221_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t221_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t221_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group11.t221_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t221_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t221_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t221_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_222_any_Shape_Type() throws {
        let v: (any Shape).Type = (any Shape).self
        let w: (any Shape).Type = (any Shape).self
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t222_alone), Form.alone(v as Any, w as Any)) { $0.t222_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t222_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t222_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t222_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t222_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group11.t222_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t222_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group11.t222_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t222_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group11.t222_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t222_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group11.t222_twice), Form.twice(v as Any, w as Any)) { $0.t222_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t222_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t222_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_223_Int_Type_optional() throws {
        let v: Int.Type? = Int.self
        let w: Int.Type? = nil
        let check = Check<any Group11>(Receiver.init)
        try check.refused("alone", try Proxy.selector(Group11.t223_alone), Form.alone(v as Any, w as Any)) { $0.t223_alone(v) }
        try check.refused("after5Integers", try Proxy.selector(Group11.t223_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t223_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.refused("after9Doubles", try Proxy.selector(Group11.t223_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t223_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.refused("mixed", try Proxy.selector(Group11.t223_mixed), Form.mixed(v as Any, w as Any)) { $0.t223_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
        try check.refused("mixed16", try Proxy.selector(Group11.t223_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t223_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
    }
    func test_D4_224_Node_Type_optional() throws {
        let v: Node.Type? = Leaf.self
        let w: Node.Type? = nil
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t224_alone), Form.alone(v as Any, w as Any)) { $0.t224_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t224_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t224_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t224_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t224_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group11.t224_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t224_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t224_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t224_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_225_Any_Type_optional() throws {
        let v: Any.Type? = Int.self
        let w: Any.Type? = nil
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t225_alone), Form.alone(v as Any, w as Any)) { $0.t225_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t225_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t225_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t225_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t225_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group11.t225_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t225_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group11.t225_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t225_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group11.t225_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t225_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group11.t225_twice), Form.twice(v as Any, w as Any)) { $0.t225_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t225_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t225_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_226_any_Shape_Type_optional() throws {
        let v: (any Shape.Type)? = Square.self
        let w: (any Shape.Type)? = nil
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t226_alone), Form.alone(v as Any, w as Any)) { $0.t226_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t226_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t226_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t226_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t226_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group11.t226_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t226_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t226_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t226_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_227_Box_Int_Type() throws {
        let v: Box<Int.Type> = Box(Int.self)
        let w: Box<Int.Type> = Box(Int.self)
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t227_alone), Form.alone(v as Any, w as Any)) { $0.t227_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t227_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t227_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t227_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t227_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group11.t227_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t227_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t227_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t227_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_228_Both_Int_Type_Node_Type() throws {
        let v: Both<Int.Type, Node.Type> = Both(Int.self, Leaf.self)
        let w: Both<Int.Type, Node.Type> = Both(Int.self, Node.self)
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t228_alone), Form.alone(v as Any, w as Any)) { $0.t228_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t228_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t228_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t228_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t228_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group11.t228_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t228_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group11.t228_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t228_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group11.t228_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t228_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group11.t228_twice), Form.twice(v as Any, w as Any)) { $0.t228_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t228_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t228_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_229_Either_Int_Type_Int8() throws {
        let v: Either<Int.Type, Int8> = .left(Int.self)
        let w: Either<Int.Type, Int8> = .right(3)
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t229_alone), Form.alone(v as Any, w as Any)) { $0.t229_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t229_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t229_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t229_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t229_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group11.t229_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t229_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t229_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t229_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_230_Int_Type() throws {
        let v: [Int.Type] = [Int.self]
        let w: [Int.Type] = []
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t230_alone), Form.alone(v as Any, w as Any)) { $0.t230_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t230_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t230_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t230_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t230_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group11.t230_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t230_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t230_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t230_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_231_MetatypeFields() throws {
        let v: MetatypeFields = MetatypeFields(5, Leaf.self, String.self, Square.self)
        let w: MetatypeFields = MetatypeFields(-5, Node.self, Leaf.self, Block.self)
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t231_alone), Form.alone(v as Any, w as Any)) { $0.t231_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t231_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t231_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t231_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t231_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group11.t231_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t231_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group11.t231_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t231_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group11.t231_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t231_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group11.t231_twice), Form.twice(v as Any, w as Any)) { $0.t231_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t231_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t231_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_232_OptionalMetatypeField() throws {
        let v: OptionalMetatypeField = OptionalMetatypeField(Int.self, 6)
        let w: OptionalMetatypeField = OptionalMetatypeField(nil, -6)
        let check = Check<any Group11>(Receiver.init)
        try check.refused("alone", try Proxy.selector(Group11.t232_alone), Form.alone(v as Any, w as Any)) { $0.t232_alone(v) }
        try check.refused("after5Integers", try Proxy.selector(Group11.t232_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t232_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.refused("after9Doubles", try Proxy.selector(Group11.t232_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t232_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.refused("mixed", try Proxy.selector(Group11.t232_mixed), Form.mixed(v as Any, w as Any)) { $0.t232_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
        try check.refused("mixed16", try Proxy.selector(Group11.t232_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t232_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
    }
    func test_D4_233_Int_String() throws {
        let v: (Int, String) = (5, "five")
        let w: (Int, String) = (6, "a text that is rather long")
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t233_alone), Form.alone(v as Any, w as Any)) { $0.t233_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t233_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t233_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t233_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t233_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group11.t233_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t233_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t233_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t233_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_234_x_Double_y_Int8() throws {
        let v: (x: Double, y: Int8) = (x: 1.5, y: -2)
        let w: (x: Double, y: Int8) = (x: 2.5, y: 3)
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t234_alone), Form.alone(v as Any, w as Any)) { $0.t234_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t234_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t234_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t234_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t234_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group11.t234_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t234_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group11.t234_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t234_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group11.t234_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t234_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group11.t234_twice), Form.twice(v as Any, w as Any)) { $0.t234_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t234_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t234_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_235_Int8_Double_Float_Bool() throws {
        let v: (Int8, (Double, Float), Bool) = (1, (2.5, 3.5), true)
        let w: (Int8, (Double, Float), Bool) = (-1, (-2.5, -3.5), false)
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t235_alone), Form.alone(v as Any, w as Any)) { $0.t235_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t235_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t235_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t235_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t235_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group11.t235_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t235_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t235_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t235_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_236_Any_Int() throws {
        let v: (Any, Int) = ("any", 5)
        let w: (Any, Int) = (2.5, 6)
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t236_alone), Form.alone(v as Any, w as Any)) { $0.t236_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t236_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t236_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t236_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t236_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group11.t236_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t236_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t236_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t236_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_237_Int_Type_Int() throws {
        let v: (Int.Type, Int) = (Int.self, 5)
        let w: (Int.Type, Int) = (Int.self, 6)
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t237_alone), Form.alone(v as Any, w as Any)) { $0.t237_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t237_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t237_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t237_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t237_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group11.t237_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t237_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group11.t237_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t237_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group11.t237_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t237_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group11.t237_twice), Form.twice(v as Any, w as Any)) { $0.t237_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t237_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t237_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_238_Int_String_optional() throws {
        let v: (Int, String)? = (5, "five")
        let w: (Int, String)? = nil
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t238_alone), Form.alone(v as Any, w as Any)) { $0.t238_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t238_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t238_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t238_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t238_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group11.t238_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t238_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t238_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t238_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_239_Float_Float_optional() throws {
        let v: (Float, Float)? = (1.5, 2.5)
        let w: (Float, Float)? = nil
        let check = Check<any Group11>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group11.t239_alone), Form.alone(v as Any, w as Any)) { $0.t239_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group11.t239_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t239_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group11.t239_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t239_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group11.t239_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t239_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group11.t239_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t239_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
