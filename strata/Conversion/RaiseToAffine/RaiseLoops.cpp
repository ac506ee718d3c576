// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/RaiseToAffine/RaiseToAffine.h"
#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// The values of which `bound` is the least, or for lower bounds the greatest.
static SmallVector<Value> getBoundValues(Value bound, bool isLower) {
  constexpr size_t MaxValues = 8;
  SmallVector<Value> values{bound};
  for (size_t i = 0; i < values.size() && values.size() < MaxValues;) {
    Operation *op = values[i].getDefiningOp();
    bool isCombined = isLower ? isa_and_nonnull<arith::MaxSIOp>(op)
                              : isa_and_nonnull<arith::MinSIOp>(op);
    if (!isCombined) {
      ++i;
      continue;
    }
    values[i] = op->getOperands().front();
    values.push_back(op->getOperands().back());
  }
  return values;
}

/// The map of a bound; std::nullopt if it is not affine.
static std::optional<affine::MapAndOperands>
getBound(scf::ForOp loop, Value bound, bool isLower) {
  Operation *op = bound.getDefiningOp();
  std::optional<affine::MapAndOperands> result;
  if (auto min = dyn_cast_or_null<affine::AffineMinOp>(op); min && !isLower)
    result = {min.getAffineMap(), SmallVector<Value, 4>(min->getOperands())};
  else if (auto max = dyn_cast_or_null<affine::AffineMaxOp>(op); max && isLower)
    result = {max.getAffineMap(), SmallVector<Value, 4>(max->getOperands())};
  else if (auto apply = dyn_cast_or_null<affine::AffineApplyOp>(op))
    result = {apply.getAffineMap(),
              SmallVector<Value, 4>(apply->getOperands())};
  else
    result = getAffineMapOf(loop, getBoundValues(bound, isLower));
  if (!result)
    return std::nullopt;
  affine::fullyComposeAffineMapAndOperands(&result->map, &result->operands);
  affine::canonicalizeMapAndOperands(&result->map, &result->operands);
  unsigned numDims = result->map.getNumDims();
  for (auto [i, operand] : llvm::enumerate(result->operands))
    if (i < numDims ? !affine::isValidDim(operand)
                    : !affine::isValidSymbol(operand))
      return std::nullopt;
  return result;
}

/// Replaces the loop if its bounds are affine and its step is a positive constant.
static void raise(RewriterBase &rewriter, scf::ForOp loop) {
  std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  if (!loop.getInductionVar().getType().isIndex() || !step || *step <= 0 ||
      loop->hasAttr("unsignedCmp"))
    return;
  auto lower = getBound(loop, loop.getLowerBound(), /*isLower=*/true);
  auto upper = getBound(loop, loop.getUpperBound(), /*isLower=*/false);
  if (!lower || !upper)
    return;
  rewriter.setInsertionPoint(loop);
  auto raised = affine::AffineForOp::create(
      rewriter, loop.getLoc(), lower->operands, lower->map, upper->operands,
      upper->map, *step, loop.getInits());
  Block *body = raised.getBody();
  while (!body->empty())
    rewriter.eraseOp(&body->back());
  rewriter.mergeBlocks(loop.getBody(), body,
                       SmallVector<Value>(body->getArguments()));
  Operation *yield = body->getTerminator();
  SmallVector<Value> results(yield->getOperands());
  rewriter.setInsertionPoint(yield);
  affine::AffineYieldOp::create(rewriter, yield->getLoc(), results);
  rewriter.eraseOp(yield);
  rewriter.replaceOp(loop, raised->getResults());
}

/// Folds sizes of dimensions that are part of the type of a memref, so that bounds are known.
static void foldSizes(RewriterBase &rewriter, Operation *root) {
  SmallVector<memref::DimOp> sizes;
  root->walk([&](memref::DimOp op) { sizes.push_back(op); });
  for (memref::DimOp op : sizes) {
    SmallVector<Value> results;
    rewriter.setInsertionPoint(op);
    if (succeeded(rewriter.tryFold(op, results)) && !results.empty())
      rewriter.replaceOp(op, results);
  }
}

namespace {
struct RaiseSCFToAffine final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    foldSizes(rewriter, getOperation());
    // Bounds of inner loops are affine once the outer ones are.
    SmallVector<scf::ForOp> loops;
    getOperation()->walk<WalkOrder::PreOrder>(
        [&](scf::ForOp loop) { loops.push_back(loop); });
    for (scf::ForOp loop : loops)
      raise(rewriter, loop);
  }
};
} // namespace

static constexpr PassInfo raiseLoopsInfo = {
    .argument = "raise-scf-to-affine",
    .name = "RaiseSCFToAffine",
    .summary = "Turn loops of scf with affine bounds into those of affine",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine", "arith"},
    .create = makePass<RaiseSCFToAffine>,
};

void strata::registerRaiseSCFToAffinePass(PassRegistry &registry) {
  registry.add(raiseLoopsInfo);
}
