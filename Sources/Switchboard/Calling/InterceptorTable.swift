import CForwarding
import Synchronization

/// An answer of `ForwardingProxy.whenUnanswered`.
final class Answer: @unchecked Sendable {
    /// Makes a receiver.
    let receiver: () -> OpaquePointer

    init(_ receiver: @escaping () -> OpaquePointer) { self.receiver = receiver }
}

/// The interceptors of a proxy, and what answers its methods while there is no delegate. An object of its own, so that
/// tokens do not keep the proxy.
final class InterceptorTable: @unchecked Sendable {
    /// The first stored property: C reads it.
    private let words: cffi_interceptor_table
    private let slotCount: Int
    private let asynchronousSlots: Set<Int>
    /// A slot, or nil for all of them.
    private let added = Locked<[(slot: Int?, interceptor: AnyObject)]>([])
    private let answers = Locked<[(slot: Int, answer: Answer)]>([])
    /// What is called when no more calls can come; nil after that.
    private let completions = Locked<[UInt64: @Sendable () -> Void]?>([:])
    private let completionCount = Atomic<UInt64>(0)
    private let last = Locked(WeakReference())

    private struct WeakReference { weak var object: AnyObject? }

    /// The newest `Delivery` of the proxy, which calls that wait keep.
    var lastDelivery: AnyObject? {
        get { last.withLock { $0.object } }
        set { last.withLock { $0.object = newValue } }
    }

    init(slotCount: Int, asynchronousSlots: Set<Int>) {
        let chains = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: max(slotCount, 1))
        chains.initialize(repeating: nil, count: slotCount)
        let answers = UnsafeMutablePointer<OpaquePointer?>.allocate(capacity: max(slotCount, 1))
        answers.initialize(repeating: nil, count: slotCount)
        words = cffi_interceptor_table(chains: chains, answers: answers)
        self.slotCount = slotCount
        self.asynchronousSlots = asynchronousSlots
    }

    deinit {
        for slot in 0..<slotCount {
            cffi_interceptor_chain_retire(cffi_interceptor_chain_exchange(words.chains + slot, nil))
            cffi_interceptor_table_set_answer(words.answers + slot, nil)
        }
        words.chains.deallocate()
        words.answers.deallocate()
    }

    /// - Parameters:
    ///   - interceptor: An `Interceptor`, or an `AsynchronousInterceptor`.
    ///   - slot: Nil for all slots.
    func add(_ interceptor: AnyObject, to slot: Int?) {
        change { added in
            added.append((slot, interceptor))
            return [slot]
        }
    }

    /// The interceptors of all slots.
    var interceptorsOfAll: [AnyObject] { added.withLock { $0.filter { $0.slot == nil }.map(\.interceptor) } }

    func remove(_ interceptor: AnyObject) {
        // It ends, and runs foreign code, when the lock is free again.
        withExtendedLifetime(interceptor) {
            change { added in
                let slots = added.filter { $0.interceptor === interceptor }.map(\.slot)
                added.removeAll { $0.interceptor === interceptor }
                return slots
            }
        }
    }

    // MARK: The end

    /// Has `body` be called once, when no more calls can come; at once if none can already.
    ///
    /// - Returns: A number for `removeCompletion`.
    func addCompletion(_ body: @escaping @Sendable () -> Void) -> UInt64 {
        let number = completionCount.add(1, ordering: .relaxed).newValue
        let isOver = completions.withLock { completions in
            completions?[number] = body
            return completions == nil
        }
        if isOver { body() }
        return number
    }

    func removeCompletion(_ number: UInt64) {
        // It ends, and runs foreign code, when the lock is free again.
        _ = completions.withLock { $0?.removeValue(forKey: number) }
    }

    /// No more calls can come.
    func complete() {
        let ended = completions.withLock { completions in
            defer { completions = nil }
            return completions
        }
        for (_, body) in ended?.sorted(by: { $0.key < $1.key }) ?? [] { body() }
    }

    // MARK: Answers

    /// Has `answer` answer a slot's calls, in place of those that were added before.
    func add(_ answer: Answer, to slot: Int) {
        answers.withLock { answers in
            answers.append((slot, answer))
            cffi_interceptor_table_set_answer(words.answers + slot, answer.receiver())
        }
    }

    /// The answer that was added before answers again, if there is one.
    func remove(_ answer: Answer) {
        // It ends, and runs foreign code, when the lock is free again.
        withExtendedLifetime(answer) {
            answers.withLock { answers in
                guard let place = answers.firstIndex(where: { $0.answer === answer }) else { return }
                let slot = answers.remove(at: place).slot
                let last = answers.last { $0.slot == slot }
                cffi_interceptor_table_set_answer(words.answers + slot, last?.answer.receiver())
            }
        }
    }

    /// Whether a slot's calls are answered.
    func answers(_ slot: Int) -> Bool { answers.withLock { $0.contains { $0.slot == slot } } }

    /// Whether an interceptor gets a slot's calls.
    func intercepts(_ slot: Int) -> Bool { added.withLock { $0.contains { $0.slot == nil || $0.slot == slot } } }

    /// - Parameter body: Returns the slots whose chains change.
    private func change(_ body: (inout [(slot: Int?, interceptor: AnyObject)]) -> [Int?]) {
        let replaced = added.withLock { added in
            body(&added).flatMap { makeChains(of: $0, added) }
        }
        for chain in replaced { cffi_interceptor_chain_retire(chain) }
    }

    /// Returns the chains that were there before. Precondition: the lock is held.
    private func makeChains(
        of slot: Int?, _ added: [(slot: Int?, interceptor: AnyObject)]
    ) -> [UnsafeMutableRawPointer] {
        let slots = slot.map { $0..<($0 + 1) } ?? 0..<slotCount
        return slots.compactMap { slot in
            let own = added.filter { $0.slot == nil || $0.slot == slot }.map(\.interceptor)
            let chain = chain(of: own, isAsynchronous: asynchronousSlots.contains(slot))
            return cffi_interceptor_chain_exchange(words.chains + slot, chain)
        }
    }

    /// A chain, retained; nil if there are no interceptors for it.
    private func chain(of interceptors: [AnyObject], isAsynchronous: Bool) -> UnsafeMutableRawPointer? {
        if isAsynchronous {
            let own = interceptors.compactMap { $0 as? AsynchronousInterceptor }
            return own.isEmpty ? nil : Unmanaged.passRetained(AsynchronousInterceptorChain(own)).toOpaque()
        }
        let own = interceptors.compactMap { $0 as? Interceptor }
        return own.isEmpty ? nil : Unmanaged.passRetained(InterceptorChain(own)).toOpaque()
    }
}
