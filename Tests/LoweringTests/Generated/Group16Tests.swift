// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group16 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t320_alone(_ a0: ClosureField) { log.received([a0 as Any]) }
    func t320_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: ClosureField, _ a6: ClosureField, _ a7: String, _ a8: ClosureField) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t320_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: ClosureField, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t320_mixed(_ a0: Float, _ a1: Int, _ a2: ClosureField, _ a3: Double, _ a4: Bool, _ a5: ClosureField, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t320_mixed16(_ a0: Int, _ a1: Double, _ a2: ClosureField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ClosureField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t321_alone(_ a0: OptionalClosureField) { log.received([a0 as Any]) }
    func t321_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: OptionalClosureField, _ a6: OptionalClosureField, _ a7: String, _ a8: OptionalClosureField) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t321_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: OptionalClosureField, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t321_mixed(_ a0: Float, _ a1: Int, _ a2: OptionalClosureField, _ a3: Double, _ a4: Bool, _ a5: OptionalClosureField, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t321_mixed16(_ a0: Int, _ a1: Double, _ a2: OptionalClosureField, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: OptionalClosureField, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t321_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: OptionalClosureField, _ a5: OptionalClosureField, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t321_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: OptionalClosureField, _ a8: OptionalClosureField, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t321_twice(_ a0: OptionalClosureField, _ a1: String, _ a2: OptionalClosureField, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t322_alone(_ a0: [(Int) -> Int]) { log.received([a0 as Any]) }
    func t322_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: [(Int) -> Int], _ a6: [(Int) -> Int]) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t322_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: [(Int) -> Int], _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t322_mixed(_ a0: Float, _ a1: Int, _ a2: [(Int) -> Int], _ a3: Double, _ a4: Bool, _ a5: [(Int) -> Int], _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t322_mixed16(_ a0: Int, _ a1: Double, _ a2: [(Int) -> Int], _ a3: Int32, _ a4: Float, _ a5: String, _ a6: [(Int) -> Int], _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t323_alone(_ a0: Box<(Int) -> Int>) { log.received([a0 as Any]) }
    func t323_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Box<(Int) -> Int>, _ a6: Box<(Int) -> Int>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t323_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Box<(Int) -> Int>, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t323_mixed(_ a0: Float, _ a1: Int, _ a2: Box<(Int) -> Int>, _ a3: Double, _ a4: Bool, _ a5: Box<(Int) -> Int>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t323_mixed16(_ a0: Int, _ a1: Double, _ a2: Box<(Int) -> Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Box<(Int) -> Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t324_alone(_ a0: Either<(Int) -> Int, Int8>) { log.received([a0 as Any]) }
    func t324_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Either<(Int) -> Int, Int8>, _ a6: Either<(Int) -> Int, Int8>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t324_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Either<(Int) -> Int, Int8>, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t324_mixed(_ a0: Float, _ a1: Int, _ a2: Either<(Int) -> Int, Int8>, _ a3: Double, _ a4: Bool, _ a5: Either<(Int) -> Int, Int8>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t324_mixed16(_ a0: Int, _ a1: Double, _ a2: Either<(Int) -> Int, Int8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Either<(Int) -> Int, Int8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t324_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Either<(Int) -> Int, Int8>, _ a5: Either<(Int) -> Int, Int8>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t324_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Either<(Int) -> Int, Int8>, _ a6: Either<(Int) -> Int, Int8>, _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t324_twice(_ a0: Either<(Int) -> Int, Int8>, _ a1: String, _ a2: Either<(Int) -> Int, Int8>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t325_alone(_ a0: @escaping (Int) -> Int) { log.received([a0 as Any]) }
    func t325_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping (Int) -> Int, _ a6: @escaping (Int) -> Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t325_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping (Int) -> Int, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t325_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping (Int) -> Int, _ a3: Double, _ a4: Bool, _ a5: @escaping (Int) -> Int, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t325_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping (Int) -> Int, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping (Int) -> Int, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t326_alone(_ a0: @escaping () -> Void) { log.received([a0 as Any]) }
    func t326_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping () -> Void, _ a6: @escaping () -> Void) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t326_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping () -> Void, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t326_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping () -> Void, _ a3: Double, _ a4: Bool, _ a5: @escaping () -> Void, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t326_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping () -> Void, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping () -> Void, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t327_alone(_ a0: @escaping @Sendable (Int) -> Int) { log.received([a0 as Any]) }
    func t327_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping @Sendable (Int) -> Int, _ a6: @escaping @Sendable (Int) -> Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t327_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping @Sendable (Int) -> Int, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t327_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping @Sendable (Int) -> Int, _ a3: Double, _ a4: Bool, _ a5: @escaping @Sendable (Int) -> Int, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t327_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping @Sendable (Int) -> Int, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping @Sendable (Int) -> Int, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t327_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: @escaping @Sendable (Int) -> Int, _ a5: @escaping @Sendable (Int) -> Int, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t327_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: @escaping @Sendable (Int) -> Int, _ a6: @escaping @Sendable (Int) -> Int, _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t327_twice(_ a0: @escaping @Sendable (Int) -> Int, _ a1: String, _ a2: @escaping @Sendable (Int) -> Int, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t328_alone(_ a0: ((Int) -> Int)?) { log.received([a0 as Any]) }
    func t328_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: ((Int) -> Int)?, _ a6: ((Int) -> Int)?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t328_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: ((Int) -> Int)?, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t328_mixed(_ a0: Float, _ a1: Int, _ a2: ((Int) -> Int)?, _ a3: Double, _ a4: Bool, _ a5: ((Int) -> Int)?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t328_mixed16(_ a0: Int, _ a1: Double, _ a2: ((Int) -> Int)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ((Int) -> Int)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t329_alone(_ a0: ((Int) -> Int)??) { log.received([a0 as Any]) }
    func t329_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: ((Int) -> Int)??, _ a6: ((Int) -> Int)??) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t329_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: ((Int) -> Int)??, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t329_mixed(_ a0: Float, _ a1: Int, _ a2: ((Int) -> Int)??, _ a3: Double, _ a4: Bool, _ a5: ((Int) -> Int)??, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t329_mixed16(_ a0: Int, _ a1: Double, _ a2: ((Int) -> Int)??, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ((Int) -> Int)??, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t330_alone(_ a0: (Int, (Int) -> Int)) { log.received([a0 as Any]) }
    func t330_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (Int, (Int) -> Int), _ a6: (Int, (Int) -> Int)) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t330_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (Int, (Int) -> Int), _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t330_mixed(_ a0: Float, _ a1: Int, _ a2: (Int, (Int) -> Int), _ a3: Double, _ a4: Bool, _ a5: (Int, (Int) -> Int), _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t330_mixed16(_ a0: Int, _ a1: Double, _ a2: (Int, (Int) -> Int), _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (Int, (Int) -> Int), _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t330_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (Int, (Int) -> Int), _ a5: (Int, (Int) -> Int), _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t330_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (Int, (Int) -> Int), _ a6: (Int, (Int) -> Int), _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t330_twice(_ a0: (Int, (Int) -> Int), _ a1: String, _ a2: (Int, (Int) -> Int), _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t331_alone(_ a0: ((Int, (Int) -> Int))?) { log.received([a0 as Any]) }
    func t331_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: ((Int, (Int) -> Int))?, _ a6: ((Int, (Int) -> Int))?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t331_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: ((Int, (Int) -> Int))?, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t331_mixed(_ a0: Float, _ a1: Int, _ a2: ((Int, (Int) -> Int))?, _ a3: Double, _ a4: Bool, _ a5: ((Int, (Int) -> Int))?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t331_mixed16(_ a0: Int, _ a1: Double, _ a2: ((Int, (Int) -> Int))?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ((Int, (Int) -> Int))?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t332_alone(_ a0: @escaping (Int) async -> Int) { log.received([a0 as Any]) }
    func t332_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping (Int) async -> Int, _ a6: @escaping (Int) async -> Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t332_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping (Int) async -> Int, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t332_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping (Int) async -> Int, _ a3: Double, _ a4: Bool, _ a5: @escaping (Int) async -> Int, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t332_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping (Int) async -> Int, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping (Int) async -> Int, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t333_alone(_ a0: @escaping (inout Int) -> Void) { log.received([a0 as Any]) }
    func t333_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping (inout Int) -> Void, _ a6: @escaping (inout Int) -> Void) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t333_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping (inout Int) -> Void, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t333_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping (inout Int) -> Void, _ a3: Double, _ a4: Bool, _ a5: @escaping (inout Int) -> Void, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t333_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping (inout Int) -> Void, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping (inout Int) -> Void, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t333_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: @escaping (inout Int) -> Void, _ a5: @escaping (inout Int) -> Void, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t333_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: @escaping (inout Int) -> Void, _ a6: @escaping (inout Int) -> Void, _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t333_twice(_ a0: @escaping (inout Int) -> Void, _ a1: String, _ a2: @escaping (inout Int) -> Void, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t334_alone(_ a0: @escaping (Int...) -> Int) { log.received([a0 as Any]) }
    func t334_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping (Int...) -> Int, _ a6: @escaping (Int...) -> Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t334_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping (Int...) -> Int, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t334_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping (Int...) -> Int, _ a3: Double, _ a4: Bool, _ a5: @escaping (Int...) -> Int, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t334_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping (Int...) -> Int, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping (Int...) -> Int, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t335_alone(_ a0: @escaping (Int) throws(Failure) -> Int) { log.received([a0 as Any]) }
    func t335_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping (Int) throws(Failure) -> Int, _ a6: @escaping (Int) throws(Failure) -> Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t335_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping (Int) throws(Failure) -> Int, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t335_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping (Int) throws(Failure) -> Int, _ a3: Double, _ a4: Bool, _ a5: @escaping (Int) throws(Failure) -> Int, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t335_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping (Int) throws(Failure) -> Int, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping (Int) throws(Failure) -> Int, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t336_alone(_ a0: @escaping (@escaping (Int) -> Int) -> Int) { log.received([a0 as Any]) }
    func t336_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping (@escaping (Int) -> Int) -> Int, _ a6: @escaping (@escaping (Int) -> Int) -> Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t336_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping (@escaping (Int) -> Int) -> Int, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t336_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping (@escaping (Int) -> Int) -> Int, _ a3: Double, _ a4: Bool, _ a5: @escaping (@escaping (Int) -> Int) -> Int, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t336_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping (@escaping (Int) -> Int) -> Int, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping (@escaping (Int) -> Int) -> Int, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t336_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: @escaping (@escaping (Int) -> Int) -> Int, _ a5: @escaping (@escaping (Int) -> Int) -> Int, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t336_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: @escaping (@escaping (Int) -> Int) -> Int, _ a6: @escaping (@escaping (Int) -> Int) -> Int, _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t336_twice(_ a0: @escaping (@escaping (Int) -> Int) -> Int, _ a1: String, _ a2: @escaping (@escaping (Int) -> Int) -> Int, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t337_alone(_ a0: @escaping (Int) -> (Int) -> Int) { log.received([a0 as Any]) }
    func t337_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: @escaping (Int) -> (Int) -> Int, _ a6: @escaping (Int) -> (Int) -> Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t337_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: @escaping (Int) -> (Int) -> Int, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t337_mixed(_ a0: Float, _ a1: Int, _ a2: @escaping (Int) -> (Int) -> Int, _ a3: Double, _ a4: Bool, _ a5: @escaping (Int) -> (Int) -> Int, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t337_mixed16(_ a0: Int, _ a1: Double, _ a2: @escaping (Int) -> (Int) -> Int, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: @escaping (Int) -> (Int) -> Int, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t338_alone(_ a0: Bytes1) { log.received([a0 as Any]) }
    func t338_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes1, _ a6: Bytes1, _ a7: String, _ a8: Bytes1) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t338_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes1, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t338_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes1, _ a3: Double, _ a4: Bool, _ a5: Bytes1, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t338_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes1, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes1, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t339_alone(_ a0: Bytes2) { log.received([a0 as Any]) }
    func t339_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Bytes2, _ a6: Bytes2, _ a7: String, _ a8: Bytes2) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t339_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Bytes2, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t339_mixed(_ a0: Float, _ a1: Int, _ a2: Bytes2, _ a3: Double, _ a4: Bool, _ a5: Bytes2, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t339_mixed16(_ a0: Int, _ a1: Double, _ a2: Bytes2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Bytes2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t339_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Bytes2, _ a5: Bytes2, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t339_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Bytes2, _ a8: Bytes2, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t339_twice(_ a0: Bytes2, _ a1: String, _ a2: Bytes2, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group16>, any Group16>

final class Group16Tests: XCTestCase {
    func test_D4_320_ClosureField() throws {
        let v: ClosureField = ClosureField(3) { $0 &* 3 }
        let w: ClosureField = ClosureField(-3) { $0 &- 3 }
        let check = Check<any Group16>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group16.t320_alone), Form.alone(v as Any, w as Any)) { $0.t320_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group16.t320_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t320_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group16.t320_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t320_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group16.t320_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t320_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group16.t320_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t320_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_321_OptionalClosureField() throws {
        let v: OptionalClosureField = OptionalClosureField { $0 &* 3 }
        let w: OptionalClosureField = OptionalClosureField(nil)
        let check = Check<any Group16>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group16.t321_alone), Form.alone(v as Any, w as Any)) { $0.t321_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group16.t321_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t321_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group16.t321_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t321_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group16.t321_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t321_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group16.t321_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t321_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group16.t321_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t321_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group16.t321_twice), Form.twice(v as Any, w as Any)) { $0.t321_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group16.t321_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t321_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_322_Int_Int() throws {
        let v: [(Int) -> Int] = [{ $0 &* 5 }]
        let w: [(Int) -> Int] = []
        let check = Check<any Group16>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group16.t322_alone), Form.alone(v as Any, w as Any)) { $0.t322_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group16.t322_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t322_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group16.t322_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t322_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group16.t322_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t322_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group16.t322_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t322_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_323_Box_Int_Int() throws {
        let v: Box<(Int) -> Int> = Box { $0 &* 7 }
        let w: Box<(Int) -> Int> = Box { $0 &+ 7 }
        let check = Check<any Group16>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group16.t323_alone), Form.alone(v as Any, w as Any)) { $0.t323_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group16.t323_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t323_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group16.t323_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t323_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group16.t323_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t323_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group16.t323_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t323_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_324_Either_Int_Int_Int8() throws {
        let v: Either<(Int) -> Int, Int8> = .left { $0 &* 7 }
        let w: Either<(Int) -> Int, Int8> = .right(3)
        let check = Check<any Group16>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group16.t324_alone), Form.alone(v as Any, w as Any)) { $0.t324_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group16.t324_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t324_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group16.t324_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t324_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group16.t324_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t324_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group16.t324_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t324_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group16.t324_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t324_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group16.t324_twice), Form.twice(v as Any, w as Any)) { $0.t324_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group16.t324_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t324_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_325_Int_Int() throws {
        let v: (Int) -> Int = { $0 &* 7 }
        let w: (Int) -> Int = { $0 &+ 7 }
        let check = Check<any Group16>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group16.t325_alone), Form.alone(v as Any, w as Any)) { $0.t325_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group16.t325_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t325_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group16.t325_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t325_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group16.t325_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t325_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group16.t325_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t325_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_326_Void() throws {
        let v: () -> Void = { fixed.touch() }
        let w: () -> Void = { fixed.touch() }
        let check = Check<any Group16>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group16.t326_alone), Form.alone(v as Any, w as Any)) { $0.t326_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group16.t326_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t326_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group16.t326_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t326_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group16.t326_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t326_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group16.t326_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t326_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_327_Sendable_Int_Int() throws {
        let v: @Sendable (Int) -> Int = { $0 &* 9 }
        let w: @Sendable (Int) -> Int = { $0 &+ 9 }
        let check = Check<any Group16>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group16.t327_alone), Form.alone(v as Any, w as Any)) { $0.t327_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group16.t327_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t327_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group16.t327_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t327_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group16.t327_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t327_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group16.t327_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t327_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group16.t327_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t327_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group16.t327_twice), Form.twice(v as Any, w as Any)) { $0.t327_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group16.t327_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t327_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_328_Int_Int_optional() throws {
        let v: ((Int) -> Int)? = { $0 &* 7 }
        let w: ((Int) -> Int)? = nil
        let check = Check<any Group16>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group16.t328_alone), Form.alone(v as Any, w as Any)) { $0.t328_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group16.t328_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t328_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group16.t328_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t328_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group16.t328_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t328_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group16.t328_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t328_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_329_Int_Int_optional_optional() throws {
        let v: ((Int) -> Int)?? = { $0 &* 7 }
        let w: ((Int) -> Int)?? = .some(nil)
        let check = Check<any Group16>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group16.t329_alone), Form.alone(v as Any, w as Any)) { $0.t329_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group16.t329_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t329_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group16.t329_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t329_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group16.t329_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t329_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group16.t329_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t329_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_330_Int_Int_Int() throws {
        let v: (Int, (Int) -> Int) = (4, { $0 &* 7 })
        let w: (Int, (Int) -> Int) = (5, { $0 &+ 7 })
        let check = Check<any Group16>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group16.t330_alone), Form.alone(v as Any, w as Any)) { $0.t330_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group16.t330_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t330_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group16.t330_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t330_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group16.t330_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t330_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group16.t330_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t330_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group16.t330_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t330_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group16.t330_twice), Form.twice(v as Any, w as Any)) { $0.t330_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group16.t330_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t330_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_331_Int_Int_Int_optional() throws {
        let v: ((Int, (Int) -> Int))? = (4, { $0 &* 7 })
        let w: ((Int, (Int) -> Int))? = nil
        let check = Check<any Group16>(Receiver.init)
        try check.refused("alone", try Proxy.selector(Group16.t331_alone), Form.alone(v as Any, w as Any)) { $0.t331_alone(v) }
        try check.refused("after5Integers", try Proxy.selector(Group16.t331_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t331_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.refused("after9Doubles", try Proxy.selector(Group16.t331_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t331_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.refused("mixed", try Proxy.selector(Group16.t331_mixed), Form.mixed(v as Any, w as Any)) { $0.t331_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
        try check.refused("mixed16", try Proxy.selector(Group16.t331_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t331_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
    }
    func test_D4_332_Int_async_Int() throws {
        let v: (Int) async -> Int = { $0 &* 7 }
        let w: (Int) async -> Int = { $0 &+ 7 }
        let check = Check<any Group16>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group16.t332_alone), Form.alone(v as Any, w as Any)) { $0.t332_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group16.t332_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t332_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group16.t332_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t332_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group16.t332_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t332_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group16.t332_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t332_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_333_inout_Int_Void() throws {
        let v: (inout Int) -> Void = { $0 += 7 }
        let w: (inout Int) -> Void = { $0 += 8 }
        let check = Check<any Group16>(Receiver.init)
        try check.refused("alone", try Proxy.selector(Group16.t333_alone), Form.alone(v as Any, w as Any)) { $0.t333_alone(v) }
        try check.refused("after5Integers", try Proxy.selector(Group16.t333_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t333_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.refused("after9Doubles", try Proxy.selector(Group16.t333_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t333_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.refused("mixed", try Proxy.selector(Group16.t333_mixed), Form.mixed(v as Any, w as Any)) { $0.t333_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
        try check.refused("mixed16", try Proxy.selector(Group16.t333_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t333_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.refused("after4Integers", try Proxy.selector(Group16.t333_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t333_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.refused("after7Doubles", try Proxy.selector(Group16.t333_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t333_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.refused("twice", try Proxy.selector(Group16.t333_twice), Form.twice(v as Any, w as Any)) { $0.t333_twice(v, "a text that is too long for two words, 1", w, 4.25) }
    }
    func test_D4_334_Int_Int() throws {
        let v: (Int...) -> Int = { $0.count }
        let w: (Int...) -> Int = { 1 &+ $0.count }
        let check = Check<any Group16>(Receiver.init)
        try check.refused("alone", try Proxy.selector(Group16.t334_alone), Form.alone(v as Any, w as Any)) { $0.t334_alone(v) }
        try check.refused("after5Integers", try Proxy.selector(Group16.t334_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t334_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.refused("after9Doubles", try Proxy.selector(Group16.t334_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t334_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.refused("mixed", try Proxy.selector(Group16.t334_mixed), Form.mixed(v as Any, w as Any)) { $0.t334_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
        try check.refused("mixed16", try Proxy.selector(Group16.t334_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t334_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
    }
    func test_D4_335_Int_throws_Failure_Int() throws {
        let v: (Int) throws(Failure) -> Int = { $0 &* 7 }
        let w: (Int) throws(Failure) -> Int = { $0 &+ 7 }
        let check = Check<any Group16>(Receiver.init)
        try check.refused("alone", try Proxy.selector(Group16.t335_alone), Form.alone(v as Any, w as Any)) { $0.t335_alone(v) }
        try check.refused("after5Integers", try Proxy.selector(Group16.t335_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t335_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.refused("after9Doubles", try Proxy.selector(Group16.t335_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t335_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.refused("mixed", try Proxy.selector(Group16.t335_mixed), Form.mixed(v as Any, w as Any)) { $0.t335_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
        try check.refused("mixed16", try Proxy.selector(Group16.t335_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t335_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
    }
    func test_D4_336_escaping_Int_Int_Int() throws {
        let v: (@escaping (Int) -> Int) -> Int = { $0(5) }
        let w: (@escaping (Int) -> Int) -> Int = { $0(6) }
        let check = Check<any Group16>(Receiver.init)
        try check.refused("alone", try Proxy.selector(Group16.t336_alone), Form.alone(v as Any, w as Any)) { $0.t336_alone(v) }
        try check.refused("after5Integers", try Proxy.selector(Group16.t336_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t336_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.refused("after9Doubles", try Proxy.selector(Group16.t336_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t336_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.refused("mixed", try Proxy.selector(Group16.t336_mixed), Form.mixed(v as Any, w as Any)) { $0.t336_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
        try check.refused("mixed16", try Proxy.selector(Group16.t336_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t336_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.refused("after4Integers", try Proxy.selector(Group16.t336_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t336_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.refused("after7Doubles", try Proxy.selector(Group16.t336_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t336_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.refused("twice", try Proxy.selector(Group16.t336_twice), Form.twice(v as Any, w as Any)) { $0.t336_twice(v, "a text that is too long for two words, 1", w, 4.25) }
    }
    func test_D4_337_Int_Int_Int() throws {
        let v: (Int) -> (Int) -> Int = { a in { a &* $0 } }
        let w: (Int) -> (Int) -> Int = { a in { a &+ $0 } }
        let check = Check<any Group16>(Receiver.init)
        try check.refused("alone", try Proxy.selector(Group16.t337_alone), Form.alone(v as Any, w as Any)) { $0.t337_alone(v) }
        try check.refused("after5Integers", try Proxy.selector(Group16.t337_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t337_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.refused("after9Doubles", try Proxy.selector(Group16.t337_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t337_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.refused("mixed", try Proxy.selector(Group16.t337_mixed), Form.mixed(v as Any, w as Any)) { $0.t337_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
        try check.refused("mixed16", try Proxy.selector(Group16.t337_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t337_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
    }
    func test_D4_338_Bytes1() throws {
        let v: Bytes1 = Bytes1(101)
        let w: Bytes1 = Bytes1(99)
        let check = Check<any Group16>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group16.t338_alone), Form.alone(v as Any, w as Any)) { $0.t338_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group16.t338_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t338_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group16.t338_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t338_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group16.t338_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t338_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group16.t338_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t338_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_339_Bytes2() throws {
        let v: Bytes2 = Bytes2(101, 102)
        let w: Bytes2 = Bytes2(99, 100)
        let check = Check<any Group16>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group16.t339_alone), Form.alone(v as Any, w as Any)) { $0.t339_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group16.t339_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t339_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group16.t339_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t339_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group16.t339_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t339_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group16.t339_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t339_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group16.t339_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t339_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group16.t339_twice), Form.twice(v as Any, w as Any)) { $0.t339_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group16.t339_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t339_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
