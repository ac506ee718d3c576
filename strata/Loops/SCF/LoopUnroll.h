// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unrolling of scf.for: the body is repeated, and a second loop executes the iterations that remain.
#ifndef STRATA_LOOPS_SCF_LOOPUNROLL_H
#define STRATA_LOOPS_SCF_LOOPUNROLL_H

#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"

namespace dialects::scf {

/// The loops of an unrolled loop; null for one that is not needed or has been replaced by its body.
struct UnrolledLoops {
  ForOp main, rest;
};

/// Repeats the body of `loop` `factor` times. Loops that are known to have one iteration are
/// replaced by their bodies. Fails without changes for loops with unsigned comparison, and
/// if the body would be too large or numbers overflow.
strata::FailureOr<UnrolledLoops>
loopUnrollByFactor(strata::RewriterBase &rewriter, ForOp loop, uint64_t factor);

} // namespace dialects::scf

#endif // STRATA_LOOPS_SCF_LOOPUNROLL_H
