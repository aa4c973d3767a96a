import Foundation
import TapSupport

/// A file that gets its name when it is complete. Until then it is beside that, as `NAME.part`; a file that had the
/// name before stays until then.
struct PartFile: Sendable {
    let path: String
    private let descriptor: Int32
    private var part: String { path + ".part" }

    init(path: String) throws(Failure) {
        self.path = path
        descriptor = open(path + ".part", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .file(path + ".part", errno) }
    }

    func write(_ data: Data) throws(Failure) {
        for region in data.regions {
            if let error = TapSupport.write(Array(region)[...], to: descriptor) { throw .file(part, error) }
        }
    }

    /// Gives the file its name.
    func complete() throws(Failure) {
        guard close(descriptor) == 0, rename(part, path) == 0 else {
            let error = errno
            unlink(part)
            throw .file(path, error)
        }
    }

    /// Leaves nothing.
    func abandon() {
        close(descriptor)
        unlink(part)
    }

    /// A name for each URL: the last part of its path, with a number where another one has it.
    static func names(for urls: [URL]) -> [String] {
        var taken: Set<String> = []
        return urls.map { url in
            // A name of the server's choice stays in the directory.
            let last = url.path.hasSuffix("/") ? "" : url.lastPathComponent
            let name = [".", "..", "", "/"].contains(last) ? "index" : visible(last.replacing("/", with: "_"))
            var free = name
            var number = 2
            while !taken.insert(free).inserted {
                free = "\(name)-\(number)"
                number += 1
            }
            return free
        }
    }
}
