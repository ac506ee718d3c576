// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector.extract_strided_slice and vector.insert_strided_slice by access to parts and
// vector.shuffle.
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace strata;
using namespace strata::detail;

static Value shuffle(const VectorBuilder &vector, Value lhs, Value rhs,
                     ArrayRef<int64_t> mask, Type type) {
  OpBuilder &builder = vector.getBuilder();
  return vector.create<vector::ShuffleOp>(
      {lhs, rhs}, type,
      builder.getNamedAttr("mask", builder.getDenseI64ArrayAttr(mask)));
}

/// The array without its first elements.
static ArrayAttr dropFirst(OpBuilder &builder, ArrayAttr array,
                           size_t count = 1) {
  return builder.getArrayAttr(array.getValue().drop_front(count));
}

static bool hasUnitStrides(ArrayAttr strides) {
  return llvm::all_of(getIntegers(strides),
                      [](int64_t stride) { return stride == 1; });
}

/// Parts that are scalable, which vector.shuffle does not take.
static LogicalResult extractScalableParts(vector::ExtractStridedSliceOp op,
                                          int64_t offset,
                                          PatternRewriter &rewriter) {
  auto type = cast<VectorType>(op.getType());
  VectorBuilder vector(rewriter, op->getLoc());
  Value result = vector.zero(type);
  if (!result)
    return failure();
  SmallVector<Value> parts;
  for (int64_t dim = 0; dim < type.getDimSize(0); ++dim)
    parts.push_back(vector.extract(op.getSource(), offset + dim));
  for (auto [dim, part] : llvm::enumerate(parts))
    result = vector.insert(part, result, int64_t(dim));
  rewriter.replaceOp(op, result);
  return success();
}

static LogicalResult lowerExtractSlice(vector::ExtractStridedSliceOp op,
                                       PatternRewriter &rewriter) {
  auto type = cast<VectorType>(op.getType());
  Value source = op.getSource();
  SmallVector<int64_t> offsets = getIntegers(op.getOffsets());
  SmallVector<int64_t> sizes = getIntegers(op.getSizes());
  auto sourceType = cast<VectorType>(source.getType());
  if (offsets.empty() || !hasUnitStrides(op.getStrides()) ||
      cannotSplit(sourceType, 1))
    return failure();
  VectorBuilder vector(rewriter, op->getLoc());
  if (offsets.size() == 1 && sourceType.isScalable())
    return extractScalableParts(op, offsets[0], rewriter);
  if (offsets.size() == 1) {
    SmallVector<int64_t> mask =
        llvm::to_vector(llvm::seq(offsets[0], offsets[0] + sizes[0]));
    rewriter.replaceOp(op, shuffle(vector, source, source, mask, type));
    return success();
  }
  Value result = vector.zero(type);
  if (!result)
    return failure();
  for (int64_t dim = 0; dim < sizes[0]; ++dim) {
    Value part = vector.extract(source, offsets[0] + dim);
    part = vector.create<vector::ExtractStridedSliceOp>(
        part, dropDims(type, 1),
        {rewriter.getNamedAttr("offsets", dropFirst(rewriter, op.getOffsets())),
         rewriter.getNamedAttr("sizes", dropFirst(rewriter, op.getSizes())),
         rewriter.getNamedAttr("strides",
                               dropFirst(rewriter, op.getStrides()))});
    result = vector.insert(part, result, dim);
  }
  rewriter.replaceOp(op, result);
  return success();
}

static Value insertSlice(const VectorBuilder &vector, Value slice, Value dest,
                         ArrayAttr offsets, ArrayAttr strides) {
  OpBuilder &builder = vector.getBuilder();
  return vector.create<vector::InsertStridedSliceOp>(
      {slice, dest}, dest.getType(),
      {builder.getNamedAttr("offsets", offsets),
       builder.getNamedAttr("strides", strides)});
}

/// Inserts a slice into a vector with more dimensions, by inserting it into one
/// of its parts.
static LogicalResult insertSliceIntoPart(vector::InsertStridedSliceOp op,
                                         PatternRewriter &rewriter) {
  auto source = cast<VectorType>(op.getValueToStore().getType());
  auto type = cast<VectorType>(op.getType());
  int64_t lead = type.getRank() - source.getRank();
  if (lead <= 0 || source.getRank() == 0 || cannotSplit(type, lead))
    return failure();
  SmallVector<int64_t> offsets = getIntegers(op.getOffsets());
  ArrayRef<int64_t> position =
      ArrayRef<int64_t>(offsets).take_front(size_t(lead));
  VectorBuilder vector(rewriter, op->getLoc());
  Value part = vector.extract(op.getDest(), position);
  part = insertSlice(vector, op.getValueToStore(), part,
                     dropFirst(rewriter, op.getOffsets(), size_t(lead)),
                     op.getStrides());
  rewriter.replaceOp(op, vector.insert(part, op.getDest(), position));
  return success();
}

/// Inserts a row into a vector of one dimension.
static Value insertRow(const VectorBuilder &vector, Value source, Value dest,
                       int64_t offset) {
  auto type = cast<VectorType>(dest.getType());
  int64_t size = type.getDimSize(0);
  int64_t count = cast<VectorType>(source.getType()).getDimSize(0);
  // The slice, made as long as the result, and then both.
  SmallVector<int64_t> extend(size_t(size), 0), select(size_t(size), 0);
  for (int64_t i = 0; i < size; ++i) {
    extend[size_t(i)] = i < count ? i : 0;
    bool isSlice = i >= offset && i < offset + count;
    select[size_t(i)] = isSlice ? i - offset : size + i;
  }
  Value extended = shuffle(vector, source, source, extend, type);
  return shuffle(vector, extended, dest, select, type);
}

static LogicalResult insertSliceOfSameRank(vector::InsertStridedSliceOp op,
                                           PatternRewriter &rewriter) {
  Value source = op.getValueToStore(), dest = op.getDest();
  auto sourceType = cast<VectorType>(source.getType());
  auto type = cast<VectorType>(op.getType());
  if (sourceType.getRank() != type.getRank() || type.getRank() == 0 ||
      !hasUnitStrides(op.getStrides()))
    return failure();
  VectorBuilder vector(rewriter, op->getLoc());
  if (sourceType == type) {
    rewriter.replaceOp(op, source);
    return success();
  }
  if (cannotSplit(type, 1))
    return refuseSplit(op, rewriter);
  int64_t offset = getIntegers(op.getOffsets())[0];
  if (type.getRank() == 1) {
    rewriter.replaceOp(op, insertRow(vector, source, dest, offset));
    return success();
  }
  Value result = dest;
  for (int64_t dim = 0; dim < sourceType.getDimSize(0); ++dim) {
    Value part = vector.extract(source, dim);
    Value destPart = vector.extract(dest, offset + dim);
    part = insertSlice(vector, part, destPart,
                       dropFirst(rewriter, op.getOffsets()),
                       dropFirst(rewriter, op.getStrides()));
    result = vector.insert(part, result, offset + dim);
  }
  rewriter.replaceOp(op, result);
  return success();
}

void detail::populateSlicePatterns(RewritePatternSet &patterns) {
  patterns.add<vector::ExtractStridedSliceOp>(lowerExtractSlice);
  patterns.add<vector::InsertStridedSliceOp>(insertSliceIntoPart);
  patterns.add<vector::InsertStridedSliceOp>(insertSliceOfSameRank);
}
