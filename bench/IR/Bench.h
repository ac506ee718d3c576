// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the benchmarks of IR: a Context with a function-like operation to
// fill, and reporting. `per_item` is the CPU time of one unit of work; `mlir`
// is the time of libMLIR 22.1.8 for the same work, in the same unit (medians of
// five runs on a 2-core Xeon at 2.6 GHz, one thread, release build); `bytes` is
// memory of one item.
#ifndef STRATA_BENCH_IR_BENCH_H
#define STRATA_BENCH_IR_BENCH_H

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"

#include <benchmark/benchmark.h>

namespace strata::bench {

struct Env {
  Context ctx;
  Type i32;
  const OpDefinition *addi;
  Env() {
    ctx.allowUnregisteredDialects();
    ctx.disableMultithreading();
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    i32 = IntegerType::get(&ctx, 32);
    addi = ctx.getOpDefinition("bench.addi");
  }
  /// A detached operation with a region of one block with two i32 arguments.
  OwningOpRef<> makeFunc() {
    Operation *func = Operation::create(
        Location(), ctx.getOpDefinition("bench.func"), {}, {}, {}, {}, 1);
    Block &block = func->getRegion(0).emplaceBlock();
    block.addArgument(i32, Location());
    block.addArgument(i32, Location());
    return OwningOpRef<>(func);
  }
  Operation *makeAdd(Value lhs, Value rhs) {
    return Operation::create(Location(), addi, {i32}, {lhs, rhs}, {}, {}, 0);
  }
  /// Appends `count` additions that use the last eight values.
  void fill(Block &block, size_t count) {
    SmallVector<Value, 8> recent{block.getArgument(0), block.getArgument(1)};
    for (size_t i = 0; i < count; ++i) {
      Operation *op = makeAdd(recent[i % recent.size()],
                              recent[(i * 5 + 1) % recent.size()]);
      block.push_back(op);
      if (recent.size() < 8)
        recent.push_back(op->getResult(0));
      else
        recent[i % 8] = op->getResult(0);
    }
  }
};

/// Reports the time of one item beside libMLIR's, in nanoseconds.
inline void report(benchmark::State &state, size_t items, double mlirNs) {
  state.counters["per_item"] = benchmark::Counter(
      double(items), benchmark::Counter::kIsIterationInvariantRate |
                         benchmark::Counter::kInvert);
  state.counters["mlir"] = mlirNs * 1e-9;
}

} // namespace strata::bench

#endif // STRATA_BENCH_IR_BENCH_H
