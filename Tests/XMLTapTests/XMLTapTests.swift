import XCTest

final class XMLTapTests: XCTestCase {}
