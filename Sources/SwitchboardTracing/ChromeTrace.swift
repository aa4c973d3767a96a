import CTracing

extension Trace {
    /// Returns the trace in the format of [Perfetto](https://ui.perfetto.dev) and `chrome://tracing`.
    ///
    /// ```swift
    /// try trace.chromeTrace().write(toFile: "calls.json", atomically: true, encoding: .utf8)
    /// ```
    ///
    /// Each thread and proxy has a track. Arrows lead from a call to the calls that it made through other proxies.
    /// Google's document "Trace Event Format" describes the format.
    ///
    /// - Parameter process: The name of the process; nil for the program's name.
    /// - Returns: JSON in the trace-event format.
    public func chromeTrace(process: String? = nil) -> String {
        let tracks = TraceTracks(self), processNumber = Int(cffi_timeline_process())
        var json = JSONWriter(capacity: 200 * calls.count + 1000)
        // Microseconds are the unit of times; this only says in which unit viewers show them.
        json.write(
            "{\"displayTimeUnit\":\"ns\",\"otherData\":{\"droppedCalls\":\"\(droppedCount)\"},\"traceEvents\":[\n")

        /// Begins an event: the members that all have.
        func begin(_ phase: String, _ name: String, track: Int) {
            json.write("{\"ph\":\"\(phase)\",\"pid\":\(processNumber),\"tid\":\(track),\"name\":")
            json.write(quoted: name)
        }
        begin("M", "process_name", track: 0)
        json.write(",\"args\":{\"name\":")
        json.write(quoted: process ?? Self.programName)
        json.write("}}")
        for (number, track) in tracks.tracks.enumerated() {
            json.write(",\n")
            begin("M", "thread_name", track: number + 1)
            json.write(",\"args\":{\"name\":")
            json.write(quoted: track.name)
            json.write("}},\n")
            begin("M", "thread_sort_index", track: number + 1)
            json.write(",\"args\":{\"sort_index\":\(number + 1)}}")
        }
        for (index, call) in calls.enumerated() {
            let track = tracks.places[index].track + 1, name = call.requirement.methodName
            json.write(",\n")
            begin("X", name, track: track)
            json.write(",\"cat\":\"call\",\"ts\":")
            json.write(microseconds: call.startNanoseconds)
            json.write(",\"dur\":")
            json.write(microseconds: call.nanoseconds)
            json.write(",\"args\":{")
            for (position, detail) in call.details.enumerated() {
                json.write(position == 0 ? "\"\(detail.name)\":" : ",\"\(detail.name)\":")
                json.write(quoted: detail.text)
            }
            json.write("}}")
            guard let caller = call.caller, tracks.places[caller].track + 1 != track else { continue }
            // The beginning is in the caller's time, the end at the beginning of the call that it encloses: "bp":"e".
            for (phase, end) in [("s", tracks.places[caller].track + 1), ("f", track)] {
                json.write(",\n")
                begin(phase, "calls", track: end)
                json.write(",\"cat\":\"flow\",\"id\":\(index + 1),\"ts\":")
                json.write(microseconds: call.startNanoseconds)
                json.write(phase == "f" ? ",\"bp\":\"e\"}" : "}")
            }
        }
        json.write("\n]}\n")
        return json.text
    }

    static var programName: String {
        CommandLine.arguments.first.flatMap { $0.split(separator: "/").last.map(String.init) } ?? "program"
    }
}

extension Trace.Call {
    /// What viewers show of a call beside its name and times.
    var details: [(name: String, text: String)] {
        var details = [(name: "proxy", text: proxy), ("protocol", requirement.protocolName)]
        switch outcome {
        case .returned: details.append(("outcome", "returned"))
        case .threw(let type): details.append(("outcome", "threw \(type)"))
        case .unknown: details.append(("outcome", "not known"))
        }
        if let responder { details.append(("answered by", responder.description)) }
        if case .task(let number) = place { details.append(("task", String(number))) }
        if let arguments { details.append(("arguments", arguments)) }
        if let answer { details.append(("answer", answer)) }
        return details
    }
}
