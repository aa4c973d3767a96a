// In debug builds only: what is tested is internal, and a release build is tested without testable imports.
#if DEBUG
    import Testing

    @testable import Switchboard

    /// Chooses, and tries each choice once.
    private struct Chooser {
        private var choices: [(chosen: Int, count: Int)] = []
        private var place = 0

        mutating func choose(_ count: Int) -> Int {
            if place == choices.count { choices.append((0, count)) }
            defer { place += 1 }
            return choices[place].chosen
        }

        /// Goes on to the next choices; false if there are none.
        mutating func advance() -> Bool {
            place = 0
            while let last = choices.popLast() {
                guard last.chosen + 1 < last.count else { continue }
                choices.append((last.chosen + 1, last.count))
                return true
            }
            return false
        }
    }

    /// The queue of a delivery (S): each order of the steps of threads that put calls in, and of jobs.
    @Suite struct DeliveryQueueTests {
        private enum Act { case call, turn }

        /// What comes next, with the calls in an array.
        private func next(
            of queue: inout DeliveryQueue<Int, Int>, _ atOnce: Int, _ calls: inout [Int]
        ) -> DeliveryQueue<Int, Int>.Step? {
            withUnsafeTemporaryAllocation(of: Int.self, capacity: atOnce) { room in
                let step = queue.next(room)
                if case .calls(let count) = step { calls = Array(room.prefix(count)) }
                return step
            }
        }

        /// One order of steps, compared with what has to come of it.
        private func run(
            _ threads: [[Act]], _ policy: BufferingPolicy, _ atOnce: Int, _ chooser: inout Chooser
        ) -> (steps: Int, isRight: Bool) {
            var queue = DeliveryQueue<Int, Int>(policy)
            var left = threads.map { $0[...] }, begun: [Int] = [], dropped: [Int] = [], run: [Int] = []
            // The calls that began before each turn.
            var turns: [[Int]] = [], jobs = 0, steps = 0, isRight = true
            // What the job has taken, and not run.
            var taken: [Int] = []
            while true {
                let ready = left.indices.filter { !left[$0].isEmpty }
                let count = ready.count + (jobs > 0 ? 1 : 0)
                guard count > 0 else { break }
                steps += 1
                let chosen = chooser.choose(count)
                guard chosen < ready.count else {
                    guard taken.isEmpty else {
                        run.append(taken.removeFirst())
                        continue
                    }
                    switch next(of: &queue, atOnce, &taken) {
                    case .calls: break
                    case .turn(let turn):
                        isRight = isRight && turns[turn].allSatisfy { run.contains($0) || dropped.contains($0) }
                        turns[turn] = [-1]
                    case nil: jobs -= 1
                    }
                    continue
                }
                switch left[ready[chosen]].removeFirst() {
                case .call:
                    let call = begun.count
                    begun.append(call)
                    let (lost, starts) = queue.append(call)
                    if let lost { dropped.append(lost) }
                    if starts { jobs += 1 }
                case .turn:
                    turns.append(begun)
                    if queue.append(turn: turns.count - 1) { jobs += 1 }
                }
                isRight = isRight && jobs <= 1 && queue.callCount <= policy.limit
            }
            isRight =
                isRight && run == run.sorted() && (run + dropped).sorted() == begun && turns.allSatisfy { $0 == [-1] }
                && queue.isIdle && queue.callCount == 0
            return (steps, isRight)
        }

        @Test(arguments: [BufferingPolicy.unbounded, .newest(1), .newest(2), .oldest(1), .oldest(2)], 1...3)
        func test_S1_everyOrderOfSteps(_ policy: BufferingPolicy, _ atOnce: Int) {
            for threads in [
                [[Act.call, .turn, .call], [.call, .call]], [[.call, .call, .turn], [.turn, .call]],
                [[.call, .turn], [.call, .call], [.call]],
            ] {
                var chooser = Chooser(), orders = 0, wrong = 0
                repeat {
                    if !run(threads, policy, atOnce, &chooser).isRight { wrong += 1 }
                    orders += 1
                } while chooser.advance()
                #expect(wrong == 0, "of \(orders) orders")
                #expect(orders > 500)
            }
        }

        @Test func test_S3_abandonedCallsAndTurnsComeBack() {
            var queue = DeliveryQueue<Int, Int>(.unbounded)
            let starts = [queue.append(1).starts, queue.append(turn: 7), queue.append(2).starts]
            #expect(starts == [true, false, false])
            let lost = queue.abandon()
            #expect(lost.calls == [1, 2])
            #expect(lost.turns == [7])
            let startsAnew = queue.append(turn: 8)
            #expect(startsAnew)
            var calls: [Int] = []
            let steps = (0..<2).map { _ in "\(next(of: &queue, 1, &calls), default: "nil")" }
            #expect(steps == ["turn(8)", "nil"])
        }

        @Test func test_S2_threadsThatWouldWaitForEachOtherAreFound() {
            func identity(_ number: UInt) -> DeliveryContext.Identity { .init(first: number, second: 0) }
            var threads = BlockedThreads()
            let one = threads.begin(holding: [identity(1)], for: identity(2))
            let two = threads.begin(holding: [identity(3)], for: identity(1))
            #expect(one != nil && two != nil)
            let inCircle = threads.begin(holding: [identity(2)], for: identity(3))
            #expect(inCircle == nil, "2 would wait for 3, which waits for 1, which waits for 2.")
            let free = threads.begin(holding: [], for: identity(3))
            #expect(free != nil)
            threads.end(one!)
            let last = threads.begin(holding: [identity(2)], for: identity(3))
            #expect(last != nil)
        }
    }
#endif
