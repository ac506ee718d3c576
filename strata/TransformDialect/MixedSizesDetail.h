// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sizes that an operation of a script is given: numbers, parameters and handles.
#ifndef STRATA_TRANSFORMDIALECT_MIXEDSIZESDETAIL_H
#define STRATA_TRANSFORMDIALECT_MIXEDSIZESDETAIL_H

#include "strata/IR/Build/OpFoldResult.h"
#include "strata/IR/Graph/ValueRange.h"
#include "strata/TransformDialect/TransformState.h"

namespace strata {

/// A list of sizes as an operation stores it: `numbers` has ShapedType::kDynamic for each of
/// `handles`.
struct MixedSizes {
  ArrayRef<int64_t> numbers;
  SmallVector<Value> handles;

  /// The sizes for each of `numTargets` payload operations: handles and parameters have one
  /// element for each. `sizes` has one list for each target.
  DiagnosedSilenceableFailure
  getForEach(Operation *op, size_t numTargets, const TransformState &state,
             SmallVectorImpl<SmallVector<OpFoldResult>> &sizes) const;
  /// The sizes for all payload operations: handles and parameters have one element. If
  /// `packed` is not null, it has all sizes.
  DiagnosedSilenceableFailure
  getForAll(Operation *op, Value packed, const TransformState &state,
            SmallVectorImpl<OpFoldResult> &sizes) const;
};

} // namespace strata

#endif // STRATA_TRANSFORMDIALECT_MIXEDSIZESDETAIL_H
