/// The threads that wait for an answer from a context, so that those that would wait for each other are found out.
struct BlockedThreads {
    /// A thread that waits.
    private struct Wait {
        let id: Int
        /// The contexts on which the thread is.
        let held: Set<DeliveryContext.Identity>
        let awaited: DeliveryContext.Identity
    }

    private var waits: [Wait] = []
    private var nextID = 0

    /// Notes that a thread is about to wait; nil, and nothing is noted, if it would wait for ever.
    ///
    /// - Parameters:
    ///   - held: The contexts on which the thread is.
    ///   - awaited: The context that is to answer.
    mutating func begin(
        holding held: Set<DeliveryContext.Identity>, for awaited: DeliveryContext.Identity
    ) -> Int? {
        var reached: Set = [awaited], open = [awaited]
        while let next = open.popLast() {
            if held.contains(next) { return nil }
            for wait in waits where wait.held.contains(next) && reached.insert(wait.awaited).inserted {
                open.append(wait.awaited)
            }
        }
        nextID += 1
        waits.append(Wait(id: nextID, held: held, awaited: awaited))
        return nextID
    }

    mutating func end(_ id: Int) { waits.removeAll { $0.id == id } }
}
