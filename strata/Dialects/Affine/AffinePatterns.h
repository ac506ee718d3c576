// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of affine operations.
#ifndef STRATA_DIALECTS_AFFINE_AFFINEPATTERNS_H
#define STRATA_DIALECTS_AFFINE_AFFINEPATTERNS_H

#include "strata/Affine/AffineOperands.h"

namespace dialects::affine {

/// The map and operands of the affine.apply that defines `value`, if there is one.
std::optional<MapAndOperands> getApply(strata::Value value);

} // namespace dialects::affine

namespace strata {

class Context;

/// Attaches folds and patterns. Call this before the dialect is loaded.
void registerAffinePatterns(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_AFFINE_AFFINEPATTERNS_H
