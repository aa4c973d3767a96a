/// A value to which an `Inout` in a sample leads.
struct InoutValue {
    let memory: UnsafeMutableRawPointer
    private let type: Metadata
    /// Whether it is a value, which has its own references. Otherwise there are zeros: the type has no sample.
    private let isValue: Bool

    init(_ type: Metadata, seed: UInt64, hasObjects: Bool) {
        func zeros() -> UnsafeMutableRawPointer {
            let made = UnsafeMutableRawPointer.allocate(
                byteCount: max(type.size, 1), alignment: max(type.alignment, 16))
            made.initializeMemory(as: UInt8.self, repeating: 0, count: max(type.size, 1))
            return made
        }
        self.type = type
        memory = zeros()
        // Code may end the value, or put another one in its place. A sample doesn't count its references.
        let borrowed = zeros()
        defer { borrowed.deallocate() }
        guard let sample = try? Sample(of: type, at: borrowed, seed: seed, hasObjects: hasObjects) else {
            isValue = false
            return
        }
        _ = type.copy(memory, borrowed, type.address)
        isValue = true
        sample.end()
    }

    func end() {
        if isValue { type.destroy(memory) }
        memory.deallocate()
    }
}
