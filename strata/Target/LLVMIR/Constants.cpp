// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Target/LLVMIR/ConstantsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::llvmir;

bool llvmir::isZero(NodeRef constant) {
  switch (constant->kind) {
  case NodeKind::Int:
    return static_cast<IntNode *>(constant)->value.isZero();
  case NodeKind::Float:
    return static_cast<FloatNode *>(constant)->value.isPosZero();
  case NodeKind::Zero:
    return true;
  default:
    return false;
  }
}

bool llvmir::isUndefOrPoison(NodeRef constant) {
  return constant->kind == NodeKind::Undef ||
         constant->kind == NodeKind::Poison;
}

NodeRef ConstantPool::intern(llvm::hash_code hash,
                             function_ref<bool(NodeRef)> isEqual,
                             function_ref<NodeRef()> make) {
  // The two largest numbers are no keys of a DenseMap.
  SmallVector<NodeRef, 1> &bucket = others[uint64_t(size_t(hash)) >> 1];
  for (NodeRef node : bucket)
    if (isEqual(node))
      return node;
  return bucket.emplace_back(make());
}

//===-- Numbers ------------------------------------------------------------===//

NodeRef ConstantPool::getInt(Type type, const APInt &value) {
  if (value.getBitWidth() <= 64) {
    NodeRef &node = smallInts[{type, value.getZExtValue()}];
    if (!node)
      node = module.arena.make<IntNode>(type, value);
    return node;
  }
  return intern(
      llvm::hash_combine(type, value),
      [&](NodeRef node) {
        auto *other = dynCast<IntNode>(node);
        return other && other->type == type && other->value == value;
      },
      [&] { return module.arena.make<IntNode>(type, value); });
}

NodeRef ConstantPool::getInt(Type type, uint64_t value) {
  return getInt(
      type, APInt(64, value).zextOrTrunc(cast<IntegerType>(type).getWidth()));
}

NodeRef ConstantPool::getFloat(Type type, const APFloat &value) {
  APInt bits = value.bitcastToAPInt();
  return intern(
      llvm::hash_combine(type, bits),
      [&](NodeRef node) {
        auto *other = dynCast<FloatNode>(node);
        return other && other->type == type &&
               other->value.bitwiseIsEqual(value);
      },
      [&] { return module.arena.make<FloatNode>(type, value); });
}

NodeRef ConstantPool::getIntLike(Type type, const APInt &value) {
  NodeRef scalar = getInt(getScalarType(type), value);
  return isa<VectorType>(type) ? getSplat(type, scalar) : scalar;
}

NodeRef ConstantPool::getFloatLike(Type type, const APFloat &value) {
  NodeRef scalar = getFloat(getScalarType(type), value);
  return isa<VectorType>(type) ? getSplat(type, scalar) : scalar;
}

NodeRef ConstantPool::getSimple(NodeKind kind, Type type) {
  NodeRef &node = simple[{type, unsigned(kind)}];
  if (!node)
    node = module.arena.make<Node>(kind, type);
  return node;
}

NodeRef ConstantPool::getZero(Type type) {
  if (isa<IntegerType>(type))
    return getInt(type, 0);
  if (auto real = dyn_cast<FloatType>(type))
    return getFloat(type, APFloat::getZero(real.getFloatSemantics()));
  return getSimple(NodeKind::Zero, type);
}

//===-- Aggregates ---------------------------------------------------------===//

NodeRef ConstantPool::getSplat(Type type, NodeRef element) {
  if (isZero(element))
    return getZero(type);
  if (isUndefOrPoison(element))
    return getSimple(element->kind, type);
  return getSpecial(NodeKind::Splat, type, element);
}

NodeRef ConstantPool::getAggregate(Type type, ArrayRef<NodeRef> elements) {
  auto haveAll = [&](auto predicate) {
    return llvm::all_of(elements, predicate);
  };
  if (elements.empty() || haveAll([](NodeRef e) { return isZero(e); }))
    return getZero(type);
  for (NodeKind kind : {NodeKind::Poison, NodeKind::Undef})
    if (haveAll([kind](NodeRef e) { return e->kind == kind; }))
      return getSimple(kind, type);
  if (isa<VectorType>(type) && llvm::all_equal(elements))
    return getSplat(type, elements.front());
  return getSpecial(NodeKind::Aggregate, type, elements);
}

NodeRef ConstantPool::getSpecial(NodeKind kind, Type type,
                                 ArrayRef<NodeRef> parts) {
  return intern(
      llvm::hash_combine(unsigned(kind), type,
                         llvm::hash_combine_range(parts.begin(), parts.end())),
      [&](NodeRef node) {
        return node->kind == kind && node->type == type &&
               static_cast<AggregateNode *>(node)->elements == parts;
      },
      [&] {
        return module.arena.make<AggregateNode>(kind, type,
                                                module.arena.copy(parts));
      });
}

NodeRef ConstantPool::getBytes(Type type, StringRef bytes) {
  if (bytes.find_first_not_of('\0') == StringRef::npos)
    return getZero(type);
  return intern(
      llvm::hash_combine(type, bytes),
      [&](NodeRef node) {
        auto *other = dynCast<BytesNode>(node);
        return other && other->type == type && other->bytes == bytes;
      },
      [&] { return module.arena.make<BytesNode>(type, bytes); });
}

static bool isZeroElement(DenseElementsAttr data, size_t index) {
  if (isa<FloatType>(data.getElementType()))
    return data.getFloatElement(index).isPosZero();
  return data.getIntElement(index).isZero();
}

static bool areElementsEqual(DenseElementsAttr data, size_t first,
                             size_t count) {
  bool isFloat = isa<FloatType>(data.getElementType());
  for (size_t i = first + 1; i < first + count; ++i)
    if (isFloat ? !data.getFloatElement(i).bitwiseIsEqual(
                      data.getFloatElement(first))
                : data.getIntElement(i) != data.getIntElement(first))
      return false;
  return true;
}

NodeRef ConstantPool::getDataElement(Type type, DenseElementsAttr data,
                                     size_t index) {
  Type element = types.getElement(type, 0);
  if (auto integer = dyn_cast<IntegerType>(element))
    return getInt(element,
                  data.getIntElement(index).sextOrTrunc(integer.getWidth()));
  return getFloat(element, data.getFloatElement(index));
}

NodeRef ConstantPool::getData(Type type, DenseElementsAttr data, size_t first) {
  size_t count = types.getNumElements(type);
  bool hasOther = false;
  for (size_t i = first; i < first + count && !hasOther; ++i)
    hasOther = !isZeroElement(data, i);
  if (!hasOther)
    return getZero(type);
  if (isa<VectorType>(type) && areElementsEqual(data, first, count))
    return getSplat(type, getDataElement(type, data, first));
  return intern(
      llvm::hash_combine(type, data, first),
      [&](NodeRef node) {
        auto *other = dynCast<DataNode>(node);
        return other && other->type == type && other->data == data &&
               other->first == first;
      },
      [&] { return module.arena.make<DataNode>(type, data, first); });
}

NodeRef ConstantPool::getExpr(Opcode opcode, Type type,
                              ArrayRef<NodeRef> operands, uint32_t flags,
                              Type sourceType) {
  return intern(
      llvm::hash_combine(
          unsigned(opcode), type, flags, sourceType,
          llvm::hash_combine_range(operands.begin(), operands.end())),
      [&](NodeRef node) {
        auto *other = dynCast<ExprNode>(node);
        return other && other->opcode == opcode && other->type == type &&
               other->flags == flags && other->sourceType == sourceType &&
               other->operands == operands;
      },
      [&] {
        return module.arena.make<ExprNode>(
            opcode, type, module.arena.copy(operands), flags, sourceType);
      });
}

//===-- Elements -----------------------------------------------------------===//

NodeRef ConstantPool::getElement(NodeRef aggregate, uint64_t index) {
  Type type = types.getElement(aggregate->type, index);
  if (!type || (!isScalable(aggregate->type) &&
                index >= types.getNumElements(aggregate->type)))
    return nullptr;
  switch (aggregate->kind) {
  case NodeKind::Zero:
    return getZero(type);
  case NodeKind::Undef:
  case NodeKind::Poison:
    return getSimple(aggregate->kind, type);
  case NodeKind::Splat:
    return static_cast<AggregateNode *>(aggregate)->elements[0];
  case NodeKind::Aggregate:
    return static_cast<AggregateNode *>(aggregate)->elements[index];
  case NodeKind::Bytes:
    return getInt(type,
                  uint8_t(static_cast<BytesNode *>(aggregate)->bytes[index]));
  case NodeKind::Data: {
    auto *node = static_cast<DataNode *>(aggregate);
    return getDataElement(aggregate->type, node->data, node->first + index);
  }
  default:
    return nullptr;
  }
}

NodeRef ConstantPool::getSplatValue(NodeRef vector) {
  switch (vector->kind) {
  case NodeKind::Zero:
  case NodeKind::Undef:
  case NodeKind::Poison:
  case NodeKind::Splat:
    return getElement(vector, 0);
  default:
    return nullptr;
  }
}
