import Foundation
import Switchboard
import SwitchboardFoundationDefaults

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Called when a default is looked for; see `CSwitchboardFoundation`.
@_cdecl("switchboard_foundation_provide_defaults")
func provideDefaults() {
    DelegateDefaults.provide((any XMLParserDelegate).self) { nobody() }
    DelegateDefaults.provide((any NSCacheDelegate).self) { nobody() }
    DelegateDefaults.provide((any NSKeyedArchiverDelegate).self) { nobody() }
    DelegateDefaults.provide((any NSKeyedUnarchiverDelegate).self) { nobody() }
    DelegateDefaults.provide((any StreamDelegate).self) { nobody() }
    DelegateDefaults.provide((any PortDelegate).self) { nobody() }
    DelegateDefaults.provide((any FileManagerDelegate).self) { nobody() }
}
