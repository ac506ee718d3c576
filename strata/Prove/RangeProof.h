// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Proofs of the ranges of integers that operations infer (Analysis/IntegerRange.h): for all operands
// in the given ranges, each result is in its inferred range, if the behavior is defined and the
// result is not poison. The inference is C++, which is called and not read. For few bits, it is
// called for all ranges, and operations are evaluated for all numbers. For many bits, it is called for
// some ranges, and the solver decides for all numbers in them.
#ifndef STRATA_PROVE_RANGEPROOF_H
#define STRATA_PROVE_RANGEPROOF_H

#include "strata/Prove/RuleProof.h"

namespace strata::prove {

struct RangeProof {
  /// The name of the operation.
  std::string name;
  Verdict verdict = Verdict::Undecided;
  /// For Undecided: why. For Refuted: the operation, the ranges and the numbers.
  std::string reason;
  /// Lists of ranges for which all numbers were evaluated, the solver has decided, and it has not.
  size_t numEvaluated = 0, numSolved = 0, numUnknown = 0;
};

/// Proves the ranges of the operations of `dialect` that `getProvableOperations` gives and that
/// infer ranges. Calls `report` for each in order. Fails if there are no such operations.
LogicalResult proveRanges(Context &ctx, StringRef dialect,
                          ArrayRef<std::string> filter, Solver &solver,
                          function_ref<void(const RangeProof &)> report);

} // namespace strata::prove

#endif // STRATA_PROVE_RANGEPROOF_H
