// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Switchboard",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Switchboard", targets: ["Switchboard"]),
        .library(name: "SwitchboardFoundation", targets: ["SwitchboardFoundation"]),
        .library(name: "SwitchboardRx", targets: ["SwitchboardRx"]),
        .executable(name: "xmltap", targets: ["xmltap"]),
        .executable(name: "dispatch-benchmark", targets: ["dispatch-benchmark"]),
        // For the tests only: the guard of release builds, in a shared library.
        .library(name: "_GuardShared", type: .dynamic, targets: ["GuardLibrary"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
    ],
    targets: [
        // MARK: The library
        .systemLibrary(
            name: "CLibFFI",
            pkgConfig: "libffi",
            providers: [.apt(["libffi-dev"]), .yum(["libffi-devel"]), .brew(["libffi"])]
        ),
        .target(name: "CFFIShim", dependencies: ["CLibFFI"], path: "CFFIShim"),
        .target(name: "Switchboard", dependencies: ["CFFIShim"]),
        .target(name: "SwitchboardFoundation", dependencies: ["Switchboard"]),
        .target(name: "SwitchboardRx"),

        // MARK: Programs
        .executableTarget(
            name: "xmltap",
            dependencies: [
                "SwitchboardFoundation",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "dispatch-benchmark",
            dependencies: [
                "Switchboard", "CFFIShim", "CPeers", "AllocationCounter",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Benchmarks/DispatchBenchmark"
        ),
        .executableTarget(name: "rx-benchmark", dependencies: ["SwitchboardRx"], path: "Benchmarks/RxBenchmark"),
        .target(name: "CPeers", dependencies: ["CLibFFI"], path: "Benchmarks/CPeers"),
        .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),

        // MARK: Tests
        .target(name: "TestProtocols", path: "Tests/TestProtocols"),
        .target(name: "GuardLibrary", dependencies: ["Switchboard"], path: "Tests/GuardLibrary"),
        .executableTarget(name: "guard-program", dependencies: ["GuardLibrary"], path: "Tests/GuardProgram"),
        .executableTarget(name: "guard-loader", path: "Tests/GuardLoader"),
        .target(name: "TestSupport", dependencies: ["Switchboard"], path: "Tests/TestSupport"),
        .target(name: "CMessageFixtures", path: "Tests/CMessageFixtures"),
        .testTarget(
            name: "SwitchboardTests",
            dependencies: [
                "SwitchboardFoundation", "TestProtocols", "TestSupport", "CFFIShim", "CMessageFixtures",
            ]),
        .target(name: "TestHosts", dependencies: ["Switchboard"], path: "Tests/TestHosts"),
        .testTarget(
            name: "DelegateProxyTests", dependencies: ["Switchboard", "TestHosts", "TestSupport", "CHeapFixtures"]),
        .target(name: "CLoweringFixtures", path: "Tests/CLoweringFixtures"),
        .target(name: "LoweringProtocols", dependencies: ["CLoweringFixtures"], path: "Tests/LoweringProtocols"),
        .testTarget(name: "LoweringTests", dependencies: ["Switchboard", "CLoweringFixtures", "LoweringProtocols"]),
        .testTarget(
            name: "LifetimeTests", dependencies: ["Switchboard", "TestProtocols", "TestSupport", "CHeapFixtures"]),
        .target(name: "CHeapFixtures", path: "Tests/CHeapFixtures"),
        .target(name: "CMessageTargets", path: "Tests/CMessageTargets"),
        .testTarget(name: "MessageTests", dependencies: ["Switchboard", "TestSupport", "CMessageTargets"]),
        .target(name: "CSignatureFixtures", path: "Tests/CSignatureFixtures"),
        .testTarget(name: "CSignatureTests", dependencies: ["Switchboard", "CSignatureFixtures"]),
        .testTarget(name: "XMLTapTests", dependencies: ["xmltap"]),
        // Its sources compile against RxSwift, too, with SWITCHBOARD_TEST_RXSWIFT defined.
        .testTarget(name: "SwitchboardRxTests", dependencies: ["SwitchboardRx"]),

        // MARK: Tests with C libraries of the system. Nothing else needs these libraries.
        .systemLibrary(
            name: "CExpat",
            path: "Tests/CExpat",
            pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .yum(["expat-devel"]), .brew(["expat"])]
        ),
        .systemLibrary(
            name: "CSQLite",
            path: "Tests/CSQLite",
            pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"]), .brew(["sqlite"])]
        ),
        .target(name: "CLibraryFixtures", dependencies: ["CExpat", "CSQLite"], path: "Tests/CLibraryFixtures"),
        .testTarget(
            name: "CLibraryTests",
            dependencies: ["Switchboard", "TestSupport", "CExpat", "CSQLite", "CLibraryFixtures"]),
    ]
)
