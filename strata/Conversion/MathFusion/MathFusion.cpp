// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/MathFusion/MathFusion.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/PatternMatch.h"
#include "strata/Transforms/PatternPass.h"

using namespace strata;

//===-- Sine and cosine ----------------------------------------------------===//

static LogicalResult fuseSincos(math::SinOp sin, PatternRewriter &rewriter) {
  math::CosOp cos;
  for (Operation *user : sin.getOperand().getUsers()) {
    auto other = dyn_cast<math::CosOp>(user);
    // In another block, the results of one operation would not be available to all users.
    if (!other || other->getBlock() != sin->getBlock() ||
        other.getFastmath() != sin.getFastmath())
      continue;
    cos = other;
  }
  if (!cos)
    return rewriter.notifyMatchFailure(sin, "there is no cosine");
  Operation *first =
      sin->isBeforeInBlock(cos) ? sin.getOperation() : cos.getOperation();
  rewriter.setInsertionPoint(first);
  auto both = math::SincosOp::create(rewriter, first->getLoc(),
                                     sin.getOperand(), sin.getFastmath());
  rewriter.replaceOp(sin, both.getSin());
  rewriter.replaceOp(cos, both.getCos());
  return success();
}

void strata::populateSincosFusionPatterns(RewritePatternSet &patterns) {
  patterns.add("fuse-sincos", fuseSincos);
}

//===-- Product and sum ----------------------------------------------------===//

static LogicalResult upliftToFMA(arith::AddFOp sum, PatternRewriter &rewriter) {
  auto contracts = [](arith::FastMathFlags flags) {
    return (flags & arith::FastMathFlags::contract) !=
           arith::FastMathFlags::none;
  };
  if (!contracts(sum.getFastmath()))
    return rewriter.notifyMatchFailure(sum, "it must be rounded");
  auto product = sum.getLhs().getDefiningOp<arith::MulFOp>();
  Value addend = sum.getRhs();
  if (!product) {
    product = sum.getRhs().getDefiningOp<arith::MulFOp>();
    addend = sum.getLhs();
  }
  if (!product || !contracts(product.getFastmath()))
    return rewriter.notifyMatchFailure(
        sum, "it has no product that need not be rounded");
  auto flags = arith::FastMathFlagsAttr::get(
      rewriter.getContext(), sum.getFastmath() & product.getFastmath());
  rewriter.replaceOpWithNewOp<math::FmaOp>(sum, product.getLhs(),
                                           product.getRhs(), addend, flags);
  return success();
}

void strata::populateUpliftToFMAPatterns(RewritePatternSet &patterns) {
  patterns.add("uplift-to-fma", upliftToFMA);
}

//===-- Passes -------------------------------------------------------------===//

static constexpr PassInfo sincosInfo = {
    .argument = "math-sincos-fusion",
    .name = "MathSincosFusionPass",
    .summary = "Join sines and cosines of the same numbers",
    .dependentDialects = {"math"},
    .create = makePatternPass<populateSincosFusionPatterns>,
};

static constexpr PassInfo fmaInfo = {
    .argument = "math-uplift-to-fma",
    .name = "MathUpliftToFMA",
    .summary = "Join products and sums that need not be rounded",
    .dependentDialects = {"math"},
    .create = makePatternPass<populateUpliftToFMAPatterns>,
};

void strata::registerMathFusionPasses(PassRegistry &registry) {
  registry.add(sincosInfo);
  registry.add(fmaInfo);
}
