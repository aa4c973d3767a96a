import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Makes an object that answers in place of an absent delegate.
///
/// This module does not use Switchboard: SwiftPM compiles both at once. Most of what takes time here are Foundation's
/// modules of C, which `SwitchboardFoundation` then finds compiled.
package func missingDelegate() -> any XMLParserDelegate & StreamDelegate & NSCacheDelegate & PortDelegate
    & NSKeyedArchiverDelegate & NSKeyedUnarchiverDelegate & FileManagerDelegate
{
    MissingDelegate()
}

/// Answers in place of absent delegates, as Foundation continues without one. Requirements for which a protocol has a
/// default implementation use that.
private final class MissingDelegate: NSObject, @unchecked Sendable {}

extension MissingDelegate: XMLParserDelegate, StreamDelegate {}

extension MissingDelegate: NSCacheDelegate {
    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject object: Any) {}
}

extension MissingDelegate: PortDelegate {
    func handle(_ message: PortMessage) {}
}

extension MissingDelegate: NSKeyedArchiverDelegate {
    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? { object }
    func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
    func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}
    func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
    func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
}

extension MissingDelegate: NSKeyedUnarchiverDelegate {
    func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses: [String]
    ) -> AnyClass? { nil }
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? { object }
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}
    func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
    func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}

/// The protocol's own implementations are internal.
extension MissingDelegate: FileManagerDelegate {
    func fileManager(
        _ fileManager: FileManager, shouldCopyItemAtPath source: String, toPath destination: String
    ) -> Bool { true }
    func fileManager(_ fileManager: FileManager, shouldCopyItemAt source: URL, to destination: URL) -> Bool { true }
    func fileManager(
        _ fileManager: FileManager, shouldMoveItemAtPath source: String, toPath destination: String
    ) -> Bool { true }
    func fileManager(_ fileManager: FileManager, shouldMoveItemAt source: URL, to destination: URL) -> Bool { true }
    func fileManager(
        _ fileManager: FileManager, shouldLinkItemAtPath source: String, toPath destination: String
    ) -> Bool { true }
    func fileManager(_ fileManager: FileManager, shouldLinkItemAt source: URL, to destination: URL) -> Bool { true }
    func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool { true }
    func fileManager(_ fileManager: FileManager, shouldRemoveItemAt url: URL) -> Bool { true }

    func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath source: String,
        toPath destination: String
    ) -> Bool { false }
    func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt source: URL,
        to destination: URL
    ) -> Bool { false }
    func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath source: String,
        toPath destination: String
    ) -> Bool { false }
    func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt source: URL,
        to destination: URL
    ) -> Bool { false }
    func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath source: String,
        toPath destination: String
    ) -> Bool { false }
    func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt source: URL,
        to destination: URL
    ) -> Bool { false }
    func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String
    ) -> Bool { false }
    func fileManager(
        _ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt url: URL
    ) -> Bool { false }
}
