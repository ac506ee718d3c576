// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations on constants, folded where LLVM's builder folds them: the text shows the
// results. Each function returns null where LLVM makes an instruction.
#ifndef STRATA_TARGET_LLVMIR_FOLDERDETAIL_H
#define STRATA_TARGET_LLVMIR_FOLDERDETAIL_H

#include "strata/Target/LLVMIR/ConstantsDetail.h"
#include "strata/Target/LLVMIR/LayoutDetail.h"

namespace strata::llvmir {

/// Constants of more elements, or bits, are not folded.
constexpr uint64_t MaxFoldedElements = uint64_t(1) << 24;

class Folder {
public:
  Folder(ConstantPool &pool, const Layout &layout)
      : pool(pool), types(pool.getTypes()), layout(layout) {}

  NodeRef foldBinary(Opcode opcode, NodeRef lhs, NodeRef rhs);
  NodeRef foldNegation(NodeRef operand);
  NodeRef foldCast(Opcode opcode, NodeRef operand, Type type);
  /// `predicate` as LLVM writes it.
  NodeRef foldCompare(Opcode opcode, StringRef predicate, NodeRef lhs,
                      NodeRef rhs);
  NodeRef foldSelect(NodeRef condition, NodeRef trueValue, NodeRef falseValue);
  NodeRef foldExtractElement(NodeRef vector, NodeRef index);
  NodeRef foldInsertElement(NodeRef vector, NodeRef element, NodeRef index);
  /// `mask` has -1 for elements that do not matter.
  NodeRef foldShuffle(NodeRef lhs, NodeRef rhs, ArrayRef<int64_t> mask,
                      Type type);
  NodeRef foldExtractValue(NodeRef aggregate, ArrayRef<int64_t> position);
  NodeRef foldInsertValue(NodeRef aggregate, NodeRef value,
                          ArrayRef<int64_t> position);
  /// `operands` are the base and the indices.
  NodeRef foldAddress(Type sourceType, ArrayRef<NodeRef> operands,
                      uint32_t flags);

private:
  // FolderNumbers.cpp
  NodeRef getNumber(Type type, const APInt &bits);
  /// The number of the same bits.
  NodeRef foldBits(NodeRef operand, Type type);
  /// The declared value of the operation; poison where that is poison or undefined. Null if
  /// operands are no numbers.
  NodeRef foldNumbers(Opcode opcode, ArrayRef<NodeRef> operands, Type type,
                      StringRef predicate = {});
  // FolderBinary.cpp
  NodeRef foldBitDivision(Opcode opcode, NodeRef lhs, NodeRef rhs);
  NodeRef foldUndefined(Opcode opcode, NodeRef lhs, NodeRef rhs);
  NodeRef foldIdentity(Opcode opcode, NodeRef lhs, NodeRef rhs);
  NodeRef foldBinaryExpr(Opcode opcode, NodeRef lhs, NodeRef rhs);
  /// `fold` of the elements of vectors of which all are constants.
  NodeRef foldElements(Type type, ArrayRef<NodeRef> vectors,
                       function_ref<NodeRef(ArrayRef<NodeRef>)> fold);
  // FolderCompare.cpp
  /// The comparison of two integers of a width.
  bool compare(StringRef predicate, const APInt &lhs, const APInt &rhs);
  std::optional<bool> compareAddresses(StringRef predicate, NodeRef lhs,
                                       NodeRef rhs);
  bool hasDenormal(NodeRef constant);
  // FolderCasts.cpp
  NodeRef foldScalarCast(Opcode opcode, NodeRef operand, Type type);
  NodeRef foldCastOfExpr(Opcode opcode, NodeRef operand, Type type);
  NodeRef foldBitCast(NodeRef operand, Type type);
  // FolderAddresses.cpp
  /// Makes `address` the base of an address, and returns its offset.
  APInt stripOffset(NodeRef &address);
  bool addOffset(Type sourceType, ArrayRef<NodeRef> indices, APInt &offset);
  NodeRef insertAt(NodeRef aggregate, NodeRef value,
                   ArrayRef<int64_t> position);

  ConstantPool &pool;
  Types &types;
  const Layout &layout;
};

} // namespace strata::llvmir

#endif // STRATA_TARGET_LLVMIR_FOLDERDETAIL_H
