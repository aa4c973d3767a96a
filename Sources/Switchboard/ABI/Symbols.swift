import CSupport

/// The names of the program's functions, as its files have them, and what the names say.
enum Symbols {
    /// A mangled name as text; nil if it is none.
    static func demangled(_ name: String) -> String? {
        guard let text = swift_demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
        defer { cffi_free_name(text) }
        return String(cString: text)
    }

    /// The names of functions, or of other data, of those names that end so; nil of one that has none, or several.
    /// Reads files, which takes some milliseconds.
    static func names(of addresses: [UnsafeRawPointer?], ending: String) -> [String?] {
        var names: [UnsafeMutablePointer<CChar>?] = Array(repeating: nil, count: addresses.count)
        cffi_function_names(addresses, addresses.count, ending, &names)
        defer { for name in names { cffi_free_name(name) } }
        return names.map { $0.map { String(cString: $0) } }
    }

    /// A function, if its name is not one for debuggers only, and its name.
    typealias Function = (address: UnsafeRawPointer?, name: String)

    /// The functions whose names begin so, in the program and its libraries; some twice. Reads files, which takes some
    /// milliseconds.
    static func functions(beginning prefix: String, withDebugNames: Bool = false) -> [Function] {
        var found: [Function] = []
        withUnsafeMutablePointer(to: &found) { found in
            for each in [cffi_each_function] + (withDebugNames ? [cffi_each_debug_name] : []) {
                each(
                    prefix,
                    { context, function, name in
                        context!.assumingMemoryBound(to: [Function].self).pointee
                            .append((function, String(cString: name!)))
                    }, found)
            }
        }
        return found
    }
}
