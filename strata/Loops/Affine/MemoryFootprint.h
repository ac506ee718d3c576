// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memory that loops access.
#ifndef STRATA_LOOPS_AFFINE_MEMORYFOOTPRINT_H
#define STRATA_LOOPS_AFFINE_MEMORYFOOTPRINT_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace dialects::affine {

/// The size of the boxes that enclose all elements of each memref that affine operations in the loop
/// access, in bytes. std::nullopt if one is not a constant, or does not fit.
std::optional<uint64_t> getMemoryFootprintBytes(AffineForOp loop);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_MEMORYFOOTPRINT_H
