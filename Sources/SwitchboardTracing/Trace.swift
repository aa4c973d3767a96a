import CTracing
public import Switchboard

/// What a timeline recorded: calls that have ended, with what is known of them. `summary(width:)`, `chromeTrace()` and
/// `page(title:)` write it out.
public struct Trace: Sendable {
    /// A call.
    public struct Call: Sendable {
        /// What the proxy was recorded as.
        public let proxy: String
        /// The method.
        public let requirement: Requirement
        /// Where it ran.
        public let place: Place
        /// When it began, counted from when the timeline was made.
        public var start: Duration { .nanoseconds(startNanoseconds) }
        /// How long it took, with what it called.
        public var duration: Duration { .nanoseconds(nanoseconds) }
        /// How long it took without the recorded calls that it made.
        public var selfDuration: Duration { .nanoseconds(selfNanoseconds) }
        /// The index of the call that made it in `Trace.calls`; nil if that was not recorded, or has not ended.
        public let caller: Int?
        /// How many recorded calls were around it: 0 for a call that no recorded call made.
        public let depth: Int
        /// How it ended.
        public let outcome: Outcome
        /// Its arguments, shortened; nil if the timeline keeps no texts, or the method's types are not known.
        public let arguments: String?
        /// What it returned or threw, shortened; nil if the timeline keeps no texts, or it returned nothing.
        public let answer: String?

        let startNanoseconds, nanoseconds: Int
        fileprivate(set) var selfNanoseconds: Int
        /// The index of its method in `Trace.methods`.
        let method: Int

        var endNanoseconds: Int { startNanoseconds + nanoseconds }
    }

    /// Where a call ran.
    public enum Place: Hashable, Sendable {
        /// A thread: its number, as the system has it, and its name if it was alive when the trace was made. The system may
        /// give the number of a thread that ended to a new one.
        case thread(UInt64, name: String?)
        /// A task, as Swift's runtime numbers it.
        case task(UInt64)
    }

    /// How a call ended.
    public enum Outcome: Hashable, Sendable {
        /// It returned.
        case returned
        /// It threw an error of the type with this name.
        case threw(String)
        /// It returned or threw: nobody can say, because the method's types are not known.
        case unknown
    }

    /// A method of a proxy.
    struct Method: Hashable, Sendable {
        let proxy: String
        let requirement: Requirement
    }

    /// The calls, in the order in which they began.
    public let calls: [Call]
    /// How many calls were recorded before these, and dropped because there was no place for them.
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
