// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ResolveShapedTypeResultDims/ResolveShapedTypeResultDims.h"

#include "strata/Conversion/ResolveShapedTypeResultDims/ReifyResultShapes.h"
#include "strata/Conversion/ResolveShapedTypeResultDims/ReifyResultShapesDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/PatternPass.h"

using namespace strata;

template <typename DimOp>
static LogicalResult resolveDim(DimOp op, PatternRewriter &rewriter) {
  auto result = dyn_cast<OpResult>(Value(op.getSource()));
  std::optional<int64_t> dim = getConstantIntValue(op.getIndex());
  OpFoldResult size =
      result && dim ? reifyDimOfResult(rewriter, op->getLoc(), result, *dim)
                    : OpFoldResult();
  if (!size)
    return rewriter.notifyMatchFailure(op, "the size is not that of operands");
  rewriter.replaceOp(
      op, getValueOrCreateConstantIndexOp(rewriter, op->getLoc(), size));
  return success();
}

/// The size of an argument of scf.forall is that of the operand.
static LogicalResult resolveDimOfForallArgument(tensor::DimOp op,
                                                PatternRewriter &rewriter) {
  auto argument = dyn_cast<BlockArgument>(Value(op.getSource()));
  auto loop =
      argument
          ? dyn_cast_or_null<scf::ForallOp>(argument.getOwner()->getParentOp())
          : scf::ForallOp();
  OpOperand *init =
      loop ? LoopLikeOpInterface(loop.getOperation()).getTiedLoopInit(argument)
           : nullptr;
  if (!init)
    return failure();
  rewriter.modifyOpInPlace(op, [&] { op.setSource(init->get()); });
  return success();
}

void strata::populateResolveShapedTypeResultDimsPatterns(
    RewritePatternSet &patterns) {
  patterns.add<tensor::DimOp>("ResolveTensorDim", resolveDim<tensor::DimOp>);
  patterns.add<memref::DimOp>("ResolveMemRefDim", resolveDim<memref::DimOp>);
  patterns.add<tensor::DimOp>("ResolveDimOfForallArgument",
                              resolveDimOfForallArgument);
}

namespace {
struct ResolveShapedTypeResultDims final : Pass {
  using Pass::Pass;
  Option<bool> errorOnLimit{*this, "error-on-pattern-iteration-limit",
                            "Report an error if patterns do not end", true};
  void runOnOperation() override {
    RewritePatternSet patterns(getOperation()->getContext());
    populateResolveShapedTypeResultDimsPatterns(patterns);
    LogicalResult result =
        rewriteInParallel(getParallelWork(), getOperation(),
                          FrozenRewritePatternSet(std::move(patterns)));
    if (failed(result) && *errorOnLimit)
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo resolveInfo = {
    .argument = "resolve-shaped-type-result-dims",
    .name = "ResolveShapedTypeResultDimsPass",
    .summary = "Replace sizes of results by sizes of operands",
    .dependentDialects = {"affine", "arith", "memref", "tensor"},
    .create = makePass<ResolveShapedTypeResultDims>,
};

static constexpr PassInfo resolveRankedInfo = {
    .argument = "resolve-ranked-shaped-type-result-dims",
    .name = "ResolveRankedShapeTypeResultDimsPass",
    .summary = "Replace sizes of ranked results by sizes of operands",
    .dependentDialects = {"affine", "arith", "memref", "tensor"},
    .create = makePass<ResolveShapedTypeResultDims>,
};

void strata::registerResolveShapedTypeResultDimsPasses(PassRegistry &registry) {
  registry.add(resolveInfo);
  registry.add(resolveRankedInfo);
  detail::registerReifyResultShapesPass(registry);
}
