// swift-tools-version: 6.2

// Programs for scripts/test/static.sh and scripts/check/ways.sh, which compile and link them in many ways. A package of
// its own, because a package's programs are all linked in the same way.
import PackageDescription

let package = Package(
    name: "WaysPackage",
    dependencies: [.package(name: "Switchboard", path: "../..")],
    targets: [
        .executableTarget(
            name: "ways-program", dependencies: ["WaysParts", .product(name: "Switchboard", package: "Switchboard")]),
        .target(name: "WaysParts"),
        .executableTarget(
            name: "ways-isolated", dependencies: [.product(name: "Switchboard", package: "Switchboard")]),
        // FoundationXML needs the system's libxml2, of which many systems have no static library.
        .executableTarget(
            name: "ways-parser",
            dependencies: [
                .product(name: "Switchboard", package: "Switchboard"),
                .product(name: "SwitchboardFoundation", package: "Switchboard"),
            ]),
    ]
)
