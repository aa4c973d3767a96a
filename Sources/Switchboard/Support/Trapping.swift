/// Returns the value of `body`, or traps with the refusal's text.
@usableFromInline func trapping<Value, Refusal: Error & CustomStringConvertible>(_ body: () throws(Refusal) -> Value)
    -> Value
{
    do {
        return try body()
    } catch {
        fatalError(error.description)
    }
}
