// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass affine-super-vectorize: the loops that are vectorized.
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Remarks.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Affine/LoopVectorize.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::affine;

/// The largest number of dimensions of vectors, as in mlir-opt.
static constexpr size_t MaxDimensions = 3;

namespace {
struct AffineSuperVectorize final : Pass {
  using Pass::Pass;
  ListOption<int64_t> virtualVectorSize{
      *this, "virtual-vector-size",
      "The number of iterations that become each dimension of a vector"};
  ListOption<int64_t> testFastestVarying{
      *this, "test-fastest-varying",
      "For each dimension of vectors the dimension of memory in which its "
      "elements must be neighbours, counted from the last one"};
  Option<bool> vectorizeReductions{*this, "vectorize-reductions",
                                   "Also vectorize loops that carry reductions",
                                   false};

  void runOnOperation() override {
    VectorizationOptions options;
    if (failed(getOptions(options)))
      return signalPassFailure();
    if (options.sizes.empty() || options.sizes.size() > MaxDimensions)
      return;
    SmallVector<VectorizableNest> nests;
    collectNests(options, nests);
    IRRewriter rewriter(&getContext());
    for (const VectorizableNest &nest : nests) {
      auto sizes = llvm::map_range(
          nest.sizes, [](int64_t size) { return std::to_string(size); });
      remark::passed(
          nest.root,
          remark::RemarkOpts::name("Vectorized").category(getArgument()))
          << remark::metric("Sizes", llvm::join(sizes, "x"));
      vectorizeNest(rewriter, nest);
    }
  }

private:
  LogicalResult getOptions(VectorizationOptions &options);
  void collectNests(const VectorizationOptions &options,
                    SmallVectorImpl<VectorizableNest> &nests);
};
} // namespace

LogicalResult AffineSuperVectorize::getOptions(VectorizationOptions &options) {
  options.sizes.assign(virtualVectorSize.begin(), virtualVectorSize.end());
  options.fastestVarying.assign(testFastestVarying.begin(),
                                testFastestVarying.end());
  options.vectorizesReductions = *vectorizeReductions;
  for (int64_t size : options.sizes)
    if (size <= 0)
      return getOperation()->emitError(
                 "expected a positive vector size, found ")
             << size;
  if (!options.fastestVarying.empty() &&
      options.fastestVarying.size() != options.sizes.size())
    return getOperation()->emitError("Fastest varying pattern specified with "
                                     "different size than the vector size.");
  if (options.vectorizesReductions && options.sizes.size() > 1)
    return getOperation()->emitError(
        "Vectorizing reductions is supported only for 1-D vectors.");
  return success();
}

/// Chooses nests from the innermost loops outwards. No two of them have a loop in common.
void AffineSuperVectorize::collectNests(
    const VectorizationOptions &options,
    SmallVectorImpl<VectorizableNest> &nests) {
  MemoryAliases aliases(getOperation());
  // Loops of chosen nests, and loops around them.
  llvm::DenseSet<Operation *> excluded;
  SmallVector<std::pair<AffineForOp, Obstacle>, 0> rejected;
  getOperation()->walk([&](AffineForOp loop) {
    if (excluded.contains(loop))
      return;
    VectorizableNest nest;
    if (auto obstacle =
            findVectorizationObstacle(loop, options, aliases, nest)) {
      rejected.push_back({loop, *obstacle});
      return;
    }
    nests.push_back(nest);
    loop->walk([&](AffineForOp inner) { excluded.insert(inner); });
    for (Operation *op = loop; op; op = op->getParentOp())
      excluded.insert(op);
  });
  for (const auto &[loop, obstacle] : rejected)
    if (!excluded.contains(loop))
      obstacle.emitRemark(loop, getArgument());
}

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
