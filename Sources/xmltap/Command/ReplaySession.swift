import Foundation
import SwitchboardRecording
import TapSupport

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Makes recorded calls again, observes them, and reports.
struct ReplaySession {
    /// The file that `--record` wrote.
    let file: String
    let methods: Set<DelegateMethod>
    /// Whether each call is shown.
    let showsCalls: Bool
    /// Where all calls are written; nil if nowhere.
    let trace: TraceFile?
    let report: any Report
    let output: Output

    /// - Returns: The program's exit code.
    func run() throws -> Int32 {
        // Stands for the parser that made the calls, and never parses.
        let parser = XMLParser(data: Data())
        let recording = try RecordingFailure.naming("--replay") { () throws(RecordingError) in
            try ParserCalls.Recording(contentsOfFile: file, rules: ParserCalls.rules(supplying: parser))
        }
        let builder = OutlineBuilder()
        parser.delegate = builder
        var show: (@Sendable (Call) -> Void)?
        if showsCalls { show = { [report] in report.show($0) } }
        let recorder = Recorder(methods: DelegateMethod.allCases.count)
        let tap = try Tap(
            parser, methods: methods, recorder: recorder, depth: { builder.depth }, show: show,
            timeline: trace?.timeline, recordingTo: nil)
        recorder.begin()
        let began = ContinuousClock.now
        // The proxy is the parser's delegate now.
        let differences = try RecordingFailure.naming("--replay") { () throws(RecordingError) in
            try parser.delegate.map { target throws(RecordingError) in try recording.replay(into: target) } ?? []
        }
        let time = began.duration(to: .now)
        withExtendedLifetime(tap) {}
        let failure = builder.error.map { Failure(.notWellFormed, $0.text, at: nil) }
        report.show(
            Summary(
                outline: builder.outline, tallies: recorder.tallies(of: DelegateMethod.self), time: time,
                byteCount: 0, failure: failure))
        report.show(Replay(calls: recording.calls.count, differences: differences.map(\.description)))
        output.flush()
        if let failure { complain("xmltap: " + failure.line(naming: file)) }
        try trace?.write(title: "xmltap \(file)")
        return differences.isEmpty ? failure?.exitCode ?? 0 : EX_SOFTWARE
    }
}
