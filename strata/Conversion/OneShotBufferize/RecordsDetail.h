// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_CONVERSION_ONESHOTBUFFERIZE_RECORDSDETAIL_H
#define STRATA_CONVERSION_ONESHOTBUFFERIZE_RECORDSDETAIL_H

#include "strata/Conversion/OneShotBufferize/OneShotAnalysis.h"

namespace strata::detail {

// Records by dialect.
void registerTensorRecords(Context &ctx);
/// tensor.pad and tensor.concat.
void registerPadRecords(Context &ctx);
void registerStructuredRecords(Context &ctx);
void registerControlFlowRecords(Context &ctx);

// Parts of records.

inline bool isFalse(OpOperand &, const BufferizationState &) { return false; }
inline bool isTrue(OpOperand &, const BufferizationState &) { return true; }
/// The only result, with the memory of the operand.
AliasingValues isFirstResult(OpOperand &use, const BufferizationState &state);
/// The only result, with a part of the memory of the operand.
AliasingValues isInFirstResult(OpOperand &use, const BufferizationState &state);
inline bool allocatesResult(OpResult) { return true; }
inline bool hasNoContents(OpResult, const BufferizationState &) { return false; }

Value createIndex(RewriterBase &rewriter, Location loc, int64_t value);
/// The dynamic sizes of a memref, or of a tensor.
SmallVector<Value> createDynamicSizes(RewriterBase &rewriter, Location loc, Value value);
/// `value`, cast to `type` if it has another one.
Value castTo(RewriterBase &rewriter, Location loc, Value value, Type type);

} // namespace strata::detail

#endif // STRATA_CONVERSION_ONESHOTBUFFERIZE_RECORDSDETAIL_H
