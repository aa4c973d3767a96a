import CExpat
import CLibraryFixtures
import Switchboard

/// Strings in pairs of a name and a value, with null at the end.
typealias Attributes = UnsafeMutablePointer<UnsafePointer<XML_Char>?>
typealias Context = UnsafeMutableRawPointer

/// The callbacks of one parser.
struct Handlers {
    var start: XML_StartElementHandler?
    var end: XML_EndElementHandler?
    var text: XML_CharacterDataHandler?
    var instruction: XML_ProcessingInstructionHandler?
    var comment: XML_CommentHandler?
    var encoding: XML_UnknownEncodingHandler?

    /// C functions that write to the log that is the context.
    static var logging: Handlers {
        Handlers(
            start: fixture_start, end: fixture_end, text: fixture_text, instruction: fixture_instruction,
            comment: fixture_comment,
            encoding: unsafeBitCast(fixture_unknown_encoding(), to: XML_UnknownEncodingHandler.self))
    }

    /// C functions that add to the `fixture_tally` that is the context.
    static var tallying: Handlers {
        Handlers(
            start: fixture_tally_start, end: fixture_tally_end, text: fixture_tally_text,
            instruction: fixture_tally_instruction, comment: fixture_tally_comment)
    }
}

/// A parser of Expat's, with those callbacks.
final class ExpatParser: @unchecked Sendable {
    let parser: XML_Parser

    init(_ handlers: Handlers, context: Context? = nil) {
        parser = XML_ParserCreate(nil)!
        XML_SetUserData(parser, context)
        XML_SetElementHandler(parser, handlers.start, handlers.end)
        XML_SetCharacterDataHandler(parser, handlers.text)
        XML_SetProcessingInstructionHandler(parser, handlers.instruction)
        XML_SetCommentHandler(parser, handlers.comment)
        XML_SetUnknownEncodingHandler(parser, handlers.encoding, context)
    }

    deinit {
        XML_ParserFree(parser)
    }

    /// Parses a whole document. False where Expat found an error.
    @discardableResult
    func parse(_ document: String) -> Bool {
        parse(Array(document.utf8))
    }

    /// Parses a whole document in pieces. False where Expat found an error.
    @discardableResult
    func parse(_ document: [UInt8], inPiecesOf size: Int = .max) -> Bool {
        var rest = document[...]
        while true {
            let piece = rest.prefix(size)
            rest = rest.dropFirst(size)
            let status = piece.withUnsafeBytes {
                let bytes = $0.assumingMemoryBound(to: CChar.self).baseAddress
                return XML_Parse(parser, bytes, Int32($0.count), rest.isEmpty ? 1 : 0)
            }
            guard status == XML_STATUS_OK else { return false }
            guard !rest.isEmpty else { return true }
        }
    }

    /// What Expat says of an error, and where.
    var problem: String {
        let code = XML_GetErrorCode(parser)
        let (line, column) = (expat_line(parser), expat_column(parser))
        return "\(code.rawValue) \(String(cString: XML_ErrorString(code))) at \(line):\(column)"
    }
}

/// Adds to the context's log what each callback of the proxy hears, before and after.
func observe(_ proxy: CallbackProxy<Handlers>) -> [SubscriptionToken] {
    typealias Start = (Context?, UnsafePointer<XML_Char>?, Attributes?)
    typealias End = (Context?, UnsafePointer<XML_Char>?)
    typealias Text = (Context?, UnsafePointer<XML_Char>?, Int32)
    typealias Instruction = (Context?, UnsafePointer<XML_Char>?, UnsafePointer<XML_Char>?)
    return [
        proxy.sentMessage(\.start, as: Start.self).subscribe { note($0, "sent start \(text($1)) \(strings($2))") },
        proxy.methodInvoked(\.start, as: Start.self).subscribe {
            note($0, "invoked start \(text($1)) \(strings($2))")
        },
        proxy.sentMessage(\.end, as: End.self).subscribe { note($0, "sent end \(text($1))") },
        proxy.methodInvoked(\.end, as: End.self).subscribe { note($0, "invoked end \(text($1))") },
        proxy.sentMessage(\.text, as: Text.self).subscribe { note($0, "sent text \(text($1, $2))") },
        proxy.methodInvoked(\.text, as: Text.self).subscribe { note($0, "invoked text \(text($1, $2))") },
        proxy.sentMessage(\.instruction, as: Instruction.self)
            .subscribe { note($0, "sent instruction \(text($1)) \(text($2))") },
        proxy.methodInvoked(\.instruction, as: Instruction.self)
            .subscribe { note($0, "invoked instruction \(text($1)) \(text($2))") },
        proxy.sentMessage(\.comment, as: End.self).subscribe { note($0, "sent comment \(text($1))") },
        proxy.methodInvoked(\.comment, as: End.self).subscribe { note($0, "invoked comment \(text($1))") },
    ]
}
