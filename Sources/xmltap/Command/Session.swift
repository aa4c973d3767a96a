import Foundation
import TapSupport

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Parses one document, observes the calls, and reports.
struct Session {
    let file: String
    let methods: Set<DelegateMethod>
    /// Whether each call is shown.
    let showsCalls: Bool
    /// Whether to parse once more without the proxy, and compare.
    let checks: Bool
    /// Where all calls are written; nil if nowhere.
    let trace: TraceFile?
    /// The file for all calls with their values; nil if there's none.
    let record: String?
    let report: any Report
    let output: Output
    let progress: Progress

    private var name: String { file == "-" ? "standard input" : file }

    /// The results of a parse.
    private struct Parse {
        let builder: OutlineBuilder
        let stream: DocumentStream
        let failure: Failure?
        let time: Duration
    }

    /// - Returns: The program's exit code.
    func run() throws -> Int32 {
        let source = DocumentSource(argument: file)
        let builder = OutlineBuilder()
        var show: (@Sendable (Call) -> Void)?
        if showsCalls { show = { [report] in report.show($0) } }
        let recorder = Recorder(methods: DelegateMethod.allCases.count)
        let stream: DocumentStream
        do {
            stream = try open(source)
        } catch {
            complain("xmltap: " + error.line(naming: name))
            return error.exitCode
        }
        var tap: Tap?
        let parse = try parse(stream, with: builder) {
            tap = try Tap(
                $0, methods: methods, recorder: recorder, depth: { builder.depth }, show: show,
                timeline: trace?.timeline, recordingTo: record)
            recorder.begin()
            return tap
        }
        try tap?.finishRecording()
        report.show(
            Summary(
                outline: builder.outline, tallies: recorder.tallies(of: DelegateMethod.self), time: parse.time,
                byteCount: stream.survey.byteCount, failure: parse.failure))
        let isSame = try !checks || compare(parse, source)
        output.flush()
        explain(parse)
        try trace?.write(title: "xmltap \(name)")
        return parse.failure?.exitCode ?? (isSame ? 0 : EX_SOFTWARE)
    }

    // MARK: Parsing

    private func open(_ source: DocumentSource) throws(Failure) -> DocumentStream {
        let stream = try DocumentStream(source, keepsBytes: checks) { [output, progress] byteCount in
            output.flush()
            progress.advance(to: byteCount)
        }
        progress.length = stream.expectedLength
        return stream
    }

    /// Parses a document.
    ///
    /// - Parameter tap: Puts something in front of the parser's delegate. Its result is kept until the end.
    private func parse(
        _ stream: DocumentStream, with builder: OutlineBuilder, tap: (XMLParser) throws -> Any?
    ) rethrows -> Parse {
        let parser = XMLParser(stream: stream)
        parser.delegate = builder
        parser.shouldProcessNamespaces = true
        parser.shouldReportNamespacePrefixes = true
        let kept = try tap(parser)
        progress.begin()
        let began = ContinuousClock.now
        let succeeded = parser.parse()
        let time = began.duration(to: .now)
        withExtendedLifetime(kept) {}
        progress.end()
        let diagnosis = Diagnosis(
            survey: stream.survey, readFailure: stream.failure, problem: builder.error,
            foundElements: builder.outline.counts.elements > 0, succeeded: succeeded,
            position: Position(line: parser.lineNumber, column: parser.columnNumber))
        return Parse(builder: builder, stream: stream, failure: diagnosis.failure, time: time)
    }

    /// Parses the document again with the real delegate alone.
    ///
    /// - Returns: Whether the result is the same.
    private func compare(_ first: Parse, _ source: DocumentSource) throws -> Bool {
        let again = first.stream.kept.isEmpty ? source : .pieces(first.stream.kept)
        let second = parse(try open(again), with: OutlineBuilder()) { _ in nil }
        let comparison = Comparison(
            with: first.builder.outline, without: second.builder.outline, timeWithout: second.time,
            endsAreEqual: first.failure == second.failure)
        report.show(comparison)
        return comparison.isEqual
    }

    // MARK: Standard error

    /// More warnings would hide the error that follows them.
    private static let mostWarnings = 5

    private func explain(_ parse: Parse) {
        let warnings = parse.builder.warnings
        for warning in warnings.prefix(Self.mostWarnings) {
            let place = "\(warning.position.line):\(warning.position.column)"
            complain("xmltap: \(visible(name)):\(place): warning: \(warning.text)")
        }
        if warnings.count > Self.mostWarnings {
            complain("xmltap: \(visible(name)): \(Text.count(warnings.count - Self.mostWarnings, "more warning"))")
        }
        let changes = parse.stream.changes
        if changes.declarations > 0 {
            complain(
                "xmltap: \(visible(name)): note: left out \(Text.count(changes.declarations, "declaration")) "
                    + "without a default or an identifier, which Foundation's parser crashes on here")
        }
        if changes.instructions > 0 {
            complain(
                "xmltap: \(visible(name)): note: gave empty data to "
                    + "\(Text.count(changes.instructions, "processing instruction")) without any, "
                    + "which Foundation's parser crashes on here")
        }
        if let failure = parse.failure { complain("xmltap: " + failure.line(naming: name)) }
    }
}
