// swift-tools-version: 6.2

// The samples of README.md and of the articles. `scripts/docs/documentation.py` takes them over into the texts. And
// what the samples in documentation comments use.
import PackageDescription

// With the macros that another build made: scripts/lib/macros.sh says how the compiler gets these.
let isWithPrebuiltMacros = Context.environment["SWITCHBOARD_PREBUILT_MACROS"] != nil

let package = Package(
    name: "Documentation",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(
            name: "Switchboard", path: "../..",
            traits: isWithPrebuiltMacros
                ? ["Combine", "Testing", "Tracing"] : ["Macros", "Combine", "Testing", "Tracing"]),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    ],
    targets: [
        .executableTarget(
            name: "samples",
            dependencies: [
                .product(name: "Switchboard", package: "Switchboard"),
                .product(name: "SwitchboardFoundation", package: "Switchboard"),
                .product(name: "SwitchboardFoundationNetworking", package: "Switchboard"),
                .product(name: "SwitchboardCombine", package: "Switchboard"),
                .product(name: "SwitchboardRx", package: "Switchboard"),
                .product(name: "SwitchboardTesting", package: "Switchboard"),
                .product(name: "SwitchboardTracing", package: "Switchboard"),
                .product(name: "SwitchboardRecording", package: "Switchboard"),
                .product(name: "Logging", package: "swift-log"),
            ],
            // Each file sees the modules that it imports, and no others: as in a program with this file alone.
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        // The types and variables of samples in documentation comments. `scripts/docs/comment-samples.py` compiles
        // these.
        .target(
            name: "Cast",
            dependencies: [
                .product(name: "Switchboard", package: "Switchboard"),
                .product(name: "SwitchboardCombine", package: "Switchboard"),
                .product(name: "SwitchboardRx", package: "Switchboard"),
                .product(name: "SwitchboardTesting", package: "Switchboard"),
                .product(name: "SwitchboardTracing", package: "Switchboard"),
                .product(name: "SwitchboardRecording", package: "Switchboard"),
            ]),
    ]
)
