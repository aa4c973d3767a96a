import CTracing
public import Switchboard

/// A recording of proxies' calls: when each began and ended, on which thread or in which task, its outcome, and the
/// call that made it.
///
/// ```swift
/// let timeline = Timeline()
/// let recording = timeline.record(proxy)
/// parser.parse()
/// recording.cancel()
/// print(timeline.trace().summary())
/// try timeline.trace().page().write(toFile: "calls.html", atomically: true, encoding: .utf8)
/// ```
///
/// A call is recorded when it ends. The timeline keeps the newest `capacity` calls, in 64 bytes each, and drops older
/// ones. `Trace.droppedCount` is their number. If a call isn't asynchronous and no texts are kept, recording it
/// allocates nothing and waits for no lock. Threads that record at once write to one counter.
///
/// If the library doesn't know a method's types, it records the call and its time, but neither arguments nor outcome.
/// Calls that `ForwardingProxy.intercept(_:)` and `interceptAsynchronous(_:)` don't reach aren't recorded.
///
/// All members are thread-safe.
public final class Timeline: Sendable {
    /// The number of calls that the timeline keeps.
    public let capacity: Int
    /// The number of characters that the timeline keeps of a call's arguments, and of its result or error; nil if it
    /// keeps none.
    public let textLength: Int?

    private let ring: Ring
    private let texts: CallTexts?
    private let tracks = Locked<[RecordedTrack]>([])
    private let tasks = OpenTasks()
    /// By the clock of the records.
    private let began = cffi_timeline_now()

    /// Creates a timeline.
    ///
    /// - Parameters:
    ///   - capacity: The number of calls to keep, at least 1. Each takes 64 bytes.
    ///   - textLength: The number of characters to keep of the arguments of each call, and of its result or error; nil
    ///     for no texts. The texts are the values' descriptions. They're made during the call, which takes longer than
    ///     most calls.
    public init(capacity: Int = 65_536, textLength: Int? = nil) {
        self.capacity = max(1, capacity)
        self.textLength = textLength
        ring = Ring(capacity: self.capacity)
        texts = textLength.map { CallTexts(capacity: max(1, capacity), length: max(0, $0)) }
    }

    /// Records the calls of a proxy from now on. You can record several proxies at once, on any threads.
    ///
    /// ```swift
    /// let recording = timeline.record(proxy, as: "house")
    /// ```
    ///
    /// The recording is an interceptor behind those that the proxy has now. If one of these doesn't let a call proceed,
    /// the call isn't recorded.
    ///
    /// - Parameters:
    ///   - proxy: The proxy, which the timeline doesn't retain.
    ///   - name: The name under which the calls are listed; nil for the protocol's name. Proxies of one protocol with
    ///     the same name are shown as one. The timeline keeps each name while it lives.
    /// - Returns: A token that ends the recording when you cancel or release it. Calls under way are still recorded.
    ///   The token retains the timeline, but not the proxy.
    public func record<Delegate>(_ proxy: ForwardingProxy<Delegate>, as name: String? = nil) -> SubscriptionToken {
        let track = track(named: name, proxy.requirements)
        return proxy.tap(
            { [self] call in record(call, in: track) },
            asynchronous: { [self] call in try await record(call, in: track) })
    }

    /// Returns the recorded calls that have ended so far. Recordings continue.
    ///
    /// - Returns: The trace.
    public func trace() -> Trace {
        // In this order: neither is above what is read after it.
        let forgotten = ring.forgotten, oldest = cffi_timeline_oldest(ring.raw)
        let written = cffi_timeline_written(ring.raw)
        var records: [cffi_timed_record] = []
        records.reserveCapacity(Int(written - oldest))
        var record = cffi_timed_record()
        for number in oldest..<max(oldest, written) where cffi_timeline_copy(ring.raw, number, &record) {
            records.append(record)
        }
        let dropped = Int(written - forgotten) - records.count
        return Trace(
            records, tracks.withLock { $0 }, texts?.byNumber ?? [:], began: began, droppedCount: max(0, dropped))
    }

    /// Forgets the calls that were recorded so far. Recordings continue.
    public func clearCalls() {
        cffi_timeline_forget(ring.raw)
        texts?.forget()
    }

    private func track(named name: String?, _ requirements: SlotRequirements) -> Int {
        let track = RecordedTrack(name: name ?? requirements.shortName, requirements: requirements)
        return tracks.withLock { tracks in
            if let known = tracks.firstIndex(of: track) { return known }
            tracks.append(track)
            return tracks.count - 1
        }
    }

    // MARK: Calls

    private func record(_ call: borrowing TappedCall, in track: Int) -> (any Error)? {
        let arguments = texts?.arguments(call.copyArguments(), tracks.withLock { $0[track].requirements[call.slot] })
        var timed = cffi_timed_call()
        return withUnsafeMutablePointer(to: &timed) { timed in
            cffi_timeline_begin(ring.raw, timed)
            if timed.pointee.caller == 0, tasks.areOpen {
                timed.pointee.caller = tasks.innermost(of: cffi_timeline_current_task())
            }
            let error = call.proceed()
            let outcome: RecordedOutcome =
                error != nil ? .threw : call.hasKnownTypes ? .returned : .unknown
            cffi_timeline_end(
                timed, RecordedCall(track: track, slot: call.slot, outcome, call.responder).bits,
                error.map { Self.typeAddress(of: $0) } ?? 0)
            if let texts {
                let answer = error.map { texts.text($0) } ?? call.copyResult().flatMap(texts.result)
                texts.add(timed.pointee.number, arguments, answer)
            }
            return error
        }
    }

    private nonisolated(nonsending) func record(
        _ call: InterceptedAsynchronousInvocation, in track: Int
    ) async throws {
        let arguments = texts?.arguments(
            call.copyArguments(), tracks.withLock { $0[track].requirements[call.slot] })
        var timed = cffi_timed_call()
        cffi_timeline_begin_in_task(ring.raw, &timed)
        let task = cffi_timeline_current_task(), caller = tasks.begin(timed.number, in: task)
        if caller != 0 { timed.caller = caller }
        var recorded = RecordedCall(
            track: track, slot: call.slot, call.hasKnownTypes ? .returned : .unknown, nil, isInTask: true)
        do {
            try await call.proceed()
            recorded.responder = call.responder
            cffi_timeline_end_in_task(&timed, recorded.bits, 0)
            tasks.end(timed.number, in: task)
            texts?.add(timed.number, arguments, call.hasKnownTypes ? texts?.result(call.copyResult()) : nil)
        } catch {
            recorded.outcome = .threw
            recorded.responder = call.responder
            cffi_timeline_end_in_task(&timed, recorded.bits, Self.typeAddress(of: error))
            tasks.end(timed.number, in: task)
            texts?.add(timed.number, arguments, texts?.text(error))
            throw error
        }
    }

    /// The address of the metadata of a value's type, which lives for ever.
    private static func typeAddress(of error: any Error) -> UInt64 {
        UInt64(UInt(bitPattern: unsafeBitCast(type(of: error) as Any.Type, to: UnsafeRawPointer.self)))
    }
}

/// The records, freed when no thread can write any more: a call under way retains the timeline.
private final class Ring: @unchecked Sendable {
    let raw: OpaquePointer

    init(capacity: Int) {
        guard let raw = cffi_timeline_create(capacity) else {
            fatalError("SwitchboardTracing: no memory for a timeline of \(capacity) calls. Make one for fewer calls.")
        }
        self.raw = raw
    }

    deinit { cffi_timeline_destroy(raw) }

    /// How many calls were forgotten on purpose.
    var forgotten: UInt64 { cffi_timeline_forgotten(raw) }
}

extension SlotRequirements {
    /// The delegate type without modules: "P" for `any Module.P`.
    var shortName: String {
        let parts = delegateName.replacing("any ", with: "").split(separator: " & ")
        return parts.map { part in
            guard !part.contains("<"), let last = part.split(separator: ".").last else { return String(part) }
            return String(last)
        }.joined(separator: " & ")
    }
}

/// What is recorded under one name.
struct RecordedTrack: Hashable, Sendable {
    let name: String
    let requirements: SlotRequirements
}

/// How a call ended, in a record.
enum RecordedOutcome: UInt8 {
    case returned, threw, unknown
}

/// What a record's bits say.
struct RecordedCall {
    var track: Int
    var slot: Int
    var outcome: RecordedOutcome
    /// Nil if nothing answered.
    var responder: CallResponder?
    var isInTask: Bool

    init(track: Int, slot: Int, _ outcome: RecordedOutcome, _ responder: CallResponder?, isInTask: Bool = false) {
        self.track = track
        self.slot = slot
        self.outcome = outcome
        self.responder = responder
        self.isInTask = isInTask
    }

    init(bits: UInt64) {
        track = Int(bits >> 32)
        slot = Int(bits >> 16 & 0xFFFF)
        outcome = RecordedOutcome(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .unknown
        isInTask = bits >> 8 & 1 == 1
        responder = CallResponder(number: Int(bits >> 9 & 0x7F))
    }

    /// A slot has at most 16 bits, because a protocol's requirements do.
    var bits: UInt64 {
        UInt64(track) << 32 | UInt64(slot & 0xFFFF) << 16 | UInt64(responder?.number ?? 0) << 9
            | (isInTask ? 0x100 : 0) | UInt64(outcome.rawValue)
    }
}
