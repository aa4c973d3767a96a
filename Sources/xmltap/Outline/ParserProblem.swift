/// An error or a warning of the parser. Its code is libxml2's, because Foundation on Linux forwards it without its
/// text, and the cases of `XMLParser.ErrorCode` are off by one.
struct ParserProblem: Sendable {
    let code: Int
    let position: Position
    /// The innermost element that was open.
    let openElement: String?
    /// Whether the root element has begun.
    let isInRoot: Bool

    /// Whether the document is not well-formed. The parser continues after other problems: warnings (XML_WAR),
    /// namespaces (XML_NS), and validity (XML_DTD, from 500 on).
    var isFatal: Bool {
        ![27, 93, 97, 98, 99, 100, 102, 106, 107].contains(code) && !(200..<210).contains(code) && code < 500
    }

    /// XML_ERR_DOCUMENT_EMPTY: the document does not begin like one.
    var isAtStartOfContent: Bool { code == 4 }
    /// XML_ERR_DOCUMENT_END: nothing is left, or there is more than the root element.
    var isOfMissingEnd: Bool { code == 5 }
    /// XML_ERR_INVALID_CHAR: a byte that is not in the encoding, or a character that XML forbids.
    var isOfInvalidCharacter: Bool { code == 9 }
    /// The encoding is unknown, unsupported, misspelt, or another than the bytes have.
    var isOfEncoding: Bool { [31, 32, 79, 81, 101].contains(code) }

    /// A description of the problem.
    var text: String { Self.texts[code] ?? "libxml2's error \(code)" }

    private static let texts = [
        1: "the parser failed",
        2: "there is not enough memory",
        4: "there is no element",
        5: "there is more after the root element",
        6: "a hexadecimal character reference is malformed",
        7: "a decimal character reference is malformed",
        8: "a character reference stands for a character that XML does not allow",
        9: "a character that XML does not allow",
        22: "an '&' stands alone; it is written '&amp;'",
        23: "an entity reference does not end with ';'",
        26: "an entity is not declared",
        27: "an entity is not declared in the part of the document type that was read",
        28: "a reference to an unparsed entity",
        29: "a reference to an external entity in an attribute",
        31: "the encoding is unknown",
        32: "the encoding is not supported",
        33: "a quoted text is missing",
        34: "a quoted text is not closed",
        38: "a '<' in an attribute; it is written '&lt;'",
        39: "an attribute has no quoted value",
        40: "an attribute's value is not closed",
        41: "an attribute has no value",
        42: "an element has the same attribute twice",
        45: "a comment is not closed",
        46: "a processing instruction has no target",
        47: "a processing instruction is not closed",
        56: "the XML declaration is malformed",
        57: "the XML declaration is not closed",
        61: "the document type declaration is malformed or not closed",
        62: "']]>' in text; it is written ']]&gt;'",
        63: "a CDATA section is not closed",
        64: "a name that begins with 'xml' is reserved",
        65: "white space is missing",
        68: "a name is missing or malformed",
        72: "a '<' is missing",
        73: "a '>' is missing",
        74: "a '</' is missing",
        75: "an '=' is missing",
        76: "an end tag does not match the element that is open",
        77: "a tag is not closed",
        79: "the encoding's name is malformed",
        80: "'--' in a comment",
        81: "the bytes are not in the encoding that is declared",
        85: "the text of an entity is not balanced",
        86: "there is more after the root element",
        89: "an entity contains itself",
        96: "the version is missing in the XML declaration",
        97: "the version of XML is unknown",
        99: "a namespace's name is not a URI",
        100: "a namespace's name is not an absolute URI",
        101: "the encoding is missing in a text declaration",
        110: "a name is too long",
        200: "the namespace of 'xml' is redefined",
        201: "a namespace prefix is not declared",
        202: "a qualified name is malformed",
        203: "an element has the same attribute of a namespace twice",
        204: "a prefix cannot be declared for no namespace",
        205: "a colon in a name where none may be",
        521: "an unparsed entity is declared",
    ]
}
