#if Testing
    import Foundation

    /// What the source of a test calls a member that no symbol names: a reference to a method of a protocol to which
    /// nothing conforms. A test's source is usually there when it runs; otherwise messages show a number.
    enum SourceText {
        /// The name in the reference that begins in a line: `price(of:)`, `price` or a property's.
        static func name(_ filePath: StaticString, _ line: UInt) -> String? {
            guard let text = try? String(contentsOfFile: "\(filePath)", encoding: .utf8) else { return nil }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            guard line >= 1, line <= lines.count else { return nil }
            let first = lines[Int(line) - 1]
            // Which one would be meant is not known.
            guard first.matches(of: call).count == 1 else { return nil }
            return name(in: lines[(Int(line) - 1)...].prefix(5).map(withoutComment).joined(separator: " "))
        }

        /// A call of the spy, up to its reference.
        private static var call: Regex<Substring> { #/\.(?:stub|record|verify|calls|waitForCalls)\s*\(/# }
        /// A reference to a method with a variadic parameter.
        private static var variadic: Regex<(Substring, Substring)> { #/(?:of:\s*)?variadic\(\s*(.*?)\s*\)/# }
        /// A method's reference, or a key path: whether it's a path, the type, and the name.
        private static var member: Regex<(Substring, Substring?, Substring, Substring)> {
            #/^(?:of:|get:|set:)?\s*(\\)?(\(any [^()]+\)|[\w.]*)\.(`?\w+`?(?:\((?:\w+:)+\))?)$/#
        }
        private static var comment: Regex<Substring> { #/\s*\/\*.*?\*\/|\s*\/\/.*$/# }

        private static func withoutComment(_ line: Substring) -> String { String(line).replacing(comment, with: "") }

        private static func name(in text: String) -> String? {
            guard let begin = text.firstMatch(of: call)?.range.upperBound else { return nil }
            var depth = 0
            let argument = text[begin...].prefix { character in
                if depth == 0, character == "," || character == ")" { return false }
                depth += "([{<".contains(character) ? 1 : ")]}>".contains(character) ? -1 : 0
                return true
            }
            let reference = argument.firstRange(of: " as ").map { argument[..<$0.lowerBound] } ?? argument
            var trimmed = reference.trimmingCharacters(in: .whitespaces)
            if let variadic = trimmed.wholeMatch(of: variadic)?.output.1 { trimmed = String(variadic) }
            guard let (_, path, type, name) = trimmed.wholeMatch(of: member)?.output else { return nil }
            if name.contains("(") || path != nil { return String(name) }
            // Otherwise it may be a variable that has the reference.
            let last = type.split(separator: ".").last?.first
            return type.hasPrefix("(") || last?.isUppercase == true ? "\(name)()" : nil
        }
    }
#endif
