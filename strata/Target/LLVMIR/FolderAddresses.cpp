// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Addresses computed from constants, and parts of vectors and aggregates.
#include "strata/Target/LLVMIR/FolderDetail.h"

using namespace strata;
using namespace strata::llvmir;

//===-- Vectors ------------------------------------------------------------===//

NodeRef Folder::foldExtractElement(NodeRef vector, NodeRef index) {
  if (!vector->isConstant() || !index->isConstant())
    return nullptr;
  Type type = getScalarType(vector->type);
  if (vector->kind == NodeKind::Poison || isUndefOrPoison(index))
    return pool.getPoison(type);
  if (vector->kind == NodeKind::Undef)
    return pool.getUndef(type);
  auto *number = dynCast<IntNode>(index);
  auto *insert = dynCast<ExprNode>(vector);
  if (number && insert && insert->opcode == Opcode::InsertElement &&
      insert->operands[2]->kind == NodeKind::Int)
    return insert->operands[2] == index
               ? insert->operands[1]
               : foldExtractElement(insert->operands[0], index);
  auto makeExpr = [&] {
    return pool.getExpr(Opcode::ExtractElement, type, {vector, index});
  };
  if (!number)
    return makeExpr();
  uint64_t position = number->value.getLimitedValue();
  if (isScalable(vector->type)) {
    NodeRef splat = pool.getSplatValue(vector);
    return splat && position < types.getNumElements(vector->type) ? splat
                                                                  : makeExpr();
  }
  if (position >= types.getNumElements(vector->type))
    return pool.getPoison(type);
  return pool.getElement(vector, position);
}

NodeRef Folder::foldInsertElement(NodeRef vector, NodeRef element,
                                  NodeRef index) {
  if (!vector->isConstant() || !element->isConstant() || !index->isConstant())
    return nullptr;
  if (isUndefOrPoison(index))
    return pool.getPoison(vector->type);
  auto *number = dynCast<IntNode>(index);
  if (number && isZero(vector) && isZero(element))
    return vector;
  if (!number || isScalable(vector->type))
    return pool.getExpr(Opcode::InsertElement, vector->type,
                        {vector, element, index});
  uint64_t count = types.getNumElements(vector->type);
  if (number->value.uge(count))
    return pool.getPoison(vector->type);
  return insertAt(vector, element, int64_t(number->value.getZExtValue()));
}

NodeRef Folder::foldShuffle(NodeRef lhs, NodeRef rhs, ArrayRef<int64_t> mask,
                            Type type) {
  if (!lhs->isConstant() || !rhs->isConstant())
    return nullptr;
  bool isFirst = llvm::all_of(mask, [](int64_t i) { return i == 0; });
  if (llvm::all_of(mask, [](int64_t i) { return i < 0; }))
    return pool.getPoison(type);
  auto *insert = dynCast<ExprNode>(lhs);
  if (isFirst && insert && insert->opcode == Opcode::InsertElement &&
      isZero(insert->operands[2]) && isUndefOrPoison(insert->operands[0]) &&
      isUndefOrPoison(rhs))
    return pool.getSplat(type, insert->operands[1]);
  if (isScalable(type)) {
    NodeRef splat = pool.getSplatValue(lhs);
    if (splat && isFirst && (isZero(splat) || isUndefOrPoison(splat)))
      return pool.getSplat(type, splat);
    NodeRef zeros = pool.getZero(types.getLike(type, types.getInt(32)));
    return isFirst
               ? pool.getExpr(Opcode::ShuffleVector, type, {lhs, rhs, zeros})
               : nullptr;
  }
  int64_t count = int64_t(types.getNumElements(lhs->type));
  SmallVector<NodeRef> elements;
  for (int64_t i : mask) {
    NodeRef element = i < 0 || i >= 2 * count
                          ? pool.getUndef(getScalarType(type))
                      : i < count ? pool.getElement(lhs, uint64_t(i))
                                  : pool.getElement(rhs, uint64_t(i - count));
    if (!element)
      return nullptr;
    elements.push_back(element);
  }
  return pool.getAggregate(type, elements);
}

//===-- Aggregates ---------------------------------------------------------===//

NodeRef Folder::foldExtractValue(NodeRef aggregate,
                                 ArrayRef<int64_t> position) {
  if (!aggregate->isConstant())
    return nullptr;
  for (int64_t index : position)
    if (!aggregate ||
        !(aggregate = pool.getElement(aggregate, uint64_t(index))))
      return nullptr;
  return aggregate;
}

NodeRef Folder::insertAt(NodeRef aggregate, NodeRef value,
                         ArrayRef<int64_t> position) {
  if (position.empty())
    return value;
  SmallVector<NodeRef> elements;
  uint64_t count = types.getNumElements(aggregate->type);
  if (count > MaxFoldedElements)
    return nullptr;
  for (uint64_t i = 0; i < count; ++i) {
    NodeRef element = pool.getElement(aggregate, i);
    if (element && i == uint64_t(position[0]))
      element = insertAt(element, value, position.drop_front());
    if (!element)
      return nullptr;
    elements.push_back(element);
  }
  return pool.getAggregate(aggregate->type, elements);
}

NodeRef Folder::foldInsertValue(NodeRef aggregate, NodeRef value,
                                ArrayRef<int64_t> position) {
  if (!aggregate->isConstant() || !value->isConstant())
    return nullptr;
  return insertAt(aggregate, value, position);
}

//===-- Addresses ----------------------------------------------------------===//

/// Adds the offset by which the indices, which must be numbers, move an
/// address.
bool Folder::addOffset(Type sourceType, ArrayRef<NodeRef> indices,
                       APInt &offset) {
  Type type = sourceType;
  unsigned width = offset.getBitWidth();
  for (auto [i, index] : llvm::enumerate(indices)) {
    auto *number = dynCast<IntNode>(index);
    if (!number || !type)
      return false;
    if (i && isStruct(type)) {
      uint64_t field = number->value.getLimitedValue();
      offset +=
          APInt(64, layout.getFieldOffset(type, field)).zextOrTrunc(width);
      type = types.getElement(type, field);
      continue;
    }
    if (i)
      type = types.getElement(type, 0);
    offset += number->value.sextOrTrunc(width) *
              APInt(64, layout.getAllocSize(type)).zextOrTrunc(width);
  }
  return true;
}

/// The bytes that can be read at a global; 0 if that is unknown.
static uint64_t getReadableBytes(NodeRef base, const Layout &layout) {
  auto *global = dynCast<GlobalNode>(base);
  if (!global || global->globalClass != GlobalNode::Variable ||
      global->linkage == "extern_weak")
    return 0;
  return layout.getStoreSize(global->valueType);
}

APInt Folder::stripOffset(NodeRef &address) {
  APInt offset(layout.getIndexWidth(getAddressSpace(address->type)), 0);
  auto *expr = dynCast<ExprNode>(address);
  while (expr && expr->opcode == Opcode::GetElementPtr &&
         addOffset(expr->sourceType, expr->operands.drop_front(), offset)) {
    address = expr->operands[0];
    expr = dynCast<ExprNode>(address);
  }
  return offset;
}

NodeRef Folder::foldAddress(Type sourceType, ArrayRef<NodeRef> operands,
                            uint32_t flags) {
  NodeRef base = operands[0];
  if (!llvm::all_of(operands, [](NodeRef o) { return o->isConstant(); }) ||
      isScalable(sourceType) || isa<VectorType>(base->type))
    return nullptr;
  for (NodeRef operand : operands)
    if (isa<VectorType>(operand->type))
      return nullptr;
  if (isUndefOrPoison(base))
    return base;
  if (llvm::all_of(operands.drop_front(), [](NodeRef index) {
        return isZero(index) || isUndefOrPoison(index);
      }))
    return base;
  unsigned space = getAddressSpace(base->type);
  APInt offset(layout.getIndexWidth(space), 0);
  if (!addOffset(sourceType, operands.drop_front(), offset))
    return pool.getExpr(Opcode::GetElementPtr, base->type, operands, flags,
                        sourceType);
  auto *inner = dynCast<ExprNode>(base);
  while (inner && inner->opcode == Opcode::GetElementPtr &&
         addOffset(inner->sourceType, inner->operands.drop_front(), offset)) {
    flags &= inner->flags;
    base = inner->operands[0];
    inner = dynCast<ExprNode>(base);
  }
  auto *number = inner && inner->opcode == Opcode::IntToPtr
                     ? dynCast<IntNode>(inner->operands[0])
                     : nullptr;
  unsigned width = layout.getPointerWidth(space);
  if (number || isZero(base)) {
    APInt address = offset.sextOrTrunc(width);
    if (number)
      address += number->value.zextOrTrunc(width);
    return foldCast(Opcode::IntToPtr, pool.getInt(types.getInt(width), address),
                    base->type);
  }
  if (offset.isZero())
    return base;
  uint64_t readable = getReadableBytes(base, layout);
  if (readable && offset.isNonNegative() && offset.ule(readable))
    flags |= InBounds | NUSW;
  if ((flags & NUSW) && offset.isNonNegative())
    flags |= NUW;
  NodeRef index = pool.getInt(types.getInt(offset.getBitWidth()), offset);
  return pool.getExpr(Opcode::GetElementPtr, base->type, {base, index}, flags,
                      types.getInt(8));
}
