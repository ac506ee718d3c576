// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of vector.extract_strided_slice and
// vector.insert_strided_slice.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using vector::ExtractStridedSliceOp;
using vector::InsertStridedSliceOp;

/// A constant that has other uses is not copied if the result has more elements.
static constexpr int64_t MaxCopiedElements = 256;

//===-- vector.extract_strided_slice ---------------------------------------===//

/// Part of a mask is a mask.
static LogicalResult sliceOfConstantMask(ExtractStridedSliceOp op,
                                         PatternRewriter &rewriter) {
  auto mask = getDef<vector::ConstantMaskOp>(op.getSource(), op);
  if (!mask)
    return failure();
  SmallVector<int64_t> sizes(mask.getMaskDimSizes());
  SmallVector<int64_t> offsets = getIntegers(op.getOffsets());
  for (size_t dim = 0; dim < offsets.size(); ++dim)
    sizes[dim] = std::clamp<int64_t>(sizes[dim] - offsets[dim], 0,
                                     op.getType().getDimSize(dim));
  if (llvm::is_contained(sizes, 0))
    llvm::fill(sizes, 0);
  rewriter.replaceOpWithNewOp<vector::ConstantMaskOp>(op, op.getType(), sizes);
  return success();
}

/// Part of a mask is a mask whose extent is counted from the offset.
static LogicalResult sliceOfCreateMask(ExtractStridedSliceOp op,
                                       PatternRewriter &rewriter) {
  auto mask = getDef<vector::CreateMaskOp>(op.getSource(), op);
  if (!mask)
    return failure();
  SmallVector<Value> sizes(mask.getOperands());
  for (auto [dim, offset] : llvm::enumerate(getIntegers(op.getOffsets()))) {
    Value number = arith::ConstantOp::create(rewriter, op->getLoc(),
                                             rewriter.getIndexAttr(offset));
    sizes[dim] =
        arith::SubIOp::create(rewriter, op->getLoc(), sizes[dim], number);
  }
  rewriter.replaceOpWithNewOp<vector::CreateMaskOp>(op, op.getType(), sizes);
  return success();
}

/// The part of `source` that is repeated in the slice `op` of its broadcast.
static Value sliceRepeated(ExtractStridedSliceOp op, Value source,
                           PatternRewriter &rewriter) {
  auto type = dyn_cast<VectorType>(source.getType());
  if (!type)
    return source;
  VectorType result = op.getType();
  int64_t lead = result.getRank() - type.getRank();
  SmallVector<int64_t> shape, offsets, sizes;
  SmallVector<int64_t> resultOffsets = getIntegers(op.getOffsets());
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    bool isRepeated = isUnitDim(type, dim);
    shape.push_back(isRepeated ? 1 : result.getDimSize(lead + dim));
    if (lead + dim >= int64_t(resultOffsets.size()))
      continue;
    offsets.push_back(isRepeated ? 0 : resultOffsets[lead + dim]);
    sizes.push_back(shape.back());
  }
  if (shape == type.getShape())
    return source;
  SmallVector<int64_t> strides(offsets.size(), 1);
  return ExtractStridedSliceOp::create(
      rewriter, op->getLoc(),
      VectorType::get(shape, type.getElementType(), type.getScalableDims()),
      source, rewriter.getI64ArrayAttr(offsets),
      rewriter.getI64ArrayAttr(sizes), rewriter.getI64ArrayAttr(strides));
}

/// Part of a broadcast is a broadcast of part of its source.
static LogicalResult sliceOfBroadcast(ExtractStridedSliceOp op,
                                      PatternRewriter &rewriter) {
  auto broadcast = getDef<vector::BroadcastOp>(op.getSource(), op);
  if (!broadcast)
    return failure();
  Value source = sliceRepeated(op, broadcast.getSource(), rewriter);
  rewriter.replaceOpWithNewOp<vector::BroadcastOp>(op, op.getType(), source);
  return success();
}

/// The number of leading dimensions of which one index is taken if the others are taken as
/// a whole; 0 if there is none.
static int64_t countSingleDims(VectorType source, ArrayRef<int64_t> sizes) {
  if (!sizes.empty() && sizes.back() == source.getDimSize(sizes.size() - 1))
    sizes = sizes.drop_back();
  int64_t count = 0;
  while (count < int64_t(sizes.size()) && sizes[count] == 1)
    ++count;
  for (size_t dim = count; dim < sizes.size(); ++dim)
    if (sizes[dim] != source.getDimSize(dim))
      return 0;
  return count == source.getRank() ? 0 : count;
}

/// A slice of leading dimensions, as vector.extract takes it.
static LogicalResult sliceToExtract(ExtractStridedSliceOp op,
                                    PatternRewriter &rewriter) {
  VectorType source = op.getSource().getType();
  int64_t count = countSingleDims(source, getIntegers(op.getSizes()));
  if (source.isScalable() || count == 0)
    return failure();
  SmallVector<int64_t> position = getIntegers(op.getOffsets());
  position.truncate(count);
  Value part = vector::ExtractOp::create(
      rewriter, op->getLoc(), dropLeadingDims(source, count), op.getSource(),
      ValueRange(), position);
  rewriter.replaceOpWithNewOp<vector::ShapeCastOp>(op, op.getType(), part);
  return success();
}

//===-- vector.insert_strided_slice ----------------------------------------===//

/// Copies `source` into `dest` at `offsets`.
static void copySlice(ArrayRef<APInt> source, VectorType sourceType,
                      SmallVectorImpl<APInt> &dest, VectorType destType,
                      ArrayRef<int64_t> offsets) {
  SmallVector<int64_t> position(offsets);
  int64_t lead = destType.getRank() - sourceType.getRank();
  for (int64_t i = 0; i < int64_t(source.size()); ++i) {
    int64_t rest = i;
    for (int64_t dim = sourceType.getRank() - 1; dim >= 0; --dim) {
      int64_t size = sourceType.getDimSize(dim);
      position[lead + dim] = offsets[lead + dim] + rest % size;
      rest /= size;
    }
    dest[linearize(destType, position)] = source[i];
  }
}

static LogicalResult insertConstant(InsertStridedSliceOp op,
                                    PatternRewriter &rewriter) {
  auto dest =
      dyn_cast_or_null<DenseElementsAttr>(getConstantValue(op.getDest()));
  auto source = dyn_cast_or_null<DenseElementsAttr>(
      getConstantValue(op.getValueToStore()));
  VectorType type = op.getType();
  auto count = type.getNumElementsChecked();
  if (!dest || !source || type.isScalable() || !count ||
      (*count > MaxCopiedElements && !op.getDest().hasOneUse()))
    return failure();
  SmallVector<APInt> bits, inserted;
  if (failed(readElements(dest, bits)) ||
      failed(readElements(source, inserted)))
    return failure();
  copySlice(inserted, op.getValueToStore().getType(), bits, type,
            getIntegers(op.getOffsets()));
  auto constant = dyn_cast_or_null<DenseElementsAttr>(makeConstant(type, bits));
  if (!constant)
    return failure();
  rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, constant);
  return success();
}

//===-- Registration -------------------------------------------------------===//

void detail::registerSlicePatterns(Context &ctx) {
  registerOpHooks<ExtractStridedSliceOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("StridedSliceConstantMaskFolder", sliceOfConstantMask);
        set.add("StridedSliceCreateMaskFolder", sliceOfCreateMask);
        set.add("StridedSliceBroadcast", sliceOfBroadcast);
        set.add("ContiguousExtractStridedSliceToExtract", sliceToExtract);
      }});
  registerOpHooks<InsertStridedSliceOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("InsertStridedSliceConstantFolder", insertConstant);
      }});
}
