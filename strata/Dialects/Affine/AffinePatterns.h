// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of affine operations, and creation of affine.apply.
#ifndef STRATA_DIALECTS_AFFINE_AFFINEPATTERNS_H
#define STRATA_DIALECTS_AFFINE_AFFINEPATTERNS_H

#include "strata/Affine/AffineOperands.h"

namespace strata {

class Context;
class Location;
class OpBuilder;

namespace affine {

/// The map and operands of the affine.apply that defines `value`, if there is one.
std::optional<MapAndOperands> getApply(Value value);
/// The result of an affine.apply that is created at the insertion point. Operands that are
/// defined by affine.apply are replaced by the results of their maps.
Value makeComposedAffineApply(OpBuilder &builder, Location loc, AffineMap map,
                              ArrayRef<Value> operands);
/// As above, but without an operation if the result is a constant or an operand.
OpFoldResult makeComposedFoldedAffineApply(OpBuilder &builder, Location loc,
                                           AffineMap map,
                                           ArrayRef<Value> operands);

} // namespace affine

/// Attaches folds and patterns. Call this before the dialect is loaded.
void registerAffinePatterns(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_AFFINE_AFFINEPATTERNS_H
