import CFFIShim

/// The reason why a method signature, a C function or a C callback couldn't be made.
public struct SignatureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of error.
    public enum Reason: Hashable, Sendable {
        /// The type encoding is malformed, or contains a type that can't be passed. `position` counts its bytes from 0.
        case encoding(String, position: Int, problem: String)
        /// C doesn't have the type.
        case notInC(type: String)
        /// The type isn't `@convention(c)`, or its parameters and result have other types.
        case functionType(expected: String, found: String)
        /// The signature has no type encoding, because C doesn't have all of its types.
        case notCallableFromC(signature: String)
        /// The program has no symbol with this name.
        case noSymbol(String)
        /// The system doesn't allow executable memory, which the callback needs.
        case noExecutableMemory
        /// The process already has `limit` signatures, the most that it may have.
        case tooManySignatures(limit: Int)
        /// The process is out of memory.
        case outOfMemory
    }

    /// The kind of error, to handle it in code.
    public let reason: Reason

    init(_ reason: Reason) {
        self.reason = reason
    }

    /// The error message: the fault, and the way to mend it.
    public var description: String {
        message(module: "Switchboard", texts.problem, texts.remedy, reason)
    }

    var texts: (problem: String, remedy: String) {
        switch reason {
        case .encoding(let text, let position, let problem):
            (
                "can't read the type encoding \"\(text.count > 200 ? text.prefix(200) + "..." : text)\", at byte "
                    + "\(position + 1): \(problem)", "Correct the encoding."
            )
        case .notInC(let type):
            (
                "can't pass \(type) to or from C",
                "Pass numbers, Bool, pointers, structs of these, or objects as arguments. For a type that Swift imports in "
                    + "part, such as a union, pass its type encoding."
            )
        case .functionType(let expected, let found):
            (
                "can\'t use \(found) here: expected \(expected)",
                "Write the same types, with `@convention(c)`."
            )
        case .notCallableFromC(let signature):
            (
                "can't call a method with the signature \(signature) from C: it has types that C doesn't have",
                "Use a method that takes and returns numbers, pointers and structs."
            )
        case .noSymbol(let name):
            (
                "can't find a function `\(name)` in the program or its libraries",
                "Link its library. For a function of the program itself, link with `-rdynamic`."
            )
        case .noExecutableMemory:
            (
                "can't make this callback: the system doesn't allow executable memory",
                "Keep fewer callbacks at a time. The first \(CFFI_COMPILED_CALLBACKS) need none."
            )
        case .tooManySignatures(let limit):
            (
                "can't make another signature: the limit of a process is \(limit)",
                "Don't make signatures from unbounded input, because they are never freed."
            )
        case .outOfMemory:
            ("there isn't enough memory", "")
        }
    }
}
