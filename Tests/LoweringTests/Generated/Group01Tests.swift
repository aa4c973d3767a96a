// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group01 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t20_alone(_ a0: UnsafeMutableRawPointer) { log.received([a0 as Any]) }
    func t20_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeMutableRawPointer, _ a6: UnsafeMutableRawPointer, _ a7: String, _ a8: UnsafeMutableRawPointer) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t20_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeMutableRawPointer, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t20_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeMutableRawPointer, _ a3: Double, _ a4: Bool, _ a5: UnsafeMutableRawPointer, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t20_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeMutableRawPointer, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeMutableRawPointer, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t21_alone(_ a0: UnsafePointer<Int>) { log.received([a0 as Any]) }
    func t21_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafePointer<Int>, _ a6: UnsafePointer<Int>, _ a7: String, _ a8: UnsafePointer<Int>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t21_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafePointer<Int>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t21_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafePointer<Int>, _ a3: Double, _ a4: Bool, _ a5: UnsafePointer<Int>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t21_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafePointer<Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafePointer<Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t21_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: UnsafePointer<Int>, _ a5: UnsafePointer<Int>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t21_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: UnsafePointer<Int>, _ a8: UnsafePointer<Int>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t21_twice(_ a0: UnsafePointer<Int>, _ a1: String, _ a2: UnsafePointer<Int>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t22_alone(_ a0: UnsafePointer<Int>?) { log.received([a0 as Any]) }
    func t22_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafePointer<Int>?, _ a6: UnsafePointer<Int>?, _ a7: String, _ a8: UnsafePointer<Int>?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t22_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafePointer<Int>?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t22_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafePointer<Int>?, _ a3: Double, _ a4: Bool, _ a5: UnsafePointer<Int>?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t22_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafePointer<Int>?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafePointer<Int>?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t23_alone(_ a0: UnsafeMutablePointer<Double>?) { log.received([a0 as Any]) }
    func t23_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeMutablePointer<Double>?, _ a6: UnsafeMutablePointer<Double>?, _ a7: String, _ a8: UnsafeMutablePointer<Double>?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t23_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeMutablePointer<Double>?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t23_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeMutablePointer<Double>?, _ a3: Double, _ a4: Bool, _ a5: UnsafeMutablePointer<Double>?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t23_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeMutablePointer<Double>?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeMutablePointer<Double>?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t24_alone(_ a0: UnsafePointer<CChar>) { log.received([a0 as Any]) }
    func t24_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafePointer<CChar>, _ a6: UnsafePointer<CChar>, _ a7: String, _ a8: UnsafePointer<CChar>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t24_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafePointer<CChar>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t24_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafePointer<CChar>, _ a3: Double, _ a4: Bool, _ a5: UnsafePointer<CChar>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t24_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafePointer<CChar>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafePointer<CChar>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t24_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: UnsafePointer<CChar>, _ a5: UnsafePointer<CChar>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t24_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: UnsafePointer<CChar>, _ a8: UnsafePointer<CChar>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t24_twice(_ a0: UnsafePointer<CChar>, _ a1: String, _ a2: UnsafePointer<CChar>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t25_alone(_ a0: UnsafePointer<CChar>?) { log.received([a0 as Any]) }
    func t25_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafePointer<CChar>?, _ a6: UnsafePointer<CChar>?, _ a7: String, _ a8: UnsafePointer<CChar>?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t25_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafePointer<CChar>?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t25_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafePointer<CChar>?, _ a3: Double, _ a4: Bool, _ a5: UnsafePointer<CChar>?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t25_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafePointer<CChar>?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafePointer<CChar>?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t26_alone(_ a0: UnsafeMutablePointer<UnsafePointer<CChar>?>) { log.received([a0 as Any]) }
    func t26_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ a6: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ a7: String, _ a8: UnsafeMutablePointer<UnsafePointer<CChar>?>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t26_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t26_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ a3: Double, _ a4: Bool, _ a5: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t26_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t27_alone(_ a0: OpaquePointer) { log.received([a0 as Any]) }
    func t27_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: OpaquePointer, _ a6: OpaquePointer, _ a7: String, _ a8: OpaquePointer) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t27_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: OpaquePointer, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t27_mixed(_ a0: Float, _ a1: Int, _ a2: OpaquePointer, _ a3: Double, _ a4: Bool, _ a5: OpaquePointer, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t27_mixed16(_ a0: Int, _ a1: Double, _ a2: OpaquePointer, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: OpaquePointer, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t27_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: OpaquePointer, _ a5: OpaquePointer, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t27_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: OpaquePointer, _ a8: OpaquePointer, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t27_twice(_ a0: OpaquePointer, _ a1: String, _ a2: OpaquePointer, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t28_alone(_ a0: OpaquePointer?) { log.received([a0 as Any]) }
    func t28_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: OpaquePointer?, _ a6: OpaquePointer?, _ a7: String, _ a8: OpaquePointer?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t28_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: OpaquePointer?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t28_mixed(_ a0: Float, _ a1: Int, _ a2: OpaquePointer?, _ a3: Double, _ a4: Bool, _ a5: OpaquePointer?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t28_mixed16(_ a0: Int, _ a1: Double, _ a2: OpaquePointer?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: OpaquePointer?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t29_alone(_ a0: UnsafeBufferPointer<UInt8>) { log.received([a0 as Any]) }
    func t29_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeBufferPointer<UInt8>, _ a6: UnsafeBufferPointer<UInt8>, _ a7: String, _ a8: UnsafeBufferPointer<UInt8>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t29_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeBufferPointer<UInt8>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t29_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeBufferPointer<UInt8>, _ a3: Double, _ a4: Bool, _ a5: UnsafeBufferPointer<UInt8>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t29_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeBufferPointer<UInt8>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeBufferPointer<UInt8>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t30_alone(_ a0: UnsafeMutableRawBufferPointer) { log.received([a0 as Any]) }
    func t30_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeMutableRawBufferPointer, _ a6: UnsafeMutableRawBufferPointer, _ a7: String, _ a8: UnsafeMutableRawBufferPointer) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t30_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeMutableRawBufferPointer, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t30_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeMutableRawBufferPointer, _ a3: Double, _ a4: Bool, _ a5: UnsafeMutableRawBufferPointer, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t30_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeMutableRawBufferPointer, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeMutableRawBufferPointer, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t30_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: UnsafeMutableRawBufferPointer, _ a5: UnsafeMutableRawBufferPointer, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t30_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: UnsafeMutableRawBufferPointer, _ a8: UnsafeMutableRawBufferPointer, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t30_twice(_ a0: UnsafeMutableRawBufferPointer, _ a1: String, _ a2: UnsafeMutableRawBufferPointer, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t31_alone(_ a0: UnsafeRawBufferPointer?) { log.received([a0 as Any]) }
    func t31_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: UnsafeRawBufferPointer?, _ a6: UnsafeRawBufferPointer?, _ a7: String, _ a8: UnsafeRawBufferPointer?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t31_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: UnsafeRawBufferPointer?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t31_mixed(_ a0: Float, _ a1: Int, _ a2: UnsafeRawBufferPointer?, _ a3: Double, _ a4: Bool, _ a5: UnsafeRawBufferPointer?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t31_mixed16(_ a0: Int, _ a1: Double, _ a2: UnsafeRawBufferPointer?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: UnsafeRawBufferPointer?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t32_alone(_ a0: Unmanaged<Node>) { log.received([a0 as Any]) }
    func t32_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Unmanaged<Node>, _ a6: Unmanaged<Node>, _ a7: String, _ a8: Unmanaged<Node>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t32_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Unmanaged<Node>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t32_mixed(_ a0: Float, _ a1: Int, _ a2: Unmanaged<Node>, _ a3: Double, _ a4: Bool, _ a5: Unmanaged<Node>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t32_mixed16(_ a0: Int, _ a1: Double, _ a2: Unmanaged<Node>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Unmanaged<Node>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t33_alone(_ a0: ObjectIdentifier) { log.received([a0 as Any]) }
    func t33_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: ObjectIdentifier, _ a6: ObjectIdentifier, _ a7: String, _ a8: ObjectIdentifier) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t33_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: ObjectIdentifier, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t33_mixed(_ a0: Float, _ a1: Int, _ a2: ObjectIdentifier, _ a3: Double, _ a4: Bool, _ a5: ObjectIdentifier, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t33_mixed16(_ a0: Int, _ a1: Double, _ a2: ObjectIdentifier, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: ObjectIdentifier, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t33_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: ObjectIdentifier, _ a5: ObjectIdentifier, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t33_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: ObjectIdentifier, _ a8: ObjectIdentifier, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t33_twice(_ a0: ObjectIdentifier, _ a1: String, _ a2: ObjectIdentifier, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t34_alone(_ a0: c_color) { log.received([a0 as Any]) }
    func t34_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_color, _ a6: c_color, _ a7: String, _ a8: c_color) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t34_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_color, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t34_mixed(_ a0: Float, _ a1: Int, _ a2: c_color, _ a3: Double, _ a4: Bool, _ a5: c_color, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t34_mixed16(_ a0: Int, _ a1: Double, _ a2: c_color, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_color, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t35_alone(_ a0: c_direction) { log.received([a0 as Any]) }
    func t35_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_direction, _ a6: c_direction, _ a7: String, _ a8: c_direction) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t35_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_direction, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t35_mixed(_ a0: Float, _ a1: Int, _ a2: c_direction, _ a3: Double, _ a4: Bool, _ a5: c_direction, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t35_mixed16(_ a0: Int, _ a1: Double, _ a2: c_direction, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_direction, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t36_alone(_ a0: c_small) { log.received([a0 as Any]) }
    func t36_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_small, _ a6: c_small, _ a7: String, _ a8: c_small) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t36_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_small, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t36_mixed(_ a0: Float, _ a1: Int, _ a2: c_small, _ a3: Double, _ a4: Bool, _ a5: c_small, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t36_mixed16(_ a0: Int, _ a1: Double, _ a2: c_small, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_small, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t36_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_small, _ a5: c_small, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t36_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_small, _ a8: c_small, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t36_twice(_ a0: c_small, _ a1: String, _ a2: c_small, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t37_alone(_ a0: c_flags) { log.received([a0 as Any]) }
    func t37_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_flags, _ a6: c_flags, _ a7: String, _ a8: c_flags) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t37_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_flags, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t37_mixed(_ a0: Float, _ a1: Int, _ a2: c_flags, _ a3: Double, _ a4: Bool, _ a5: c_flags, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t37_mixed16(_ a0: Int, _ a1: Double, _ a2: c_flags, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_flags, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t38_alone(_ a0: c_direction?) { log.received([a0 as Any]) }
    func t38_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_direction?, _ a6: c_direction?, _ a7: String, _ a8: c_direction?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t38_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_direction?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t38_mixed(_ a0: Float, _ a1: Int, _ a2: c_direction?, _ a3: Double, _ a4: Bool, _ a5: c_direction?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t38_mixed16(_ a0: Int, _ a1: Double, _ a2: c_direction?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_direction?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t39_alone(_ a0: c_color?) { log.received([a0 as Any]) }
    func t39_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_color?, _ a6: c_color?, _ a7: String, _ a8: c_color?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t39_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_color?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t39_mixed(_ a0: Float, _ a1: Int, _ a2: c_color?, _ a3: Double, _ a4: Bool, _ a5: c_color?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t39_mixed16(_ a0: Int, _ a1: Double, _ a2: c_color?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_color?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t39_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_color?, _ a5: c_color?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t39_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_color?, _ a8: c_color?, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t39_twice(_ a0: c_color?, _ a1: String, _ a2: c_color?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group01>, any Group01>

final class Group01Tests: XCTestCase {
    func test_D4_020_UnsafeMutableRawPointer() throws {
        let v: UnsafeMutableRawPointer = fixed.mutableRaw
        let w: UnsafeMutableRawPointer = fixed.mutableRaw + 9
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t20_alone), Form.alone(v as Any, w as Any)) { $0.t20_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t20_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t20_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t20_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t20_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t20_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t20_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t20_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t20_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_021_UnsafePointer_Int() throws {
        let v: UnsafePointer<Int> = fixed.integers
        let w: UnsafePointer<Int> = fixed.integers + 1
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t21_alone), Form.alone(v as Any, w as Any)) { $0.t21_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t21_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t21_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t21_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t21_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t21_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t21_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group01.t21_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t21_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group01.t21_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t21_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group01.t21_twice), Form.twice(v as Any, w as Any)) { $0.t21_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t21_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t21_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_022_UnsafePointer_Int_optional() throws {
        let v: UnsafePointer<Int>? = fixed.integers
        let w: UnsafePointer<Int>? = nil
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t22_alone), Form.alone(v as Any, w as Any)) { $0.t22_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t22_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t22_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t22_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t22_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t22_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t22_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t22_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t22_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_023_UnsafeMutablePointer_Double_optional() throws {
        let v: UnsafeMutablePointer<Double>? = nil
        let w: UnsafeMutablePointer<Double>? = fixed.doubles
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t23_alone), Form.alone(v as Any, w as Any)) { $0.t23_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t23_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t23_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t23_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t23_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t23_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t23_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t23_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t23_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_024_UnsafePointer_CChar() throws {
        let v: UnsafePointer<CChar> = fixed.text
        let w: UnsafePointer<CChar> = fixed.text + 2
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t24_alone), Form.alone(v as Any, w as Any)) { $0.t24_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t24_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t24_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t24_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t24_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t24_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t24_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group01.t24_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t24_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group01.t24_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t24_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group01.t24_twice), Form.twice(v as Any, w as Any)) { $0.t24_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t24_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t24_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_025_UnsafePointer_CChar_optional() throws {
        let v: UnsafePointer<CChar>? = fixed.text
        let w: UnsafePointer<CChar>? = nil
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t25_alone), Form.alone(v as Any, w as Any)) { $0.t25_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t25_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t25_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t25_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t25_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t25_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t25_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t25_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t25_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_026_UnsafeMutablePointer_UnsafePointer_CChar_optional() throws {
        let v: UnsafeMutablePointer<UnsafePointer<CChar>?> = fixed.texts
        let w: UnsafeMutablePointer<UnsafePointer<CChar>?> = fixed.texts + 1
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t26_alone), Form.alone(v as Any, w as Any)) { $0.t26_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t26_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t26_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t26_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t26_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t26_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t26_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t26_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t26_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_027_OpaquePointer() throws {
        let v: OpaquePointer = OpaquePointer(fixed.raw)
        let w: OpaquePointer = OpaquePointer(fixed.raw + 8)
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t27_alone), Form.alone(v as Any, w as Any)) { $0.t27_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t27_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t27_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t27_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t27_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t27_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t27_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group01.t27_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t27_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group01.t27_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t27_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group01.t27_twice), Form.twice(v as Any, w as Any)) { $0.t27_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t27_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t27_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_028_OpaquePointer_optional() throws {
        let v: OpaquePointer? = nil
        let w: OpaquePointer? = OpaquePointer(fixed.raw + 8)
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t28_alone), Form.alone(v as Any, w as Any)) { $0.t28_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t28_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t28_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t28_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t28_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t28_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t28_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t28_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t28_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_029_UnsafeBufferPointer_UInt8() throws {
        let v: UnsafeBufferPointer<UInt8> = fixed.bytes
        let w: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(rebasing: fixed.bytes[2..<5])
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t29_alone), Form.alone(v as Any, w as Any)) { $0.t29_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t29_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t29_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t29_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t29_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t29_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t29_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t29_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t29_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_030_UnsafeMutableRawBufferPointer() throws {
        let v: UnsafeMutableRawBufferPointer = fixed.rawBuffer
        let w: UnsafeMutableRawBufferPointer = fixed.emptyRawBuffer
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t30_alone), Form.alone(v as Any, w as Any)) { $0.t30_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t30_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t30_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t30_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t30_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t30_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t30_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group01.t30_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t30_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group01.t30_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t30_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group01.t30_twice), Form.twice(v as Any, w as Any)) { $0.t30_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t30_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t30_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_031_UnsafeRawBufferPointer_optional() throws {
        let v: UnsafeRawBufferPointer? = UnsafeRawBufferPointer(fixed.rawBuffer)
        let w: UnsafeRawBufferPointer? = nil
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t31_alone), Form.alone(v as Any, w as Any)) { $0.t31_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t31_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t31_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t31_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t31_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t31_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t31_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t31_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t31_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_032_Unmanaged_Node() throws {
        let v: Unmanaged<Node> = Unmanaged.passUnretained(fixed.node)
        let w: Unmanaged<Node> = Unmanaged.passUnretained(fixed.leaf)
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t32_alone), Form.alone(v as Any, w as Any)) { $0.t32_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t32_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t32_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t32_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t32_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t32_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t32_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t32_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t32_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_033_ObjectIdentifier() throws {
        let v: ObjectIdentifier = ObjectIdentifier(fixed.node)
        let w: ObjectIdentifier = ObjectIdentifier(Int.self)
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t33_alone), Form.alone(v as Any, w as Any)) { $0.t33_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t33_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t33_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t33_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t33_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t33_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t33_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group01.t33_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t33_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group01.t33_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t33_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group01.t33_twice), Form.twice(v as Any, w as Any)) { $0.t33_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t33_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t33_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_034_c_color() throws {
        let v: c_color = c_color_green
        let w: c_color = c_color_blue
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t34_alone), Form.alone(v as Any, w as Any)) { $0.t34_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t34_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t34_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t34_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t34_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t34_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t34_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t34_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t34_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_035_c_direction() throws {
        let v: c_direction = .up
        let w: c_direction = .down
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t35_alone), Form.alone(v as Any, w as Any)) { $0.t35_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t35_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t35_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t35_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t35_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t35_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t35_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t35_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t35_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_036_c_small() throws {
        let v: c_small = .b
        let w: c_small = .a
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t36_alone), Form.alone(v as Any, w as Any)) { $0.t36_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t36_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t36_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t36_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t36_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t36_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t36_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group01.t36_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t36_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group01.t36_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t36_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group01.t36_twice), Form.twice(v as Any, w as Any)) { $0.t36_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t36_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t36_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_037_c_flags() throws {
        let v: c_flags = c_flags(rawValue: 0x8001)
        let w: c_flags = c_flags(rawValue: 1)
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t37_alone), Form.alone(v as Any, w as Any)) { $0.t37_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t37_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t37_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t37_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t37_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t37_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t37_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t37_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t37_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_038_c_direction_optional() throws {
        let v: c_direction? = .down
        let w: c_direction? = nil
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t38_alone), Form.alone(v as Any, w as Any)) { $0.t38_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t38_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t38_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t38_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t38_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t38_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t38_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t38_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t38_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_039_c_color_optional() throws {
        let v: c_color? = c_color_blue
        let w: c_color? = nil
        let check = Check<any Group01>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group01.t39_alone), Form.alone(v as Any, w as Any)) { $0.t39_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group01.t39_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t39_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group01.t39_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t39_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group01.t39_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t39_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group01.t39_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t39_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group01.t39_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t39_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group01.t39_twice), Form.twice(v as Any, w as Any)) { $0.t39_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group01.t39_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t39_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
