// swift-tools-version: 6.2

// The packages whose public protocols `make survey` counts. A package of its own, so that the library depends on none.
import PackageDescription

/// A package, and those of its library products that Linux builds and that need no test framework.
struct Surveyed {
    let url: String, version: Version, products: [String]

    init(_ path: String, _ version: Version, _ products: String...) {
        url = "https://github.com/\(path)"
        self.version = version
        self.products = products
    }

    var name: String { String(url.split(separator: "/").last!) }
}

let packages = [
    Surveyed("CoreOffice/XMLCoder", "0.18.2", "XMLCoder"),
    Surveyed("HdrHistogram/hdrhistogram-swift", "0.2.0", "Histogram"),
    Surveyed("LebJe/TOMLKit", "0.6.0", "TOMLKit"),
    Surveyed("OpenCombine/OpenCombine", "0.14.0", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"),
    Surveyed("apple/swift-algorithms", "1.2.1", "Algorithms"),
    Surveyed("apple/swift-argument-parser", "1.8.2", "ArgumentParser"),
    Surveyed("apple/swift-asn1", "1.7.4", "SwiftASN1"),
    Surveyed("apple/swift-async-algorithms", "1.1.4", "AsyncAlgorithms"),
    Surveyed("apple/swift-atomics", "1.3.0", "Atomics"),
    Surveyed("apple/swift-certificates", "1.21.1", "X509"),
    Surveyed("apple/swift-collections", "1.6.0", "Collections"),
    Surveyed("apple/swift-configuration", "1.4.0", "Configuration"),
    Surveyed("apple/swift-crypto", "4.5.2", "Crypto", "CryptoExtras"),
    Surveyed("apple/swift-distributed-tracing", "1.7.3", "Instrumentation", "Tracing", "InMemoryTracing"),
    Surveyed("apple/swift-http-structured-headers", "1.7.0", "StructuredFieldValues", "RawStructuredFieldValues"),
    Surveyed("apple/swift-http-types", "1.8.0", "HTTPTypes", "HTTPTypesFoundation"),
    Surveyed("apple/swift-log", "1.16.2", "Logging", "InMemoryLogging"),
    Surveyed("apple/swift-metrics", "2.13.0", "CoreMetrics", "Metrics"),
    Surveyed(
        "apple/swift-nio-extras", "1.35.2", "NIOExtras", "NIOSOCKS", "NIOHTTPCompression", "NIOHTTPTypes",
        "NIOHTTPTypesHTTP1", "NIOHTTPTypesHTTP2", "NIOResumableUpload", "NIOHTTPResponsiveness",
        "NIOCertificateReloading"),
    Surveyed("apple/swift-nio-http2", "1.46.0", "NIOHTTP2", "NIOHPACK"),
    Surveyed("apple/swift-nio-ssl", "2.37.6", "NIOSSL"),
    Surveyed("apple/swift-nio-transport-services", "1.28.0", "NIOTransportServices"),
    Surveyed(
        "apple/swift-nio", "2.101.2", "NIOCore", "NIOEmbedded", "NIOPosix", "NIOTLS", "NIOHTTP1",
        "NIOConcurrencyHelpers",
        "NIOFoundationCompat", "NIOWebSocket", "_NIOFileSystem"),
    Surveyed("apple/swift-numerics", "1.1.1", "Numerics"),
    Surveyed("apple/swift-protobuf", "1.39.0", "SwiftProtobuf", "SwiftProtobufPluginLibrary"),
    Surveyed("apple/swift-service-context", "1.5.1", "ServiceContextModule"),
    Surveyed("apple/swift-system", "1.8.1", "SystemPackage"),
    Surveyed("attaswift/BigInt", "6.0.1", "BigInt"),
    Surveyed("groue/GRDB.swift", "7.10.0", "GRDB"),
    Surveyed("grpc/grpc-swift-2", "2.4.3", "GRPCCore", "GRPCCodeGen", "GRPCInProcessTransport"),
    Surveyed("grpc/grpc-swift-nio-transport", "2.9.2", "GRPCNIOTransportHTTP2Posix"),
    Surveyed("grpc/grpc-swift-protobuf", "2.4.1", "GRPCProtobuf"),
    Surveyed(
        "hummingbird-project/hummingbird", "2.28.1", "Hummingbird", "HummingbirdCore", "HummingbirdHTTP2",
        "HummingbirdTLS", "HummingbirdRouter"),
    Surveyed("hummingbird-project/swift-mustache", "2.1.1", "Mustache"),
    Surveyed("jpsim/Yams", "6.2.2", "Yams"),
    Surveyed("kylef/PathKit", "1.0.1", "PathKit"),
    Surveyed("onevcat/Rainbow", "4.2.2", "Rainbow"),
    Surveyed("ordo-one/TextTable", "0.0.2", "TextTable"),
    Surveyed("pointfreeco/swift-custom-dump", "1.7.3", "CustomDump"),
    Surveyed("pointfreeco/xctest-dynamic-overlay", "1.13.1", "IssueReporting"),
    Surveyed("stencilproject/Stencil", "0.15.1", "Stencil"),
    Surveyed("swhitty/FlyingFox", "0.27.1", "FlyingFox", "FlyingSocks"),
    Surveyed("swift-server/async-http-client", "1.37.0", "AsyncHTTPClient"),
    Surveyed("swift-server/swift-service-lifecycle", "2.13.0", "ServiceLifecycle", "UnixSignals"),
    Surveyed("swiftcsv/SwiftCSV", "0.10.0", "SwiftCSV"),
    Surveyed("swiftlang/swift-docc-symbolkit", "1.0.0", "SymbolKit"),
    Surveyed("swiftlang/swift-subprocess", "1.0.2", "Subprocess"),
    Surveyed("vapor/jwt-kit", "5.7.1", "JWTKit"),
]

let package = Package(
    name: "Survey",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Switchboard", path: "../..", traits: ["Testing"])]
        + packages.map { .package(url: $0.url, exact: $0.version) },
    targets: [
        .executableTarget(
            name: "survey",
            dependencies: [
                .product(name: "Switchboard", package: "Switchboard"),
                .product(name: "SwitchboardTesting", package: "Switchboard"),
            ]
                + packages.flatMap { package in
                    package.products.map { .product(name: $0, package: package.name) }
                })
    ]
)
