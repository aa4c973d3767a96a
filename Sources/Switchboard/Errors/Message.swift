/// A message: the fault, then the edit if there is one, then the reason's identifier, which the error reference lists.
package func message(module: String? = nil, _ fault: String, _ edit: String, _ reason: some Any) -> String {
    let identifier = String(describing: reason).prefix { $0.isLetter }
    return (module.map { "\($0): " } ?? "") + fault + "." + (edit.isEmpty ? "" : " \(edit)")
        + (identifier.first?.isLowercase == true ? " [\(identifier)]" : "")
}
