import ArgumentParser
import Foundation
import TapSupport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The command line.
@main struct HTTPTap: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "httptap",
        abstract: "Downloads URLs with Foundation's URLSession and shows every call of its delegate.",
        usage: "httptap <url> ... [--output <directory>] [--parallel <n>] [--json] [--quiet] [<options>]",
        discussion: """
            The session's real delegate writes the bodies to files, or drops them; it follows redirects and answers \
            challenges, and prints nothing. A proxy of Switchboard stands in front of it, and observers show the way of \
            each request as it happens: \(Event.names). 'resolve' is the client's own look at the host, which it tells \
            the same delegate; Foundation does not say when it looks. It is left out for addresses, and where the \
            environment names a proxy server.

            A status of 400 or more is a failure. Its body is not written.

            It exits with 1 where a request failed, after the others have ended, with 64 where it does not understand \
            what is asked, with 73 where the directory cannot be made or the file of --trace cannot be written, and \
            with 74 where standard output cannot be written.
            """)

    @Argument(help: ArgumentHelp("What to download: http or https.", valueName: "url"))
    var urls: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Write bodies to this directory, under the last part of each URL's path, replacing what has the name. A file "
                + "is NAME.part until it is complete.", valueName: "directory"))
    var output: String?

    @Option(help: ArgumentHelp("How many requests are under way at once.", valueName: "n"))
    var parallel = 4

    @Option(
        help: ArgumentHelp(
            "Send this header, too. If a redirect leads to another server, that gets neither Authorization nor Cookie.",
            valueName: "name: value"))
    var header: [String] = []

    @Option(help: ArgumentHelp("Answer Basic challenges of the URL's own server.", valueName: "name:password"))
    var user: String?

    @Option(help: ArgumentHelp("Follow so many redirects of a request; one more is a failure.", valueName: "n"))
    var maxRedirects = 10

    @Flag(help: "Follow no redirects: what redirects is the answer.")
    var noRedirects = false

    @Option(help: ArgumentHelp("Give a request up after so many seconds without a byte.", valueName: "seconds"))
    var timeout = 60

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Show only these events: \(Event.names).", valueName: "event"))
    var only: [String] = []

    @Flag(help: "Write JSON, one object per line: each call, each request, the outcome.")
    var json = false

    @Flag(help: "Show no calls, only what failed and the sums.")
    var quiet = false

    @Option(
        help: ArgumentHelp(
            "Write all calls to this file: a page to look at in a browser if its name ends with .html, else trace events for "
                + "Perfetto and Chrome.", valueName: "file"))
    var trace: String?

    /// Checks the options and the URLs.
    mutating func validate() throws {
        // `--only` takes all following words, so if it comes before the URLs, it also takes them.
        if let first = only.firstIndex(where: { $0.contains("://") }) {
            urls += only[first...]
            only.removeSubrange(first...)
        }
        guard !urls.isEmpty else { throw ValidationError("Missing expected argument '<url>'") }
        for name in only where Event(named: name) == nil {
            throw ValidationError(Event.explanation(ofUnknown: name))
        }
        for text in urls {
            do { _ = try Address.url(of: text) } catch { throw ValidationError(error.description) }
        }
        for text in header where Self.field(text) == nil {
            throw ValidationError(
                "'\(visible(text))': expected a header such as 'Accept: text/plain', found no name before ':' that HTTP "
                    + "allows, or a line break; check it")
        }
        guard user?.contains(":") ?? true else {
            throw ValidationError("expected --user name:password, found no ':'; write 'name:' for an empty password")
        }
        for (name, value, least) in [
            ("parallel", parallel, 1), ("timeout", timeout, 1), ("max-redirects", maxRedirects, 0),
        ]
        where !(least...1_000_000).contains(value) {
            throw ValidationError(
                "expected --\(name) from \(least) to 1,000,000, found \(value); choose another number")
        }
    }

    /// Name and value of a header.
    private static func field(_ text: String) -> (name: String, value: String)? {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].wholeMatch(of: /[A-Za-z0-9!#$%&'*+.^_`|~-]+/) != nil,
            !text.unicodeScalars.contains(where: { $0.value < 32 && $0 != "\t" })
        else { return nil }
        return (String(parts[0]), parts[1].trimmingCharacters(in: .whitespaces))
    }

    func run() throws {
        // If the reader of standard output goes away, the program ends quietly, because `Output` raises the signal.
        // If a server goes, it does not.
        signal(SIGPIPE, SIG_IGN)
        let addresses = try urls.map(Address.url(of:))
        var rules = Downloader.Rules(redirects: noRedirects ? nil : maxRedirects, timeout: timeout)
        if let output {
            if let failure = Self.failure(toMake: output) {
                complain("httptap: " + failure.line(naming: "--output"))
                throw ExitCode(EX_CANTCREAT)
            }
            rules.paths = PartFile.names(for: addresses).map { output + (output.hasSuffix("/") ? "" : "/") + $0 }
        }
        if let parts = user?.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false) {
            rules.credential = (String(parts[0]), String(parts[1]))
        }
        do {
            let code = try Run(
                requests: addresses.map(request), rules: rules, parallel: parallel,
                events: only.isEmpty ? Set(Event.allCases) : Set(only.compactMap(Event.init(named:))), isJSON: json,
                isQuiet: quiet, trace: try trace.map { path throws(TraceFailure) in try TraceFile(path: path) }
            ).run()
            if code != 0 { throw ExitCode(code) }
        } catch let failure as TraceFailure {
            complain("httptap: " + failure.line)
            throw ExitCode(failure.exitCode)
        }
    }

    private func request(for url: URL) -> URLRequest {
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        request.timeoutInterval = Double(timeout)
        for (name, value) in header.compactMap(Self.field) { request.addValue(value, forHTTPHeaderField: name) }
        return request
    }

    /// Makes a directory with those around it; nil if it is there.
    private static func failure(toMake directory: String) -> Failure? {
        try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory) {
            return isDirectory.boolValue ? nil : .file(directory, ENOTDIR)
        }
        // Foundation does not say what the system says.
        return mkdir(directory, 0o777) == 0 ? nil : .file(directory, errno)
    }
}
