/// An actor of the program.
@globalActor public actor Ledger {
    /// The only one.
    public static let shared = Ledger()
}

/// A screen, of the main actor, that may only be used there.
@MainActor public protocol Screen: AnyObject {
    /// Returns nothing.
    func show(_ text: String)
    /// Returns something.
    func width(_ text: String, _ size: Double) -> Double
    /// Throws.
    func check(_ number: Int) throws -> Int
    /// Has more arguments than others.
    func many(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: String) -> String
    /// Waits.
    func load(_ name: String) async -> String
    /// A property.
    var title: String { get set }
}

/// Accounts, of an actor of the program.
@Ledger public protocol Accounts: AnyObject, Sendable {
    /// Returns something.
    func balance(of name: String) -> Int
    /// Throws.
    func close(_ name: String) throws
    /// Waits.
    func transfer(_ amount: Int, from source: String, to target: String) async
    /// Waits, and returns something.
    func audited(_ name: String) async throws -> String
}
