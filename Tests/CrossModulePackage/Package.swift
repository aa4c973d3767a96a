// swift-tools-version: 6.2

// A program for scripts/check/cmo.sh, compiled with `-cross-module-optimization` as everything that it depends on is. A
// package of its own, as users' are.
import PackageDescription

let package = Package(
    name: "CrossModulePackage",
    dependencies: [.package(name: "Switchboard", path: "../..")],
    targets: [
        .target(name: "Parts", dependencies: [.product(name: "Switchboard", package: "Switchboard")]),
        .executableTarget(
            name: "cross-module-program",
            dependencies: [
                "Parts",
                .product(name: "Switchboard", package: "Switchboard"),
                .product(name: "SwitchboardFoundation", package: "Switchboard"),
                .product(name: "SwitchboardRx", package: "Switchboard"),
            ],
            // Only the file that imports it sees the Rx face.
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    ]
)
