// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group08 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t160_alone(_ a0: IndexPath?) { log.received([a0 as Any]) }
    func t160_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: IndexPath?, _ a6: IndexPath?, _ a7: String, _ a8: IndexPath?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t160_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: IndexPath?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t160_mixed(_ a0: Float, _ a1: Int, _ a2: IndexPath?, _ a3: Double, _ a4: Bool, _ a5: IndexPath?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t160_mixed16(_ a0: Int, _ a1: Double, _ a2: IndexPath?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: IndexPath?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t161_alone(_ a0: IndexSet) { log.received([a0 as Any]) }
    func t161_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: IndexSet, _ a6: IndexSet, _ a7: String, _ a8: IndexSet) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t161_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: IndexSet, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t161_mixed(_ a0: Float, _ a1: Int, _ a2: IndexSet, _ a3: Double, _ a4: Bool, _ a5: IndexSet, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t161_mixed16(_ a0: Int, _ a1: Double, _ a2: IndexSet, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: IndexSet, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t162_alone(_ a0: IndexSet?) { log.received([a0 as Any]) }
    func t162_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: IndexSet?, _ a6: IndexSet?, _ a7: String, _ a8: IndexSet?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t162_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: IndexSet?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t162_mixed(_ a0: Float, _ a1: Int, _ a2: IndexSet?, _ a3: Double, _ a4: Bool, _ a5: IndexSet?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t162_mixed16(_ a0: Int, _ a1: Double, _ a2: IndexSet?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: IndexSet?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t162_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: IndexSet?, _ a5: IndexSet?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t162_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: IndexSet?, _ a8: IndexSet?, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t162_twice(_ a0: IndexSet?, _ a1: String, _ a2: IndexSet?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t163_alone(_ a0: Decimal) { log.received([a0 as Any]) }
    func t163_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Decimal, _ a6: Decimal, _ a7: String, _ a8: Decimal) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t163_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Decimal, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t163_mixed(_ a0: Float, _ a1: Int, _ a2: Decimal, _ a3: Double, _ a4: Bool, _ a5: Decimal, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t163_mixed16(_ a0: Int, _ a1: Double, _ a2: Decimal, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Decimal, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t164_alone(_ a0: Decimal?) { log.received([a0 as Any]) }
    func t164_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Decimal?, _ a6: Decimal?, _ a7: String, _ a8: Decimal?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t164_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Decimal?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t164_mixed(_ a0: Float, _ a1: Int, _ a2: Decimal?, _ a3: Double, _ a4: Bool, _ a5: Decimal?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t164_mixed16(_ a0: Int, _ a1: Double, _ a2: Decimal?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Decimal?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t165_alone(_ a0: Locale) { log.received([a0 as Any]) }
    func t165_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Locale, _ a6: Locale, _ a7: String, _ a8: Locale) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t165_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Locale, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t165_mixed(_ a0: Float, _ a1: Int, _ a2: Locale, _ a3: Double, _ a4: Bool, _ a5: Locale, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t165_mixed16(_ a0: Int, _ a1: Double, _ a2: Locale, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Locale, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t165_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Locale, _ a5: Locale, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t165_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Locale, _ a8: Locale, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t165_twice(_ a0: Locale, _ a1: String, _ a2: Locale, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t166_alone(_ a0: TimeZone) { log.received([a0 as Any]) }
    func t166_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: TimeZone, _ a6: TimeZone, _ a7: String, _ a8: TimeZone) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t166_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: TimeZone, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t166_mixed(_ a0: Float, _ a1: Int, _ a2: TimeZone, _ a3: Double, _ a4: Bool, _ a5: TimeZone, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t166_mixed16(_ a0: Int, _ a1: Double, _ a2: TimeZone, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: TimeZone, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t167_alone(_ a0: Calendar) { log.received([a0 as Any]) }
    func t167_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Calendar, _ a6: Calendar, _ a7: String, _ a8: Calendar) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t167_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Calendar, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t167_mixed(_ a0: Float, _ a1: Int, _ a2: Calendar, _ a3: Double, _ a4: Bool, _ a5: Calendar, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t167_mixed16(_ a0: Int, _ a1: Double, _ a2: Calendar, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Calendar, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t168_alone(_ a0: Calendar?) { log.received([a0 as Any]) }
    func t168_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Calendar?, _ a6: Calendar?, _ a7: String, _ a8: Calendar?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t168_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Calendar?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t168_mixed(_ a0: Float, _ a1: Int, _ a2: Calendar?, _ a3: Double, _ a4: Bool, _ a5: Calendar?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t168_mixed16(_ a0: Int, _ a1: Double, _ a2: Calendar?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Calendar?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t168_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Calendar?, _ a5: Calendar?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t168_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Calendar?, _ a8: Calendar?, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t168_twice(_ a0: Calendar?, _ a1: String, _ a2: Calendar?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t169_alone(_ a0: URLRequest) { log.received([a0 as Any]) }
    func t169_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: URLRequest, _ a6: URLRequest, _ a7: String, _ a8: URLRequest) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t169_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: URLRequest, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t169_mixed(_ a0: Float, _ a1: Int, _ a2: URLRequest, _ a3: Double, _ a4: Bool, _ a5: URLRequest, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t169_mixed16(_ a0: Int, _ a1: Double, _ a2: URLRequest, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: URLRequest, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t170_alone(_ a0: URLRequest?) { log.received([a0 as Any]) }
    func t170_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: URLRequest?, _ a6: URLRequest?, _ a7: String, _ a8: URLRequest?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t170_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: URLRequest?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t170_mixed(_ a0: Float, _ a1: Int, _ a2: URLRequest?, _ a3: Double, _ a4: Bool, _ a5: URLRequest?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t170_mixed16(_ a0: Int, _ a1: Double, _ a2: URLRequest?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: URLRequest?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t171_alone(_ a0: DateComponents) { log.received([a0 as Any]) }
    func t171_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DateComponents, _ a6: DateComponents, _ a7: String, _ a8: DateComponents) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t171_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DateComponents, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t171_mixed(_ a0: Float, _ a1: Int, _ a2: DateComponents, _ a3: Double, _ a4: Bool, _ a5: DateComponents, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t171_mixed16(_ a0: Int, _ a1: Double, _ a2: DateComponents, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DateComponents, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t171_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: DateComponents, _ a5: DateComponents, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t171_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: DateComponents, _ a8: DateComponents, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t171_twice(_ a0: DateComponents, _ a1: String, _ a2: DateComponents, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t172_alone(_ a0: DateComponents?) { log.received([a0 as Any]) }
    func t172_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DateComponents?, _ a6: DateComponents?, _ a7: String, _ a8: DateComponents?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t172_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DateComponents?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t172_mixed(_ a0: Float, _ a1: Int, _ a2: DateComponents?, _ a3: Double, _ a4: Bool, _ a5: DateComponents?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t172_mixed16(_ a0: Int, _ a1: Double, _ a2: DateComponents?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DateComponents?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t173_alone(_ a0: DateInterval) { log.received([a0 as Any]) }
    func t173_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: DateInterval, _ a6: DateInterval, _ a7: String, _ a8: DateInterval) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t173_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: DateInterval, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t173_mixed(_ a0: Float, _ a1: Int, _ a2: DateInterval, _ a3: Double, _ a4: Bool, _ a5: DateInterval, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t173_mixed16(_ a0: Int, _ a1: Double, _ a2: DateInterval, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: DateInterval, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t174_alone(_ a0: CharacterSet) { log.received([a0 as Any]) }
    func t174_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: CharacterSet, _ a6: CharacterSet, _ a7: String, _ a8: CharacterSet) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t174_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: CharacterSet, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t174_mixed(_ a0: Float, _ a1: Int, _ a2: CharacterSet, _ a3: Double, _ a4: Bool, _ a5: CharacterSet, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t174_mixed16(_ a0: Int, _ a1: Double, _ a2: CharacterSet, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: CharacterSet, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t174_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: CharacterSet, _ a5: CharacterSet, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t174_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: CharacterSet, _ a8: CharacterSet, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t174_twice(_ a0: CharacterSet, _ a1: String, _ a2: CharacterSet, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t175_alone(_ a0: Notification) { log.received([a0 as Any]) }
    func t175_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Notification, _ a6: Notification, _ a7: String, _ a8: Notification) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t175_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Notification, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t175_mixed(_ a0: Float, _ a1: Int, _ a2: Notification, _ a3: Double, _ a4: Bool, _ a5: Notification, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t175_mixed16(_ a0: Int, _ a1: Double, _ a2: Notification, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Notification, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t176_alone(_ a0: Notification.Name) { log.received([a0 as Any]) }
    func t176_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Notification.Name, _ a6: Notification.Name, _ a7: String, _ a8: Notification.Name) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t176_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Notification.Name, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t176_mixed(_ a0: Float, _ a1: Int, _ a2: Notification.Name, _ a3: Double, _ a4: Bool, _ a5: Notification.Name, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t176_mixed16(_ a0: Int, _ a1: Double, _ a2: Notification.Name, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Notification.Name, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t177_alone(_ a0: CGFloat) { log.received([a0 as Any]) }
    func t177_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: CGFloat, _ a6: CGFloat, _ a7: String, _ a8: CGFloat) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t177_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: CGFloat, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t177_mixed(_ a0: Float, _ a1: Int, _ a2: CGFloat, _ a3: Double, _ a4: Bool, _ a5: CGFloat, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t177_mixed16(_ a0: Int, _ a1: Double, _ a2: CGFloat, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: CGFloat, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t177_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: CGFloat, _ a5: CGFloat, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t177_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: CGFloat, _ a8: CGFloat, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t177_twice(_ a0: CGFloat, _ a1: String, _ a2: CGFloat, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t178_alone(_ a0: CGPoint) { log.received([a0 as Any]) }
    func t178_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: CGPoint, _ a6: CGPoint, _ a7: String, _ a8: CGPoint) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t178_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: CGPoint, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t178_mixed(_ a0: Float, _ a1: Int, _ a2: CGPoint, _ a3: Double, _ a4: Bool, _ a5: CGPoint, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t178_mixed16(_ a0: Int, _ a1: Double, _ a2: CGPoint, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: CGPoint, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t179_alone(_ a0: CGPoint?) { log.received([a0 as Any]) }
    func t179_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: CGPoint?, _ a6: CGPoint?, _ a7: String, _ a8: CGPoint?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t179_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: CGPoint?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t179_mixed(_ a0: Float, _ a1: Int, _ a2: CGPoint?, _ a3: Double, _ a4: Bool, _ a5: CGPoint?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t179_mixed16(_ a0: Int, _ a1: Double, _ a2: CGPoint?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: CGPoint?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group08>, any Group08>

final class Group08Tests: XCTestCase {
    func test_D4_160_IndexPath_optional() throws {
        let v: IndexPath? = [3]
        let w: IndexPath? = nil
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t160_alone), Form.alone(v as Any, w as Any)) { $0.t160_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t160_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t160_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t160_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t160_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t160_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t160_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t160_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t160_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_161_IndexSet() throws {
        let v: IndexSet = IndexSet(3..<9)
        let w: IndexSet = IndexSet()
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t161_alone), Form.alone(v as Any, w as Any)) { $0.t161_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t161_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t161_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t161_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t161_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t161_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t161_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t161_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t161_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_162_IndexSet_optional() throws {
        let v: IndexSet? = IndexSet(integer: 5)
        let w: IndexSet? = nil
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t162_alone), Form.alone(v as Any, w as Any)) { $0.t162_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t162_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t162_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t162_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t162_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t162_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t162_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group08.t162_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t162_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group08.t162_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t162_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group08.t162_twice), Form.twice(v as Any, w as Any)) { $0.t162_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t162_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t162_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_163_Decimal() throws {
        let v: Decimal = Decimal(string: "-12345678901234567890.5")!
        let w: Decimal = 0.125
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t163_alone), Form.alone(v as Any, w as Any)) { $0.t163_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t163_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t163_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t163_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t163_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t163_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t163_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t163_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t163_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_164_Decimal_optional() throws {
        let v: Decimal? = 1.5
        let w: Decimal? = nil
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t164_alone), Form.alone(v as Any, w as Any)) { $0.t164_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t164_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t164_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t164_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t164_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t164_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t164_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t164_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t164_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_165_Locale() throws {
        let v: Locale = Locale(identifier: "de_AT")
        let w: Locale = Locale(identifier: "ja_JP")
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t165_alone), Form.alone(v as Any, w as Any)) { $0.t165_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t165_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t165_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t165_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t165_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t165_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t165_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group08.t165_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t165_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group08.t165_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t165_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group08.t165_twice), Form.twice(v as Any, w as Any)) { $0.t165_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t165_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t165_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_166_TimeZone() throws {
        let v: TimeZone = TimeZone(secondsFromGMT: 3600)!
        let w: TimeZone = TimeZone(secondsFromGMT: -7200)!
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t166_alone), Form.alone(v as Any, w as Any)) { $0.t166_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t166_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t166_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t166_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t166_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t166_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t166_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t166_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t166_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_167_Calendar() throws {
        let v: Calendar = Calendar(identifier: .hebrew)
        let w: Calendar = Calendar(identifier: .iso8601)
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t167_alone), Form.alone(v as Any, w as Any)) { $0.t167_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t167_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t167_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t167_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t167_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t167_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t167_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t167_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t167_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_168_Calendar_optional() throws {
        let v: Calendar? = Calendar(identifier: .hebrew)
        let w: Calendar? = nil
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t168_alone), Form.alone(v as Any, w as Any)) { $0.t168_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t168_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t168_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t168_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t168_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t168_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t168_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group08.t168_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t168_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group08.t168_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t168_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group08.t168_twice), Form.twice(v as Any, w as Any)) { $0.t168_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t168_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t168_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_169_URLRequest() throws {
        let v: URLRequest = URLRequest(url: URL(string: "https://example.org/x")!)
        let w: URLRequest = URLRequest(url: URL(fileURLWithPath: "/y"), timeoutInterval: 5)
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t169_alone), Form.alone(v as Any, w as Any)) { $0.t169_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t169_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t169_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t169_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t169_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t169_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t169_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t169_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t169_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_170_URLRequest_optional() throws {
        let v: URLRequest? = URLRequest(url: URL(string: "https://example.org/x")!)
        let w: URLRequest? = nil
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t170_alone), Form.alone(v as Any, w as Any)) { $0.t170_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t170_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t170_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t170_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t170_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t170_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t170_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t170_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t170_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_171_DateComponents() throws {
        let v: DateComponents = DateComponents(year: 2024, month: 2, day: 29)
        let w: DateComponents = DateComponents(hour: 3)
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t171_alone), Form.alone(v as Any, w as Any)) { $0.t171_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t171_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t171_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t171_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t171_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t171_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t171_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group08.t171_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t171_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group08.t171_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t171_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group08.t171_twice), Form.twice(v as Any, w as Any)) { $0.t171_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t171_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t171_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_172_DateComponents_optional() throws {
        let v: DateComponents? = DateComponents(year: 2024)
        let w: DateComponents? = nil
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t172_alone), Form.alone(v as Any, w as Any)) { $0.t172_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t172_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t172_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t172_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t172_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t172_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t172_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t172_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t172_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_173_DateInterval() throws {
        let v: DateInterval = DateInterval(start: Date(timeIntervalSince1970: 5), duration: 7)
        let w: DateInterval = DateInterval(start: Date(timeIntervalSince1970: 6), duration: 8)
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t173_alone), Form.alone(v as Any, w as Any)) { $0.t173_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t173_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t173_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t173_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t173_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t173_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t173_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t173_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t173_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_174_CharacterSet() throws {
        let v: CharacterSet = .alphanumerics
        let w: CharacterSet = CharacterSet(charactersIn: "xyz")
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t174_alone), Form.alone(v as Any, w as Any)) { $0.t174_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t174_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t174_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t174_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t174_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t174_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t174_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group08.t174_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t174_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group08.t174_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t174_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group08.t174_twice), Form.twice(v as Any, w as Any)) { $0.t174_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t174_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t174_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_175_Notification() throws {
        let v: Notification = Notification(name: Notification.Name("n"), object: fixed.node, userInfo: ["a": 1])
        let w: Notification = Notification(name: Notification.Name("m"))
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t175_alone), Form.alone(v as Any, w as Any)) { $0.t175_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t175_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t175_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t175_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t175_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t175_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t175_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t175_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t175_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_176_Notification_Name() throws {
        let v: Notification.Name = .init("a name")
        let w: Notification.Name = .init("another name that is longer")
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t176_alone), Form.alone(v as Any, w as Any)) { $0.t176_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t176_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t176_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t176_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t176_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t176_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t176_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t176_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t176_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_177_CGFloat() throws {
        let v: CGFloat = 1.5
        let w: CGFloat = -2.5
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t177_alone), Form.alone(v as Any, w as Any)) { $0.t177_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t177_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t177_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t177_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t177_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t177_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t177_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group08.t177_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t177_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group08.t177_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t177_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group08.t177_twice), Form.twice(v as Any, w as Any)) { $0.t177_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t177_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t177_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_178_CGPoint() throws {
        let v: CGPoint = CGPoint(x: 1.5, y: -2)
        let w: CGPoint = CGPoint(x: 3, y: 4)
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t178_alone), Form.alone(v as Any, w as Any)) { $0.t178_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t178_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t178_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t178_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t178_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t178_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t178_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t178_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t178_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_179_CGPoint_optional() throws {
        let v: CGPoint? = CGPoint(x: 1.5, y: -2)
        let w: CGPoint? = nil
        let check = Check<any Group08>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group08.t179_alone), Form.alone(v as Any, w as Any)) { $0.t179_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group08.t179_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t179_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group08.t179_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t179_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group08.t179_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t179_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group08.t179_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t179_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
