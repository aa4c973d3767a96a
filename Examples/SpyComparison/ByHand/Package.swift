// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "ByHand",
    platforms: [.macOS(.v15)],
    dependencies: [.package(path: "../Kiosk")],
    targets: [.testTarget(name: "KioskTests", dependencies: ["Kiosk"])]
)
