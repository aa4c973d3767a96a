/// Removes from a document what makes Foundation's parser crash on other systems than Apple's.
///
/// In Swift 6.3 on Linux the parser passes an absent string, a null pointer, to a function that does not accept null,
/// before it calls the delegate: the default of an attribute declared `#IMPLIED` or `#REQUIRED`, the missing identifier
/// of a notation or an unparsed entity, the missing data of an instruction. The first is in nearly every document with
/// a DTD. The declarations are overwritten with spaces, so that all positions stay the same; since the parser does not
/// validate, they do not affect what follows. An instruction gets empty data, one space.
///
/// Encodings without ASCII's bytes (UTF-16) are not changed.
struct CrashGuard {
    struct Changes {
        /// Declarations overwritten.
        var declarations = 0
        /// Instructions given empty data.
        var instructions = 0
    }

    private enum State: Equatable {
        /// Outside of everything; also in the subset, between its declarations.
        case text
        /// After "<", until it is known what begins.
        case opening
        case comment
        case cdata
        /// In an instruction: before the first white space; then after it.
        case target
        case data
        /// In the document type declaration, outside its subset.
        case doctype
        /// In a declaration of the subset.
        case declaration
        /// Characters have two or four bytes: there is nothing to find.
        case unreadable
    }

    private(set) var changes = Changes()
    private var state = State.text
    private var isInSubset = false
    /// Bytes that were read and held back: the beginning of something that may have to change.
    private var held: [UInt8] = []
    /// The open quotation mark in a declaration.
    private var quote: UInt8?
    /// The two preceding bytes, if they may belong to an end mark.
    private var last: (UInt8, UInt8) = (0, 0)
    private var isFirst = true

    /// Writes `bytes` to `output`, changed if necessary; it may hold some back.
    mutating func pass(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        output.reserveCapacity(output.count + held.count + bytes.count)
        for byte in bytes { pass(byte, into: &output) }
    }

    /// Writes what was held back.
    mutating func end(into output: inout [UInt8]) {
        if state == .declaration { changes.declarations += Declaration.blank(&held) }
        release(into: &output)
    }

    private mutating func release(into output: inout [UInt8]) {
        output.append(contentsOf: held)
        held.removeAll(keepingCapacity: true)
    }

    private mutating func pass(_ byte: UInt8, into output: inout [UInt8]) {
        switch state {
        case .text:
            if byte == UInt8(ascii: "<") {
                held.append(byte)
                state = .opening
                return
            }
            if isInSubset, byte == UInt8(ascii: "]") {
                isInSubset = false
                state = .doctype
            }
            // In UTF-16 the first byte is not "<", or the second one is zero.
            if isFirst, byte == 0xFE || byte == 0xFF || byte == 0 { state = .unreadable }
            isFirst = false
            output.append(byte)
        case .opening:
            held.append(byte)
            open(into: &output)
        case .comment:
            output.append(byte)
            leave(at: byte, after: UInt8(ascii: "-"))
        case .cdata:
            output.append(byte)
            leave(at: byte, after: UInt8(ascii: "]"))
        case .target:
            passInstruction(byte, into: &output)
        case .data:
            output.append(byte)
            if byte == UInt8(ascii: ">"), last.1 == UInt8(ascii: "?") { state = .text }
            last.1 = byte
        case .doctype:
            output.append(byte)
            passDoctype(byte)
        case .declaration:
            held.append(byte)
            follow(quotesIn: byte)
            if byte == UInt8(ascii: ">"), quote == nil {
                changes.declarations += Declaration.blank(&held)
                release(into: &output)
                state = .text
            }
        case .unreadable:
            output.append(byte)
        }
    }

    /// Determines what began.
    private mutating func open(into output: inout [UInt8]) {
        if held.elementsEqual("<?".utf8) {
            state = .target
        } else if held.elementsEqual("<!--".utf8) {
            begin(.comment, into: &output)
        } else if held.elementsEqual("<![CDATA[".utf8) {
            begin(.cdata, into: &output)
        } else if held.elementsEqual("<!DOCTYPE".utf8) {
            begin(.doctype, into: &output)
        } else if isInSubset, held.count > 2, !"<!--".utf8.starts(with: held) {
            state = .declaration
        } else if !["<!--", "<![CDATA[", "<!DOCTYPE"].contains(where: { $0.utf8.starts(with: held) }) {
            begin(held.elementsEqual([0x3C, 0]) && isFirst ? .unreadable : .text, into: &output)
        }
        isFirst = isFirst && state == .opening
    }

    private mutating func begin(_ next: State, into output: inout [UInt8]) {
        release(into: &output)
        state = next
        last = (0, 0)
        quote = nil
    }

    /// Ends a comment or a CDATA section at its mark: twice `end`, then ">".
    private mutating func leave(at byte: UInt8, after end: UInt8) {
        if byte == UInt8(ascii: ">"), last == (end, end) { state = .text }
        last = (last.1, byte)
    }

    private mutating func passInstruction(_ byte: UInt8, into output: inout [UInt8]) {
        if byte == UInt8(ascii: ">"), held.last == UInt8(ascii: "?"), held.count > 3 {
            held.insert(UInt8(ascii: " "), at: held.count - 1)
            held.append(byte)
            changes.instructions += 1
            begin(.text, into: &output)
        } else {
            held.append(byte)
            if Declaration.isSpace(byte) { begin(.data, into: &output) }
        }
    }

    private mutating func passDoctype(_ byte: UInt8) {
        follow(quotesIn: byte)
        guard quote == nil else { return }
        if byte == UInt8(ascii: "[") {
            isInSubset = true
            state = .text
        } else if byte == UInt8(ascii: ">") {
            state = .text
        }
    }

    private mutating func follow(quotesIn byte: UInt8) {
        if quote == byte {
            quote = nil
        } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            quote = byte
        }
    }
}
