// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Proofs of folds (docs/proofs.md): operations with arguments and constants as operands are folded, or
// rewritten by patterns of canonicalization in C++, as passes do, and the results refine the operations for
// all values of the arguments. A fold or pattern is called and not read: the proof is for the instances
// that were folded.
//
//   proveFolds(ctx, "arith", {}, solver, [](const FoldProof &proof) { ... });
#ifndef STRATA_PROVE_FOLDPROOF_H
#define STRATA_PROVE_FOLDPROOF_H

#include "strata/Definition/OpDefinition.h"
#include "strata/Prove/RuleProof.h"

namespace strata::prove {

struct FoldProof {
  /// The name of the operation.
  std::string name;
  Verdict verdict = Verdict::Undecided;
  /// For Undecided: why. For Refuted without a counterexample: the error in the folded operation.
  std::string reason;
  std::optional<Counterexample> counterexample;
  /// The instances, and those of them that fold.
  size_t numInstances = 0, numFolds = 0;
  /// The types of the instances that are undecided, without repetition.
  std::vector<std::string> unknown;
};

/// The operations of a dialect whose values are declared and whose slots stand for one value each,
/// sorted by name. An empty filter stands for all names.
std::vector<const OpDefinition *>
getProvableOperations(Context &ctx, StringRef dialect,
                      ArrayRef<std::string> filter);

/// Proves the folds of the operations of `dialect` that `getProvableOperations` gives, alone and
/// with an operand that another operation of the dialect defines. Calls `report` for each in order.
/// Fails if there are no such operations.
LogicalResult proveFolds(Context &ctx, StringRef dialect,
                         ArrayRef<std::string> filter, Solver &solver,
                         function_ref<void(const FoldProof &)> report);

} // namespace strata::prove

#endif // STRATA_PROVE_FOLDPROOF_H
