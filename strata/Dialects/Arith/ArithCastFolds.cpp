// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of conversions of the results of other conversions.
#include "strata/Dialects/Arith/ArithFoldsDetail.h"

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

/// An extension of an extension of the same kind is one.
template <typename Op>
static OpFoldResult foldExt(Op op, typename Op::FoldAdaptor) {
  auto inner = op.getIn().template getDefiningOp<Op>();
  return inner ? OpFoldResult(skip(op, inner)) : OpFoldResult();
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
                              arith::TruncIOp::FoldAdaptor) {
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
  return {};
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

static bool mayContract(std::optional<arith::FastMathFlags> flags) {
  return flags && bitEnumContainsAll(*flags, arith::FastMathFlags::contract);
}

static OpFoldResult foldExtF(arith::ExtFOp op, arith::ExtFOp::FoldAdaptor) {
  // If both may be contracted, the precision lost by the truncation may be
  // kept.
  if (auto trunc = op.getIn().getDefiningOp<arith::TruncFOp>())
    if (trunc.getIn().getType() == getResultType(op) &&
        mayContract(op.getFastmath()) && mayContract(trunc.getFastmath()))
      return trunc.getIn();
  return {};
}

static OpFoldResult foldTruncF(arith::TruncFOp op,
                               arith::TruncFOp::FoldAdaptor) {
  auto ext = op.getIn().getDefiningOp<arith::ExtFOp>();
  if (!ext)
    return {};
  Type source = ext.getIn().getType(), type = getResultType(op);
  if (isRepresentable(getSemantics(source), getSemantics(getResultType(ext)))) {
    if (getScalarType(source).getIntOrFloatBitWidth() >
        getScalarType(type).getIntOrFloatBitWidth())
      return skip(op, ext);
    if (source == type)
      return ext.getIn();
  }
  return {};
}

//===-- Bits -------------------------------------------------------------===//

/// Poison vectors stay, as upstream.
static OpFoldResult foldBitcast(arith::BitcastOp op,
                                arith::BitcastOp::FoldAdaptor adaptor) {
  Value in = op.getIn();
  if (in.getType() == getResultType(op))
    return in;
  bool isScalar = !isa<ShapedType>(in.getType());
  return isScalar && isPoison(adaptor.getIn()) ? adaptor.getIn() : Attribute();
}

void detail::registerArithCastFolds(Context &ctx) {
  registerFold<arith::ExtUIOp, foldExt>(ctx);
  registerFold<arith::ExtSIOp, foldExt>(ctx);
  registerFold<arith::ExtFOp, foldExtF>(ctx);
  registerFold<arith::TruncIOp, foldTrunc>(ctx);
  registerFold<arith::TruncFOp, foldTruncF>(ctx);
  registerFold<arith::BitcastOp, foldBitcast>(ctx);
}
