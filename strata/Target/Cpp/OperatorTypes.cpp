// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types in which C computes the operators of an expression: literals that fit are of `int`, and
// narrow numbers are promoted to it.
#include "strata/Target/Cpp/EmitterDetail.h"

using namespace strata;
using namespace strata::cpp;

static bool isSizeLike(Type type) {
  return isa<IndexType, emitc::SizeTType, emitc::SignedSizeTType,
             emitc::PtrDiffTType>(type);
}

/// Whether `value` is a literal whose type in C is not its own.
static bool isMistypedLiteral(Value value) {
  auto constant = value.getDefiningOp<emitc::ConstantOp>();
  auto number =
      constant ? dyn_cast<IntegerAttr>(constant.getValueAttr()) : IntegerAttr();
  if (!number)
    return false;
  if (isSizeLike(value.getType()))
    return true;
  auto type = dyn_cast<IntegerType>(value.getType());
  if (!type || type.getWidth() < 32)
    return false;
  return type.isUnsigned() ||
         (type.getWidth() == 64 && number.getValue().isSignedIntN(32));
}

/// Whether `value` is a literal of a type that is wider than its own, or signed.
static bool isWideLiteral(Value value) {
  auto constant = value.getDefiningOp<emitc::ConstantOp>();
  auto number =
      constant ? dyn_cast<IntegerAttr>(constant.getValueAttr()) : IntegerAttr();
  auto type = dyn_cast<IntegerType>(value.getType());
  return number && type && type.isUnsigned() && type.getWidth() >= 32 &&
         number.getValue().isNegative();
}

/// Whether `other`, an operand of the same operator, makes C convert a literal of `type`.
static bool convertsLiteral(Value other, Type type) {
  if (isa<emitc::PointerType, emitc::ArrayType, emitc::OpaqueType>(
          other.getType()))
    return true;
  return other.getType() == type && !isMistypedLiteral(other);
}

static bool needsCastOfLiteral(Value literal, Operation *user) {
  Type type = literal.getType();
  if (auto cast = dyn_cast<emitc::CastOp>(user))
    return isa<FloatType>(cast.getDest().getType());
  if (isa<emitc::CallOpaqueOp, emitc::BitwiseNotOp, emitc::UnaryMinusOp,
          emitc::UnaryPlusOp>(user) ||
      isWideLiteral(literal))
    return true;
  if (isa<emitc::LogicalAndOp, emitc::LogicalOrOp, emitc::LogicalNotOp>(user))
    return false;
  if (isa<emitc::BitwiseLeftShiftOp, emitc::BitwiseRightShiftOp>(user))
    return user->getOperands().front() == literal;
  if (auto choice = dyn_cast<emitc::ConditionalOp>(user)) {
    auto yield = dyn_cast<emitc::YieldOp>(
        choice.getResult().getUses().begin()->getOwner());
    return !yield && !(convertsLiteral(choice.getTrueValue(), type) ||
                       convertsLiteral(choice.getFalseValue(), type));
  }
  if (!findBinaryOperator(user))
    return false;
  Value first = user->getOperands().front();
  return !convertsLiteral(
      first == literal ? Value(user->getOperands().back()) : first, type);
}

/// Whether C computes `op` in `int`, and the result may exceed its unsigned type.
static bool isPromoted(Operation *op) {
  Type type = op->getResult(0).getType();
  return (type.isUnsignedInteger(8) || type.isUnsignedInteger(16)) &&
         isa<emitc::AddOp, emitc::BitwiseLeftShiftOp, emitc::BitwiseNotOp,
             emitc::MulOp, emitc::SubOp, emitc::UnaryMinusOp>(op);
}

bool cpp::needsCast(Operation *op, Operation *user) {
  if (!user || op->getNumResults() != 1 ||
      isa<emitc::AssignOp, emitc::CallOp, emitc::ReturnOp, func::CallOp,
          func::ReturnOp>(user))
    return false;
  Value result = op->getResult(0);
  if (isMistypedLiteral(result))
    return needsCastOfLiteral(result, user);
  if (!isPromoted(op))
    return false;
  auto cast = dyn_cast<emitc::CastOp>(user);
  auto dest =
      cast ? dyn_cast<IntegerType>(cast.getDest().getType()) : IntegerType();
  return !dest || dest.getWidth() == 1 ||
         dest.getWidth() > cast.getSource().getType().getIntOrFloatBitWidth();
}
