#if canImport(Combine) || Combine
    import Dispatch
    import Switchboard
    import SwitchboardCombine
    import TestHosts
    import TestSupport
    import XCTest

    #if canImport(Combine)
        import Combine
    #else
        import OpenCombine
    #endif

    /// Targets whose calls a scheduler delivers.
    final class DeliveryContextTests: XCTestCase {
        /// A scheduler over a serial queue.
        private struct QueueScheduler: Scheduler {
            typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
            typealias SchedulerOptions = Never
            let queue: DispatchQueue

            var now: SchedulerTimeType { ImmediateScheduler.shared.now }
            var minimumTolerance: SchedulerTimeType.Stride { ImmediateScheduler.shared.minimumTolerance }

            func schedule(options: Never?, _ action: @escaping () -> Void) {
                nonisolated(unsafe) let action = action
                queue.async { action() }
            }

            func schedule(
                after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
                _ action: @escaping () -> Void
            ) { schedule(options: options, action) }

            func schedule(
                after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
                tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
            ) -> any Cancellable {
                schedule(options: options, action)
                return AnyCancellable {}
            }
        }

        private final class Reader: MeterDelegate, @unchecked Sendable {
            var values: [Int] = []
            let check: () -> Void

            init(_ check: @escaping () -> Void) { self.check = check }

            func meter(_ meter: Meter, didRead value: Int) {}
            func didRead(_ value: Int) {
                check()
                values.append(value)
            }
            func didFeel(_ object: AnyObject) {}
            func didReset() {}
            func willSave(_ value: Int) throws {
                check()
                throw Refused(value: value)
            }
        }

        private struct Refused: Error, Equatable { let value: Int }

        func test_callsReachTheirTargetOnAScheduler() async throws {
            let queue = DispatchQueue(label: "reader")
            let reader = Reader { dispatchPrecondition(condition: .onQueue(queue)) }
            let proxy = ForwardingProxy<any MeterDelegate>(
                forwardingTo: reader, deliverOn: .scheduler(QueueScheduler(queue: queue)), answers: .blocking)
            nonisolated(unsafe) let object = proxy.object
            onThreads(4) { who in for number in 0..<500 { object.didRead(who * 500 + number) } }
            XCTAssertThrowsError(try object.willSave(7)) { XCTAssertEqual($0 as? Refused, Refused(value: 7)) }
            await proxy.delivered()
            for who in 0..<4 {
                XCTAssertEqual(reader.values.filter { $0 / 500 == who }, Array(who * 500..<(who + 1) * 500))
            }
        }

        func test_aSchedulerThatRunsWorkAtOnceDeliversWithinTheCall() throws {
            let reader = Reader {}
            let proxy = ForwardingProxy<any MeterDelegate>(
                forwardingTo: reader, deliverOn: .scheduler(ImmediateScheduler.shared), answers: .blocking)
            for number in 0..<3 {
                proxy.object.didRead(number)
                XCTAssertEqual(reader.values.last, number)
            }
            XCTAssertThrowsError(try proxy.object.willSave(1))
            XCTAssertEqual(proxy.pendingCalls, 0)
        }
    }
#endif
