import CoreMetrics
import Metrics
import SwitchboardTesting
import Testing

/// Spies in place of a backend of swift-metrics. For such tests, swift-metrics has `MetricsTestKit`, a hand-written
/// backend with a class for each of these protocols.
@Suite struct MetricsSpyTests {
    let factory = Spy<any MetricsFactory>()
    let counterHandler = Spy<any CounterHandler>()
    let recorderHandler = Spy<any RecorderHandler>()
    let timerHandler = Spy<any TimerHandler>()
    let meterHandler = Spy<any MeterHandler>()

    init() {
        factory.stub(MetricsFactory.makeCounter).returns(counterHandler.object)
        factory.stub(MetricsFactory.makeRecorder).returns(recorderHandler.object)
        factory.stub(MetricsFactory.makeTimer).returns(timerHandler.object)
        factory.stub(MetricsFactory.makeMeter).returns(meterHandler.object)
    }

    @Test func aCounterIsMadeOnceWithLabelAndDimensions() {
        let counter = Counter(label: "requests", dimensions: [("path", "/")], factory: factory.object)
        counter.increment()
        counter.increment()
        factory.verify(MetricsFactory.makeCounter, times: 1) { label, dimensions in
            label == "requests" && dimensions.map(\.0) == ["path"] && dimensions.map(\.1) == ["/"]
        }
        #expect(counterHandler.calls(of: CounterHandler.increment) == [1, 1])
    }

    @Test func incrementsOfAnyIntegerType() {
        let counter = Counter(label: "requests", factory: factory.object)
        counter.increment(by: UInt8(3))
        counter.increment(by: -2)
        counterHandler.verify(CounterHandler.increment, with: 3, times: 1)
        counterHandler.verify(CounterHandler.increment, with: -2, times: 1)
        counterHandler.verifyNoOtherCalls()
    }

    @Test func resetComesAfterTheIncrements() {
        let counter = Counter(label: "requests", factory: factory.object)
        counter.increment(by: 5)
        counter.reset()
        counterHandler.verifyInOrder {
            CounterHandler.increment
            CounterHandler.reset
        }
    }

    @Test func aRecorderSaysWhetherItAggregates() {
        _ = Recorder(label: "sizes", factory: factory.object)
        _ = Gauge(label: "load", factory: factory.object)
        #expect(factory.calls(of: MetricsFactory.makeRecorder).map(\.2) == [true, false])
    }

    @Test func wholeNumbersAndFractionsAreRecordedApart() {
        let recorder = Recorder(label: "sizes", factory: factory.object)
        recorder.record(3)
        recorder.record(0.5)
        #expect(recorderHandler.calls(of: RecorderHandler.record as (any RecorderHandler) -> (Int64) -> Void) == [3])
        #expect(recorderHandler.calls(of: RecorderHandler.record as (any RecorderHandler) -> (Double) -> Void) == [0.5])
    }

    @Test func timersTellNanoseconds() {
        let timer = Timer(label: "time", factory: factory.object)
        timer.recordMilliseconds(3)
        timer.recordSeconds(2)
        #expect(timerHandler.calls(of: TimerHandler.recordNanoseconds) == [3_000_000, 2_000_000_000])
    }

    @Test func aTimerPassesItsUnitOn() {
        _ = Timer(label: "time", preferredDisplayUnit: .milliseconds, factory: factory.object)
        timerHandler.verify(TimerHandler.preferDisplayUnit, with: .equal(.milliseconds), times: 1)
    }

    @Test func aMeterGoesUpAndDown() {
        let meter = Meter(label: "open", factory: factory.object)
        meter.set(4)
        meter.increment(by: 1.5)
        meter.decrement(by: 0.25)
        meterHandler.verifyInOrder {
            MeterHandler.set as (any MeterHandler) -> (Int64) -> Void
            MeterHandler.increment
            MeterHandler.decrement
        }
    }

    @Test func theFactoryHearsOfTheEnd() {
        let counter = Counter(label: "requests", factory: factory.object)
        counter.destroy()
        factory.verify(
            MetricsFactory.destroyCounter, with: .where { [object = counterHandler.object] in $0 === object }, times: 1)
    }

    @Test func aPartialSpyOverARealBackend() {
        let real = Spy<any MetricsFactory>(over: NOOPMetricsHandler.instance)
        let counter = Counter(label: "requests", factory: real.object)
        counter.increment()
        counter.destroy()
        real.verifyInOrder {
            MetricsFactory.makeCounter
            MetricsFactory.destroyCounter
        }
    }
}
