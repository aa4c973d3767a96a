import Foundation

/// Looks hosts up as the C library does.
enum Resolver {
    /// The addresses of a host, and what the system says if there are none.
    static func look(up host: String) -> (addresses: [String], problem: String?) {
        var hints = addrinfo()
        #if os(Linux)
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            hints.ai_socktype = SOCK_STREAM
        #endif
        var first: UnsafeMutablePointer<addrinfo>?
        let error = getaddrinfo(host, nil, &hints, &first)
        guard error == 0 else { return ([], String(cString: gai_strerror(error))) }
        defer { freeaddrinfo(first) }
        let addresses = sequence(first: first, next: { $0?.pointee.ai_next }).compactMap { $0.flatMap(text) }
        return (addresses, nil)
    }

    /// Whether the host is an address, which needs no lookup.
    static func isAddress(_ host: String) -> Bool {
        var bytes = in6_addr()
        return inet_pton(AF_INET, host, &bytes) == 1 || inet_pton(AF_INET6, host, &bytes) == 1
    }

    private static func text(_ entry: UnsafeMutablePointer<addrinfo>) -> String? {
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let error = getnameinfo(
            entry.pointee.ai_addr, entry.pointee.ai_addrlen, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
        return error == 0 ? String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }
}
