/// What a kiosk needs of the world: the protocol for which tests have a double.
public protocol Store: AnyObject, Sendable {
    /// In which prices are.
    var currency: String { get set }
    /// Nil for what the store does not have.
    func price(of item: String) -> Int?
    /// Gives a ticket.
    func reserve(_ item: String, count: Int) throws -> String
    /// Nil stands for cash.
    func charge(_ amount: Int, to card: String?) throws
    /// Gives back what was reserved.
    func release(_ ticket: String)
    /// Calls `body` with the number of new ones.
    func whenRestocked(_ item: String, then body: @escaping @Sendable (Int) -> Void)
}
