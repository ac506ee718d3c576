// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The primitive edits of IR. Every change of an operation, block or region, by
// whatever method of whatever class, is made by one of these functions, and
// each tells the Context's MutationObserver before it takes effect. Nothing
// else writes links, operands or attributes.
#ifndef STRATA_IR_GRAPH_MUTATION_H
#define STRATA_IR_GRAPH_MUTATION_H

#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"

namespace strata::detail {

struct Mutation {
  /// Links the detached `op` into `block` before `before` (null: at the end).
  static void insertOp(Operation *op, Block *block, Operation *before);
  /// Unlinks `op` from its block.
  static void removeOp(Operation *op);
  static void setOperand(OpOperand &operand, Value value);
  static void setSuccessor(BlockOperand &operand, Block *block);
  /// The use before `operand` in the use list of its value; null for the first
  /// use, and for an operand without a value.
  static OpOperand *getPreviousUse(const OpOperand &operand);
  static BlockOperand *getPreviousUse(const BlockOperand &operand);
  /// Like `setOperand`, but puts the use directly after `previous` in the use
  /// list; first if `previous` is null or uses another value. Used to
  /// undo changes.
  static void setOperandBehind(OpOperand &operand, Value value,
                               OpOperand *previous);
  static void setSuccessorBehind(BlockOperand &operand, Block *block,
                                 BlockOperand *previous);
  static void setDiscardableAttrs(Operation *op, DictionaryAttr attrs);
  static void setAttrSlot(Operation *op, unsigned index, Attribute value);
  static void setLoc(Operation *op, Location loc);
  static void setType(Value value, Type type);
  static void insertBlock(Block *block, Region *region, Block *before);
  static void removeBlock(Block *block);
  /// Called before the arguments of `block` change.
  static void changeArguments(Block *block);
  /// Exchanges the arguments of two blocks; their uses stay.
  static void swapArguments(Block *a, Block *b);
  static void resizeOperands(Operation *op, unsigned size);
  /// Makes `op` a constant of `def`, with the value `value`, without
  /// discardable attributes; location, result and its uses stay. Appends its
  /// former operands to `operands`. False, with nothing changed, unless it has
  /// one result, no regions or successors, and the memory that the other needs;
  /// or if an observer, or the hook of `def`, refuses.
  static bool turnIntoConstant(Operation *op, const OpDefinition &def,
                               Attribute value,
                               SmallVectorImpl<Value> &operands);
  /// Turns the list of uses of `value` around, as replacing them one by one does.
  static void reverseUses(Value value);

private:
  template <typename Operand>
  static Operand *findPrevious(const Operand &use, Operand **first);
  template <typename Operand>
  static void moveBehind(Operand &use, Operand &previous);
};

/// Whether the calling thread, on whatever stack, loads a dialect. Changes made
/// meanwhile do not affect the IR under transformation. Costs about as much as
/// a comparison.
bool isLoadingDialect(Context &ctx);

} // namespace strata::detail

#endif // STRATA_IR_GRAPH_MUTATION_H
