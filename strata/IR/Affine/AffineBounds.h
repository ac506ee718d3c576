// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bounds of affine expressions that share parts and inputs:
//
//   AffineExprBounds bounds(numDims, numSymbols, lower, upper, ctx);
//   std::optional<int64_t> most = bounds.getUpperBound(expr);
#ifndef STRATA_IR_AFFINE_AFFINEBOUNDS_H
#define STRATA_IR_AFFINE_AFFINEBOUNDS_H

#include "strata/IR/Affine/AffineExpr.h"

#include <memory>

namespace strata {

/// Bounds of expressions over the same dimensions and symbols, as
/// getBoundForAffineExpr gives them. The bounds of a part of one expression are
/// cached for the others: bounds of all parts of an expression take time linear
/// in its size, except that sums are flattened.
class AffineExprBounds {
public:
  /// The arrays must outlive this.
  AffineExprBounds(unsigned numDims, unsigned numSymbols,
                   ArrayRef<std::optional<int64_t>> constLowerBounds,
                   ArrayRef<std::optional<int64_t>> constUpperBounds,
                   Context *ctx);
  ~AffineExprBounds();
  std::optional<int64_t> getLowerBound(AffineExpr expr);
  std::optional<int64_t> getUpperBound(AffineExpr expr);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace strata

#endif // STRATA_IR_AFFINE_AFFINEBOUNDS_H
