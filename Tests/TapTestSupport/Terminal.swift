import Foundation
import XCTest

/// A pseudo-terminal.
public final class Terminal {
    /// The side of the program.
    public let device: FileHandle
    private let control: Int32

    /// Throws `XCTSkip` where the system has none.
    public init() throws {
        #if os(Linux)
            // The C library's functions are hidden from Swift; the kernel's requests are TIOCSPTLCK and TIOCGPTN.
            control = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
            var (lock, number): (Int32, UInt32) = (0, 0)
            guard ioctl(control, 0x4004_5431, &lock) == 0, ioctl(control, 0x8004_5430, &number) == 0 else {
                throw XCTSkip("no pseudo-terminal: \(String(cString: strerror(errno)))")
            }
            let name = "/dev/pts/\(number)"
        #else
            control = posix_openpt(O_RDWR | O_NOCTTY)
            guard grantpt(control) == 0, unlockpt(control) == 0 else {
                throw XCTSkip("no pseudo-terminal: \(String(cString: strerror(errno)))")
            }
            let name = String(cString: ptsname(control))
        #endif
        device = FileHandle(fileDescriptor: open(name, O_RDWR | O_NOCTTY | O_CLOEXEC), closeOnDealloc: true)
    }

    deinit { close(control) }

    /// Closes the side of the program here, which has its own.
    public func closeDevice() {
        try? device.close()
    }

    /// Until nobody has it open any more, which is an error on Linux and the end elsewhere.
    public func readToEnd() -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(control, &buffer, buffer.count)
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }
}
