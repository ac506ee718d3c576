// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers shared by the functions on affine expressions.
#ifndef STRATA_IR_AFFINE_AFFINEEXPRDETAIL_H
#define STRATA_IR_AFFINE_AFFINEEXPRDETAIL_H

#include "strata/IR/Affine/AffineExpr.h"

#include "llvm/ADT/SmallPtrSet.h"

#include <memory>

namespace strata::detail {

/// Rebuilds expressions bottom up, each distinct sub-expression once, without
/// recursion.
class AffineExprRewriter {
public:
  /// `replace` returns the replacement of an expression, or null if its
  /// operands are to be rewritten; it must outlive the rewriter.
  explicit AffineExprRewriter(function_ref<AffineExpr(AffineExpr)> replace)
      : replace(replace) {}
  AffineExpr rewrite(AffineExpr root);

private:
  /// Rewrites expressions that need no other result, and returns null for the
  /// rest.
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

/// Calls `fn` for each distinct sub-expression of `root`, operands first, until it says
/// false; then returns false. Operands of expressions that `hasParts` does not accept are
/// not visited; it must accept binary expressions only.
template <typename HasParts, typename Fn>
bool walkPostOrder(AffineExpr root, HasParts hasParts, Fn fn) {
  // With a flag that says whether the operands were visited.
  SmallVector<std::pair<AffineExpr, bool>, 16> stack{{root, false}};
  llvm::SmallPtrSet<const AttrStorage *, 16> seen;
  while (!stack.empty()) {
    auto [expr, areOperandsDone] = stack.pop_back_val();
    if (!areOperandsDone) {
      if (!seen.insert(expr.getImpl()).second)
        continue;
      if (hasParts(expr)) {
        stack.push_back({expr, true});
        stack.push_back({expr.getRHS(), false});
        stack.push_back({expr.getLHS(), false});
        continue;
      }
    }
    if (!fn(expr))
      return false;
  }
  return true;
}

class Flattener;

/// simplifyAffineExpr for pure affine expressions that share parts: expressions
/// other than sums are flattened once. The limit on the number of terms is that
/// of all expressions.
class SharedAffineSimplifier {
public:
  SharedAffineSimplifier(unsigned numDims, unsigned numSymbols, Context *ctx);
  ~SharedAffineSimplifier();
  /// `expr` is pure affine.
  AffineExpr simplify(AffineExpr expr);

private:
  std::unique_ptr<Flattener> flattener;
};

/// `map` with other results.
AffineMap withResults(AffineMap map, ArrayRef<AffineExpr> results);

/// The dimensions `shift`, `shift + 1`, ..., `count` of them; likewise symbols.
SmallVector<AffineExpr, 8> getAffineDimExprs(unsigned count, unsigned shift,
                                             Context *ctx);
SmallVector<AffineExpr, 8> getAffineSymbolExprs(unsigned count, unsigned shift,
                                                Context *ctx);

} // namespace strata::detail

#endif // STRATA_IR_AFFINE_AFFINEEXPRDETAIL_H
