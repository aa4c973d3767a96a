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
        .testTarget(
            name: "SwitchboardRxTests",
            dependencies: [
                .product(name: "SwitchboardRx", package: "Switchboard"),
                .product(name: "_RxTestHosts", package: "Switchboard"),
            ],
            swiftSettings: [.define("SWITCHBOARD_TEST_RXSWIFT")])
    ]
)
