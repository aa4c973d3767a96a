// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group18 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t360_alone(_ a0: Words3) { log.received([a0 as Any]) }
    func t360_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Words3, _ a6: Words3, _ a7: String, _ a8: Words3) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t360_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Words3, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t360_mixed(_ a0: Float, _ a1: Int, _ a2: Words3, _ a3: Double, _ a4: Bool, _ a5: Words3, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t360_mixed16(_ a0: Int, _ a1: Double, _ a2: Words3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Words3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t360_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Words3, _ a5: Words3, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t360_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Words3, _ a8: Words3, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t360_twice(_ a0: Words3, _ a1: String, _ a2: Words3, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t361_alone(_ a0: Words4) { log.received([a0 as Any]) }
    func t361_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Words4, _ a6: Words4, _ a7: String, _ a8: Words4) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t361_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Words4, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t361_mixed(_ a0: Float, _ a1: Int, _ a2: Words4, _ a3: Double, _ a4: Bool, _ a5: Words4, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t361_mixed16(_ a0: Int, _ a1: Double, _ a2: Words4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Words4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t362_alone(_ a0: Words5) { log.received([a0 as Any]) }
    func t362_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Words5, _ a6: Words5, _ a7: String, _ a8: Words5) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t362_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Words5, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t362_mixed(_ a0: Float, _ a1: Int, _ a2: Words5, _ a3: Double, _ a4: Bool, _ a5: Words5, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t362_mixed16(_ a0: Int, _ a1: Double, _ a2: Words5, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Words5, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t363_alone(_ a0: Words8) { log.received([a0 as Any]) }
    func t363_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Words8, _ a6: Words8, _ a7: String, _ a8: Words8) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t363_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Words8, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t363_mixed(_ a0: Float, _ a1: Int, _ a2: Words8, _ a3: Double, _ a4: Bool, _ a5: Words8, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t363_mixed16(_ a0: Int, _ a1: Double, _ a2: Words8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Words8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t363_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Words8, _ a5: Words8, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t363_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Words8, _ a8: Words8, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t363_twice(_ a0: Words8, _ a1: String, _ a2: Words8, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t364_alone(_ a0: Words12) { log.received([a0 as Any]) }
    func t364_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Words12, _ a6: Words12, _ a7: String, _ a8: Words12) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t364_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Words12, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t364_mixed(_ a0: Float, _ a1: Int, _ a2: Words12, _ a3: Double, _ a4: Bool, _ a5: Words12, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t364_mixed16(_ a0: Int, _ a1: Double, _ a2: Words12, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Words12, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t365_alone(_ a0: Doubles1) { log.received([a0 as Any]) }
    func t365_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Doubles1, _ a6: Doubles1, _ a7: String, _ a8: Doubles1) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t365_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Doubles1, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t365_mixed(_ a0: Float, _ a1: Int, _ a2: Doubles1, _ a3: Double, _ a4: Bool, _ a5: Doubles1, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t365_mixed16(_ a0: Int, _ a1: Double, _ a2: Doubles1, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Doubles1, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t366_alone(_ a0: Doubles2) { log.received([a0 as Any]) }
    func t366_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Doubles2, _ a6: Doubles2, _ a7: String, _ a8: Doubles2) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t366_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Doubles2, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t366_mixed(_ a0: Float, _ a1: Int, _ a2: Doubles2, _ a3: Double, _ a4: Bool, _ a5: Doubles2, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t366_mixed16(_ a0: Int, _ a1: Double, _ a2: Doubles2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Doubles2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t366_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Doubles2, _ a5: Doubles2, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t366_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Doubles2, _ a8: Doubles2, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t366_twice(_ a0: Doubles2, _ a1: String, _ a2: Doubles2, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t367_alone(_ a0: Doubles3) { log.received([a0 as Any]) }
    func t367_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Doubles3, _ a6: Doubles3, _ a7: String, _ a8: Doubles3) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t367_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Doubles3, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t367_mixed(_ a0: Float, _ a1: Int, _ a2: Doubles3, _ a3: Double, _ a4: Bool, _ a5: Doubles3, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t367_mixed16(_ a0: Int, _ a1: Double, _ a2: Doubles3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Doubles3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t368_alone(_ a0: Doubles4) { log.received([a0 as Any]) }
    func t368_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Doubles4, _ a6: Doubles4, _ a7: String, _ a8: Doubles4) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t368_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Doubles4, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t368_mixed(_ a0: Float, _ a1: Int, _ a2: Doubles4, _ a3: Double, _ a4: Bool, _ a5: Doubles4, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t368_mixed16(_ a0: Int, _ a1: Double, _ a2: Doubles4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Doubles4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t369_alone(_ a0: Doubles5) { log.received([a0 as Any]) }
    func t369_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Doubles5, _ a6: Doubles5, _ a7: String, _ a8: Doubles5) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t369_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Doubles5, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t369_mixed(_ a0: Float, _ a1: Int, _ a2: Doubles5, _ a3: Double, _ a4: Bool, _ a5: Doubles5, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t369_mixed16(_ a0: Int, _ a1: Double, _ a2: Doubles5, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Doubles5, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t369_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Doubles5, _ a5: Doubles5, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t369_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Doubles5, _ a8: Doubles5, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t369_twice(_ a0: Doubles5, _ a1: String, _ a2: Doubles5, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t370_alone(_ a0: Doubles8) { log.received([a0 as Any]) }
    func t370_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Doubles8, _ a6: Doubles8, _ a7: String, _ a8: Doubles8) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t370_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Doubles8, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t370_mixed(_ a0: Float, _ a1: Int, _ a2: Doubles8, _ a3: Double, _ a4: Bool, _ a5: Doubles8, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t370_mixed16(_ a0: Int, _ a1: Double, _ a2: Doubles8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Doubles8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t371_alone(_ a0: Floats1) { log.received([a0 as Any]) }
    func t371_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats1, _ a6: Floats1, _ a7: String, _ a8: Floats1) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t371_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats1, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t371_mixed(_ a0: Float, _ a1: Int, _ a2: Floats1, _ a3: Double, _ a4: Bool, _ a5: Floats1, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t371_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats1, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats1, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t372_alone(_ a0: Floats2) { log.received([a0 as Any]) }
    func t372_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats2, _ a6: Floats2, _ a7: String, _ a8: Floats2) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t372_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats2, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t372_mixed(_ a0: Float, _ a1: Int, _ a2: Floats2, _ a3: Double, _ a4: Bool, _ a5: Floats2, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t372_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats2, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats2, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t372_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Floats2, _ a5: Floats2, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t372_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Floats2, _ a8: Floats2, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t372_twice(_ a0: Floats2, _ a1: String, _ a2: Floats2, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t373_alone(_ a0: Floats3) { log.received([a0 as Any]) }
    func t373_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats3, _ a6: Floats3, _ a7: String, _ a8: Floats3) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t373_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats3, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t373_mixed(_ a0: Float, _ a1: Int, _ a2: Floats3, _ a3: Double, _ a4: Bool, _ a5: Floats3, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t373_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats3, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats3, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t374_alone(_ a0: Floats4) { log.received([a0 as Any]) }
    func t374_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats4, _ a6: Floats4, _ a7: String, _ a8: Floats4) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t374_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats4, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t374_mixed(_ a0: Float, _ a1: Int, _ a2: Floats4, _ a3: Double, _ a4: Bool, _ a5: Floats4, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t374_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats4, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats4, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t375_alone(_ a0: Floats5) { log.received([a0 as Any]) }
    func t375_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats5, _ a6: Floats5, _ a7: String, _ a8: Floats5) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t375_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats5, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t375_mixed(_ a0: Float, _ a1: Int, _ a2: Floats5, _ a3: Double, _ a4: Bool, _ a5: Floats5, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t375_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats5, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats5, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t375_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Floats5, _ a5: Floats5, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t375_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Floats5, _ a8: Floats5, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t375_twice(_ a0: Floats5, _ a1: String, _ a2: Floats5, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t376_alone(_ a0: Floats6) { log.received([a0 as Any]) }
    func t376_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats6, _ a6: Floats6, _ a7: String, _ a8: Floats6) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t376_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats6, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t376_mixed(_ a0: Float, _ a1: Int, _ a2: Floats6, _ a3: Double, _ a4: Bool, _ a5: Floats6, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t376_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats6, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats6, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t377_alone(_ a0: Floats7) { log.received([a0 as Any]) }
    func t377_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats7, _ a6: Floats7, _ a7: String, _ a8: Floats7) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t377_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats7, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t377_mixed(_ a0: Float, _ a1: Int, _ a2: Floats7, _ a3: Double, _ a4: Bool, _ a5: Floats7, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t377_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats7, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats7, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t378_alone(_ a0: Floats8) { log.received([a0 as Any]) }
    func t378_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats8, _ a6: Floats8, _ a7: String, _ a8: Floats8) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t378_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats8, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t378_mixed(_ a0: Float, _ a1: Int, _ a2: Floats8, _ a3: Double, _ a4: Bool, _ a5: Floats8, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t378_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats8, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats8, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t378_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Floats8, _ a5: Floats8, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t378_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Floats8, _ a8: Floats8, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t378_twice(_ a0: Floats8, _ a1: String, _ a2: Floats8, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t379_alone(_ a0: Floats9) { log.received([a0 as Any]) }
    func t379_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Floats9, _ a6: Floats9, _ a7: String, _ a8: Floats9) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t379_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Floats9, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t379_mixed(_ a0: Float, _ a1: Int, _ a2: Floats9, _ a3: Double, _ a4: Bool, _ a5: Floats9, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t379_mixed16(_ a0: Int, _ a1: Double, _ a2: Floats9, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Floats9, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group18>, any Group18>

final class Group18Tests: XCTestCase {
    func test_D4_360_Words3() throws {
        let v: Words3 = Words3(7, 8, 9)
        let w: Words3 = Words3(-7, -8, -9)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t360_alone), Form.alone(v as Any, w as Any)) { $0.t360_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t360_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t360_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t360_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t360_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t360_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t360_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group18.t360_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t360_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group18.t360_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t360_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group18.t360_twice), Form.twice(v as Any, w as Any)) { $0.t360_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t360_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t360_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_361_Words4() throws {
        let v: Words4 = Words4(7, 8, 9, 10)
        let w: Words4 = Words4(-7, -8, -9, -10)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t361_alone), Form.alone(v as Any, w as Any)) { $0.t361_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t361_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t361_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t361_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t361_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t361_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t361_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t361_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t361_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_362_Words5() throws {
        let v: Words5 = Words5(7, 8, 9, 10, 11)
        let w: Words5 = Words5(-7, -8, -9, -10, -11)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t362_alone), Form.alone(v as Any, w as Any)) { $0.t362_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t362_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t362_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t362_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t362_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t362_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t362_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t362_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t362_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_363_Words8() throws {
        let v: Words8 = Words8(7, 8, 9, 10, 11, 12, 13, 14)
        let w: Words8 = Words8(-7, -8, -9, -10, -11, -12, -13, -14)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t363_alone), Form.alone(v as Any, w as Any)) { $0.t363_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t363_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t363_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t363_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t363_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t363_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t363_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group18.t363_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t363_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group18.t363_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t363_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group18.t363_twice), Form.twice(v as Any, w as Any)) { $0.t363_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t363_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t363_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_364_Words12() throws {
        let v: Words12 = Words12(7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)
        let w: Words12 = Words12(-7, -8, -9, -10, -11, -12, -13, -14, -15, -16, -17, -18)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t364_alone), Form.alone(v as Any, w as Any)) { $0.t364_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t364_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t364_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t364_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t364_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t364_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t364_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t364_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t364_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_365_Doubles1() throws {
        let v: Doubles1 = Doubles1(1.5)
        let w: Doubles1 = Doubles1(-1.5)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t365_alone), Form.alone(v as Any, w as Any)) { $0.t365_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t365_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t365_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t365_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t365_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t365_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t365_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t365_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t365_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_366_Doubles2() throws {
        let v: Doubles2 = Doubles2(1.5, 2.5)
        let w: Doubles2 = Doubles2(-1.5, -2.5)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t366_alone), Form.alone(v as Any, w as Any)) { $0.t366_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t366_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t366_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t366_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t366_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t366_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t366_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group18.t366_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t366_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group18.t366_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t366_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group18.t366_twice), Form.twice(v as Any, w as Any)) { $0.t366_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t366_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t366_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_367_Doubles3() throws {
        let v: Doubles3 = Doubles3(1.5, 2.5, 3.5)
        let w: Doubles3 = Doubles3(-1.5, -2.5, -3.5)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t367_alone), Form.alone(v as Any, w as Any)) { $0.t367_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t367_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t367_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t367_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t367_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t367_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t367_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t367_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t367_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_368_Doubles4() throws {
        let v: Doubles4 = Doubles4(1.5, 2.5, 3.5, 4.5)
        let w: Doubles4 = Doubles4(-1.5, -2.5, -3.5, -4.5)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t368_alone), Form.alone(v as Any, w as Any)) { $0.t368_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t368_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t368_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t368_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t368_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t368_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t368_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t368_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t368_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_369_Doubles5() throws {
        let v: Doubles5 = Doubles5(1.5, 2.5, 3.5, 4.5, 5.5)
        let w: Doubles5 = Doubles5(-1.5, -2.5, -3.5, -4.5, -5.5)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t369_alone), Form.alone(v as Any, w as Any)) { $0.t369_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t369_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t369_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t369_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t369_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t369_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t369_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group18.t369_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t369_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group18.t369_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t369_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group18.t369_twice), Form.twice(v as Any, w as Any)) { $0.t369_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t369_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t369_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_370_Doubles8() throws {
        let v: Doubles8 = Doubles8(1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5)
        let w: Doubles8 = Doubles8(-1.5, -2.5, -3.5, -4.5, -5.5, -6.5, -7.5, -8.5)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t370_alone), Form.alone(v as Any, w as Any)) { $0.t370_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t370_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t370_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t370_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t370_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t370_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t370_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t370_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t370_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_371_Floats1() throws {
        let v: Floats1 = Floats1(1.5)
        let w: Floats1 = Floats1(-1.5)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t371_alone), Form.alone(v as Any, w as Any)) { $0.t371_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t371_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t371_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t371_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t371_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t371_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t371_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t371_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t371_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_372_Floats2() throws {
        let v: Floats2 = Floats2(1.5, 2.5)
        let w: Floats2 = Floats2(-1.5, -2.5)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t372_alone), Form.alone(v as Any, w as Any)) { $0.t372_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t372_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t372_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t372_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t372_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t372_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t372_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group18.t372_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t372_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group18.t372_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t372_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group18.t372_twice), Form.twice(v as Any, w as Any)) { $0.t372_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t372_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t372_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_373_Floats3() throws {
        let v: Floats3 = Floats3(1.5, 2.5, 3.5)
        let w: Floats3 = Floats3(-1.5, -2.5, -3.5)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t373_alone), Form.alone(v as Any, w as Any)) { $0.t373_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t373_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t373_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t373_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t373_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t373_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t373_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t373_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t373_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_374_Floats4() throws {
        let v: Floats4 = Floats4(1.5, 2.5, 3.5, 4.5)
        let w: Floats4 = Floats4(-1.5, -2.5, -3.5, -4.5)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t374_alone), Form.alone(v as Any, w as Any)) { $0.t374_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t374_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t374_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t374_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t374_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t374_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t374_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t374_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t374_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_375_Floats5() throws {
        let v: Floats5 = Floats5(1.5, 2.5, 3.5, 4.5, 5.5)
        let w: Floats5 = Floats5(-1.5, -2.5, -3.5, -4.5, -5.5)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t375_alone), Form.alone(v as Any, w as Any)) { $0.t375_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t375_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t375_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t375_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t375_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t375_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t375_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group18.t375_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t375_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group18.t375_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t375_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group18.t375_twice), Form.twice(v as Any, w as Any)) { $0.t375_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t375_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t375_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_376_Floats6() throws {
        let v: Floats6 = Floats6(1.5, 2.5, 3.5, 4.5, 5.5, 6.5)
        let w: Floats6 = Floats6(-1.5, -2.5, -3.5, -4.5, -5.5, -6.5)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t376_alone), Form.alone(v as Any, w as Any)) { $0.t376_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t376_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t376_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t376_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t376_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t376_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t376_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t376_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t376_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_377_Floats7() throws {
        let v: Floats7 = Floats7(1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5)
        let w: Floats7 = Floats7(-1.5, -2.5, -3.5, -4.5, -5.5, -6.5, -7.5)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t377_alone), Form.alone(v as Any, w as Any)) { $0.t377_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t377_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t377_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t377_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t377_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t377_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t377_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t377_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t377_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_378_Floats8() throws {
        let v: Floats8 = Floats8(1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5)
        let w: Floats8 = Floats8(-1.5, -2.5, -3.5, -4.5, -5.5, -6.5, -7.5, -8.5)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t378_alone), Form.alone(v as Any, w as Any)) { $0.t378_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t378_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t378_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t378_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t378_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t378_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t378_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group18.t378_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t378_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group18.t378_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t378_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group18.t378_twice), Form.twice(v as Any, w as Any)) { $0.t378_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t378_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t378_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_379_Floats9() throws {
        let v: Floats9 = Floats9(1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5)
        let w: Floats9 = Floats9(-1.5, -2.5, -3.5, -4.5, -5.5, -6.5, -7.5, -8.5, -9.5)
        let check = Check<any Group18>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group18.t379_alone), Form.alone(v as Any, w as Any)) { $0.t379_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group18.t379_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t379_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group18.t379_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t379_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group18.t379_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t379_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group18.t379_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t379_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
