// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Transposition of squares of elements in vectors.
#ifndef STRATA_LOOPS_OPTIMIZE_TRANSPOSEDETAIL_H
#define STRATA_LOOPS_OPTIMIZE_TRANSPOSEDETAIL_H

#include "strata/IR/Build/Builder.h"

namespace dialects::affine {

/// The columns of the square whose rows are `rows`: as many vectors of one dimension as each has
/// elements, a power of 2. All shuffles but the last ones keep elements in their part of 128 bits, which is
/// faster than other ones.
strata::SmallVector<strata::Value>
createTranspose(strata::OpBuilder &builder, strata::Location loc,
                strata::ArrayRef<strata::Value> rows);

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_TRANSPOSEDETAIL_H
