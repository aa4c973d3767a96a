/// What a case of some name cost, as a line of the table or of JSON.
struct Line {
    let name: String
    let signature: String?
    let observers: String?
    let figures: Figures
    var reference: (name: String, figures: Figures, ratio: Double)?

    init(_ item: Case, _ result: Result) {
        name = item.name
        signature = item.signature
        observers = item.observers
        figures = result.subject
        guard let reference = item.reference, let figures = result.reference, let ratio = result.ratio else { return }
        self.reference = (reference.name, figures, ratio)
    }

    /// The line of the reference by itself.
    init?(referenceOf item: Case, _ result: Result) {
        guard let reference = item.reference, let figures = result.reference else { return nil }
        name = reference.name
        signature = item.signature
        observers = item.observers
        self.figures = figures
    }

    /// What tells lines apart.
    var identity: String { "\(name) \(signature ?? "") \(observers ?? "")" }

    /// One object.
    var json: String {
        let members = [
            ("case", quoted(name)), ("signature", quoted(signature)), ("observers", quoted(observers)),
            ("ns", number(figures.median)), ("ns_min", number(figures.least)), ("ns_max", number(figures.most)),
            ("allocations", number(figures.allocations)), ("instructions", number(figures.instructions)),
            ("reference", quoted(reference?.name)), ("ratio", number(reference?.ratio)),
        ]
        return "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
    }

    static let heading = row(
        "case", "signature", "ns", "reference", "ns", "ratio", "allocations", "reference's", "instructions")

    /// A line of the table.
    var row: String {
        Line.row(
            name, signature ?? "", decimal(figures.median, 1), reference?.name ?? "",
            decimal(reference?.figures.median, 1), decimal(reference?.ratio, 2), decimal(figures.allocations, 2),
            decimal(reference?.figures.allocations, 2), decimal(figures.instructions, 0))
    }

    private static func row(_ columns: String...) -> String {
        layOut(columns, [-32, -28, 8, -30, 8, 7, 12, 12, 13])
    }
}

/// Columns of a width each, to the left where it is less than nothing.
func layOut(_ columns: [String], _ widths: [Int]) -> String {
    zip(columns, widths).map { text, width in
        let padding = String(repeating: " ", count: max(0, abs(width) - text.count))
        return width < 0 ? text + padding : padding + text
    }.joined(separator: " ")
}

/// A number with so many places, or a dash.
func decimal(_ value: Double?, _ places: Int) -> String {
    guard let value else { return "-" }
    guard places > 0 else { return "\(Int(value.rounded()))" }
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = Int((value * scale).rounded())
    let fraction = String(rounded % Int(scale))
    return "\(rounded / Int(scale))." + String(repeating: "0", count: places - fraction.count) + fraction
}

private func number(_ value: Double?) -> String { value.map { decimal($0, 3) } ?? "null" }

/// Names of cases have nothing that JSON writes in another way.
private func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "null" }
