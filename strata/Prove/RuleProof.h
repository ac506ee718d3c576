// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Proofs of rewrite rules (docs/proofs.md, docs/decisions/0032): for all types, attributes and
// constants of a rule, the operations that it creates refine those that it replaces.
//
//   proveRules(module, natives, solver, options, [](const RuleProof &proof) { ... });
#ifndef STRATA_PROVE_RULEPROOF_H
#define STRATA_PROVE_RULEPROOF_H

#include "strata/IR/Types/Location.h"
#include "strata/Prove/Solver.h"
#include "strata/Rewrite/PDL/PDLNatives.h"

namespace strata::prove {

enum class Verdict : uint8_t {
  Proven,
  Refuted,
  Undecided,
  /// Proven, but wrong for an `index` of 32 bits, which Strata does not have.
  ProvenForWideIndex,
};

/// Values for which two blocks differ, as the interpreter computes them.
struct Counterexample {
  /// Both as functions.
  std::string before, after;
  /// The arguments of both, and the outcome of each.
  std::string arguments, expected, found;
};

struct RuleProof {
  std::string name;
  Location loc;
  Verdict verdict = Verdict::Undecided;
  /// For Undecided: why. For Refuted without a counterexample: the error in a created operation.
  std::string reason;
  std::optional<Counterexample> counterexample;
  /// The combinations of types that are proven, such as `i8, i16`, in the order of their widths,
  /// and those for which the solver does not know the answer.
  std::vector<std::string> proven, unknown;
  /// The reason for the first unknown combination.
  std::string unknownReason;
  /// Combinations of types, attributes and answers of natives.
  size_t numCases = 0;
};

/// Calls `visit` for the rules that `proveRules` proves, instances of parameterised ones among them.
/// Fails if a call does.
LogicalResult forEachRule(Operation *module,
                          function_ref<LogicalResult(Operation *rule)> visit);

/// Names of rules; empty stands for all.
using RuleFilter = SmallVector<StringRef, 2>;

/// Proves the `pdl.pattern` operations of `module`, and the instances of parameterised ones, whose
/// natives are `natives`. Calls `report` for each in order. Fails if a rule is invalid, after an
/// error.
LogicalResult proveRules(Operation *module, const PDLNatives &natives,
                         const RuleFilter &filter, Solver &solver,
                         function_ref<void(const RuleProof &)> report);

} // namespace strata::prove

#endif // STRATA_PROVE_RULEPROOF_H
