import CSupport

/// Writes a warning to the standard error stream: for something that works, but was probably not intended.
func warn(_ text: String) {
    cffi_warn("Switchboard: \(text)\n")
}
