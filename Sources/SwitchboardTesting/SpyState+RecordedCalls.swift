#if Testing
    import Switchboard

    extension SpyState {
        /// Keeps only the newest calls from now on.
        func keepCalls(last count: Int) {
            let dropped = contents.withLock { contents in
                contents.limit = count
                return contents.dropOldest()
            }
            withExtendedLifetime(dropped) {}
        }

        /// Whether a method was called that often.
        func hasCalls(of slot: Int, _ count: Int) -> Bool {
            contents.withLock { $0.kept.count { isOf(slot, $0.slot, $0.kept) } } >= count
        }

        /// Whether a call is one of the method that a reference found at a slot.
        func isOf(_ slot: Int, _ call: RecordedCall) -> Bool { isOf(slot, call.slot, call.kept) }

        private func isOf(_ slot: Int, _ called: Int, _ kept: KeptCall) -> Bool {
            requirements.isCall(kept, at: called, of: slot)
        }

        var calls: [RecordedCall] { contents.withLock { $0.kept }.map(recorded) }

        /// The calls of a method; nil if there were some whose arguments are not known, which fails the test.
        func calls(of slot: Int, _ place: SourcePlace) -> [RecordedCall]? {
            if failForMissedCalls(of: slot, place) { return nil }
            return calls.filter { isOf(slot, $0) }
        }

        /// Fails the test, and returns true, if there were calls of a method whose arguments are not known.
        @discardableResult
        func failForMissedCalls(of slot: Int, _ place: SourcePlace) -> Bool {
            let missed = contents.withLock { contents in
                contents.unknown.count { call in
                    call.slot == slot || requirements.isChange(at: call.slot, of: slot)
                        || requirements.isSlot(slot, ofTypesAt: call.slot) && !call.others.contains(slot)
                }
            }
            guard missed > 0 else { return false }
            place.fail(
                """
                The arguments of \(Printing.count(missed)) weren't recorded, because the library didn't know the method's types yet. \
                \(remedy)
                """)
            return true
        }

        /// What to do where the types of methods are not known.
        var remedy: String { Printing.remedy(hasTarget: hasTarget) }

        /// All calls, for the text of a failure.
        var list: String {
            let (calls, missed, dropped) = contents.withLock { contents in
                let kept = contents.kept
                return (kept, contents.unknown.count, contents.droppedCount + contents.calls.count - kept.count)
            }
            let older = dropped == 0 ? "" : "\n\(Printing.count(dropped)) before these weren't kept."
            return Printing.list(calls.map(recorded), missed: missed, remedy) + older
        }

        func clearCalls() {
            let old = contents.withLock { contents in
                contents.unknown = []
                contents.droppedCount = 0
                contents.verified = []
                return Self.exchange(&contents.calls, [])
            }
            // Not under the lock, because the end of an argument may run foreign code.
            withExtendedLifetime(old) {}
        }

        /// How many calls came whose arguments are not known.
        var unknownCount: Int { contents.withLock { $0.unknown.count } }

        func markVerified(_ calls: [RecordedCall]) {
            contents.withLock { $0.verified.formUnion(calls.lazy.map(\.number)) }
        }

        var unverified: [RecordedCall] {
            contents.withLock { contents in contents.kept.filter { !contents.verified.contains($0.number) } }
                .map(recorded)
        }
    }
#endif
