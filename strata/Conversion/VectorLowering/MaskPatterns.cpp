// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Masks and sequences as constants, and as comparisons of sequences with bounds.
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

static Value getConstantMask(const VectorBuilder &vector, VectorType type,
                             bool isSet) {
  return vector.constant(
      DenseElementsAttr::get(type, vector.getBuilder().getBoolAttr(isSet)));
}

static LogicalResult lowerConstantMask(vector::ConstantMaskOp op,
                                       PatternRewriter &rewriter) {
  auto type = cast<VectorType>(op.getType());
  SmallVector<int64_t> sizes(op.getMaskDimSizes());
  VectorBuilder vector(rewriter, op->getLoc());
  if (sizes.empty() || llvm::any_of(type.getShape(), [](int64_t size) {
        return size > maxElements;
      }))
    return failure();
  if (type.getRank() == 0 || (type.getRank() == 1 && type.isScalable())) {
    rewriter.replaceOp(op, getConstantMask(vector, type, sizes[0] > 0));
    return success();
  }
  if (type.getRank() == 1) {
    SmallVector<bool> bits(size_t(type.getDimSize(0)), false);
    std::fill_n(bits.begin(), sizes[0], true);
    rewriter.replaceOp(op, vector.constant(DenseElementsAttr::get(
                               type, ArrayRef<bool>(bits))));
    return success();
  }
  if (cannotSplit(type, 1))
    return refuseSplit(op, rewriter);
  Value set = vector.create<vector::ConstantMaskOp>(
      {}, dropDims(type, 1),
      rewriter.getNamedAttr("mask_dim_sizes",
                            rewriter.getDenseI64ArrayAttr(
                                ArrayRef<int64_t>(sizes).drop_front())));
  Value result = getConstantMask(vector, type, false);
  for (int64_t dim = 0; dim < sizes[0]; ++dim)
    result = vector.insert(set, result, dim);
  rewriter.replaceOp(op, result);
  return success();
}

/// The numbers 0, 1, ... as a constant. Null if the type is scalable or huge.
static Value createSequence(const VectorBuilder &vector, VectorType type) {
  if (type.isScalable() ||
      type.getNumElementsChecked().value_or(maxElements + 1) > maxElements)
    return {};
  SmallVector<Attribute> numbers;
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    numbers.push_back(
        vector.getBuilder().getIntegerAttr(type.getElementType(), i));
  return vector.constant(
      DenseElementsAttr::get(type, ArrayRef<Attribute>(numbers)));
}

static LogicalResult lowerStep(vector::StepOp op, PatternRewriter &rewriter) {
  VectorBuilder vector(rewriter, op->getLoc());
  Value sequence =
      createSequence(vector, cast<VectorType>(op->getResult(0).getType()));
  if (!sequence)
    return failure();
  rewriter.replaceOp(op, sequence);
  return success();
}

/// A mask of several dimensions: for each part, its mask or none.
static LogicalResult unrollCreateMask(vector::CreateMaskOp op,
                                      PatternRewriter &rewriter) {
  auto type = cast<VectorType>(op.getType());
  if (type.getRank() < 2)
    return failure();
  if (cannotSplit(type, 1))
    return refuseSplit(op, rewriter);
  VectorBuilder vector(rewriter, op->getLoc());
  VectorType partType = dropDims(type, 1);
  Value bound = op.getOperands().front();
  Value set = vector.create<vector::CreateMaskOp>(
      SmallVector<Value>(op.getOperands().drop_front()), partType);
  Value unset = getConstantMask(vector, partType, false);
  Value result = getConstantMask(vector, type, false);
  for (int64_t dim = 0; dim < type.getDimSize(0); ++dim) {
    Value isIn =
        arith::CmpIOp::create(rewriter, op->getLoc(), arith::CmpIPredicate::slt,
                              vector.index(dim), bound);
    Value part =
        arith::SelectOp::create(rewriter, op->getLoc(), isIn, set, unset);
    result = vector.insert(part, result, dim);
  }
  rewriter.replaceOp(op, result);
  return success();
}

namespace {
/// A mask of one dimension or none: the numbers below a bound.
class LowerCreateMask final : public OpRewritePattern<vector::CreateMaskOp> {
public:
  explicit LowerCreateMask(bool force32BitIndices)
      : OpRewritePattern("lower-create-mask"),
        force32BitIndices(force32BitIndices) {}
  LogicalResult matchAndRewrite(vector::CreateMaskOp op,
                                PatternRewriter &rewriter) const override {
    auto type = cast<VectorType>(op.getType());
    if (type.getRank() > 1 || type.isScalable())
      return failure();
    Type number = rewriter.getIntegerType(force32BitIndices ? 32 : 64);
    VectorBuilder vector(rewriter, op->getLoc());
    VectorType numbers = VectorType::get(type.getShape(), number);
    Value sequence = createSequence(vector, numbers);
    if (!sequence)
      return failure();
    Value bound =
        vector.create<arith::IndexCastOp>(op.getOperands().front(), number);
    bound = vector.broadcast(numbers, bound);
    rewriter.replaceOp(op, arith::CmpIOp::create(rewriter, op->getLoc(),
                                                 arith::CmpIPredicate::slt,
                                                 sequence, bound));
    return success();
  }

private:
  bool force32BitIndices;
};
} // namespace

void strata::populateVectorMaskOpLoweringPatterns(RewritePatternSet &patterns) {
  patterns.add<vector::ConstantMaskOp>(lowerConstantMask);
  patterns.add<vector::CreateMaskOp>(unrollCreateMask);
}

void detail::populateMaskPatterns(RewritePatternSet &patterns,
                                  const VectorLoweringOptions &options) {
  populateVectorMaskOpLoweringPatterns(patterns);
  patterns.add<vector::StepOp>(lowerStep);
  patterns.add<LowerCreateMask>(options.force32BitIndices);
}
