import Dispatch

/// How the schedulers use a queue.
struct QueueActions: Sendable {
    let queue: DispatchQueue
    let leeway: DispatchTimeInterval

    func perform(_ work: @escaping () -> Void) {
        let work = Unchecked(work)
        queue.async { work.value() }
    }

    func schedule<State>(_ state: State, _ action: @escaping (State) -> any Disposable) -> any Disposable {
        let slot = SingleAssignmentDisposable()
        perform {
            if slot.isDisposed { return }
            slot.setDisposable(action(state))
        }
        return slot
    }

    func schedule<State>(
        _ state: State, after dueTime: DispatchTimeInterval, _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + dueTime, leeway: leeway)
        let all = CompositeDisposable()
        let cancelTimer = Disposables.create { timer.cancel() }
        timer.setEventHandler(
            handler: DispatchWorkItem {
                if all.isDisposed { return }
                _ = all.insert(action(state))
                cancelTimer.dispose()
            })
        _ = all.insert(cancelTimer)
        timer.resume()
        return all
    }

    func schedule<State>(
        _ state: State, after dueTime: DispatchTimeInterval, every period: DispatchTimeInterval,
        _ action: @escaping (State) -> State
    ) -> any Disposable {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + dueTime, repeating: period, leeway: leeway)
        let cancelTimer = Disposables.create { timer.cancel() }
        var state = state
        timer.setEventHandler(
            handler: DispatchWorkItem {
                if cancelTimer.isDisposed { return }
                state = action(state)
            })
        timer.resume()
        return cancelTimer
    }
}

extension DispatchQueue {
    private static let mainKey: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether this thread runs for the main queue.
    static var isMain: Bool {
        DispatchQueue.getSpecific(key: mainKey) != nil
    }
}
