// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comparisons of constants, and selects.
#include "strata/Target/LLVMIR/FolderDetail.h"

using namespace strata;
using namespace strata::llvmir;

bool Folder::compare(StringRef predicate, const APInt &lhs, const APInt &rhs) {
  Type type = types.getInt(lhs.getBitWidth());
  return !isZero(foldNumbers(Opcode::ICmp,
                             {pool.getInt(type, lhs), pool.getInt(type, rhs)},
                             types.getInt(1), predicate));
}

/// A variable or function that cannot be null.
static bool isNonNull(NodeRef node) {
  auto *global = dynCast<GlobalNode>(node);
  return global && global->globalClass <= GlobalNode::FunctionClass &&
         global->linkage != "extern_weak" && global->addressSpace == 0;
}

/// A variable or function whose address no other one has.
static bool isUnique(NodeRef node, const Layout &layout) {
  static constexpr llvm::StringLiteral replaceable[] = {
      "weak", "linkonce", "common", "extern_weak"};
  auto *global = dynCast<GlobalNode>(node);
  return global && global->globalClass <= GlobalNode::FunctionClass &&
         !llvm::is_contained(replaceable, global->linkage) &&
         global->unnamedAddr != "unnamed_addr" &&
         (global->globalClass == GlobalNode::FunctionClass ||
          layout.getAllocSize(global->valueType));
}

/// The number that an address is; std::nullopt for other addresses.
static std::optional<APInt> getAddressNumber(NodeRef address, unsigned width) {
  if (isZero(address))
    return APInt(width, 0);
  auto *expr = dynCast<ExprNode>(address);
  auto *number = expr && expr->opcode == Opcode::IntToPtr
                     ? dynCast<IntNode>(expr->operands[0])
                     : nullptr;
  if (!number)
    return std::nullopt;
  return number->value.zextOrTrunc(width);
}

/// The comparison of two addresses; std::nullopt if it is unknown.
std::optional<bool> Folder::compareAddresses(StringRef predicate, NodeRef lhs,
                                             NodeRef rhs) {
  unsigned width = layout.getPointerWidth(getAddressSpace(lhs->type));
  if (auto left = getAddressNumber(lhs, width))
    if (auto right = getAddressNumber(rhs, width))
      return compare(predicate, *left, *right);
  bool isNullFirst = isZero(lhs) && isNonNull(rhs);
  if (isNullFirst || (isZero(rhs) && isNonNull(lhs))) {
    if (predicate.starts_with("s"))
      return std::nullopt;
    return compare(predicate, APInt(1, !isNullFirst), APInt(1, isNullFirst));
  }
  if (predicate != "eq" && predicate != "ne")
    return std::nullopt;
  if (isUnique(lhs, layout) && isUnique(rhs, layout))
    return predicate == "ne";
  APInt left = stripOffset(lhs), right = stripOffset(rhs);
  if (lhs == rhs)
    return compare(predicate, left, right);
  return std::nullopt;
}

/// Whether there is a denormal number in a float constant.
bool Folder::hasDenormal(NodeRef constant) {
  if (auto *real = dynCast<FloatNode>(constant))
    return real->value.isDenormal();
  if (!isa<VectorType>(constant->type))
    return false;
  if (NodeRef splat = pool.getSplatValue(constant))
    return hasDenormal(splat);
  for (uint64_t i = 0;
       !isScalable(constant->type) && i < types.getNumElements(constant->type);
       ++i)
    if (NodeRef element = pool.getElement(constant, i);
        element && hasDenormal(element))
      return true;
  return false;
}

NodeRef Folder::foldCompare(Opcode opcode, StringRef predicate, NodeRef lhs,
                            NodeRef rhs) {
  if (!lhs->isConstant() || !rhs->isConstant())
    return nullptr;
  Type type = types.getBits(lhs->type);
  auto getBit = [&](bool bit) { return pool.getIntLike(type, APInt(1, bit)); };
  // The treatment of denormal numbers by functions is unknown here.
  if (opcode == Opcode::FCmp && (hasDenormal(lhs) || hasDenormal(rhs)))
    return nullptr;
  if (predicate == "true" || predicate == "false")
    return getBit(predicate == "true");
  if (lhs->kind == NodeKind::Poison || rhs->kind == NodeKind::Poison)
    return pool.getPoison(type);
  if (lhs->kind == NodeKind::Undef || rhs->kind == NodeKind::Undef) {
    if (opcode == Opcode::FCmp)
      return getBit(predicate.starts_with("u"));
    if (predicate == "eq" || predicate == "ne" || lhs->kind == rhs->kind)
      return pool.getUndef(type);
    return getBit(predicate.ends_with("e"));
  }
  if (NodeRef bit = foldNumbers(opcode, {lhs, rhs}, type, predicate))
    return bit;
  if (opcode == Opcode::ICmp && lhs == rhs && !isa<VectorType>(lhs->type))
    return getBit(compare(predicate, APInt(1, 0), APInt(1, 0)));
  if (opcode == Opcode::ICmp && isZero(rhs) && !isa<VectorType>(lhs->type) &&
      (predicate == "uge" || predicate == "ult"))
    return getBit(predicate == "uge");
  if (isPointer(lhs->type)) {
    std::optional<bool> bit = compareAddresses(predicate, lhs, rhs);
    return bit ? getBit(*bit) : nullptr;
  }
  if (!isa<VectorType>(lhs->type))
    return nullptr;
  return foldElements(type, {lhs, rhs}, [&](ArrayRef<NodeRef> elements) {
    return foldCompare(opcode, predicate, elements[0], elements[1]);
  });
}

NodeRef Folder::foldSelect(NodeRef condition, NodeRef trueValue,
                           NodeRef falseValue) {
  if (!condition->isConstant() || !trueValue->isConstant() ||
      !falseValue->isConstant())
    return nullptr;
  if (auto *bit = dynCast<IntNode>(condition))
    return bit->value.isZero() ? falseValue : trueValue;
  if (NodeRef splat = isa<VectorType>(condition->type)
                          ? pool.getSplatValue(condition)
                          : nullptr)
    if (auto *bit = dynCast<IntNode>(splat))
      return bit->value.isZero() ? falseValue : trueValue;
  if (isa<VectorType>(condition->type))
    if (NodeRef folded = foldElements(
            trueValue->type, {condition, trueValue, falseValue},
            [&](ArrayRef<NodeRef> elements) {
              return foldSelect(elements[0], elements[1], elements[2]);
            }))
      return folded;
  if (condition->kind == NodeKind::Poison)
    return pool.getPoison(trueValue->type);
  if (condition->kind == NodeKind::Undef)
    return isUndefOrPoison(trueValue) ? trueValue : falseValue;
  if (trueValue == falseValue || falseValue->kind == NodeKind::Poison)
    return trueValue;
  return trueValue->kind == NodeKind::Poison ? falseValue : nullptr;
}
