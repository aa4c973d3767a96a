// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Downloader",
    platforms: [.macOS(.v15)],
    dependencies: [
        // Outside of this repository: `.package(url: "<where you have it>", branch: "main", traits: ["Macros"])`.
        .package(name: "Switchboard", path: "../..", traits: ["Macros"])
    ],
    targets: [
        .executableTarget(name: "downloader", dependencies: [.product(name: "Switchboard", package: "Switchboard")])
    ]
)
