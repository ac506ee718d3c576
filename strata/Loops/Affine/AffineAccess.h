// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of affine that access memory at affine subscripts.
#ifndef STRATA_LOOPS_AFFINE_AFFINEACCESS_H
#define STRATA_LOOPS_AFFINE_AFFINEACCESS_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace dialects::affine {

/// Whether `op` loads or stores elements or vectors at subscripts that are results of a map.
inline bool isAffineAccess(strata::Operation *op) {
  return llvm::isa<AffineLoadOp, AffineStoreOp, AffineVectorLoadOp,
                   AffineVectorStoreOp>(op);
}

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_AFFINEACCESS_H
