// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Structured/Specialization.h"
#include "strata/Structured/StructuredPasses.h"
#include "strata/Transforms/PatternPass.h"

using namespace strata;
using namespace strata::linalg;

/// The map that reads the input of a transposition where `map` reads the result.
static AffineMap getInputMap(AffineMap map, ArrayRef<int64_t> permutation) {
  SmallVector<AffineExpr> results(permutation.size());
  for (auto [dim, source] : llvm::enumerate(permutation))
    results[size_t(source)] = map.getResult(unsigned(dim));
  return AffineMap::get(map.getNumDims(), map.getNumSymbols(), results,
                        map.getContext());
}

/// Reads the inputs of transpositions, by other maps.
static LogicalResult foldTransposes(ElementwiseOp op,
                                    PatternRewriter &rewriter) {
  LinalgOp structured(op.getOperation());
  SmallVector<AffineMap> maps = structured.getIndexingMapsArray();
  SmallVector<Value> inputs(op.getInputs());
  bool changed = false;
  for (auto [input, map] : llvm::zip(inputs, maps)) {
    auto transpose = input.getDefiningOp<TransposeOp>();
    if (!transpose || !map.isProjectedPermutation() ||
        map.getNumResults() != transpose.getPermutation().size())
      continue;
    map = getInputMap(map, transpose.getPermutation());
    input = transpose.getInput();
    changed = true;
  }
  if (!changed)
    return failure();
  rewriter.replaceOpWithNewOp<ElementwiseOp>(
      op, op->getResultTypes(), inputs, op.getOutputs(), op.getKind(),
      rewriter.getAffineMapArrayAttr(maps));
  return success();
}

void linalg::populateLinalgFoldIntoElementwisePatterns(
    RewritePatternSet &patterns) {
  patterns.add("FoldTransposeIntoElementwise", foldTransposes);
}

static constexpr PassInfo foldIntoElementwiseInfo = {
    .argument = "linalg-fold-into-elementwise",
    .name = "LinalgFoldIntoElementwisePass",
    .summary = "Fold transpositions of inputs into the maps of elementwise "
               "operations",
    .dependentDialects = {"linalg"},
    .create =
        makePatternPass<linalg::populateLinalgFoldIntoElementwisePatterns>,
};

void strata::registerFoldIntoElementwisePass(PassRegistry &registry) {
  registry.add(foldIntoElementwiseInfo);
}
