// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytecode in memory: reading and writing all of it, one function of many, and copying
// what is not decoded.
#include "strata/Bytecode/Bytecode.h"
#include "strata/Bytecode/BytecodeReader.h"
#include "strata/Bytecode/Writer.h"
#include "strata/Dialects/Core/CoreDialects.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include "bench/IR/Bench.h"

using namespace strata;
using namespace strata::bench;

static constexpr size_t NumFunctions = 1000, Count = 100 * NumFunctions;

namespace {
struct BytecodeEnv : Env {
  BytecodeEnv() {
    registerCoreDialects(ctx);
    registerBytecodeFormat(ctx);
  }
  /// Functions `@f0` and so on, of 100 operations.
  OwningOpRef<> makeModule() {
    std::string text;
    for (size_t i = 0; i < NumFunctions; ++i) {
      text += "func.func @f" + std::to_string(i) + "(%v0: i32) -> i32 {\n";
      for (size_t j = 1; j < Count / NumFunctions; ++j)
        text += "  %v" + std::to_string(j) + " = arith.addi %v" +
                std::to_string(j - 1) + ", %v" + std::to_string(j / 2) +
                " : i32\n";
      text += "  return %v9 : i32\n}\n";
    }
    return parseSourceString(text, ParserConfig(&ctx), "b");
  }
  static std::string write(Operation *op,
                           const BytecodeWriterConfig &config = {}) {
    std::string bytes;
    llvm::raw_string_ostream os(bytes);
    if (failed(writeBytecode(op, os, config)))
      return "";
    return bytes;
  }
  uint32_t add(StringRef bytes) {
    return ctx.addSourceBuffer(
        llvm::MemoryBuffer::getMemBuffer(bytes, "b", false));
  }
};
} // namespace

static std::string makeBytes() {
  BytecodeEnv env;
  return BytecodeEnv::write(env.makeModule().get());
}

static void reportItems(benchmark::State &state) {
  state.counters["per_item"] = benchmark::Counter(
      double(Count), benchmark::Counter::kIsIterationInvariantRate |
                         benchmark::Counter::kInvert);
}

static void writeModule(benchmark::State &state) {
  BytecodeEnv env;
  OwningOpRef<> module = env.makeModule();
  for (auto _ : state)
    benchmark::DoNotOptimize(BytecodeEnv::write(module.get()).size());
  reportItems(state);
}
BENCHMARK(writeModule)->Unit(benchmark::kMillisecond);

/// Decodes `numFunctions` of the functions, and copies the module if `copies`.
static void readFunctions(benchmark::State &state, size_t numFunctions,
                          bool copies) {
  std::string bytes = makeBytes();
  for (auto _ : state) {
    BytecodeEnv env;
    BytecodeReader reader(env.add(bytes), ParserConfig(&env.ctx), true);
    OwningOpRef<ModuleOp> module = reader.readModule();
    size_t left = numFunctions;
    for (Operation &op : *module->getBody())
      if (left && left-- && failed(reader.materializeAll(&op)))
        state.SkipWithError("not read");
    BytecodeWriterConfig config;
    config.source = &reader;
    if (copies)
      benchmark::DoNotOptimize(BytecodeEnv::write(*module, config).size());
  }
  reportItems(state);
}
/// Counts the operations of all functions, as `strata ls` does.
static void countOperations(benchmark::State &state) {
  std::string bytes = makeBytes();
  BytecodeEnv env;
  BytecodeReader reader(env.add(bytes), ParserConfig(&env.ctx), true);
  OwningOpRef<ModuleOp> module = reader.readModule();
  for (auto _ : state) {
    uint64_t count = 0;
    for (Operation &op : *module->getBody())
      count += reader.countOperations(&op).value_or(0);
    benchmark::DoNotOptimize(count);
  }
  reportItems(state);
}
BENCHMARK(countOperations)->Unit(benchmark::kMillisecond);

BENCHMARK_CAPTURE(readFunctions, all, NumFunctions, false)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(readFunctions, one, 1, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(readFunctions, oneAndCopy, 1, true)
    ->Unit(benchmark::kMillisecond);
