// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cost of recording changes while passes run: the same edits without
// observer, and with the ChangeTracker.
#include "strata/Pass/ChangeTrackerDetail.h"

#include "bench/IR/Bench.h"

using namespace strata;
using namespace strata::bench;

static constexpr size_t Count = 100000;

/// A function of `Count` additions; `edit` is called on each.
template <typename Fn>
static void runEdits(benchmark::State &state, bool isTracked, Fn edit) {
  Env env;
  OwningOpRef<> func = env.makeFunc();
  Block &block = func->getRegion(0).front();
  std::vector<Operation *> ops;
  for (size_t i = 0; i < Count; ++i) {
    ops.push_back(env.makeAdd(block.getArgument(0), block.getArgument(1)));
    block.push_back(ops.back());
  }
  std::optional<detail::ChangeTracker> tracker;
  std::optional<detail::ChangeLog> log;
  if (isTracked)
    log.emplace(tracker.emplace(&env.ctx), func.get());
  for (auto _ : state)
    for (Operation *op : ops)
      edit(op, block);
  state.SetItemsProcessed(int64_t(state.iterations() * Count));
}

/// Set an operand.
static void setOperand(benchmark::State &state) {
  runEdits(state, state.range(0), [](Operation *op, Block &block) {
    Value other = block.getArgument(op->getOperand(0) == block.getArgument(0));
    op->setOperand(0, other);
  });
}
BENCHMARK(setOperand)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

/// Take an operation out and put it at the end.
static void moveToEnd(benchmark::State &state) {
  runEdits(state, state.range(0), [](Operation *op, Block &block) {
    op->remove();
    block.push_back(op);
  });
}
BENCHMARK(moveToEnd)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
