extension Trace {
    /// Returns the trace as an HTML page: a timeline that you can zoom and drag, a table of methods, and a search.
    ///
    /// ```swift
    /// try trace.page(title: "The house").write(toFile: "calls.html", atomically: true, encoding: .utf8)
    /// ```
    ///
    /// The page is one file and needs no network. It's light or dark, as its reader's browser prefers.
    ///
    /// - Parameter title: The page's title; nil for a title with the program's name.
    /// - Returns: The HTML.
    public func page(title: String? = nil) -> String {
        let title = title ?? "Calls of \(Self.programName)"
        var html = PageText.beginning.replacing("TITLE", with: PageText.escaped(title), maxReplacements: 1)
        html += PageText.style + PageText.body
        html += "<script type=\"application/json\" id=\"trace\">"
        html += pageData(title: title)
        // In a function, because the names of a window's own properties are taken outside.
        html += "</script>\n<script>\n(() => {\n"
        html += PageText.scriptModel + PageText.scriptTimeline + PageText.scriptTable
        html += "})();\n</script>\n</body>\n</html>\n"
        return html
    }

    /// What the page's script reads: columns, because one object for each call would be several times as long.
    private func pageData(title: String) -> String {
        let tracks = TraceTracks(self)
        var json = JSONWriter(capacity: 60 * calls.count + 1000)

        func list<Element>(_ elements: some Sequence<Element>, _ write: (Element) -> Void) {
            json.write("[")
            var isFirst = true
            for element in elements {
                if !isFirst { json.write(",") }
                isFirst = false
                write(element)
            }
            json.write("]")
        }
        func numbers(_ name: String, _ numbers: some Sequence<Int>) {
            json.write(",\n\"\(name)\":")
            list(numbers) { json.write($0) }
        }
        func text(_ text: String?) {
            if let text { json.write(quoted: text) } else { json.write("null") }
        }

        json.write("{\"title\":")
        text(title)
        json.write(",\"counts\":")
        text(calls.isEmpty ? "" : counts)
        json.write(",\n\"tracks\":")
        list(tracks.tracks) { track in
            json.write("{\"name\":")
            text(track.name)
            json.write(",\"levels\":\(track.levels)}")
        }
        json.write(",\n\"methods\":")
        list(methods) { method in
            json.write("{\"name\":")
            text(method.requirement.methodName)
            json.write(",\"proxy\":")
            text(method.proxy)
            json.write(",\"protocol\":")
            text(method.requirement.protocolName)
            json.write("}")
        }
        json.write(",\n\"summaries\":")
        list(calls.isEmpty ? [] : methodSummaries) { method in
            let times = [
                method.total, method.selfTotal, method.median, method.percentile95, method.percentile99,
            ]
            list([method.number, method.callCount, method.throwCount] + times.map(\.wholeNanoseconds)) {
                json.write($0)
            }
        }
        let origin = calls.first?.startNanoseconds ?? 0
        numbers("track", tracks.places.map(\.track))
        numbers("level", tracks.places.map(\.level))
        numbers("method", calls.map(\.method))
        numbers("start", calls.map { $0.startNanoseconds - origin })
        numbers("duration", calls.map(\.nanoseconds))
        numbers("self", calls.map(\.selfNanoseconds))
        numbers("caller", calls.map { $0.caller ?? -1 })
        // Of most calls there is nothing more to say.
        json.write(",\n\"more\":{")
        var isFirst = true
        for (index, call) in calls.enumerated() {
            let failure: String? = if case .threw(let type) = call.outcome { type } else { nil }
            let note: String? =
                switch call.outcome {
                case .unknown: "outcome not known"
                case .returned, .threw:
                    call.responder.flatMap { $0 == .target ? nil : "answered by \($0)" }
                }
            guard failure != nil || note != nil || call.arguments != nil || call.answer != nil else { continue }
            json.write(isFirst ? "\"\(index)\":" : ",\"\(index)\":")
            isFirst = false
            list([failure, note, call.arguments, call.answer]) { text($0) }
        }
        json.write("}}")
        return json.text
    }
}

/// The parts of the page that are the same for all traces. What a trace says is put in by the script, as text and never
/// as HTML.
enum PageText {
    /// A text as HTML shows it.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            default: String(scalar)
            }
        }.joined()
    }

    /// The policy keeps the page from asking any server for anything.
    static let beginning = #"""
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta http-equiv="Content-Security-Policy"
            content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
        <link rel="icon" href="data:,">
        <title>TITLE</title>

        """#

    static let style = #"""
        <style>
        :root {
            --paper: #f6f7f9; --card: #ffffff; --ink: #1b2430; --soft: #5d6978; --line: #dce1e7; --stripe: #f1f3f6;
            --accent: #2563c9; --bad: #c8323c; --tip: #ffffff;
        }
        @media (prefers-color-scheme: dark) {
            :root {
                --paper: #12161c; --card: #1a2029; --ink: #e4e9ef; --soft: #93a0b0; --line: #303946; --stripe: #202733;
                --accent: #6ea3f5; --bad: #f0707a; --tip: #262e3a;
            }
        }
        * { box-sizing: border-box; }
        html, body { margin: 0; height: 100%; }
        body {
            display: flex; flex-direction: column; gap: 12px; padding: 16px 20px; background: var(--paper);
            color: var(--ink); font: 14px/1.45 system-ui, "Segoe UI", "DejaVu Sans", sans-serif;
        }
        header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; }
        h1 { font-size: 18px; line-height: 1.3; margin: 0; font-weight: 650; overflow-wrap: anywhere; }
        #counts { color: var(--soft); flex: 1 1 260px; }
        input, button {
            font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 6px;
            height: 32px; padding: 0 10px;
        }
        input { width: 270px; }
        button { min-width: 34px; cursor: pointer; }
        button:hover { border-color: var(--accent); }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        .group { display: flex; gap: 6px; align-items: center; }
        #found { color: var(--soft); font-variant-numeric: tabular-nums; }
        .card { background: var(--card); border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
        #view { position: relative; overflow: hidden auto; flex: 0 0 auto; max-height: 52vh; cursor: grab; }
        #view.dragged { cursor: grabbing; }
        #view canvas { position: sticky; top: 0; display: block; }
        #details {
            flex: 0 0 auto; height: 104px; padding: 8px 14px; overflow-wrap: anywhere; overflow: auto;
        }
        #details .dim, #tip .dim { color: var(--soft); }
        #details .bad, #tip .bad { color: var(--bad); }
        #details code, #tip code { font: 12.5px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
        #list { flex: 1 1 200px; min-height: 160px; overflow: auto; }
        table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
        th, td { padding: 5px 12px; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
        th { position: sticky; top: 0; background: var(--card); font-weight: 600; cursor: pointer; user-select: none; }
        th[aria-sort] { color: var(--accent); }
        th:first-child, td:first-child {
            text-align: left; width: 99%; white-space: normal; overflow-wrap: anywhere; min-width: 220px;
        }
        tbody tr { cursor: pointer; }
        tbody tr:hover { background: var(--stripe); }
        tbody tr.chosen { box-shadow: inset 3px 0 var(--accent); background: var(--stripe); }
        .chip { display: inline-block; width: 11px; height: 11px; border-radius: 3px; margin-right: 8px; }
        .proxy { color: var(--soft); margin-left: 8px; }
        td.bad { color: var(--bad); }
        .nothing { padding: 18px; color: var(--soft); text-align: center; }
        #tip {
            position: fixed; z-index: 2; max-width: 520px; pointer-events: none; padding: 7px 10px; background: var(--tip);
            border: 1px solid var(--line); border-radius: 6px; box-shadow: 0 4px 14px rgb(0 0 0 / 22%);
            overflow-wrap: anywhere; font-size: 13px;
        }
        [hidden] { display: none !important; }
        </style>
        </head>

        """#

    static let body = #"""
        <body>
        <header>
        <h1 id="title"></h1>
        <span id="counts"></span>
        <span class="group">
        <input id="search" type="search" placeholder="Search methods and arguments" aria-label="Search">
        <span id="found" role="status"></span>
        </span>
        <span class="group">
        <button id="out" title="Zoom out (-)" aria-label="Zoom out">−</button>
        <button id="in" title="Zoom in (+)" aria-label="Zoom in">+</button>
        <button id="all" title="Show everything (0)">All</button>
        </span>
        </header>
        <div id="view" class="card"><canvas id="canvas" tabindex="0" aria-label="Timeline of calls"></canvas>
        <div id="space"></div></div>
        <div id="details" class="card"></div>
        <div id="list" class="card">
        <table>
        <thead><tr></tr></thead>
        <tbody></tbody>
        </table>
        </div>
        <div id="tip" hidden></div>
        <noscript>This page draws with JavaScript, which is switched off.</noscript>

        """#
}
