// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group04 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t80_alone(_ a0: WithAny) { log.received([a0 as Any]) }
    func t80_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: WithAny, _ a6: WithAny, _ a7: String, _ a8: WithAny) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t80_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: WithAny, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t80_mixed(_ a0: Float, _ a1: Int, _ a2: WithAny, _ a3: Double, _ a4: Bool, _ a5: WithAny, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t80_mixed16(_ a0: Int, _ a1: Double, _ a2: WithAny, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: WithAny, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t81_alone(_ a0: WithShape) { log.received([a0 as Any]) }
    func t81_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: WithShape, _ a6: WithShape, _ a7: String, _ a8: WithShape) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t81_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: WithShape, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t81_mixed(_ a0: Float, _ a1: Int, _ a2: WithShape, _ a3: Double, _ a4: Bool, _ a5: WithShape, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t81_mixed16(_ a0: Int, _ a1: Double, _ a2: WithShape, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: WithShape, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t81_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: WithShape, _ a5: WithShape, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t81_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: WithShape, _ a8: WithShape, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t81_twice(_ a0: WithShape, _ a1: String, _ a2: WithShape, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t82_alone(_ a0: WithClosure) { log.received([a0 as Any]) }
    func t82_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: WithClosure, _ a6: WithClosure, _ a7: String, _ a8: WithClosure) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t82_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: WithClosure, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t82_mixed(_ a0: Float, _ a1: Int, _ a2: WithClosure, _ a3: Double, _ a4: Bool, _ a5: WithClosure, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t82_mixed16(_ a0: Int, _ a1: Double, _ a2: WithClosure, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: WithClosure, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t83_alone(_ a0: WithMetatype) { log.received([a0 as Any]) }
    func t83_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: WithMetatype, _ a6: WithMetatype, _ a7: String, _ a8: WithMetatype) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t83_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: WithMetatype, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t83_mixed(_ a0: Float, _ a1: Int, _ a2: WithMetatype, _ a3: Double, _ a4: Bool, _ a5: WithMetatype, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t83_mixed16(_ a0: Int, _ a1: Double, _ a2: WithMetatype, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: WithMetatype, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t84_alone(_ a0: WithNever) { log.received([a0 as Any]) }
    func t84_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: WithNever, _ a6: WithNever, _ a7: String, _ a8: WithNever) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t84_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: WithNever, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t84_mixed(_ a0: Float, _ a1: Int, _ a2: WithNever, _ a3: Double, _ a4: Bool, _ a5: WithNever, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t84_mixed16(_ a0: Int, _ a1: Double, _ a2: WithNever, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: WithNever, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t84_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: WithNever, _ a5: WithNever, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t84_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: WithNever, _ a8: WithNever, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t84_twice(_ a0: WithNever, _ a1: String, _ a2: WithNever, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t85_alone(_ a0: Labelled) { log.received([a0 as Any]) }
    func t85_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Labelled, _ a6: Labelled, _ a7: String, _ a8: Labelled) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t85_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Labelled, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t85_mixed(_ a0: Float, _ a1: Int, _ a2: Labelled, _ a3: Double, _ a4: Bool, _ a5: Labelled, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t85_mixed16(_ a0: Int, _ a1: Double, _ a2: Labelled, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Labelled, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t86_alone(_ a0: Big) { log.received([a0 as Any]) }
    func t86_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Big, _ a6: Big, _ a7: String, _ a8: Big) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t86_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Big, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t86_mixed(_ a0: Float, _ a1: Int, _ a2: Big, _ a3: Double, _ a4: Bool, _ a5: Big, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t86_mixed16(_ a0: Int, _ a1: Double, _ a2: Big, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Big, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t87_alone(_ a0: Either<Int, String>) { log.received([a0 as Any]) }
    func t87_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Either<Int, String>, _ a6: Either<Int, String>, _ a7: String, _ a8: Either<Int, String>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t87_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Either<Int, String>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t87_mixed(_ a0: Float, _ a1: Int, _ a2: Either<Int, String>, _ a3: Double, _ a4: Bool, _ a5: Either<Int, String>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t87_mixed16(_ a0: Int, _ a1: Double, _ a2: Either<Int, String>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Either<Int, String>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t87_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Either<Int, String>, _ a5: Either<Int, String>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t87_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Either<Int, String>, _ a8: Either<Int, String>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t87_twice(_ a0: Either<Int, String>, _ a1: String, _ a2: Either<Int, String>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t88_alone(_ a0: Either<Double, [Node]>) { log.received([a0 as Any]) }
    func t88_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Either<Double, [Node]>, _ a6: Either<Double, [Node]>, _ a7: String, _ a8: Either<Double, [Node]>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t88_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Either<Double, [Node]>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t88_mixed(_ a0: Float, _ a1: Int, _ a2: Either<Double, [Node]>, _ a3: Double, _ a4: Bool, _ a5: Either<Double, [Node]>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t88_mixed16(_ a0: Int, _ a1: Double, _ a2: Either<Double, [Node]>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Either<Double, [Node]>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t89_alone(_ a0: Either<Any, Int8>) { log.received([a0 as Any]) }
    func t89_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Either<Any, Int8>, _ a6: Either<Any, Int8>, _ a7: String, _ a8: Either<Any, Int8>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t89_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Either<Any, Int8>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t89_mixed(_ a0: Float, _ a1: Int, _ a2: Either<Any, Int8>, _ a3: Double, _ a4: Bool, _ a5: Either<Any, Int8>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t89_mixed16(_ a0: Int, _ a1: Double, _ a2: Either<Any, Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Either<Any, Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t90_alone(_ a0: Tagged<Float>) { log.received([a0 as Any]) }
    func t90_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Tagged<Float>, _ a6: Tagged<Float>, _ a7: String, _ a8: Tagged<Float>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t90_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Tagged<Float>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t90_mixed(_ a0: Float, _ a1: Int, _ a2: Tagged<Float>, _ a3: Double, _ a4: Bool, _ a5: Tagged<Float>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t90_mixed16(_ a0: Int, _ a1: Double, _ a2: Tagged<Float>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Tagged<Float>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t90_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Tagged<Float>, _ a5: Tagged<Float>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t90_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Tagged<Float>, _ a8: Tagged<Float>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t90_twice(_ a0: Tagged<Float>, _ a1: String, _ a2: Tagged<Float>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t91_alone(_ a0: Tagged<any Shape>) { log.received([a0 as Any]) }
    func t91_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Tagged<any Shape>, _ a6: Tagged<any Shape>, _ a7: String, _ a8: Tagged<any Shape>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t91_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Tagged<any Shape>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t91_mixed(_ a0: Float, _ a1: Int, _ a2: Tagged<any Shape>, _ a3: Double, _ a4: Bool, _ a5: Tagged<any Shape>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t91_mixed16(_ a0: Int, _ a1: Double, _ a2: Tagged<any Shape>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Tagged<any Shape>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t92_alone(_ a0: Vectors) { log.received([a0 as Any]) }
    func t92_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Vectors, _ a6: Vectors, _ a7: String, _ a8: Vectors) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t92_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Vectors, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t92_mixed(_ a0: Float, _ a1: Int, _ a2: Vectors, _ a3: Double, _ a4: Bool, _ a5: Vectors, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t92_mixed16(_ a0: Int, _ a1: Double, _ a2: Vectors, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Vectors, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t93_alone(_ a0: Int?) { log.received([a0 as Any]) }
    func t93_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int?, _ a6: Int?, _ a7: String, _ a8: Int?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t93_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t93_mixed(_ a0: Float, _ a1: Int, _ a2: Int?, _ a3: Double, _ a4: Bool, _ a5: Int?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t93_mixed16(_ a0: Int, _ a1: Double, _ a2: Int?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t93_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Int?, _ a5: Int?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t93_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Int?, _ a8: Int?, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t93_twice(_ a0: Int?, _ a1: String, _ a2: Int?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t94_alone(_ a0: Int8?) { log.received([a0 as Any]) }
    func t94_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Int8?, _ a6: Int8?, _ a7: String, _ a8: Int8?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t94_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Int8?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t94_mixed(_ a0: Float, _ a1: Int, _ a2: Int8?, _ a3: Double, _ a4: Bool, _ a5: Int8?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t94_mixed16(_ a0: Int, _ a1: Double, _ a2: Int8?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int8?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t95_alone(_ a0: Bool?) { log.received([a0 as Any]) }
    func t95_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bool?, _ a6: Bool?, _ a7: String, _ a8: Bool?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t95_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bool?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t95_mixed(_ a0: Float, _ a1: Int, _ a2: Bool?, _ a3: Double, _ a4: Bool, _ a5: Bool?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t95_mixed16(_ a0: Int, _ a1: Double, _ a2: Bool?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bool?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t96_alone(_ a0: Bool??) { log.received([a0 as Any]) }
    func t96_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bool??, _ a6: Bool??, _ a7: String, _ a8: Bool??) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t96_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bool??, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t96_mixed(_ a0: Float, _ a1: Int, _ a2: Bool??, _ a3: Double, _ a4: Bool, _ a5: Bool??, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t96_mixed16(_ a0: Int, _ a1: Double, _ a2: Bool??, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bool??, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t96_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Bool??, _ a5: Bool??, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t96_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Bool??, _ a8: Bool??, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t96_twice(_ a0: Bool??, _ a1: String, _ a2: Bool??, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t97_alone(_ a0: Float?) { log.received([a0 as Any]) }
    func t97_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Float?, _ a6: Float?, _ a7: String, _ a8: Float?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t97_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Float?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t97_mixed(_ a0: Float, _ a1: Int, _ a2: Float?, _ a3: Double, _ a4: Bool, _ a5: Float?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t97_mixed16(_ a0: Int, _ a1: Double, _ a2: Float?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Float?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t98_alone(_ a0: Double??) { log.received([a0 as Any]) }
    func t98_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Double??, _ a6: Double??, _ a7: String, _ a8: Double??) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t98_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Double??, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t98_mixed(_ a0: Float, _ a1: Int, _ a2: Double??, _ a3: Double, _ a4: Bool, _ a5: Double??, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t98_mixed16(_ a0: Int, _ a1: Double, _ a2: Double??, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Double??, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t99_alone(_ a0: Float80?) { log.received([a0 as Any]) }
    func t99_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Float80?, _ a6: Float80?, _ a7: String, _ a8: Float80?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t99_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Float80?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t99_mixed(_ a0: Float, _ a1: Int, _ a2: Float80?, _ a3: Double, _ a4: Bool, _ a5: Float80?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t99_mixed16(_ a0: Int, _ a1: Double, _ a2: Float80?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Float80?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t99_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Float80?, _ a5: Float80?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t99_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Float80?, _ a8: Float80?, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t99_twice(_ a0: Float80?, _ a1: String, _ a2: Float80?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group04>, any Group04>

final class Group04Tests: XCTestCase {
    func test_D4_080_WithAny() throws {
        let v: WithAny = .any("any")
        let w: WithAny = .number(12)
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t80_alone), Form.alone(v as Any, w as Any)) { $0.t80_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t80_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t80_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t80_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t80_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t80_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t80_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t80_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t80_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_081_WithShape() throws {
        let v: WithShape = .shape(Square(side: 3))
        let w: WithShape = .shape(Block([1, 2], "b", 3))
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t81_alone), Form.alone(v as Any, w as Any)) { $0.t81_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t81_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t81_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t81_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t81_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t81_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t81_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group04.t81_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t81_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group04.t81_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t81_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group04.t81_twice), Form.twice(v as Any, w as Any)) { $0.t81_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t81_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t81_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_082_WithClosure() throws {
        let v: WithClosure = .call({ $0 &* 3 })
        let w: WithClosure = .number(5)
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t82_alone), Form.alone(v as Any, w as Any)) { $0.t82_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t82_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t82_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t82_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t82_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t82_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t82_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t82_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t82_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_083_WithMetatype() throws {
        let v: WithMetatype = .value(Int.self)
        let w: WithMetatype = .nothing
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t83_alone), Form.alone(v as Any, w as Any)) { $0.t83_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t83_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t83_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t83_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t83_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t83_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t83_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t83_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t83_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_084_WithNever() throws {
        let v: WithNever = .value(44)
        let w: WithNever = .value(-44)
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t84_alone), Form.alone(v as Any, w as Any)) { $0.t84_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t84_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t84_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t84_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t84_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t84_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t84_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group04.t84_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t84_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group04.t84_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t84_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group04.t84_twice), Form.twice(v as Any, w as Any)) { $0.t84_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t84_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t84_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_085_Labelled() throws {
        let v: Labelled = .point(x: 1.5, y: 2.5)
        let w: Labelled = .box(width: 9, true)
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t85_alone), Form.alone(v as Any, w as Any)) { $0.t85_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t85_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t85_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t85_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t85_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t85_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t85_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t85_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t85_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_086_Big() throws {
        let v: Big = .five(1, 2.5, -3, 4.5, "five")
        let w: Big = .one(-1)
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t86_alone), Form.alone(v as Any, w as Any)) { $0.t86_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t86_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t86_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t86_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t86_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t86_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t86_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t86_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t86_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_087_Either_Int_String() throws {
        let v: Either<Int, String> = .left(9)
        let w: Either<Int, String> = .right("right")
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t87_alone), Form.alone(v as Any, w as Any)) { $0.t87_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t87_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t87_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t87_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t87_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t87_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t87_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group04.t87_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t87_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group04.t87_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t87_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group04.t87_twice), Form.twice(v as Any, w as Any)) { $0.t87_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t87_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t87_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_088_Either_Double_Node() throws {
        let v: Either<Double, [Node]> = .left(9.5)
        let w: Either<Double, [Node]> = .right([fixed.node])
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t88_alone), Form.alone(v as Any, w as Any)) { $0.t88_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t88_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t88_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t88_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t88_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t88_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t88_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t88_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t88_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_089_Either_Any_Int8() throws {
        let v: Either<Any, Int8> = .left("left" as Any)
        let w: Either<Any, Int8> = .right(3)
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t89_alone), Form.alone(v as Any, w as Any)) { $0.t89_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t89_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t89_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t89_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t89_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t89_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t89_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t89_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t89_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_090_Tagged_Float() throws {
        let v: Tagged<Float> = .value(2.5)
        let w: Tagged<Float> = .value(-2.5)
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t90_alone), Form.alone(v as Any, w as Any)) { $0.t90_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t90_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t90_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t90_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t90_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t90_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t90_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group04.t90_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t90_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group04.t90_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t90_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group04.t90_twice), Form.twice(v as Any, w as Any)) { $0.t90_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t90_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t90_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_091_Tagged_any_Shape() throws {
        let v: Tagged<any Shape> = .value(Square(side: 2))
        let w: Tagged<any Shape> = .value(Square(side: 4))
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t91_alone), Form.alone(v as Any, w as Any)) { $0.t91_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t91_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t91_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t91_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t91_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t91_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t91_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t91_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t91_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_092_Vectors() throws {
        let v: Vectors = .vector(SIMD4(1, 2, 3, 4))
        let w: Vectors = .scalar(9)
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t92_alone), Form.alone(v as Any, w as Any)) { $0.t92_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t92_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t92_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t92_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t92_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t92_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t92_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t92_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t92_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_093_Int_optional() throws {
        let v: Int? = -12
        let w: Int? = nil
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t93_alone), Form.alone(v as Any, w as Any)) { $0.t93_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t93_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t93_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t93_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t93_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t93_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t93_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group04.t93_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t93_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group04.t93_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t93_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group04.t93_twice), Form.twice(v as Any, w as Any)) { $0.t93_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t93_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t93_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_094_Int8_optional() throws {
        let v: Int8? = -12
        let w: Int8? = nil
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t94_alone), Form.alone(v as Any, w as Any)) { $0.t94_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t94_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t94_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t94_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t94_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t94_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t94_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t94_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t94_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_095_Bool_optional() throws {
        let v: Bool? = true
        let w: Bool? = nil
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t95_alone), Form.alone(v as Any, w as Any)) { $0.t95_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t95_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t95_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t95_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t95_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t95_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t95_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t95_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t95_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_096_Bool_optional_optional() throws {
        let v: Bool?? = .some(nil)
        let w: Bool?? = false
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t96_alone), Form.alone(v as Any, w as Any)) { $0.t96_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t96_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t96_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t96_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t96_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t96_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t96_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group04.t96_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t96_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group04.t96_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t96_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group04.t96_twice), Form.twice(v as Any, w as Any)) { $0.t96_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t96_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t96_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_097_Float_optional() throws {
        let v: Float? = 1.5
        let w: Float? = nil
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t97_alone), Form.alone(v as Any, w as Any)) { $0.t97_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t97_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t97_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t97_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t97_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t97_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t97_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t97_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t97_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_098_Double_optional_optional() throws {
        let v: Double?? = 2.5
        let w: Double?? = .some(nil)
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t98_alone), Form.alone(v as Any, w as Any)) { $0.t98_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t98_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t98_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t98_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t98_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t98_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t98_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t98_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t98_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_099_Float80_optional() throws {
        let v: Float80? = 2.5
        let w: Float80? = nil
        let check = Check<any Group04>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group04.t99_alone), Form.alone(v as Any, w as Any)) { $0.t99_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group04.t99_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t99_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group04.t99_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t99_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group04.t99_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t99_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group04.t99_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t99_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group04.t99_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t99_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group04.t99_twice), Form.twice(v as Any, w as Any)) { $0.t99_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group04.t99_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t99_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
