// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Simplification of affine.min and affine.max in loops: where one of the results of the map is
// always the smallest or largest, since the range of an induction variable is known, it
// replaces the operation.
#ifndef STRATA_LOOPS_SCF_MINMAXSIMPLIFICATION_H
#define STRATA_LOOPS_SCF_MINMAXSIMPLIFICATION_H

#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"

namespace dialects::scf {

/// The bounds of the loop that has an induction variable.
struct VariableRange {
  strata::OpFoldResult lower, upper, step;
};

/// The range of `value` if it is an induction variable of scf.for, scf.parallel or scf.forall
/// with signed comparison; std::nullopt for others.
std::optional<VariableRange> getVariableRange(strata::Value value);

/// Replaces `op`, an affine.min or affine.max whose operands may be induction variables, by the
/// result that it always has. Steps must be constants. Fails without changes if none is found.
strata::LogicalResult canonicalizeMinMaxOpInLoop(strata::RewriterBase &rewriter,
                                                 strata::Operation *op);

/// Replaces `op`, an affine.min or affine.max, by the result that it always has where
/// `variable` + `step` <= `upper` (`isInside`), or where that does not hold. Fails without
/// changes if none is found.
strata::LogicalResult rewritePeeledMinMaxOp(strata::RewriterBase &rewriter,
                                            strata::Operation *op,
                                            strata::Value variable,
                                            strata::Value upper,
                                            strata::Value step, bool isInside);

} // namespace dialects::scf

#endif // STRATA_LOOPS_SCF_MINMAXSIMPLIFICATION_H
