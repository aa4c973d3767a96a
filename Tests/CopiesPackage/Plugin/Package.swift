// swift-tools-version: 6.2

import PackageDescription

let product = Context.environment["SWITCHBOARD"] ?? "Switchboard"

let package = Package(
    name: "Plugin",
    products: [.library(name: "Plugin", type: .dynamic, targets: ["Plugin"])],
    dependencies: [.package(name: "Switchboard", path: "../../..", traits: [])],
    targets: [.target(name: "Plugin", dependencies: [.product(name: product, package: "Switchboard")])]
)
