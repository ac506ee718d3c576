// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass `outline-parallel-loops`: parallel loops become functions for blocks of their
// iterations, which a function of the runtime library calls in several threads.
#ifndef STRATA_CONVERSION_OUTLINEPARALLELLOOPS_OUTLINEPARALLELLOOPS_H
#define STRATA_CONVERSION_OUTLINEPARALLELLOOPS_OUTLINEPARALLELLOOPS_H

namespace strata {

class PassRegistry;

void registerOutlineParallelLoopsPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_OUTLINEPARALLELLOOPS_OUTLINEPARALLELLOOPS_H
