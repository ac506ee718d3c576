// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pre-sparsification-rewrite: brings programs into forms that sparsification compiles well.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/SparseTensor/SparsePasses.h"
#include "strata/SparseTensor/SparseTensorType.h"

using namespace strata;
using namespace strata::sparse_tensor;

/// Whether `value` is a new tensor that only `user` uses.
static bool isNewTensorOf(Value value, Operation *user) {
  return isNewTensor(value) && value.hasOneUse() && *value.user_begin() == user;
}

/// Whether `value` is zero in all iterations of `op`. Negative zero is not.
static bool isZeroInBody(linalg::GenericOp op, Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value);
      argument && argument.getOwner() == op.getBlock())
    value = op->getOperand(argument.getArgNumber());
  Attribute attr;
  if (!matchPattern(value, m_Constant(&attr)))
    return false;
  if (auto integer = dyn_cast<IntegerAttr>(attr))
    return integer.getValue().isZero();
  auto number = dyn_cast<FloatAttr>(attr);
  return number && number.getValue().isPosZero();
}

/// A new tensor all of whose elements become zero is a constant, or empty if it is sparse. Operations
/// on dense tensors stay: a function that returns their result returns memory that may be written.
static LogicalResult foldZeroYield(linalg::GenericOp op,
                                   PatternRewriter &rewriter) {
  if (!op.hasPureTensorSemantics() || op->getNumResults() != 1 ||
      !hasAnySparseType(op->getOperandTypes()) ||
      !isNewTensorOf(op.getDpsInits()[0], op) ||
      !isZeroInBody(op, op.getBlock()->getTerminator()->getOperands().front()))
    return failure();
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (getSparseTensorEncoding(type)) {
    rewriter.replaceOp(op, op.getDpsInits()[0]);
    return success();
  }
  if (!type.hasStaticShape())
    return failure();
  Attribute zero = rewriter.getZeroAttr(type.getElementType());
  Operation *init = op.getDpsInits()[0].getDefiningOp();
  rewriter.replaceOpWithNewOp<arith::ConstantOp>(
      op, type, DenseElementsAttr::get(type, zero));
  rewriter.eraseOp(init);
  return success();
}

/// A tensor that is computed and then cast to a sparse type is computed as that.
static LogicalResult fuseCast(tensor::CastOp op, PatternRewriter &rewriter) {
  auto from = dyn_cast<RankedTensorType>(op.getSource().getType());
  auto to = dyn_cast<RankedTensorType>(op.getDest().getType());
  if (!from || !to || from == to ||
      (!getSparseTensorEncoding(from) && !getSparseTensorEncoding(to)))
    return failure();
  auto generic = op.getSource().getDefiningOp<linalg::GenericOp>();
  bool isProduced = generic && generic.getNumDpsInits() == 1 &&
                    op.getSource().hasOneUse() &&
                    isNewTensorOf(generic.getDpsInits()[0], generic);
  if (isProduced && !getSparseTensorEncoding(from) &&
      from.getShape() == to.getShape()) {
    Value init = generic.getDpsInits()[0];
    Operation *alloc = init.getDefiningOp();
    rewriter.modifyOpInPlace(alloc, [&] { alloc->getResult(0).setType(to); });
    rewriter.modifyOpInPlace(generic,
                             [&] { generic->getResult(0).setType(to); });
    rewriter.replaceOp(op, generic->getResult(0));
    return success();
  }
  // Others are conversions, which can't make sizes static.
  for (auto [size, newSize] : llvm::zip_equal(from.getShape(), to.getShape()))
    if (size != newSize && !ShapedType::isDynamic(newSize))
      return failure();
  rewriter.replaceOpWithNewOp<ConvertOp>(op, to, op.getSource());
  return success();
}

/// A reduction for which elements that are not stored count, by a product for example, as one by
/// regions, which loops over all elements compute.
static LogicalResult reduceAllElements(linalg::GenericOp op,
                                       PatternRewriter &rewriter) {
  if (!op.hasPureTensorSemantics() || op.getNumDpsInputs() != 1 ||
      op.getNumReductionLoops() == 0 || op.getNumParallelLoops() != 0 ||
      op->getNumResults() != 1 ||
      !getSparseTensorEncoding(op.getDpsInputs()[0].getType()))
    return failure();
  Block *body = op.getBlock();
  Operation *reduction =
      body->getTerminator()->getOperands().front().getDefiningOp();
  if (!isa_and_nonnull<arith::AndIOp, arith::MulIOp, arith::MulFOp,
                       arith::MinimumFOp, arith::MinSIOp, arith::MinUIOp,
                       arith::MaximumFOp, arith::MaxSIOp, arith::MaxUIOp>(
          reduction))
    return failure();
  Value element = body->getArgument(0), result = body->getArgument(1);
  Value lhs = reduction->getOperands().front();
  Value rhs = reduction->getOperands().back();
  if ((lhs != element || rhs != result) && (lhs != result || rhs != element))
    return failure();
  Location loc = op.getLoc();
  Type type = element.getType();
  rewriter.setInsertionPoint(op);
  Value identity = tensor::ExtractOp::create(rewriter, loc, op.getDpsInits()[0],
                                             ValueRange());
  // Elements that are not stored are zero.
  rewriter.setInsertionPointToStart(body);
  auto unary = UnaryOp::create(rewriter, loc, type, element);
  Block *present =
      rewriter.createBlock(&unary.getPresentRegion(), {}, type, loc);
  YieldOp::create(rewriter, loc, present->getArgument(0));
  rewriter.createBlock(&unary.getAbsentRegion());
  Value zero = arith::ConstantOp::create(rewriter, loc, type,
                                         rewriter.getZeroAttr(type));
  YieldOp::create(rewriter, loc, zero);
  rewriter.setInsertionPointAfter(unary);
  auto reduce =
      ReduceOp::create(rewriter, loc, unary.getResult(), result, identity);
  Block *combine =
      rewriter.createBlock(&reduce.getRegion(), {}, {type, type}, {loc, loc});
  IRMapping mapping;
  mapping.map(lhs, combine->getArgument(0));
  mapping.map(rhs, combine->getArgument(1));
  Operation *clone = rewriter.clone(*reduction, mapping);
  YieldOp::create(rewriter, loc, clone->getResult(0));
  rewriter.replaceOp(reduction, reduce.getResult());
  return success();
}

namespace {
struct PreSparsification final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    RewritePatternSet patterns(getOperation()->getContext());
    patterns.add<linalg::GenericOp>("FoldInvariantYield", foldZeroYield);
    patterns.add<tensor::CastOp>("FuseTensorCast", fuseCast);
    patterns.add<linalg::GenericOp>("GenSemiRingReduction", reduceAllElements);
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
