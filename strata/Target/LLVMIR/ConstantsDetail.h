// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The constants of a module, each once: equal constants are one node. Aggregates are
// normalized as LLVM does it: one of zeros is `zeroinitializer`, one of undefined elements
// undefined.
#ifndef STRATA_TARGET_LLVMIR_CONSTANTSDETAIL_H
#define STRATA_TARGET_LLVMIR_CONSTANTSDETAIL_H

#include "strata/Target/LLVMIR/TypesDetail.h"

namespace strata::llvmir {

class ConstantPool {
public:
  ConstantPool(Module &module, Types &types) : module(module), types(types) {}
  Types &getTypes() { return types; }

  NodeRef getInt(Type type, const APInt &value);
  NodeRef getInt(Type type, uint64_t value);
  NodeRef getFloat(Type type, const APFloat &value);
  /// The integer or float in each element of a vector, or alone.
  NodeRef getIntLike(Type type, const APInt &value);
  NodeRef getFloatLike(Type type, const APFloat &value);
  NodeRef getZero(Type type);
  NodeRef getUndef(Type type) { return getSimple(NodeKind::Undef, type); }
  NodeRef getPoison(Type type) { return getSimple(NodeKind::Poison, type); }
  NodeRef getAggregate(Type type, ArrayRef<NodeRef> elements);
  NodeRef getSplat(Type type, NodeRef element);
  NodeRef getBytes(Type type, StringRef bytes);
  /// The elements of `data` from number `first` on, as many as `type` has.
  NodeRef getData(Type type, DenseElementsAttr data, size_t first);
  /// Element `index` of `data` as one of `type`.
  NodeRef getDataElement(Type type, DenseElementsAttr data, size_t index);
  NodeRef getExpr(Opcode opcode, Type type, ArrayRef<NodeRef> operands,
                  uint32_t flags = 0, Type sourceType = {});
  /// A node of two parts: a block address, `dso_local_equivalent`.
  NodeRef getSpecial(NodeKind kind, Type type, ArrayRef<NodeRef> parts);

  /// Element `index` of a constant aggregate or fixed vector; null if it is an
  /// expression.
  NodeRef getElement(NodeRef aggregate, uint64_t index);
  /// The element that all elements of a vector are; null if there is none.
  NodeRef getSplatValue(NodeRef vector);

  NodeRef getSimple(NodeKind kind, Type type);
  NodeRef intern(llvm::hash_code hash, function_ref<bool(NodeRef)> isEqual,
                 function_ref<NodeRef()> make);

  Module &module;
  Types &types;
  llvm::DenseMap<std::pair<Type, uint64_t>, NodeRef> smallInts;
  llvm::DenseMap<std::pair<Type, unsigned>, NodeRef> simple;
  llvm::DenseMap<uint64_t, SmallVector<NodeRef, 1>> others;
};

/// Whether a constant is zero in all its bits.
bool isZero(NodeRef constant);
bool isUndefOrPoison(NodeRef constant);

} // namespace strata::llvmir

#endif // STRATA_TARGET_LLVMIR_CONSTANTSDETAIL_H
