// swift-tools-version: 6.2

// What is tested three times: see ../README.md.
import PackageDescription

let package = Package(
    name: "Kiosk",
    platforms: [.macOS(.v15)],
    products: [.library(name: "Kiosk", targets: ["Kiosk"])],
    targets: [.target(name: "Kiosk")]
)
