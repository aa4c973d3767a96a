import XCTest

final class LoweringTests: XCTestCase {}
