import Antlr4
import Switchboard
import WildSupport
import XCTest

/// What ANTLR generates of a grammar, in short: a listener that refines the runtime's, and contexts that cast to it.
public protocol SumListener: ParseTreeListener {
    /// Before its parts.
    func enterSum(_ sum: SumContext)
    /// After them.
    func exitSum(_ sum: SumContext)
}

/// A node of the tree.
public final class SumContext: ParserRuleContext {
    public override func enterRule(_ listener: any ParseTreeListener) {
        (listener as? any SumListener)?.enterSum(self)
    }
    public override func exitRule(_ listener: any ParseTreeListener) {
        (listener as? any SumListener)?.exitSum(self)
    }
}

private struct TooDeep: Error {}

private final class Printer: SumListener {
    let transcript = Transcript()
    private var depth = 0

    func enterSum(_ sum: SumContext) { transcript.add("sum of \(sum.getChildCount())") }
    func exitSum(_ sum: SumContext) { transcript.add("end of the sum") }
    func visitTerminal(_ node: any TerminalNode) { transcript.add("token \(node.getText())") }
    func visitErrorNode(_ node: ErrorNode) { transcript.add("error \(node.getText())") }
    func enterEveryRule(_: ParserRuleContext) throws {
        depth += 1
        if depth > 3 { throw TooDeep() }
    }
    func exitEveryRule(_: ParserRuleContext) throws { depth -= 1 }
}

private final class Errors: BaseErrorListener {
    let transcript = Transcript()
    override func syntaxError<T>(
        _ recognizer: Recognizer<T>, _ symbol: AnyObject?, _ line: Int, _ column: Int, _ message: String, _: AnyObject?
    ) {
        transcript.add("\(T.self) \(line):\(column) \(message) at \((symbol as? CommonToken)?.getText() ?? "nothing")")
    }
}

/// The listeners of ANTLR's runtime, which walkers and parsers call, and generated code casts.
final class ListenerTests: XCTestCase {
    /// `1 + (2 + ?)`, to some depth.
    private func tree(depth: Int = 2) -> SumContext {
        let sum = SumContext(nil, 0)
        sum.addChild(TerminalNodeImpl(CommonToken(1, "\(depth)")))
        if depth > 1 {
            sum.addChild(tree(depth: depth - 1))
        } else {
            sum.addErrorNode(ErrorNode(CommonToken(2, "?")))
        }
        return sum
    }

    func test_aWalkerTellsAProxyWhatItTellsItsListener() throws {
        let bare = Printer(), forwarded = Printer()
        let proxy = ForwardingProxy<any SumListener>(forwardingTo: forwarded), heard = Transcript()
        let subscription = proxy.sentMessage(SumListener.enterSum(_:)).subscribe { heard.add("\($0.getChildCount())") }
        try ParseTreeWalker().walk(bare, tree())
        try ParseTreeWalker().walk(proxy.object, tree())
        withExtendedLifetime(subscription) {}
        XCTAssertEqual(forwarded.transcript.lines, bare.transcript.lines)
        XCTAssertEqual(
            bare.transcript.lines,
            ["sum of 2", "token 2", "sum of 2", "token 1", "error ?", "end of the sum", "end of the sum"])
        XCTAssertEqual(heard.lines, ["2", "2"])
    }

    func test_errorsOfAListenerEndTheWalk() {
        let proxy = ForwardingProxy<any SumListener>(forwardingTo: Printer())
        XCTAssertThrowsError(try ParseTreeWalker().walk(proxy.object, tree(depth: 4))) { XCTAssertTrue($0 is TooDeep) }
    }

    /// A generic method, which a parser calls.
    func test_syntaxErrors() throws {
        func report(to listener: any ANTLRErrorListener) throws {
            let token = CommonToken(1, "x")
            token.setLine(3)
            token.setCharPositionInLine(7)
            let parser = try Parser(CommonTokenStream(ListTokenSource([token])))
            parser.removeErrorListeners()
            parser.addErrorListener(listener)
            parser.notifyErrorListeners(token, "what is it?", nil)
        }
        let bare = Errors(), forwarded = Errors()
        try report(to: bare)
        try report(to: ForwardingProxy<any ANTLRErrorListener>(forwardingTo: forwarded).object)
        XCTAssertEqual(forwarded.transcript.lines, bare.transcript.lines)
        XCTAssertEqual(bare.transcript.lines, ["ParserATNSimulator 3:7 what is it? at x"])
    }
}
