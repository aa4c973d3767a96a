import XCTest

/// What is loaded before the first line of the program runs.
final class StartTests: XCTestCase {
    #if canImport(Glibc)
        /// It takes longer to load than the rest together, and nothing here needs it.
        func testWithoutFoundationNetworking() throws {
            // The dynamic linker writes a line for each library, and runs nothing (ld.so(8)).
            let libraries = try xmltap.run([], environment: ["LD_TRACE_LOADED_OBJECTS": "1"]).output
            XCTAssert(libraries.contains("libFoundationXML.so"), libraries)
            XCTAssertFalse(libraries.contains("libFoundationNetworking.so"), libraries)
        }
    #endif
}
