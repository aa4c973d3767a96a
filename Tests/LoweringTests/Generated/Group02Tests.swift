// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group02 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t40_alone(_ a0: c_point) { log.received([a0 as Any]) }
    func t40_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_point, _ a6: c_point, _ a7: String, _ a8: c_point) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t40_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_point, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t40_mixed(_ a0: Float, _ a1: Int, _ a2: c_point, _ a3: Double, _ a4: Bool, _ a5: c_point, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t40_mixed16(_ a0: Int, _ a1: Double, _ a2: c_point, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_point, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t41_alone(_ a0: c_pair) { log.received([a0 as Any]) }
    func t41_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_pair, _ a6: c_pair, _ a7: String, _ a8: c_pair) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t41_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_pair, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t41_mixed(_ a0: Float, _ a1: Int, _ a2: c_pair, _ a3: Double, _ a4: Bool, _ a5: c_pair, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t41_mixed16(_ a0: Int, _ a1: Double, _ a2: c_pair, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_pair, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t42_alone(_ a0: c_floats) { log.received([a0 as Any]) }
    func t42_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_floats, _ a6: c_floats, _ a7: String, _ a8: c_floats) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t42_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_floats, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t42_mixed(_ a0: Float, _ a1: Int, _ a2: c_floats, _ a3: Double, _ a4: Bool, _ a5: c_floats, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t42_mixed16(_ a0: Int, _ a1: Double, _ a2: c_floats, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_floats, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t42_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_floats, _ a5: c_floats, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t42_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_floats, _ a8: c_floats, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t42_twice(_ a0: c_floats, _ a1: String, _ a2: c_floats, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t43_alone(_ a0: c_floats?) { log.received([a0 as Any]) }
    func t43_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_floats?, _ a6: c_floats?, _ a7: String, _ a8: c_floats?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t43_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_floats?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t43_mixed(_ a0: Float, _ a1: Int, _ a2: c_floats?, _ a3: Double, _ a4: Bool, _ a5: c_floats?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t43_mixed16(_ a0: Int, _ a1: Double, _ a2: c_floats?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_floats?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t44_alone(_ a0: c_mixed_chunk) { log.received([a0 as Any]) }
    func t44_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_mixed_chunk, _ a6: c_mixed_chunk, _ a7: String, _ a8: c_mixed_chunk) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t44_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_mixed_chunk, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t44_mixed(_ a0: Float, _ a1: Int, _ a2: c_mixed_chunk, _ a3: Double, _ a4: Bool, _ a5: c_mixed_chunk, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t44_mixed16(_ a0: Int, _ a1: Double, _ a2: c_mixed_chunk, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_mixed_chunk, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t45_alone(_ a0: c_nested) { log.received([a0 as Any]) }
    func t45_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_nested, _ a6: c_nested, _ a7: String, _ a8: c_nested) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t45_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_nested, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t45_mixed(_ a0: Float, _ a1: Int, _ a2: c_nested, _ a3: Double, _ a4: Bool, _ a5: c_nested, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t45_mixed16(_ a0: Int, _ a1: Double, _ a2: c_nested, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_nested, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t45_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_nested, _ a5: c_nested, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t45_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_nested, _ a8: c_nested, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t45_twice(_ a0: c_nested, _ a1: String, _ a2: c_nested, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t46_alone(_ a0: c_array) { log.received([a0 as Any]) }
    func t46_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_array, _ a6: c_array, _ a7: String, _ a8: c_array) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t46_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_array, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t46_mixed(_ a0: Float, _ a1: Int, _ a2: c_array, _ a3: Double, _ a4: Bool, _ a5: c_array, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t46_mixed16(_ a0: Int, _ a1: Double, _ a2: c_array, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_array, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t47_alone(_ a0: c_matrix) { log.received([a0 as Any]) }
    func t47_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_matrix, _ a6: c_matrix, _ a7: String, _ a8: c_matrix) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t47_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_matrix, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t47_mixed(_ a0: Float, _ a1: Int, _ a2: c_matrix, _ a3: Double, _ a4: Bool, _ a5: c_matrix, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t47_mixed16(_ a0: Int, _ a1: Double, _ a2: c_matrix, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_matrix, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t48_alone(_ a0: c_name) { log.received([a0 as Any]) }
    func t48_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_name, _ a6: c_name, _ a7: String, _ a8: c_name) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t48_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_name, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t48_mixed(_ a0: Float, _ a1: Int, _ a2: c_name, _ a3: Double, _ a4: Bool, _ a5: c_name, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t48_mixed16(_ a0: Int, _ a1: Double, _ a2: c_name, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_name, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t48_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_name, _ a5: c_name, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t48_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_name, _ a8: c_name, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t48_twice(_ a0: c_name, _ a1: String, _ a2: c_name, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t49_alone(_ a0: c_64) { log.received([a0 as Any]) }
    func t49_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_64, _ a6: c_64, _ a7: String, _ a8: c_64) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t49_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_64, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t49_mixed(_ a0: Float, _ a1: Int, _ a2: c_64, _ a3: Double, _ a4: Bool, _ a5: c_64, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t49_mixed16(_ a0: Int, _ a1: Double, _ a2: c_64, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_64, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t50_alone(_ a0: c_80) { log.received([a0 as Any]) }
    func t50_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_80, _ a6: c_80, _ a7: String, _ a8: c_80) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t50_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_80, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t50_mixed(_ a0: Float, _ a1: Int, _ a2: c_80, _ a3: Double, _ a4: Bool, _ a5: c_80, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t50_mixed16(_ a0: Int, _ a1: Double, _ a2: c_80, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_80, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t51_alone(_ a0: c_80?) { log.received([a0 as Any]) }
    func t51_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_80?, _ a6: c_80?, _ a7: String, _ a8: c_80?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t51_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_80?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t51_mixed(_ a0: Float, _ a1: Int, _ a2: c_80?, _ a3: Double, _ a4: Bool, _ a5: c_80?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t51_mixed16(_ a0: Int, _ a1: Double, _ a2: c_80?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_80?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t51_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_80?, _ a5: c_80?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t51_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_80?, _ a8: c_80?, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t51_twice(_ a0: c_80?, _ a1: String, _ a2: c_80?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t52_alone(_ a0: c_pointers) { log.received([a0 as Any]) }
    func t52_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_pointers, _ a6: c_pointers, _ a7: String, _ a8: c_pointers) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t52_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_pointers, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t52_mixed(_ a0: Float, _ a1: Int, _ a2: c_pointers, _ a3: Double, _ a4: Bool, _ a5: c_pointers, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t52_mixed16(_ a0: Int, _ a1: Double, _ a2: c_pointers, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_pointers, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t53_alone(_ a0: c_enums) { log.received([a0 as Any]) }
    func t53_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_enums, _ a6: c_enums, _ a7: String, _ a8: c_enums) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t53_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_enums, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t53_mixed(_ a0: Float, _ a1: Int, _ a2: c_enums, _ a3: Double, _ a4: Bool, _ a5: c_enums, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t53_mixed16(_ a0: Int, _ a1: Double, _ a2: c_enums, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_enums, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t54_alone(_ a0: c_packed) { log.received([a0 as Any]) }
    func t54_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_packed, _ a6: c_packed, _ a7: String, _ a8: c_packed) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t54_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_packed, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t54_mixed(_ a0: Float, _ a1: Int, _ a2: c_packed, _ a3: Double, _ a4: Bool, _ a5: c_packed, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t54_mixed16(_ a0: Int, _ a1: Double, _ a2: c_packed, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_packed, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t54_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_packed, _ a5: c_packed, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t54_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_packed, _ a8: c_packed, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t54_twice(_ a0: c_packed, _ a1: String, _ a2: c_packed, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t55_alone(_ a0: c_aligned) { log.received([a0 as Any]) }
    func t55_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_aligned, _ a6: c_aligned, _ a7: String, _ a8: c_aligned) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t55_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_aligned, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t55_mixed(_ a0: Float, _ a1: Int, _ a2: c_aligned, _ a3: Double, _ a4: Bool, _ a5: c_aligned, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t55_mixed16(_ a0: Int, _ a1: Double, _ a2: c_aligned, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_aligned, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t56_alone(_ a0: c_union) { log.received([a0 as Any]) }
    func t56_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_union, _ a6: c_union, _ a7: String, _ a8: c_union) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t56_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_union, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t56_mixed(_ a0: Float, _ a1: Int, _ a2: c_union, _ a3: Double, _ a4: Bool, _ a5: c_union, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t56_mixed16(_ a0: Int, _ a1: Double, _ a2: c_union, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_union, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t57_alone(_ a0: c_tagged_union) { log.received([a0 as Any]) }
    func t57_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_tagged_union, _ a6: c_tagged_union, _ a7: String, _ a8: c_tagged_union) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t57_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_tagged_union, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t57_mixed(_ a0: Float, _ a1: Int, _ a2: c_tagged_union, _ a3: Double, _ a4: Bool, _ a5: c_tagged_union, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t57_mixed16(_ a0: Int, _ a1: Double, _ a2: c_tagged_union, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_tagged_union, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t57_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: c_tagged_union, _ a5: c_tagged_union, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t57_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: c_tagged_union, _ a8: c_tagged_union, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t57_twice(_ a0: c_tagged_union, _ a1: String, _ a2: c_tagged_union, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t58_alone(_ a0: c_bits) { log.received([a0 as Any]) }
    func t58_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_bits, _ a6: c_bits, _ a7: String, _ a8: c_bits) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t58_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_bits, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t58_mixed(_ a0: Float, _ a1: Int, _ a2: c_bits, _ a3: Double, _ a4: Bool, _ a5: c_bits, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t58_mixed16(_ a0: Int, _ a1: Double, _ a2: c_bits, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_bits, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t59_alone(_ a0: c_hidden_bits) { log.received([a0 as Any]) }
    func t59_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: c_hidden_bits, _ a6: c_hidden_bits, _ a7: String, _ a8: c_hidden_bits) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t59_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: c_hidden_bits, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t59_mixed(_ a0: Float, _ a1: Int, _ a2: c_hidden_bits, _ a3: Double, _ a4: Bool, _ a5: c_hidden_bits, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t59_mixed16(_ a0: Int, _ a1: Double, _ a2: c_hidden_bits, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: c_hidden_bits, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group02>, any Group02>

final class Group02Tests: XCTestCase {
    func test_D4_040_c_point() throws {
        let v: c_point = c_point(x: 1.5, y: -2.5)
        let w: c_point = c_point(x: 3.5, y: 4.5)
        let check = Check<any Group02>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group02.t40_alone), Form.alone(v as Any, w as Any)) { $0.t40_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group02.t40_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t40_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group02.t40_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t40_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group02.t40_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t40_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group02.t40_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t40_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_041_c_pair() throws {
        let v: c_pair = c_pair(small: -7, big: 2.25)
        let w: c_pair = c_pair(small: 9, big: -1)
        let check = Check<any Group02>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group02.t41_alone), Form.alone(v as Any, w as Any)) { $0.t41_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group02.t41_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t41_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group02.t41_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t41_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group02.t41_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t41_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group02.t41_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t41_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_042_c_floats() throws {
        let v: c_floats = c_floats(x: 1, y: 2, z: 3)
        let w: c_floats = c_floats(x: -1, y: -2, z: -3)
        let check = Check<any Group02>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group02.t42_alone), Form.alone(v as Any, w as Any)) { $0.t42_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group02.t42_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t42_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group02.t42_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t42_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group02.t42_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t42_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group02.t42_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t42_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group02.t42_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t42_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group02.t42_twice), Form.twice(v as Any, w as Any)) { $0.t42_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group02.t42_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t42_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_043_c_floats_optional() throws {
        let v: c_floats? = c_floats(x: 1, y: 2, z: 3)
        let w: c_floats? = nil
        let check = Check<any Group02>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group02.t43_alone), Form.alone(v as Any, w as Any)) { $0.t43_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group02.t43_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t43_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group02.t43_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t43_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group02.t43_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t43_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group02.t43_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t43_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_044_c_mixed_chunk() throws {
        let v: c_mixed_chunk = c_mixed_chunk(f: 1.5, i: -9, h: 40000, flag: true)
        let w: c_mixed_chunk = c_mixed_chunk(f: -0.5, i: 77, h: 3, flag: false)
        let check = Check<any Group02>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group02.t44_alone), Form.alone(v as Any, w as Any)) { $0.t44_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group02.t44_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t44_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group02.t44_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t44_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group02.t44_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t44_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group02.t44_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t44_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_045_c_nested() throws {
        let v: c_nested = c_nested(pair: c_pair(small: 1, big: 2), floats: c_floats(x: 3, y: 4, z: 5), tail: -6)
        let w: c_nested = c_nested(pair: c_pair(small: -1, big: -2), floats: c_floats(x: -3, y: -4, z: -5), tail: 6)
        let check = Check<any Group02>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group02.t45_alone), Form.alone(v as Any, w as Any)) { $0.t45_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group02.t45_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t45_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group02.t45_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t45_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group02.t45_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t45_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group02.t45_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t45_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group02.t45_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t45_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group02.t45_twice), Form.twice(v as Any, w as Any)) { $0.t45_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group02.t45_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t45_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_046_c_array() throws {
        let v: c_array = c_array(values: (1, -2, 3), tail: 250)
        let w: c_array = c_array(values: (-4, 5, -6), tail: 7)
        let check = Check<any Group02>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group02.t46_alone), Form.alone(v as Any, w as Any)) { $0.t46_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group02.t46_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t46_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group02.t46_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t46_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group02.t46_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t46_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group02.t46_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t46_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_047_c_matrix() throws {
        let v: c_matrix = c_matrix(cells: ((1, 2, 3), (4, 5, 6)), rows: c_floats(x: 7, y: 8, z: 9))
        let w: c_matrix = c_matrix(cells: ((-1, -2, -3), (-4, -5, -6)), rows: c_floats(x: 7, y: -8, z: 9))
        let check = Check<any Group02>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group02.t47_alone), Form.alone(v as Any, w as Any)) { $0.t47_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group02.t47_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t47_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group02.t47_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t47_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group02.t47_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t47_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group02.t47_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t47_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_048_c_name() throws {
        let v: c_name = fixed.name(1)
        let w: c_name = fixed.name(2)
        let check = Check<any Group02>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group02.t48_alone), Form.alone(v as Any, w as Any)) { $0.t48_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group02.t48_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t48_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group02.t48_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t48_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group02.t48_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t48_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group02.t48_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t48_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group02.t48_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t48_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group02.t48_twice), Form.twice(v as Any, w as Any)) { $0.t48_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group02.t48_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t48_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_049_c_64() throws {
        let v: c_64 = fixed.sixtyFour(1)
        let w: c_64 = fixed.sixtyFour(-3)
        let check = Check<any Group02>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group02.t49_alone), Form.alone(v as Any, w as Any)) { $0.t49_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group02.t49_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t49_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group02.t49_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t49_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group02.t49_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t49_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group02.t49_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t49_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_050_c_80() throws {
        let v: c_80 = fixed.eighty(1)
        let w: c_80 = fixed.eighty(-2)
        let check = Check<any Group02>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group02.t50_alone), Form.alone(v as Any, w as Any)) { $0.t50_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group02.t50_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t50_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group02.t50_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t50_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group02.t50_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t50_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group02.t50_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t50_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_051_c_80_optional() throws {
        let v: c_80? = fixed.eighty(5)
        let w: c_80? = nil
        let check = Check<any Group02>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group02.t51_alone), Form.alone(v as Any, w as Any)) { $0.t51_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group02.t51_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t51_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group02.t51_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t51_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group02.t51_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t51_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group02.t51_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t51_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group02.t51_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t51_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group02.t51_twice), Form.twice(v as Any, w as Any)) { $0.t51_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group02.t51_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t51_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_052_c_pointers() throws {
        let v: c_pointers = c_pointers(name: fixed.text, cookie: nil, callback: c_twice)
        let w: c_pointers = c_pointers(name: nil, cookie: fixed.mutableRaw, callback: c_thrice)
        let check = Check<any Group02>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group02.t52_alone), Form.alone(v as Any, w as Any)) { $0.t52_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group02.t52_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t52_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group02.t52_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t52_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group02.t52_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t52_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group02.t52_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t52_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_053_c_enums() throws {
        let v: c_enums = c_enums(color: c_color_green, small: .b, direction: .up)
        let w: c_enums = c_enums(color: c_color_red, small: .a, direction: .down)
        let check = Check<any Group02>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group02.t53_alone), Form.alone(v as Any, w as Any)) { $0.t53_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group02.t53_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t53_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group02.t53_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t53_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group02.t53_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t53_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group02.t53_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t53_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_054_c_packed() throws {
        let v: c_packed = c_packed(tag: 200, value: -70000, weight: 2.5)
        let w: c_packed = c_packed(tag: 3, value: 4, weight: -5)
        let check = Check<any Group02>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group02.t54_alone), Form.alone(v as Any, w as Any)) { $0.t54_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group02.t54_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t54_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group02.t54_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t54_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group02.t54_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t54_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group02.t54_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t54_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group02.t54_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t54_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group02.t54_twice), Form.twice(v as Any, w as Any)) { $0.t54_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group02.t54_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t54_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_055_c_aligned() throws {
        let v: c_aligned = c_aligned(value: 12345, tail: -9)
        let w: c_aligned = c_aligned(value: -1, tail: 8)
        let check = Check<any Group02>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group02.t55_alone), Form.alone(v as Any, w as Any)) { $0.t55_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group02.t55_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t55_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group02.t55_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t55_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group02.t55_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t55_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group02.t55_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t55_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_056_c_union() throws {
        let v: c_union = c_union(real: 2.75)
        let w: c_union = c_union(whole: -99)
        let check = Check<any Group02>(Receiver.init)
        try check.refused("alone", try Proxy.selector(Group02.t56_alone), Form.alone(v as Any, w as Any)) { $0.t56_alone(v) }
        try check.refused("after5Integers", try Proxy.selector(Group02.t56_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t56_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.refused("after9Doubles", try Proxy.selector(Group02.t56_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t56_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.refused("mixed", try Proxy.selector(Group02.t56_mixed), Form.mixed(v as Any, w as Any)) { $0.t56_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
        try check.refused("mixed16", try Proxy.selector(Group02.t56_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t56_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
    }
    func test_D4_057_c_tagged_union() throws {
        let v: c_tagged_union = c_tagged_union(kind: 3, value: c_union(real: 2.75))
        let w: c_tagged_union = c_tagged_union(kind: -4, value: c_union(whole: 12))
        let check = Check<any Group02>(Receiver.init)
        try check.refused("alone", try Proxy.selector(Group02.t57_alone), Form.alone(v as Any, w as Any)) { $0.t57_alone(v) }
        try check.refused("after5Integers", try Proxy.selector(Group02.t57_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t57_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.refused("after9Doubles", try Proxy.selector(Group02.t57_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t57_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.refused("mixed", try Proxy.selector(Group02.t57_mixed), Form.mixed(v as Any, w as Any)) { $0.t57_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
        try check.refused("mixed16", try Proxy.selector(Group02.t57_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t57_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.refused("after4Integers", try Proxy.selector(Group02.t57_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t57_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.refused("after7Doubles", try Proxy.selector(Group02.t57_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t57_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.refused("twice", try Proxy.selector(Group02.t57_twice), Form.twice(v as Any, w as Any)) { $0.t57_twice(v, "a text that is too long for two words, 1", w, 4.25) }
    }
    func test_D4_058_c_bits() throws {
        let v: c_bits = c_bits(a: 21, b: 300, c: -7, d: 0xFF_1234_5678)
        let w: c_bits = c_bits(a: 1, b: 2, c: 3, d: 4)
        let check = Check<any Group02>(Receiver.init)
        try check.refused("alone", try Proxy.selector(Group02.t58_alone), Form.alone(v as Any, w as Any)) { $0.t58_alone(v) }
        try check.refused("after5Integers", try Proxy.selector(Group02.t58_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t58_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.refused("after9Doubles", try Proxy.selector(Group02.t58_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t58_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.refused("mixed", try Proxy.selector(Group02.t58_mixed), Form.mixed(v as Any, w as Any)) { $0.t58_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
        try check.refused("mixed16", try Proxy.selector(Group02.t58_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t58_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
    }
    func test_D4_059_c_hidden_bits() throws {
        let v: c_hidden_bits = c_hidden_bits(a: -70000, b: 300)
        let w: c_hidden_bits = c_hidden_bits(a: 5, b: 6)
        let check = Check<any Group02>(Receiver.init)
        try check.refused("alone", try Proxy.selector(Group02.t59_alone), Form.alone(v as Any, w as Any)) { $0.t59_alone(v) }
        try check.refused("after5Integers", try Proxy.selector(Group02.t59_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t59_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.refused("after9Doubles", try Proxy.selector(Group02.t59_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t59_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.refused("mixed", try Proxy.selector(Group02.t59_mixed), Form.mixed(v as Any, w as Any)) { $0.t59_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
        try check.refused("mixed16", try Proxy.selector(Group02.t59_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t59_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
    }
}
