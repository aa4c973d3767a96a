// swift-tools-version: 6.2

// Programs for scripts/test-static.sh, linked statically. A package of its own, because a package's programs are all
// linked in the same way.
import PackageDescription

let package = Package(
    name: "StaticPackage",
    dependencies: [.package(name: "Switchboard", path: "../..")],
    targets: [
        .executableTarget(
            name: "static-program", dependencies: [.product(name: "Switchboard", package: "Switchboard")]),
        // FoundationXML needs the system's libxml2, of which many systems have no static library.
        .executableTarget(
            name: "static-parser",
            dependencies: [
                .product(name: "Switchboard", package: "Switchboard"),
                .product(name: "SwitchboardFoundation", package: "Switchboard"),
            ]),
    ]
)
