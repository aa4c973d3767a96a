import CTracing
public import Switchboard

/// The calls that a timeline recorded and that have ended. You can read them, or write them out with `summary(width:)`,
/// `chromeTrace(process:)` and `page(title:)`.
///
/// ```swift
/// for call in timeline.trace().calls { print(call.proxy, call.duration, call.outcome) }
/// ```
public struct Trace: Sendable {
    /// A recorded call.
    public struct Call: Sendable {
        /// The name under which the proxy was recorded.
        public let proxy: String
        /// The method.
        public let requirement: Requirement
        /// The thread or the task in which the call ran.
        public let place: Place
        /// The time from the creation of the timeline to the beginning of the call.
        public var start: Duration { .nanoseconds(startNanoseconds) }
        /// The duration of the call, including the calls that it made.
        public var duration: Duration { .nanoseconds(nanoseconds) }
        /// The duration of the call without the recorded calls that it made.
        public var selfDuration: Duration { .nanoseconds(selfNanoseconds) }
        /// The index, in `Trace.calls`, of the call that made this one; nil if that wasn't recorded, or hasn't ended.
        public let caller: Int?
        /// The number of recorded calls around this one; 0 if no recorded call made it.
        public let depth: Int
        /// The outcome of the call.
        public let outcome: Outcome
        /// What answered the call; nil if nothing did, or an interceptor.
        public let responder: CallResponder?
        /// The arguments as a shortened text; nil if the timeline keeps no texts, or if the method's types aren't
        /// known.
        public let arguments: String?
        /// The result or the error as a shortened text; nil if the timeline keeps no texts, or if the call returned
        /// nothing.
        public let answer: String?

        let startNanoseconds, nanoseconds: Int
        fileprivate(set) var selfNanoseconds: Int
        /// The index of its method in `Trace.methods`.
        let method: Int

        var endNanoseconds: Int { startNanoseconds + nanoseconds }
    }

    /// The thread or the task in which a call ran.
    public enum Place: Hashable, Sendable {
        /// A thread: the system's number for it, and its name if it was alive when the trace was made. The system may
        /// give the number of an ended thread to a new one.
        case thread(UInt64, name: String?)
        /// A task: the number that Swift's runtime gives it.
        case task(UInt64)
    }

    /// The outcome of a call.
    public enum Outcome: Hashable, Sendable {
        /// The call returned.
        case returned
        /// The call threw an error of the type with this name.
        case threw(String)
        /// The call returned or threw, but the library doesn't know which, because it doesn't know the method's types.
        case unknown
    }

    /// A method of a proxy.
    struct Method: Hashable, Sendable {
        let proxy: String
        let requirement: Requirement
    }

    /// The calls, in the order in which they began.
    public let calls: [Call]
    /// The number of calls that were recorded before these, and dropped because the timeline was full.
    public let droppedCount: Int

    let methods: [Method]

    init(
        _ records: [cffi_timed_record], _ tracks: [RecordedTrack], _ texts: [UInt64: CallTexts.Texts], began: UInt64,
        droppedCount: Int
    ) {
        let sorted = records.sorted { ($0.start, $0.number) < ($1.start, $1.number) }
        let indices = Dictionary(sorted.enumerated().map { ($1.number, $0) }) { $1 }
        var names = PlaceNames(), methods = MethodNumbers(tracks)
        var calls: [Call] = []
        calls.reserveCapacity(sorted.count)
        for (index, record) in sorted.enumerated() {
            let recorded = RecordedCall(bits: record.what)
            // Who makes a call began before it.
            let caller = indices[record.caller].flatMap { $0 < index ? $0 : nil }
            let method = methods.number(of: recorded)
            let text = texts[record.number]
            calls.append(
                Call(
                    proxy: methods.all[method].proxy, requirement: methods.all[method].requirement,
                    place: recorded.isInTask ? .task(record.place) : names.thread(record.place), caller: caller,
                    depth: caller.map { calls[$0].depth + 1 } ?? 0, outcome: Outcome(recorded.outcome, record.failure),
                    responder: recorded.responder,
                    arguments: text?.arguments, answer: text?.answer, startNanoseconds: Int(record.start - began),
                    nanoseconds: Int(record.duration), selfNanoseconds: Int(record.duration), method: method))
            if let caller {
                calls[caller].selfNanoseconds = max(0, calls[caller].selfNanoseconds - Int(record.duration))
            }
        }
        self.calls = calls
        self.methods = methods.all
        self.droppedCount = droppedCount
    }
}

extension Trace.Outcome {
    fileprivate init(_ outcome: RecordedOutcome, _ failure: UInt64) {
        switch outcome {
        case .returned: self = .returned
        case .threw:
            // The record has the address of the metadata of a type, which lives for ever.
            let address = UnsafeRawPointer(bitPattern: UInt(failure))
            let type = address.map { unsafeBitCast($0, to: Any.Type.self) }
            self = .threw(type.map { String(reflecting: $0) } ?? "an error")
        case .unknown: self = .unknown
        }
    }
}

/// Gives each method of each proxy a number.
private struct MethodNumbers {
    private struct Key: Hashable { let track, slot: Int }

    private(set) var all: [Trace.Method] = []
    private var known: [Key: Int] = [:]
    private let tracks: [RecordedTrack]

    init(_ tracks: [RecordedTrack]) { self.tracks = tracks }

    mutating func number(of call: RecordedCall) -> Int {
        let key = Key(track: call.track, slot: call.slot)
        if let number = known[key] { return number }
        let track = tracks[call.track]
        all.append(Trace.Method(proxy: track.name, requirement: track.requirements[call.slot]))
        known[key] = all.count - 1
        return all.count - 1
    }
}

/// Looks each thread's name up once.
private struct PlaceNames {
    private var known: [UInt64: Trace.Place] = [:]

    mutating func thread(_ number: UInt64) -> Trace.Place {
        if let place = known[number] { return place }
        let place = Trace.Place.thread(number, name: Self.name(of: number))
        known[number] = place
        return place
    }

    private static func name(of thread: UInt64) -> String? {
        if thread == cffi_timeline_process() { return "main" }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { room in
            guard cffi_timeline_thread_name(thread, room.baseAddress, room.count) else { return nil }
            return String(cString: room.baseAddress!)
        }
    }
}
