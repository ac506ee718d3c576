// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector.shape_cast by copies of the largest parts that are contiguous in both shapes:
// vectors of the last dimensions that are equal, slices of rows, or elements.
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>

using namespace strata;
using namespace strata::detail;

/// The number of last dimensions in which both types are equal.
static int64_t countEqualDims(VectorType a, VectorType b) {
  SmallVector<bool> aFlags = getScalableFlags(a), bFlags = getScalableFlags(b);
  int64_t count = 0;
  int64_t rank = std::min(a.getRank(), b.getRank());
  while (count < rank) {
    int64_t i = a.getRank() - 1 - count, j = b.getRank() - 1 - count;
    if (a.getDimSize(i) != b.getDimSize(j) ||
        aFlags[size_t(i)] != bFlags[size_t(j)])
      break;
    ++count;
  }
  return count;
}

/// Copies parts that have `count` dimensions.
static LogicalResult copyParts(vector::ShapeCastOp op, int64_t count,
                               PatternRewriter &rewriter) {
  auto source = cast<VectorType>(op.getSource().getType());
  auto type = cast<VectorType>(op.getType());
  auto from = getPositions(source, source.getRank() - count);
  auto to = getPositions(type, type.getRank() - count);
  if (!from || !to || from->size() != to->size())
    return failure();
  VectorBuilder vector(rewriter, op->getLoc());
  Value result = vector.poison(type);
  for (auto [fromPosition, toPosition] : llvm::zip_equal(*from, *to))
    result = vector.insert(vector.extract(op.getSource(), fromPosition), result,
                           toPosition);
  rewriter.replaceOp(op, result);
  return success();
}

namespace {
/// Copies slices of `size` elements from rows of `source` to rows of a result.
class SliceCopier {
public:
  SliceCopier(const VectorBuilder &vector, Value source, VectorType type,
              int64_t size)
      : vector(vector), source(source), type(type), size(size) {}
  Value copyAll();

private:
  Value getSlice(int64_t number);
  Value insertSlice(Value slice, Value row, int64_t offset) const;
  ArrayAttr getNumbers(int64_t number) const {
    return vector.getBuilder().getI64ArrayAttr(number);
  }
  VectorType getSliceType(int64_t elements) const {
    return VectorType::get({elements}, type.getElementType());
  }
  /// The position of a row.
  static SmallVector<int64_t> getRow(VectorType type, int64_t number) {
    SmallVector<int64_t> position(size_t(type.getRank() - 1));
    for (size_t dim = position.size(); dim-- > 0;) {
      position[dim] = number % type.getDimSize(int64_t(dim));
      number /= type.getDimSize(int64_t(dim));
    }
    return position;
  }

  const VectorBuilder &vector;
  Value source;
  VectorType type;
  int64_t size;
  /// The row of the source that was extracted last, and its number.
  Value row;
  int64_t rowNumber = -1;
};
} // namespace

/// Slice number `number` of the source.
Value SliceCopier::getSlice(int64_t number) {
  auto sourceType = cast<VectorType>(source.getType());
  int64_t width = sourceType.getShape().back();
  int64_t slicesPerRow = width / size;
  if (number / slicesPerRow != rowNumber) {
    rowNumber = number / slicesPerRow;
    SmallVector<int64_t> position = getRow(sourceType, rowNumber);
    row = position.empty() ? source : vector.extract(source, position);
  }
  if (slicesPerRow == 1)
    return row;
  OpBuilder &builder = vector.getBuilder();
  int64_t offset = number % slicesPerRow * size;
  return vector.create<vector::ExtractStridedSliceOp>(
      row, getSliceType(size),
      {builder.getNamedAttr("offsets", getNumbers(offset)),
       builder.getNamedAttr("sizes", getNumbers(size)),
       builder.getNamedAttr("strides", getNumbers(1))});
}

Value SliceCopier::insertSlice(Value slice, Value dest, int64_t offset) const {
  OpBuilder &builder = vector.getBuilder();
  return vector.create<vector::InsertStridedSliceOp>(
      {slice, dest}, dest.getType(),
      {builder.getNamedAttr("offsets", getNumbers(offset)),
       builder.getNamedAttr("strides", getNumbers(1))});
}

Value SliceCopier::copyAll() {
  int64_t width = type.getShape().back();
  int64_t slicesPerRow = width / size;
  int64_t numRows = type.getNumElements() / width;
  Value result = vector.poison(type);
  for (int64_t number = 0; number < numRows; ++number) {
    Value resultRow;
    if (slicesPerRow == 1)
      resultRow = getSlice(number);
    else
      resultRow =
          type.getRank() == 1 ? result : vector.poison(getSliceType(width));
    for (int64_t i = 0; slicesPerRow > 1 && i < slicesPerRow; ++i)
      resultRow =
          insertSlice(getSlice(number * slicesPerRow + i), resultRow, i * size);
    SmallVector<int64_t> position = getRow(type, number);
    result = position.empty() ? resultRow
                              : vector.insert(resultRow, result, position);
  }
  return result;
}

static LogicalResult lowerShapeCast(vector::ShapeCastOp op,
                                    PatternRewriter &rewriter) {
  auto source = cast<VectorType>(op.getSource().getType());
  auto type = cast<VectorType>(op.getType());
  if (int64_t count = countEqualDims(source, type); count > 0)
    return copyParts(op, count, rewriter);
  if (source.isScalable() || type.isScalable())
    return failure();
  if (source.getRank() == 0 || type.getRank() == 0)
    return copyParts(op, 0, rewriter);
  int64_t size = std::gcd(source.getShape().back(), type.getShape().back());
  if (size == 1)
    return copyParts(op, 0, rewriter);
  VectorBuilder vector(rewriter, op->getLoc());
  rewriter.replaceOp(op,
                     SliceCopier(vector, op.getSource(), type, size).copyAll());
  return success();
}

void detail::populateShapeCastPatterns(RewritePatternSet &patterns) {
  patterns.add<vector::ShapeCastOp>(lowerShapeCast);
}
