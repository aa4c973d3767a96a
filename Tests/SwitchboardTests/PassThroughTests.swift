import XCTest

final class PassThroughTests: XCTestCase {}
