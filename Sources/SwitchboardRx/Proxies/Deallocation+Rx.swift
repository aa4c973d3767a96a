extension Reactive where Base: HasDeallocationHook {
    /// A stream that sends one element when the object's last strong reference is released, before its `deinit`, and
    /// completes.
    ///
    /// It sends on the thread that releases the reference. If you subscribe later, you receive the element and the
    /// completion at once. The stream doesn't retain the object. If the object's deallocation can't be observed, the
    /// stream fails with the core library's `DeallocationError`.
    ///
    /// ```swift
    /// slider.rx.deallocating.subscribe(onNext: { print("deallocating") }).disposed(by: disposeBag)
    /// ```
    public var deallocating: Observable<Void> { end(.deallocating) }

    /// A stream that sends one element when the object's `deinit` is over, and completes.
    ///
    /// It sends on the thread that released the last reference. If you subscribe later, you receive the element and the
    /// completion at once. The stream doesn't retain the object. If the object's deallocation can't be observed, the
    /// stream fails with the core library's `DeallocationError`.
    ///
    /// ```swift
    /// slider.rx.deallocated.subscribe(onNext: { print("deallocated") }).disposed(by: disposeBag)
    /// ```
    public var deallocated: Observable<Void> { end(.deallocated) }

    private func end(_ stage: Deallocation.Stage) -> Observable<Void> {
        Observable.create { [weak base] observer in
            guard let base else {
                observer.onNext(())
                observer.onCompleted()
                return Disposables.create()
            }
            let sent = Unchecked(observer)
            do {
                let observation = try Deallocation.observe(base, at: stage) {
                    sent.value.onNext(())
                    sent.value.onCompleted()
                }
                return Disposables.create { observation.cancel() }
            } catch {
                observer.onError(error)
                return Disposables.create()
            }
        }
    }
}
