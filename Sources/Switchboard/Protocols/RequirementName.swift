/// Names of requirements as references write them: `importer(_:didImport:)`, `limit`, `subscript(_:)`.
enum RequirementName {
    /// The name in a declaration as symbols tell it, such as `importer(M.Importer, didImport: Swift.Int) -> ()`.
    static func declared(_ declaration: Substring) -> String {
        if let accessor = accessor(in: declaration) {
            let name = declaration[..<accessor.lowerBound]
            guard name == "subscript" else { return String(name) }
            return "subscript" + labels(parameters(declaration[accessor.upperBound...]))
        }
        return declaration.prefix { $0 != "(" && $0 != "<" } + labels(parameters(declaration))
    }

    /// Whether a declaration as symbols tell it has generic parameters: `run<A>(A1) -> ()`, `subscript.getter : <A>(A1) -> ()`.
    static func isGeneric(_ declaration: Substring) -> Bool {
        guard let accessor = accessor(in: declaration) else {
            return declaration.first { $0 == "(" || $0 == "<" } == "<"
        }
        return declaration[accessor.upperBound...].first == "<"
    }

    private static func accessor(in declaration: Substring) -> Range<String.Index>? {
        [".getter : ", ".setter : ", ".modify : ", ".read : "].lazy.compactMap { declaration.ranges(of: $0).last }.first
    }

    /// Whether a constraint such as `A1: Swift.Sendable` is of a protocol that has no witness tables.
    static func isMarker(_ constraint: Substring) -> Bool {
        ["Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable"].contains {
            constraint.hasSuffix(": Swift.\($0)")
        }
    }

    /// A name without the types that tell it from another one: `f(_:)` of `f(_: Swift.String) -> Int`.
    static func plain(_ name: String) -> String {
        guard let open = name.firstIndex(of: "("), name.contains(": ") else { return name }
        return name[..<open] + labels(parameters(name[open...]))
    }

    private static func labels(_ parameters: [Substring]) -> String {
        "(" + parameters.map { label($0) }.joined() + ")"
    }

    /// `to:` of `to: Swift.String`, `_:` of a parameter without a label.
    static func label(_ parameter: Substring) -> String {
        let label = parameter.prefix { $0 != ":" }
        let isName = label.count < parameter.count && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isName ? label + ":" : "_:"
    }

    /// The parameters of a method's declaration, and what stands behind them.
    static func parameters(of declaration: Substring) -> (parameters: [Substring], rest: Substring) {
        let found = parameters(declaration)
        guard let close = closing(declaration) else { return ([], "") }
        return (found, declaration[close...].dropFirst())
    }

    /// The type of a parameter, without its label.
    static func type(ofParameter parameter: Substring) -> Substring {
        let label = label(parameter).dropLast()
        return parameter.hasPrefix("\(label): ") ? parameter.dropFirst(label.count + 2) : parameter
    }

    /// The parenthesis that closes the parameters.
    private static func closing(_ text: Substring) -> String.Index? {
        var depth = 0, angles = 0
        var isOpen = false
        for index in text.indices {
            let isArrow = text[index] == ">" && index > text.startIndex && text[text.index(before: index)] == "-"
            switch text[index] {
            case "<" where !isOpen: angles += 1
            case ">" where !isOpen && !isArrow: angles -= 1
            case "(" where !isOpen && angles == 0: isOpen = true
            case "(" where isOpen: depth += 1
            case ")" where isOpen && depth == 0: return index
            case ")" where isOpen: depth -= 1
            default: break
            }
        }
        return nil
    }

    /// The parameters between the first parenthesis behind generic parameters and the one that closes it.
    private static func parameters(_ text: Substring) -> [Substring] {
        var depth = 0, angles = 0
        var begin: String.Index?
        var found: [Substring] = []
        for index in text.indices {
            let isArrow = text[index] == ">" && index > text.startIndex && text[text.index(before: index)] == "-"
            switch text[index] {
            case "<": angles += 1
            case ">" where !isArrow: angles -= 1
            case "(" where begin == nil && angles == 0: begin = text.index(after: index)
            case "(", "[": depth += 1
            case ")" where depth == 0 && begin != nil:
                let last = text[begin!..<index].drop { $0 == " " }
                if !last.isEmpty { found.append(last) }
                return found
            case ")", "]": depth -= 1
            case "," where depth == 0 && angles == 0 && begin != nil:
                found.append(text[begin!..<index].drop { $0 == " " })
                begin = text.index(after: index)
            default: break
            }
        }
        return found
    }
}
