// Exports the streams of this build, embedded or RxSwift's. The code for proxies only uses what both have.
@_exported import Switchboard

#if RxSwift
    @_exported import RxRelay
    @_exported import RxSwift
#else
    @_exported import SwitchboardRxEmbedded
#endif
