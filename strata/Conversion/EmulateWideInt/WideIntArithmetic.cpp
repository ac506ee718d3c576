// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants, sums, products, comparisons, minima and maxima, and operations on bits.
#include "strata/Conversion/EmulateWideInt/WideIntBuilderDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;
using namespace strata::detail;
using namespace dialects;
using Predicate = arith::CmpIPredicate;

//===-- Sums and products --------------------------------------------------===//

static Value lowerAdd(const WideIntBuilder &wide, arith::AddIOp,
                      arith::AddIOp::Adaptor adaptor) {
  WideIntHalves lhs = wide.split(adaptor.getLhs());
  WideIntHalves rhs = wide.split(adaptor.getRhs());
  OpBuilder &builder = wide.getBuilder();
  Type halfType = wide.getHalfType();
  auto low = arith::AddUIExtendedOp::create(
      builder, wide.getLoc(), halfType,
      wide.getTypeLikeHalf(builder.getI1Type()), lhs.low, rhs.low);
  Value carry = arith::ExtUIOp::create(builder, wide.getLoc(), halfType,
                                       low.getOverflow());
  Value high = wide.apply<arith::AddIOp>(carry, lhs.high);
  high = wide.apply<arith::AddIOp>(high, rhs.high);
  return wide.join(low.getSum(), high);
}

static Value lowerSub(const WideIntBuilder &wide, arith::SubIOp,
                      arith::SubIOp::Adaptor adaptor) {
  return wide.sub(adaptor.getLhs(), adaptor.getRhs());
}

/// The product of the high halves does not reach the result.
static Value lowerMul(const WideIntBuilder &wide, arith::MulIOp,
                      arith::MulIOp::Adaptor adaptor) {
  WideIntHalves lhs = wide.split(adaptor.getLhs());
  WideIntHalves rhs = wide.split(adaptor.getRhs());
  auto low = arith::MulUIExtendedOp::create(wide.getBuilder(), wide.getLoc(),
                                            lhs.low, rhs.low);
  Value lowHigh = wide.apply<arith::MulIOp>(lhs.low, rhs.high);
  Value highLow = wide.apply<arith::MulIOp>(lhs.high, rhs.low);
  Value high = wide.apply<arith::AddIOp>(low.getHigh(), lowHigh);
  high = wide.apply<arith::AddIOp>(high, highLow);
  return wide.join(low.getLow(), high);
}

//===-- Other operations ---------------------------------------------------===//

template <typename Op>
static Value lowerBitwise(const WideIntBuilder &wide, Op,
                          typename Op::Adaptor adaptor) {
  WideIntHalves lhs = wide.split(adaptor.getLhs());
  WideIntHalves rhs = wide.split(adaptor.getRhs());
  Value low = wide.apply<Op>(lhs.low, rhs.low);
  Value high = wide.apply<Op>(lhs.high, rhs.high);
  return wide.join(low, high);
}

static Value lowerCompare(const WideIntBuilder &wide, arith::CmpIOp op,
                          arith::CmpIOp::Adaptor adaptor) {
  return wide.compareWide(op.getPredicate(), adaptor.getLhs(),
                          adaptor.getRhs());
}

/// `predicate` holds where the result is the left operand.
template <typename Op, Predicate predicate>
static Value lowerMinMax(const WideIntBuilder &wide, Op,
                         typename Op::Adaptor adaptor) {
  Value isLhs = wide.compareWide(predicate, adaptor.getLhs(), adaptor.getRhs());
  return wide.selectWide(isLhs, adaptor.getLhs(), adaptor.getRhs());
}

static Value lowerSelect(const WideIntBuilder &wide, arith::SelectOp,
                         arith::SelectOp::Adaptor adaptor) {
  return wide.selectWide(adaptor.getCondition(), adaptor.getTrueValue(),
                         adaptor.getFalseValue());
}

//===-- Constants ----------------------------------------------------------===//

/// Vectors that repeat one integer in more elements are not written out.
static constexpr int64_t MaxRepeatedElements = 1 << 20;

/// The halves of all numbers of `value`, in order; null if they are unknown or too many.
static Attribute getHalves(Attribute value, VectorType type) {
  unsigned width = type.getElementType().getIntOrFloatBitWidth();
  SmallVector<APInt> halves;
  auto add = [&](const APInt &number) {
    halves.push_back(number.trunc(width));
    halves.push_back(number.extractBits(width, width));
  };
  if (auto number = dyn_cast<IntegerAttr>(value)) {
    add(number.getValue());
    return DenseElementsAttr::get(type, halves);
  }
  auto elements = dyn_cast<DenseElementsAttr>(value);
  if (!elements)
    return {};
  if (elements.isSplat()) {
    add(elements.getSplatValue<APInt>());
    if (halves[0] == halves[1])
      return DenseElementsAttr::get(type, halves[0]);
    if (type.getNumElements() > MaxRepeatedElements)
      return {};
    halves.clear();
  }
  for (const APInt &number : elements.getValues<APInt>())
    add(number);
  return DenseElementsAttr::get(type, halves);
}

static Value lowerConstant(const WideIntBuilder &wide, arith::ConstantOp op,
                           arith::ConstantOp::Adaptor) {
  Attribute halves = getHalves(op.getValue(), wide.getConvertedType());
  if (!halves)
    return {};
  return arith::ConstantOp::create(wide.getBuilder(), wide.getLoc(), halves);
}

/// Prints the halves, as vectors are printed.
static LogicalResult lowerPrint(vector::PrintOp op,
                                vector::PrintOp::Adaptor adaptor,
                                const TypeConverter *,
                                ConversionPatternRewriter &rewriter) {
  rewriter.modifyOpInPlace(op, [&] { op.setSource(adaptor.getSource()); });
  return success();
}

//===-- Patterns -----------------------------------------------------------===//

void detail::populateWideIntArithmeticPatterns(
    const WideIntEmulationConverter &converter, RewritePatternSet &patterns) {
  addWideIntPattern<arith::ConstantOp>(patterns, converter, lowerConstant);
  addWideIntPattern<arith::AddIOp>(patterns, converter, lowerAdd);
  addWideIntPattern<arith::SubIOp>(patterns, converter, lowerSub);
  addWideIntPattern<arith::MulIOp>(patterns, converter, lowerMul);
  addWideIntPattern<arith::AndIOp>(patterns, converter,
                                   lowerBitwise<arith::AndIOp>);
  addWideIntPattern<arith::OrIOp>(patterns, converter,
                                  lowerBitwise<arith::OrIOp>);
  addWideIntPattern<arith::XOrIOp>(patterns, converter,
                                   lowerBitwise<arith::XOrIOp>);
  addWideIntPattern<arith::CmpIOp>(patterns, converter, lowerCompare);
  addWideIntPattern<arith::MaxSIOp>(
      patterns, converter, lowerMinMax<arith::MaxSIOp, Predicate::sgt>);
  addWideIntPattern<arith::MaxUIOp>(
      patterns, converter, lowerMinMax<arith::MaxUIOp, Predicate::ugt>);
  addWideIntPattern<arith::MinSIOp>(
      patterns, converter, lowerMinMax<arith::MinSIOp, Predicate::slt>);
  addWideIntPattern<arith::MinUIOp>(
      patterns, converter, lowerMinMax<arith::MinUIOp, Predicate::ult>);
  addWideIntPattern<arith::SelectOp>(patterns, converter, lowerSelect);
  addConversionPattern<vector::PrintOp>(patterns, &converter, "print-halves",
                                        lowerPrint);
}
