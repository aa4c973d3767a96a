import TapSupport

/// The methods of `XMLParserDelegate` that are observed: all that return nothing, in the order of the protocol.
///
/// `resolveExternalEntityName` is the only one missing: it returns a value, so it
/// is forwarded and not observed.
enum DelegateMethod: Int, ObservedMethod {
    case parserDidStartDocument
    case parserDidEndDocument
    case foundNotationDeclaration
    case foundUnparsedEntityDeclaration
    case foundAttributeDeclaration
    case foundElementDeclaration
    case foundInternalEntityDeclaration
    case foundExternalEntityDeclaration
    case didStartElement
    case didEndElement
    case didStartMappingPrefix
    case didEndMappingPrefix
    case foundCharacters
    case foundIgnorableWhitespace
    case foundProcessingInstruction
    case foundComment
    case foundCDATA
    case parseErrorOccurred
    case validationErrorOccurred

    /// As Swift writes a reference to the method.
    var selector: String {
        switch self {
        case .parserDidStartDocument: "parserDidStartDocument(_:)"
        case .parserDidEndDocument: "parserDidEndDocument(_:)"
        case .foundNotationDeclaration: "parser(_:foundNotationDeclarationWithName:publicID:systemID:)"
        case .foundUnparsedEntityDeclaration:
            "parser(_:foundUnparsedEntityDeclarationWithName:publicID:systemID:notationName:)"
        case .foundAttributeDeclaration: "parser(_:foundAttributeDeclarationWithName:forElement:type:defaultValue:)"
        case .foundElementDeclaration: "parser(_:foundElementDeclarationWithName:model:)"
        case .foundInternalEntityDeclaration: "parser(_:foundInternalEntityDeclarationWithName:value:)"
        case .foundExternalEntityDeclaration: "parser(_:foundExternalEntityDeclarationWithName:publicID:systemID:)"
        case .didStartElement: "parser(_:didStartElement:namespaceURI:qualifiedName:attributes:)"
        case .didEndElement: "parser(_:didEndElement:namespaceURI:qualifiedName:)"
        case .didStartMappingPrefix: "parser(_:didStartMappingPrefix:toURI:)"
        case .didEndMappingPrefix: "parser(_:didEndMappingPrefix:)"
        case .foundCharacters: "parser(_:foundCharacters:)"
        case .foundIgnorableWhitespace: "parser(_:foundIgnorableWhitespace:)"
        case .foundProcessingInstruction: "parser(_:foundProcessingInstructionWithTarget:data:)"
        case .foundComment: "parser(_:foundComment:)"
        case .foundCDATA: "parser(_:foundCDATA:)"
        case .parseErrorOccurred: "parser(_:parseErrorOccurred:)"
        case .validationErrorOccurred: "parser(_:validationErrorOccurred:)"
        }
    }

    /// The distinguishing part of the selector: the label that follows the parser, or the name of a method that has no
    /// such label.
    var name: String {
        let parts = selector.split(separator: ":")
        return parts.count > 2 ? String(parts[1]) : String(selector.prefix { $0 != "(" })
    }

    /// Why `text` cannot be observed, with the names that can.
    static func explanation(ofUnobserved text: String) -> String {
        guard text.contains("resolveExternalEntityName") else { return explanation(ofUnknown: text) }
        return "'\(visible(text))' returns a value, so it is forwarded and cannot be observed. Observed are: \(names)."
    }
}
