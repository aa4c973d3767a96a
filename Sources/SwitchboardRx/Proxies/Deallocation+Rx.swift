extension Reactive where Base: HasDeallocationHook {
    /// The moment when the object's last strong reference is gone, before its `deinit`: one element, then completion, on the
    /// thread that drops the reference. It does not keep the object; who
    /// subscribes later gets both at once.
    ///
    /// An error is the core's `DeallocationRefusal`: the object's end cannot be heard of.
    public var deallocating: Observable<Void> { end(.deallocating) }

    /// The moment when the object's `deinit` is over: one element, then completion, on the thread that dropped the last
    /// reference. It does not keep the object; who
    /// subscribes later gets both at once.
    ///
    /// An error is the core's `DeallocationRefusal`: the object's end cannot be heard of.
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
