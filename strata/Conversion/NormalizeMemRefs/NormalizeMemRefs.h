// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Normalization of the memrefs of functions, which changes their signatures, and all calls.
#ifndef STRATA_CONVERSION_NORMALIZEMEMREFS_NORMALIZEMEMREFS_H
#define STRATA_CONVERSION_NORMALIZEMEMREFS_NORMALIZEMEMREFS_H

namespace strata {

class Operation;
class PassRegistry;

/// Normalizes memrefs in the functions inside of `root` (MemRefNormalization.h). Functions that call
/// each other, directly or by others, are changed together or not at all; they stay if a memref of
/// one of them has another use. Returns whether something changed.
bool normalizeMemRefs(Operation *root);
/// The pass normalize-memrefs.
void registerNormalizeMemRefsPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_NORMALIZEMEMREFS_NORMALIZEMEMREFS_H
