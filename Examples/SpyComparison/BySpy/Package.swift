// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "BySpy",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(path: "../Kiosk"),
        .package(name: "Switchboard", path: "../../..", traits: ["Testing"]),
    ],
    targets: [
        .testTarget(
            name: "KioskTests",
            dependencies: ["Kiosk", .product(name: "SwitchboardTesting", package: "Switchboard")])
    ]
)
