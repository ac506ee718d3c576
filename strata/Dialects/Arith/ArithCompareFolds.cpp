// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of comparisons, and of choices by their results.
#include "strata/Dialects/Arith/ArithCompare.h"
#include "strata/Dialects/Arith/ArithFoldsDetail.h"
#include "strata/IR/Context.h"

using namespace strata;
using namespace strata::detail;
using arith::CmpIPredicate;

//===-- Integers ---------------------------------------------------------===//

bool arith::applyCmpPredicate(CmpIPredicate predicate, const APInt &a,
                              const APInt &b) {
  switch (predicate) {
  case CmpIPredicate::eq:
    return a == b;
  case CmpIPredicate::ne:
    return a != b;
  case CmpIPredicate::slt:
    return a.slt(b);
  case CmpIPredicate::sle:
    return a.sle(b);
  case CmpIPredicate::sgt:
    return a.sgt(b);
  case CmpIPredicate::sge:
    return a.sge(b);
  case CmpIPredicate::ult:
    return a.ult(b);
  case CmpIPredicate::ule:
    return a.ule(b);
  case CmpIPredicate::ugt:
    return a.ugt(b);
  case CmpIPredicate::uge:
    return a.uge(b);
  }
  llvm_unreachable("not a predicate");
}

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
    // Any number will do.
    APInt any(1, 0);
    if (Attribute result = getIntegerConstant(
            getResultType(op), applyCmpPredicate(predicate, any, any)))
      return result;
  }
  if (Value boolean = compareBooleans(op.getLhs(), predicate, adaptor.getRhs()))
    return boolean;
  if (adaptor.getLhs() && !adaptor.getRhs())
    return swapOperands(op, predicate);
  return foldElements<APInt, APInt>(
      adaptor.getLhs(), adaptor.getRhs(), getResultType(op),
      [predicate](const APInt &a, const APInt &b) -> MaybeInt {
        return APInt(1, applyCmpPredicate(predicate, a, b));
      });
}

//===-- Floats -----------------------------------------------------------===//

/// A predicate holds in some of four cases, each a bit of its relation: the
/// operands are equal (1), the first is greater (2) or less (4), one is NaN
/// (8). Relations are in the order in which the dialect file has the
/// predicates.
static bool compare(arith::CmpFPredicate predicate, const APFloat &a,
                    const APFloat &b) {
  static constexpr uint8_t relations[] = {0, 1,  2,  3,  4,  5,  6, 7,
                                          9, 10, 11, 12, 13, 14, 8, 15};
  unsigned relation = 8;
  switch (a.compare(b)) {
  case APFloat::cmpEqual:
    relation = 1;
    break;
  case APFloat::cmpGreaterThan:
    relation = 2;
    break;
  case APFloat::cmpLessThan:
    relation = 4;
    break;
  case APFloat::cmpUnordered:
    break;
  }
  return relations[size_t(predicate)] & relation;
}

/// Folds comparisons of scalars; comparisons of elements are kept, as upstream
/// does.
static OpFoldResult foldCmpF(arith::CmpFOp op,
                             arith::CmpFOp::FoldAdaptor adaptor) {
  arith::CmpFPredicate predicate = op.getPredicate();
  Type type = getResultType(op);
  auto lhs = dyn_cast_or_null<FloatAttr>(adaptor.getLhs());
  auto rhs = dyn_cast_or_null<FloatAttr>(adaptor.getRhs());
  // With NaN the other operand does not matter.
  for (FloatAttr operand : {lhs, rhs})
    if (operand && operand.getValue().isNaN())
      return getIntegerConstant(
          type, compare(predicate, operand.getValue(), operand.getValue()));
  if (!lhs || !rhs)
    return {};
  return getIntegerConstant(type,
                            compare(predicate, lhs.getValue(), rhs.getValue()));
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
  registerFold<arith::CmpFOp, foldCmpF>(ctx);
  registerFold<arith::SelectOp, foldSelect>(ctx);
}
