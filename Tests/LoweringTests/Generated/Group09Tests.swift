// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest

private final class Receiver: Group09 {
    let log: Log
    init(_ log: Log) { self.log = log }
    func t180_alone(_ a0: CGSize) { log.received([a0 as Any]) }
    func t180_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: CGSize, _ a6: CGSize, _ a7: String, _ a8: CGSize) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t180_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: CGSize, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t180_mixed(_ a0: Float, _ a1: Int, _ a2: CGSize, _ a3: Double, _ a4: Bool, _ a5: CGSize, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t180_mixed16(_ a0: Int, _ a1: Double, _ a2: CGSize, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: CGSize, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t180_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: CGSize, _ a5: CGSize, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t180_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: CGSize, _ a8: CGSize, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t180_twice(_ a0: CGSize, _ a1: String, _ a2: CGSize, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t181_alone(_ a0: CGRect) { log.received([a0 as Any]) }
    func t181_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: CGRect, _ a6: CGRect, _ a7: String, _ a8: CGRect) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t181_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: CGRect, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t181_mixed(_ a0: Float, _ a1: Int, _ a2: CGRect, _ a3: Double, _ a4: Bool, _ a5: CGRect, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t181_mixed16(_ a0: Int, _ a1: Double, _ a2: CGRect, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: CGRect, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t182_alone(_ a0: CGRect?) { log.received([a0 as Any]) }
    func t182_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: CGRect?, _ a6: CGRect?, _ a7: String, _ a8: CGRect?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t182_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: CGRect?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t182_mixed(_ a0: Float, _ a1: Int, _ a2: CGRect?, _ a3: Double, _ a4: Bool, _ a5: CGRect?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t182_mixed16(_ a0: Int, _ a1: Double, _ a2: CGRect?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: CGRect?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t183_alone(_ a0: AffineTransform) { log.received([a0 as Any]) }
    func t183_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AffineTransform, _ a6: AffineTransform, _ a7: String, _ a8: AffineTransform) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t183_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AffineTransform, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t183_mixed(_ a0: Float, _ a1: Int, _ a2: AffineTransform, _ a3: Double, _ a4: Bool, _ a5: AffineTransform, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t183_mixed16(_ a0: Int, _ a1: Double, _ a2: AffineTransform, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AffineTransform, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t183_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: AffineTransform, _ a5: AffineTransform, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t183_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: AffineTransform, _ a8: AffineTransform, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t183_twice(_ a0: AffineTransform, _ a1: String, _ a2: AffineTransform, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t184_alone(_ a0: NSRange) { log.received([a0 as Any]) }
    func t184_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: NSRange, _ a6: NSRange, _ a7: String, _ a8: NSRange) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t184_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: NSRange, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t184_mixed(_ a0: Float, _ a1: Int, _ a2: NSRange, _ a3: Double, _ a4: Bool, _ a5: NSRange, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t184_mixed16(_ a0: Int, _ a1: Double, _ a2: NSRange, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: NSRange, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t185_alone(_ a0: Measurement<UnitLength>) { log.received([a0 as Any]) }
    func t185_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Measurement<UnitLength>, _ a6: Measurement<UnitLength>, _ a7: String, _ a8: Measurement<UnitLength>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t185_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Measurement<UnitLength>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t185_mixed(_ a0: Float, _ a1: Int, _ a2: Measurement<UnitLength>, _ a3: Double, _ a4: Bool, _ a5: Measurement<UnitLength>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t185_mixed16(_ a0: Int, _ a1: Double, _ a2: Measurement<UnitLength>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Measurement<UnitLength>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t186_alone(_ a0: PersonNameComponents) { log.received([a0 as Any]) }
    func t186_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: PersonNameComponents, _ a6: PersonNameComponents, _ a7: String, _ a8: PersonNameComponents) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t186_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: PersonNameComponents, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t186_mixed(_ a0: Float, _ a1: Int, _ a2: PersonNameComponents, _ a3: Double, _ a4: Bool, _ a5: PersonNameComponents, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t186_mixed16(_ a0: Int, _ a1: Double, _ a2: PersonNameComponents, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: PersonNameComponents, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t186_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: PersonNameComponents, _ a5: PersonNameComponents, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t186_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: PersonNameComponents, _ a8: PersonNameComponents, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t186_twice(_ a0: PersonNameComponents, _ a1: String, _ a2: PersonNameComponents, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t187_alone(_ a0: URLComponents) { log.received([a0 as Any]) }
    func t187_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: URLComponents, _ a6: URLComponents, _ a7: String, _ a8: URLComponents) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t187_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: URLComponents, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t187_mixed(_ a0: Float, _ a1: Int, _ a2: URLComponents, _ a3: Double, _ a4: Bool, _ a5: URLComponents, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t187_mixed16(_ a0: Int, _ a1: Double, _ a2: URLComponents, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: URLComponents, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t188_alone(_ a0: URLQueryItem) { log.received([a0 as Any]) }
    func t188_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: URLQueryItem, _ a6: URLQueryItem, _ a7: String, _ a8: URLQueryItem) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t188_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: URLQueryItem, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t188_mixed(_ a0: Float, _ a1: Int, _ a2: URLQueryItem, _ a3: Double, _ a4: Bool, _ a5: URLQueryItem, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t188_mixed16(_ a0: Int, _ a1: Double, _ a2: URLQueryItem, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: URLQueryItem, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t189_alone(_ a0: AttributedString) { log.received([a0 as Any]) }
    func t189_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AttributedString, _ a6: AttributedString, _ a7: String, _ a8: AttributedString) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t189_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AttributedString, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t189_mixed(_ a0: Float, _ a1: Int, _ a2: AttributedString, _ a3: Double, _ a4: Bool, _ a5: AttributedString, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t189_mixed16(_ a0: Int, _ a1: Double, _ a2: AttributedString, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AttributedString, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t189_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: AttributedString, _ a5: AttributedString, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t189_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: AttributedString, _ a8: AttributedString, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t189_twice(_ a0: AttributedString, _ a1: String, _ a2: AttributedString, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t190_alone(_ a0: NSString) { log.received([a0 as Any]) }
    func t190_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: NSString, _ a6: NSString, _ a7: String, _ a8: NSString) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t190_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: NSString, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t190_mixed(_ a0: Float, _ a1: Int, _ a2: NSString, _ a3: Double, _ a4: Bool, _ a5: NSString, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t190_mixed16(_ a0: Int, _ a1: Double, _ a2: NSString, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: NSString, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t191_alone(_ a0: XMLParser?) { log.received([a0 as Any]) }
    func t191_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: XMLParser?, _ a6: XMLParser?, _ a7: String, _ a8: XMLParser?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t191_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: XMLParser?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t191_mixed(_ a0: Float, _ a1: Int, _ a2: XMLParser?, _ a3: Double, _ a4: Bool, _ a5: XMLParser?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t191_mixed16(_ a0: Int, _ a1: Double, _ a2: XMLParser?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: XMLParser?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t192_alone(_ a0: Node) { log.received([a0 as Any]) }
    func t192_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Node, _ a6: Node, _ a7: String, _ a8: Node) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t192_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Node, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t192_mixed(_ a0: Float, _ a1: Int, _ a2: Node, _ a3: Double, _ a4: Bool, _ a5: Node, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t192_mixed16(_ a0: Int, _ a1: Double, _ a2: Node, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Node, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t192_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: Node, _ a5: Node, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t192_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Node, _ a8: Node, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t192_twice(_ a0: Node, _ a1: String, _ a2: Node, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t193_alone(_ a0: Node?) { log.received([a0 as Any]) }
    func t193_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Node?, _ a6: Node?, _ a7: String, _ a8: Node?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t193_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Node?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t193_mixed(_ a0: Float, _ a1: Int, _ a2: Node?, _ a3: Double, _ a4: Bool, _ a5: Node?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t193_mixed16(_ a0: Int, _ a1: Double, _ a2: Node?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Node?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t194_alone(_ a0: Leaf) { log.received([a0 as Any]) }
    func t194_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Leaf, _ a6: Leaf, _ a7: String, _ a8: Leaf) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t194_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Leaf, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t194_mixed(_ a0: Float, _ a1: Int, _ a2: Leaf, _ a3: Double, _ a4: Bool, _ a5: Leaf, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t194_mixed16(_ a0: Int, _ a1: Double, _ a2: Leaf, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Leaf, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t195_alone(_ a0: GenericNode<Int>) { log.received([a0 as Any]) }
    func t195_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: GenericNode<Int>, _ a6: GenericNode<Int>, _ a7: String, _ a8: GenericNode<Int>) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t195_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: GenericNode<Int>, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t195_mixed(_ a0: Float, _ a1: Int, _ a2: GenericNode<Int>, _ a3: Double, _ a4: Bool, _ a5: GenericNode<Int>, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t195_mixed16(_ a0: Int, _ a1: Double, _ a2: GenericNode<Int>, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: GenericNode<Int>, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t195_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: GenericNode<Int>, _ a5: GenericNode<Int>, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t195_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: GenericNode<Int>, _ a8: GenericNode<Int>, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t195_twice(_ a0: GenericNode<Int>, _ a1: String, _ a2: GenericNode<Int>, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t196_alone(_ a0: Counter) { log.received([a0 as Any]) }
    func t196_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Counter, _ a6: Counter, _ a7: String, _ a8: Counter) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t196_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Counter, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t196_mixed(_ a0: Float, _ a1: Int, _ a2: Counter, _ a3: Double, _ a4: Bool, _ a5: Counter, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t196_mixed16(_ a0: Int, _ a1: Double, _ a2: Counter, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Counter, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t197_alone(_ a0: AnyObject) { log.received([a0 as Any]) }
    func t197_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnyObject, _ a6: AnyObject, _ a7: String, _ a8: AnyObject) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t197_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnyObject, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t197_mixed(_ a0: Float, _ a1: Int, _ a2: AnyObject, _ a3: Double, _ a4: Bool, _ a5: AnyObject, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t197_mixed16(_ a0: Int, _ a1: Double, _ a2: AnyObject, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnyObject, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t198_alone(_ a0: AnyObject?) { log.received([a0 as Any]) }
    func t198_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: AnyObject?, _ a6: AnyObject?, _ a7: String, _ a8: AnyObject?) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t198_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: AnyObject?, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t198_mixed(_ a0: Float, _ a1: Int, _ a2: AnyObject?, _ a3: Double, _ a4: Bool, _ a5: AnyObject?, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t198_mixed16(_ a0: Int, _ a1: Double, _ a2: AnyObject?, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: AnyObject?, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
    func t198_after4Integers(_ a0: Int, _ a1: Int, _ a2: Int64, _ a3: Int, _ a4: AnyObject?, _ a5: AnyObject?, _ a6: Int) { log.received([a0, a1, a2, a3, a4 as Any, a5 as Any, a6]) }
    func t198_after7Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: AnyObject?, _ a8: AnyObject?, _ a9: Double, _ a10: Int) { log.received([a0, a1, a2, a3, a4, a5, a6, a7 as Any, a8 as Any, a9, a10]) }
    func t198_twice(_ a0: AnyObject?, _ a1: String, _ a2: AnyObject?, _ a3: Double) { log.received([a0 as Any, a1, a2 as Any, a3]) }
    func t199_alone(_ a0: Any) { log.received([a0 as Any]) }
    func t199_after5Integers(_ a0: Int, _ a1: UInt8, _ a2: Int32, _ a3: Int, _ a4: UInt16, _ a5: Any, _ a6: Any, _ a7: String, _ a8: Any) { log.received([a0, a1, a2, a3, a4, a5 as Any, a6 as Any, a7, a8 as Any]) }
    func t199_after9Doubles(_ a0: Double, _ a1: Double, _ a2: Double, _ a3: Double, _ a4: Double, _ a5: Double, _ a6: Double, _ a7: Double, _ a8: Double, _ a9: Any, _ a10: Double) { log.received([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9 as Any, a10]) }
    func t199_mixed(_ a0: Float, _ a1: Int, _ a2: Any, _ a3: Double, _ a4: Bool, _ a5: Any, _ a6: Int16) { log.received([a0, a1, a2 as Any, a3, a4, a5 as Any, a6]) }
    func t199_mixed16(_ a0: Int, _ a1: Double, _ a2: Any, _ a3: Int32, _ a4: Float, _ a5: String, _ a6: Any, _ a7: UInt8, _ a8: Double, _ a9: Int64, _ a10: Float, _ a11: Int, _ a12: Double, _ a13: Bool, _ a14: Double, _ a15: UInt16) { log.received([a0, a1, a2 as Any, a3, a4, a5, a6 as Any, a7, a8, a9, a10, a11, a12, a13, a14, a15]) }
}

private typealias Proxy = DelegateProxy<Parent<any Group09>, any Group09>

final class Group09Tests: XCTestCase {
    func test_D4_180_CGSize() throws {
        let v: CGSize = CGSize(width: 5, height: 6)
        let w: CGSize = .zero
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t180_alone), Form.alone(v as Any, w as Any)) { $0.t180_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t180_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t180_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t180_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t180_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t180_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t180_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group09.t180_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t180_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group09.t180_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t180_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group09.t180_twice), Form.twice(v as Any, w as Any)) { $0.t180_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t180_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t180_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_181_CGRect() throws {
        let v: CGRect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let w: CGRect = CGRect(x: 5, y: 6, width: 7, height: 8)
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t181_alone), Form.alone(v as Any, w as Any)) { $0.t181_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t181_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t181_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t181_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t181_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t181_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t181_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t181_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t181_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_182_CGRect_optional() throws {
        let v: CGRect? = CGRect(x: 1, y: 2, width: 3, height: 4)
        let w: CGRect? = nil
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t182_alone), Form.alone(v as Any, w as Any)) { $0.t182_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t182_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t182_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t182_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t182_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t182_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t182_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t182_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t182_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_183_AffineTransform() throws {
        let v: AffineTransform = AffineTransform(m11: 1, m12: 2, m21: 3, m22: 4, tX: 5, tY: 6)
        let w: AffineTransform = .identity
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t183_alone), Form.alone(v as Any, w as Any)) { $0.t183_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t183_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t183_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t183_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t183_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t183_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t183_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group09.t183_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t183_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group09.t183_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t183_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group09.t183_twice), Form.twice(v as Any, w as Any)) { $0.t183_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t183_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t183_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_184_NSRange() throws {
        let v: NSRange = NSRange(location: 3, length: 4)
        let w: NSRange = NSRange(location: NSNotFound, length: 0)
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t184_alone), Form.alone(v as Any, w as Any)) { $0.t184_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t184_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t184_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t184_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t184_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t184_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t184_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t184_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t184_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_185_Measurement_UnitLength() throws {
        let v: Measurement<UnitLength> = Measurement(value: 2.5, unit: UnitLength.miles)
        let w: Measurement<UnitLength> = Measurement(value: 3, unit: UnitLength.meters)
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t185_alone), Form.alone(v as Any, w as Any)) { $0.t185_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t185_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t185_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t185_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t185_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t185_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t185_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t185_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t185_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_186_PersonNameComponents() throws {
        let v: PersonNameComponents = fixed.person
        let w: PersonNameComponents = PersonNameComponents()
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t186_alone), Form.alone(v as Any, w as Any)) { $0.t186_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t186_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t186_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t186_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t186_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t186_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t186_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group09.t186_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t186_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group09.t186_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t186_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group09.t186_twice), Form.twice(v as Any, w as Any)) { $0.t186_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t186_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t186_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_187_URLComponents() throws {
        let v: URLComponents = URLComponents(string: "https://example.org/a?b=c")!
        let w: URLComponents = URLComponents()
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t187_alone), Form.alone(v as Any, w as Any)) { $0.t187_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t187_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t187_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t187_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t187_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t187_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t187_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t187_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t187_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_188_URLQueryItem() throws {
        let v: URLQueryItem = URLQueryItem(name: "a", value: nil)
        let w: URLQueryItem = URLQueryItem(name: "b", value: "c")
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t188_alone), Form.alone(v as Any, w as Any)) { $0.t188_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t188_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t188_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t188_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t188_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t188_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t188_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t188_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t188_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_189_AttributedString() throws {
        let v: AttributedString = AttributedString("attributed")
        let w: AttributedString = AttributedString()
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t189_alone), Form.alone(v as Any, w as Any)) { $0.t189_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t189_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t189_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t189_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t189_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t189_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t189_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group09.t189_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t189_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group09.t189_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t189_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group09.t189_twice), Form.twice(v as Any, w as Any)) { $0.t189_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t189_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t189_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_190_NSString() throws {
        let v: NSString = NSString(string: "text")
        let w: NSString = NSString(string: "other")
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t190_alone), Form.alone(v as Any, w as Any)) { $0.t190_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t190_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t190_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t190_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t190_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t190_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t190_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t190_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t190_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_191_XMLParser_optional() throws {
        let v: XMLParser? = nil
        let w: XMLParser? = XMLParser(data: Data())
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t191_alone), Form.alone(v as Any, w as Any)) { $0.t191_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t191_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t191_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t191_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t191_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t191_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t191_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t191_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t191_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_192_Node() throws {
        let v: Node = fixed.node
        let w: Node = fixed.leaf
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t192_alone), Form.alone(v as Any, w as Any)) { $0.t192_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t192_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t192_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t192_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t192_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t192_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t192_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group09.t192_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t192_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group09.t192_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t192_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group09.t192_twice), Form.twice(v as Any, w as Any)) { $0.t192_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t192_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t192_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_193_Node_optional() throws {
        let v: Node? = fixed.node
        let w: Node? = nil
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t193_alone), Form.alone(v as Any, w as Any)) { $0.t193_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t193_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t193_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t193_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t193_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t193_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t193_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t193_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t193_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_194_Leaf() throws {
        let v: Leaf = fixed.leaf
        let w: Leaf = Leaf(7)
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t194_alone), Form.alone(v as Any, w as Any)) { $0.t194_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t194_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t194_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t194_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t194_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t194_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t194_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t194_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t194_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_195_GenericNode_Int() throws {
        let v: GenericNode<Int> = GenericNode(4)
        let w: GenericNode<Int> = GenericNode(5)
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t195_alone), Form.alone(v as Any, w as Any)) { $0.t195_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t195_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t195_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t195_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t195_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t195_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t195_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group09.t195_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t195_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group09.t195_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t195_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group09.t195_twice), Form.twice(v as Any, w as Any)) { $0.t195_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t195_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t195_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_196_Counter() throws {
        let v: Counter = Counter(4)
        let w: Counter = Counter(5)
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t196_alone), Form.alone(v as Any, w as Any)) { $0.t196_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t196_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t196_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t196_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t196_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t196_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t196_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t196_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t196_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_197_AnyObject() throws {
        let v: AnyObject = fixed.node
        let w: AnyObject = fixed.leaf
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t197_alone), Form.alone(v as Any, w as Any)) { $0.t197_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t197_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t197_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t197_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t197_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t197_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t197_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t197_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t197_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_198_AnyObject_optional() throws {
        let v: AnyObject? = fixed.leaf
        let w: AnyObject? = nil
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t198_alone), Form.alone(v as Any, w as Any)) { $0.t198_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t198_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t198_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t198_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t198_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t198_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t198_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        try check.observed("after4Integers", try Proxy.selector(Group09.t198_after4Integers), Form.after4Integers(v as Any, w as Any)) { $0.t198_after4Integers(1234567, -2222222, 3703701, -4444444, v, w, 8641969) }
        try check.observed("after7Doubles", try Proxy.selector(Group09.t198_after7Doubles), Form.after7Doubles(v as Any, w as Any)) { $0.t198_after7Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, v, w, 10.25, 13580237) }
        try check.observed("twice", try Proxy.selector(Group09.t198_twice), Form.twice(v as Any, w as Any)) { $0.t198_twice(v, "a text that is too long for two words, 1", w, 4.25) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t198_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t198_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
    func test_D4_199_Any() throws {
        let v: Any = "any text that is long enough"
        let w: Any = 17
        let check = Check<any Group09>(Receiver.init)
        try check.observed("alone", try Proxy.selector(Group09.t199_alone), Form.alone(v as Any, w as Any)) { $0.t199_alone(v) }
        try check.observed("after5Integers", try Proxy.selector(Group09.t199_after5Integers), Form.after5Integers(v as Any, w as Any)) { $0.t199_after5Integers(1234567, 201, 3703701, -4444444, 60004, v, w, "a text that is too long for two words, 7", v) }
        try check.observed("after9Doubles", try Proxy.selector(Group09.t199_after9Doubles), Form.after9Doubles(v as Any, w as Any)) { $0.t199_after9Doubles(-1.75, 2.25, -3.75, 4.25, -5.75, 6.25, -7.75, 8.25, -9.75, v, -11.75) }
        try check.observed("mixed16", try Proxy.selector(Group09.t199_mixed16), Form.mixed16(v as Any, w as Any)) { $0.t199_mixed16(1234567, 2.25, v, -4444444, -5.75, "a text that is too long for two words, 5", w, 207, -9.75, -11111110, -11.75, -13333332, -13.75, true, -15.75, 60015) }
        let log = check.log
        let mixed = try Proxy.selector(Group09.t199_mixed)
        check.typed(Form.mixed(v as Any, w as Any), [
            check.proxy.sentMessage(mixed).subscribe { log.sent([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
            check.proxy.methodInvoked(mixed).subscribe { log.invoked([$0.0, $0.1, $0.2 as Any, $0.3, $0.4, $0.5 as Any, $0.6]) },
        ]) { $0.t199_mixed(-1.75, -2222222, v, 4.25, true, w, -30006) }
    }
}
