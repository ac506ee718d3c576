// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of operations that give the elements of vectors another shape or order: broadcast,
// shape_cast, transpose, bitcast and shuffle.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using vector::BitCastOp;
using vector::BroadcastOp;
using vector::ShapeCastOp;
using vector::ShuffleOp;
using vector::TransposeOp;

/// `source`, if it has the type of the result and is not the result itself.
static OpFoldResult foldToSource(Operation *op, Value source) {
  Value result = op->getResult(0);
  return source != result && source.getType() == result.getType()
             ? source
             : OpFoldResult();
}

/// Makes `source` the first operand of `op`.
static OpFoldResult replaceSource(Operation *op, Value source) {
  op->setOperand(0, source);
  return Value(op->getResult(0));
}

//===-- vector.broadcast ---------------------------------------------------===//

/// Whether `a` and `b` differ only in leading dimensions of size 1.
static bool differByLeadingUnitDims(VectorType a, VectorType b) {
  if (a.getRank() > b.getRank())
    std::swap(a, b);
  int64_t lead = b.getRank() - a.getRank();
  for (int64_t i = 0; i < lead; ++i)
    if (!isUnitDim(b, i))
      return false;
  return haveEqualDims(a, 0, b, lead);
}

static OpFoldResult foldBroadcast(BroadcastOp op,
                                  BroadcastOp::FoldAdaptor adaptor) {
  if (OpFoldResult source = foldToSource(op, op.getSource()))
    return source;
  auto shapeCast = getDef<ShapeCastOp>(op.getSource(), op);
  if (shapeCast &&
      differByLeadingUnitDims(shapeCast.getSource().getType(),
                              shapeCast.getType()) &&
      isBroadcastable(shapeCast.getSource().getType(), op.getType()))
    return replaceSource(op, shapeCast.getSource());
  if (isPoison(adaptor.getSource()))
    return adaptor.getSource();
  return makeSplat(adaptor.getSource(), op.getType());
}

//===-- vector.shape_cast --------------------------------------------------===//

static OpFoldResult foldShapeCastOfChange(ShapeCastOp op) {
  if (auto inner = getDef<ShapeCastOp>(op.getSource(), op))
    return replaceSource(op, inner.getSource());
  auto transpose = getDef<TransposeOp>(op.getSource(), op);
  if (transpose &&
      keepsOrder(transpose.getVector().getType(), transpose.getPermutation()))
    return replaceSource(op, transpose.getVector());
  auto broadcast = getDef<BroadcastOp>(op.getSource(), op);
  return broadcast ? foldToSource(op, broadcast.getSource()) : OpFoldResult();
}

static OpFoldResult foldShapeCast(ShapeCastOp op,
                                  ShapeCastOp::FoldAdaptor adaptor) {
  if (OpFoldResult source = foldToSource(op, op.getSource()))
    return source;
  if (OpFoldResult result = foldShapeCastOfChange(op))
    return result;
  if (isPoison(adaptor.getSource()))
    return adaptor.getSource();
  auto dense = dyn_cast_or_null<DenseElementsAttr>(adaptor.getSource());
  return dense && !isa<ComplexType>(dense.getElementType()) &&
                 op.getType().getNumElementsChecked() ==
                     dense.getType().getNumElementsChecked()
             ? OpFoldResult(dense.reshape(op.getType()))
             : OpFoldResult();
}

//===-- vector.transpose ---------------------------------------------------===//

static OpFoldResult foldTranspose(TransposeOp op,
                                  TransposeOp::FoldAdaptor adaptor) {
  auto dense = dyn_cast_or_null<DenseElementsAttr>(adaptor.getVector());
  if (dense && dense.isSplat())
    return makeSplat(dense, op.getType());
  if (isPoison(adaptor.getVector()))
    return adaptor.getVector();
  return keepsOrder(op.getVector().getType(), op.getPermutation())
             ? foldToSource(op, op.getVector())
             : OpFoldResult();
}

//===-- vector.bitcast -----------------------------------------------------===//

/// Joins equal integers, or floats of 16 bits to ones of 32.
static OpFoldResult joinSplat(Attribute source, Type sourceType,
                              VectorType type) {
  auto dense = dyn_cast_or_null<DenseElementsAttr>(source);
  if (!dense || !dense.isSplat())
    return {};
  Type element = type.getElementType();
  bool areIntegers = isa<IntegerType>(sourceType) && isa<IntegerType>(element);
  SmallVector<APInt, 1> bits;
  if ((!areIntegers && !(sourceType.isF16() && element.isF32())) ||
      failed(readElements(dense, 0, 1, bits)))
    return {};
  unsigned width = element.getIntOrFloatBitWidth();
  unsigned sourceWidth = sourceType.getIntOrFloatBitWidth();
  if (!sourceWidth || width % sourceWidth || width > MaxFoldWidth)
    return {};
  return makeConstant(type, APInt::getSplat(width, bits.front()));
}

static OpFoldResult foldBitCast(BitCastOp op, BitCastOp::FoldAdaptor adaptor) {
  if (OpFoldResult source = foldToSource(op, op.getSource()))
    return source;
  if (auto inner = getDef<BitCastOp>(op.getSource(), op))
    return replaceSource(op, inner.getSource());
  return joinSplat(adaptor.getSource(),
                   op.getSource().getType().getElementType(), op.getType());
}

//===-- vector.shuffle -----------------------------------------------------===//

/// Whether `mask` has the `size` indices from `first` on.
static bool isRange(ArrayRef<int64_t> mask, int64_t first, int64_t size) {
  if (int64_t(mask.size()) != size)
    return false;
  for (auto [i, index] : llvm::enumerate(mask))
    if (index != first + int64_t(i))
      return false;
  return true;
}

/// The constant of elements of two vectors. Undefined elements get the value of one that
/// is defined.
static OpFoldResult foldShuffledConstants(ShuffleOp op, Attribute first,
                                          Attribute second) {
  VectorType type = op.getV1().getType();
  auto isKnown = [](Attribute attr) {
    return isPoison(attr) || isa_and_nonnull<DenseElementsAttr>(attr);
  };
  if (type.getRank() != 1 || !isKnown(first) || !isKnown(second))
    return {};
  SmallVector<APInt> a, b, bits;
  if ((!isPoison(first) && failed(readElements(first, a))) ||
      (!isPoison(second) && failed(readElements(second, b))))
    return {};
  const APInt &other = a.empty() ? b.front() : a.front();
  int64_t size = type.getDimSize(0);
  for (int64_t index : op.getMask()) {
    const SmallVector<APInt> &elements = index < size ? a : b;
    bits.push_back(index < 0 || elements.empty()
                       ? other
                       : elements[index < size ? index : index - size]);
  }
  return makeConstant(op.getType(), bits);
}

static OpFoldResult foldShuffle(ShuffleOp op, ShuffleOp::FoldAdaptor adaptor) {
  VectorType first = op.getV1().getType(), second = op.getV2().getType();
  if (first.getRank() == 0)
    return {};
  SmallVector<int64_t> mask(op.getMask());
  int64_t size = first.getDimSize(0);
  if (isRange(mask, 0, size))
    return foldToSource(op, op.getV1());
  if (isRange(mask, size, second.getDimSize(0)))
    return foldToSource(op, op.getV2());
  if (isPoison(adaptor.getV1()) && isPoison(adaptor.getV2()))
    return adaptor.getV1();
  return foldShuffledConstants(op, adaptor.getV1(), adaptor.getV2());
}

//===-- Registration -------------------------------------------------------===//

void detail::registerShapeFolds(Context &ctx) {
  registerOpHooks<BitCastOp>(&ctx, {.fold = foldHook<BitCastOp, foldBitCast>});
  registerOpHooks<BroadcastOp>(&ctx,
                               {.fold = foldHook<BroadcastOp, foldBroadcast>});
  registerOpHooks<ShapeCastOp>(&ctx,
                               {.fold = foldHook<ShapeCastOp, foldShapeCast>});
  registerOpHooks<ShuffleOp>(&ctx, {.fold = foldHook<ShuffleOp, foldShuffle>});
  registerOpHooks<TransposeOp>(&ctx,
                               {.fold = foldHook<TransposeOp, foldTranspose>});
}
