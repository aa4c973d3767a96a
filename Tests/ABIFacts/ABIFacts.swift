import Foundation
import Switchboard

/// Compares what the library knows of Swift's runtime with the one at hand, and prints it: a line for each fact, or with
/// `--json` one object for each. Fails where a fact does not hold that proxies need.
@main
struct ABIFacts {
    private struct Found: Encodable {
        let name, statement, source, need: String
        /// Nil if it was not compared.
        let holds: Bool?
    }

    static func main() throws {
        let isJSON = CommandLine.arguments.dropFirst() == ["--json"]
        guard isJSON || CommandLine.arguments.count == 1 else {
            print("expected --json or no argument, found \(CommandLine.arguments.dropFirst().joined(separator: " "))")
            exit(2)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var wrong: [String] = []
        for fact in ABIFact.all {
            // What comes behind a wrong one cannot be read.
            let holds = wrong.isEmpty ? fact.holds() : nil
            if holds == false, fact.need != .nobody { wrong.append(fact.name) }
            if isJSON {
                let found = Found(
                    name: fact.name, statement: fact.statement, source: fact.source, need: fact.need.rawValue,
                    holds: holds)
                print(String(decoding: try encoder.encode(found), as: UTF8.self))
            } else {
                let word =
                    switch holds {
                    case true?: "holds    "
                    case false?: fact.need != .nobody ? "WRONG    " : "no       "
                    case nil: "not asked"
                    }
                print("\(word) \(fact.name): \(fact.statement)")
            }
        }
        guard wrong.isEmpty else {
            print("No proxy without code can be made here: this version knows something else about \(wrong[0]).")
            exit(1)
        }
    }
}
