// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Casts of constants.
#include "strata/Target/LLVMIR/FolderDetail.h"

using namespace strata;
using namespace strata::llvmir;

/// Whether there are constant expressions of the cast.
static bool hasCastExpr(Opcode opcode) {
  return opcode == Opcode::Trunc || opcode == Opcode::PtrToInt ||
         opcode == Opcode::IntToPtr || opcode == Opcode::BitCast ||
         opcode == Opcode::AddrSpaceCast;
}

NodeRef Folder::foldScalarCast(Opcode opcode, NodeRef operand, Type type) {
  return opcode == Opcode::BitCast ? foldBits(operand, type)
                                   : foldNumbers(opcode, operand, type);
}

NodeRef Folder::foldCastOfExpr(Opcode opcode, NodeRef operand, Type type) {
  auto *inner = dynCast<ExprNode>(operand);
  if (inner && opcode == Opcode::Trunc && inner->opcode == Opcode::PtrToInt)
    return foldCast(Opcode::PtrToInt, inner->operands[0], type);
  if (inner && opcode == Opcode::PtrToInt &&
      inner->opcode == Opcode::IntToPtr) {
    unsigned width = layout.getPointerWidth(getAddressSpace(operand->type));
    NodeRef number = inner->operands[0];
    if (number->kind == NodeKind::Int || number->type == type) {
      if (number->kind == NodeKind::Int)
        number = foldCast(Opcode::ZExt, number, types.getInt(width));
      return foldCast(Opcode::ZExt, number, type);
    }
  }
  if (inner && opcode == Opcode::IntToPtr &&
      inner->opcode == Opcode::PtrToInt && inner->operands[0]->type == type &&
      layout.getSizeInBits(operand->type) >=
          layout.getPointerWidth(getAddressSpace(type)))
    return inner->operands[0];
  if (!hasCastExpr(opcode))
    return nullptr;
  return pool.getExpr(opcode, type, operand);
}

/// Vectors of other elements of the same bits, lowest first.
NodeRef Folder::foldBitCast(NodeRef operand, Type type) {
  if (isScalable(type) || isPointerLike(type) || isPointerLike(operand->type))
    return nullptr;
  if (layout.getSizeInBits(type) > MaxFoldedElements)
    return nullptr;
  unsigned bits = unsigned(layout.getSizeInBits(type));
  Type to = getScalarType(type);
  unsigned fromWidth =
      unsigned(layout.getSizeInBits(getScalarType(operand->type)));
  unsigned toWidth = unsigned(layout.getSizeInBits(to));
  bool isVector = isa<VectorType>(operand->type);
  APInt all(bits, 0), undefined(bits, 0), poison(bits, 0);
  for (unsigned at = 0; at < bits; at += fromWidth) {
    NodeRef element =
        isVector ? pool.getElement(operand, at / fromWidth) : operand;
    if (element && isUndefOrPoison(element)) {
      // Part of a wider element, it is zero.
      if (fromWidth >= toWidth)
        (element->kind == NodeKind::Poison && fromWidth == toWidth ? poison
                                                                   : undefined)
            .setBits(at, at + fromWidth);
      continue;
    }
    if (element)
      element =
          foldScalarCast(Opcode::BitCast, element, types.getInt(fromWidth));
    auto *number = dynCast<IntNode>(element);
    if (!number)
      return nullptr;
    all.insertBits(number->value, at);
  }
  SmallVector<NodeRef> elements;
  for (unsigned at = 0; at < bits; at += toWidth)
    elements.push_back(
        undefined[at] ? pool.getUndef(to)
        : poison[at]  ? pool.getPoison(to)
                      : foldScalarCast(Opcode::BitCast,
                                       pool.getInt(types.getInt(toWidth),
                                                   all.extractBits(toWidth, at)),
                                       to));
  return isa<VectorType>(type) ? pool.getAggregate(type, elements)
                               : elements.front();
}

NodeRef Folder::foldCast(Opcode opcode, NodeRef operand, Type type) {
  if (operand->type == type)
    return operand;
  if (!operand->isConstant())
    return nullptr;
  if (operand->kind == NodeKind::Poison)
    return pool.getPoison(type);
  if (operand->kind == NodeKind::Undef) {
    bool isZeroed = opcode == Opcode::ZExt || opcode == Opcode::SExt ||
                    opcode == Opcode::UIToFP || opcode == Opcode::SIToFP;
    return isZeroed ? pool.getZero(type) : pool.getUndef(type);
  }
  if (isZero(operand) && opcode != Opcode::AddrSpaceCast)
    return pool.getZero(type);
  if (NodeRef folded = foldScalarCast(opcode, operand, type))
    return folded;
  if (opcode == Opcode::BitCast)
    if (NodeRef folded = foldBitCast(operand, type))
      return folded;
  if (isa<VectorType>(operand->type) && isa<VectorType>(type) &&
      opcode != Opcode::BitCast)
    if (NodeRef folded =
            foldElements(type, operand, [&](ArrayRef<NodeRef> elements) {
              return foldCast(opcode, elements[0], getScalarType(type));
            }))
      return folded;
  return foldCastOfExpr(opcode, operand, type);
}
