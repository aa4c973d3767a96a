// swift-tools-version: 6.1

// A program for scripts/test-static.sh, linked statically. A package of its own, because a package's programs are all
// linked in the same way.
import PackageDescription

let package = Package(
    name: "StaticPackage",
    dependencies: [.package(name: "Switchboard", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "static-program", dependencies: [.product(name: "Switchboard", package: "Switchboard")])
    ]
)
