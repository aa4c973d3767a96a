// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group10 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t200_alone(_ a0: Any?) { log.received([a0 as Any]) }
    func t200_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Any?, _ a6: Any?, _ a7: String, _ a8: Any?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t200_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Any?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t200_mixed(_ a0: Float, _ a1: Int, _ a2: Any?, _ a3: Double, _ a4: Bool, _ a5: Any?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t200_mixed16(_ a0: Int, _ a1: Double, _ a2: Any?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Any?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t201_alone(_ a0: any Error) { log.received([a0 as Any]) }
    func t201_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Error, _ a6: any Error, _ a7: String, _ a8: any Error) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t201_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Error, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t201_mixed(_ a0: Float, _ a1: Int, _ a2: any Error, _ a3: Double, _ a4: Bool, _ a5: any Error, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t201_mixed16(_ a0: Int, _ a1: Double, _ a2: any Error, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Error, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t201_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: any Error, _ a5: any Error, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t201_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: any Error, _ a8: any Error, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t201_twice(_ a0: any Error, _ a1: String, _ a2: any Error, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t202_alone(_ a0: (any Error)?) { log.received([a0 as Any]) }
    func t202_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (any Error)?, _ a6: (any Error)?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t202_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (any Error)?, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t202_mixed(_ a0: Float, _ a1: Int, _ a2: (any Error)?, _ a3: Double, _ a4: Bool, _ a5: (any Error)?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t202_mixed16(_ a0: Int, _ a1: Double, _ a2: (any Error)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (any Error)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t203_alone(_ a0: any Named) { log.received([a0 as Any]) }
    func t203_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Named, _ a6: any Named, _ a7: String, _ a8: any Named) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t203_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Named, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t203_mixed(_ a0: Float, _ a1: Int, _ a2: any Named, _ a3: Double, _ a4: Bool, _ a5: any Named, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t203_mixed16(_ a0: Int, _ a1: Double, _ a2: any Named, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Named, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t204_alone(_ a0: (any Named)?) { log.received([a0 as Any]) }
    func t204_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (any Named)?, _ a6: (any Named)?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t204_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (any Named)?, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t204_mixed(_ a0: Float, _ a1: Int, _ a2: (any Named)?, _ a3: Double, _ a4: Bool, _ a5: (any Named)?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t204_mixed16(_ a0: Int, _ a1: Double, _ a2: (any Named)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (any Named)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t204_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: (any Named)?, _ a5: (any Named)?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t204_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: (any Named)?, _ a6: (any Named)?, _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t204_twice(_ a0: (any Named)?, _ a1: String, _ a2: (any Named)?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t205_alone(_ a0: any Named & Marked) { log.received([a0 as Any]) }
    func t205_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Named & Marked, _ a6: any Named & Marked, _ a7: String, _ a8: any Named & Marked) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t205_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Named & Marked, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t205_mixed(_ a0: Float, _ a1: Int, _ a2: any Named & Marked, _ a3: Double, _ a4: Bool, _ a5: any Named & Marked, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t205_mixed16(_ a0: Int, _ a1: Double, _ a2: any Named & Marked, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Named & Marked, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t206_alone(_ a0: (any Named & Marked)?) { log.received([a0 as Any]) }
    func t206_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (any Named & Marked)?, _ a6: (any Named & Marked)?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t206_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (any Named & Marked)?, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t206_mixed(_ a0: Float, _ a1: Int, _ a2: (any Named & Marked)?, _ a3: Double, _ a4: Bool, _ a5: (any Named & Marked)?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t206_mixed16(_ a0: Int, _ a1: Double, _ a2: (any Named & Marked)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (any Named & Marked)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t207_alone(_ a0: any Node & Named) { log.received([a0 as Any]) }
    func t207_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Node & Named, _ a6: any Node & Named, _ a7: String, _ a8: any Node & Named) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t207_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Node & Named, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t207_mixed(_ a0: Float, _ a1: Int, _ a2: any Node & Named, _ a3: Double, _ a4: Bool, _ a5: any Node & Named, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t207_mixed16(_ a0: Int, _ a1: Double, _ a2: any Node & Named, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Node & Named, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t207_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: any Node & Named, _ a5: any Node & Named, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t207_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: any Node & Named, _ a8: any Node & Named, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t207_twice(_ a0: any Node & Named, _ a1: String, _ a2: any Node & Named, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t208_alone(_ a0: any Shape) { log.received([a0 as Any]) }
    func t208_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Shape, _ a6: any Shape, _ a7: String, _ a8: any Shape) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t208_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Shape, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t208_mixed(_ a0: Float, _ a1: Int, _ a2: any Shape, _ a3: Double, _ a4: Bool, _ a5: any Shape, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t208_mixed16(_ a0: Int, _ a1: Double, _ a2: any Shape, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Shape, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t209_alone(_ a0: (any Shape)?) { log.received([a0 as Any]) }
    func t209_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: (any Shape)?, _ a6: (any Shape)?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t209_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: (any Shape)?, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t209_mixed(_ a0: Float, _ a1: Int, _ a2: (any Shape)?, _ a3: Double, _ a4: Bool, _ a5: (any Shape)?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t209_mixed16(_ a0: Int, _ a1: Double, _ a2: (any Shape)?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: (any Shape)?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t210_alone(_ a0: any Shape & Tinted) { log.received([a0 as Any]) }
    func t210_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Shape & Tinted, _ a6: any Shape & Tinted, _ a7: String, _ a8: any Shape & Tinted) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t210_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Shape & Tinted, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t210_mixed(_ a0: Float, _ a1: Int, _ a2: any Shape & Tinted, _ a3: Double, _ a4: Bool, _ a5: any Shape & Tinted, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t210_mixed16(_ a0: Int, _ a1: Double, _ a2: any Shape & Tinted, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Shape & Tinted, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t210_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: any Shape & Tinted, _ a5: any Shape & Tinted, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t210_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: any Shape & Tinted, _ a8: any Shape & Tinted, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t210_twice(_ a0: any Shape & Tinted, _ a1: String, _ a2: any Shape & Tinted, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t211_alone(_ a0: any Hashable) { log.received([a0 as Any]) }
    func t211_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Hashable, _ a6: any Hashable, _ a7: String, _ a8: any Hashable) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t211_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Hashable, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t211_mixed(_ a0: Float, _ a1: Int, _ a2: any Hashable, _ a3: Double, _ a4: Bool, _ a5: any Hashable, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t211_mixed16(_ a0: Int, _ a1: Double, _ a2: any Hashable, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Hashable, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t212_alone(_ a0: any Hashable & Sendable) { log.received([a0 as Any]) }
    func t212_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Hashable & Sendable, _ a6: any Hashable & Sendable, _ a7: String, _ a8: any Hashable & Sendable) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t212_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Hashable & Sendable, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t212_mixed(_ a0: Float, _ a1: Int, _ a2: any Hashable & Sendable, _ a3: Double, _ a4: Bool, _ a5: any Hashable & Sendable, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t212_mixed16(_ a0: Int, _ a1: Double, _ a2: any Hashable & Sendable, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Hashable & Sendable, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t213_alone(_ a0: any Sendable) { log.received([a0 as Any]) }
    func t213_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Sendable, _ a6: any Sendable, _ a7: String, _ a8: any Sendable) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t213_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Sendable, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t213_mixed(_ a0: Float, _ a1: Int, _ a2: any Sendable, _ a3: Double, _ a4: Bool, _ a5: any Sendable, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t213_mixed16(_ a0: Int, _ a1: Double, _ a2: any Sendable, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Sendable, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t213_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: any Sendable, _ a5: any Sendable, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t213_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: any Sendable, _ a8: any Sendable, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t213_twice(_ a0: any Sendable, _ a1: String, _ a2: any Sendable, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t214_alone(_ a0: any Error & Hashable) { log.received([a0 as Any]) }
    func t214_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Error & Hashable, _ a6: any Error & Hashable, _ a7: String, _ a8: any Error & Hashable) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t214_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Error & Hashable, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t214_mixed(_ a0: Float, _ a1: Int, _ a2: any Error & Hashable, _ a3: Double, _ a4: Bool, _ a5: any Error & Hashable, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t214_mixed16(_ a0: Int, _ a1: Double, _ a2: any Error & Hashable, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Error & Hashable, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t215_alone(_ a0: any Collection<Int>) { log.received([a0 as Any]) }
    func t215_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: any Collection<Int>, _ a6: any Collection<Int>, _ a7: String, _ a8: any Collection<Int>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t215_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: any Collection<Int>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t215_mixed(_ a0: Float, _ a1: Int, _ a2: any Collection<Int>, _ a3: Double, _ a4: Bool, _ a5: any Collection<Int>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t215_mixed16(_ a0: Int, _ a1: Double, _ a2: any Collection<Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Collection<Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t216_alone(_ a0: Int.Type) { log.received([a0 as Any]) }
    func t216_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Int.Type, _ a6: Int.Type) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t216_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Int.Type, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t216_mixed(_ a0: Float, _ a1: Int, _ a2: Int.Type, _ a3: Double, _ a4: Bool, _ a5: Int.Type, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t216_mixed16(_ a0: Int, _ a1: Double, _ a2: Int.Type, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Int.Type, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t216_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Int.Type, _ a5: Int.Type, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t216_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Int.Type, _ a6: Int.Type, _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t216_twice(_ a0: Int.Type, _ a1: String, _ a2: Int.Type, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t217_alone(_ a0: Node.Type) { log.received([a0 as Any]) }
    func t217_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Node.Type, _ a6: Node.Type) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t217_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Node.Type, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t217_mixed(_ a0: Float, _ a1: Int, _ a2: Node.Type, _ a3: Double, _ a4: Bool, _ a5: Node.Type, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t217_mixed16(_ a0: Int, _ a1: Double, _ a2: Node.Type, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Node.Type, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t218_alone(_ a0: Leaf.Type) { log.received([a0 as Any]) }
    func t218_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: Leaf.Type, _ a6: Leaf.Type) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t218_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Leaf.Type, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t218_mixed(_ a0: Float, _ a1: Int, _ a2: Leaf.Type, _ a3: Double, _ a4: Bool, _ a5: Leaf.Type, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t218_mixed16(_ a0: Int, _ a1: Double, _ a2: Leaf.Type, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Leaf.Type, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t219_alone(_ a0: any Shape.Type) { log.received([a0 as Any]) }
    func t219_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: Int, _ a5: any Shape.Type, _ a6: any Shape.Type) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any]) }
    func t219_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: any Shape.Type, _ a7: Double, _ a8: Double, _ a9: Double) { log.received([a0, a1, a2, a3, a4, a5, a6 as Any, a7, a8, a9]) }
    func t219_mixed(_ a0: Float, _ a1: Int, _ a2: any Shape.Type, _ a3: Double, _ a4: Bool, _ a5: any Shape.Type, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t219_mixed16(_ a0: Int, _ a1: Double, _ a2: any Shape.Type, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: any Shape.Type, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t219_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: any Shape.Type, _ a5: any Shape.Type, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t219_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: any Shape.Type, _ a6: any Shape.Type, _ a7: Double, _ a8: Int) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8]) }
    func t219_twice(_ a0: any Shape.Type, _ a1: String, _ a2: any Shape.Type, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group10>, any Group10>

final class Group10Tests: XCTestCase {
    func test_D4_200_Any_optional() throws {
        let v: Any? = 2.5
        let w: Any? = nil
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t200_alone), Form.alone(v as Any, w as Any)) { $0.t200_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t200_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t200_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t200_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t200_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group10.t200_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t200_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t200_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t200_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_201_any_Error() throws {
        let v: any Error = Failure(9, "nine")
        let w: any Error = TinyFailure.small
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t201_alone), Form.alone(v as Any, w as Any)) { $0.t201_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t201_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t201_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t201_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t201_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group10.t201_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t201_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group10.t201_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t201_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group10.t201_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t201_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group10.t201_twice), Form.twice(v as Any, w as Any)) { $0.t201_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t201_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t201_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_202_any_Error_optional() throws {
        let v: (any Error)? = TinyFailure.smaller
        let w: (any Error)? = nil
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t202_alone), Form.alone(v as Any, w as Any)) { $0.t202_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t202_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t202_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t202_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t202_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group10.t202_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t202_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t202_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t202_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_203_any_Named() throws {
        let v: any Named = fixed.leaf
        let w: any Named = Leaf(3)
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t203_alone), Form.alone(v as Any, w as Any)) { $0.t203_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t203_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t203_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t203_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t203_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group10.t203_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t203_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t203_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t203_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_204_any_Named_optional() throws {
        let v: (any Named)? = fixed.leaf
        let w: (any Named)? = nil
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t204_alone), Form.alone(v as Any, w as Any)) { $0.t204_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t204_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t204_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t204_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t204_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group10.t204_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t204_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group10.t204_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t204_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group10.t204_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t204_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group10.t204_twice), Form.twice(v as Any, w as Any)) { $0.t204_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t204_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t204_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_205_any_Named_Marked() throws {
        let v: any Named & Marked = fixed.leaf
        let w: any Named & Marked = Leaf(4)
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t205_alone), Form.alone(v as Any, w as Any)) { $0.t205_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t205_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t205_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t205_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t205_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group10.t205_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t205_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t205_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t205_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_206_any_Named_Marked_optional() throws {
        let v: (any Named & Marked)? = Leaf(5)
        let w: (any Named & Marked)? = nil
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t206_alone), Form.alone(v as Any, w as Any)) { $0.t206_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t206_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t206_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t206_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t206_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group10.t206_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t206_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t206_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t206_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_207_any_Node_Named() throws {
        let v: any Node & Named = fixed.leaf
        let w: any Node & Named = Leaf(5)
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t207_alone), Form.alone(v as Any, w as Any)) { $0.t207_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t207_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t207_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t207_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t207_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group10.t207_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t207_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group10.t207_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t207_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group10.t207_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t207_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group10.t207_twice), Form.twice(v as Any, w as Any)) { $0.t207_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t207_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t207_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_208_any_Shape() throws {
        let v: any Shape = Square(side: 5)
        let w: any Shape = Block([1, 2], "name", 3)
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t208_alone), Form.alone(v as Any, w as Any)) { $0.t208_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t208_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t208_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t208_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t208_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group10.t208_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t208_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t208_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t208_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_209_any_Shape_optional() throws {
        let v: (any Shape)? = Block([1, 2], "name", 3)
        let w: (any Shape)? = nil
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t209_alone), Form.alone(v as Any, w as Any)) { $0.t209_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t209_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t209_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t209_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t209_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group10.t209_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t209_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t209_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t209_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_210_any_Shape_Tinted() throws {
        let v: any Shape & Tinted = Square(side: 7)
        let w: any Shape & Tinted = Block([], "", 1)
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t210_alone), Form.alone(v as Any, w as Any)) { $0.t210_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t210_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t210_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t210_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t210_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group10.t210_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t210_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group10.t210_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t210_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group10.t210_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t210_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group10.t210_twice), Form.twice(v as Any, w as Any)) { $0.t210_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t210_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t210_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_211_any_Hashable() throws {
        let v: any Hashable = "hash"
        let w: any Hashable = 5
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t211_alone), Form.alone(v as Any, w as Any)) { $0.t211_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t211_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t211_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t211_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t211_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group10.t211_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t211_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t211_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t211_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_212_any_Hashable_Sendable() throws {
        let v: any Hashable & Sendable = 5
        let w: any Hashable & Sendable = "hash"
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t212_alone), Form.alone(v as Any, w as Any)) { $0.t212_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t212_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t212_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t212_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t212_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group10.t212_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t212_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t212_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t212_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_213_any_Sendable() throws {
        let v: any Sendable = 7
        let w: any Sendable = "text"
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t213_alone), Form.alone(v as Any, w as Any)) { $0.t213_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t213_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t213_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t213_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t213_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group10.t213_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t213_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group10.t213_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t213_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group10.t213_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t213_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group10.t213_twice), Form.twice(v as Any, w as Any)) { $0.t213_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t213_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t213_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_214_any_Error_Hashable() throws {
        let v: any Error & Hashable = Failure(1, "a")
        let w: any Error & Hashable = Failure(2, "b")
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t214_alone), Form.alone(v as Any, w as Any)) { $0.t214_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t214_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t214_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t214_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t214_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group10.t214_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t214_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t214_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t214_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_215_any_Collection_Int() throws {
        let v: any Collection<Int> = [1, 2]
        let w: any Collection<Int> = 0..<5
        let check = Check<any Group10>(Receiver.init)
        try check.refused("alone", try Proxy.selector(Group10.t215_alone), Form.alone(v as Any, w as Any)) { $0.t215_alone(v) }
        try check.refused("after5Integers", try Proxy.selector(Group10.t215_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t215_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.refused("after9Doubles", try Proxy.selector(Group10.t215_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t215_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.refused("mixed", try Proxy.selector(Group10.t215_mixed), Form.mixed(v as Any, w as Any)) { $0.t215_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
        try check.refused("mixed16", try Proxy.selector(Group10.t215_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t215_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
    }
    func test_D4_216_Int_Type() throws {
        let v: Int.Type = Int.self
        let w: Int.Type = Int.self
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t216_alone), Form.alone(v as Any, w as Any)) { $0.t216_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t216_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t216_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t216_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t216_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group10.t216_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t216_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group10.t216_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t216_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group10.t216_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t216_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group10.t216_twice), Form.twice(v as Any, w as Any)) { $0.t216_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t216_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t216_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_217_Node_Type() throws {
        let v: Node.Type = Leaf.self
        let w: Node.Type = Node.self
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t217_alone), Form.alone(v as Any, w as Any)) { $0.t217_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t217_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t217_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t217_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t217_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group10.t217_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t217_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t217_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t217_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_218_Leaf_Type() throws {
        let v: Leaf.Type = Leaf.self
        let w: Leaf.Type = Leaf.self
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t218_alone), Form.alone(v as Any, w as Any)) { $0.t218_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t218_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t218_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t218_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t218_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group10.t218_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t218_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t218_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t218_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_219_any_Shape_Type() throws {
        let v: any Shape.Type = Square.self
        let w: any Shape.Type = Block.self
        let check = Check<any Group10>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group10.t219_alone), Form.alone(v as Any, w as Any)) { $0.t219_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group10.t219_after5Integers), Form.after5IntegersEarly(v as Any, w as Any)) { $0.t219_after5Integers(1234567, 201, 3703701, -4444444, 6172835, v, w) }
        try check.observed("after9Doubles", try Proxy.selector(Group10.t219_after9Doubles), Form.after9DoublesEarly(v as Any, w as Any)) { $0.t219_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, v, 8.25, -9.75, 10.25) }
        try check.observed("mixed16", try Proxy.selector(Group10.t219_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t219_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group10.t219_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t219_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group10.t219_after7Doubles), Form.after7DoublesEarly(v as Any, w as Any)) { $0.t219_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, v, w, 8.25, 11111103) }
        try check.observed("twice", try Proxy.selector(Group10.t219_twice), Form.twice(v as Any, w as Any)) { $0.t219_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group10.t219_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t219_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
