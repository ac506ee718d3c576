// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/EmulateWideInt/WideIntBuilderDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/TypeUtilities.h"

using namespace strata;
using namespace strata::detail;
using namespace dialects;
using Predicate = arith::CmpIPredicate;

//===-- Types --------------------------------------------------------------===//

WideIntBuilder::WideIntBuilder(OpBuilder &builder, Location loc, Type wideType,
                               VectorType convertedType)
    : builder(builder), loc(loc), wideType(wideType),
      convertedType(convertedType) {
  halfType = getTypeLikeHalf(convertedType.getElementType());
  halfWidth = convertedType.getElementType().getIntOrFloatBitWidth();
}

Type WideIntBuilder::getTypeLikeOriginal(Type elementType) const {
  auto vector = dyn_cast<VectorType>(wideType);
  return vector ? VectorType::get(vector.getShape(), elementType) : elementType;
}

Type WideIntBuilder::getTypeLikeHalf(Type elementType) const {
  if (convertedType.getRank() == 1)
    return elementType;
  SmallVector<int64_t> shape(convertedType.getShape());
  shape.back() = 1;
  return VectorType::get(shape, elementType);
}

//===-- Halves and shapes --------------------------------------------------===//

Value WideIntBuilder::extract(Value wide, int64_t position) const {
  if (isScalar())
    return vector::ExtractOp::create(builder, loc, wide, position);
  SmallVector<int64_t> offsets(size_t(convertedType.getRank()), 0);
  offsets.back() = position;
  SmallVector<int64_t> sizes(cast<VectorType>(halfType).getShape());
  SmallVector<int64_t> strides(sizes.size(), 1);
  return vector::ExtractStridedSliceOp::create(builder, loc, wide, offsets,
                                               sizes, strides);
}

Value WideIntBuilder::insert(Value half, Value wide, int64_t position) const {
  if (isScalar())
    return vector::InsertOp::create(builder, loc, half, wide, position);
  SmallVector<int64_t> offsets(size_t(convertedType.getRank()), 0);
  offsets.back() = position;
  SmallVector<int64_t> strides(offsets.size(), 1);
  return vector::InsertStridedSliceOp::create(builder, loc, half, wide, offsets,
                                              strides);
}

WideIntHalves WideIntBuilder::split(Value wide) const {
  Value low = extractLow(wide);
  return {low, extractHigh(wide)};
}

Value WideIntBuilder::joinLow(Value low) const {
  Value zero = createZero();
  return insert(low, zero, 0);
}

Value WideIntBuilder::join(Value low, Value high) const {
  Value lowJoined = joinLow(low);
  return insert(high, lowJoined, 1);
}

Value WideIntBuilder::toHalfShape(Value value) const {
  auto type = dyn_cast<VectorType>(value.getType());
  if (!type)
    return value;
  if (!type.getRank())
    return vector::ExtractOp::create(builder, loc, value, ArrayRef<int64_t>());
  return vector::ShapeCastOp::create(
      builder, loc, getTypeLikeHalf(type.getElementType()), value);
}

Value WideIntBuilder::toOriginalShape(Value value) const {
  Type type = getTypeLikeOriginal(getElementTypeOrSelf(value.getType()));
  if (type == value.getType())
    return value;
  if (isScalar())
    return vector::BroadcastOp::create(builder, loc, type, value);
  return vector::ShapeCastOp::create(builder, loc, type, value);
}

Value WideIntBuilder::createHalf(int64_t number) const {
  return createScalarOrSplatConstant(builder, loc, halfType, number);
}

Value WideIntBuilder::createZero() const {
  return createScalarOrSplatConstant(builder, loc, convertedType, 0);
}

//===-- Operations ---------------------------------------------------------===//

Value WideIntBuilder::compare(Predicate predicate, Value lhs, Value rhs) const {
  return arith::CmpIOp::create(builder, loc, predicate, lhs, rhs);
}

Value WideIntBuilder::select(Value condition, Value trueValue,
                             Value falseValue) const {
  return arith::SelectOp::create(builder, loc, condition, trueValue,
                                 falseValue);
}

Value WideIntBuilder::sub(Value lhs, Value rhs) const {
  WideIntHalves a = split(lhs);
  WideIntHalves b = split(rhs);
  Value low = apply<arith::SubIOp>(a.low, b.low);
  Value isBorrowed = compare(Predicate::ult, a.low, b.low);
  Value borrow = arith::ExtUIOp::create(builder, loc, halfType, isBorrowed);
  Value high = apply<arith::SubIOp>(a.high, borrow);
  high = apply<arith::SubIOp>(high, b.high);
  return join(low, high);
}

/// The predicate for low halves of numbers whose high halves are equal.
static Predicate toUnsigned(Predicate predicate) {
  switch (predicate) {
  case Predicate::slt:
    return Predicate::ult;
  case Predicate::sle:
    return Predicate::ule;
  case Predicate::sgt:
    return Predicate::ugt;
  case Predicate::sge:
    return Predicate::uge;
  default:
    return predicate;
  }
}

Value WideIntBuilder::compareWide(Predicate predicate, Value lhs,
                                  Value rhs) const {
  WideIntHalves a = split(lhs);
  WideIntHalves b = split(rhs);
  Value low = compare(toUnsigned(predicate), a.low, b.low);
  Value high = compare(predicate, a.high, b.high);
  if (predicate == Predicate::eq)
    return toOriginalShape(apply<arith::AndIOp>(low, high));
  if (predicate == Predicate::ne)
    return toOriginalShape(apply<arith::OrIOp>(low, high));
  Value isHighEqual = compare(Predicate::eq, a.high, b.high);
  return toOriginalShape(select(isHighEqual, low, high));
}

Value WideIntBuilder::selectWide(Value condition, Value trueValue,
                                 Value falseValue) const {
  WideIntHalves a = split(trueValue);
  WideIntHalves b = split(falseValue);
  Value halfCondition = toHalfShape(condition);
  Value low = select(halfCondition, a.low, b.low);
  Value high = select(halfCondition, a.high, b.high);
  return join(low, high);
}

Value WideIntBuilder::extendHalf(Value half) const {
  Value zero = createHalf(0);
  Value isNegative = compare(Predicate::slt, half, zero);
  Value high = arith::ExtSIOp::create(builder, loc, halfType, isNegative);
  return join(half, high);
}

Value WideIntBuilder::extendSigned(Value value) const {
  Value low = toHalfShape(value);
  if (low.getType() != halfType)
    low = arith::ExtSIOp::create(builder, loc, halfType, low);
  return extendHalf(low);
}

Value WideIntBuilder::extendUnsigned(Value value) const {
  Value low = toHalfShape(value);
  if (low.getType() != halfType)
    low = arith::ExtUIOp::create(builder, loc, halfType, low);
  return joinLow(low);
}
