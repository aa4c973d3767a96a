// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group13 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t260_alone(_ a0: WeakField?) { log.received([a0 as Any]) }
    func t260_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: WeakField?, _ a6: WeakField?, _ a7: String, _ a8: WeakField?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t260_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: WeakField?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t260_mixed(_ a0: Float, _ a1: Int, _ a2: WeakField?, _ a3: Double, _ a4: Bool, _ a5: WeakField?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t260_mixed16(_ a0: Int, _ a1: Double, _ a2: WeakField?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: WeakField?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t261_alone(_ a0: WeakNamed) { log.received([a0 as Any]) }
    func t261_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: WeakNamed, _ a6: WeakNamed, _ a7: String, _ a8: WeakNamed) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t261_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: WeakNamed, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t261_mixed(_ a0: Float, _ a1: Int, _ a2: WeakNamed, _ a3: Double, _ a4: Bool, _ a5: WeakNamed, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t261_mixed16(_ a0: Int, _ a1: Double, _ a2: WeakNamed, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: WeakNamed, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t261_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: WeakNamed, _ a5: WeakNamed, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t261_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: WeakNamed, _ a8: WeakNamed, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t261_twice(_ a0: WeakNamed, _ a1: String, _ a2: WeakNamed, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t262_alone(_ a0: UnownedField) { log.received([a0 as Any]) }
    func t262_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnownedField, _ a6: UnownedField, _ a7: String, _ a8: UnownedField) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t262_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnownedField, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t262_mixed(_ a0: Float, _ a1: Int, _ a2: UnownedField, _ a3: Double, _ a4: Bool, _ a5: UnownedField, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t262_mixed16(_ a0: Int, _ a1: Double, _ a2: UnownedField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnownedField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t263_alone(_ a0: UnownedNamed) { log.received([a0 as Any]) }
    func t263_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnownedNamed, _ a6: UnownedNamed, _ a7: String, _ a8: UnownedNamed) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t263_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnownedNamed, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t263_mixed(_ a0: Float, _ a1: Int, _ a2: UnownedNamed, _ a3: Double, _ a4: Bool, _ a5: UnownedNamed, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t263_mixed16(_ a0: Int, _ a1: Double, _ a2: UnownedNamed, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnownedNamed, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t264_alone(_ a0: UnownedOptional) { log.received([a0 as Any]) }
    func t264_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnownedOptional, _ a6: UnownedOptional, _ a7: String, _ a8: UnownedOptional) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t264_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnownedOptional, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t264_mixed(_ a0: Float, _ a1: Int, _ a2: UnownedOptional, _ a3: Double, _ a4: Bool, _ a5: UnownedOptional, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t264_mixed16(_ a0: Int, _ a1: Double, _ a2: UnownedOptional, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnownedOptional, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t264_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: UnownedOptional, _ a5: UnownedOptional, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t264_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: UnownedOptional, _ a8: UnownedOptional, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t264_twice(_ a0: UnownedOptional, _ a1: String, _ a2: UnownedOptional, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t265_alone(_ a0: UnsafeField) { log.received([a0 as Any]) }
    func t265_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeField, _ a6: UnsafeField, _ a7: String, _ a8: UnsafeField) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t265_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeField, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t265_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeField, _ a3: Double, _ a4: Bool, _ a5: UnsafeField, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t265_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t266_alone(_ a0: TupleField) { log.received([a0 as Any]) }
    func t266_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: TupleField, _ a6: TupleField, _ a7: String, _ a8: TupleField) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t266_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: TupleField, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t266_mixed(_ a0: Float, _ a1: Int, _ a2: TupleField, _ a3: Double, _ a4: Bool, _ a5: TupleField, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t266_mixed16(_ a0: Int, _ a1: Double, _ a2: TupleField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: TupleField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t267_alone(_ a0: AnyField) { log.received([a0 as Any]) }
    func t267_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnyField, _ a6: AnyField, _ a7: String, _ a8: AnyField) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t267_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnyField, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t267_mixed(_ a0: Float, _ a1: Int, _ a2: AnyField, _ a3: Double, _ a4: Bool, _ a5: AnyField, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t267_mixed16(_ a0: Int, _ a1: Double, _ a2: AnyField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnyField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t267_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: AnyField, _ a5: AnyField, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t267_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: AnyField, _ a8: AnyField, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t267_twice(_ a0: AnyField, _ a1: String, _ a2: AnyField, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t268_alone(_ a0: AnyField?) { log.received([a0 as Any]) }
    func t268_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnyField?, _ a6: AnyField?, _ a7: String, _ a8: AnyField?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t268_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnyField?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t268_mixed(_ a0: Float, _ a1: Int, _ a2: AnyField?, _ a3: Double, _ a4: Bool, _ a5: AnyField?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t268_mixed16(_ a0: Int, _ a1: Double, _ a2: AnyField?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnyField?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t269_alone(_ a0: ErrorField) { log.received([a0 as Any]) }
    func t269_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: ErrorField, _ a6: ErrorField, _ a7: String, _ a8: ErrorField) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t269_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: ErrorField, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t269_mixed(_ a0: Float, _ a1: Int, _ a2: ErrorField, _ a3: Double, _ a4: Bool, _ a5: ErrorField, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t269_mixed16(_ a0: Int, _ a1: Double, _ a2: ErrorField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ErrorField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t270_alone(_ a0: ClassBoundField) { log.received([a0 as Any]) }
    func t270_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: ClassBoundField, _ a6: ClassBoundField, _ a7: String, _ a8: ClassBoundField) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t270_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: ClassBoundField, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t270_mixed(_ a0: Float, _ a1: Int, _ a2: ClassBoundField, _ a3: Double, _ a4: Bool, _ a5: ClassBoundField, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t270_mixed16(_ a0: Int, _ a1: Double, _ a2: ClassBoundField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ClassBoundField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t270_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: ClassBoundField, _ a5: ClassBoundField, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t270_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: ClassBoundField, _ a8: ClassBoundField, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t270_twice(_ a0: ClassBoundField, _ a1: String, _ a2: ClassBoundField, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t271_alone(_ a0: VectorField) { log.received([a0 as Any]) }
    func t271_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: VectorField, _ a6: VectorField, _ a7: String, _ a8: VectorField) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t271_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: VectorField, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t271_mixed(_ a0: Float, _ a1: Int, _ a2: VectorField, _ a3: Double, _ a4: Bool, _ a5: VectorField, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t271_mixed16(_ a0: Int, _ a1: Double, _ a2: VectorField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: VectorField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t272_alone(_ a0: SmallVectorField) { log.received([a0 as Any]) }
    func t272_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SmallVectorField, _ a6: SmallVectorField, _ a7: String, _ a8: SmallVectorField) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t272_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SmallVectorField, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t272_mixed(_ a0: Float, _ a1: Int, _ a2: SmallVectorField, _ a3: Double, _ a4: Bool, _ a5: SmallVectorField, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t272_mixed16(_ a0: Int, _ a1: Double, _ a2: SmallVectorField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SmallVectorField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t273_alone(_ a0: Box<SIMD8<Float>>) { log.received([a0 as Any]) }
    func t273_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Box<SIMD8<Float>>, _ a6: Box<SIMD8<Float>>, _ a7: String, _ a8: Box<SIMD8<Float>>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t273_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Box<SIMD8<Float>>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t273_mixed(_ a0: Float, _ a1: Int, _ a2: Box<SIMD8<Float>>, _ a3: Double, _ a4: Bool, _ a5: Box<SIMD8<Float>>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t273_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<SIMD8<Float>>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<SIMD8<Float>>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t273_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Box<SIMD8<Float>>, _ a5: Box<SIMD8<Float>>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t273_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Box<SIMD8<Float>>, _ a8: Box<SIMD8<Float>>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t273_twice(_ a0: Box<SIMD8<Float>>, _ a1: String, _ a2: Box<SIMD8<Float>>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t274_alone(_ a0: Options) { log.received([a0 as Any]) }
    func t274_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Options, _ a6: Options, _ a7: String, _ a8: Options) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t274_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Options, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t274_mixed(_ a0: Float, _ a1: Int, _ a2: Options, _ a3: Double, _ a4: Bool, _ a5: Options, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t274_mixed16(_ a0: Int, _ a1: Double, _ a2: Options, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Options, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t275_alone(_ a0: Box<Int8>??) { log.received([a0 as Any]) }
    func t275_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Box<Int8>??, _ a6: Box<Int8>??, _ a7: String, _ a8: Box<Int8>??) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t275_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Box<Int8>??, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t275_mixed(_ a0: Float, _ a1: Int, _ a2: Box<Int8>??, _ a3: Double, _ a4: Bool, _ a5: Box<Int8>??, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t275_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<Int8>??, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<Int8>??, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t276_alone(_ a0: SIMD2<Int8>) { log.received([a0 as Any]) }
    func t276_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD2<Int8>, _ a6: SIMD2<Int8>, _ a7: String, _ a8: SIMD2<Int8>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t276_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD2<Int8>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t276_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD2<Int8>, _ a3: Double, _ a4: Bool, _ a5: SIMD2<Int8>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t276_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD2<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD2<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t276_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD2<Int8>, _ a5: SIMD2<Int8>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t276_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD2<Int8>, _ a8: SIMD2<Int8>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t276_twice(_ a0: SIMD2<Int8>, _ a1: String, _ a2: SIMD2<Int8>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t277_alone(_ a0: SIMD3<Int8>) { log.received([a0 as Any]) }
    func t277_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD3<Int8>, _ a6: SIMD3<Int8>, _ a7: String, _ a8: SIMD3<Int8>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t277_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD3<Int8>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t277_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD3<Int8>, _ a3: Double, _ a4: Bool, _ a5: SIMD3<Int8>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t277_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD3<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD3<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t278_alone(_ a0: SIMD4<Int8>) { log.received([a0 as Any]) }
    func t278_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD4<Int8>, _ a6: SIMD4<Int8>, _ a7: String, _ a8: SIMD4<Int8>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t278_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD4<Int8>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t278_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD4<Int8>, _ a3: Double, _ a4: Bool, _ a5: SIMD4<Int8>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t278_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD4<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD4<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t279_alone(_ a0: SIMD8<Int8>) { log.received([a0 as Any]) }
    func t279_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: SIMD8<Int8>, _ a6: SIMD8<Int8>, _ a7: String, _ a8: SIMD8<Int8>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t279_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: SIMD8<Int8>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t279_mixed(_ a0: Float, _ a1: Int, _ a2: SIMD8<Int8>, _ a3: Double, _ a4: Bool, _ a5: SIMD8<Int8>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t279_mixed16(_ a0: Int, _ a1: Double, _ a2: SIMD8<Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: SIMD8<Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t279_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: SIMD8<Int8>, _ a5: SIMD8<Int8>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t279_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: SIMD8<Int8>, _ a8: SIMD8<Int8>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t279_twice(_ a0: SIMD8<Int8>, _ a1: String, _ a2: SIMD8<Int8>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group13>, any Group13>

final class Group13Tests: XCTestCase {
    func test_D4_260_WeakField_optional() throws {
        let v: WeakField? = WeakField(fixed.node, 5)
        let w: WeakField? = nil
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t260_alone), Form.alone(v as Any, w as Any)) { $0.t260_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t260_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t260_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t260_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t260_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t260_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t260_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t260_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t260_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_261_WeakNamed() throws {
        let v: WeakNamed = WeakNamed(fixed.leaf)
        let w: WeakNamed = WeakNamed(fixed.leaf)
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t261_alone), Form.alone(v as Any, w as Any)) { $0.t261_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t261_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t261_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t261_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t261_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t261_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t261_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group13.t261_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t261_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group13.t261_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t261_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group13.t261_twice), Form.twice(v as Any, w as Any)) { $0.t261_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t261_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t261_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_262_UnownedField() throws {
        let v: UnownedField = UnownedField(fixed.node, 5)
        let w: UnownedField = UnownedField(fixed.leaf, 6)
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t262_alone), Form.alone(v as Any, w as Any)) { $0.t262_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t262_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t262_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t262_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t262_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t262_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t262_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t262_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t262_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_263_UnownedNamed() throws {
        let v: UnownedNamed = UnownedNamed(fixed.leaf)
        let w: UnownedNamed = UnownedNamed(fixed.leaf)
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t263_alone), Form.alone(v as Any, w as Any)) { $0.t263_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t263_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t263_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t263_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t263_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t263_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t263_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t263_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t263_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_264_UnownedOptional() throws {
        let v: UnownedOptional = UnownedOptional(fixed.node)
        let w: UnownedOptional = UnownedOptional(nil)
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t264_alone), Form.alone(v as Any, w as Any)) { $0.t264_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t264_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t264_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t264_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t264_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t264_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t264_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group13.t264_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t264_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group13.t264_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t264_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group13.t264_twice), Form.twice(v as Any, w as Any)) { $0.t264_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t264_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t264_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_265_UnsafeField() throws {
        let v: UnsafeField = UnsafeField(fixed.node, 5)
        let w: UnsafeField = UnsafeField(fixed.leaf, 6)
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t265_alone), Form.alone(v as Any, w as Any)) { $0.t265_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t265_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t265_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t265_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t265_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t265_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t265_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t265_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t265_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_266_TupleField() throws {
        let v: TupleField = TupleField((1, 2.5), (a: 3, b: (4, 5), c: "six"))
        let w: TupleField = TupleField((-1, -2.5), (a: -3, b: (-4, -5), c: "a rather long six"))
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t266_alone), Form.alone(v as Any, w as Any)) { $0.t266_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t266_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t266_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t266_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t266_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t266_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t266_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t266_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t266_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_267_AnyField() throws {
        let v: AnyField = AnyField(3, "any")
        let w: AnyField = AnyField(-3, 5)
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t267_alone), Form.alone(v as Any, w as Any)) { $0.t267_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t267_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t267_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t267_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t267_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t267_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t267_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group13.t267_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t267_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group13.t267_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t267_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group13.t267_twice), Form.twice(v as Any, w as Any)) { $0.t267_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t267_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t267_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_268_AnyField_optional() throws {
        let v: AnyField? = AnyField(3, "any")
        let w: AnyField? = nil
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t268_alone), Form.alone(v as Any, w as Any)) { $0.t268_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t268_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t268_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t268_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t268_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t268_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t268_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t268_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t268_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_269_ErrorField() throws {
        let v: ErrorField = ErrorField(3, Failure(1, "one"))
        let w: ErrorField = ErrorField(-3, TinyFailure.small)
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t269_alone), Form.alone(v as Any, w as Any)) { $0.t269_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t269_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t269_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t269_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t269_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t269_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t269_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t269_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t269_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_270_ClassBoundField() throws {
        let v: ClassBoundField = ClassBoundField(fixed.leaf, nil)
        let w: ClassBoundField = ClassBoundField(Leaf(2), fixed.leaf)
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t270_alone), Form.alone(v as Any, w as Any)) { $0.t270_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t270_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t270_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t270_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t270_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t270_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t270_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group13.t270_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t270_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group13.t270_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t270_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group13.t270_twice), Form.twice(v as Any, w as Any)) { $0.t270_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t270_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t270_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_271_VectorField() throws {
        let v: VectorField = VectorField(1, SIMD4(1, 2, 3, 4))
        let w: VectorField = VectorField(-1, SIMD4(5, 6, 7, 8))
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t271_alone), Form.alone(v as Any, w as Any)) { $0.t271_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t271_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t271_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t271_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t271_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t271_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t271_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t271_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t271_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_272_SmallVectorField() throws {
        let v: SmallVectorField = SmallVectorField(1, SIMD2(1, 2), SIMD2(3, 4))
        let w: SmallVectorField = SmallVectorField(-1, SIMD2(5, 6), SIMD2(7, 8))
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t272_alone), Form.alone(v as Any, w as Any)) { $0.t272_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t272_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t272_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t272_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t272_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t272_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t272_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t272_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t272_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_273_Box_SIMD8_Float() throws {
        let v: Box<SIMD8<Float>> = Box(vector { i in Float(i) + 1 })
        let w: Box<SIMD8<Float>> = Box(vector { i in -Float(i) })
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t273_alone), Form.alone(v as Any, w as Any)) { $0.t273_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t273_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t273_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t273_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t273_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t273_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t273_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group13.t273_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t273_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group13.t273_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t273_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group13.t273_twice), Form.twice(v as Any, w as Any)) { $0.t273_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t273_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t273_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_274_Options() throws {
        let v: Options = Options(rawValue: 0x8001)
        let w: Options = []
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t274_alone), Form.alone(v as Any, w as Any)) { $0.t274_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t274_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t274_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t274_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t274_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t274_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t274_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t274_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t274_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_275_Box_Int8_optional_optional() throws {
        let v: Box<Int8>?? = Box(3)
        let w: Box<Int8>?? = .some(nil)
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t275_alone), Form.alone(v as Any, w as Any)) { $0.t275_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t275_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t275_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t275_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t275_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t275_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t275_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t275_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t275_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_276_SIMD2_Int8() throws {
        let v: SIMD2<Int8> = vector { i in Int8(truncatingIfNeeded: 7 &* i &- 90) }
        let w: SIMD2<Int8> = vector { i in Int8(truncatingIfNeeded: 3 &* i &+ 1) }
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t276_alone), Form.alone(v as Any, w as Any)) { $0.t276_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t276_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t276_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t276_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t276_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t276_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t276_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group13.t276_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t276_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group13.t276_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t276_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group13.t276_twice), Form.twice(v as Any, w as Any)) { $0.t276_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t276_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t276_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_277_SIMD3_Int8() throws {
        let v: SIMD3<Int8> = vector { i in Int8(truncatingIfNeeded: 7 &* i &- 90) }
        let w: SIMD3<Int8> = vector { i in Int8(truncatingIfNeeded: 3 &* i &+ 1) }
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t277_alone), Form.alone(v as Any, w as Any)) { $0.t277_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t277_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t277_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t277_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t277_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t277_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t277_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t277_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t277_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_278_SIMD4_Int8() throws {
        let v: SIMD4<Int8> = vector { i in Int8(truncatingIfNeeded: 7 &* i &- 90) }
        let w: SIMD4<Int8> = vector { i in Int8(truncatingIfNeeded: 3 &* i &+ 1) }
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t278_alone), Form.alone(v as Any, w as Any)) { $0.t278_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t278_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t278_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t278_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t278_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t278_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t278_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t278_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t278_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_279_SIMD8_Int8() throws {
        let v: SIMD8<Int8> = vector { i in Int8(truncatingIfNeeded: 7 &* i &- 90) }
        let w: SIMD8<Int8> = vector { i in Int8(truncatingIfNeeded: 3 &* i &+ 1) }
        let check = Check<any Group13>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group13.t279_alone), Form.alone(v as Any, w as Any)) { $0.t279_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group13.t279_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t279_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group13.t279_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t279_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group13.t279_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t279_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group13.t279_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t279_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group13.t279_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t279_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group13.t279_twice), Form.twice(v as Any, w as Any)) { $0.t279_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group13.t279_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t279_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
