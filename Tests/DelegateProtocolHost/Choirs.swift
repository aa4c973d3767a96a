// The same requirements twice, of proxies without code and of classes that conform by hand.

/// A requirement for each reason why a call reaches all delegates, or one.
public protocol ChoirDelegate: AnyObject {
    func told(_ number: Int)
    func wrote(_ text: String) throws
    func answered(_ number: Int) -> Int
    func called(_ number: Int, _ body: @escaping () -> Void)
    func took(_ text: consuming String)
    func ate(_ number: consuming Int, _ text: String)
    var count: Int { get set }
    var title: String { get set }
    func rested(_ number: Int) async
    func stayed(_ number: Int) async throws
    func sang(_ text: String) async
    func asked(_ number: Int) async -> Int
    func visited(_ number: Int, _ body: @escaping @Sendable () -> Void) async
    func kept(_ text: consuming String) async
}

public protocol HandChoirDelegate: AnyObject {
    func told(_ number: Int)
    func wrote(_ text: String) throws
    func answered(_ number: Int) -> Int
    func called(_ number: Int, _ body: @escaping () -> Void)
    func took(_ text: consuming String)
    var count: Int { get set }
    var title: String { get set }
}
