import CForwarding
import XCTest

/// Whether the library has entry stubs here, which proxies without code need. `SWITCHBOARD_PLATFORM=other` builds it
/// without.
public let hasEntryStubs = cffi_entry_stub_count() > 0

/// Skips a test of what only systems with entry stubs have.
public func skipWithoutEntryStubs() throws {
    try XCTSkipUnless(hasEntryStubs, "this build has no entry stubs")
}
