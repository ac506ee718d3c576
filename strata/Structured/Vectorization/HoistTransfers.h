// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads and writes of the same part of memory by all iterations of a loop, which are moved out of the
// loop; the loop carries the vector.
#ifndef STRATA_STRUCTURED_VECTORIZATION_HOISTTRANSFERS_H
#define STRATA_STRUCTURED_VECTORIZATION_HOISTTRANSFERS_H

#include "strata/IR/Build/Builder.h"

namespace dialects::linalg {

/// Moves vector.transfer_read and vector.transfer_write of memrefs out of scf.for and affine.for in `root`,
/// and operations that loops do not change. Arguments of functions may be the same memory. If `verifiesNonZeroTrip`, only out of loops that are certain to be executed.
void hoistRedundantVectorTransfers(strata::RewriterBase &rewriter,
                                   strata::Operation *root,
                                   bool verifiesNonZeroTrip = false);

} // namespace dialects::linalg

#endif // STRATA_STRUCTURED_VECTORIZATION_HOISTTRANSFERS_H
