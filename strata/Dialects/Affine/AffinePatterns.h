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

} // namespace strata

namespace dialects::affine {

/// The map and operands of the affine.apply that defines `value`, if there is one.
std::optional<MapAndOperands> getApply(strata::Value value);
/// The result of an affine.apply that is created at the insertion point. Operands that are
/// defined by affine.apply are replaced by the results of their maps.
strata::Value makeComposedAffineApply(strata::OpBuilder &builder,
                                      strata::Location loc,
                                      strata::AffineMap map,
                                      strata::ArrayRef<strata::Value> operands);
/// As above, but without an operation if the result is a constant or an operand.
strata::OpFoldResult
makeComposedFoldedAffineApply(strata::OpBuilder &builder, strata::Location loc,
                              strata::AffineMap map,
                              strata::ArrayRef<strata::Value> operands);

} // namespace dialects::affine

namespace strata {

/// Attaches folds and patterns. Call this before the dialect is loaded.
void registerAffinePatterns(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_AFFINE_AFFINEPATTERNS_H
