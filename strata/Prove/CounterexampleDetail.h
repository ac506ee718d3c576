// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Counterexamples of solvers, executed and described.
#ifndef STRATA_PROVE_COUNTEREXAMPLEDETAIL_H
#define STRATA_PROVE_COUNTEREXAMPLEDETAIL_H

#include "strata/Prove/Refinement.h"
#include "strata/Prove/RuleProof.h"

namespace strata::prove {

/// The constant of `type` with these bits, of the 32 of `index` the low ones.
Attribute makeNumber(Type type, const APInt &bits);

/// Executes both blocks of `pair`, which have no symbolic numbers. std::nullopt if the second one
/// refines the first for these arguments, or, with a message in `error`, if the interpreter
/// cannot execute one.
std::optional<Counterexample>
describeCounterexample(const BlockPair &pair,
                       ArrayRef<semantics::Scalar> arguments,
                       std::string &error);

} // namespace strata::prove

#endif // STRATA_PROVE_COUNTEREXAMPLEDETAIL_H
