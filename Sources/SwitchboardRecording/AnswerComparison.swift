import Switchboard

/// Compares how two calls of one requirement ended.
struct AnswerComparison {
    let requirement: Requirement
    /// Nil if the requirement returns nothing, or if its results can't be written.
    let result: ValueCoder?

    /// How a call ended.
    enum Ending {
        case returned(Any)
        case threw(any Error)
        case recorded(RecordedError)

        init(_ outcome: CallOutcome<Any>) {
            if case .threw(let error) = outcome {
                self = .threw(error)
            } else if case .returned(let value) = outcome {
                self = .returned(value)
            } else {
                self = .returned(())
            }
        }

        var error: RecordedError? {
            switch self {
            case .returned: nil
            case .threw(let error): RecordedError(error)
            case .recorded(let error): error
            }
        }
    }

    func areEqual(_ first: Ending, _ second: Ending) -> Bool {
        switch (first, second) {
        case (.returned(let one), .returned(let other)): areEqual(one, other)
        case (.threw(let one), .threw(let other)):
            Self.areEqualErrors(one, other) ?? (first.error == second.error)
        default:
            // Nil for a call that returned.
            first.error == second.error && first.error != nil
        }
    }

    private func areEqual(_ one: Any, _ other: Any) -> Bool {
        if result?.isLeftOut == true || one is Void { return true }
        if let areEqual = Self.areEqualValues(one, other) {
            // A value that isn't equal to itself, such as NaN, is equal to one that is written alike.
            return areEqual || Self.areEqualValues(one, one) == false && text(one) == text(other)
        }
        return text(one) == text(other)
    }

    /// Nil if the type isn't `Equatable`.
    private static func areEqualValues(_ one: Any, _ other: Any) -> Bool? {
        func compare<Value: Equatable>(_ one: Value) -> Bool { (other as? Value) == one }
        return (one as? any Equatable).map { compare($0) }
    }

    /// Nil if the types aren't the same, or not `Equatable`.
    private static func areEqualErrors(_ one: any Error, _ other: any Error) -> Bool? {
        func compare<Value: Equatable>(_: Value.Type) -> Bool { one as? Value == other as? Value }
        let type = type(of: one) as Any.Type
        guard type == Swift.type(of: other) else { return nil }
        // Of the type, because any error can be cast to an `NSError`, which is equatable.
        return (type as? any Equatable.Type).map { compare($0) }
    }

    /// A result as JSON; nil if it can't be written.
    private func text(_ value: Any) -> String? {
        guard let result, let encodable = try? result.encodable(value) else { return nil }
        return try? RecordingCoder.text(encodable)
    }

    func answer(_ ending: Ending) -> CallAnswer {
        if let error = ending.error { return CallAnswer(error) }
        guard case .returned(let value) = ending, !(value is Void), result?.isLeftOut != true else {
            return .returned(nil)
        }
        return .returned(text(value) ?? String(describing: value))
    }

    /// The difference between two endings; nil if there's none.
    func difference(
        _ call: Int, _ arguments: @autoclosure () -> [String], _ first: Ending, _ second: Ending
    ) -> AnswerDifference? {
        guard !areEqual(first, second) else { return nil }
        return AnswerDifference(
            call: call, requirement: requirement, arguments: arguments(), first: answer(first), second: answer(second))
    }
}
