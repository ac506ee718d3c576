// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of linalg on memrefs to loops of scf or affine.
#ifndef STRATA_CONVERSION_LINALGTOLOOPS_LINALGTOLOOPS_H
#define STRATA_CONVERSION_LINALGTOLOOPS_LINALGTOLOOPS_H

namespace strata {

class PassRegistry;

/// Passes from structured operations on memrefs to loops with loads and stores:
/// `convert-linalg-to-loops` (scf.for), `convert-linalg-to-parallel-loops`
/// (scf.parallel for parallel dimensions) and `convert-linalg-to-affine-loops`.
void registerLinalgToLoopsPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_LINALGTOLOOPS_LINALGTOLOOPS_H
