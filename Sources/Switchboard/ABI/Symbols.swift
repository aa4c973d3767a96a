import CSupport

/// The names of the program's functions, as its files have them, and what the names say.
enum Symbols {
    /// A mangled name as text; nil if it is none.
    static func demangled(_ name: String) -> String? {
        guard let text = swift_demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
        defer { cffi_free_name(text) }
        return String(cString: text)
    }

    /// The function that contains some code, as text; nil if its file has no symbols. Reads a file, which takes some
    /// milliseconds.
    static func function(containing code: UnsafeRawPointer) -> String? {
        guard let name = cffi_function_containing(code) else { return nil }
        defer { cffi_free_name(name) }
        return demangled(String(cString: name))
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

    /// The types of the parameters of the function with a mangled name. Nil if one is not known, or is not just passed,
    /// as `inout`.
    ///
    /// - Parameters:
    ///   - environment: Which generic parameters there are; null of a function that is not generic.
    ///   - generic: The metadata of the generic parameters.
    static func parameters(
        of function: String, _ environment: UnsafeRawPointer? = nil, _ generic: UnsafePointer<UnsafeRawPointer?>? = nil
    ) -> [Metadata]? {
        let length = function.utf8.count, count = cffi_parameter_count(function, length)
        guard count >= 0 else { return nil }
        var types: [UnsafeRawPointer?] = Array(repeating: nil, count: Int(max(count, 1)))
        guard cffi_parameter_types(function, length, environment, generic, &types, count) else { return nil }
        let found = types.prefix(Int(count)).compactMap { $0.map { Metadata(at: $0) } }
        return found.count == Int(count) ? found : nil
    }

    /// The same, with the type of the result.
    static func types(
        of function: String, _ environment: UnsafeRawPointer? = nil, _ generic: UnsafePointer<UnsafeRawPointer?>? = nil
    ) -> (arguments: [Metadata], result: Metadata)? {
        guard let arguments = parameters(of: function, environment, generic),
            let result = cffi_result_type(function, function.utf8.count, environment, generic)
        else { return nil }
        return (arguments, Metadata(at: result))
    }
}
