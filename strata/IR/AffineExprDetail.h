// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the functions on affine expressions share.
#ifndef STRATA_IR_AFFINEEXPRDETAIL_H
#define STRATA_IR_AFFINEEXPRDETAIL_H

#include "strata/IR/AffineExpr.h"

namespace strata::detail {

/// Rebuilds expressions bottom up, each distinct sub-expression once, without
/// recursion.
class AffineExprRewriter {
public:
  /// `replace` returns what stands for an expression, or null if its operands
  /// are to be rewritten; it must outlive the rewriter.
  explicit AffineExprRewriter(function_ref<AffineExpr(AffineExpr)> replace)
      : replace(replace) {}
  AffineExpr rewrite(AffineExpr root);

private:
  /// Rewrites what needs no other result, and returns null for the rest.
  AffineExpr rewriteAlone(AffineExpr expr);
  function_ref<AffineExpr(AffineExpr)> replace;
  llvm::DenseMap<AffineExpr, AffineExpr> done;
};

/// Replaces dimension i by `dims[i]`, and symbol i by `symbols[i]`.
struct AffineLeafReplacer {
  ArrayRef<AffineExpr> dims, symbols;
  AffineExpr operator()(AffineExpr expr) const {
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      return dim.getPosition() < dims.size() ? dims[dim.getPosition()] : expr;
    if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
      return symbol.getPosition() < symbols.size()
                 ? symbols[symbol.getPosition()]
                 : expr;
    return {};
  }
};

/// The dimensions `shift`, `shift + 1`, ..., `count` of them; likewise symbols.
SmallVector<AffineExpr, 8> getAffineDimExprs(unsigned count, unsigned shift,
                                             Context *ctx);
SmallVector<AffineExpr, 8> getAffineSymbolExprs(unsigned count, unsigned shift,
                                                Context *ctx);

} // namespace strata::detail

#endif // STRATA_IR_AFFINEEXPRDETAIL_H
