import Foundation
import Switchboard
import TestHosts
import TestSupport
import XCTest

/// A proxy class that is restricted to the main actor.
@MainActor
private final class MainActorScrollProxy: DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType,
    @unchecked Sendable
{
    private(set) var offsets: [Double] = []
    private var subscription: SubscriptionToken?

    nonisolated init(view: ScrollView) {
        super.init(parentObject: view, delegateProxy: MainActorScrollProxy.self)
    }

    nonisolated static func registerKnownImplementations() { register { MainActorScrollProxy(view: $0) } }
    nonisolated static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(MainActorScrollProxy.self), to: UnsafeRawPointer.self)
    }

    func watch() {
        subscription = methodInvoked(ScrollViewDelegate.scrollViewDidScroll).subscribe { [weak self] view in
            let offset = view.contentOffset.y
            MainActor.assumeIsolated { self?.offsets.append(offset) }
        }
    }
}

/// CONFORMANCE H3.
final class MainActorTests: XCTestCase {
    @MainActor
    func test_H3_aProxyMayBeRestrictedToTheMainActor() {
        let view = ScrollView()
        let proxy = MainActorScrollProxy.proxy(for: view)
        proxy.watch()
        view.scroll(to: Point(x: 0, y: 7))
        XCTAssertEqual(proxy.offsets, [7])
    }

    func test_H3_misuseIsAnErrorOfTheCompiler() throws {
        try XCTSkipIf(isEmulated, "the compiler is for another processor than the modules")
        let proxy = """
            import Switchboard
            import TestHosts
            @MainActor final class MainProxy: DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType,
                @unchecked Sendable
            {
                nonisolated init(view: ScrollView) { super.init(parentObject: view, delegateProxy: MainProxy.self) }
                nonisolated static func registerKnownImplementations() { register { MainProxy(view: $0) } }
                func watch() {}
            }

            """
        XCTAssertEqual(try diagnostics(of: proxy + "@MainActor func use(_ proxy: MainProxy) { proxy.watch() }"), "")
        let errors = try diagnostics(of: proxy + "nonisolated func use(_ proxy: MainProxy) { proxy.watch() }")
        XCTAssertTrue(errors.contains("error: call to main actor-isolated instance method 'watch()'"), errors)
    }

    /// A page that lists every candidate was said before.
    func test_whatCannotBeObservedByReferenceIsOneSentenceOfTheCompiler() throws {
        try XCTSkipIf(isEmulated, "the compiler is for another processor than the modules")
        let source = """
            import Switchboard
            public protocol CallerDelegate: AnyObject {
                func name() -> String
                func may(_ one: Int, _ two: @escaping () -> Void) -> Bool
                func change(_ value: inout Int)
                func called(_ one: Int, _ two: @escaping () -> Void)
            }
            final class Caller: HasDelegate { weak var delegate: (any CallerDelegate)? }
            typealias Proxy = DelegateProxy<Caller, any CallerDelegate>
            func use(_ proxy: Proxy) throws {

            """
        for reference in ["change"] {
            for stage in ["sentMessage", "methodInvoked"] {
                let errors = try diagnostics(of: source + "_ = proxy.\(stage)(CallerDelegate.\(reference)) }")
                XCTAssertTrue(
                    errors.contains(
                        "error: '\(stage)' is unavailable: you can't reference a method with `inout` or noncopyable"),
                    errors)
                XCTAssertFalse(errors.contains("candidate"), errors)
            }
        }
        for reference in ["name", "may(_:_:)", "called"] {
            XCTAssertEqual(try diagnostics(of: source + "_ = proxy.sentMessage(CallerDelegate.\(reference)) }"), "")
        }
    }

    /// What the compiler says of a source that imports the modules of this build.
    private func diagnostics(of source: String) throws -> String {
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        // With the macros, the tests are built as a part of the tools.
        let modules = ["Modules-tool", "Modules"].map { products.appendingPathComponent($0).path }.first {
            FileManager.default.fileExists(atPath: $0 + "/TestHosts.swiftmodule")
        }
        guard let modules else { throw XCTSkip("the modules of this build are not beside the tests") }
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folders = ["CFFIShim", "Sources/CSupport", "Sources/CSwiftCall", "Sources/CForwarding"].flatMap {
            ["-I", package.appendingPathComponent($0 + "/include").path]
        }
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appendingPathComponent("misuse.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules] + folders + [file.path]
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus != 127 else { throw XCTSkip("there is no swiftc in the path") }
        return String(decoding: output, as: UTF8.self)
    }
}
