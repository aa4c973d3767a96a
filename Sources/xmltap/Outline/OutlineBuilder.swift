import Foundation
import Synchronization

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The delegate: it builds an outline, and stops the parser at the first error.
///
/// It is locked because observers ask it for the depth from closures that may run on any thread.
final class OutlineBuilder: NSObject, XMLParserDelegate, Sendable {
    private struct State {
        var outline = Outline()
        var error: ParserProblem?
        var warnings: [ParserProblem] = []
    }

    private let state = Mutex(State())

    var outline: Outline { state.withLock(\.outline) }
    var depth: Int { state.withLock { $0.outline.depth } }
    /// The error that ended the parse.
    var error: ParserProblem? { state.withLock(\.error) }
    /// Problems that the parser reported before it continued.
    var warnings: [ParserProblem] { state.withLock(\.warnings) }

    private func note(_ name: String, _ arguments: String?..., count: (inout Outline) -> Void = { _ in }) {
        state.withLock { state in
            state.outline.fingerprint.add(name)
            for argument in arguments { state.outline.fingerprint.add(argument) }
            count(&state.outline)
        }
    }

    // MARK: The document

    func parserDidStartDocument(_ parser: XMLParser) { note("start") }

    func parserDidEndDocument(_ parser: XMLParser) { note("end") }

    // MARK: Declarations

    func parser(
        _ parser: XMLParser, foundNotationDeclarationWithName name: String, publicID: String?, systemID: String?
    ) {
        note("notation", name, publicID, systemID) { $0.counts.declarations += 1 }
    }

    func parser(
        _ parser: XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?, systemID: String?,
        notationName: String?
    ) {
        note("unparsed entity", name, publicID, systemID, notationName) { $0.counts.declarations += 1 }
    }

    func parser(
        _ parser: XMLParser, foundAttributeDeclarationWithName attributeName: String, forElement elementName: String,
        type: String?, defaultValue: String?
    ) {
        note("attribute", attributeName, elementName, type, defaultValue) { $0.counts.declarations += 1 }
    }

    func parser(_ parser: XMLParser, foundElementDeclarationWithName elementName: String, model: String) {
        note("element", elementName, model) { $0.counts.declarations += 1 }
    }

    func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {
        note("internal entity", name, value) { $0.counts.declarations += 1 }
    }

    func parser(
        _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?
    ) {
        note("external entity", name, publicID, systemID) { $0.counts.declarations += 1 }
    }

    // MARK: Elements

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        note("open", elementName, namespaceURI, qName) { outline in
            // Includes the element's number, so that an attribute at another element makes a difference.
            let number = String(outline.counts.elements)
            for (name, value) in attributeDict { outline.fingerprint.addRegardlessOfOrder(number, name, value) }
            outline.counts.attributes += attributeDict.count
            outline.open(qName ?? elementName)
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        note("close", elementName, namespaceURI, qName) { $0.close() }
    }

    /// Foundation keeps an element's prefixes in a dictionary, whose order is random, so their sum is recorded.
    func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String) {
        state.withLock { state in
            state.outline.counts.namespacesDeclared += 1
            state.outline.fingerprint.addRegardlessOfOrder("map", prefix, namespaceURI)
        }
    }

    func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) {
        state.withLock { $0.outline.fingerprint.addRegardlessOfOrder("unmap", prefix) }
    }

    // MARK: Content

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        note("characters", string) { $0.counts.characters += string.unicodeScalars.count }
    }

    func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String) {
        note("white space", whitespaceString) { $0.counts.characters += whitespaceString.unicodeScalars.count }
    }

    func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {
        note("instruction", target, data) { $0.counts.processingInstructions += 1 }
    }

    func parser(_ parser: XMLParser, foundComment comment: String) {
        note("comment", comment) { $0.counts.comments += 1 }
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        note("CDATA") { outline in
            outline.fingerprint.add(CDATABlock)
            outline.counts.cdataSections += 1
            outline.counts.bytesInCDATA += CDATABlock.count
        }
    }

    func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data? {
        note("resolve", name, systemID)
        return nil
    }

    // MARK: Errors

    /// Stops the parser if the document is not well-formed. On Linux it would continue and guess; and if a text is not
    /// in the expected encoding, Foundation crashes on the names and comments that follow.
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        hear(parseError, from: parser)
    }

    func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error) {
        hear(validationError, from: parser)
    }

    private func hear(_ error: any Error, from parser: XMLParser) {
        let code = (error as NSError).code
        note("error", String(code))
        let isFatal = state.withLock { state in
            let problem = ParserProblem(
                code: code, position: Position(line: parser.lineNumber, column: parser.columnNumber),
                openElement: state.outline.openElement, isInRoot: state.outline.counts.elements > 0)
            guard problem.isFatal else {
                state.warnings.append(problem)
                return false
            }
            if state.error == nil { state.error = problem }
            return true
        }
        if isFatal { parser.abortParsing() }
    }
}
