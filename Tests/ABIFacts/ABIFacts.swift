import Foundation
import Switchboard

/// Compares the library's facts about Swift's runtime with this runtime. Prints a line for each fact, or an object with
/// `--json`. Fails if a fact doesn't hold and a proxy needs it.
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
            // Facts after a wrong one can't be compared.
            let holds = wrong.isEmpty ? fact.holds() : nil
            if holds == false, fact.need != .noProxy { wrong.append(fact.name) }
            if isJSON {
                let found = Found(
                    name: fact.name, statement: fact.statement, source: fact.source, need: fact.need.rawValue,
                    holds: holds)
                print(String(decoding: try encoder.encode(found), as: UTF8.self))
            } else {
                let word =
                    switch holds {
                    case true?: "holds       "
                    case false?: fact.need != .noProxy ? "WRONG       " : "no          "
                    case nil: "not compared"
                    }
                print("\(word) \(fact.name): \(fact.statement)")
            }
        }
        guard wrong.isEmpty else {
            print("Runtime proxies aren't supported here: this Swift runtime differs in \(wrong[0]).")
            exit(1)
        }
    }
}
