// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Binary operations on constants.
#include "strata/Target/LLVMIR/FolderDetail.h"

using namespace strata;
using namespace strata::llvmir;

static bool isDivision(Opcode opcode) {
  return opcode == Opcode::UDiv || opcode == Opcode::SDiv ||
         opcode == Opcode::URem || opcode == Opcode::SRem;
}
static bool isShift(Opcode opcode) {
  return opcode == Opcode::Shl || opcode == Opcode::LShr ||
         opcode == Opcode::AShr;
}
static bool isFloatOpcode(Opcode opcode) {
  return opcode >= Opcode::FAdd && opcode <= Opcode::FRem;
}
static bool isCommutative(Opcode opcode) {
  switch (opcode) {
  case Opcode::Add:
  case Opcode::Mul:
  case Opcode::And:
  case Opcode::Or:
  case Opcode::Xor:
  case Opcode::FAdd:
  case Opcode::FMul:
    return true;
  default:
    return false;
  }
}
/// Whether there are constant expressions of the operation.
static bool hasExpr(Opcode opcode) {
  return opcode == Opcode::Add || opcode == Opcode::Sub ||
         opcode == Opcode::Xor;
}

//===-- Special operands ---------------------------------------------------===//

/// An operand that does not change the other one.
NodeRef Folder::foldIdentity(Opcode opcode, NodeRef lhs, NodeRef rhs) {
  Type scalar = getScalarType(lhs->type);
  NodeRef identity = nullptr;
  if (auto real = dyn_cast<FloatType>(scalar)) {
    const llvm::fltSemantics &semantics = real.getFloatSemantics();
    if (opcode == Opcode::FAdd)
      identity = pool.getFloatLike(
          lhs->type, APFloat::getZero(semantics, /*Negative=*/true));
    else if (opcode == Opcode::FSub)
      identity = pool.getFloatLike(lhs->type, APFloat::getZero(semantics));
    else if (opcode == Opcode::FMul || opcode == Opcode::FDiv)
      identity = pool.getFloatLike(lhs->type, APFloat::getOne(semantics));
  } else if (auto integer = dyn_cast<IntegerType>(scalar)) {
    unsigned width = integer.getWidth();
    if (opcode == Opcode::And)
      identity = pool.getIntLike(lhs->type, APInt::getAllOnes(width));
    else if (opcode == Opcode::Mul || opcode == Opcode::UDiv ||
             opcode == Opcode::SDiv)
      identity = pool.getIntLike(lhs->type, APInt(width, 1));
    else if (!isDivision(opcode))
      identity = pool.getZero(lhs->type);
  }
  if (!identity)
    return nullptr;
  if (rhs == identity)
    return lhs;
  return lhs == identity && isCommutative(opcode) ? rhs : nullptr;
}

NodeRef Folder::foldUndefined(Opcode opcode, NodeRef lhs, NodeRef rhs) {
  Type type = lhs->type;
  if (lhs->kind == NodeKind::Poison || rhs->kind == NodeKind::Poison)
    return pool.getPoison(type);
  bool isLeft = lhs->kind == NodeKind::Undef;
  bool isRight = rhs->kind == NodeKind::Undef;
  // Vectors are folded by elements.
  bool isFixed = isa<VectorType>(type) && !isScalable(type);
  if ((!isLeft && !isRight) || isFixed)
    return nullptr;
  bool areBoth = isLeft && isRight;
  if (isFloatOpcode(opcode)) {
    auto real = dyn_cast<FloatType>(getScalarType(type));
    if (areBoth || !real)
      return pool.getUndef(type);
    return pool.getFloatLike(type, APFloat::getNaN(real.getFloatSemantics()));
  }
  if (isDivision(opcode) || isShift(opcode)) {
    if (isRight || (isDivision(opcode) && isZero(rhs)))
      return pool.getPoison(type);
    return isZero(rhs) ? lhs : pool.getZero(type);
  }
  if (opcode == Opcode::Xor && areBoth)
    return pool.getZero(type);
  if (areBoth || opcode == Opcode::Add || opcode == Opcode::Sub ||
      opcode == Opcode::Xor)
    return pool.getUndef(type);
  unsigned width = cast<IntegerType>(getScalarType(type)).getWidth();
  if (opcode == Opcode::Or)
    return pool.getIntLike(type, APInt::getAllOnes(width));
  auto *factor = dynCast<IntNode>(isLeft ? rhs : lhs);
  bool isOdd = opcode == Opcode::Mul && factor && factor->value[0];
  return isOdd ? pool.getUndef(type) : pool.getZero(type);
}

//===-- Binary operations --------------------------------------------------===//

NodeRef Folder::foldElements(Type type, ArrayRef<NodeRef> vectors,
                             function_ref<NodeRef(ArrayRef<NodeRef>)> fold) {
  SmallVector<NodeRef, 3> scalars;
  for (NodeRef vector : vectors)
    scalars.push_back(pool.getSplatValue(vector));
  if (llvm::all_of(scalars, [](NodeRef scalar) { return scalar; })) {
    NodeRef element = fold(scalars);
    return element ? pool.getSplat(type, element) : nullptr;
  }
  if (isScalable(type))
    return nullptr;
  SmallVector<NodeRef> elements;
  for (uint64_t i = 0, e = types.getNumElements(type); i < e; ++i) {
    for (auto [scalar, vector] : llvm::zip_equal(scalars, vectors))
      if (!(scalar = pool.getElement(vector, i)))
        return nullptr;
    NodeRef element = fold(scalars);
    if (!element)
      return nullptr;
    elements.push_back(element);
  }
  return pool.getAggregate(type, elements);
}

/// An operation of which an operand is an expression.
NodeRef Folder::foldBinaryExpr(Opcode opcode, NodeRef lhs, NodeRef rhs) {
  bool isAssociative = hasExpr(opcode) && opcode != Opcode::Sub;
  auto *expr = dynCast<ExprNode>(lhs);
  if (isAssociative && expr && expr->opcode == opcode)
    if (NodeRef inner = foldBinary(opcode, expr->operands[1], rhs);
        inner && inner->kind != NodeKind::Expr)
      return foldBinary(opcode, expr->operands[0], inner);
  if (isCommutative(opcode) && lhs->kind != NodeKind::Expr &&
      rhs->kind == NodeKind::Expr)
    return foldBinary(opcode, rhs, lhs);
  auto isZeroInt = [](NodeRef node) {
    return node->kind == NodeKind::Int && isZero(node);
  };
  if ((opcode == Opcode::And || opcode == Opcode::Mul) && isZeroInt(rhs))
    return rhs;
  if (isDivision(opcode) && isZeroInt(rhs))
    return pool.getPoison(lhs->type);
  if ((isDivision(opcode) || isShift(opcode)) && isZeroInt(lhs))
    return lhs;
  if (!hasExpr(opcode))
    return nullptr;
  return pool.getExpr(opcode, lhs->type, {lhs, rhs});
}

/// The signed division of -1 by -1 of one bit overflows, but LLVM folds it to a number.
NodeRef Folder::foldBitDivision(Opcode opcode, NodeRef lhs, NodeRef rhs) {
  auto isOne = [](NodeRef node) {
    auto *integer = dynCast<IntNode>(node);
    return integer && integer->value.getBitWidth() == 1 &&
           integer->value.isOne();
  };
  if (!isOne(lhs) || !isOne(rhs))
    return nullptr;
  return opcode == Opcode::SDiv   ? lhs
         : opcode == Opcode::SRem ? pool.getZero(lhs->type)
                                  : nullptr;
}

NodeRef Folder::foldBinary(Opcode opcode, NodeRef lhs, NodeRef rhs) {
  if (!lhs->isConstant() || !rhs->isConstant())
    return nullptr;
  if (NodeRef same = foldIdentity(opcode, lhs, rhs))
    return same;
  if (NodeRef undefined = foldUndefined(opcode, lhs, rhs))
    return undefined;
  if (NodeRef overflow = foldBitDivision(opcode, lhs, rhs))
    return overflow;
  if (NodeRef number = foldNumbers(opcode, {lhs, rhs}, lhs->type))
    return number;
  if (isa<VectorType>(lhs->type)) {
    if (NodeRef folded = foldElements(
            lhs->type, {lhs, rhs}, [&](ArrayRef<NodeRef> elements) {
              return foldBinary(opcode, elements[0], elements[1]);
            }))
      return folded;
  }
  return foldBinaryExpr(opcode, lhs, rhs);
}

NodeRef Folder::foldNegation(NodeRef operand) {
  if (isUndefOrPoison(operand))
    return operand;
  if (NodeRef number = foldNumbers(Opcode::FNeg, operand, operand->type))
    return number;
  if (!operand->isConstant() || !isa<VectorType>(operand->type))
    return nullptr;
  return foldElements(operand->type, operand, [&](ArrayRef<NodeRef> elements) {
    return foldNegation(elements[0]);
  });
}
