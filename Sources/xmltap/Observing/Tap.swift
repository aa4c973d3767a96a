import Foundation
import Switchboard
import SwitchboardFoundation
import SwitchboardRecording
import SwitchboardTracing
import TapSupport

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Observes the calls that a parser makes to its delegate, before and after the real delegate gets them.
struct Tap {
    private typealias Proxy = DelegateProxy<XMLParser, any XMLParserDelegate>

    private let proxy: Proxy
    private let recorder: Recorder
    private let depth: @Sendable () -> Int
    private let show: (@Sendable (Call) -> Void)?
    private let methods: Set<DelegateMethod>
    /// Records all calls in a file; nil to record none.
    private let calls: ParserCalls.Recorder?
    /// A subscription ends when it is released.
    private var subscriptions: [SubscriptionToken] = []

    /// Puts a proxy in front of the parser's delegate, which still gets every call.
    ///
    /// - Parameters:
    ///   - parser: The parser, whose delegate is already set, and becomes the real delegate.
    ///   - methods: The methods to observe. Calls of others are only forwarded.
    ///   - recorder: Told of each call twice.
    ///   - depth: How many elements are open.
    ///   - show: Gets each complete call; nil if single calls are not shown, and then their arguments are not read.
    ///   - timeline: Records all calls; nil to record none.
    ///   - path: The file for all calls; nil to write none.
    init(
        _ parser: XMLParser, methods: Set<DelegateMethod>, recorder: Recorder,
        depth: @escaping @Sendable () -> Int, show: (@Sendable (Call) -> Void)?, timeline: Timeline?,
        recordingTo path: String?
    ) throws {
        let proxy = try Proxy.proxyOrThrow(for: parser)
        self.proxy = proxy
        calls = try path.map { path throws(RecordingFailure) in
            try RecordingFailure.naming("--record") { () throws(RecordingError) in
                try ParserCalls.Recorder(proxy, toFile: path, rules: ParserCalls.rules())
            }
        }
        self.methods = methods
        self.recorder = recorder
        self.depth = depth
        self.show = show
        try observeDocument()
        try observeDeclarations()
        try observeElements()
        try observeContent()
        try observeErrors()
        if let timeline { subscriptions.append(timeline.record(proxy)) }
    }

    /// Ends the recording, if there is one.
    func finishRecording() throws(RecordingFailure) {
        try RecordingFailure.naming("--record") { () throws(RecordingError) in try calls?.finish() }
    }

    // MARK: The methods

    private mutating func observeDocument() throws {
        try observe(.parserDidStartDocument, Proxy.selector(XMLParserDelegate.parserDidStartDocument(_:))) {
            ($0, [])
        }
        try observe(.parserDidEndDocument, Proxy.selector(XMLParserDelegate.parserDidEndDocument(_:))) {
            ($0, [])
        }
    }

    private mutating func observeDeclarations() throws {
        try observe(
            .foundNotationDeclaration,
            Proxy.selector(XMLParserDelegate.parser(_:foundNotationDeclarationWithName:publicID:systemID:))
        ) { parser, name, publicID, systemID in
            (
                parser,
                [CallArgument("name", name), CallArgument("publicID", publicID), CallArgument("systemID", systemID)]
            )
        }
        try observe(
            .foundUnparsedEntityDeclaration,
            Proxy.selector(
                XMLParserDelegate.parser(_:foundUnparsedEntityDeclarationWithName:publicID:systemID:notationName:))
        ) { parser, name, publicID, systemID, notation in
            let identifiers = [CallArgument("publicID", publicID), CallArgument("systemID", systemID)]
            return (parser, [CallArgument("name", name)] + identifiers + [CallArgument("notationName", notation)])
        }
        try observe(
            .foundAttributeDeclaration,
            Proxy.selector(
                XMLParserDelegate.parser(_:foundAttributeDeclarationWithName:forElement:type:defaultValue:))
        ) { parser, name, element, type, value in
            let declaration = [CallArgument("type", type), CallArgument("defaultValue", value)]
            return (parser, [CallArgument("attributeName", name), CallArgument("elementName", element)] + declaration)
        }
        try observe(
            .foundElementDeclaration,
            Proxy.selector(XMLParserDelegate.parser(_:foundElementDeclarationWithName:model:))
        ) { parser, name, model in
            (parser, [CallArgument("elementName", name), CallArgument("model", model)])
        }
        try observe(
            .foundInternalEntityDeclaration,
            Proxy.selector(XMLParserDelegate.parser(_:foundInternalEntityDeclarationWithName:value:))
        ) { parser, name, value in
            (parser, [CallArgument("name", name), CallArgument("value", value)])
        }
        try observe(
            .foundExternalEntityDeclaration,
            Proxy.selector(XMLParserDelegate.parser(_:foundExternalEntityDeclarationWithName:publicID:systemID:))
        ) { parser, name, publicID, systemID in
            (
                parser,
                [CallArgument("name", name), CallArgument("publicID", publicID), CallArgument("systemID", systemID)]
            )
        }
    }

    private mutating func observeElements() throws {
        try observe(
            .didStartElement,
            Proxy.selector(XMLParserDelegate.parser(_:didStartElement:namespaceURI:qualifiedName:attributes:))
        ) { parser, name, uri, qualifiedName, attributes in
            let names = [CallArgument("namespaceURI", uri), CallArgument("qualifiedName", qualifiedName)]
            return (parser, [CallArgument("elementName", name)] + names + [CallArgument("attributes", attributes)])
        }
        try observe(
            .didEndElement,
            Proxy.selector(XMLParserDelegate.parser(_:didEndElement:namespaceURI:qualifiedName:))
        ) { parser, name, uri, qualifiedName in
            let names = [CallArgument("namespaceURI", uri), CallArgument("qualifiedName", qualifiedName)]
            return (parser, [CallArgument("elementName", name)] + names)
        }
        try observe(
            .didStartMappingPrefix, Proxy.selector(XMLParserDelegate.parser(_:didStartMappingPrefix:toURI:))
        ) { parser, prefix, uri in
            (parser, [CallArgument("prefix", prefix), CallArgument("namespaceURI", uri)])
        }
        try observe(
            .didEndMappingPrefix, Proxy.selector(XMLParserDelegate.parser(_:didEndMappingPrefix:))
        ) { parser, prefix in
            (parser, [CallArgument("prefix", prefix)])
        }
    }

    private mutating func observeContent() throws {
        try observe(
            .foundCharacters, Proxy.selector(XMLParserDelegate.parser(_:foundCharacters:))
        ) { parser, string in
            (parser, [CallArgument("string", string)])
        }
        try observe(
            .foundIgnorableWhitespace, Proxy.selector(XMLParserDelegate.parser(_:foundIgnorableWhitespace:))
        ) { parser, string in
            (parser, [CallArgument("whitespaceString", string)])
        }
        try observe(
            .foundProcessingInstruction,
            Proxy.selector(XMLParserDelegate.parser(_:foundProcessingInstructionWithTarget:data:))
        ) { parser, target, data in
            (parser, [CallArgument("target", target), CallArgument("data", data)])
        }
        try observe(
            .foundComment, Proxy.selector(XMLParserDelegate.parser(_:foundComment:))
        ) { parser, comment in
            (parser, [CallArgument("comment", comment)])
        }
        try observe(
            .foundCDATA, Proxy.selector(XMLParserDelegate.parser(_:foundCDATA:))
        ) { parser, block in
            (parser, [CallArgument("CDATABlock", String(decoding: block, as: UTF8.self))])
        }
    }

    private mutating func observeErrors() throws {
        try observe(
            .parseErrorOccurred, Proxy.selector(XMLParserDelegate.parser(_:parseErrorOccurred:))
        ) { parser, error in
            let error = error as NSError
            return (parser, [CallArgument("parseError", domain: error.domain, code: error.code)])
        }
        try observe(
            .validationErrorOccurred, Proxy.selector(XMLParserDelegate.parser(_:validationErrorOccurred:))
        ) { parser, error in
            let error = error as NSError
            return (parser, [CallArgument("validationError", domain: error.domain, code: error.code)])
        }
    }

    // MARK: Both stages of one

    /// Subscribes the recorder to a method, if it is one of those to observe.
    ///
    /// - Parameter arguments: Returns the parser and the other arguments; only called if a report shows them.
    private mutating func observe<Element>(
        _ method: DelegateMethod, _ selector: TypedSelector<any XMLParserDelegate, Element, Void>,
        _ arguments: @escaping @Sendable (Element) -> (XMLParser, [CallArgument])
    ) {
        guard methods.contains(method) else { return }
        let (recorder, depth, show) = (recorder, depth, show)
        subscriptions.append(
            proxy.sentMessage(selector).subscribe { element in
                guard let show else { return recorder.sent(method.rawValue) }
                let (parser, arguments) = arguments(element)
                let position = Position(line: parser.lineNumber, column: parser.columnNumber)
                // The delegate has not yet left the element whose end it is about to be told of.
                let depth = max(0, depth() - (method == .didEndElement ? 1 : 0))
                recorder.sent(method.rawValue) { timing in
                    show(Call(method: method, depth: depth, position: position, arguments: arguments, timing: timing))
                }
            })
        subscriptions.append(proxy.methodInvoked(selector).subscribe { _ in recorder.invoked() })
    }
}
