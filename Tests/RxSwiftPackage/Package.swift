// swift-tools-version: 6.2

// The tests of SwitchboardRx against RxSwift itself: `make test-rxswift`. A package of its own, which has what a user
// with the trait has, and builds nothing else.
import PackageDescription

let package = Package(
    name: "RxSwiftPackage",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Switchboard", path: "../..", traits: ["RxSwift"])
    ],
    targets: [
        // Links to folders of this package's tests: classes with delegates, their proxies, and the tests.
        .target(name: "TestHosts", dependencies: [.product(name: "Switchboard", package: "Switchboard")]),
        .target(
            name: "RxTestHosts",
            dependencies: ["TestHosts", .product(name: "SwitchboardRx", package: "Switchboard")]),
        .target(name: "CocoaHosts"),
        .target(
            name: "RxCocoaHosts",
            dependencies: ["CocoaHosts", .product(name: "SwitchboardRx", package: "Switchboard")]),
        .testTarget(
            name: "SwitchboardRxTests",
            dependencies: [
                "CocoaHosts", "RxCocoaHosts", "RxTestHosts", "TestHosts",
                .product(name: "SwitchboardRx", package: "Switchboard"),
            ],
            swiftSettings: [.define("SWITCHBOARD_TEST_RXSWIFT")]),
    ]
)
