// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Rewrite/Greedy/CycleDetectorDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace strata::detail;

/// The smallest period of `names`, at most a quarter of them.
bool CycleDetector::findPeriod() {
  for (size_t period = 1; period <= MaxPeriod; ++period) {
    bool repeats = true;
    for (size_t i = period; i < names.size() && repeats; ++i)
      repeats = names[i] == names[i - period];
    if (!repeats)
      continue;
    for (size_t i = 0; i < period; ++i)
      if (!llvm::is_contained(cycle, names[i]))
        cycle.push_back(names[i]);
    return true;
  }
  return false;
}

void CycleDetector::record(StringRef name) {
  if (names.empty())
    balanceBefore = balance;
  names.push_back(name);
  if (names.size() < Window)
    return;
  bool grows = balance > balanceBefore + int64_t(MaxPeriod);
  if ((!grows || steps > growthThreshold) && findPeriod())
    return;
  // Another sequence of patterns is running; check again later.
  names.clear();
  threshold = steps * 2;
}

//===-- A small input ------------------------------------------------------===//

/// The operations that `op` needs, up to `depth` uses back, that lie in its block
/// before it; then `op` itself.
static SmallVector<Operation *, 8> getSlice(Operation *op, unsigned depth) {
  llvm::SetVector<Operation *> slice;
  slice.insert(op);
  size_t first = 0;
  for (unsigned level = 0; level < depth; ++level) {
    size_t end = slice.size();
    for (; first < end; ++first)
      for (OpOperand &operand : slice[first]->getOpOperands())
        if (Operation *def = operand.get().getDefiningOp())
          if (def->getBlock() == op->getBlock())
            slice.insert(def);
  }
  SmallVector<Operation *, 8> ops(slice.begin(), slice.end());
  llvm::sort(ops, [](Operation *a, Operation *b) {
    return a != b && a->isBeforeInBlock(b);
  });
  return ops;
}

/// A module with copies of `ops`; placeholder operations define their other
/// operands, and one uses their results.
static OwningOpRef<> makeInput(ArrayRef<Operation *> ops) {
  Context *ctx = ops.front()->getContext();
  OwningOpRef<> module(ModuleOp::create(ctx, Location()));
  OpBuilder builder(&module->getRegion(0));
  builder.setInsertionPointToEnd(&module->getRegion(0).front());
  IRMapping mapping;
  SmallVector<Value, 8> results;
  for (Operation *op : ops) {
    for (OpOperand &operand : op->getOpOperands())
      if (!mapping.contains(operand.get()))
        mapping.map(operand.get(), builder
                                       .create(Location(), "any.value", {},
                                               {operand.get().getType()})
                                       ->getResult(0));
    Operation *copy = builder.clone(*op, mapping);
    for (unsigned i = 0, e = copy->getNumResults(); i != e; ++i)
      results.push_back(copy->getResult(i));
  }
  if (!results.empty())
    builder.create(Location(), "any.use", results);
  return module;
}

/// Whether `patterns` run for long on `module`, which they change.
static bool doesNotEnd(Operation *module,
                       const FrozenRewritePatternSet &patterns,
                       GreedyRewriteConfig config) {
  constexpr int64_t many = 1000;
  config.listener = nullptr;
  config.maxNumRewrites = many;
  config.maxIterations = 1;
  int64_t numRewrites = 0;
  config.numRewrites = &numRewrites;
  (void)applyPatternsGreedily(module, patterns, config);
  return numRewrites >= many;
}

void detail::reportCycle(Operation *op, const CycleDetector &detector,
                         const FrozenRewritePatternSet &patterns,
                         const GreedyRewriteConfig &config) {
  InFlightDiagnostic diag = emitError(op->getContext(), op->getLoc());
  ArrayRef<StringRef> names = detector.getCycle();
  if (names.size() == 1)
    diag << "pattern '" << names[0] << "' matches its own result";
  else
    diag << "patterns ";
  if (names.size() > 1)
    for (auto [i, name] : llvm::enumerate(names))
      diag << (i == 0                  ? "'"
               : i + 1 == names.size() ? " and '"
                                       : ", '")
           << name << "'";
  if (names.size() > 1)
    diag << " undo each other's work";
  diag << ": did not converge after " << detector.getNumSteps() << " rewrites";
  if (op->hasTrait(OpTrait::Terminator) || op->getNumRegions())
    return;
  constexpr unsigned maxDepth = 4;
  for (unsigned depth = 0; depth <= maxDepth; ++depth) {
    SmallVector<Operation *, 8> slice = getSlice(op, depth);
    OwningOpRef<> input = makeInput(slice), copy = makeInput(slice);
    if (!doesNotEnd(input.get(), patterns, config))
      continue;
    std::string text;
    llvm::raw_string_ostream os(text);
    op->getContext()->getRenderer().printOp(copy.get(), os, /*generic=*/false);
    diag.attachNote(op->getLoc())
        << "these operations are enough to reproduce it:\n"
        << text;
    return;
  }
}
