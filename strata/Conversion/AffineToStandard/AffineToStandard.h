// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of affine to arith, memref, scf and vector: the pass `lower-affine` and its patterns.
#ifndef STRATA_CONVERSION_AFFINETOSTANDARD_AFFINETOSTANDARD_H
#define STRATA_CONVERSION_AFFINETOSTANDARD_AFFINETOSTANDARD_H

#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/Builder.h"

namespace strata {

class PassRegistry;
class RewritePatternSet;

/// Creates operations of arith that compute `expr` of the given dimensions and symbols.
/// Null, after an error, if it divides by a constant that is not positive.
Value expandAffineExpr(OpBuilder &builder, Location loc, AffineExpr expr,
                       ValueRange dims, ValueRange symbols);
/// Computes the results of `map`, whose operands are the dimensions and then
/// the symbols. std::nullopt if one cannot be computed.
std::optional<SmallVector<Value, 8>> expandAffineMap(OpBuilder &builder,
                                                     Location loc,
                                                     AffineMap map,
                                                     ValueRange operands);

/// Patterns from affine to arith, memref, scf and vector.
void populateAffineToStdConversionPatterns(RewritePatternSet &patterns);
/// Adds the patterns from affine.delinearize_index and affine.linearize_index
/// to arith.
void populateAffineExpandIndexOpsPatterns(RewritePatternSet &patterns);
void registerAffineToStandardPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_AFFINETOSTANDARD_AFFINETOSTANDARD_H
