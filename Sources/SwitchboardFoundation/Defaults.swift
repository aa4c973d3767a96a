import Foundation
import Switchboard
import SwitchboardFoundationDefaults

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Called when a default is looked for; see `CSwitchboardFoundation`.
@_cdecl("switchboard_foundation_provide_defaults")
func provideDefaults() {
    DelegateDefaults.provide((any XMLParserDelegate).self) { missingDelegate() }
    DelegateDefaults.provide((any NSCacheDelegate).self) { missingDelegate() }
    DelegateDefaults.provide((any NSKeyedArchiverDelegate).self) { missingDelegate() }
    DelegateDefaults.provide((any NSKeyedUnarchiverDelegate).self) { missingDelegate() }
    DelegateDefaults.provide((any StreamDelegate).self) { missingDelegate() }
    DelegateDefaults.provide((any PortDelegate).self) { missingDelegate() }
    DelegateDefaults.provide((any FileManagerDelegate).self) { missingDelegate() }
}
