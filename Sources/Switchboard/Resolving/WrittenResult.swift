import CSupport

/// The result of the method that a reference such as `Store.load` names, as the method declares it.
///
/// Swift converts a reference to the type that its place expects: of `() -> Item`, it makes `() -> Item?`, and of
/// `() -> Item` one that returns a superclass. Their values may look alike, so that no call tells. But the compiler
/// makes a function of the reference, whose symbol has the type before that.
struct WrittenResult {
    /// As demangled symbols have it.
    let text: String

    private static let known = Locked<[UnsafeRawPointer: String?]>([:])

    /// Nil if the code isn't in a function that the compiler made of a reference, or if there are no symbols.
    init?(_ code: UnsafeRawPointer) {
        let function: String?
        if let known = Self.known.withLock({ $0[code] }) {
            function = known
        } else {
            let found = Symbols.function(containing: code)
            Self.known.withLock { $0[code] = .some(found) }
            function = found
        }
        guard let function, let result = Self.result(in: function) else { return nil }
        text = result
    }

    /// Whether a method with this result was converted to one that returns another type.
    func isConverted(to type: Metadata) -> Bool {
        if let payload = type.optionalPayload {
            if text == Self.text(of: payload) { return true }
            return wrapped.map { Self.isSubclass($0, of: payload) } ?? false
        }
        return Self.isSubclass(text, of: type)
    }

    /// What the result is an Optional of.
    private var wrapped: String? {
        if text.hasSuffix("?") { return String(text.dropLast()) }
        let long = "Swift.Optional<"
        return text.hasPrefix(long) ? String(text.dropFirst(long.count).dropLast()) : nil
    }

    private static func isSubclass(_ name: String, of type: Metadata) -> Bool {
        guard let superclass = type.type as? AnyClass, let found = _typeByName(name) as? AnyClass,
            found != superclass
        else { return false }
        return sequence(first: found, next: _getSuperclass).contains { $0 == superclass }
    }

    private static func text(of type: Metadata) -> String? {
        _mangledTypeName(type.type).flatMap { Symbols.demangled("$s\($0)") }
    }

    /// The result in the text of a function that was made of a reference: of the outer one, which takes the object, as
    /// in `implicit closure #1 (M.Store) -> () -> M.Item in M.test() -> ()`; or of the inner one,
    /// `implicit closure #2 () -> M.Item in implicit closure #1 (M.Store) -> () -> M.Item in M.test() -> ()`. Or of a
    /// key path: `key path getter for M.Store.item : M.Item : M.Store`.
    private static func result(in function: String) -> String? {
        if function.hasPrefix("key path getter for ") {
            let parts = function[...].split(atOutermost: " : ")
            return parts.count == 3 ? String(parts[1]) : nil
        }
        let mark = "implicit closure #"
        guard let start = function.firstRange(of: mark) else { return nil }
        let type = function[start.upperBound...].drop { $0.isNumber }.dropFirst()
        let parts = type.split(atOutermost: " in ")
        guard let first = parts.first, parts.count > 1 else { return nil }
        let results = first.split(atOutermost: " -> ")
        // One that takes the object and returns no function is of a property.
        let isLast = parts[1].hasPrefix(mark) || results.count == 2
        return results.count > 1 ? results.dropFirst(isLast ? 1 : 2).joined(separator: " -> ") : nil
    }
}

extension Substring {
    /// The parts between separators that are outside of brackets.
    fileprivate func split(atOutermost separator: String) -> [Substring] {
        var parts: [Substring] = [], depth = 0, begin = startIndex, place = startIndex
        while place < endIndex {
            let rest = self[place...]
            if depth == 0, rest.hasPrefix(separator) {
                parts.append(self[begin..<place])
                place = index(place, offsetBy: separator.count)
                begin = place
                continue
            }
            switch rest.first! {
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}": depth -= 1
            case ">" where place == startIndex || self[index(before: place)] != "-": depth -= 1
            default: break
            }
            place = index(after: place)
        }
        return parts + [self[begin...]]
    }
}
