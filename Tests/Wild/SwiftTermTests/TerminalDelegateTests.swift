import Foundation
import SwiftTerm
import Switchboard
import WildSupport
import XCTest

/// A terminal's host, as a program has one.
private final class Host: TerminalDelegate {
    let transcript = Transcript()

    func send(source: Terminal, data: ArraySlice<UInt8>) {
        transcript.add("send \(String(decoding: data.dropFirst(), as: UTF8.self))")
    }
    func setTerminalTitle(source: Terminal, title: String) { transcript.add("title \(title)") }
    func bell(source: Terminal) { transcript.add("bell") }
    func linefeed(source: Terminal) { transcript.add("line feed at \(source.getCursorLocation())") }
    func scrolled(source: Terminal, yDisp: Int) { transcript.add("scrolled \(yDisp)") }
    func sizeChanged(source: Terminal) { transcript.add("size \(source.cols) x \(source.rows)") }
    func bufferActivated(source: Terminal) { transcript.add("buffer") }
    func setForegroundColor(source: Terminal, color: Color) { transcript.add("color \(color.red)") }
    func colorChanged(source: Terminal, idx: Int?) { transcript.add("color \(idx.map { "\($0)" } ?? "all")") }
    func clipboardCopy(source: Terminal, content: Data) {
        transcript.add("copied \(String(decoding: content, as: UTF8.self))")
    }
    func isProcessTrusted(source: Terminal) -> Bool {
        transcript.add("is it trusted?")
        return true
    }
    func cellSizeInPixels(source: Terminal) -> (width: Int, height: Int)? { (width: 8, height: 16) }
    func windowCommand(source: Terminal, command: Terminal.WindowManipulationCommand) -> [UInt8]? {
        transcript.add("window \(command)")
        return Array("\u{1b}[8;2;3t".utf8)
    }
}

/// SwiftTerm's `TerminalDelegate`: results that are tuples, arrays and optionals, `inout` arguments, and a parent that
/// takes its delegate in `init` and keeps it weakly.
final class TerminalDelegateTests: XCTestCase {
    /// What a terminal gets from a program that runs in it.
    private func run(with delegate: any TerminalDelegate) {
        let terminal = Terminal(delegate: delegate, options: TerminalOptions(cols: 20, rows: 4))
        let escape = "\u{1b}", bell = "\u{7}"
        for text in [
            "one\r\ntwo\r\nthree\r\nfour\r\nfive\r\n", bell, "\(escape)]2;a title\(bell)",
            "\(escape)[c", "\(escape)[6n", "\(escape)[18t", "\(escape)[16t",
            "\(escape)[?1049h", "\(escape)[?1049l", "\(escape)]4;1;#ff0000\(bell)",
            "\(escape)]52;c;\(Data("text".utf8).base64EncodedString())\(bell)",
        ] { terminal.feed(text: text) }
        terminal.resize(cols: 30, rows: 5)
    }

    func test_aTerminalTellsAProxyWhatItTellsItsDelegate() {
        let bare = Host(), forwarded = Host()
        let proxy = ForwardingProxy<any TerminalDelegate>(forwardingTo: forwarded)
        run(with: bare)
        run(with: proxy.object)
        XCTAssertEqual(forwarded.transcript.lines, bare.transcript.lines)
        for line in ["bell", "title a title", "buffer", "copied text"] {
            XCTAssertTrue(bare.transcript.lines.contains(line), "\(line) in \(bare.transcript.lines)")
        }
        XCTAssertGreaterThan(bare.transcript.lines.count, 12)
    }

    func test_observers() {
        let proxy = ForwardingProxy<any TerminalDelegate>(forwardingTo: Host()), heard = Transcript()
        let subscriptions = [
            proxy.sentMessage(TerminalDelegate.setTerminalTitle(source:title:)).subscribe { heard.add($1) },
            proxy.sentMessage(TerminalDelegate.clipboardCopy(source:content:)).subscribe {
                heard.add(String(decoding: $1, as: UTF8.self))
            },
            proxy.sentMessage(TerminalDelegate.send(source:data:)).subscribe { terminal, data in
                heard.add("\(data.count > 2) \(terminal.cols)")
            },
        ]
        run(with: proxy.object)
        withExtendedLifetime(subscriptions) {}
        XCTAssertTrue(heard.lines.starts(with: ["a title", "true 20"]), "\(heard.lines)")
        XCTAssertEqual(heard.lines.last, "text")
    }
}
