// Whichever streams there are. The proxies' face is written on what both have.
@_exported import Switchboard

#if RxSwift
    @_exported import RxRelay
    @_exported import RxSwift
#else
    @_exported import SwitchboardRxEmbedded
#endif
