# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Short names for the usual work; CMakePresets.json does the rest.

SHELL := /bin/bash
.DEFAULT_GOAL := build
.PHONY: build demo wheel deb vscode test test-editors test-assert test-debug tidy check bench bench-native fuzz prove format clean help

BUILD := build/release
CMAKE_ARGS ?=
# Evaluated by the shell, after the packages are installed.
COMPILER = $$(utils/find-compiler.sh $(1))
FUZZ_SECONDS ?= 60
TIDY_SECONDS ?= 1200
BENCH_RUNS ?= 5
BENCH_SCALE ?= 0.2
# The folders whose sources `make check` gives to clang-tidy, as a regular
# expression; of these the ones that $(BUILD) is configured to build.
CHECK_FILES ?= (strata|tools|bench|test)
# The newest clang that LLVM's packages provide.
CLANGXX = $(firstword $(foreach v,22 21 20 19,$(shell command -v clang++-$(v))))

build: ## Build build/release/bin/strata and strata-codegen
	@utils/install-deps.sh build
	@utils/install-hooks.sh
	cmake --preset release $(call COMPILER,$(BUILD)) $(CMAKE_ARGS)
	cmake --build $(BUILD)

demo: build ## Show what the tool does on a small file
	@utils/demo.sh $(BUILD)/bin/strata

wheel: build ## Make a wheel of the Python package in build/wheel
	@utils/make-wheel.py --build-dir $(BUILD) --out build/wheel

deb: build ## Make a Debian package in build/deb
	@utils/make-deb.py --build-dir $(BUILD) --out build/deb

vscode: ## Pack the extension of VS Code as build/strata-mlir.vsix
	@utils/make-vsix.py --out build/strata-mlir.vsix

test-editors: ## Build, test the extensions of editors in Neovim, Emacs, node and Kate
	@utils/install-deps.sh test
	@utils/install-deps.sh editors
	cmake --preset release -DSTRATA_BUILD_TESTS=ON $(call COMPILER,$(BUILD)) $(CMAKE_ARGS)
	cmake --build $(BUILD) --target strata
	mkdir -p $(BUILD)/npm
	cp test/Editors/Inputs/npm/package.json $(BUILD)/npm/
	npm install --prefix $(BUILD)/npm --ignore-scripts --no-audit --no-fund
	@$$(sed -n 's/^STRATA_LIT:[A-Z]*=/python3 /p' $(BUILD)/CMakeCache.txt) -sv $(BUILD)/test/Editors

test: ## Build, run unit tests, lit tests and the checks in utils/
	@utils/install-deps.sh test
	cmake --preset release -DSTRATA_BUILD_TESTS=ON $(call COMPILER,$(BUILD)) $(CMAKE_ARGS)
	cmake --build $(BUILD)
	@utils/run-tests.py --build-dir $(BUILD)

test-assert: ## Build with assertions in build/assert, run all tests
	@utils/install-deps.sh test
	cmake --preset assert $(call COMPILER,build/assert) $(CMAKE_ARGS)
	cmake --build build/assert
	@utils/run-tests.py --build-dir build/assert

test-debug: ## Build with assertions and sanitizers in build/debug, run all tests
	@utils/install-deps.sh test
	cmake --preset debug $(CMAKE_ARGS)
	cmake --build build/debug
	@utils/run-tests.py --build-dir build/debug

bench: ## Run the benchmarks; compare with mlir-opt and write docs/performance.md
	@utils/install-deps.sh bench
	cmake --preset release -DSTRATA_BUILD_BENCH=ON $(call COMPILER,$(BUILD)) $(CMAKE_ARGS)
	cmake --build $(BUILD)
	@if [ -x $(BUILD)/bin/strata-bench ]; then $(BUILD)/bin/strata-bench; fi
	@bench/gen_inputs.py --scale $(BENCH_SCALE) --out build/bench-inputs
	@bench/write-performance.py --inputs build/bench-inputs --runs $(BENCH_RUNS)

bench-native: build ## Compare the speed of generated code with C compilers and OpenBLAS
	@utils/install-deps.sh bench-native
	@bench/native-compare.py --bin $(BUILD)/bin
	@bench/kernel-compare.py --bin $(BUILD)/bin
	@bench/kernels-compare.py --strata $(BUILD)/bin/strata --runs $(BENCH_RUNS)
	@bench/product-compare.py --bin $(BUILD)/bin
	@bench/naive-product-compare.py --strata $(BUILD)/bin/strata --rounds $(BENCH_RUNS)

fuzz: ## Run every fuzzer for FUZZ_SECONDS (60)
	@utils/install-deps.sh fuzz
	cmake --preset fuzz -DCMAKE_CXX_COMPILER=$(CLANGXX) \
	  -DCMAKE_C_COMPILER=$(subst clang++,clang,$(CLANGXX)) $(CMAKE_ARGS)
	cmake --build build/fuzz --target fuzzers
	@utils/run-fuzzers.sh build/fuzz $(FUZZ_SECONDS)

prove: build ## Prove bundled rules, folds and ranges by z3, write strata/Prove/bundled-proofs.txt
	@utils/install-deps.sh prove
	@utils/update-proofs.py --strata $(BUILD)/bin/strata

tidy: ## Run clang-tidy over changed sources, for TIDY_SECONDS (1200) at most
	@utils/install-deps.sh tidy
	@utils/check-tidy.py --build-dir $(BUILD) --max-seconds $(TIDY_SECONDS)

check: ## Check format and headers of all C++; run clang-tidy over CHECK_FILES (all)
	@utils/install-deps.sh format
	@utils/install-deps.sh tidy
	utils/check-format.py
	cmake --preset release -B build/check -DSTRATA_BUILD_TESTS=ON \
	  -DSTRATA_UNITY_BUILD=OFF $(call COMPILER,build/check) $(CMAKE_ARGS)
	cmake --build build/check
	utils/check-headers.py --compile --build-dir build/check
	run-clang-tidy -quiet -p build/check '^$(CURDIR)/$(CHECK_FILES)/.*\.cpp$$'

format: ## Reformat all C++ with clang-format
	@utils/install-deps.sh format
	utils/check-format.py --fix

clean: ## Remove build/
	rm -rf build

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST)
