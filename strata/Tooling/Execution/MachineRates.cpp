// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Execution/MachineRates.h"

#include "strata/Support/LLVM.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <memory>
#include <new>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace strata;

/// The nanoseconds that `work` takes, of several runs the fewest.
static double measureNanoseconds(unsigned numRuns, function_ref<void()> work) {
  double least = 0;
  for (unsigned run = 0; run < numRuns; ++run) {
    auto begin = std::chrono::steady_clock::now();
    work();
    std::chrono::duration<double, std::nano> time =
        std::chrono::steady_clock::now() - begin;
    least = run == 0 ? time.count() : std::min(least, time.count());
  }
  return least;
}

double strata::measureGigahertz() {
#ifdef __x86_64__
  constexpr uint64_t ChainLength = 64, NumChains = 100000;
  double time = measureNanoseconds(/*numRuns=*/5, [] {
    uint64_t sum = 0, summand = 1;
    // An addition of a register takes a cycle on all processors; that of a constant may take none.
    for (uint64_t i = 0; i < NumChains; ++i)
      __asm__ volatile(".rept 64\n\tadd %1, %0\n\t.endr"
                       : "+r"(sum)
                       : "r"(summand)
                       : "cc");
  });
  return time > 0 ? double(ChainLength * NumChains) / time : 0;
#else
  return 0;
#endif
}

namespace {
/// The arrays of one thread.
struct MemoryStream {
  std::unique_ptr<uint64_t[]> from, to;
  size_t length = 0;
  uint64_t sum = 0;

  bool allocate(size_t bytes) {
    length = bytes / sizeof(uint64_t);
    from.reset(new (std::nothrow) uint64_t[length]);
    to.reset(new (std::nothrow) uint64_t[length]);
    return from && to;
  }
  void fill() {
    std::fill_n(from.get(), length, 1);
    std::fill_n(to.get(), length, 2);
  }
  void load() {
    uint64_t total = 0;
    for (size_t i = 0; i < length; ++i)
      total += from[i];
    sum += total;
  }
  void copy() {
    std::memcpy(to.get(), from.get(), length * sizeof(uint64_t));
    sum += to[length / 2];
  }
};
} // namespace

/// Executes `work` for each stream by a thread of its own.
static void runStreams(MutableArrayRef<MemoryStream> streams,
                       void (MemoryStream::*work)()) {
  std::vector<std::thread> threads;
  for (MemoryStream &stream : streams.drop_front())
    threads.emplace_back([&stream, work] { (stream.*work)(); });
  (streams.front().*work)();
  for (std::thread &thread : threads)
    thread.join();
}

double strata::measureGigabytesPerSecond(unsigned numThreads) {
  constexpr size_t LeastBytes = size_t(128) << 20, MostBytes = size_t(256)
                                                               << 20;
  // Four times the last level of caches, divided among the threads.
  long cache = sysconf(_SC_LEVEL3_CACHE_SIZE);
  size_t all =
      std::clamp(size_t(std::max(cache, 0L)) * 4, LeastBytes, MostBytes);
  // More threads than processors move no more, and may not exist.
  unsigned mostThreads = std::max(std::thread::hardware_concurrency(), 1u);
  std::vector<MemoryStream> streams(std::clamp(numThreads, 1u, mostThreads));
  size_t bytes = all / streams.size();
  for (MemoryStream &stream : streams)
    if (!stream.allocate(bytes))
      return 0;
  runStreams(streams, &MemoryStream::fill);
  double load = measureNanoseconds(
      /*numRuns=*/3, [&] { runStreams(streams, &MemoryStream::load); });
  double copy = measureNanoseconds(
      /*numRuns=*/3, [&] { runStreams(streams, &MemoryStream::copy); });
  // The sums are a result, so that the loads are needed.
  volatile uint64_t result = 0;
  for (const MemoryStream &stream : streams)
    result = result + stream.sum;
  double moved = double(bytes) * double(streams.size());
  return load > 0 && copy > 0 ? std::max(moved / load, 2 * moved / copy) : 0;
}
