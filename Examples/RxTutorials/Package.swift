// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "RxTutorials",
    platforms: [.macOS(.v15)],
    dependencies: [
        // Outside of this repository: `.package(url: "<where you have it>", branch: "main")`. Without traits it needs
        // neither swift-syntax nor RxSwift; with `traits: ["RxSwift"]` the same program runs on RxSwift.
        .package(name: "Switchboard", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "rx-tutorials",
            dependencies: [
                "CocoaHosts", "RxCocoaHosts", "RxTestHosts", "TestHosts",
                .product(name: "SwitchboardRx", package: "Switchboard"),
            ]),
        // The views of this program, in place of UIKit's, and their proxies: links to folders of the library's tests.
        .target(name: "TestHosts", dependencies: [.product(name: "Switchboard", package: "Switchboard")]),
        .target(
            name: "RxTestHosts",
            dependencies: ["TestHosts", .product(name: "SwitchboardRx", package: "Switchboard")]),
        .target(name: "CocoaHosts"),
        .target(
            name: "RxCocoaHosts",
            dependencies: ["CocoaHosts", .product(name: "SwitchboardRx", package: "Switchboard")]),
    ]
)
