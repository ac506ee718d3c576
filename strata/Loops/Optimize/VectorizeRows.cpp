// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Remarks.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Loops/Optimize/RowVectors.h"
#include "strata/Loops/Optimize/TargetOptions.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

namespace {
struct AffineVectorizeRows final : Pass {
  using Pass::Pass;
  TargetOptions processor{*this};

  void runOnOperation() override {
    std::optional<TargetModel> target = processor.getModel(getOperation());
    if (!target)
      return signalPassFailure();
    MemoryAliases aliases(getOperation(), /*argumentsMayAlias=*/true);
    IRRewriter rewriter(&getContext());
    SmallVector<AffineForOp> loops;
    getOperation()->walk([&](AffineForOp loop) {
      if (llvm::none_of(*loop.getBody(),
                        [](Operation &op) { return op.getNumRegions() != 0; }))
        loops.push_back(loop);
    });
    for (AffineForOp loop : loops) {
      RowVectorLoop row;
      if (auto obstacle = findRowVectorObstacle(loop, *target, aliases, row)) {
        obstacle->emitRemark(loop, getArgument());
        continue;
      }
      if (!row.pays)
        continue;
      remark::passed(
          loop,
          remark::RemarkOpts::name("VectorizedRow").category(getArgument()))
          << remark::metric("VectorLength", row.vectorLength)
          << remark::metric("Copies", row.numCopies);
      createRowVectors(rewriter, row);
      aliases.invalidate();
    }
  }
};
} // namespace

static constexpr PassInfo affineVectorizeRowsInfo = {
    .argument = "affine-vectorize-rows",
    .name = "AffineVectorizeRows",
    .summary = "Execute innermost affine loops by vectors where LLVM knows too "
               "little about them",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine", "arith", "memref", "scf", "vector"},
    .create = makePass<AffineVectorizeRows>,
};

void strata::registerAffineVectorizeRowsPass(PassRegistry &registry) {
  registry.add(affineVectorizeRowsInfo);
}
