// swift-tools-version: 6.2

// README's first sample as a program: a delegate of Foundation's, and no macro, so that nothing builds swift-syntax.
import PackageDescription

let package = Package(
    name: "Feed",
    dependencies: [.package(name: "Switchboard", path: "../..")],
    targets: [
        .executableTarget(
            name: "Feed",
            dependencies: [
                .product(name: "Switchboard", package: "Switchboard"),
                .product(name: "SwitchboardFoundation", package: "Switchboard"),
            ],
            path: "Sources")
    ],
    swiftLanguageModes: [.v6]
)
