// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of conversions: of constants, and of what another conversion makes. A
// conversion of floats that would lose something, and one to an integer that
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
static Value skip(Operation *op, Operation *inner) {
  op->setOperand(0, inner->getOperand(0));
  return op->getResult(0);
}

//===-- Integers ---------------------------------------------------------===//

using ResizeFn = APInt (*)(const APInt &, unsigned);

static APInt resizeUnsigned(const APInt &value, unsigned width) {
  return value.zextOrTrunc(width);
}

template <ResizeFn resize>
static OpFoldResult foldResize(Operation *op, ArrayRef<Attribute> constants) {
  if (Attribute poison = findPoison(constants))
    return poison;
  Type type = getResultType(op);
  unsigned width = getIntegerWidth(type);
  return foldElements<APInt, APInt>(
      constants[0], type,
      [width](const APInt &value) -> MaybeInt { return resize(value, width); });
}

/// An extension of an extension of the same kind is one.
template <ResizeFn resize>
static OpFoldResult foldExt(Operation *op, ArrayRef<Attribute> constants) {
  if (Operation *inner =
          getDefiningOp(op->getOperand(0), op->getName().getStringRef()))
    return skip(op, inner);
  return foldResize<resize>(op, constants);
}

/// The truncation of an extension is what was extended, or its truncation.
static OpFoldResult foldTruncExt(Operation *trunc, Operation *ext) {
  Type source = ext->getOperand(0).getType(), type = getResultType(trunc);
  if (source == type)
    return ext->getOperand(0);
  return getIntegerWidth(source) > getIntegerWidth(type) ? skip(trunc, ext)
                                                         : OpFoldResult();
}

static OpFoldResult foldTrunc(Operation *op, ArrayRef<Attribute> constants) {
  Value operand = op->getOperand(0);
  for (StringRef name : {"arith.extui", "arith.extsi"})
    if (Operation *ext = getDefiningOp(operand, name))
      if (OpFoldResult result = foldTruncExt(op, ext))
        return result;
  if (Operation *inner = getDefiningOp(operand, "arith.trunci"))
    return skip(op, inner);
  return foldResize<resizeUnsigned>(op, constants);
}

//===-- Floats -----------------------------------------------------------===//

/// Whether all numbers of `from` are numbers of `to`. Not asked of numbers
/// below the normal ones, so some pairs are missed.
static bool isRepresentable(const llvm::fltSemantics &from,
                            const llvm::fltSemantics &to) {
  return APFloat::semanticsMaxExponent(from) <=
             APFloat::semanticsMaxExponent(to) &&
         APFloat::semanticsMinExponent(from) >=
             APFloat::semanticsMinExponent(to) &&
         APFloat::semanticsPrecision(from) <= APFloat::semanticsPrecision(to);
}

static OpFoldResult foldConvertFloat(Operation *op,
                                     ArrayRef<Attribute> constants) {
  if (Attribute poison = findPoison(constants))
    return poison;
  Type type = getResultType(op);
  const llvm::fltSemantics &semantics = getSemantics(type);
  return foldElements<APFloat, APFloat>(
      constants[0], type, [&semantics](const APFloat &value) -> MaybeFloat {
        return convertExactly(value, semantics);
      });
}

static OpFoldResult foldExtF(Operation *op, ArrayRef<Attribute> constants) {
  // Where both may be contracted, what the truncation lost need not be lost.
  if (Operation *trunc = getDefiningOp(op->getOperand(0), "arith.truncf"))
    if (trunc->getOperand(0).getType() == getResultType(op) &&
        hasFlags(op, "fastmath", AllowContract) &&
        hasFlags(trunc, "fastmath", AllowContract))
      return trunc->getOperand(0);
  return foldConvertFloat(op, constants);
}

static OpFoldResult foldTruncF(Operation *op, ArrayRef<Attribute> constants) {
  Operation *ext = getDefiningOp(op->getOperand(0), "arith.extf");
  if (!ext)
    return foldConvertFloat(op, constants);
  Type source = ext->getOperand(0).getType(), type = getResultType(op);
  if (isRepresentable(getSemantics(source), getSemantics(getResultType(ext)))) {
    if (getScalarType(source).getIntOrFloatBitWidth() >
        getScalarType(type).getIntOrFloatBitWidth())
      return skip(op, ext);
    if (source == type)
      return ext->getOperand(0);
  }
  return foldConvertFloat(op, constants);
}

//===-- Between integers and floats --------------------------------------===//

template <bool isSigned>
static OpFoldResult foldToFloat(Operation *op, ArrayRef<Attribute> constants) {
  if (Attribute poison = findPoison(constants))
    return poison;
  Type type = getResultType(op);
  const llvm::fltSemantics &semantics = getSemantics(type);
  return foldElements<APFloat, APInt>(
      constants[0], type, [&semantics](const APInt &value) -> MaybeFloat {
        APFloat number = APFloat::getZero(semantics);
        number.convertFromAPInt(value, isSigned, APFloat::rmNearestTiesToEven);
        return number;
      });
}

template <bool isSigned>
static OpFoldResult foldToInt(Operation *op, ArrayRef<Attribute> constants) {
  if (Attribute poison = findPoison(constants))
    return poison;
  Type type = getResultType(op);
  unsigned width = getIntegerWidth(type);
  return foldElements<APInt, APFloat>(
      constants[0], type, [width](const APFloat &number) -> MaybeInt {
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

static OpFoldResult foldBitcast(Operation *op, ArrayRef<Attribute> constants) {
  Type type = getResultType(op);
  if (op->getOperand(0).getType() == type)
    return op->getOperand(0);
  if (auto dense = dyn_cast_or_null<DenseElementsAttr>(constants[0]))
    return bitcastElements(dense, type);
  if (isa<ShapedType>(type))
    return {};
  if (isPoison(constants[0]))
    return constants[0];
  APInt bits;
  if (auto number = dyn_cast_or_null<FloatAttr>(constants[0]))
    bits = number.getValue().bitcastToAPInt();
  else if (auto integer = dyn_cast_or_null<IntegerAttr>(constants[0]))
    bits = integer.getValue();
  else
    return {};
  if (auto floatType = dyn_cast<FloatType>(type))
    return FloatAttr::get(type, APFloat(floatType.getFloatSemantics(), bits));
  return IntegerAttr::get(type, bits);
}

void detail::registerArithCastFolds(Context &ctx) {
  registerFold<foldExt<resizeUnsigned>>(ctx, "arith.extui");
  registerFold<foldExt<signExtendOrTruncate>>(ctx, "arith.extsi");
  registerFold<foldExtF>(ctx, "arith.extf");
  registerFold<foldTrunc>(ctx, "arith.trunci");
  registerFold<foldTruncF>(ctx, "arith.truncf");
  registerFold<foldToFloat</*isSigned=*/false>>(ctx, "arith.uitofp");
  registerFold<foldToFloat</*isSigned=*/true>>(ctx, "arith.sitofp");
  registerFold<foldToInt</*isSigned=*/false>>(ctx, "arith.fptoui");
  registerFold<foldToInt</*isSigned=*/true>>(ctx, "arith.fptosi");
  registerFold<foldResize<signExtendOrTruncate>>(ctx, "arith.index_cast");
  registerFold<foldResize<resizeUnsigned>>(ctx, "arith.index_castui");
  registerFold<foldBitcast>(ctx, "arith.bitcast");
}
