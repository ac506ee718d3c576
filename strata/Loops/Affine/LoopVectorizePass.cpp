// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass affine-super-vectorize: the loops that are vectorized.
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Affine/LoopVectorize.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/DenseSet.h"

using namespace strata;
using namespace strata::affine;

namespace {
struct AffineSuperVectorize final : Pass {
  using Pass::Pass;
  ListOption<int64_t> virtualVectorSize{
      *this, "virtual-vector-size",
      "The number of iterations that become a vector"};
  ListOption<int64_t> testFastestVarying{
      *this, "test-fastest-varying",
      "The dimension in which neighbouring elements must be, counted from the "
      "last one"};
  Option<bool> vectorizeReductions{*this, "vectorize-reductions",
                                   "Also vectorize loops that carry reductions",
                                   false};

  void runOnOperation() override {
    if (virtualVectorSize.empty())
      return;
    if (virtualVectorSize.size() != 1 || testFastestVarying.size() > 1) {
      getOperation()->emitError("vectors of several dimensions are not "
                                "supported: expected one size");
      return signalPassFailure();
    }
    if (*virtualVectorSize.begin() <= 0) {
      getOperation()->emitError("expected a positive vector size, found ")
          << *virtualVectorSize.begin();
      return signalPassFailure();
    }
    VectorizationOptions options;
    options.size = *virtualVectorSize.begin();
    options.vectorizesReductions = *vectorizeReductions;
    if (!testFastestVarying.empty())
      options.fastestVarying = *testFastestVarying.begin();
    SmallVector<AffineForOp> chosen;
    {
      MemoryAliases aliases(getOperation());
      // Loops with a chosen one in them, or around them.
      llvm::DenseSet<Operation *> around;
      getOperation()->walk([&](AffineForOp loop) {
        if (around.contains(loop) || !canVectorizeLoop(loop, options, aliases))
          return;
        chosen.push_back(loop);
        for (Operation *op = loop; op; op = op->getParentOp())
          around.insert(op);
      });
    }
    IRRewriter rewriter(&getContext());
    for (AffineForOp loop : chosen)
      vectorizeLoop(rewriter, loop, options.size);
  }
};
} // namespace

static constexpr PassInfo affineSuperVectorizeInfo = {
    .argument = "affine-super-vectorize",
    .name = "AffineVectorize",
    .summary = "Make iterations of affine loops elements of vectors",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine", "arith", "ub", "vector"},
    .create = makePass<AffineSuperVectorize>,
};

void strata::registerAffineSuperVectorizePass(PassRegistry &registry) {
  registry.add(affineSuperVectorizeInfo);
}
