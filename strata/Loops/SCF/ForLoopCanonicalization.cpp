// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass scf-for-loop-canonicalization: affine.min and affine.max of induction variables, and
// sizes of carried tensors and memrefs that are those of the initial values.
#include "strata/Loops/SCF/ForLoopCanonicalization.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Loops/SCF/MinMaxSimplification.h"
#include "strata/Loops/SCF/SCFPasses.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/PatternPass.h"

using namespace strata;

// Carried values through more loops, one in the other, are not followed.
static constexpr unsigned MaxLoopDepth = 16;

/// Whether the carried value `index` has the same shape in each iteration: slices are inserted
/// into it.
static bool isShapePreserving(scf::ForOp loop, unsigned index,
                              unsigned depth = 0) {
  Value value = loop.getYieldedValues()[index];
  while (value != loop.getRegionIterArg(index)) {
    auto result = dyn_cast<OpResult>(value);
    if (!result)
      return false;
    if (auto insert = dyn_cast<tensor::InsertSliceOp>(result.getOwner())) {
      value = insert.getDest();
      continue;
    }
    auto inner = dyn_cast<scf::ForOp>(result.getOwner());
    unsigned number = result.getResultNumber();
    if (!inner || depth == MaxLoopDepth ||
        !isShapePreserving(inner, number, depth + 1))
      return false;
    value = inner.getInitArgs()[number];
  }
  return true;
}

/// The initial value of `value`, which is a carried value in a loop or its result, if they have
/// the same shape; null otherwise.
static Value getInitialShape(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto loop =
        dyn_cast_if_present<scf::ForOp>(argument.getOwner()->getParentOp());
    if (!loop || argument.getArgNumber() == 0)
      return nullptr;
    unsigned index = argument.getArgNumber() - 1;
    return isShapePreserving(loop, index) ? loop.getInitArgs()[index] : Value();
  }
  auto result = cast<OpResult>(value);
  auto loop = dyn_cast<scf::ForOp>(result.getOwner());
  unsigned index = result.getResultNumber();
  return loop && isShapePreserving(loop, index) ? loop.getInitArgs()[index]
                                                : Value();
}

namespace {
template <typename OpTy> struct SimplifyMinMax final : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    return scf::canonicalizeMinMaxOpInLoop(rewriter, op);
  }
};

template <typename OpTy>
struct DimOfCarriedValue final : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    Value init = getInitialShape(op.getSource());
    if (!init)
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op.getSourceMutable().set(init); });
    return success();
  }
};
} // namespace

void dialects::scf::populateForLoopCanonicalizationPatterns(
    RewritePatternSet &patterns) {
  patterns.add<
      SimplifyMinMax<affine::AffineMinOp>, SimplifyMinMax<affine::AffineMaxOp>,
      DimOfCarriedValue<tensor::DimOp>, DimOfCarriedValue<memref::DimOp>>(
      patterns.getContext());
}

static constexpr PassInfo canonicalizationInfo = {
    .argument = "scf-for-loop-canonicalization",
    .name = "ForLoopCanonicalizationPass",
    .summary = "Simplify minima, maxima and sizes in loops by the range of "
               "induction variables and the initial values",
    .dependentDialects = {"affine", "arith", "memref", "tensor"},
    .create = makePatternPass<scf::populateForLoopCanonicalizationPatterns>,
};

void strata::registerForLoopCanonicalizationPass(PassRegistry &registry) {
  registry.add(canonicalizationInfo);
}
