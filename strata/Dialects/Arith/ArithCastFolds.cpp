// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of conversions: of constants, and of the results of other conversions.
// A conversion of floats that would lose precision, and one to an integer that
// cannot hold the number, are not folded.
#include "strata/Dialects/Arith/ArithFoldsDetail.h"

#include "llvm/ADT/APSInt.h"

using namespace strata;
using namespace strata::detail;

/// Bits of the integers that a conversion gives.
static unsigned getIntegerWidth(Type type) {
  type = getScalarType(type);
  return type.isIndex() ? IndexType::StorageBits
                        : cast<IntegerType>(type).getWidth();
}

static const llvm::fltSemantics &getSemantics(Type type) {
  return cast<FloatType>(getScalarType(type)).getFloatSemantics();
}

/// Makes `inner`'s operand that of `op`, which stays.
template <typename Op, typename Inner> static Value skip(Op op, Inner inner) {
  op.setIn(inner.getIn());
  return op.getOut();
}

//===-- Integers ---------------------------------------------------------===//

using ResizeFn = APInt (*)(const APInt &, unsigned);

static APInt resizeUnsigned(const APInt &value, unsigned width) {
  return value.zextOrTrunc(width);
}

template <ResizeFn resize, typename Op>
static OpFoldResult foldResize(Op op, typename Op::FoldAdaptor adaptor) {
  if (Attribute poison = findPoison(adaptor.getOperands()))
    return poison;
  Type type = getResultType(op);
  unsigned width = getIntegerWidth(type);
  return foldElements<APInt, APInt>(
      adaptor.getIn(), type,
      [width](const APInt &value) -> MaybeInt { return resize(value, width); });
}

/// An extension of an extension of the same kind is one.
template <ResizeFn resize, typename Op>
static OpFoldResult foldExt(Op op, typename Op::FoldAdaptor adaptor) {
  if (auto inner = op.getIn().template getDefiningOp<Op>())
    return skip(op, inner);
  return foldResize<resize>(op, adaptor);
}

/// The truncation of an extension is the source of the extension, or its
/// truncation.
template <typename Ext>
static OpFoldResult foldTruncExt(arith::TruncIOp trunc, Ext ext) {
  Type source = ext.getIn().getType(), type = getResultType(trunc);
  if (source == type)
    return ext.getIn();
  return getIntegerWidth(source) > getIntegerWidth(type) ? skip(trunc, ext)
                                                         : OpFoldResult();
}

static OpFoldResult foldTrunc(arith::TruncIOp op,
                              arith::TruncIOp::FoldAdaptor adaptor) {
  Value in = op.getIn();
  if (auto ext = in.getDefiningOp<arith::ExtUIOp>())
    if (OpFoldResult result = foldTruncExt(op, ext))
      return result;
  if (auto ext = in.getDefiningOp<arith::ExtSIOp>())
    if (OpFoldResult result = foldTruncExt(op, ext))
      return result;
  // The operand of `inner` is in range if both truncations say so.
  if (auto inner = in.getDefiningOp<arith::TruncIOp>()) {
    op.setOverflowFlags(op.getOverflowFlags() & inner.getOverflowFlags());
    return skip(op, inner);
  }
  return foldResize<resizeUnsigned>(op, adaptor);
}

//===-- Floats -----------------------------------------------------------===//

/// Whether all numbers of `from` are numbers of `to`. Subnormal numbers are not
/// considered, so some pairs are missed.
static bool isRepresentable(const llvm::fltSemantics &from,
                            const llvm::fltSemantics &to) {
  return APFloat::semanticsMaxExponent(from) <=
             APFloat::semanticsMaxExponent(to) &&
         APFloat::semanticsMinExponent(from) >=
             APFloat::semanticsMinExponent(to) &&
         APFloat::semanticsPrecision(from) <= APFloat::semanticsPrecision(to);
}

template <typename Op>
static OpFoldResult foldConvertFloat(Op op, typename Op::FoldAdaptor adaptor) {
  if (Attribute poison = findPoison(adaptor.getOperands()))
    return poison;
  Type type = getResultType(op);
  const llvm::fltSemantics &semantics = getSemantics(type);
  return foldElements<APFloat, APFloat>(
      adaptor.getIn(), type, [&semantics](const APFloat &value) -> MaybeFloat {
        return convertExactly(value, semantics);
      });
}

static bool mayContract(std::optional<arith::FastMathFlags> flags) {
  return flags && bitEnumContainsAll(*flags, arith::FastMathFlags::contract);
}

static OpFoldResult foldExtF(arith::ExtFOp op,
                             arith::ExtFOp::FoldAdaptor adaptor) {
  // If both may be contracted, the precision lost by the truncation may be
  // kept.
  if (auto trunc = op.getIn().getDefiningOp<arith::TruncFOp>())
    if (trunc.getIn().getType() == getResultType(op) &&
        mayContract(op.getFastmath()) && mayContract(trunc.getFastmath()))
      return trunc.getIn();
  return foldConvertFloat(op, adaptor);
}

static OpFoldResult foldTruncF(arith::TruncFOp op,
                               arith::TruncFOp::FoldAdaptor adaptor) {
  auto ext = op.getIn().getDefiningOp<arith::ExtFOp>();
  if (!ext)
    return foldConvertFloat(op, adaptor);
  Type source = ext.getIn().getType(), type = getResultType(op);
  if (isRepresentable(getSemantics(source), getSemantics(getResultType(ext)))) {
    if (getScalarType(source).getIntOrFloatBitWidth() >
        getScalarType(type).getIntOrFloatBitWidth())
      return skip(op, ext);
    if (source == type)
      return ext.getIn();
  }
  return foldConvertFloat(op, adaptor);
}

//===-- Between integers and floats --------------------------------------===//

template <bool isSigned, typename Op>
static OpFoldResult foldToFloat(Op op, typename Op::FoldAdaptor adaptor) {
  if (Attribute poison = findPoison(adaptor.getOperands()))
    return poison;
  Type type = getResultType(op);
  const llvm::fltSemantics &semantics = getSemantics(type);
  return foldElements<APFloat, APInt>(
      adaptor.getIn(), type, [&semantics](const APInt &value) -> MaybeFloat {
        APFloat number = APFloat::getZero(semantics);
        number.convertFromAPInt(value, isSigned, APFloat::rmNearestTiesToEven);
        return number;
      });
}

template <bool isSigned, typename Op>
static OpFoldResult foldToInt(Op op, typename Op::FoldAdaptor adaptor) {
  if (Attribute poison = findPoison(adaptor.getOperands()))
    return poison;
  Type type = getResultType(op);
  unsigned width = getIntegerWidth(type);
  return foldElements<APInt, APFloat>(
      adaptor.getIn(), type, [width](const APFloat &number) -> MaybeInt {
        llvm::APSInt value(width, /*isUnsigned=*/!isSigned);
        bool isExact;
        if (number.convertToInteger(value, APFloat::rmTowardZero, &isExact) ==
            APFloat::opInvalidOp)
          return std::nullopt;
        return APInt(value);
      });
}

//===-- Bits -------------------------------------------------------------===//

/// The elements of `dense` as those of `type`, whose width is the same.
static Attribute bitcastElements(DenseElementsAttr dense, Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasRank() || isa<MemRefType>(type) ||
      shaped.getShape() != dense.getType().getShape())
    return {};
  return DenseElementsAttr::getFromRawBuffer(shaped, dense.getRawData(),
                                             dense.isSplat());
}

static OpFoldResult foldBitcast(arith::BitcastOp op,
                                arith::BitcastOp::FoldAdaptor adaptor) {
  Type type = getResultType(op);
  if (op.getIn().getType() == type)
    return op.getIn();
  if (auto dense = dyn_cast_or_null<DenseElementsAttr>(adaptor.getIn()))
    return bitcastElements(dense, type);
  if (isa<ShapedType>(type))
    return {};
  if (isPoison(adaptor.getIn()))
    return adaptor.getIn();
  APInt bits;
  if (auto number = dyn_cast_or_null<FloatAttr>(adaptor.getIn()))
    bits = number.getValue().bitcastToAPInt();
  else if (auto integer = dyn_cast_or_null<IntegerAttr>(adaptor.getIn()))
    bits = integer.getValue();
  else
    return {};
  if (auto floatType = dyn_cast<FloatType>(type))
    return FloatAttr::get(type, APFloat(floatType.getFloatSemantics(), bits));
  return IntegerAttr::get(type, bits);
}

void detail::registerArithCastFolds(Context &ctx) {
  registerFold<arith::ExtUIOp, foldExt<resizeUnsigned>>(ctx);
  registerFold<arith::ExtSIOp, foldExt<signExtendOrTruncate>>(ctx);
  registerFold<arith::ExtFOp, foldExtF>(ctx);
  registerFold<arith::TruncIOp, foldTrunc>(ctx);
  registerFold<arith::TruncFOp, foldTruncF>(ctx);
  registerFold<arith::UIToFPOp, foldToFloat</*isSigned=*/false>>(ctx);
  registerFold<arith::SIToFPOp, foldToFloat</*isSigned=*/true>>(ctx);
  registerFold<arith::FPToUIOp, foldToInt</*isSigned=*/false>>(ctx);
  registerFold<arith::FPToSIOp, foldToInt</*isSigned=*/true>>(ctx);
  registerFold<arith::IndexCastOp, foldResize<signExtendOrTruncate>>(ctx);
  registerFold<arith::IndexCastUIOp, foldResize<resizeUnsigned>>(ctx);
  registerFold<arith::BitcastOp, foldBitcast>(ctx);
}
