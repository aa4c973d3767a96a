/// A queue, first in, first out, in memory of its own. One thread at a time may use it.
///
/// An element is gone from it, and kept by nothing here, as soon as it was taken.
final class ElementQueue<Element> {
    /// A ring of `capacity` places, of which the `count` from `first` on are initialized.
    private var places = UnsafeMutablePointer<Element>.allocate(capacity: 0)
    /// A power of two, or 0.
    private var capacity = 0
    private var first = 0
    private(set) var count = 0

    /// An empty queue keeps the room that it has, up to so many places.
    static var keptCapacity: Int { 1024 }

    deinit {
        for index in 0..<count { place(index).deinitialize(count: 1) }
        places.deallocate()
    }

    /// The place of an element, counted from the first.
    private func place(_ index: Int) -> UnsafeMutablePointer<Element> {
        places + ((first &+ index) & (capacity &- 1))
    }

    func append(_ element: Element) {
        if count == capacity { move(to: max(4, capacity * 2)) }
        place(count).initialize(to: element)
        count &+= 1
    }

    /// The first element, which is not in the queue any more. Precondition: there is one.
    func removeFirst() -> Element {
        precondition(count > 0)
        let place = place(0)
        first = (first &+ 1) & (capacity &- 1)
        count &-= 1
        return place.move()
    }

    /// Gives back the room of a great many elements that are gone. Precondition: it is empty.
    func shrink() {
        if capacity > Self.keptCapacity { move(to: 0) }
    }

    /// Precondition: there is room for all.
    private func move(to newCapacity: Int) {
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        for index in 0..<count { (moved + index).moveInitialize(from: place(index), count: 1) }
        places.deallocate()
        (places, capacity, first) = (moved, newCapacity, 0)
    }
}
