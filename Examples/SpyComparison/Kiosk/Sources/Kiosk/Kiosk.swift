import Foundation

/// The type under test.
public final class Kiosk: Sendable {
    private let store: any Store

    /// A kiosk that sells what the store has.
    public init(store: any Store) { self.store = store }

    /// Reserves, and charges; gives the reserved goods back where the charge fails.
    public func buy(_ item: String, count: Int = 1, card: String? = nil) throws -> Receipt {
        guard let price = store.price(of: item) else { throw KioskError.unknown(item) }
        let ticket = try store.reserve(item, count: count)
        do {
            try store.charge(price * count, to: card)
        } catch {
            store.release(ticket)
            throw error
        }
        return Receipt(ticket: ticket, text: "\(price * count) \(store.currency)")
    }

    /// Writes the store's currency only where it is another one.
    public func use(currency: String) {
        if store.currency != currency { store.currency = currency }
    }

    /// Buys one as soon as there are some.
    public func order(_ item: String) {
        store.whenRestocked(item) { [self] count in
            if count > 0 { _ = try? buy(item) }
        }
    }

    /// Buys one, on a thread of its own.
    public func buyInTheBackground(_ item: String) {
        Thread.detachNewThread { [self] in _ = try? buy(item) }
    }
}

/// What a customer gets.
public struct Receipt: Equatable, Sendable {
    /// The reservation, and what was paid.
    public let ticket: String, text: String

    /// A receipt.
    public init(ticket: String, text: String) {
        self.ticket = ticket
        self.text = text
    }
}

/// Why nothing was sold.
public enum KioskError: Error, Equatable {
    /// The store has no price for it.
    case unknown(String)
    /// The charge was.
    case declined
    /// There is none left.
    case soldOut
}
