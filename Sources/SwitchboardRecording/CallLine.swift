import Foundation

/// A line with a call, as it is read.
struct CallLine {
    let number: Int
    let coding: RequirementCoding
    /// Nil for one that is left out, and for which no value was supplied.
    let arguments: [TypedValue?]
    let ending: AnswerComparison.Ending

    /// The context of a line's decoder: how the requirements' values are read.
    private static let requirements = CodingUserInfoKey(rawValue: "requirements")!

    /// - Throws: A `RecordingError` without a place.
    init(_ line: Data, _ requirements: CodedRequirements) throws(RecordingError) {
        let decoder = RecordingCoder.decoder()
        decoder.userInfo[Self.requirements] = requirements
        do {
            self = try decoder.decode(Content.self, from: line).line
        } catch let LineFault.fault(error) {
            throw error
        } catch let error as DecodingError {
            throw RecordingError(Self.isSyntax(error) ? .notJSON : .notACall(why: "it \(error.why(below: 0))"))
        } catch {
            throw RecordingError(.notACall(why: "\(error)"))
        }
    }

    /// Whether the decoder found no JSON at all.
    static func isSyntax(_ error: DecodingError) -> Bool {
        guard case .dataCorrupted(let context) = error else { return false }
        return context.codingPath.isEmpty
    }

    private struct Content: Decodable {
        let line: CallLine

        init(from decoder: any Decoder) throws {
            let names = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
            if let other = names.sorted().first(where: { LineKey(rawValue: $0) == nil }) {
                throw LineFault.fault(RecordingError(.notACall(why: "it has an unknown `\(other)`")))
            }
            let container = try decoder.container(keyedBy: LineKey.self)
            let requirements = decoder.userInfo[CallLine.requirements] as! CodedRequirements
            let name = try container.decode(String.self, forKey: .requirement)
            guard let slot = requirements.keys.slot(named: name) else {
                throw LineFault.fault(RecordingError(.unknownRequirement(name, known: requirements.names)))
            }
            let coding: RequirementCoding
            do throws(RecordingError) { coding = try requirements.coding(slot) } catch { throw LineFault.fault(error) }
            line = CallLine(
                number: try container.decode(Int.self, forKey: .call), coding: coding,
                arguments: try Self.arguments(try container.nestedUnkeyedContainer(forKey: .arguments), coding),
                ending: try Self.ending(container, coding))
        }

        private static func arguments(
            _ container: any UnkeyedDecodingContainer, _ coding: RequirementCoding
        ) throws -> [TypedValue?] {
            let expected = coding.arguments.count, found = container.count ?? expected
            guard found == expected else {
                let reason = RecordingError.Reason.argumentCount(coding.requirement, expected: expected, found: found)
                throw LineFault.fault(RecordingError(reason))
            }
            var source: any ValueSource = ArgumentSource(container: container)
            return try coding.arguments.enumerated().map { index, coder in
                try naming(coder, 2, { .argument(coding.requirement, index: index, why: $0) }) {
                    try coder.decode(&source)
                }
            }
        }

        private static func ending(
            _ container: KeyedDecodingContainer<LineKey>, _ coding: RequirementCoding
        ) throws -> AnswerComparison.Ending {
            func fault(_ why: String) -> LineFault { .fault(RecordingError(.notACall(why: why))) }
            let hasResult = container.contains(.result), hasError = container.contains(.error)
            if hasResult, hasError { throw fault("it has both `result` and `error`") }
            if hasError { return .recorded(try container.decode(RecordedError.self, forKey: .error)) }
            guard let coder = coding.result else {
                if hasResult { throw fault("it has a `result`, and the requirement returns nothing") }
                return .returned(())
            }
            guard hasResult else { throw fault("it has neither `result` nor `error`") }
            var source: any ValueSource = ResultSource(container: container)
            let result = try naming(coder, 1, { .result(coding.requirement, why: $0) }) { try coder.decode(&source) }
            return .returned(result?.value ?? ())
        }

        /// Names the value in errors of its decoding.
        private static func naming<Value>(
            _ coder: ValueCoder, _ depth: Int, _ reason: (String) -> RecordingError.Reason, _ body: () throws -> Value
        ) throws -> Value {
            do {
                return try body()
            } catch let error as DecodingError {
                throw LineFault.fault(RecordingError(reason(error.why(below: depth))))
            } catch LineFault.valueOfLeftOut {
                let type = RequirementCoding.typeName(coder.type)
                throw LineFault.fault(RecordingError(reason("isn't null, and the rules leave values of \(type) out")))
            } catch {
                throw LineFault.fault(RecordingError(reason("can't be read: \(error)")))
            }
        }
    }

    private init(number: Int, coding: RequirementCoding, arguments: [TypedValue?], ending: AnswerComparison.Ending) {
        self.number = number
        self.coding = coding
        self.arguments = arguments
        self.ending = ending
    }

    /// The arguments as JSON.
    var texts: [String] {
        zip(arguments, coding.arguments).map { value, coder in
            guard !coder.isLeftOut, let value, let encodable = try? coder.encodable(value.value) else { return "…" }
            return (try? RecordingCoder.text(encodable)) ?? "…"
        }
    }

    var comparison: AnswerComparison {
        AnswerComparison(requirement: coding.requirement, result: coding.result)
    }

    /// Any member's name.
    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
