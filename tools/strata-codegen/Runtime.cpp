// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers, time, memory and random numbers. The output is compared with that of
// mlir-runner's libraries by test/Codegen/runtime-upstream.test.
#include "tools/strata-codegen/Runtime.h"

#include "tools/strata-codegen/ParallelFor.h"
#include "tools/strata-codegen/RuntimeTypes.h"

#include "llvm/Support/MathExtras.h"

#include <atomic>
#include <chrono>
#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <utility>

using namespace strata;
using namespace strata::codegen;

//===-- Printing -------------------------------------------------------------===//

static void printI64(int64_t value) { std::printf("%" PRId64, value); }
static void printI32(int32_t value) { printI64(value); }
static void printU64(uint64_t value) { std::printf("%" PRIu64, value); }
static void printF32(float value) { std::printf("%g", double(value)); }
static void printF64(double value) { std::printf("%g", value); }
/// Programs pass the bits as an integer.
static void printF16(uint16_t bits) {
  std::printf("%g", double(Half{bits}.get()));
}
static void printBF16(uint16_t bits) {
  std::printf("%g", double(BFloat{bits}.get()));
}
static void printString(const char *text) { std::fputs(text, stdout); }
static void printOpen() { std::fputs("( ", stdout); }
static void printClose() { std::fputs(" )", stdout); }
static void printComma() { std::fputs(", ", stdout); }
static void printNewline() { std::fputc('\n', stdout); }
static void printFlops(double flops) {
  std::fprintf(stderr, "%lf GFLOPS\n", flops / 1.0e9);
}

//===-- Memory and time ------------------------------------------------------===//

static std::atomic<uint64_t> failedAllocation = 0;
static_assert(std::atomic<uint64_t>::is_always_lock_free);

uint64_t codegen::getFailedAllocation() { return failedAllocation; }

/// `memory`, noted if it is null: the code that `memref.alloc` becomes does not
/// check it.
static void *noteFailure(void *memory, uint64_t size) {
  if (!memory && size)
    failedAllocation = size;
  return memory;
}

static void *allocate(uint64_t size) {
  return noteFailure(std::malloc(size), size);
}
static void *allocateZeros(uint64_t count, uint64_t size) {
  return noteFailure(std::calloc(count, size),
                     llvm::SaturatingMultiply(count, size));
}
static void *reallocate(void *memory, uint64_t size) {
  return noteFailure(std::realloc(memory, size), size);
}
static void *allocateAligned(uint64_t alignment, uint64_t size) {
  return noteFailure(std::aligned_alloc(alignment, size), size);
}
static void *alignedAlloc(uint64_t alignment, uint64_t size) {
  return allocateAligned(alignment, llvm::alignTo(size, alignment));
}

template <typename Unit> static int64_t getEpochTime() {
  auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<Unit>(now).count();
}
static double rtclock() {
  return double(getEpochTime<std::chrono::microseconds>()) * 1.0e-6;
}
static int64_t nanoTime() { return getEpochTime<std::chrono::nanoseconds>(); }

//===-- Random numbers -------------------------------------------------------===//

static void *rtsrand(uint64_t seed) { return new std::mt19937(seed); }
static uint64_t rtrand(void *generator, uint64_t max) {
  std::uniform_int_distribution<uint64_t> distribution(0, max);
  return distribution(*static_cast<std::mt19937 *>(generator));
}
static void rtdrand(void *generator) {
  delete static_cast<std::mt19937 *>(generator);
}

//===-- Table ----------------------------------------------------------------===//

template <typename Fn> static void *getAddress(Fn *function) {
  return reinterpret_cast<void *>(function);
}

std::vector<RuntimeFunction> codegen::getRuntimeFunctions() {
  std::vector<RuntimeFunction> functions = {
      {"printI64", getAddress(&printI64)},
      {"printU64", getAddress(&printU64)},
      {"printF32", getAddress(&printF32)},
      {"printF64", getAddress(&printF64)},
      {"printF16", getAddress(&printF16)},
      {"printBF16", getAddress(&printBF16)},
      {"printString", getAddress(&printString)},
      {"printOpen", getAddress(&printOpen)},
      {"printClose", getAddress(&printClose)},
      {"printComma", getAddress(&printComma)},
      {"printNewline", getAddress(&printNewline)},
      {"printFlops", getAddress(&printFlops)},
      {"rtclock", getAddress(&rtclock)},
      {"_mlir_ciface_nanoTime", getAddress(&nanoTime)},
      // Names of 2022 and before.
      {"print_i32", getAddress(&printI32)},
      {"print_i64", getAddress(&printI64)},
      {"print_f32", getAddress(&printF32)},
      {"print_f64", getAddress(&printF64)},
      {"print_open", getAddress(&printOpen)},
      {"print_close", getAddress(&printClose)},
      {"print_comma", getAddress(&printComma)},
      {"print_newline", getAddress(&printNewline)},
      {"print_flops", getAddress(&printFlops)},
      {"rtsrand", getAddress(&rtsrand)},
      {"rtrand", getAddress(&rtrand)},
      {"rtdrand", getAddress(&rtdrand)},
      {"_strata_parallel_for", getAddress(&parallelFor)},
      {"malloc", getAddress(&allocate)},
      {"calloc", getAddress(&allocateZeros)},
      {"realloc", getAddress(&reallocate)},
      {"aligned_alloc", getAddress(&allocateAligned)},
      {"mlirAlloc", getAddress(&allocate)},
      {"mlirAlignedAlloc", getAddress(&alignedAlloc)},
      {"mlirFree", getAddress(&std::free)},
      {"mlirAlignedFree", getAddress(&std::free)},
  };
  addMemRefFunctions(functions);
  addAsyncFunctions(functions);
  return functions;
}
