# `make demo` and `make test` install what they need on a machine with the Swift toolchain.

SWIFT ?= swift
DOCUMENT = /usr/share/mime/packages/freedesktop.org.xml

.PHONY: help setup setup-tests setup-targets setup-bench demo test test-quick fuzz test-protocols test-frame \
	test-messages test-arm64 test-arm64-swift test-debian-swift test-rxswift test-wild survey conformance bench bench-check bench-instructions bench-combine bench-spies \
	bench-rx bench-rxswift docs soak check check-abi format clean

help:
	@echo "make demo                observe the delegate calls of a parser and of downloads from loopback"
	@echo "make test                all tests, debug and release"
	@echo "make test-quick          all tests, debug"
	@echo "make conformance         write Tests/CONFORMANCE.md, the table of rules, from the tests' results"
	@echo "make fuzz                call the methods of random protocols in every way; SEED=1 METHODS=10000"
	@echo "make test-protocols      the same of protocols with @DelegateProtocol; SEED=1 COUNT=600"
	@echo "make test-frame          test Swift's calling convention in C alone"
	@echo "make test-messages       test the C layer over libffi alone"
	@echo "make test-arm64          the last two for arm64, in QEMU"
	@echo "make test-debian-swift   all tests with the Swift of Debian's sid; TRAITS=Macros,Combine,Testing,Tracing"
	@echo "make test-arm64-swift    the same for arm64, in QEMU"
	@echo "make test-rxswift        the Rx tests against RxSwift; RXSWIFT=/path/to/clone"
	@echo "make test-wild           proxies in front of other packages' delegates; SWIFTTERM=/path ANTLR=/path LLBUILD=/path"
	@echo "make survey              count what a proxy and a spy can do for each public protocol of 48 packages"
	@echo "make bench               measure calls beside the baseline and other libraries; writes Benchmarks/Reports"
	@echo "make bench-check         measure, and fail if a limit of Benchmarks/thresholds.json is exceeded"
	@echo "make bench-instructions  count the instructions of a call; CHECK=--check fails if there are more than before"
	@echo "make bench-combine       measure publishers, beside OpenCombine's subjects"
	@echo "make bench-spies         measure calls of spies, beside a mock written by hand"
	@echo "make bench-rx            measure streams and observables; make bench-rxswift: over RxSwift"
	@echo "make docs                build, run and insert the samples, check the documentation, write .build-docs/html"
	@echo "make soak                everything at once for an hour, with flat memory; MINUTES=10 SANITIZER=thread"
	@echo "make check-abi           compare the facts about Swift's ABI with this compiler"
	@echo "make check               everything that a change has to pass; STAGES='format c targets debug ...'"
	@echo "make format              format all sources"

setup:
	@./scripts/setup/all.sh

setup-tests:
	@./scripts/setup/all.sh tests

setup-targets:
	@./scripts/setup/all.sh targets

# In release, so that the times in the tables are realistic. The build takes half a minute.
demo: setup
	@./scripts/setup/demo.sh $(DOCUMENT)
	@for product in xmltap httptap demo-server; do \
		(set -x; $(SWIFT) build -c release --scratch-path .build-demo --product $$product) || exit 1; \
	done
	@echo; echo "== A small document, every call"
	.build-demo/release/xmltap --check Examples/feed.xml
	@if [ -r $(DOCUMENT) ]; then \
		echo; echo "== A document of some megabytes, the table only"; \
		set -x; .build-demo/release/xmltap --quiet --check $(DOCUMENT); \
	fi
	@.build-demo/release/demo-server | ./scripts/setup/demo-http.sh .build-demo/release/httptap

test: setup-tests
	@SWIFT=$(SWIFT) ./scripts/test/all.sh

test-quick: setup-tests
	@SWIFT=$(SWIFT) ./scripts/test/all.sh debug

# A seed always gives the same protocols. 10,000 methods take about 40 minutes.
fuzz: setup-tests
	@SWIFT=$(SWIFT) ./scripts/test/fuzz.sh $${SEED:-$$(date +%s)} $${METHODS:-300}

test-protocols: setup
	@SWIFT=$(SWIFT) ./scripts/test/protocols.sh $${SEED:-$$(date +%s)} $${COUNT:-600}

test-frame:
	@./scripts/test/frame.sh

test-messages: setup
	@./scripts/test/messages.sh

test-arm64:
	@./scripts/test/arm64.sh
	@./scripts/test/messages-arm64.sh

# With the Swift of Debian's sid. The first run sets up about 10 GB in .build-debian.
test-debian-swift:
	@./scripts/test/debian-swift.sh amd64 debug release

test-arm64-swift:
	@./scripts/test/debian-swift.sh arm64 debug release

test-rxswift: setup
	@SWIFT=$(SWIFT) RXSWIFT=$(RXSWIFT) ./scripts/test/rxswift.sh

test-wild: setup-tests
	@SWIFT=$(SWIFT) SWIFTTERM=$(SWIFTTERM) ANTLR=$(ANTLR) LLBUILD=$(LLBUILD) ./scripts/test/wild.sh

# The first build takes half an hour.
survey: setup
	@SWIFT=$(SWIFT) ./scripts/test/survey.sh

bench-rxswift: setup
	@SWIFT=$(SWIFT) RXSWIFT=$(RXSWIFT) ./scripts/test/rxswift.sh bench

conformance: setup-tests
	@SWIFT=$(SWIFT) python3 scripts/docs/conformance-table.py

# The first build takes minutes. RXSWIFT=/path/to/clone includes RxSwift.
bench: setup-bench
	@SWIFT=$(SWIFT) ./Benchmarks/run.sh > .build-bench.lines
	@SWIFT=$(SWIFT) python3 Benchmarks/report.py Benchmarks/Reports < .build-bench.lines
	@echo "Benchmarks/Reports/latest.md"

# Without the cases with several threads, which depend more on the machine.
bench-check: setup-bench
	@SWIFT=$(SWIFT) PEERS=gnustep ./Benchmarks/run.sh --filter '^(proxy|macro|c|send)' > .build-bench.lines
	@python3 Benchmarks/check.py $${SCRATCH:-.build-bench}/release/dispatch-benchmark < .build-bench.lines

# Each fact of Sources/Switchboard/ABI/ABIFact.swift. scripts/docs/abi-table.py keeps the results for the documentation.
check-abi: setup
	@$(SWIFT) run --scratch-path $${SCRATCH:-.build} abi-facts

# The instructions of one call. CHECK=--check fails if there are more than in instructions.json. Needs valgrind.
bench-instructions: setup
	$(SWIFT) build -c release --scratch-path $${SCRATCH:-.build-bench} --traits Macros,Combine --product dispatch-benchmark
	@SWIFT=$(SWIFT) python3 Benchmarks/instructions.py $${SCRATCH:-.build-bench}/release/dispatch-benchmark $(CHECK)

setup-bench: setup
	@./scripts/setup/bench.sh

bench-combine: setup
	$(SWIFT) run -c release --traits Combine --scratch-path .build-combine combine-benchmark

bench-spies: setup
	$(SWIFT) run -c release --traits Testing --scratch-path .build-spies spy-benchmark

bench-rx: setup
	$(SWIFT) run -c release rx-benchmark

# The first build takes minutes. MACROS=FILE uses the macros' plug-in of another build.
docs: setup
	@SWIFT=$(SWIFT) MACROS=$(MACROS) ./scripts/docs/all.sh

# SANITIZER is address or thread. With a sanitizer, the heap isn't measured, because its allocator doesn't report it.
# Leaks aren't detected: Foundation leaks memory of libcurl, and a leak checker doesn't find Swift's side tables of weak
# references.
soak: setup
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) run -c release --scratch-path .build-soak$(if $(SANITIZER),-$(SANITIZER)) $(if $(SANITIZER),--sanitize=$(SANITIZER)) \
		soak --minutes $(or $(MINUTES),60)

check: setup-targets
	@SWIFT=$(SWIFT) ./scripts/check/all.sh $(STAGES)

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Benchmarks Examples
	git ls-files '*.c' '*.h' | xargs clang-format -i

clean:
	rm -rf .build .build-*
