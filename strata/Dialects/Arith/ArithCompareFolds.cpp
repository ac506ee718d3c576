// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of comparisons, and of choices by their results.
#include "strata/Dialects/Arith/ArithFoldsDetail.h"
#include "strata/IR/Context.h"

using namespace strata;
using namespace strata::detail;

//===-- Integers ---------------------------------------------------------===//

namespace {
/// In the order of the dialect file.
enum class IntPredicate { EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE };
} // namespace

static IntPredicate getIntPredicate(Operation *op) {
  return IntPredicate(getEnumValue(op, "predicate"));
}

static bool compare(IntPredicate predicate, const APInt &a, const APInt &b) {
  switch (predicate) {
  case IntPredicate::EQ:
    return a == b;
  case IntPredicate::NE:
    return a != b;
  case IntPredicate::SLT:
    return a.slt(b);
  case IntPredicate::SLE:
    return a.sle(b);
  case IntPredicate::SGT:
    return a.sgt(b);
  case IntPredicate::SGE:
    return a.sge(b);
  case IntPredicate::ULT:
    return a.ult(b);
  case IntPredicate::ULE:
    return a.ule(b);
  case IntPredicate::UGT:
    return a.ugt(b);
  case IntPredicate::UGE:
    return a.uge(b);
  }
  llvm_unreachable("not a predicate");
}

/// The predicate that says the same of the operands in the other order.
static IntPredicate getSwapped(IntPredicate predicate) {
  switch (predicate) {
  case IntPredicate::EQ:
  case IntPredicate::NE:
    return predicate;
  case IntPredicate::SLT:
    return IntPredicate::SGT;
  case IntPredicate::SLE:
    return IntPredicate::SGE;
  case IntPredicate::SGT:
    return IntPredicate::SLT;
  case IntPredicate::SGE:
    return IntPredicate::SLE;
  case IntPredicate::ULT:
    return IntPredicate::UGT;
  case IntPredicate::ULE:
    return IntPredicate::UGE;
  case IntPredicate::UGT:
    return IntPredicate::ULT;
  case IntPredicate::UGE:
    return IntPredicate::ULE;
  }
  llvm_unreachable("not a predicate");
}

/// The boolean that a comparison of booleans with `rhs` gives back.
static Value compareBooleans(Operation *op, IntPredicate predicate,
                             Attribute rhs) {
  Value lhs = op->getOperand(0);
  if (predicate == IntPredicate::NE && isZero(rhs)) {
    for (StringRef name : {"arith.extsi", "arith.extui"})
      if (Operation *ext = getDefiningOp(lhs, name))
        if (getScalarType(ext->getOperand(0).getType()).isInteger(1))
          return ext->getOperand(0);
  }
  bool isSame = (predicate == IntPredicate::NE && isZero(rhs)) ||
                (predicate == IntPredicate::EQ && isOne(rhs));
  return isSame && getScalarType(lhs.getType()).isInteger(1) ? lhs : Value();
}

/// Moves a constant on the left to the right.
static Value swapOperands(Operation *op, IntPredicate predicate) {
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  op->setOperand(0, rhs);
  op->setOperand(1, lhs);
  Attribute old = op->getInherentAttr("predicate");
  op->setAttr("predicate", IntegerAttr::get(cast<IntegerAttr>(old).getType(),
                                            int64_t(getSwapped(predicate))));
  return op->getResult(0);
}

static OpFoldResult foldCmpI(Operation *op, ArrayRef<Attribute> constants) {
  IntPredicate predicate = getIntPredicate(op);
  if (op->getOperand(0) == op->getOperand(1)) {
    // Any number will do.
    APInt any(1, 0);
    if (Attribute result =
            getIntegerConstant(getResultType(op), compare(predicate, any, any)))
      return result;
  }
  if (Value boolean = compareBooleans(op, predicate, constants[1]))
    return boolean;
  if (constants[0] && !constants[1])
    return swapOperands(op, predicate);
  return foldElements<APInt, APInt>(
      constants[0], constants[1], getResultType(op),
      [predicate](const APInt &a, const APInt &b) -> MaybeInt {
        return APInt(1, compare(predicate, a, b));
      });
}

//===-- Floats -----------------------------------------------------------===//

/// A predicate holds in some of four cases, each a bit of its relation: the
/// operands are equal (1), the first is greater (2) or less (4), one is NaN
/// (8). Relations are in the order in which the dialect file has the
/// predicates.
static bool compare(int64_t predicate, const APFloat &a, const APFloat &b) {
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
  return relations[predicate] & relation;
}

/// Of scalars; those of elements stay, as upstream.
static OpFoldResult foldCmpF(Operation *op, ArrayRef<Attribute> constants) {
  int64_t predicate = getEnumValue(op, "predicate");
  Type type = getResultType(op);
  auto lhs = dyn_cast_or_null<FloatAttr>(constants[0]);
  auto rhs = dyn_cast_or_null<FloatAttr>(constants[1]);
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

/// What is chosen by whether two values are equal, if it is one of them: both
/// give the value that is chosen where they differ.
static Value foldSelectOfCompared(Operation *op) {
  Operation *cmp = getDefiningOp(op->getOperand(0), "arith.cmpi");
  if (!cmp)
    return {};
  IntPredicate predicate = getIntPredicate(cmp);
  if (predicate != IntPredicate::EQ && predicate != IntPredicate::NE)
    return {};
  Value ifTrue = op->getOperand(1), ifFalse = op->getOperand(2);
  Value lhs = cmp->getOperand(0), rhs = cmp->getOperand(1);
  if ((lhs != ifTrue || rhs != ifFalse) && (lhs != ifFalse || rhs != ifTrue))
    return {};
  return predicate == IntPredicate::EQ ? ifFalse : ifTrue;
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

/// What a constant condition, or poison, chooses.
static OpFoldResult foldSelectOfConstants(Operation *op,
                                          ArrayRef<Attribute> constants) {
  Value ifTrue = op->getOperand(1), ifFalse = op->getOperand(2);
  if (isOne(constants[0]))
    return ifTrue;
  if (isZero(constants[0]))
    return ifFalse;
  if (isPoison(constants[1]))
    return ifFalse;
  if (isPoison(constants[2]))
    return ifTrue;
  bool isBoolean = getResultType(op).isSignlessInteger(1);
  if (isBoolean && isOne(constants[1]) && isZero(constants[2]))
    return op->getOperand(0);
  return {};
}

static OpFoldResult foldSelect(Operation *op, ArrayRef<Attribute> constants) {
  if (op->getOperand(1) == op->getOperand(2))
    return op->getOperand(1);
  if (OpFoldResult result = foldSelectOfConstants(op, constants))
    return result;
  if (Value value = foldSelectOfCompared(op))
    return value;
  auto condition = dyn_cast_or_null<DenseElementsAttr>(constants[0]);
  auto ifTrue = dyn_cast_or_null<DenseElementsAttr>(constants[1]);
  auto ifFalse = dyn_cast_or_null<DenseElementsAttr>(constants[2]);
  return condition && ifTrue && ifFalse
             ? selectElements(condition, ifTrue, ifFalse)
             : OpFoldResult();
}

void detail::registerArithCompareFolds(Context &ctx) {
  registerFold<foldCmpI>(ctx, "arith.cmpi");
  registerFold<foldCmpF>(ctx, "arith.cmpf");
  registerFold<foldSelect>(ctx, "arith.select");
}
