// swift-tools-version: 6.0

import PackageDescription

// RxSwift is not fetched: RXSWIFT names a clone of it on this machine. This package must not have the folder name of
// that.
let clone = Context.environment["RXSWIFT"] ?? "RxSwift"

let package = Package(
    name: "rxswift-peer",
    dependencies: [.package(name: "RxSwift", path: clone)],
    targets: [
        .executableTarget(name: "rxswift-peer", dependencies: [.product(name: "RxSwift", package: "RxSwift")])
    ],
    swiftLanguageModes: [.v5]
)
