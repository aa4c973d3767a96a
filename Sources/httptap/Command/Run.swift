import Foundation
import TapSupport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Downloads, observes the calls, and reports.
struct Run {
    let requests: [URLRequest]
    let rules: Downloader.Rules
    let parallel: Int
    /// The events that are shown.
    let events: Set<Event>
    let isJSON: Bool
    let isQuiet: Bool
    /// Where all calls are written; nil if nowhere.
    let trace: TraceFile?

    /// - Returns: The program's exit code.
    func run() throws -> Int32 {
        let progress = Progress()
        // Where the timeline goes to the same terminal, the progress is below it.
        let output = Output(program: "httptap", beforeWriting: isatty(STDOUT_FILENO) == 1 ? progress.clear : nil)
        let report: any Report =
            isJSON ? JSONReport(output: output) : TextReport(output: output, style: .of(STDOUT_FILENO))
        let shown = isQuiet ? [] : events
        let client = Client(parallel: parallel)
        let downloader = Downloader(rules: rules) { client.requestEnded() }
        let journal = Journal()
        let show: @Sendable (Call) -> Void = { call in
            let outcome = call.method == .end ? downloader.outcome(of: call.request) : nil
            let entry = journal.note(call, outcome: outcome)
            if shown.contains(call.method) { report.show(call, of: entry) }
            if outcome != nil { report.show(entry) }
            output.flush()
            if let failure = outcome?.failure {
                progress.clear()
                complain("httptap: " + failure.line(naming: entry.url))
            }
            progress.show(entry)
        }
        let recorder = Recorder(methods: Event.allCases.count)
        let tap = try Tap(
            downloader, recorder: recorder, configuration: configuration, queue: client.queue, show: show,
            timeline: trace?.timeline)
        recorder.begin()
        client.run(requests, in: tap.session, telling: tap.delegate)
        withExtendedLifetime(tap) {}
        progress.clear()
        let entries = journal.all
        let tallies = recorder.tallies(of: Event.self).map(\.tally)
        report.show(
            Summary(
                entries: entries, time: entries.compactMap(\.end).max() ?? .zero,
                calls: tallies.reduce(0) { $0 + $1.calls }, delegateTime: tallies.reduce(.zero) { $0 + $1.time }))
        output.flush()
        try trace?.write(title: "httptap")
        return entries.contains(where: \.hasFailed) ? 1 : 0
    }

    /// Without a cache, which would keep whole bodies in memory.
    private var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpMaximumConnectionsPerHost = parallel
        return configuration
    }
}
