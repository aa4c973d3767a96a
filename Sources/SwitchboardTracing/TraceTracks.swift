/// Where calls are drawn: each thread and proxy has a track. Asynchronous calls of a proxy, of which many tasks may
/// make some at once, share as few tracks as there are calls at once, so that on each track calls are beside each other
/// or one in another.
struct TraceTracks {
    /// One track.
    struct Track {
        /// For instance `main · XMLParserDelegate`.
        let name: String
        /// How many calls are within each other on it.
        var levels = 1
    }

    private enum Key: Hashable {
        case thread(UInt64, proxy: String)
        case lane(Int, proxy: String)
    }

    private(set) var tracks: [Track] = []
    /// For each call its track, and how many calls of the track are around it.
    private(set) var places: [(track: Int, level: Int)] = []

    init(_ trace: Trace) {
        let lanes = Self.lanes(trace)
        var keys: [Key: (number: Int, name: String, order: (Int, UInt64, Int))] = [:]
        var proxies: [String: Int] = [:]
        let keyed = trace.calls.enumerated().map { index, call in
            let proxy = proxies[call.proxy, default: proxies.count]
            proxies[call.proxy] = proxy
            let key: Key, name: String, order: (Int, UInt64, Int)
            switch call.place {
            case .thread(let number, let thread):
                key = .thread(number, proxy: call.proxy)
                name = thread.map { $0 == "main" ? $0 : "\($0) \(number)" } ?? "thread \(number)"
                order = (thread == "main" ? 0 : 1, number, proxy)
            case .task:
                key = .lane(lanes[index], proxy: call.proxy)
                name = "tasks \(lanes[index] + 1)"
                order = (2, UInt64(lanes[index]), proxy)
            }
            if keys[key] == nil { keys[key] = (0, "\(name) · \(call.proxy)", order) }
            return key
        }
        for (number, entry) in keys.sorted(by: { $0.value.order < $1.value.order }).enumerated() {
            keys[entry.key]!.number = number
            tracks.append(Track(name: entry.value.name))
        }
        // The ends of the calls under way on each track.
        var ends = tracks.map { _ in [Int]() }
        places.reserveCapacity(keyed.count)
        for (call, key) in zip(trace.calls, keyed) {
            let track = keys[key]!.number
            while let end = ends[track].last, end <= call.startNanoseconds { ends[track].removeLast() }
            places.append((track, ends[track].count))
            ends[track].append(call.endNanoseconds)
            tracks[track].levels = max(tracks[track].levels, ends[track].count)
        }
    }

    /// For each asynchronous call its lane among those of its proxy; 0 for other calls. A call inside another one of
    /// its task and proxy is in that one's lane.
    private static func lanes(_ trace: Trace) -> [Int] {
        /// When each lane of a proxy is free.
        var free: [String: [Int]] = [:]
        var lanes = trace.calls.map { _ in 0 }
        for (index, call) in trace.calls.enumerated() {
            guard case .task = call.place else { continue }
            var around = call.caller
            while let caller = around,
                trace.calls[caller].place != call.place || trace.calls[caller].proxy != call.proxy
                    || trace.calls[caller].endNanoseconds < call.endNanoseconds
            {
                around = trace.calls[caller].caller
            }
            if let around {
                lanes[index] = lanes[around]
            } else if let lane = free[call.proxy]?.firstIndex(where: { $0 <= call.startNanoseconds }) {
                lanes[index] = lane
                free[call.proxy]![lane] = call.endNanoseconds
            } else {
                lanes[index] = free[call.proxy, default: []].count
                free[call.proxy, default: []].append(call.endNanoseconds)
            }
        }
        return lanes
    }
}
