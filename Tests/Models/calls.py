#!/usr/bin/env python3
"""Every order of events between calls that use a value without counting references (Sources/CSupport/include/CSupport/calls.h)
and a thread that takes the value away, on processors that delay stores (x86-64's total store order). At any time the kernel
may begin to refuse membarrier(2).

`calls.py`: explores them, and says how many states there are. It fails where a call uses a freed value, where a value is freed
twice or never, or where nothing goes on. `calls.py --break NAME` leaves a step out; then it has to fail. `--model`: what a call
does first. `taken`: it says in its place what it uses, and sees whether that is current, as `cffi_guard_take` does. `found`: it
announces what keeps the value (CSupport/hazard_reader.h), says in its place what it uses, and lets go of the announcement, as
`cffi_method_map_find` does.
"""

import argparse
import sys

# What may be left out, in both models and in each.
BREAKS = {
    "first-fence": "the one who takes a value away sends no fence before it looks",
    "flag": "a call's end does not look at its place's flag",
    "second-fence": "the one who settles sends no fence between flags and look",
    "slow-fence": "the one who settles relies on readers' fences when the kernel refuses",
    "again": "the one who settles does not look again after it has set a flag",
    "look": "the one who settles frees without a look",
}

TAKEN_BREAKS = {
    "check": "a call does not look again whether its value is current",
    "late-check": "a call looks whether it has to fence before it announces, and not after",
}
FOUND_BREAKS = {
    "announcement": "a call does not look again whether what keeps its value is current",
    "order": "a call lets go of the announcement before it says in its place what it uses",
}

# Whether readers have to fence: no; from now on; and every reader knows it.
NO, SOON, ALL = range(3)


class Model:
    """A state is a tuple: what is in memory, the store buffer of each thread, and where each thread is."""

    def __init__(self, readers, calls, left_out):
        self.readers, self.calls, self.left_out = readers, calls, left_out
        # Those that call, the one that takes the value away, and one that finds out that the kernel refuses.
        self.threads = readers + 2

    def start(self):
        memory = {"source": 1, "list": 0, "lock": -1, "frees": 0, "fences": NO}
        for reader in range(self.readers):
            memory[f"place{reader}"] = memory[f"flag{reader}"] = 0
        return (
            tuple(sorted(memory.items())), ((),) * self.threads,
            (("begin", self.calls),) * self.readers + (("unlink", 0), ("refuse", 0)))

    def steps(self, state):
        """All states that one event leads to."""
        packed, buffers, places = state
        for thread in range(self.threads):
            if buffers[thread]:
                # The oldest store arrives.
                memory = dict(packed)
                name, value = buffers[thread][0]
                memory[name] = value
                yield self.next(state, thread, memory=memory, buffer=buffers[thread][1:])
            if places[thread][0] != "end":
                yield from self.run(state, thread)

    def next(self, state, thread, memory=None, buffer=None, place=None):
        packed, buffers, places = state

        def put(values, value):
            return values if value is None else values[:thread] + (value,) + values[thread + 1:]

        return (
            tuple(sorted(memory.items())) if memory is not None else packed, put(buffers, buffer), put(places, place))

    def load(self, state, thread, name):
        for stored, value in reversed(state[1][thread]):
            if stored == name:
                return value
        return dict(state[0])[name]

    def store(self, state, thread, name, value):
        return state[1][thread] + ((name, value),)

    def run(self, state, thread):
        at, more = state[2][thread]
        yield from getattr(self, "at_" + at.replace("-", "_"))(state, thread, more)

    # A call

    def at_begin(self, state, reader, more):
        if self.load(state, reader, "source") == 0:
            yield self.next(state, reader, place=("end", 0))
        elif self.load(state, reader, "fences") != NO:
            # It counts, as do all that follow.
            yield self.next(state, reader, place=("end", 0))
        else:
            yield self.next(state, reader, place=("announce", more))

    def at_announce(self, state, reader, more):
        then = "check" if self.left_out == "late-check" else "late-check"
        yield self.next(state, reader, buffer=self.store(state, reader, f"place{reader}", 1), place=(then, more))

    def at_late_check(self, state, reader, more):
        counts = self.load(state, reader, "fences") != NO
        yield self.next(state, reader, place=("leave" if counts else "check", more))

    def at_check(self, state, reader, more):
        current = self.left_out == "check" or self.load(state, reader, "source") == 1
        yield self.next(state, reader, place=("use" if current else "leave", more))

    def at_use(self, state, reader, more):
        if dict(state[0])["frees"]:
            raise AssertionError("a call uses a freed value")
        yield self.next(state, reader, place=("leave", more))

    def at_leave(self, state, reader, more):
        yield self.next(state, reader, buffer=self.store(state, reader, f"place{reader}", 0), place=("flag", more))

    def at_flag(self, state, reader, more):
        wanted = self.left_out != "flag" and self.load(state, reader, f"flag{reader}")
        again = ("begin", more - 1) if more > 1 else ("end", 0)
        yield self.next(state, reader, place=("lock", again) if wanted else again)

    # Settling: a lock and a look that sets flags; if it set one, a fence for all and another look

    def at_lock(self, state, thread, then):
        # Locks are taken by an operation for which the buffer has to be empty.
        if state[1][thread] or dict(state[0])["lock"] != -1:
            return
        memory = dict(state[0])
        if thread < self.readers:
            memory[f"flag{thread}"] = 0
        if memory["list"]:
            memory["lock"] = thread
            yield self.next(state, thread, memory=memory, place=("look", (0, False, False, then)))
        else:
            yield self.next(state, thread, memory=memory, place=then)

    def at_fence(self, state, thread, more):
        """membarrier(2), or waiting: each other thread empties its buffer at some moment."""
        other, is_slow, then = more
        if then[0] == "look" and self.left_out == "second-fence" or then[0] == "scan" and self.left_out == "first-fence":
            yield self.next(state, thread, place=then)
            return
        if other == 0:
            fences = dict(state[0])["fences"]
            if fences == SOON:
                # The kernel refuses, and another thread waits until that is known: this one waits for it.
                return
            if fences == ALL and (not is_slow or self.left_out == "slow-fence"):
                yield self.next(state, thread, place=then)
                return
        if other == self.threads:
            yield self.next(state, thread, place=then)
        elif not state[1][other]:
            yield self.next(state, thread, place=("fence", (other + 1, is_slow, then)))

    def at_look(self, state, thread, more):
        """At one thread after another: the place of a call that uses the value is flagged."""
        reader, is_used, is_new, then = more
        memory = dict(state[0])
        if reader < self.readers:
            if self.load(state, thread, f"place{reader}") and self.left_out != "look":
                is_used, is_new = True, is_new or not memory[f"flag{reader}"]
                memory[f"flag{reader}"] = 1
            yield self.next(state, thread, memory=memory, place=("look", (reader + 1, is_used, is_new, then)))
            return
        if is_new and self.left_out != "again":
            yield self.next(state, thread, place=("fence", (0, True, ("look", (0, False, False, then)))))
            return
        if not is_used:
            memory["list"] = 0
            memory["frees"] += 1
        memory["lock"] = -1
        yield self.next(state, thread, memory=memory, place=then)

    # The kernel refuses: readers are told to fence; when all of them know it, nobody waits any more

    def at_refuse(self, state, thread, _):
        # Or it never does.
        yield self.next(state, thread, place=("end", 0))
        memory = dict(state[0])
        memory["fences"] = SOON
        yield self.next(state, thread, memory=memory, place=("wait", 0))

    def at_wait(self, state, thread, other):
        if other == self.threads:
            memory = dict(state[0])
            memory["fences"] = ALL
            yield self.next(state, thread, memory=memory, place=("end", 0))
        elif not state[1][other]:
            yield self.next(state, thread, place=("wait", other + 1))

    # Taking the value away

    def at_unlink(self, state, thread, _):
        memory = dict(state[0])
        memory["source"] = 0
        yield self.next(state, thread, memory=memory, place=("fence", (0, False, ("scan", 0))))

    def at_scan(self, state, thread, reader):
        memory = dict(state[0])
        if reader == self.readers:
            memory["frees"] += 1
            yield self.next(state, thread, memory=memory, place=("end", 0))
        elif self.load(state, thread, f"place{reader}"):
            yield self.next(state, thread, place=("enlist", 0))
        else:
            yield self.next(state, thread, place=("scan", reader + 1))

    def at_enlist(self, state, thread, _):
        if dict(state[0])["lock"] != -1:
            return
        memory = dict(state[0])
        memory["list"] = 1
        yield self.next(state, thread, memory=memory, place=("lock", ("end", 0)))


class FoundModel(Model):
    """A call finds its value in what keeps it, and that is announced meanwhile."""

    def start(self):
        packed, buffers, places = super().start()
        memory = dict(packed) | {f"announced{reader}": 0 for reader in range(self.readers)}
        return tuple(sorted(memory.items())), buffers, places

    def at_begin(self, state, reader, more):
        if self.load(state, reader, "source") == 0:
            yield self.next(state, reader, place=("end", 0))
        else:
            yield self.next(state, reader, place=("announce-keeper", more))

    def at_announce_keeper(self, state, reader, more):
        buffer = self.store(state, reader, f"announced{reader}", 1)
        yield self.next(state, reader, buffer=buffer, place=("reader-fence", more))

    def at_reader_fence(self, state, reader, more):
        if self.load(state, reader, "fences") == NO:
            yield self.next(state, reader, place=("keeper", more))
        else:
            yield self.next(state, reader, place=("flush", more))

    def at_flush(self, state, reader, more):
        if not state[1][reader]:
            yield self.next(state, reader, place=("keeper", more))

    def at_keeper(self, state, reader, more):
        if self.left_out != "announcement" and self.load(state, reader, "source") == 0:
            yield self.next(state, reader, place=("clear", ("end", 0)))
        elif self.load(state, reader, "fences") != NO:
            # It counts, while what keeps the value is announced.
            yield self.next(state, reader, place=("clear", ("end", 0)))
        elif self.left_out == "order":
            yield self.next(state, reader, place=("clear", ("say", ("use", more))))
        else:
            yield self.next(state, reader, place=("say", ("clear", ("use", more))))

    def at_say(self, state, reader, then):
        yield self.next(state, reader, buffer=self.store(state, reader, f"place{reader}", 1), place=then)

    def at_clear(self, state, reader, then):
        yield self.next(state, reader, buffer=self.store(state, reader, f"announced{reader}", 0), place=then)

    def at_scan(self, state, thread, reader):
        """First until nobody announces what keeps the value: whoever clears the last announcement goes on here."""
        if reader == 0 and any(dict(state[0])[f"announced{other}"] for other in range(self.readers)):
            return
        yield from super().at_scan(state, thread, reader)


MODELS = {"taken": (Model, BREAKS | TAKEN_BREAKS), "found": (FoundModel, BREAKS | FOUND_BREAKS)}


def explore(model):
    """How many states there are. Raises an `AssertionError` where one is wrong."""
    seen, waiting = set(), [model.start()]
    while waiting:
        state = waiting.pop()
        if state in seen:
            continue
        seen.add(state)
        memory = dict(state[0])
        if memory["frees"] > 1:
            raise AssertionError("a value is freed twice")
        following = list(model.steps(state))
        if not following:
            if any(place[0] != "end" for place in state[2]):
                raise AssertionError("nothing goes on")
            if memory["frees"] != 1:
                raise AssertionError("a value is never freed")
        waiting.extend(following)
    return len(seen)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", choices=MODELS, default="taken")
    parser.add_argument("--break", dest="left_out", metavar="NAME")
    parser.add_argument("--steps", action="store_true", help="print the names of the steps that can be left out")
    options = parser.parse_args()
    model, breaks = MODELS[options.model]
    if options.steps:
        print(*sorted(breaks), sep="\n")
        return
    if options.left_out and options.left_out not in breaks:
        parser.error(f"--break: expected one of {', '.join(sorted(breaks))}, found {options.left_out}")
    try:
        for readers, calls in [(1, 2), (2, 1), (2, 2)]:
            states = explore(model(readers, calls, options.left_out))
            print(f"{options.model}, {readers} threads with {calls} calls each: {states} states")
    except AssertionError as error:
        sys.exit(f"calls.py: {error}")


main()
