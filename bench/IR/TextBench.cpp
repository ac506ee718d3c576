// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading and printing text in memory.
#include "llvm/Support/raw_ostream.h"

#include "bench/IR/Bench.h"

using namespace strata;
using namespace strata::bench;

static constexpr size_t Count = 100000;

/// The generic text of `Count` operations.
static std::string makeText() {
  Env env;
  OwningOpRef<> func = env.makeFunc();
  env.fill(func->getRegion(0).front(), Count);
  std::string text;
  llvm::raw_string_ostream os(text);
  PrintingFlags flags;
  flags.generic = true;
  printOperation(func.get(), os, flags);
  os.flush();
  return text;
}

static void parseGeneric(benchmark::State &state) {
  std::string text = makeText();
  for (auto _ : state) {
    Env env;
    OwningOpRef<> module = parseSourceString(text, ParserConfig(&env.ctx), "b");
    benchmark::DoNotOptimize(module.get());
  }
  report(state, Count, 3570);
}
BENCHMARK(parseGeneric)->Unit(benchmark::kMillisecond);

static void printGeneric(benchmark::State &state) {
  Env env;
  OwningOpRef<> func = env.makeFunc();
  env.fill(func->getRegion(0).front(), Count);
  PrintingFlags flags;
  flags.generic = true;
  for (auto _ : state) {
    llvm::raw_null_ostream os;
    printOperation(func.get(), os, flags);
  }
  report(state, Count, 514);
}
BENCHMARK(printGeneric)->Unit(benchmark::kMillisecond);

static void parseOneType(benchmark::State &state) {
  Env env;
  for (auto _ : state)
    benchmark::DoNotOptimize(
        parseType("memref<64x?xf32, strided<[?, 1], offset: ?>>", &env.ctx));
  report(state, 1, 437);
}
BENCHMARK(parseOneType);
