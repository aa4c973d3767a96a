import Foundation

/// Colours for a terminal. A few escape codes are not worth a library, which everyone who depends on Switchboard would
/// have to resolve for the sake of two demos.
package struct Style: Sendable {
    package enum Colour: String, Sendable {
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
        case blue = "34"
        case magenta = "35"
        case dim = "2"
        case bold = "1"
    }

    package let isColoured: Bool

    /// Coloured if `file` is a terminal that can show colours, unless NO_COLOR forbids it (https://no-color.org).
    package static func of(_ file: Int32) -> Style {
        let environment = ProcessInfo.processInfo.environment
        let isUnwanted = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
        return Style(isColoured: isatty(file) == 1 && !isUnwanted)
    }

    package func callAsFunction(_ text: String, _ colour: Colour?) -> String {
        guard isColoured, let colour, !text.isEmpty else { return text }
        return "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
    }
}
