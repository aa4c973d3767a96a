import ArgumentParser
import Foundation
import TapSupport

/// The command line.
@main struct XMLTap: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "xmltap",
        abstract: "Parses an XML document with Foundation's XMLParser and shows every call of its delegate.",
        usage: "xmltap <file> [--only <name> ...] [--json] [--quiet] [--check] [--trace <file>]",
        discussion: """
            The parser's real delegate builds an outline and counts. A proxy of Switchboard stands in front of it, \
            and observers show each call with its arguments as it happens; then what each method took.

            Every method of XMLParserDelegate that returns nothing is observed. resolveExternalEntityName returns a \
            value: it is forwarded only. External entities are not fetched.

            It exits with 1 where the document is not well-formed, after reporting what was parsed until then, \
            with 66 where it cannot be read, with 70 where --check finds a difference, and with 73 where the file of \
            --trace cannot be written.
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

    /// Checks the options and the names.
    mutating func validate() throws {
        // `--only` takes all following words, so if it comes last, it also takes the file.
        if file == nil, let last = only.last, DelegateMethod(named: last) == nil { file = only.removeLast() }
        guard file != nil else { throw ValidationError("Missing expected argument '<file>'") }
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
            let session = Session(
                file: file!, methods: methods, showsCalls: !quiet, checks: check,
                trace: try trace.map { path throws(TraceFailure) in try TraceFile(path: path) }, report: report,
                output: output, progress: progress)
            let code = try session.run()
            if code != 0 { throw ExitCode(code) }
        } catch let failure as TraceFailure {
            complain("xmltap: " + failure.line)
            throw ExitCode(failure.exitCode)
        }
    }
}
