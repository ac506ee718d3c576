// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector.transpose: by access to parts, or, if it exchanges two dimensions, by shuffles of
// vectors of one dimension or the intrinsic of LLVM.
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/LLVM/LLVMVectorIntrinsicOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace strata;
using namespace strata::detail;

/// Moves elements, or vectors of the last dimensions if these stay.
static LogicalResult transposeElements(vector::TransposeOp op,
                                       PatternRewriter &rewriter) {
  auto type = cast<VectorType>(op.getType());
  auto source = cast<VectorType>(op.getVector().getType());
  SmallVector<int64_t> permutation(op.getPermutation());
  int64_t count = int64_t(permutation.size());
  while (count > 0 && permutation[size_t(count - 1)] == count - 1)
    --count;
  auto positions = count > 0 ? getPositions(source, count) : std::nullopt;
  if (!positions)
    return failure();
  VectorBuilder vector(rewriter, op->getLoc());
  Value result = vector.poison(type);
  for (ArrayRef<int64_t> position : *positions) {
    SmallVector<int64_t, 4> target;
    for (int64_t dim : llvm::seq<int64_t>(0, count))
      target.push_back(position[size_t(permutation[size_t(dim)])]);
    result =
        vector.insert(vector.extract(op.getVector(), position), result, target);
  }
  rewriter.replaceOp(op, result);
  return success();
}

/// The rows and columns of a transpose that exchanges two dimensions, if the other ones have
/// size 1.
static std::optional<std::pair<int64_t, int64_t>>
getMatrix(vector::TransposeOp op) {
  auto type = cast<VectorType>(op.getVector().getType());
  if (type.isScalable())
    return std::nullopt;
  SmallVector<int64_t, 2> dims;
  for (int64_t dim : op.getPermutation())
    if (type.getDimSize(unsigned(dim)) != 1)
      dims.push_back(dim);
  if (dims.size() != 2 || dims[0] < dims[1])
    return std::nullopt;
  return std::pair(type.getDimSize(unsigned(dims[1])),
                   type.getDimSize(unsigned(dims[0])));
}

static Value shapeCast(const VectorBuilder &vector, Value value,
                       ArrayRef<int64_t> shape) {
  auto type = cast<VectorType>(value.getType());
  return vector.create<vector::ShapeCastOp>(
      value, VectorType::get(shape, type.getElementType()));
}

static Value shuffle(const VectorBuilder &vector, Value lhs, Value rhs,
                     ArrayRef<int64_t> mask) {
  OpBuilder &builder = vector.getBuilder();
  Type element = cast<VectorType>(lhs.getType()).getElementType();
  return vector.create<vector::ShuffleOp>(
      {lhs, rhs}, VectorType::get(int64_t(mask.size()), element),
      builder.getNamedAttr("mask", builder.getDenseI64ArrayAttr(mask)));
}

/// One shuffle of all elements.
static Value shuffleElements(const VectorBuilder &vector, Value matrix,
                             int64_t rows, int64_t columns) {
  SmallVector<int64_t> mask;
  for (int64_t column = 0; column < columns; ++column)
    for (int64_t row = 0; row < rows; ++row)
      mask.push_back(row * columns + column);
  Value flat = shapeCast(vector, matrix, rows * columns);
  return shuffle(vector, flat, flat, mask);
}

//===-- Matrices of 16 rows and columns ------------------------------------===//

/// The mask of a shuffle that takes, of each four elements, two of both vectors in turns of
/// `size` elements: the first two, or the others.
static SmallVector<int64_t, 16> getPairMask(int64_t size, bool takeLast) {
  SmallVector<int64_t, 16> mask;
  for (int64_t first = takeLast ? 2 : 0; first < 16; first += 4)
    for (int64_t turn = first; turn < first + 2; turn += size)
      for (int64_t vector : {0, 16})
        for (int64_t i = 0; i < size; ++i)
          mask.push_back(vector + turn + i);
  return mask;
}

/// The mask that takes the even or the odd groups of four elements of both vectors.
static SmallVector<int64_t, 16> getGroupMask(bool takeOdd) {
  SmallVector<int64_t, 16> mask;
  for (int64_t first = takeOdd ? 4 : 0; first < 32; first += 8)
    for (int64_t i = 0; i < 4; ++i)
      mask.push_back(first + i);
  return mask;
}

/// Rows in blocks of 2 * `distance` with each row and that `distance` further combined: by
/// the first mask, and by the second one. The results of a pair follow each other, or are as
/// far apart as the rows.
static SmallVector<Value> combineRows(const VectorBuilder &vector,
                                      ArrayRef<Value> rows, size_t distance,
                                      bool keepTogether,
                                      ArrayRef<int64_t> firstMask,
                                      ArrayRef<int64_t> secondMask) {
  SmallVector<Value> result;
  for (size_t block = 0; block < rows.size(); block += 2 * distance) {
    auto combine = [&](size_t row, ArrayRef<int64_t> mask) {
      result.push_back(shuffle(vector, rows[block + row],
                               rows[block + row + distance], mask));
    };
    for (size_t row = 0; row < distance; ++row) {
      combine(row, firstMask);
      if (keepTogether)
        combine(row, secondMask);
    }
    for (size_t row = 0; row < (keepTogether ? 0 : distance); ++row)
      combine(row, secondMask);
  }
  return result;
}

/// Four rounds of shuffles of two rows each.
static Value shuffleRows(const VectorBuilder &vector, Value matrix) {
  SmallVector<Value> rows;
  for (int64_t row = 0; row < 16; ++row)
    rows.push_back(vector.extract(matrix, row));
  for (int64_t size : {1, 2})
    rows = combineRows(vector, rows, size_t(size), /*keepTogether=*/true,
                       getPairMask(size, false), getPairMask(size, true));
  for (size_t distance : {4, 8})
    rows = combineRows(vector, rows, distance, /*keepTogether=*/false,
                       getGroupMask(false), getGroupMask(true));
  Value result = vector.poison(matrix.getType());
  for (auto [row, value] : llvm::enumerate(rows))
    result = vector.insert(value, result, int64_t(row));
  return result;
}

//===-- Patterns -----------------------------------------------------------===//

static Value transposeByIntrinsic(const VectorBuilder &vector, Value matrix,
                                  int64_t rows, int64_t columns) {
  OpBuilder &builder = vector.getBuilder();
  Value flat = shapeCast(vector, matrix, rows * columns);
  // The intrinsic has the elements of a column next to each other.
  return vector.create<LLVM::MatrixTransposeOp>(
      flat, flat.getType(),
      {builder.getNamedAttr("rows",
                            builder.getI32IntegerAttr(int32_t(columns))),
       builder.getNamedAttr("columns",
                            builder.getI32IntegerAttr(int32_t(rows)))});
}

namespace {
class TransposeMatrix final : public OpRewritePattern<vector::TransposeOp> {
public:
  explicit TransposeMatrix(TransposeLowering lowering)
      : OpRewritePattern("transpose-matrix", /*benefit=*/2),
        lowering(lowering) {}
  LogicalResult matchAndRewrite(vector::TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto matrix = getMatrix(op);
    auto type = cast<VectorType>(op.getType());
    if (!matrix || matrix->first * matrix->second > maxElements)
      return failure();
    auto [rows, columns] = *matrix;
    VectorBuilder vector(rewriter, op->getLoc());
    Value source = op.getVector(), result;
    if (lowering == TransposeLowering::Flat) {
      if (type.getRank() != 2 || !type.getElementType().isIntOrFloat())
        return failure();
      result = transposeByIntrinsic(vector, source, rows, columns);
    } else if (lowering == TransposeLowering::Shuffle16x16 && rows == 16 &&
               columns == 16) {
      result = shuffleRows(vector, shapeCast(vector, source, {16, 16}));
    } else {
      result = shuffleElements(vector, source, rows, columns);
    }
    rewriter.replaceOp(op, shapeCast(vector, result, type.getShape()));
    return success();
  }

private:
  TransposeLowering lowering;
};
} // namespace

void detail::populateTransposePatterns(RewritePatternSet &patterns,
                                       const VectorLoweringOptions &options) {
  if (options.transpose != TransposeLowering::EltWise)
    patterns.add<TransposeMatrix>(options.transpose);
  patterns.add<vector::TransposeOp>(transposeElements);
}
