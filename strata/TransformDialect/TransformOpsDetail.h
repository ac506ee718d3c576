// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The implementations of the operations of scripts.
#ifndef STRATA_TRANSFORMDIALECT_TRANSFORMOPSDETAIL_H
#define STRATA_TRANSFORMDIALECT_TRANSFORMOPSDETAIL_H

#include "strata/Dialects/Transform/TransformOps.h"
#include "strata/TransformDialect/TransformState.h"

#include "llvm/ADT/StringMap.h"

namespace strata {

class RewritePatternSet;

/// Applies an operation of a script to its payload.
using ApplyTransformFn = DiagnosedSilenceableFailure (*)(
    Operation *op, TransformState &state, TransformResults &results);
/// The implementations by the names of operations.
using TransformTable = llvm::StringMap<ApplyTransformFn>;

namespace detail {
template <auto fn> struct TypedTransform;
template <typename Op, DiagnosedSilenceableFailure (*fn)(Op, TransformState &,
                                                         TransformResults &)>
struct TypedTransform<fn> {
  static DiagnosedSilenceableFailure call(Operation *op, TransformState &state,
                                          TransformResults &results) {
    return fn(Op(op), state, results);
  }
  static void addTo(TransformTable &table) {
    table[Op::getOperationName()] = call;
  }
};
} // namespace detail

/// Adds the function `fn`, whose first parameter is a class of operations.
template <auto fn> void addTransform(TransformTable &table) {
  detail::TypedTransform<fn>::addTo(table);
}

/// Applies `op`, which may be of any dialect. An operation without implementation is a
/// definite failure.
DiagnosedSilenceableFailure applyTransformOp(Operation *op,
                                             TransformState &state,
                                             TransformResults &results);
/// Executes the operations of `block`, whose arguments have payloads, before its
/// terminator. Failures that can be ignored are, if `suppresses`.
DiagnosedSilenceableFailure runSequence(Block &block, bool suppresses,
                                        TransformState &state);
/// The payloads of the operands of the terminator of `block`.
SmallVector<TransformPayload, 4> getYielded(Block &block,
                                            TransformState &state);
/// Sets the results to the payloads.
void setResults(ArrayRef<TransformPayload> payloads, TransformResults &results);

/// Fails if the script is in `target`, or another sequence that is being executed.
DiagnosedSilenceableFailure checkTarget(Operation *op, Operation *target,
                                        TransformState &state);
/// Calls `apply` for each of `targets` that has not been erased in the meantime. Returns
/// all failures that can be ignored.
DiagnosedSilenceableFailure
applyToEach(Operation *op, ArrayRef<Operation *> targets, TransformState &state,
            function_ref<DiagnosedSilenceableFailure(Operation *)> apply);
/// The failure of `op` for a target of another kind than it accepts.
DiagnosedSilenceableFailure emitWrongKind(Operation *op, Operation *target);

/// The positions of operands, results or dimensions that an operation of the script names.
struct Positions {
  ArrayRef<int64_t> raw;
  bool isAll, isInverted;

  /// Converts them to numbers below `size`, in `numbers`. Returns the position that is
  /// out of bounds, if one is.
  std::optional<int64_t> expand(int64_t size,
                                SmallVectorImpl<int64_t> &numbers) const;
};

/// Adds the patterns that `descriptor`, an operation in transform.apply_patterns, describes. Returns
/// false for an operation without patterns.
bool addDescribedPatterns(Operation *descriptor, RewritePatternSet &patterns);

void addApplyTransforms(TransformTable &table);
void addBufferizationTransforms(TransformTable &table);
void addControlTransforms(TransformTable &table);
void addConversionTransforms(TransformTable &table);
void addFuseTransforms(TransformTable &table);
void addHandleTransforms(TransformTable &table);
void addLoopTransforms(TransformTable &table);
void addMatchTransforms(TransformTable &table);
void addNavigationTransforms(TransformTable &table);
void addOutlineTransforms(TransformTable &table);
void addPackTransforms(TransformTable &table);
void addPadTransforms(TransformTable &table);
void addPatternTransforms(TransformTable &table);
void addReductionTransforms(TransformTable &table);
void addStructuredTransforms(TransformTable &table);
void addStructuredMatchers(TransformTable &table);
void addSymbolTransforms(TransformTable &table);
void addTileTransforms(TransformTable &table);
void addVectorizeTransforms(TransformTable &table);

} // namespace strata

#endif // STRATA_TRANSFORMDIALECT_TRANSFORMOPSDETAIL_H
