// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pre-sparsification-rewrite: brings programs into forms that sparsification compiles well.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/SparseTensor/SparsePasses.h"
#include "strata/SparseTensor/SparseTensorType.h"

using namespace strata;
using namespace strata::sparse_tensor;

/// Whether `value` is a new tensor that only `user` uses.
static bool isNewTensorOf(Value value, Operation *user) {
  Operation *def = value.getDefiningOp();
  if (!def || !value.hasOneUse() || *value.user_begin() != user)
    return false;
  if (auto alloc = dyn_cast<bufferization::AllocTensorOp>(def))
    return !alloc.getCopy();
  return isa<tensor::EmptyOp>(def);
}

/// A tensor that is computed and then cast to a sparse type is computed as that.
static LogicalResult fuseCast(tensor::CastOp op, PatternRewriter &rewriter) {
  Type from = op.getSource().getType(), to = op.getDest().getType();
  if (!getSparseTensorEncoding(to))
    return failure();
  auto sourceType = dyn_cast<RankedTensorType>(from);
  auto destType = cast<RankedTensorType>(to);
  if (!sourceType || sourceType.getShape() != destType.getShape() ||
      sourceType.getElementType() != destType.getElementType())
    return failure();
  auto generic = op.getSource().getDefiningOp<linalg::GenericOp>();
  bool isProduced = generic && generic.getNumDpsInits() == 1 &&
                    op.getSource().hasOneUse() &&
                    isNewTensorOf(generic.getDpsInits()[0], generic);
  if (isProduced && !getSparseTensorEncoding(from)) {
    Value init = generic.getDpsInits()[0];
    Operation *alloc = init.getDefiningOp();
    rewriter.modifyOpInPlace(alloc, [&] { alloc->getResult(0).setType(to); });
    rewriter.modifyOpInPlace(generic,
                             [&] { generic->getResult(0).setType(to); });
    rewriter.replaceOp(op, generic->getResult(0));
    return success();
  }
  // A cast that changes the encoding is a conversion.
  if (getSparseTensorEncoding(from) == getSparseTensorEncoding(to))
    return failure();
  rewriter.replaceOpWithNewOp<ConvertOp>(op, to, op.getSource());
  return success();
}

namespace {
struct PreSparsification final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    RewritePatternSet patterns(getOperation()->getContext());
    patterns.add<tensor::CastOp>("FuseTensorCast", fuseCast);
    if (failed(applyPatternsGreedily(
            getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo preSparsificationInfo = {
    .argument = "pre-sparsification-rewrite",
    .name = "PreSparsificationRewrite",
    .summary = "Prepare operations on sparse tensors for sparsification",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "bufferization", "linalg", "sparse_tensor",
                          "tensor"},
    .create = makePass<PreSparsification>,
};

void strata::registerPreSparsificationPass(PassRegistry &registry) {
  registry.add(preSparsificationInfo);
}
