/// A first-in, first-out queue in memory of its own. Only one thread may use it at a time.
///
/// As soon as an element is taken, the queue no longer keeps it alive. Its properties aren't watched for simultaneous
/// accesses, which would take longer than what it does.
final class ElementQueue<Element> {
    /// A ring of `capacity` places. The `count` places from `start` on are initialized.
    @exclusivity(unchecked) private var places = UnsafeMutablePointer<Element>.allocate(capacity: 0)
    /// A power of two, or 0.
    @exclusivity(unchecked) private var capacity = 0
    @exclusivity(unchecked) private var start = 0
    @exclusivity(unchecked) private(set) var count = 0

    /// The number of places that an empty queue keeps.
    static var keptCapacity: Int { 1024 }

    deinit {
        for index in 0..<count { place(index).deinitialize(count: 1) }
        places.deallocate()
    }

    /// The place of an element, given by its index from the first.
    private func place(_ index: Int) -> UnsafeMutablePointer<Element> {
        places + ((start &+ index) & (capacity &- 1))
    }

    /// The first element, which stays; nil if there is none.
    var first: Element? { count > 0 ? place(0).pointee : nil }

    func append(_ element: Element) {
        if count == capacity { move(to: max(4, capacity * 2)) }
        place(count).initialize(to: element)
        count &+= 1
    }

    /// Removes and returns the first element. Precondition: there is one.
    func removeFirst() -> Element {
        precondition(count > 0)
        let place = place(0)
        start = (start &+ 1) & (capacity &- 1)
        count &-= 1
        return place.move()
    }

    /// Frees the memory of an unusually large number of elements that are gone. Precondition: the queue is empty.
    func shrink() {
        if capacity > Self.keptCapacity { move(to: 0) }
    }

    /// Precondition: there is room for all.
    private func move(to newCapacity: Int) {
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        for index in 0..<count { (moved + index).moveInitialize(from: place(index), count: 1) }
        places.deallocate()
        (places, capacity, start) = (moved, newCapacity, 0)
    }
}
