/// An error as C has it: retained, a word.
func errorWord(_ error: (any Error)?) -> UnsafeMutableRawPointer? {
    withUnsafeTemporaryAllocation(of: (any Error)?.self, capacity: 1) { room in
        // Never deinitialized: the code that gets the word takes the error over.
        room.initializeElement(at: 0, to: error)
        return UnsafeRawPointer(room.baseAddress!).load(as: UnsafeMutableRawPointer?.self)
    }
}

/// Takes over an error that `errorWord` made, or that C got from a Swift function. Called once for each.
func takeError(_ word: UnsafeMutableRawPointer?) -> (any Error)? {
    guard var word else { return nil }
    return withUnsafeMutableBytes(of: &word) { $0.assumingMemoryBound(to: (any Error).self).moveElement(from: 0) }
}
