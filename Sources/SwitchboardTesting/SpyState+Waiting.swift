#if Testing
    import Dispatch
    import Switchboard
    import Synchronization

    extension SpyState {
        /// Something that waits begins.
        private func beginWaiting() -> Int {
            let number = contents.withLock { contents in
                contents.waiterCount += 1
                contents.waiters[contents.waiterCount] = Waiter()
                return contents.waiterCount
            }
            waiting.wrappingAdd(1, ordering: .relaxed)
            atomicMemoryFence(ordering: .sequentiallyConsistent)
            return number
        }

        private func endWaiting(_ number: Int) {
            waiting.wrappingSubtract(1, ordering: .relaxed)
            contents.withLock { $0.waiters[number] = nil }
        }

        /// How often a call had begun or ended, and whether the waiting is over.
        private func progress(of number: Int) -> (changes: Int, isOver: Bool) {
            contents.withLock { ($0.changes, $0.waiters[number]!.isOver) }
        }

        /// Has `wake` called at the next change, or when the waiting is over; at once if that has happened.
        private func wake(_ number: Int, afterChange seen: Int, _ wake: @escaping @Sendable () -> Void) {
            let isDue = contents.withLock { contents in
                if contents.changes != seen || contents.waiters[number]!.isOver { return true }
                contents.waiters[number]!.wake = wake
                return false
            }
            if isDue { wake() }
        }

        /// Ends a waiting without success.
        private func stopWaiting(_ number: Int) {
            let wake = contents.withLock { contents in
                guard contents.waiters[number] != nil else { return nil as (@Sendable () -> Void)? }
                contents.waiters[number]!.isOver = true
                return Self.exchange(&contents.waiters[number]!.wake, nil)
            }
            wake?()
        }

        /// Blocks until a condition is true, or the time is over. False then.
        func waitBlocking(_ timeout: Duration, until isTrue: () -> Bool) -> Bool {
            let deadline = DispatchTime.now() + timeout / .seconds(1), number = beginWaiting()
            defer { endWaiting(number) }
            while true {
                let seen = progress(of: number).changes
                if isTrue() { return true }
                // Calls may come faster than the condition is tried.
                if DispatchTime.now() >= deadline { return false }
                let semaphore = DispatchSemaphore(value: 0)
                wake(number, afterChange: seen) { semaphore.signal() }
                if semaphore.wait(timeout: deadline) == .timedOut, progress(of: number).changes == seen { return false }
            }
        }

        /// Suspends until a condition is true, or the time is over, or the task is cancelled. False then. The condition
        /// is tried after each change of the calls.
        nonisolated(nonsending) func wait(
            _ timeout: Duration, _ clock: any Clock<Duration>, until isTrue: () -> Bool
        ) async -> Bool {
            let number = beginWaiting()
            // A clock may sleep longer than the task that it belongs to.
            let timer = Task { [weak self] in
                try? await clock.sleep(for: timeout)
                self?.stopWaiting(number)
            }
            defer {
                timer.cancel()
                endWaiting(number)
            }
            while true {
                let (seen, isOver) = progress(of: number)
                if isTrue() { return true }
                if isOver { return false }
                await withTaskCancellationHandler {
                    await withCheckedContinuation { continuation in
                        wake(number, afterChange: seen) { continuation.resume() }
                    }
                } onCancel: {
                    stopWaiting(number)
                }
                // Calls may come faster than the condition is tried: the actor is for others, too.
                await Task.yield()
            }
        }

        /// When a waiting ended without success.
        static func limit(_ timeout: Duration) -> String {
            Task.isCancelled ? "before the task was cancelled" : "within \(timeout)"
        }
    }
#endif
