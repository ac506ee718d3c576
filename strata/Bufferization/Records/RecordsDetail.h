// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The records of the operations of bundled dialects, and their shared
// functions.
#ifndef STRATA_BUFFERIZATION_RECORDS_RECORDSDETAIL_H
#define STRATA_BUFFERIZATION_RECORDS_RECORDSDETAIL_H

#include "strata/Bufferization/Analysis/OneShotAnalysis.h"

namespace strata::detail {

// Records by dialect.
void registerTensorRecords(Context &ctx);
/// Views: slices, casts and reshapes.
void registerViewRecords(Context &ctx);
/// bufferization and arith.
void registerMemoryRecords(Context &ctx);
/// tensor.pad and tensor.concat.
void registerPadRecords(Context &ctx);
void registerStructuredRecords(Context &ctx);
void registerVectorRecords(Context &ctx);
/// Branches and terminators of scf, and its loops.
void registerControlFlowRecords(Context &ctx);
void registerLoopRecords(Context &ctx);
/// func, and branches of cf.
void registerFunctionRecords(Context &ctx);

// Parts of records.

/// The record of operations that declare a store (Interfaces/MemoryAccessOpInterface.h).
BufferizableOp getStoreRecord();

inline bool isFalse(OpOperand &, const BufferizationState &) { return false; }
inline bool isTrue(OpOperand &, const BufferizationState &) { return true; }
/// The only result, with the memory of the operand.
AliasingValues isFirstResult(OpOperand &use, const BufferizationState &state);
/// The only result, with a part of the memory of the operand.
AliasingValues isInFirstResult(OpOperand &use, const BufferizationState &state);
/// The first, or the second operand.
inline bool isFirst(OpOperand &use, const BufferizationState &) {
  return use.getOperandNumber() == 0;
}
inline bool isInsertDest(OpOperand &use, const BufferizationState &) {
  return use.getOperandNumber() == 1;
}
/// The only result, with the memory of the second operand.
AliasingValues getInsertAliases(OpOperand &use,
                                const BufferizationState &state);
inline bool isAnyWritable(Value, const BufferizationState &) { return true; }
inline bool allocatesResult(OpResult) { return true; }
inline bool hasNoContents(OpResult, const BufferizationState &) {
  return false;
}

// Blocks.

/// The operands of branches that are passed for an argument of a block.
AliasingOperands getPassedOperands(BlockArgument arg);
/// The type of the memory of an argument of a block that is not the first of its region.
FailureOr<Type> getBlockArgumentType(Value value, BufferizationState &state);
/// Converts the arguments of a block, and the operands that branches pass to
/// them, to memrefs.
LogicalResult bufferizeBlock(Block *block, RewriterBase &rewriter,
                             BufferizationState &state);

Value createIndex(RewriterBase &rewriter, Location loc, int64_t value);
/// The size of a dimension of a tensor or memref.
Value createDimOp(RewriterBase &rewriter, Location loc, Value source,
                  Value dim);
/// The dynamic sizes of a memref, or of a tensor.
SmallVector<Value> createDynamicSizes(RewriterBase &rewriter, Location loc,
                                      Value value);
/// `value`, cast to `type` if it has another one.
Value castTo(RewriterBase &rewriter, Location loc, Value value, Type type);

/// Replaces `op` by the result of `fn` for its operands, with memrefs for
/// tensors: null, or the only result.
template <typename Fn>
LogicalResult replaceWith(Operation *op, RewriterBase &rewriter,
                          BufferizationState &state, Fn fn) {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    FailureOr<Value> buffer = isTensorType(operand.getType())
                                  ? state.getBuffer(rewriter, operand)
                                  : FailureOr<Value>(operand);
    if (failed(buffer))
      return failure();
    operands.push_back(*buffer);
  }
  FailureOr<Value> result = fn(operands);
  if (failed(result))
    return failure();
  SmallVector<Value, 1> results;
  if (*result)
    results.push_back(*result);
  BufferizationState::replaceOp(rewriter, op, results);
  return success();
}

/// Calls `fn` with an adaptor of `Op` for the buffers instead of a list.
template <typename Op, typename Fn>
LogicalResult replaceWith(Operation *op, RewriterBase &rewriter,
                          BufferizationState &state, Fn fn) {
  return replaceWith(op, rewriter, state, [&](ArrayRef<Value> operands) {
    return fn(typename Op::Adaptor(op, operands));
  });
}

} // namespace strata::detail

#endif // STRATA_BUFFERIZATION_RECORDS_RECORDSDETAIL_H
