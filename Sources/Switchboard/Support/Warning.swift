import CSupport

/// Writes a warning to the standard error stream: for what goes on all the same, and was probably not meant.
func warn(_ text: String) {
    cffi_warn("Switchboard: \(text)\n")
}
