extension Reactive where Base: HasDeallocationHook {
    /// The moment when the object's last strong reference is gone, before its `deinit`: one element, then completion,
    /// on the thread that drops the reference. The stream does not keep the object alive. Who subscribes later gets
    /// both at once.
    ///
    /// Fails with the core's `DeallocationError` if the object's end cannot be observed.
    public var deallocating: Observable<Void> { end(.deallocating) }

    /// The moment when the object's `deinit` is over: one element, then completion, on the thread that dropped the last
    /// reference. The stream does not keep the object alive. Who subscribes later gets both at once.
    ///
    /// Fails with the core's `DeallocationError` if the object's end cannot be observed.
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
