// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Proofs that one block of operations on numbers may take the place of another.
#ifndef STRATA_PROVE_BLOCKPROOF_H
#define STRATA_PROVE_BLOCKPROOF_H

#include "strata/Prove/Refinement.h"
#include "strata/Prove/RuleProof.h"

namespace strata::prove {

struct BlockProof {
  Verdict verdict = Verdict::Undecided;
  /// For Undecided: why.
  std::string reason;
  /// For Refuted: executed by the interpreter.
  std::optional<Counterexample> counterexample;
};

/// Proves that `pair.after` refines `pair.before`. Both have operations that declare their
/// computations, and constants.
BlockProof proveBlocks(const BlockPair &pair, Solver &solver);

} // namespace strata::prove

#endif // STRATA_PROVE_BLOCKPROOF_H
