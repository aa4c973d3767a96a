#if Testing
    import Switchboard
    import SwitchboardTesting
    import TestSupport
    import Testing

    /// Properties, in the shapes that the tests of Mockable and Cuckoo have: see `Tests/SpyShapes.md`.
    @Suite struct PortedPropertyTests {
        private let spy = Spy<any Shelfmark>()
        private var mark: any Shelfmark { spy.object }

        @Test func aReadIsStubbedAndVerified() {
            spy.stub(get: \.title).returns("a")
            spy.stub(get: \.subtitle).returns("b", nil)
            #expect(mark.title == "a")
            #expect(mark.subtitle == "b")
            #expect(mark.subtitle == nil)
            spy.verify(get: \.title, times: 1)
            spy.verify(get: \.subtitle, times: 2)
        }

        @Test func aWriteIsStubbedAndVerified() {
            let log = Log<Int>()
            spy.stub(get: \.count).returns(1)
            spy.stub(set: \.count).answers { log.add($0) }
            mark.count = 0
            #expect(mark.count == 1)
            #expect(log.entries == [0])
            spy.verify(get: \.count, times: 1)
            spy.verify(set: \.count, with: 0, times: 1)
        }

        @Test func optionalsAreWrittenAndRead() {
            let log = Log<Int?>()
            spy.stub(get: \.limit).returns(nil)
            spy.stub(set: \.limit, with: .where { $0 != nil }).answers { log.add($0) }
            spy.stub(set: \.limit, with: nil).answers { log.add($0) }
            mark.limit = 0
            mark.limit = nil
            #expect(mark.limit == nil)
            #expect(log.entries == [0, nil])
            spy.verify(set: \.limit, with: .equal(0), times: 1)
            spy.verify(set: \.limit, with: nil, times: 1)
            spy.verify(set: \.limit, with: .any, times: 2)
            spy.verify(get: \.limit, times: 1)
        }

        @Test func aPropertyKeepsWhatIsWritten() {
            spy.stub(\.count, keeping: 3)
            spy.stub(\.limit, keeping: nil)
            #expect(mark.count == 3)
            mark.count = 5
            mark.count += 2
            mark.limit = 1
            #expect(mark.count == 7)
            #expect(mark.limit == 1)
            spy.verify(set: \.count, with: 7, times: 1)
            spy.verify(set: \.count, times: 2)
            // A newer stub goes before.
            spy.stub(get: \.count).returns(0)
            #expect(mark.count == 0)
        }

        @Test func aPropertyReleasesWhatItKept() {
            let spy = Spy<any NotedShelf>()
            weak var first: NoteOfShelf?
            do {
                let note = NoteOfShelf()
                first = note
                spy.stub(\.note, keeping: note)
            }
            #expect(first != nil)
            spy.object.note = nil
            #expect(first == nil)
        }

        @Test func aPropertyOfTheTypeThatIsGivenForAnAssociatedType() {
            let spy = Spy<any NamedShelf<String>>(), objects = Spy<any NamedShelf<NoteOfShelf>>()
            let note = NoteOfShelf()
            spy.stub(get: \.name).returns("a")
            spy.stub(get: { $0.item }).returns("b")
            spy.stub((any NamedShelf<String>).first).returns("c")
            objects.stub(get: \.note).returns(note)
            objects.stub(get: { $0.item }).returns(NoteOfShelf())
            #expect([spy.object.name, spy.object.item, spy.object.first()] == ["a", "b", "c"])
            #expect(objects.object.note === note)
            #expect(objects.object.item !== note)
        }

        @Test func implicitlyUnwrappedOptionals() {
            spy.stub(get: \.note).returns(nil)
            spy.stub(set: \.note).returns()
            mark.note = 10
            #expect(mark.note == nil)
            spy.verify(get: \.note, times: 1)
            spy.verify(set: \.note, with: .equal(10), times: 1)
        }

        @Test func readsThatThrow() {
            spy.stub(get: { try $0.checked }).returns(5)
            #expect((try? mark.checked) == 5)
            spy.verify(get: { try $0.checked }, times: 1)
            spy.clearCalls()
            spy.stub(get: { try $0.checked }).throws(DeskError.closed)
            #expect(throws: DeskError.closed) { try mark.checked }
            spy.verify(get: { try $0.checked }, times: 1)
        }

        @Test func asynchronousReads() async throws {
            spy.stub(get: { await $0.remote }).returns(5)
            spy.stub(get: { try await $0.remoteChecked }).returns(7).throws(DeskError.closed)
            #expect(await mark.remote == 5)
            #expect(try await mark.remoteChecked == 7)
            await #expect(throws: DeskError.closed) { try await mark.remoteChecked }
            spy.verify(get: { await $0.remote }, times: 1)
            spy.verify(get: { try await $0.remoteChecked }, times: 2)
        }

        /// Swift 6.3 crashes at a key path to such a property, so closures read and write it.
        @Test func propertiesOfAssociatedTypes() {
            let spy = Spy<any FlagArchive>(), archive = spy.object
            let keeper = Keeper()
            let item = { (archive: any FlagArchive) in { (value: Bool) in archive.item = value } }
            let last = { (archive: any FlagArchive) in { (value: Bool?) in archive.last = value } }
            spy.stub(get: { $0.owner }).returns(keeper)
            spy.stub(get: { $0.item }).returns(false)
            spy.stub(get: { $0.last }).returns(true)
            spy.stub(item).returns()
            spy.stub(last).returns()
            archive.item = true
            archive.last = nil
            archive.last = false
            #expect(archive.owner === keeper && !archive.item && archive.last == true)
            spy.verify(get: { $0.owner }, times: 1)
            spy.verify(item, with: true, times: 1)
            spy.verify(last, with: .equal(false), times: 1)
            spy.verify(last, with: nil, times: 1)
            spy.verify(last, with: .any, times: 2)
        }

        /// Each value has the type that the real property has.
        @Test func aSpyOverAnObjectReadsItsProperties() {
            let real = RealShelfmark(), spy = Spy<any Shelfmark>(over: real)
            #expect(type(of: spy.object.title) == type(of: real.title))
            #expect(type(of: spy.object.subtitle) == type(of: real.subtitle))
            for number in [127, 0, 1] {
                real.count = number
                #expect(spy.object.count == number)
            }
            spy.record(get: \.count)
            #expect(spy.object.count == 1)
            spy.verify(get: \.count, times: .atLeast(1))
        }
    }
#endif
