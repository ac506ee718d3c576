// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reports of the proofs of folds and of ranges of all operations of dialects.
#ifndef STRATA_TOOLING_PROVE_DIALECTPROOFS_H
#define STRATA_TOOLING_PROVE_DIALECTPROOFS_H

#include "strata/Prove/RuleProof.h"

namespace strata {

/// Prints a counterexample in lines that are indented.
void printCounterexample(const prove::Counterexample &example);
/// Prints the first of `types`, and the number of the others.
void printTypes(ArrayRef<std::string> types);

/// Counts of proofs.
struct ProofCounts {
  unsigned numProven = 0, numWrong = 0, numUndecided = 0, numNarrow = 0;
  void add(prove::Verdict verdict);
  /// Prints a line with the counts.
  void print() const;
  /// 0 if all are proven, 1 if one is wrong, 2 if some are undecided.
  int getExitCode() const;
};

struct DialectProofOptions {
  /// Names of dialects.
  std::vector<std::string> folds, ranges;
  /// Names of operations; empty stands for all.
  std::vector<std::string> operations;
};

/// Proves the folds and ranges of operations of dialects, and prints the result for each operation.
/// Fails after an error.
LogicalResult proveDialects(Context &ctx, const DialectProofOptions &options,
                            prove::Solver &solver, ProofCounts &counts);

} // namespace strata

#endif // STRATA_TOOLING_PROVE_DIALECTPROOFS_H
