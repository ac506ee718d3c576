// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sparsification: linalg.generic on sparse tensors becomes loops over stored elements.
#include "strata/Dialects/SCF/SCFPatterns.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/SparseTensor/KernelEmitter.h"
#include "strata/SparseTensor/SparseOptions.h"
#include "strata/SparseTensor/SparsePasses.h"

using namespace strata;
using namespace strata::sparse_tensor;

namespace {
struct SparsifyGeneric final : OpRewritePattern<linalg::GenericOp> {
  SparsifyGeneric(Context *ctx, ParallelizationStrategy strategy,
                  bool usesIterators)
      : OpRewritePattern(ctx), strategy(strategy),
        usesIterators(usesIterators) {}
  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getNumDpsInits() != 1 ||
        !linalg::LinalgOp(op).hasPureTensorSemantics())
      return failure();
    if (!op->hasAttr("sorted"))
      return rewriter.notifyMatchFailure(
          op, "the loops are not in order: run sparse-reinterpret-map before");
    KernelEmitter kernel(op, strategy, usesIterators, rewriter);
    if (failed(kernel.analyze()))
      return rewriter.notifyMatchFailure(op, "the body cannot be divided");
    kernel.emit();
    return success();
  }
  ParallelizationStrategy strategy;
  bool usesIterators;
};

struct Sparsification final : Pass {
  using Pass::Pass;
  SparsificationOptions options{*this};
  Option<bool> enableRuntimeLibrary{*this, "enable-runtime-library",
                                    "Use a library at run time; has no effect",
                                    true};

  void runOnOperation() override {
    if (failed(options.verify(getOperation())))
      return signalPassFailure();
    RewritePatternSet patterns(getOperation()->getContext());
    patterns.add<SparsifyGeneric>(
        patterns.getContext(), *options.parallelization,
        *options.emitStrategy == SparseEmitStrategy::SparseIterator);
    getForPatterns(patterns);
    if (failed(applyPatternsGreedily(
            getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo sparsificationInfo = {
    .argument = "sparsification",
    .name = "SparsificationPass",
    .summary = "Generate loops for operations on sparse tensors",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "bufferization", "linalg", "memref", "scf",
                          "sparse_tensor", "tensor"},
    .create = makePass<Sparsification>,
};

void strata::registerSparsificationPass(PassRegistry &registry) {
  registry.add(sparsificationInfo);
}
