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
        .executableTarget(name: "downloader", dependencies: [.product(name: "Switchboard", package: "Switchboard")]),
        // With a spy for the delegate.
        .testTarget(
            name: "DownloaderTests",
            dependencies: ["downloader", .product(name: "SwitchboardTesting", package: "Switchboard")]),
    ]
)
