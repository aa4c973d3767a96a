public import Switchboard

#if canImport(FoundationXML)
    public import FoundationXML
#else
    public import Foundation
#endif

extension XMLParser: HasDelegate {}
