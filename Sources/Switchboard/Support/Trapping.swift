/// Returns the value of `body`, or traps with the error's message.
///
/// - Parameters:
///   - file: The file of the library's caller, which the message begins with.
///   - line: The line of the library's caller.
@usableFromInline package func trapping<Value, Failure: Error & CustomStringConvertible>(
    _ file: StaticString = #fileID, _ line: UInt = #line, _ body: () throws(Failure) -> Value
) -> Value {
    do {
        return try body()
    } catch {
        fatalError(error.description, file: file, line: line)
    }
}
