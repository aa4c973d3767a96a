import ArgumentParser
import Foundation
import TapSupport

/// The command line.
@main struct XMLTap: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "xmltap",
        abstract: "Parses an XML document with Foundation's XMLParser and shows every call of its delegate.",
        usage: """
            xmltap <file> [--only <name> ...] [--json] [--quiet] [--check] [--trace <file>] [--record <file>]
            xmltap --replay <file> [--only <name> ...] [--json] [--quiet] [--trace <file>]
            """,
        discussion: """
            The parser's real delegate builds an outline and counts. A proxy of Switchboard stands in front of it, \
            and observers show each call with its arguments as it happens; then what each method took.

            Every method of XMLParserDelegate that returns nothing is observed. resolveExternalEntityName returns a \
            value: it is forwarded only. External entities are not fetched.

            --record writes each call of the delegate, with its arguments and its answer, as a line of JSON. --replay \
            makes these calls again on a delegate, without a document and without parsing.

            It exits with 1 where the document is not well-formed, after reporting what was parsed until then, \
            with 65 where the file of --replay is not a whole recording, with 66 where a file cannot be read, with 70 \
            where --check or --replay finds a difference, and with 73 where the file of --trace or --record cannot \
            be written.
            """)

    @Argument(help: "The document; - for standard input.")
    var file: String?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Observe only these methods: foundCharacters, or parser(_:foundCharacters:).", valueName: "name"))
    var only: [String] = []

    @Flag(help: "Write JSON, one object per line.")
    var json = false

    @Flag(help: "Show only the table.")
    var quiet = false

    @Flag(help: "Parse the document without the proxy too, and say whether outline and counts are the same.")
    var check = false

    @Option(
        help: ArgumentHelp(
            "Write all calls to this file: a page to look at in a browser if its name ends with .html, else trace events for "
                + "Perfetto and Chrome.", valueName: "file"))
    var trace: String?

    @Option(help: ArgumentHelp("Write all calls with their values to this file, for --replay.", valueName: "file"))
    var record: String?

    @Option(
        help: ArgumentHelp(
            "Make the calls in this file again, and compare the delegate's answers with the recorded ones.",
            valueName: "file"))
    var replay: String?

    /// Checks the options and the names.
    mutating func validate() throws {
        // `--only` takes all following words, so if it comes last, it also takes the file.
        if file == nil, let last = only.last, DelegateMethod(named: last) == nil { file = only.removeLast() }
        if replay != nil {
            guard file == nil else { throw ValidationError("--replay takes the calls of its file, and no document") }
            guard !check, record == nil else {
                throw ValidationError("--replay goes with neither --check nor --record")
            }
        } else if file == nil {
            throw ValidationError("Missing expected argument '<file>'")
        }
        for name in only where DelegateMethod(named: name) == nil {
            throw ValidationError(DelegateMethod.explanation(ofUnobserved: name))
        }
    }

    func run() throws {
        // If the reader goes away, the program ends quietly, even if it was started with the signal ignored.
        signal(SIGPIPE, SIG_DFL)
        let methods = only.isEmpty ? Set(DelegateMethod.allCases) : Set(only.compactMap(DelegateMethod.init(named:)))
        let output = Output(program: "xmltap")
        let report: any Report =
            json
            ? JSONReport(output: output)
            : TextReport(output: output, style: .of(STDOUT_FILENO), isQuiet: quiet)
        // If the timeline goes to the same terminal, it shows the progress.
        let progress = Progress(isWanted: quiet || isatty(STDOUT_FILENO) == 0)
        do {
            let trace = try trace.map { path throws(TraceFailure) in try TraceFile(path: path) }
            let code: Int32
            if let replay {
                let session = ReplaySession(
                    file: replay, methods: methods, showsCalls: !quiet, trace: trace, report: report, output: output)
                code = try session.run()
            } else {
                let session = Session(
                    file: file!, methods: methods, showsCalls: !quiet, checks: check, trace: trace, record: record,
                    report: report, output: output, progress: progress)
                code = try session.run()
            }
            if code != 0 { throw ExitCode(code) }
        } catch let failure as RecordingFailure {
            output.flush()
            complain("xmltap: " + failure.line)
            throw ExitCode(failure.exitCode)
        } catch let failure as TraceFailure {
            complain("xmltap: " + failure.line)
            throw ExitCode(failure.exitCode)
        }
    }
}
