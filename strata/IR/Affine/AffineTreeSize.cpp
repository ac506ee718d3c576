// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Affine/AffineTreeSize.h"

#include "strata/IR/Affine/AffineExprDetail.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;

/// Smaller expressions are kept however small the old one is, so that they equal those of MLIR 22.
static constexpr uint64_t AlwaysKept = 4096;

uint64_t strata::countAffineTreeNodes(AffineExpr root) {
  llvm::DenseMap<AffineExpr, uint64_t> sizes;
  auto getSize = [&](AffineExpr expr) {
    return expr.isBinary() ? sizes.lookup(expr) : 1;
  };
  auto isBinary = [](AffineExpr expr) { return expr.isBinary(); };
  detail::walkPostOrder(root, isBinary, [&](AffineExpr expr) {
    if (expr.isBinary())
      sizes[expr] = llvm::SaturatingAdd(getSize(expr.getLHS()),
                                        getSize(expr.getRHS()), uint64_t(1));
    return true;
  });
  return getSize(root);
}

/// Whether the tree has more than AlwaysKept nodes; O(AlwaysKept).
static bool isLarge(AffineExpr root) {
  SmallVector<AffineExpr, 16> worklist{root};
  for (uint64_t size = 1; !worklist.empty(); ++size) {
    if (size > AlwaysKept)
      return true;
    AffineExpr expr = worklist.pop_back_val();
    if (expr.isBinary())
      worklist.append({expr.getLHS(), expr.getRHS()});
  }
  return false;
}

bool strata::growsTooMuch(AffineExpr expr,
                          function_ref<uint64_t()> getOldSize) {
  return isLarge(expr) && countAffineTreeNodes(expr) / 2 > getOldSize();
}
