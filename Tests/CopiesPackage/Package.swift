// swift-tools-version: 6.2

// A program and a shared library that both use Switchboard, for scripts/test/copies.sh: each with a copy of its own
// (`SWITCHBOARD=Switchboard`), or with one for both (`SWITCHBOARD=SwitchboardDynamic`). GuardShared has the protocols
// of a shared library, and guard-loader calls them.
import PackageDescription

let product = Context.environment["SWITCHBOARD"] ?? "Switchboard"

let package = Package(
    name: "CopiesPackage",
    products: [
        .library(name: "GuardShared", type: .dynamic, targets: ["GuardLibrary"])
    ],
    dependencies: [
        .package(name: "Switchboard", path: "../.."),
        .package(name: "Plugin", path: "Plugin"),
    ],
    targets: [
        .executableTarget(
            name: "copies-program",
            dependencies: [
                .product(name: product, package: "Switchboard"), .product(name: "Plugin", package: "Plugin"),
            ],
            swiftSettings: product == "Switchboard" ? [] : [.define("ONE_COPY")]),
        // Links neither, and loads the shared library.
        .executableTarget(name: "plugin-loader"),
        // The same sources as those of the program in Tests/GuardProgram: the folder is a link.
        .target(name: "GuardLibrary", dependencies: [.product(name: product, package: "Switchboard")]),
        .executableTarget(name: "guard-loader"),
    ]
)
