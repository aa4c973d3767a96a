import SwitchboardRx

// sample: readme-rx
extension Downloader: ReactiveCompatible {}
extension Reactive where Base: Downloader {
    var received: Observable<Int> {
        DownloaderDelegateProxy<Downloader>.proxy(for: base)
            .methodInvoked(DownloaderDelegate.downloader(_:didReceive:)).asObservable().map { $1.count }
    }
}
// end

@MainActor
func runReadmeRx() {
    let downloader = Downloader()
    let disposeBag = DisposeBag()
    // sample: readme-rx-use
    downloader.rx.received.scan(0, accumulator: +)
        .subscribe(onNext: { total in print("\(total) bytes so far") })
        .disposed(by: disposeBag)
    // end
    downloader.receive("one hundred")
}
