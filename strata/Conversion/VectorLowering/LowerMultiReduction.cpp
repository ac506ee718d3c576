// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass lower-vector-multi-reduction. A reduction is brought into the form of two dimensions
// in three steps: dimensions are transposed so that those that are reduced are the outer, or the
// inner ones; the outer ones, and the inner ones, become one dimension; one dimension alone gets
// a second. Then it is taken apart, into operations of arith on rows or into vector.reduction.
// A reduction along no dimension combines the source with the accumulator.
#include "strata/Conversion/VectorLowering/VectorLowering.h"
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/PatternPass.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

namespace {
/// The position of the dimensions that are reduced.
enum class Strategy : uint8_t { InnerParallel, InnerReduction };

/// A reduction, maybe under a mask.
struct Reduction {
  explicit Reduction(vector::MultiDimReductionOp op)
      : op(op), source(op.getSource()), acc(op.getAcc()),
        type(cast<VectorType>(source.getType())) {
    isReduced.resize(size_t(type.getRank()), false);
    for (int64_t dim : op.getReductionDims())
      isReduced[size_t(dim)] = true;
    auto maskOp = dyn_cast_or_null<vector::MaskOp>(op->getParentOp());
    replaced = maskOp ? maskOp.getOperation() : op.getOperation();
    if (maskOp)
      mask = maskOp.getMask();
  }

  vector::MultiDimReductionOp op;
  /// The operation, or vector.mask around it.
  Operation *replaced;
  Value source, acc, mask;
  VectorType type;
  /// For each dimension, whether it is reduced.
  SmallVector<bool> isReduced;
};

/// One step. The insertion point is before all that is replaced.
class ReductionPattern : public OpRewritePattern<vector::MultiDimReductionOp> {
public:
  using StepFn = Value (*)(const VectorBuilder &, const Reduction &, Strategy);
  ReductionPattern(StringRef name, StepFn step, Strategy strategy)
      : OpRewritePattern(name), step(step), strategy(strategy) {}
  LogicalResult matchAndRewrite(vector::MultiDimReductionOp op,
                                PatternRewriter &rewriter) const override {
    Reduction reduction(op);
    auto maskOp = dyn_cast<vector::MaskOp>(reduction.replaced);
    if (maskOp && maskOp.getPassthru())
      return failure();
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(reduction.replaced);
    Value result =
        step(VectorBuilder(rewriter, op->getLoc()), reduction, strategy);
    if (!result)
      return failure();
    rewriter.replaceOp(reduction.replaced, result);
    return success();
  }

private:
  StepFn step;
  Strategy strategy;
};
} // namespace

static VectorType getMaskType(VectorType type) {
  return VectorType::get(type.getShape(),
                         IntegerType::get(type.getContext(), 1),
                         getScalableFlags(type));
}

static Value createReduction(const VectorBuilder &vector, const Reduction &old,
                             Value source, Value acc, Value mask,
                             ArrayRef<int64_t> dims) {
  OpBuilder &builder = vector.getBuilder();
  Operation *op = vector::MultiDimReductionOp::create(
      builder, vector.getLoc(), acc.getType(), {source, acc},
      {builder.getNamedAttr("kind", old.op->getInherentAttrOrNull("kind")),
       builder.getNamedAttr("reduction_dims",
                            builder.getDenseI64ArrayAttr(dims))});
  return vector.underMask(op, mask);
}

//===-- Form ---------------------------------------------------------------===//

/// The dimensions that are reduced first, or last.
static Value reorderDims(const VectorBuilder &vector,
                         const Reduction &reduction, Strategy strategy) {
  SmallVector<int64_t> parallel, reduced;
  for (auto [dim, isReduced] : llvm::enumerate(reduction.isReduced))
    (isReduced ? reduced : parallel).push_back(int64_t(dim));
  bool isInner = strategy == Strategy::InnerReduction;
  SmallVector<int64_t> order = isInner ? parallel : reduced;
  llvm::append_range(order, isInner ? reduced : parallel);
  if (llvm::is_sorted(order) || parallel.empty())
    return {};
  Value mask =
      reduction.mask ? vector.transpose(reduction.mask, order) : Value();
  Value source = vector.transpose(reduction.source, order);
  SmallVector<int64_t> dims;
  for (size_t i = 0; i < reduced.size(); ++i)
    dims.push_back(int64_t(isInner ? parallel.size() + i : i));
  return createReduction(vector, reduction, source, reduction.acc, mask, dims);
}

/// Whether the dimensions that are reduced are the `count` ones from `first` on.
static bool areReducedTogether(const Reduction &reduction, int64_t first,
                               int64_t count) {
  for (auto [dim, isReduced] : llvm::enumerate(reduction.isReduced))
    if (isReduced != (int64_t(dim) >= first && int64_t(dim) < first + count))
      return false;
  return true;
}

/// The operation of arith that combines elements; empty if there is none.
static StringRef getCombiningOperation(const Reduction &reduction) {
  Type element = reduction.type.getElementType();
  return element.isIntOrIndexOrFloat()
             ? getArithOperation(reduction.op.getKind(),
                                 isa<FloatType>(element))
             : StringRef();
}

/// `part` of the source combined with `acc`; `acc` where the mask is not set.
static Value combine(const VectorBuilder &vector, StringRef name, Value part,
                     Value acc, Value mask) {
  Value combined = vector.create(name, {part, acc}, part.getType());
  return mask ? vector.create<arith::SelectOp>({mask, combined, acc},
                                               combined.getType())
              : combined;
}

/// A reduction along no dimension.
static Value combineWithAcc(const VectorBuilder &vector,
                            const Reduction &reduction, Strategy) {
  StringRef name = getCombiningOperation(reduction);
  if (!reduction.op.getReductionDims().empty() || name.empty())
    return {};
  return combine(vector, name, reduction.source, reduction.acc, reduction.mask);
}

/// One dimension for those that are reduced, and one for the others.
static Value flattenDims(const VectorBuilder &vector,
                         const Reduction &reduction, Strategy strategy) {
  VectorType type = reduction.type;
  SmallVector<bool> flags = getScalableFlags(type);
  bool isInner = strategy == Strategy::InnerReduction;
  int64_t numParallel = 0, parallelSize = 1, reducedSize = 1;
  int numScalableParallel = 0, numScalableReduced = 0;
  for (auto [dim, isReduced] : llvm::enumerate(reduction.isReduced)) {
    int64_t size = type.getDimSize(unsigned(dim));
    numParallel += !isReduced;
    (isReduced ? reducedSize : parallelSize) *= size;
    (isReduced ? numScalableReduced : numScalableParallel) += flags[dim];
  }
  int64_t rank = type.getRank(), numReduced = rank - numParallel;
  if (numReduced == 0)
    return {};
  // The product of two scalable sizes is none.
  if ((numParallel <= 1 && numReduced <= 1) || numScalableParallel > 1 ||
      numScalableReduced > 1)
    return {};
  if (!areReducedTogether(reduction, isInner ? numParallel : 0, numReduced))
    return {};
  SmallVector<int64_t, 2> shape;
  SmallVector<bool, 2> scalable;
  auto add = [&](int64_t count, int64_t size, bool isScalable) {
    if (!count)
      return;
    shape.push_back(size);
    scalable.push_back(isScalable);
  };
  if (isInner)
    add(numParallel, parallelSize, bool(numScalableParallel));
  add(numReduced, reducedSize, bool(numScalableReduced));
  if (!isInner)
    add(numParallel, parallelSize, bool(numScalableParallel));
  auto flat = VectorType::get(shape, type.getElementType(), scalable);
  Value mask = reduction.mask ? vector.create<vector::ShapeCastOp>(
                                    reduction.mask, getMaskType(flat))
                              : Value();
  Value source = vector.create<vector::ShapeCastOp>(reduction.source, flat);
  Value acc = reduction.acc;
  auto accType = dyn_cast<VectorType>(acc.getType());
  if (accType)
    acc = vector.create<vector::ShapeCastOp>(
        acc, VectorType::get({parallelSize}, type.getElementType(),
                             {bool(numScalableParallel)}));
  int64_t reducedDim = isInner && numParallel ? 1 : 0;
  Value result =
      createReduction(vector, reduction, source, acc, mask, {reducedDim});
  return accType ? vector.create<vector::ShapeCastOp>(result, accType) : result;
}

/// A vector of one dimension becomes the only row of one with two.
static Value addDim(const VectorBuilder &vector, const Reduction &reduction,
                    Strategy) {
  VectorType type = reduction.type;
  if (type.getRank() != 1 || !reduction.isReduced[0])
    return {};
  auto prepend = [](VectorType vector) {
    SmallVector<int64_t, 2> shape = {1, vector.getDimSize(0)};
    SmallVector<bool, 2> scalable = {false, getScalableFlags(vector)[0]};
    return VectorType::get(shape, vector.getElementType(), scalable);
  };
  Value source =
      vector.create<vector::ShapeCastOp>(reduction.source, prepend(type));
  Value acc = vector.broadcast(VectorType::get({1}, type.getElementType()),
                               reduction.acc);
  Value mask = reduction.mask ? vector.broadcast(prepend(getMaskType(type)),
                                                 reduction.mask)
                              : Value();
  return vector.extract(
      createReduction(vector, reduction, source, acc, mask, {1}), 0);
}

//===-- Parts --------------------------------------------------------------===//

/// Rows, combined from the first on.
static Value unrollOuter(const VectorBuilder &vector,
                         const Reduction &reduction, Strategy) {
  VectorType type = reduction.type;
  if (type.getRank() != 2 || !reduction.isReduced[0] ||
      reduction.isReduced[1] || type.getDimSize(0) > maxParts)
    return {};
  StringRef name = getCombiningOperation(reduction);
  if (name.empty())
    return {};
  Value result = reduction.acc;
  for (int64_t row = 0; row < type.getDimSize(0); ++row) {
    Value part = vector.extract(reduction.source, row);
    Value mask = reduction.mask ? vector.extract(reduction.mask, row) : Value();
    result = combine(vector, name, part, result, mask);
  }
  return result;
}

/// vector.reduction of each row.
static Value unrollInner(const VectorBuilder &vector,
                         const Reduction &reduction, Strategy) {
  VectorType type = reduction.type;
  if (type.getRank() != 2 || reduction.isReduced[0] ||
      !reduction.isReduced[1] || type.getDimSize(0) > maxParts)
    return {};
  OpBuilder &builder = vector.getBuilder();
  Value result = vector.zero(reduction.acc.getType());
  if (!result)
    return {};
  for (int64_t row = 0; row < type.getDimSize(0); ++row) {
    Value part = vector.extract(reduction.source, row);
    Value acc = vector.extract(reduction.acc, row);
    Value mask = reduction.mask ? vector.extract(reduction.mask, row) : Value();
    Operation *reduced = vector::ReductionOp::create(
        builder, vector.getLoc(), type.getElementType(), {part, acc},
        builder.getNamedAttr("kind",
                             reduction.op->getInherentAttrOrNull("kind")));
    result = vector.insert(vector.underMask(reduced, mask), result, row);
  }
  return result;
}

void strata::populateVectorMultiReductionLoweringPatterns(
    RewritePatternSet &patterns, bool isInnerReduction) {
  Strategy strategy =
      isInnerReduction ? Strategy::InnerReduction : Strategy::InnerParallel;
  patterns.add<ReductionPattern>("reorder-multi-reduction", reorderDims,
                                 strategy);
  patterns.add<ReductionPattern>("combine-with-accumulator", combineWithAcc,
                                 strategy);
  patterns.add<ReductionPattern>("flatten-multi-reduction", flattenDims,
                                 strategy);
  patterns.add<ReductionPattern>("multi-reduction-of-one-dimension", addDim,
                                 strategy);
  patterns.add<ReductionPattern>("unroll-multi-reduction",
                                 isInnerReduction ? unrollInner : unrollOuter,
                                 strategy);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct LowerMultiReduction final : Pass {
  using Pass::Pass;
  Option<Strategy> strategy{
      *this,
      "lowering-strategy",
      "Position of the reduced dimensions",
      Strategy::InnerParallel,
      {{Strategy::InnerParallel, "inner-parallel",
        "reduce outer dimensions, by elementwise operations"},
       {Strategy::InnerReduction, "inner-reduction",
        "reduce inner dimensions, by vector.reduction"}}};

  void runOnOperation() override {
    RewritePatternSet patterns(getOperation()->getContext());
    populateVectorMultiReductionLoweringPatterns(
        patterns, *strategy == Strategy::InnerReduction);
    if (failed(rewriteInParallel(getParallelWork(), getOperation(),
                                 FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo multiReductionInfo = {
    .argument = "lower-vector-multi-reduction",
    .name = "LowerVectorMultiReductionPass",
    .summary = "Lower vector.multi_reduction to simpler reductions",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"arith", "vector"},
    .create = makePass<LowerMultiReduction>,
};

void strata::registerMultiReductionLoweringPass(PassRegistry &registry) {
  registry.add(multiReductionInfo);
}
