/// Ends the program in debug builds. In release builds prints what is wrong, and continues.
func failInDebug(_ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) {
    #if DEBUG
        fatalError(message(), file: file, line: line)
    #else
        print("\(file):\(line): \(message())")
    #endif
}

/// For a method that every subclass must override.
func mustOverride(_ function: StaticString = #function) -> Never {
    fatalError("\(function) has to be overridden")
}
