# `make demo` and `make test` set up what they need on a machine that has the Swift toolchain.

SWIFT ?= swift
DOCUMENT = /usr/share/mime/packages/freedesktop.org.xml

.PHONY: help setup setup-tests setup-targets setup-bench demo test test-quick fuzz test-protocols test-frame \
	test-messages test-arm64 test-arm64-swift test-debian-swift test-rxswift test-wild conformance bench bench-check bench-instructions bench-combine \
	bench-rx bench-rxswift docs soak check check-abi format clean

help:
	@echo "make demo        parse a real document, and download from a server on loopback, and watch the delegate calls"
	@echo "make test        all tests, debug and release"
	@echo "make test-quick  all tests, debug"
	@echo "make fuzz        random protocols, compiled and called in every way: SEED=1 METHODS=10000; part of make test"
	@echo "make test-protocols  random protocols with @DelegateProtocol: SEED=1 COUNT=600"
	@echo "make test-frame  the calling convention in C alone; part of make test"
	@echo "make test-messages  the C layer over libffi alone; part of make test"
	@echo "make test-arm64  the same for arm64, under QEMU"
	@echo "make test-arm64-swift  the Swift tests for arm64, under QEMU, and those in the wild, with the Swift of Debian's sid"
	@echo "make test-debian-swift  the same for this processor; with traits: TRAITS=Macros,Combine,Testing,Tracing"
	@echo "make test-rxswift  the Rx tests against RxSwift, from its address or from a clone: RXSWIFT=/path"
	@echo "make test-wild   proxies in front of GRDB's, SwiftNIO's, swift-log's and others' delegates; more of them from clones:"
	@echo "                 SWIFTTERM=/path ANTLR=/path LLBUILD=/path"
	@echo "make conformance  write the table of rules, Tests/CONFORMANCE.md, from the tests"
	@echo "make bench-combine  measure publishers, beside OpenCombine's subjects"
	@echo "make bench-rx    measure streams, and proxies that give Observables; make bench-rxswift: on RxSwift"
	@echo "make bench       measure dispatch beside its peers, and write Benchmarks/Reports"
	@echo "make bench-check  measure, and fail where Benchmarks/thresholds.json is exceeded"
	@echo "make bench-instructions  count the instructions of a call; CHECK=--check fails where there are more than before"
	@echo "make docs        the documentation, in .build-docs/html: samples built, run and taken over, links and comments checked"
	@echo "make soak        an hour of everything at once, memory and handles flat: MINUTES=10 SANITIZER=thread"
	@echo "make check-abi   compare what the library knows of Swift's ABI with the compiler at hand"
	@echo "make check       everything that a change has to pass, in stages: make check STAGES='format c targets debug ...'"
	@echo "make format      write every source in the project's format"

setup:
	@./scripts/setup.sh

setup-tests:
	@./scripts/setup.sh tests

setup-targets:
	@./scripts/setup.sh targets

# The release build takes half a minute, and makes the times in the tables mean something.
demo: setup
	@./scripts/setup-demo.sh $(DOCUMENT)
	@for product in xmltap httptap demo-server; do \
		(set -x; $(SWIFT) build -c release --scratch-path .build-demo --product $$product) || exit 1; \
	done
	@echo; echo "== A small document, every call"
	.build-demo/release/xmltap --check Examples/feed.xml
	@if [ -r $(DOCUMENT) ]; then \
		echo; echo "== A document of some megabytes, the table only"; \
		set -x; .build-demo/release/xmltap --quiet --check $(DOCUMENT); \
	fi
	@.build-demo/release/demo-server | ./scripts/demo-http.sh .build-demo/release/httptap

test: setup-tests
	@SWIFT=$(SWIFT) ./scripts/test.sh

test-quick: setup-tests
	@SWIFT=$(SWIFT) ./scripts/test.sh debug

# The same seed gives the same protocols. 10,000 methods take some 40 minutes.
fuzz: setup-tests
	@SWIFT=$(SWIFT) ./scripts/fuzz.sh $${SEED:-$$(date +%s)} $${METHODS:-300}

test-protocols: setup
	@SWIFT=$(SWIFT) ./scripts/test-protocols.sh $${SEED:-$$(date +%s)} $${COUNT:-600}

test-frame:
	@./scripts/test-frame.sh

test-messages: setup
	@./scripts/test-messages.sh

test-arm64:
	@./scripts/test-arm64.sh
	@./scripts/test-messages-arm64.sh

# With the Swift of Debian's sid: on this processor, and for arm64 under QEMU. The first run sets up some 10 GB in .build-debian.
test-debian-swift:
	@./scripts/test-debian-swift.sh amd64 debug release

test-arm64-swift:
	@./scripts/test-debian-swift.sh arm64 debug release

test-rxswift: setup
	@SWIFT=$(SWIFT) RXSWIFT=$(RXSWIFT) ./scripts/test-rxswift.sh

test-wild: setup-tests
	@SWIFT=$(SWIFT) SWIFTTERM=$(SWIFTTERM) ANTLR=$(ANTLR) LLBUILD=$(LLBUILD) ./scripts/test-wild.sh

bench-rxswift: setup
	@SWIFT=$(SWIFT) RXSWIFT=$(RXSWIFT) ./scripts/test-rxswift.sh bench

conformance: setup-tests
	@SWIFT=$(SWIFT) python3 scripts/conformance-table.py

# The first build takes some minutes. RXSWIFT=folder measures RxSwift, too: a clone of it.
bench: setup-bench
	@SWIFT=$(SWIFT) ./Benchmarks/run.sh > .build-bench.lines
	@SWIFT=$(SWIFT) python3 Benchmarks/report.py Benchmarks/Reports < .build-bench.lines
	@echo "Benchmarks/Reports/latest.md"

# Without the cases of several threads, which say more of the machine.
bench-check: setup-bench
	@SWIFT=$(SWIFT) PEERS=gnustep ./Benchmarks/run.sh --filter '^(proxy|macro|c|send)' > .build-bench.lines
	@python3 Benchmarks/check.py $${SCRATCH:-.build-bench}/release/dispatch-benchmark < .build-bench.lines

# Each fact of Sources/Switchboard/ABI/Facts.swift. scripts/abi-table.py keeps what was found for the documentation.
check-abi: setup
	@$(SWIFT) run --scratch-path $${SCRATCH:-.build} abi-facts

# What one call takes in instructions; CHECK=--check fails where it takes more than what was written. Needs valgrind.
bench-instructions: setup
	$(SWIFT) build -c release --scratch-path $${SCRATCH:-.build-bench} --traits Macros,Combine --product dispatch-benchmark
	@SWIFT=$(SWIFT) python3 Benchmarks/instructions.py $${SCRATCH:-.build-bench}/release/dispatch-benchmark $(CHECK)

setup-bench: setup
	@./scripts/setup-bench.sh

bench-combine: setup
	$(SWIFT) run -c release --traits Combine --scratch-path .build-combine combine-benchmark

bench-rx: setup
	$(SWIFT) run -c release rx-benchmark

# The first build takes some minutes; MACROS=FILE takes the macros that another build made.
docs: setup
	@SWIFT=$(SWIFT) MACROS=$(MACROS) ./scripts/docs.sh

# SANITIZER=address or thread; its allocator does not say what the heap has. What leaks is then not looked for: Foundation
# leaves behind what it gave to libcurl, and Swift keeps the side tables of weak references where no leak checker finds them.
soak: setup
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) run -c release --scratch-path .build-soak$(if $(SANITIZER),-$(SANITIZER)) $(if $(SANITIZER),--sanitize=$(SANITIZER)) \
		soak --minutes $(or $(MINUTES),60)

check: setup-targets
	@SWIFT=$(SWIFT) ./scripts/check.sh $(STAGES)

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Benchmarks Examples

clean:
	rm -rf .build .build-*
