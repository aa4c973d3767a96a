import Foundation

/// Objects for programs: each on a line, told apart by "type".
package struct JSONLines: Sendable {
    private let output: Output

    package init(output: Output) {
        self.output = output
    }

    /// Precondition: `object` consists of what JSON has, without numbers that are not finite.
    package func write(_ object: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Strings, finite numbers and dictionaries of them: the encoder cannot fail.
        let line = try! encoder.encode(object)
        output.writeLine(String(decoding: line, as: UTF8.self))
    }
}
