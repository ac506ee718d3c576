// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/AffineExpandIndexOps/AffineExpandIndexOps.h"

#include "strata/Conversion/AffineToStandard/AffineToStandard.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/PatternPass.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// The number of indices that one step of each of `numIndices` parts stands for, except for the
/// last: products of the sizes further in.
static SmallVector<OpFoldResult> computeStrides(OpBuilder &builder,
                                                Location loc,
                                                ArrayRef<OpFoldResult> basis,
                                                size_t numIndices) {
  AffineExpr size, stride;
  bindSymbols(builder.getContext(), size, stride);
  SmallVector<OpFoldResult> strides;
  OpFoldResult product(builder.getIndexAttr(1));
  for (OpFoldResult next :
       llvm::reverse(basis.take_back(numIndices ? numIndices - 1 : 0))) {
    product = affine::makeComposedFoldedAffineApply(builder, loc, size * stride,
                                                    {next, product});
    strides.push_back(product);
  }
  return {strides.rbegin(), strides.rend()};
}

static LogicalResult expandDelinearize(affine::AffineDelinearizeIndexOp op,
                                       PatternRewriter &rewriter) {
  Location loc = op->getLoc();
  SmallVector<OpFoldResult> basis = getMixedValues(
      op.getStaticBasis(), op.getDynamicBasis(), op.getContext());
  SmallVector<OpFoldResult> strides =
      computeStrides(rewriter, loc, basis, op->getNumResults());
  AffineExpr index, stride;
  bindDims(rewriter.getContext(), index, stride);
  OpFoldResult rest(Value(op.getLinearIndex()));
  SmallVector<Value> results;
  auto add = [&](OpFoldResult result) {
    results.push_back(getValueOrCreateConstantIndexOp(rewriter, loc, result));
  };
  for (OpFoldResult number : strides) {
    add(affine::makeComposedFoldedAffineApply(
        rewriter, loc, index.floorDiv(stride), {rest, number}));
    rest = affine::makeComposedFoldedAffineApply(rewriter, loc, index % stride,
                                                 {rest, number});
  }
  if (op->getNumResults())
    add(rest);
  rewriter.replaceOp(op, results);
  return success();
}

static LogicalResult expandLinearize(affine::AffineLinearizeIndexOp op,
                                     PatternRewriter &rewriter) {
  Location loc = op->getLoc();
  SmallVector<OpFoldResult> basis = getMixedValues(
      op.getStaticBasis(), op.getDynamicBasis(), op.getContext());
  ValueRange indices = op.getMultiIndex();
  SmallVector<OpFoldResult> strides =
      computeStrides(rewriter, loc, basis, indices.size());
  strides.push_back(OpFoldResult(rewriter.getIndexAttr(1)));
  AffineExpr sum = rewriter.getAffineConstantExpr(0);
  SmallVector<OpFoldResult> operands;
  for (auto [index, stride] : llvm::zip(indices, strides)) {
    unsigned next = unsigned(operands.size());
    sum = sum + rewriter.getAffineSymbolExpr(next) *
                    rewriter.getAffineSymbolExpr(next + 1);
    operands.push_back(OpFoldResult(Value(index)));
    operands.push_back(stride);
  }
  OpFoldResult result = affine::makeComposedFoldedAffineApply(
      rewriter, loc, AffineMap::get(0, unsigned(operands.size()), sum),
      operands);
  rewriter.replaceOp(op,
                     getValueOrCreateConstantIndexOp(rewriter, loc, result));
  return success();
}

void strata::populateAffineExpandIndexOpsAsAffinePatterns(
    RewritePatternSet &patterns) {
  patterns.add<affine::AffineDelinearizeIndexOp>(expandDelinearize);
  patterns.add<affine::AffineLinearizeIndexOp>(expandLinearize);
}

static constexpr PassInfo expandInfo = {
    .argument = "affine-expand-index-ops",
    .name = "AffineExpandIndexOps",
    .summary = "Express splits and sums of linear indices by arithmetic",
    .dependentDialects = {"affine", "arith"},
    .create = makePatternPass<populateAffineExpandIndexOpsPatterns>,
};

static constexpr PassInfo expandAsAffineInfo = {
    .argument = "affine-expand-index-ops-as-affine",
    .name = "AffineExpandIndexOpsAsAffine",
    .summary = "Express splits and sums of linear indices by affine.apply",
    .dependentDialects = {"affine", "arith"},
    .create = makePatternPass<populateAffineExpandIndexOpsAsAffinePatterns>,
};

void strata::registerAffineExpandIndexOpsPasses(PassRegistry &registry) {
  registry.add(expandInfo);
  registry.add(expandAsAffineInfo);
}
