import Foundation
import FoundationNetworking
import FoundationXML
import Switchboard
import SwitchboardFoundation
import SwitchboardFoundationNetworking
import TestSupport
import XCTest

/// CONFORMANCE R3: each of Foundation's parents keeps its proxy when its delegate is assigned.
final class FoundationAssignmentTests: XCTestCase {
    private final class Reader: NSObject, XMLParserDelegate {
        var names: [String] = []
        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            names.append(name)
        }
    }

    private func check<Parent: HasDelegate>(_ parent: Parent, line: UInt = #line) throws {
        let proxy = try DelegateProxy<Parent, Parent.DelegateType>.proxyOrThrow(for: parent)
        XCTAssertTrue(proxy.staysInstalled, "\(type(of: parent))", line: line)
        parent.delegate = nil
        XCTAssertTrue(proxy.isInstalled, "\(type(of: parent))", line: line)
    }

    func test_R3_everyParent() throws {
        try skipWithoutEntryStubs()
        try check(XMLParser(data: Data()))
        try check(FileManager())
        try check(NSCache<NSString, NSString>())
        let archive = try NSKeyedArchiver.archivedData(withRootObject: NSNumber(1), requiringSecureCoding: false)
        try check(NSKeyedArchiver(requiringSecureCoding: false))
        try check(NSKeyedUnarchiver(forReadingFrom: archive))
        try check(InputStream(data: Data()) as Stream)
        try check(OutputStream(toMemory: ()) as Stream)
        try check(URLSession.shared.dataTask(with: XCTUnwrap(URL(string: "http://localhost:1"))) as URLSessionTask)
    }

    func test_R3_aParserWhoseDelegateIsAssignedWhileItIsObserved() throws {
        try skipWithoutEntryStubs()
        let parser = XMLParser(data: Data("<a><b/></a>".utf8)), reader = Reader()
        var heard: [String] = []
        let token = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
            .sentMessage(XMLParserDelegate.parser(_:didStartElement:namespaceURI:qualifiedName:attributes:))
            .subscribe { _, name, _, _, _ in heard.append(name) }
        parser.delegate = reader
        XCTAssertTrue(parser.parse())
        XCTAssertEqual(heard, ["a", "b"])
        XCTAssertEqual(reader.names, ["a", "b"])
        token.cancel()
    }
}
