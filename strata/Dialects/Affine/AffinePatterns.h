// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of affine operations, and which values are dimensions and symbols.
#ifndef STRATA_DIALECTS_AFFINE_AFFINEPATTERNS_H
#define STRATA_DIALECTS_AFFINE_AFFINEPATTERNS_H

#include "strata/Affine/AffineOperands.h"

namespace strata {

class Context;

namespace affine {

/// Whether `value`, an index, does not change in the affine scope that `region` is in or
/// is: it is a constant, defined directly in the scope or outside of it, or computed from
/// such values by affine.apply, or the size of a memref that is such a value.
bool isValidSymbol(Value value, Region *region);

/// The region of the closest operation around `op` that is an affine scope; null if there
/// is none.
Region *getAffineScope(Operation *op);

/// The map and operands of the affine.apply that defines `value`, if there is one.
std::optional<MapAndOperands> getApply(Value value);

} // namespace affine

/// Attaches folds and patterns. To be called before the dialect is loaded.
void registerAffinePatterns(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_AFFINE_AFFINEPATTERNS_H
