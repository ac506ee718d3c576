// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shifts. All amounts that matter are in the low half, since others are poison. Bits are moved from
// one half to the other by a shift by the width of a half minus the amount, which is poison for the
// amount 0: the sequence of mlir-opt is used where the amount is known not to be 0.
#include "strata/Conversion/EmulateWideInt/WideIntBuilderDetail.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using namespace dialects;
using Predicate = arith::CmpIPredicate;

/// Whether `value` is a constant none of whose elements is 0.
static bool isNonZeroConstant(Value value) {
  Attribute attr;
  if (!matchPattern(value, m_Constant(&attr)))
    return false;
  if (auto number = dyn_cast<IntegerAttr>(attr))
    return !number.getValue().isZero();
  auto elements = dyn_cast<DenseElementsAttr>(attr);
  if (!elements)
    return false;
  if (elements.isSplat())
    return !elements.getSplatValue<APInt>().isZero();
  return llvm::none_of(elements.getValues<APInt>(),
                       [](const APInt &number) { return number.isZero(); });
}

namespace {
/// The parts that both directions of a shift share. `zero` and `width`, the width of a half, are
/// constants; `isLong` holds for amounts of at least `width`.
struct Shift {
  Shift(const WideIntBuilder &wide, Value amount, bool isNonZero)
      : wide(wide), amount(amount), isNonZero(isNonZero) {
    zero = wide.createHalf(0);
    width = wide.createHalf(wide.getHalfWidth());
    isLong = wide.compare(Predicate::uge, amount, width);
  }
  /// The part of the half `source` that a shift by less than `width` moves to the other half:
  /// `source` shifted by `Op`, the opposite direction, by `width` minus the amount.
  template <typename Op> Value getCarried(Value source) const {
    if (isNonZero) {
      Value capped = wide.select(isLong, width, amount);
      Value opposite = wide.apply<arith::SubIOp>(width, capped);
      return wide.apply<Op>(source, opposite);
    }
    // Two shifts, by 1 and by the rest, each of which is less than the width.
    Value one = wide.createHalf(1);
    Value last = wide.createHalf(wide.getHalfWidth() - 1);
    Value shifted = wide.apply<Op>(source, one);
    Value rest = wide.apply<arith::SubIOp>(last, amount);
    return wide.apply<Op>(shifted, rest);
  }
  /// `source` shifted by the amount minus `width`.
  template <typename Op> Value shiftByExcess(Value source) const {
    Value excess = wide.apply<arith::SubIOp>(amount, width);
    return wide.apply<Op>(source, excess);
  }
  const WideIntBuilder &wide;
  Value amount;
  bool isNonZero;
  Value zero, width, isLong;
};
} // namespace

static Value shiftLeft(const WideIntBuilder &wide, Value lhs, Value rhs,
                       bool isNonZero) {
  WideIntHalves value = wide.split(lhs);
  Shift shift(wide, wide.extractLow(rhs), isNonZero);
  Value low = wide.apply<arith::ShLIOp>(value.low, shift.amount);
  low = wide.select(shift.isLong, shift.zero, low);
  Value carried = shift.getCarried<arith::ShRUIOp>(value.low);
  Value fromLow = shift.shiftByExcess<arith::ShLIOp>(value.low);
  Value high = wide.apply<arith::ShLIOp>(value.high, shift.amount);
  high = wide.select(shift.isLong, shift.zero, high);
  Value added = wide.select(shift.isLong, fromLow, carried);
  high = wide.apply<arith::OrIOp>(added, high);
  return wide.join(low, high);
}

static Value shiftRight(const WideIntBuilder &wide, Value lhs, Value rhs,
                        bool isNonZero) {
  WideIntHalves value = wide.split(lhs);
  Shift shift(wide, wide.extractLow(rhs), isNonZero);
  Value low = wide.apply<arith::ShRUIOp>(value.low, shift.amount);
  low = wide.select(shift.isLong, shift.zero, low);
  Value high = wide.apply<arith::ShRUIOp>(value.high, shift.amount);
  high = wide.select(shift.isLong, shift.zero, high);
  Value carried = shift.getCarried<arith::ShLIOp>(value.high);
  Value fromHigh = shift.shiftByExcess<arith::ShRUIOp>(value.high);
  Value added = wide.select(shift.isLong, fromHigh, carried);
  low = wide.apply<arith::OrIOp>(low, added);
  return wide.join(low, high);
}

static Value lowerShiftLeft(const WideIntBuilder &wide, arith::ShLIOp op,
                            arith::ShLIOp::Adaptor adaptor) {
  return shiftLeft(wide, adaptor.getLhs(), adaptor.getRhs(),
                   isNonZeroConstant(op.getRhs()));
}

static Value lowerShiftRight(const WideIntBuilder &wide, arith::ShRUIOp op,
                             arith::ShRUIOp::Adaptor adaptor) {
  return shiftRight(wide, adaptor.getLhs(), adaptor.getRhs(),
                    isNonZeroConstant(op.getRhs()));
}

/// A logical shift, whose upper bits are set if the number is negative. The operand is the result
/// where the amount is 0.
static Value lowerArithmeticShift(const WideIntBuilder &wide, arith::ShRSIOp,
                                  arith::ShRSIOp::Adaptor adaptor) {
  Value lhs = adaptor.getLhs(), rhs = adaptor.getRhs();
  Value lhsHigh = wide.extractHigh(lhs);
  Value amount = wide.extractLow(rhs);
  Value zero = wide.createHalf(0);
  Value isNegative = wide.compare(Predicate::slt, lhsHigh, zero);
  Value ones = wide.extendSigned(wide.toOriginalShape(isNegative));
  Value wideWidth = wide.createHalf(int64_t(wide.getHalfWidth()) * 2);
  Value opposite = wide.apply<arith::SubIOp>(wideWidth, amount);
  Value maskAmount = wide.extendUnsigned(wide.toOriginalShape(opposite));
  Value mask = shiftLeft(wide, ones, maskAmount, /*isNonZero=*/true);
  Value shifted = shiftRight(wide, lhs, rhs, /*isNonZero=*/true);
  WideIntHalves a = wide.split(shifted);
  WideIntHalves b = wide.split(mask);
  Value low = wide.apply<arith::OrIOp>(a.low, b.low);
  Value high = wide.apply<arith::OrIOp>(a.high, b.high);
  Value filled = wide.join(low, high);
  Value isZero = wide.compare(Predicate::eq, amount, zero);
  return wide.selectWide(wide.toOriginalShape(isZero), lhs, filled);
}

void detail::populateWideIntShiftPatterns(
    const WideIntEmulationConverter &converter, RewritePatternSet &patterns) {
  addWideIntPattern<arith::ShLIOp>(patterns, converter, lowerShiftLeft);
  addWideIntPattern<arith::ShRUIOp>(patterns, converter, lowerShiftRight);
  addWideIntPattern<arith::ShRSIOp>(patterns, converter, lowerArithmeticShift);
}
