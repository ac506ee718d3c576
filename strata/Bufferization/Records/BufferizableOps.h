// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The records that describe operations to one-shot-bufferize: which operands
// are read and written, which results have the memory of which operands, and
// how the operation is written with memrefs. Dialects, those of users included,
// add records:
//
//   BufferizableOp record;
//   record.aliases = [](OpOperand &use, const BufferizationState &) {
//     return AliasingValues{{use.getOwner()->getResult(0), BufferRelation::Equivalent}};
//   };
//   record.bufferize = ...;
//   registerBufferizableOp(ctx, "mine.op", record);
//
// Operations without a record are assumed to read and write all their tensors, and to return the
// memory of any of them.
#ifndef STRATA_BUFFERIZATION_RECORDS_BUFFERIZABLEOPS_H
#define STRATA_BUFFERIZATION_RECORDS_BUFFERIZABLEOPS_H

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinTypes.h"

namespace strata {

class BufferizationState;
struct BufferizationOptions;
struct MemoryAccess;

/// How the memory of a result lies in that of an operand.
enum class BufferRelation : uint8_t {
  /// The memory is the same.
  Equivalent,
  /// The memory is a part of it, or the relation is unknown.
  Unknown,
};

/// A value with the memory of an operand.
struct AliasingValue {
  Value value;
  BufferRelation relation = BufferRelation::Unknown;
  /// False if it has that memory in some executions only.
  bool isDefinite = true;
};
using AliasingValues = SmallVector<AliasingValue, 2>;

/// An operand whose memory a value has.
struct AliasingOperand {
  OpOperand *operand;
  BufferRelation relation = BufferRelation::Unknown;
  bool isDefinite = true;
};
using AliasingOperands = SmallVector<AliasingOperand, 2>;

/// The record of an operation. All functions may be null; operands and values
/// are tensors.
struct BufferizableOp {
  /// Whether the contents of an operand are read. Null: yes.
  bool (*reads)(OpOperand &use, const BufferizationState &state) = nullptr;
  /// Whether the memory of an operand is written, if it is not copied first. Null: no.
  bool (*writes)(OpOperand &use, const BufferizationState &state) = nullptr;
  /// The results with the memory of an operand. Null: none.
  AliasingValues (*aliases)(OpOperand &use,
                            const BufferizationState &state) = nullptr;
  /// The operands whose memory a result may have, which may be those of terminators. Null: the
  /// operands of the operation for which `aliases` has it.
  AliasingOperands (*aliasedBy)(Value value,
                                const BufferizationState &state) = nullptr;
  /// Whether an operand is never copied. Null: no.
  bool (*isAlwaysInPlace)(OpOperand &use,
                          const BufferizationState &state) = nullptr;
  /// Whether the memory of a result, or of an argument of a block of the operation, may be
  /// written. Null: of results only.
  bool (*isWritable)(Value value, const BufferizationState &state) = nullptr;
  /// Whether a result has memory of its own. Null: no.
  bool (*allocates)(OpResult result) = nullptr;
  /// Whether a result is a new definition of contents. Null: if it has memory of its own, or
  /// that of an operand that is written, there or in a region of the operation.
  bool (*definesContents)(OpResult result,
                          const BufferizationState &state) = nullptr;
  /// Whether a write is harmless for a read although it happens between the definition of the
  /// contents and the read. Null: no.
  bool (*isNotConflicting)(Operation *op, OpOperand &read, OpOperand &write,
                           const BufferizationState &state) = nullptr;
  /// Whether the operation, when it writes an element of `write`, has read of `read` only the
  /// element at the same position. Null: no.
  bool (*isElementwise)(Operation *op, OpOperand &read,
                        OpOperand &write) = nullptr;
  /// Whether a region may be executed several times. Null: as RegionBranchOpInterface says, and
  /// not without it.
  bool (*isRepetitive)(Region &region) = nullptr;
  /// Whether several executions of a region may happen at once. Null: no.
  bool (*isParallel)(Region &region) = nullptr;
  /// Whether regions may have several blocks.
  bool supportsBlocks = false;
  /// Inserts copies after the analysis. Null: of the operands that are not in place.
  LogicalResult (*resolveConflicts)(Operation *op, RewriterBase &rewriter,
                                    const BufferizationState &state) = nullptr;
  /// Whether the analysis found something that cannot be bufferized; emits an error.
  LogicalResult (*verify)(Operation *op,
                          const BufferizationState &state) = nullptr;
  /// The type of the memory of a result, or of an argument of a block of the
  /// operation. Null: the type of the equivalent operand, a memref with the
  /// identity as layout for memory of its own, or that of a tensor of unknown
  /// origin.
  FailureOr<Type> (*getBufferType)(Value value,
                                   BufferizationState &state) = nullptr;
  /// Replaces the operation. The insertion point is before it. Null: it stays as it is.
  LogicalResult (*bufferize)(Operation *op, RewriterBase &rewriter,
                             BufferizationState &state) = nullptr;
};

void registerBufferizableOp(Context &ctx, StringRef op,
                            const BufferizableOp &record);
/// Registers the record of the operations of a generated class.
template <typename Op>
void registerBufferizableOp(Context &ctx, const BufferizableOp &record) {
  registerBufferizableOp(ctx, Op::getOperationName(), record);
}
/// Records of the bundled dialects.
void registerBufferizableOps(Context &ctx);
/// The record of an operation that declares its only access
/// (Interfaces/MemoryAccessOpInterface.h); null for others.
const BufferizableOp *getAccessRecord(Operation *op);
/// The record of an operation, a registered one or that of its accesses; null without one. BufferizationState::getRecord also has the
/// operations that options leave out.
const BufferizableOp *getBufferizableOp(Operation *op);

/// Creates the operation that accesses `buffer` as `op` accesses a tensor, before the
/// insertion point: `op` itself if it accepts memrefs, otherwise a load or store of an element.
/// Null, after an error, if there is none.
Operation *createAccess(OpBuilder &builder, Operation *op,
                        const MemoryAccess &access, Value buffer);

inline bool isTensorType(Type type) {
  return isa<RankedTensorType, UnrankedTensorType>(type);
}

} // namespace strata

#endif // STRATA_BUFFERIZATION_RECORDS_BUFFERIZABLEOPS_H
