// swift-tools-version: 6.2

// Proxies in front of delegates of libraries that others wrote: `make test-wild`. A package of its own, so that the
// library depends on none of them.
import PackageDescription

let switchboard: Target.Dependency = .product(name: "Switchboard", package: "Switchboard")

/// A library of which a clone has to be at hand: a variable names its folder. Without it, its tests are left out.
struct Clone {
    let variable: String, product: String, tests: String

    var path: String? { Context.environment[variable].flatMap { $0.isEmpty ? nil : $0 } }
}

let clones = [
    Clone(variable: "SWIFTTERM", product: "SwiftTerm", tests: "SwiftTermTests"),
    Clone(variable: "ANTLR", product: "Antlr4", tests: "ANTLRTests"),
    Clone(variable: "LLBUILD", product: "llbuildSwift", tests: "LLBuildTests"),
].filter { $0.path != nil }

let package = Package(
    name: "Wild",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Switchboard", path: "../..", traits: ["Testing"]),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
    ] + clones.map { .package(name: $0.variable, path: $0.path!) },
    targets: [
        .target(name: "WildSupport", dependencies: [switchboard], path: "WildSupport"),
        .testTarget(name: "XCTestTests", dependencies: ["WildSupport", switchboard], path: "XCTestTests"),
        .testTarget(
            name: "GRDBTests",
            dependencies: ["WildSupport", switchboard, .product(name: "GRDB", package: "GRDB.swift")],
            path: "GRDBTests"),
        .testTarget(
            name: "NIOTests",
            dependencies: [
                "WildSupport", switchboard,
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
            ],
            path: "NIOTests"),
        .testTarget(
            name: "LoggingTests",
            dependencies: [
                "WildSupport", switchboard,
                .product(name: "Logging", package: "swift-log"),
                .product(name: "InMemoryLogging", package: "swift-log"),
            ],
            path: "LoggingTests"),
        .testTarget(
            name: "SpyTests",
            dependencies: [
                .product(name: "SwitchboardTesting", package: "Switchboard"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            path: "SpyTests"),
        .testTarget(
            name: "MetricsTests",
            dependencies: [
                "WildSupport", switchboard,
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
            ],
            path: "MetricsTests"),
        .testTarget(
            name: "ServerTests",
            dependencies: [
                "WildSupport", switchboard,
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "Logging", package: "swift-log"),
            ],
            path: "ServerTests"),
    ]
        + clones.map {
            .testTarget(
                name: $0.tests,
                dependencies: ["WildSupport", switchboard, .product(name: $0.product, package: $0.variable)],
                path: $0.tests)
        },
    swiftLanguageModes: [.v6]
)
