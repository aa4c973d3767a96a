import CFFIShim

/// Why a method signature, a C function or a C callback could not be made.
public struct SignatureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of error.
    public enum Reason: Hashable, Sendable {
        /// The type encoding is malformed, or contains something that cannot be passed. `position` counts bytes from 0.
        case encoding(String, position: Int, problem: String)
        /// C does not have the type.
        case notInC(type: String)
        /// The type is not `@convention(c)`, or its types differ.
        case functionType(expected: String, found: String)
        /// The signature has no type encoding, because C does not have all of its types.
        case notCallableFromC(signature: String)
        /// The program has no such symbol.
        case noSymbol(String)
        /// The system refuses memory for code that is made at run time.
        case noExecutableMemory
        /// The process has as many signatures as it may have.
        case tooManySignatures(limit: Int)
        /// Out of memory.
        case outOfMemory
    }

    /// The reason.
    public let reason: Reason

    init(_ reason: Reason) {
        self.reason = reason
    }

    /// What was expected, what was found, and the remedy.
    public var description: String { "Switchboard: \(texts.problem). \(texts.remedy)" }

    var texts: (problem: String, remedy: String) {
        switch reason {
        case .encoding(let text, let position, let problem):
            (
                "cannot read the type encoding \"\(text.count > 200 ? text.prefix(200) + "..." : text)\", at byte "
                    + "\(position): \(problem)", "Correct the encoding."
            )
        case .notInC(let type):
            (
                "expected a type that C has, found \(type)",
                "Numbers, Bool, pointers, objects as arguments, and structures of these can be passed to and from C. Of a "
                    + "type that Swift imports in part, such as a union, give the type encoding."
            )
        case .functionType(let expected, let found):
            ("expected \(expected), found \(found)", "Write the type with `@convention(c)`, with the same types.")
        case .notCallableFromC(let signature):
            (
                "expected a signature whose types C has, found \(signature)",
                "Give C a method that takes and returns numbers, pointers and structures."
            )
        case .noSymbol(let name):
            (
                "expected a function `\(name)` among those that this program and its libraries export, found none",
                "Link its library; a function of the program itself is exported with `-rdynamic`."
            )
        case .noExecutableMemory:
            (
                "the system refuses memory for code that is made at run time",
                "Keep fewer callbacks at a time: the first \(CFFI_COMPILED_CALLBACKS) need none."
            )
        case .tooManySignatures(let limit):
            (
                "expected at most \(limit) signatures in one process, found more",
                "Do not make signatures from unbounded outside input: they are never freed."
            )
        case .outOfMemory:
            ("out of memory", "Free some memory.")
        }
    }
}
