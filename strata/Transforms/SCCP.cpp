// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sparse conditional constant propagation: values found to be constant are
// replaced by constants, and operations that become dead are erased.
#include "strata/Analysis/ConstantPropagation.h"
#include "strata/Analysis/DeadCodeAnalysis.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/Interfaces/ConstantResultsOpInterface.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Rewrite/Greedy/FoldUtils.h"
#include "strata/Transforms/Passes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::dataflow;

namespace {
struct SCCP final : Pass {
  using Pass::Pass;
  void runOnOperation() override;

private:
  /// Whether the value was replaced.
  bool replace(const DataFlowSolver &solver, OperationFolder &folder,
               Value value, Block *block);
  /// Replaces results that the operation itself says are constant. Whether there are any.
  bool replaceOwn(const DataFlowSolver &solver, ConstantResultsOpInterface op);
  bool visitBlock(const DataFlowSolver &solver, OperationFolder &folder,
                  Block *block, SmallVectorImpl<Block *> &worklist);
};
} // namespace

bool SCCP::replace(const DataFlowSolver &solver, OperationFolder &folder,
                   Value value, Block *block) {
  auto *lattice = solver.lookupState<Lattice<ConstantValue>>(value);
  if (!lattice || !lattice->getValue().getConstantValue())
    return false;
  const ConstantValue &known = lattice->getValue();
  Value constant =
      folder.getOrCreateConstant(block, known.getConstantDialect(),
                                 known.getConstantValue(), value.getType());
  if (!constant)
    return false;
  value.replaceAllUsesWith(constant);
  return true;
}

bool SCCP::replaceOwn(const DataFlowSolver &solver,
                      ConstantResultsOpInterface op) {
  IRRewriter rewriter(&getContext());
  ConstantMaterializer materializer;
  rewriter.setInsertionPoint(op.getOperation());
  bool changed = false;
  for (unsigned i = 0, e = op->getNumResults(); i != e; ++i) {
    Value result = op->getResult(i);
    // The values of operations that are not executed are unknown.
    auto *lattice = solver.lookupState<Lattice<ConstantValue>>(result);
    if (!lattice || lattice->getValue().isUninitialized() || result.use_empty())
      continue;
    Attribute value = op.getConstantResult(i);
    Operation *constant =
        value ? materializer.materialize(rewriter, *op->getDialect(), value,
                                         result.getType(), op->getLoc())
              : nullptr;
    if (!constant)
      continue;
    result.replaceAllUsesWith(constant->getResult(0));
    changed = true;
  }
  return changed;
}

static void push(MutableArrayRef<Region> regions,
                 SmallVectorImpl<Block *> &worklist) {
  for (Region &region : regions) {
    size_t first = worklist.size();
    for (Block &block : region)
      worklist.push_back(&block);
    std::reverse(worklist.begin() + first, worklist.end());
  }
}

bool SCCP::visitBlock(const DataFlowSolver &solver, OperationFolder &folder,
                      Block *block, SmallVectorImpl<Block *> &worklist) {
  bool changed = false;
  for (Operation *op = block->getFirstOp(), *next; op; op = next) {
    next = op->getNextNode();
    RewriteStep step(op->getContext(), "constant", op);
    if (auto constants = dyn_cast<ConstantResultsOpInterface>(op)) {
      changed |= replaceOwn(solver, constants);
      continue;
    }
    bool replacedAll = op->getNumResults() != 0;
    for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
      replacedAll &= replace(solver, folder, op->getResult(i), block);
    changed |= replacedAll;
    if (replacedAll && wouldOpBeTriviallyDead(op))
      op->erase();
    else
      push(op->getRegions(), worklist);
  }
  for (BlockArgument arg : block->getArguments())
    changed |= replace(solver, folder, arg, block);
  return changed;
}

void SCCP::runOnOperation() {
  DataFlowSolver solver;
  solver.load<DeadCodeAnalysis>();
  solver.load<SparseConstantPropagation>();
  if (failed(solver.initializeAndRun(getOperation())))
    return signalPassFailure();
  OperationFolder folder(&getContext());
  SmallVector<Block *, 16> worklist;
  push(getOperation()->getRegions(), worklist);
  bool changed = false;
  while (!worklist.empty())
    changed |= visitBlock(solver, folder, worklist.pop_back_val(), worklist);
  if (!changed)
    markAllAnalysesPreserved();
}

static constexpr PassInfo sccpInfo = {
    .argument = "sccp",
    .name = "SCCP",
    .summary = "Replace values that are constant on all executable paths",
    .create = makePass<SCCP>,
};

void strata::registerSCCPPass(PassRegistry &registry) {
  registry.add(sccpInfo);
}
