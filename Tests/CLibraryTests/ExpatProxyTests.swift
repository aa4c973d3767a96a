import CExpat
import CLibraryFixtures
import Switchboard
import TestSupport
import XCTest

/// A `CallbackProxy` between Expat and the handlers that were there.
final class ExpatProxyTests: XCTestCase {
    private static let document = #"<?go now?><a k="1" l="ü"><!-- c -->text<b/></a>"#

    /// What the handlers of `Handlers.logging` and observers of all of them hear of the document.
    private static let heard = [
        "sent instruction go now", "original instruction go now", "invoked instruction go now",
        #"sent start a ["k", "1", "l", "ü"]"#, "original start a k=1 l=ü", #"invoked start a ["k", "1", "l", "ü"]"#,
        "sent comment  c ", "original comment  c ", "invoked comment  c ",
        "sent text text", "original text text", "invoked text text",
        "sent start b []", "original start b", "invoked start b []",
        "sent end b", "original end b", "invoked end b",
        "sent end a", "original end a", "invoked end a",
    ]

    func testEachCallbackIsSentThenTheCFunctionsThenInvokedWithPointersIntact() throws {
        let log = FixtureLog()
        let proxy = try CallbackProxy(Handlers.logging)
        let subscriptions = observe(proxy)
        XCTAssertTrue(ExpatParser(proxy.table, context: log.context).parse(Self.document))
        XCTAssertEqual(log.lines, Self.heard)
        withExtendedLifetime((proxy, subscriptions)) {}
    }

    func testClosuresAsOriginalsHearTheSameInTheSameOrder() throws {
        let log = FixtureLog()
        let start = try CCallback(XML_StartElementHandler.self) {
            (context: Context?, name: UnsafePointer<XML_Char>?, attributes: Attributes?) in
            XCTAssertEqual(context, log.context)
            fixture_start(log.context, name, attributes)
        }
        let end = try CCallback(XML_EndElementHandler.self) { (_: Context?, name: UnsafePointer<XML_Char>?) in
            fixture_end(log.context, name)
        }
        let text = try CCallback(XML_CharacterDataHandler.self) {
            (_: Context?, text: UnsafePointer<XML_Char>?, length: Int32) in fixture_text(log.context, text, length)
        }
        let instruction = try CCallback(XML_ProcessingInstructionHandler.self) {
            (_: Context?, target: UnsafePointer<XML_Char>?, data: UnsafePointer<XML_Char>?) in
            fixture_instruction(log.context, target, data)
        }
        let comment = try CCallback(XML_CommentHandler.self) { (_: Context?, text: UnsafePointer<XML_Char>?) in
            fixture_comment(log.context, text)
        }
        let proxy = try CallbackProxy(
            Handlers(
                start: start.function, end: end.function, text: text.function, instruction: instruction.function,
                comment: comment.function))
        let subscriptions = observe(proxy)
        XCTAssertTrue(ExpatParser(proxy.table, context: log.context).parse(Self.document))
        XCTAssertEqual(log.lines, Self.heard)
        withExtendedLifetime((start, end, text, instruction, comment, proxy, subscriptions)) {}
    }

    func testWithoutObserversOnlyTheOriginalsHear() throws {
        let log = FixtureLog()
        let proxy = try CallbackProxy(Handlers.logging)
        withExtendedLifetime(proxy) {
            XCTAssertTrue(ExpatParser(proxy.table, context: log.context).parse(Self.document))
        }
        XCTAssertEqual(log.lines, Self.heard.filter { $0.hasPrefix("original") })
    }

    func testABoxedStreamHasThePointersThatExpatPassed() throws {
        let log = FixtureLog()
        let proxy = try CallbackProxy(Handlers.logging)
        let heard = Log<String>()
        let subscription = proxy.sentMessage("start").subscribe { arguments in
            let context = arguments[0] as? Context, attributes = arguments[2] as? Attributes
            XCTAssertEqual(context, log.context)
            heard.add("\(arguments.count) \(text(arguments[1] as? UnsafePointer<XML_Char>)) \(strings(attributes))")
        }
        XCTAssertTrue(ExpatParser(proxy.table, context: log.context).parse(Self.document))
        XCTAssertEqual(heard.entries, [#"3 a ["k", "1", "l", "ü"]"#, "3 b []"])
        withExtendedLifetime((proxy, subscription)) {}
    }

    func testACallbackThatIsNullStaysNullSoExpatGoesToItsDefaultHandler() throws {
        let proxy = try CallbackProxy(Handlers(start: fixture_start))
        XCTAssertNotNil(proxy.table.start)
        XCTAssertNil(proxy.table.comment)
        let log = FixtureLog()
        let parser = ExpatParser(proxy.table, context: log.context)
        XML_SetDefaultHandler(parser.parser) { context, bytes, count in note(context, "default \(text(bytes, count))") }
        XCTAssertTrue(parser.parse("<a><!--c--></a>"))
        XCTAssertEqual(log.lines, ["original start a", "default <!--c-->", "default </a>"])
        withExtendedLifetime(proxy) {}
    }

    func testAFallbackLetsObserversHearACallbackThatTheOriginalHasNot() throws {
        let log = FixtureLog()
        let proxy = try CallbackProxy(Handlers(start: fixture_start), fallback: Handlers(comment: { _, _ in }))
        let subscription = proxy.sentMessage(\.comment, as: (Context?, UnsafePointer<XML_Char>?).self)
            .subscribe { note($0, "sent comment \(text($1))") }
        XCTAssertTrue(ExpatParser(proxy.table, context: log.context).parse("<a><!--c--></a>"))
        XCTAssertEqual(log.lines, ["original start a", "sent comment c"])
        withExtendedLifetime((proxy, subscription)) {}
    }

    // MARK: Errors

    func testAnErrorInTheDocumentIsExpatsOwnAtTheSamePlace() throws {
        let documents = ["<a><b></a>", "<a", "", "<a>&unknown;</a>", "<a k='1' k='2'/>", "<a/><b/>", "<a>\u{1}</a>"]
        for document in documents {
            let plain = FixtureLog(), observed = FixtureLog()
            let expected = ExpatParser(.logging, context: plain.context)
            XCTAssertFalse(expected.parse(document))

            let proxy = try CallbackProxy(Handlers.logging)
            let subscriptions = observe(proxy)
            let found = ExpatParser(proxy.table, context: observed.context)
            XCTAssertFalse(found.parse(document))
            XCTAssertNotEqual(XML_GetErrorCode(found.parser), XML_ERROR_NONE)
            XCTAssertEqual(found.problem, expected.problem)
            XCTAssertEqual(observed.lines.filter { $0.hasPrefix("original") }, plain.lines)
            withExtendedLifetime((proxy, subscriptions)) {}
        }
    }

    func testAnObserverMayStopTheParserAndTheOriginalStillHearsTheCall() throws {
        let log = FixtureLog()
        let proxy = try CallbackProxy(Handlers.logging)
        let parser = ExpatParser(proxy.table, context: log.context)
        let subscription = proxy.sentMessage(\.comment, as: (Context?, UnsafePointer<XML_Char>?).self)
            .subscribe { _, _ in _ = XML_StopParser(parser.parser, 0) }
        XCTAssertFalse(parser.parse("<a><!--stop--><b/></a>"))
        XCTAssertEqual(XML_GetErrorCode(parser.parser), XML_ERROR_ABORTED)
        XCTAssertEqual(log.lines, ["original start a", "original comment stop"])
        withExtendedLifetime((proxy, subscription)) {}
    }

    // MARK: A result, and a structure that a callback fills

    func testAnEncodingFilledInThroughAPointerIsTheOneExpatReadsWith() throws {
        let log = FixtureLog()
        let proxy = try CallbackProxy(Handlers.logging)
        typealias Encoding = (Context?, UnsafePointer<XML_Char>?, UnsafeMutablePointer<XML_Encoding>?)
        let subscriptions = [
            // The structure is the same before and after: the original finds what an observer left.
            proxy.sentMessage(\.encoding, as: Encoding.self).subscribe { context, name, encoding in
                encoding?.pointee.map.225 = -7
                note(context, "sent \(text(name))")
            },
            proxy.methodInvoked(\.encoding, as: Encoding.self).subscribe { context, name, encoding in
                note(context, "invoked \(text(name)) \(encoding?.pointee.map.225 ?? 0)")
            },
        ]
        let document = Array(#"<?xml version="1.0" encoding="x-greek"?><a>"#.utf8) + [0xE1, 0xE2] + Array("</a>".utf8)
        XCTAssertTrue(ExpatParser(proxy.table, context: log.context).parse(document))
        XCTAssertEqual(
            log.lines,
            [
                "sent x-greek", "original encoding x-greek, found -7", "invoked x-greek 945", "original start a",
                "original text αβ", "original end a",
            ])
        withExtendedLifetime((proxy, subscriptions)) {}
    }

    func testTheOriginalsRefusalOfAnEncodingIsWhatExpatGets() throws {
        let log = FixtureLog()
        let proxy = try CallbackProxy(Handlers.logging)
        let parser = ExpatParser(proxy.table, context: log.context)
        XCTAssertFalse(parser.parse(#"<?xml version="1.0" encoding="x-unheard-of"?><a>text</a>"#))
        XCTAssertEqual(XML_GetErrorCode(parser.parser), XML_ERROR_UNKNOWN_ENCODING)
        XCTAssertEqual(log.lines, ["original encoding x-unheard-of"])
        withExtendedLifetime(proxy) {}
    }

    func testAClosureFillsTheEncodingToo() throws {
        let asked = Log<String>()
        let encoding = try CCallback(XML_UnknownEncodingHandler.self) {
            (_: Context?, name: UnsafePointer<XML_Char>?, encoding: UnsafeMutablePointer<XML_Encoding>?) -> Int32 in
            asked.add(text(name))
            guard let encoding else { return 0 }
            withUnsafeMutableBytes(of: &encoding.pointee.map) { map in
                let map = map.bindMemory(to: Int32.self)
                for byte in 0..<256 { map[byte] = byte < 128 ? Int32(byte) : Int32(0x400 + byte) }
            }
            encoding.pointee.convert = nil
            encoding.pointee.release = nil
            return 1
        }
        let log = FixtureLog()
        let parser = ExpatParser(Handlers(text: fixture_text, encoding: encoding.function), context: log.context)
        XCTAssertTrue(
            parser.parse(Array(#"<?xml version="1.0" encoding="x-mine"?><a>"#.utf8) + [0x90] + Array("</a>".utf8)))
        XCTAssertEqual(asked.entries, ["x-mine"])
        XCTAssertEqual(log.lines, ["original text \u{490}"])
        withExtendedLifetime(encoding) {}
    }
}
