// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of comparisons, and of choices by their results.
#include "strata/Dialects/Arith/ArithFoldsDetail.h"
#include "strata/IR/Context.h"
#include "strata/Semantics/OpSemantics.h"

using namespace strata;
using namespace strata::detail;
using arith::CmpIPredicate;

//===-- Integers ---------------------------------------------------------===//

/// The predicate that says the same of the operands in the other order.
static CmpIPredicate getSwapped(CmpIPredicate predicate) {
  switch (predicate) {
  case CmpIPredicate::eq:
  case CmpIPredicate::ne:
    return predicate;
  case CmpIPredicate::slt:
    return CmpIPredicate::sgt;
  case CmpIPredicate::sle:
    return CmpIPredicate::sge;
  case CmpIPredicate::sgt:
    return CmpIPredicate::slt;
  case CmpIPredicate::sge:
    return CmpIPredicate::sle;
  case CmpIPredicate::ult:
    return CmpIPredicate::ugt;
  case CmpIPredicate::ule:
    return CmpIPredicate::uge;
  case CmpIPredicate::ugt:
    return CmpIPredicate::ult;
  case CmpIPredicate::uge:
    return CmpIPredicate::ule;
  }
  llvm_unreachable("not a predicate");
}

CmpIPredicate detail::getInverse(CmpIPredicate predicate) {
  switch (predicate) {
  case CmpIPredicate::eq:
    return CmpIPredicate::ne;
  case CmpIPredicate::ne:
    return CmpIPredicate::eq;
  case CmpIPredicate::slt:
    return CmpIPredicate::sge;
  case CmpIPredicate::sle:
    return CmpIPredicate::sgt;
  case CmpIPredicate::sgt:
    return CmpIPredicate::sle;
  case CmpIPredicate::sge:
    return CmpIPredicate::slt;
  case CmpIPredicate::ult:
    return CmpIPredicate::uge;
  case CmpIPredicate::ule:
    return CmpIPredicate::ugt;
  case CmpIPredicate::ugt:
    return CmpIPredicate::ule;
  case CmpIPredicate::uge:
    return CmpIPredicate::ult;
  }
  llvm_unreachable("not a predicate");
}

/// The boolean that a comparison of booleans with `rhs` gives back.
static Value compareBooleans(Value lhs, CmpIPredicate predicate,
                             Attribute rhs) {
  if (predicate == CmpIPredicate::ne && isZero(rhs)) {
    Value extended;
    if (auto ext = lhs.getDefiningOp<arith::ExtSIOp>())
      extended = ext.getIn();
    else if (auto ext = lhs.getDefiningOp<arith::ExtUIOp>())
      extended = ext.getIn();
    if (extended && getScalarType(extended.getType()).isInteger(1))
      return extended;
  }
  bool isSame = (predicate == CmpIPredicate::ne && isZero(rhs)) ||
                (predicate == CmpIPredicate::eq && isOne(rhs));
  return isSame && getScalarType(lhs.getType()).isInteger(1) ? lhs : Value();
}

/// Moves a constant on the left to the right.
static Value swapOperands(arith::CmpIOp op, CmpIPredicate predicate) {
  Value lhs = op.getLhs(), rhs = op.getRhs();
  op.setLhs(rhs);
  op.setRhs(lhs);
  op.setPredicate(getSwapped(predicate));
  return op.getResult();
}

static OpFoldResult foldCmpI(arith::CmpIOp op,
                             arith::CmpIOp::FoldAdaptor adaptor) {
  CmpIPredicate predicate = op.getPredicate();
  if (op.getLhs() == op.getRhs()) {
    // The result is the same for all numbers.
    Attribute any = getIntegerConstant(op.getLhs().getType(), 0);
    SmallVector<OpFoldResult, 1> results;
    if (succeeded(semantics::foldComputation(op, {any, any}, results)))
      return results.front();
  }
  if (Value boolean = compareBooleans(op.getLhs(), predicate, adaptor.getRhs()))
    return boolean;
  if (adaptor.getLhs() && !adaptor.getRhs())
    return swapOperands(op, predicate);
  return {};
}

//===-- Floats -----------------------------------------------------------===//

/// Folds comparisons of scalars; comparisons of elements are kept, as upstream
/// does.
static LogicalResult foldCmpF(arith::CmpFOp op,
                              arith::CmpFOp::FoldAdaptor adaptor,
                              SmallVectorImpl<OpFoldResult> &results) {
  auto lhs = dyn_cast_or_null<FloatAttr>(adaptor.getLhs());
  auto rhs = dyn_cast_or_null<FloatAttr>(adaptor.getRhs());
  // With NaN the other operand does not matter.
  if (lhs && lhs.getValue().isNaN())
    rhs = lhs;
  else if (rhs && rhs.getValue().isNaN())
    lhs = rhs;
  if (!lhs || !rhs)
    return failure();
  return semantics::foldComputation(op, {lhs, rhs}, results);
}

//===-- Select -----------------------------------------------------------===//

/// Folds a select between two values by their (in)equality: both cases give the
/// value that is selected if they differ.
static Value foldSelectOfCompared(arith::SelectOp op) {
  auto cmp = op.getCondition().getDefiningOp<arith::CmpIOp>();
  if (!cmp)
    return {};
  CmpIPredicate predicate = cmp.getPredicate();
  if (predicate != CmpIPredicate::eq && predicate != CmpIPredicate::ne)
    return {};
  Value ifTrue = op.getTrueValue(), ifFalse = op.getFalseValue();
  Value lhs = cmp.getLhs(), rhs = cmp.getRhs();
  if ((lhs != ifTrue || rhs != ifFalse) && (lhs != ifFalse || rhs != ifTrue))
    return {};
  return predicate == CmpIPredicate::eq ? ifFalse : ifTrue;
}

/// Elements of two constants, by the elements of a third.
static Attribute selectElements(DenseElementsAttr condition,
                                DenseElementsAttr ifTrue,
                                DenseElementsAttr ifFalse) {
  ShapedType type = ifTrue.getType();
  size_t bits = DenseElementsAttr::getStorageBits(type.getElementType());
  size_t count = type.getNumElements();
  OwnedBytes data = OwnedBytes::allocate(llvm::divideCeil(bits * count, 8));
  uint8_t *to = data.data.get();
  std::memset(to, 0, data.size);
  for (size_t i = 0; i < count; ++i) {
    DenseElementsAttr from =
        condition.getIntElement(i).isZero() ? ifFalse : ifTrue;
    size_t index = from.isSplat() ? 0 : i;
    const uint8_t *raw = from.getRawData().data();
    if (bits == 1)
      to[i / 8] |= uint8_t(raw[index / 8] >> index % 8 & 1) << i % 8;
    else
      std::memcpy(to + i * (bits / 8), raw + index * (bits / 8), bits / 8);
  }
  return DenseElementsAttr::getFromRawBuffer(type, std::move(data));
}

/// Folds a select by a constant condition, or by poison.
static OpFoldResult
foldSelectOfConstants(arith::SelectOp op,
                      arith::SelectOp::FoldAdaptor adaptor) {
  Value ifTrue = op.getTrueValue(), ifFalse = op.getFalseValue();
  if (isOne(adaptor.getCondition()))
    return ifTrue;
  if (isZero(adaptor.getCondition()))
    return ifFalse;
  if (isPoison(adaptor.getTrueValue()))
    return ifFalse;
  if (isPoison(adaptor.getFalseValue()))
    return ifTrue;
  bool isBoolean = getResultType(op).isSignlessInteger(1);
  if (isBoolean && isOne(adaptor.getTrueValue()) &&
      isZero(adaptor.getFalseValue()))
    return op.getCondition();
  return {};
}

static OpFoldResult foldSelect(arith::SelectOp op,
                               arith::SelectOp::FoldAdaptor adaptor) {
  if (op.getTrueValue() == op.getFalseValue())
    return op.getTrueValue();
  if (OpFoldResult result = foldSelectOfConstants(op, adaptor))
    return result;
  if (Value value = foldSelectOfCompared(op))
    return value;
  auto condition = dyn_cast_or_null<DenseElementsAttr>(adaptor.getCondition());
  auto ifTrue = dyn_cast_or_null<DenseElementsAttr>(adaptor.getTrueValue());
  auto ifFalse = dyn_cast_or_null<DenseElementsAttr>(adaptor.getFalseValue());
  return condition && ifTrue && ifFalse
             ? selectElements(condition, ifTrue, ifFalse)
             : OpFoldResult();
}

void detail::registerArithCompareFolds(Context &ctx) {
  registerFold<arith::CmpIOp, foldCmpI>(ctx);
  registerOpHooks<arith::CmpFOp>(&ctx,
                                 {.fold = foldHook<arith::CmpFOp, foldCmpF>});
  registerFold<arith::SelectOp, foldSelect>(ctx);
}
