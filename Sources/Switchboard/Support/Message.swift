/// A message: the fault, then the edit if there is one, then the reason's identifier, which the error reference lists.
///
/// - Parameters:
///   - module: The library that begins the message; nil for a part of another message.
///   - fault: The fault in the user's names, and why. Without a full stop.
///   - edit: The edit that mends it; empty if there is none.
///   - reason: The case of an error's `Reason`.
package func message(module: String? = nil, _ fault: String, _ edit: String, _ reason: some Any) -> String {
    let identifier = String(describing: reason).prefix { $0.isLetter }
    return (module.map { "\($0): " } ?? "") + fault + "." + (edit.isEmpty ? "" : " \(edit)")
        + (identifier.first?.isLowercase == true ? " [\(identifier)]" : "")
}

/// A delegate type as a program writes it, such as `any App.PlayerDelegate`. The runtime describes that as
/// `App.PlayerDelegate`, and `any P<Int>` as `any P<Self.P.Element == Int>`.
///
/// - Parameter name: The runtime's description.
package func written(delegateType name: String) -> String {
    guard name.hasPrefix("any "), name.hasSuffix(">"), let open = name.firstIndex(of: "<") else {
        return name.hasPrefix("any ") ? name : "any \(name)"
    }
    let clauses = name[name.index(after: open)...].dropLast().split(separator: ", Self.")
    let types = clauses.map { clause in clause.firstRange(of: " == ").map { clause[$0.upperBound...] } ?? clause }
    return name[..<open] + "<" + types.joined(separator: ", ") + ">"
}
