// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "Switchboard",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Switchboard", targets: ["Switchboard"]),
        .library(name: "SwitchboardFoundation", targets: ["SwitchboardFoundation"]),
        .library(name: "SwitchboardFoundationNetworking", targets: ["SwitchboardFoundationNetworking"]),
        .library(name: "SwitchboardRx", targets: ["SwitchboardRx"]),
        .library(name: "SwitchboardCombine", targets: ["SwitchboardCombine"]),
        .library(name: "SwitchboardTesting", targets: ["SwitchboardTesting"]),
        .library(name: "SwitchboardTracing", targets: ["SwitchboardTracing"]),
        .library(name: "SwitchboardRecording", targets: ["SwitchboardRecording"]),
        // All of them in one shared library: for a process in which more than one image uses them.
        .library(
            name: "SwitchboardDynamic", type: .dynamic,
            targets: [
                "Switchboard", "SwitchboardFoundation", "SwitchboardFoundationNetworking", "SwitchboardRx",
                "SwitchboardCombine", "SwitchboardTracing", "SwitchboardRecording",
            ]),
        .executable(name: "xmltap", targets: ["xmltap"]),
        .executable(name: "httptap", targets: ["httptap"]),
        .executable(name: "dispatch-benchmark", targets: ["dispatch-benchmark"]),
    ],
    traits: [
        // Without it the package does not build swift-syntax, which takes ten times as long as the rest.
        .trait(name: "Macros", description: "`@DelegateProtocol`, for a developer's own protocols, on swift-syntax."),
        // Without it the package does not need OpenCombine.
        .trait(name: "Combine", description: "`SwitchboardCombine`, on OpenCombine where the system has no Combine."),
        // For test targets. Without it the package neither needs nor resolves CustomDump.
        .trait(name: "Testing", description: "`SwitchboardTesting`: spies and stubs for any protocol, on CustomDump."),
        // Without it `SwitchboardTracing` has its timelines only, and needs none of the packages of Swift servers.
        .trait(
            name: "Tracing",
            description: "`SwitchboardTracing` reports calls to swift-distributed-tracing, -metrics and -log."),
        // Without it the package neither needs nor resolves RxSwift. The first release that Swift 6.3 compiles is
        // 6.9.0.
        .trait(name: "RxSwift", description: "SwitchboardRx is a thin layer on RxSwift, in place of its own streams."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"605.0.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        // For a test only.
        .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.0.0"),
        .package(url: "https://github.com/ReactiveX/RxSwift", from: "6.9.0"),
    ],
    targets: [
        // MARK: The library
        .systemLibrary(
            name: "CLibFFI",
            pkgConfig: "libffi",
            providers: [.apt(["libffi-dev"]), .yum(["libffi-devel"]), .brew(["libffi"])]
        ),
        // Importers of these see their functions as ordinary symbols, which may be another binary's.
        .target(
            name: "CFFIShim", dependencies: ["CLibFFI", "CSupport"], path: "CFFIShim",
            cSettings: [.define("CFFI_IS_BUILT")]),
        .target(name: "CSupport", cSettings: [.define("CFFI_IS_BUILT")]),
        .target(name: "CSwiftCall", dependencies: ["CSupport"], cSettings: [.define("CFFI_IS_BUILT")]),
        .target(
            name: "CForwarding", dependencies: ["CFFIShim", "CSupport", "CSwiftCall"],
            cSettings: [.define("CFFI_IS_BUILT")]),
        .target(
            name: "Switchboard",
            dependencies: [
                "CForwarding", "CFFIShim", "CSupport", "CSwiftCall",
                .target(name: "SwitchboardMacros", condition: .when(traits: ["Macros"])),
            ],
            exclude: ["MacroSupport/README.md"]),
        .macro(
            name: "SwitchboardMacros",
            dependencies: [
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Macros"])),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax", condition: .when(traits: ["Macros"])),
            ]),
        .target(
            name: "SwitchboardFoundation",
            dependencies: ["Switchboard", "CSwitchboardFoundation", "SwitchboardFoundationDefaults"],
            exclude: ["README.md"]),
        // Waits for C, as Switchboard does, but uses neither: so it is compiled beside Switchboard, whose optimizer
        // leaves a core idle, and not while C is compiled on all of them.
        .target(name: "SwitchboardFoundationDefaults", dependencies: ["CForwarding", "CFFIShim"]),
        // Runs when a program that has the above is loaded.
        .target(name: "CSwitchboardFoundation", dependencies: ["CForwarding"]),
        .target(
            name: "SwitchboardFoundationNetworking",
            dependencies: ["SwitchboardFoundation", "CSwitchboardFoundationNetworking"]),
        .target(name: "CSwitchboardFoundationNetworking", dependencies: ["CForwarding"]),
        .target(
            name: "SwitchboardCombine",
            dependencies: [
                "Switchboard", "CSupport",
                .product(
                    name: "OpenCombine", package: "OpenCombine",
                    condition: .when(platforms: [.linux, .android, .windows], traits: ["Combine"])),
            ]),
        .target(
            name: "SwitchboardRx",
            dependencies: [
                "Switchboard", "SwitchboardRxEmbedded",
                .product(name: "RxSwift", package: "RxSwift", condition: .when(traits: ["RxSwift"])),
                .product(name: "RxRelay", package: "RxSwift", condition: .when(traits: ["RxSwift"])),
            ]),
        .target(name: "SwitchboardRxEmbedded"),

        .target(
            name: "SwitchboardTesting",
            dependencies: [
                "Switchboard",
                .product(name: "CustomDump", package: "swift-custom-dump", condition: .when(traits: ["Testing"])),
            ]),

        .target(name: "CTracing", dependencies: ["CSupport"], cSettings: [.define("CFFI_IS_BUILT")]),
        .target(
            name: "SwitchboardTracing",
            dependencies: [
                "Switchboard", "CTracing",
                .product(
                    name: "Tracing", package: "swift-distributed-tracing", condition: .when(traits: ["Tracing"])),
                .product(name: "CoreMetrics", package: "swift-metrics", condition: .when(traits: ["Tracing"])),
                .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Tracing"])),
            ]),

        // Apart from tracing, which needs no Foundation: the coders of the files are Foundation's.
        .target(name: "SwitchboardRecording", dependencies: ["Switchboard"]),

        // MARK: Programs
        // What both taps print, how they count, and where their traces go.
        .target(name: "TapSupport", dependencies: ["SwitchboardTracing"]),
        .executableTarget(
            name: "xmltap",
            dependencies: [
                "SwitchboardFoundation", "SwitchboardRecording", "TapSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "httptap",
            dependencies: [
                "SwitchboardFoundation", "SwitchboardFoundationNetworking", "TapSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        // On loopback, for the demo and for the tests of `httptap`.
        .target(name: "DemoServer"),
        .executableTarget(name: "demo-server", dependencies: ["DemoServer"]),
        .executableTarget(
            name: "soak",
            dependencies: [
                "Switchboard", "SwitchboardFoundationNetworking", "DemoServer", "CHeapFixtures",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/Soak"),
        .executableTarget(
            name: "dispatch-benchmark",
            dependencies: [
                "Switchboard", "SwitchboardFoundation", "SwitchboardRx", "SwitchboardTracing", "CFFIShim", "CPeers",
                "BenchmarkCounters",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["Combine"])),
            ],
            path: "Benchmarks/DispatchBenchmark",
            // Only the file that imports it sees the Rx face.
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]
        ),
        .executableTarget(
            name: "combine-benchmark", dependencies: ["SwitchboardCombine", "PairedMeasurement"],
            path: "Benchmarks/CombineBenchmark"),
        .executableTarget(
            name: "spy-benchmark", dependencies: ["SwitchboardTesting", "PairedMeasurement"],
            path: "Benchmarks/SpyBenchmark"),
        .target(
            name: "PairedMeasurement", dependencies: ["BenchmarkCounters"], path: "Benchmarks/PairedMeasurement"),
        .executableTarget(
            name: "rx-benchmark", dependencies: ["SwitchboardRx", "SwitchboardRxEmbedded"],
            path: "Benchmarks/RxBenchmark"),
        .target(name: "CPeers", dependencies: ["CLibFFI"], path: "Benchmarks/CPeers"),
        .target(name: "BenchmarkCounters", path: "Benchmarks/BenchmarkCounters"),

        // MARK: Tests
        .target(name: "TestProtocols", path: "Tests/TestProtocols"),
        .target(name: "GuardLibrary", dependencies: ["Switchboard"], path: "Tests/GuardLibrary"),
        .executableTarget(name: "guard-program", dependencies: ["GuardLibrary"], path: "Tests/GuardProgram"),
        .target(name: "TestSupport", dependencies: ["Switchboard", "CForwarding"], path: "Tests/TestSupport"),
        // Prints what the library knows of the runtime at hand: `make check-abi`.
        .executableTarget(
            name: "abi-facts", dependencies: ["Switchboard"], path: "Tests/ABIFacts", exclude: ["Found"]),
        .target(name: "CMessageFixtures", path: "Tests/CMessageFixtures"),
        .testTarget(
            name: "SwitchboardTests",
            dependencies: [
                "SwitchboardFoundation", "SwitchboardFoundationNetworking", "TestProtocols", "TestSupport", "CFFIShim",
                "CSupport", "CMessageFixtures",
            ]),
        .target(name: "TestHosts", dependencies: ["Switchboard"], path: "Tests/TestHosts"),
        .testTarget(
            name: "DelegateProxyTests",
            dependencies: [
                "Switchboard", "LanguageMode5", "TestHosts", "TestProtocols", "TestSupport", "CHeapFixtures",
            ]),
        // What declarations with `@preconcurrency` look like to it is another thing.
        .target(
            name: "LanguageMode5", dependencies: ["Switchboard", "TestProtocols"], path: "Tests/LanguageMode5",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "CConformanceFixtures", path: "Tests/CConformanceFixtures"),
        .target(
            name: "ConformanceHosts", dependencies: ["Switchboard", "CConformanceFixtures"],
            path: "Tests/ConformanceHosts"),
        .testTarget(
            name: "ConformanceTests",
            dependencies: [
                "Switchboard", "ConformanceHosts", "CConformanceFixtures", "CHeapFixtures", "TestHosts", "TestSupport",
            ]),
        .target(name: "CLoweringFixtures", path: "Tests/CLoweringFixtures"),
        .target(name: "LoweringProtocols", dependencies: ["CLoweringFixtures"], path: "Tests/LoweringProtocols"),
        .target(
            name: "ResilientTypes", path: "Tests/ResilientTypes",
            swiftSettings: [.unsafeFlags(["-enable-library-evolution"])]),
        .testTarget(
            name: "LoweringTests",
            dependencies: [
                "Switchboard", "SwitchboardTesting", "CLoweringFixtures", "LoweringProtocols", "ResilientTypes",
            ]),
        .testTarget(
            name: "LifetimeTests", dependencies: ["Switchboard", "TestProtocols", "TestSupport", "CHeapFixtures"]),
        .target(name: "CHeapFixtures", path: "Tests/CHeapFixtures"),
        .testTarget(
            name: "AsyncMessageTests", dependencies: ["Switchboard", "TestHosts", "TestProtocols", "TestSupport"]),
        .testTarget(
            name: "AsyncAlgorithmsTests",
            dependencies: [
                "Switchboard", "TestHosts", "TestSupport",
                .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
            ]),
        .target(name: "CMessageTargets", path: "Tests/CMessageTargets"),
        .testTarget(
            name: "MessageTests", dependencies: ["Switchboard", "TestSupport", "CMessageTargets", "CHeapFixtures"]),
        .target(name: "CSignatureFixtures", path: "Tests/CSignatureFixtures"),
        .testTarget(name: "CSignatureTests", dependencies: ["Switchboard", "CSignatureFixtures"]),
        .target(name: "TapTestSupport", path: "Tests/TapTestSupport"),
        .testTarget(name: "XMLTapTests", dependencies: ["xmltap", "TapTestSupport"]),
        .testTarget(name: "HTTPTapTests", dependencies: ["httptap", "DemoServer", "TapTestSupport"]),
        .target(name: "DelegateProtocolHost", dependencies: ["Switchboard"], path: "Tests/DelegateProtocolHost"),
        .testTarget(
            name: "DelegateProtocolTests", dependencies: ["Switchboard", "TestSupport", "DelegateProtocolHost"]),
        .testTarget(
            name: "SwitchboardMacrosTests",
            dependencies: [
                .target(name: "SwitchboardMacros", condition: .when(traits: ["Macros"])),
                .product(
                    name: "SwiftSyntaxMacroExpansion", package: "swift-syntax", condition: .when(traits: ["Macros"])),
            ]),
        .target(name: "SpyHost", dependencies: ["SwitchboardTesting", "Switchboard"], path: "Tests/SpyHost"),
        .testTarget(
            name: "SwitchboardTestingTests",
            dependencies: ["SwitchboardTesting", "SpyHost", "TestProtocols", "TestSupport"]),
        .testTarget(
            name: "SwitchboardTracingTests",
            dependencies: [
                "Switchboard", "SwitchboardTracing", "CTracing", "TestSupport",
                .product(
                    name: "InMemoryTracing", package: "swift-distributed-tracing",
                    condition: .when(traits: ["Tracing"])),
                .product(name: "MetricsTestKit", package: "swift-metrics", condition: .when(traits: ["Tracing"])),
            ]),
        .testTarget(
            name: "SwitchboardRecordingTests", dependencies: ["SwitchboardRecording", "Switchboard", "TestSupport"]),
        .testTarget(
            name: "SwitchboardCombineTests",
            dependencies: ["SwitchboardCombine", "TestHosts", "TestSupport", "CHeapFixtures"]),
        .target(name: "RxTestHosts", dependencies: ["SwitchboardRx", "TestHosts"], path: "Tests/RxTestHosts"),
        // Stand-ins for Cocoa's classes, which know nothing of the library; and for RxCocoa's proxies of them.
        .target(name: "CocoaHosts", path: "Tests/CocoaHosts"),
        .target(name: "RxCocoaHosts", dependencies: ["SwitchboardRx", "CocoaHosts"], path: "Tests/RxCocoaHosts"),
        // Tests/RxSwiftPackage has the same tests, against RxSwift.
        .testTarget(
            name: "SwitchboardRxTests", dependencies: ["SwitchboardRx", "RxTestHosts", "CocoaHosts", "RxCocoaHosts"]),

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

// What `make test` builds in release: without tests that say nothing of the optimizer. `make check` runs all of them.
if Context.environment["SWITCHBOARD_TESTS"] == "optimizer" {
    package.targets.removeAll {
        ["CSignatureTests", "SwitchboardMacrosTests", "XMLTapTests", "HTTPTapTests"].contains($0.name)
    }
    for target in package.targets where target.name == "LoweringTests" { target.exclude = ["Generated"] }
}

// What `make check` builds to run tests of the library as it is where there are no entry stubs, such as on Windows.
if Context.environment["SWITCHBOARD_PLATFORM"] == "other" {
    for target in package.targets where ["CFFIShim", "CSupport", "CSwiftCall", "CForwarding"].contains(target.name) {
        target.cSettings?.append(.define("CFFI_AS_ELSEWHERE"))
    }
    let served = ["ConformanceTests", "DelegateProtocolTests", "MessageTests", "CLibraryTests"]
    package.targets.removeAll { $0.isTest && !served.contains($0.name) }
}

// What `make check` builds with sanitizers. Not by `swift test --skip`, which names every other test in one argument:
// that is longer than the system allows.
if Context.environment["SWITCHBOARD_TESTS"] == "sanitized" {
    package.targets.removeAll { ["AsyncAlgorithmsTests", "XMLTapTests", "HTTPTapTests"].contains($0.name) }
}
