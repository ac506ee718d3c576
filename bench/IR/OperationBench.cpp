// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Creating, erasing, cloning, walking and changing operations. Each benchmark
// does the work of the libMLIR program whose figure stands beside it.
#include "strata/IR/Verify/Verifier.h"

#include <algorithm>
#include <random>

#include "bench/IR/Bench.h"

using namespace strata;
using namespace strata::bench;

static constexpr size_t Small = 100000, Large = 1000000;

/// Create and append an operation of two operands and one result.
static void createCachedName(benchmark::State &state) {
  Env env;
  uint64_t bytes = 0;
  for (auto _ : state) {
    state.PauseTiming();
    OwningOpRef<> func = env.makeFunc();
    Block &block = func->getRegion(0).front();
    uint64_t before = getPooledBytes();
    state.ResumeTiming();
    for (size_t i = 0; i < Small; ++i)
      block.push_back(env.makeAdd(block.getArgument(0), block.getArgument(1)));
    state.PauseTiming();
    bytes = std::max(bytes, getPooledBytes() - before);
    func.reset();
    state.ResumeTiming();
  }
  state.counters["bytes"] = double(bytes) / Small;
  report(state, Small, 82);
}
BENCHMARK(createCachedName)->Unit(benchmark::kMillisecond);

static void createByString(benchmark::State &state) {
  Env env;
  for (auto _ : state) {
    state.PauseTiming();
    OwningOpRef<> func = env.makeFunc();
    Block &block = func->getRegion(0).front();
    state.ResumeTiming();
    for (size_t i = 0; i < Small; ++i) {
      OperationState op(Location(), OperationName("bench.addi", &env.ctx));
      op.operands = {block.getArgument(0), block.getArgument(1)};
      op.types = {env.i32};
      block.push_back(Operation::create(op));
    }
    state.PauseTiming();
    func.reset();
    state.ResumeTiming();
  }
  report(state, Small, 96);
}
BENCHMARK(createByString)->Unit(benchmark::kMillisecond);

/// Creates operations with one new integer attribute each.
static void createWithAttribute(benchmark::State &state) {
  Env env;
  StringAttr name = StringAttr::get(&env.ctx, "value");
  int64_t next = 0;
  for (auto _ : state) {
    state.PauseTiming();
    OwningOpRef<> func = env.makeFunc();
    Block &block = func->getRegion(0).front();
    state.ResumeTiming();
    for (size_t i = 0; i < Small; ++i) {
      NamedAttribute attr(name, IntegerAttr::get(env.i32, next++));
      block.push_back(Operation::create(
          Location(), env.addi, {env.i32},
          {block.getArgument(0), block.getArgument(1)},
          DictionaryAttr::getWithSorted(&env.ctx, attr), {}, 0));
    }
    state.PauseTiming();
    func.reset();
    state.ResumeTiming();
  }
  report(state, Small, 575);
}
BENCHMARK(createWithAttribute)->Unit(benchmark::kMillisecond);

static void eraseFromTheEnd(benchmark::State &state) {
  Env env;
  for (auto _ : state) {
    state.PauseTiming();
    OwningOpRef<> func = env.makeFunc();
    Block &block = func->getRegion(0).front();
    env.fill(block, Small);
    state.ResumeTiming();
    while (!block.empty())
      block.back().erase();
  }
  report(state, Small, 22);
}
BENCHMARK(eraseFromTheEnd)->Unit(benchmark::kMillisecond);

static void destroyFunction(benchmark::State &state) {
  Env env;
  for (auto _ : state) {
    state.PauseTiming();
    OwningOpRef<> func = env.makeFunc();
    env.fill(func->getRegion(0).front(), Small);
    state.ResumeTiming();
    func.reset();
  }
  report(state, Small, 46);
}
BENCHMARK(destroyFunction)->Unit(benchmark::kMillisecond);

static void cloneFunction(benchmark::State &state) {
  Env env;
  size_t count = size_t(state.range(0));
  OwningOpRef<> func = env.makeFunc();
  env.fill(func->getRegion(0).front(), count);
  for (auto _ : state) {
    OwningOpRef<> copy(func->clone());
    state.PauseTiming();
    copy.reset();
    state.ResumeTiming();
  }
  report(state, count, count == 1000 ? 142 : 211);
}
BENCHMARK(cloneFunction)->Arg(1000)->Arg(100000);

static void walkFlat(benchmark::State &state) {
  Env env;
  OwningOpRef<> func = env.makeFunc();
  env.fill(func->getRegion(0).front(), Large);
  for (auto _ : state) {
    size_t count = 0;
    func->walk([&](Operation *) { ++count; });
    benchmark::DoNotOptimize(count);
  }
  report(state, Large, 8.5);
}
BENCHMARK(walkFlat)->Unit(benchmark::kMillisecond);

/// After the operations were moved into random order.
static void walkShuffled(benchmark::State &state) {
  Env env;
  OwningOpRef<> func = env.makeFunc();
  Block &block = func->getRegion(0).front();
  env.fill(block, Large);
  std::vector<Operation *> ops;
  for (Operation &op : block)
    ops.push_back(&op);
  std::shuffle(ops.begin(), ops.end(), std::mt19937(1));
  for (Operation *op : ops)
    op->moveBefore(&block, block.end());
  for (auto _ : state) {
    size_t count = 0;
    func->walk([&](Operation *) { ++count; });
    benchmark::DoNotOptimize(count);
  }
  report(state, Large, 181);
}
BENCHMARK(walkShuffled)->Unit(benchmark::kMillisecond);

static void walkOperands(benchmark::State &state) {
  Env env;
  OwningOpRef<> func = env.makeFunc();
  env.fill(func->getRegion(0).front(), Large);
  for (auto _ : state) {
    uintptr_t sum = 0;
    func->walk([&](Operation *op) {
      if (!op->getNumOperands())
        return;
      Value operand = op->getOperand(0);
      sum += uintptr_t(operand.getDefiningOp()) +
             uintptr_t(operand.getType().getAsOpaquePointer());
    });
    benchmark::DoNotOptimize(sum);
  }
  report(state, Large, 13.9);
}
BENCHMARK(walkOperands)->Unit(benchmark::kMillisecond);

/// Replace all uses of one value by another and back.
static void replaceAllUses(benchmark::State &state) {
  Env env;
  size_t count = size_t(state.range(0));
  OwningOpRef<> func = env.makeFunc();
  Block &block = func->getRegion(0).front();
  Value a = block.getArgument(0), b = block.getArgument(1);
  const OpDefinition *use = env.ctx.getOpDefinition("bench.use");
  for (size_t i = 0; i < count; ++i)
    block.push_back(Operation::create(Location(), use, {}, {a}, {}, {}, 0));
  for (auto _ : state) {
    a.replaceAllUsesWith(b);
    b.replaceAllUsesWith(a);
  }
  report(state, 2 * count, count == 1 ? 3.9 : count == 1000 ? 2.3 : 12);
}
BENCHMARK(replaceAllUses)->Arg(1)->Arg(1000)->Arg(1000000);

/// Replace each operation by a new one, then erase it.
static void replaceOperation(benchmark::State &state) {
  Env env;
  for (auto _ : state) {
    state.PauseTiming();
    OwningOpRef<> func = env.makeFunc();
    Block &block = func->getRegion(0).front();
    env.fill(block, Small);
    state.ResumeTiming();
    for (Operation *op = block.getFirstOp(), *next; op; op = next) {
      next = op->getNextNode();
      Operation *fresh = env.makeAdd(op->getOperand(0), op->getOperand(1));
      block.insert(Block::iterator(op, &block), fresh);
      op->replaceAllUsesWith(fresh);
      op->erase();
    }
    state.PauseTiming();
    func.reset();
    state.ResumeTiming();
  }
  report(state, Small, 86);
}
BENCHMARK(replaceOperation)->Unit(benchmark::kMillisecond);

static void verifyUnregistered(benchmark::State &state) {
  Env env;
  OwningOpRef<> func = env.makeFunc();
  env.fill(func->getRegion(0).front(), Large);
  for (auto _ : state)
    benchmark::DoNotOptimize(verify(func.get()));
  report(state, Large, 213);
}
BENCHMARK(verifyUnregistered)->Unit(benchmark::kMillisecond);

static void readAttribute(benchmark::State &state) {
  Env env;
  OwningOpRef<> func = env.makeFunc();
  for (const char *name : {"alpha", "beta", "gamma", "delta"})
    func->setAttr(name, UnitAttr::get(&env.ctx));
  for (auto _ : state)
    benchmark::DoNotOptimize(func->getAttr("gamma"));
  report(state, 1, 13.6);
}
BENCHMARK(readAttribute);
