// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Downloader",
    platforms: [.macOS(.v15)],
    dependencies: [
        // Outside of this repository:
        // `.package(url: "<where you have it>", branch: "main", traits: ["Macros", "Testing"])`.
        .package(name: "Switchboard", path: "../..", traits: ["Macros", "Testing"])
    ],
    targets: [
        .target(name: "LoopbackServer"),
        .executableTarget(
            name: "downloader", dependencies: ["LoopbackServer", .product(name: "Switchboard", package: "Switchboard")]),
        // With a delegate that belongs to the main actor.
        .executableTarget(
            name: "screen-downloader",
            dependencies: [
                "LoopbackServer", .product(name: "SwitchboardFoundationNetworking", package: "Switchboard"),
            ]),
        // With a spy for the delegate.
        .testTarget(
            name: "DownloaderTests",
            dependencies: [
                "downloader", "LoopbackServer", .product(name: "SwitchboardTesting", package: "Switchboard"),
            ]),
        .testTarget(
            name: "ScreenDownloaderTests",
            dependencies: [
                "screen-downloader", "LoopbackServer",
                .product(name: "SwitchboardFoundationNetworking", package: "Switchboard"),
            ]),
    ]
)
