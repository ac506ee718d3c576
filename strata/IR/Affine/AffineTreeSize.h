// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The size of affine expressions as text. Expressions share parts in memory, the text repeats them:
// a chain of n remainders, each of twice the one before, is 3n nodes and a text of more than 2^n.
#ifndef STRATA_IR_AFFINE_AFFINETREESIZE_H
#define STRATA_IR_AFFINE_AFFINETREESIZE_H

#include "strata/IR/Affine/AffineExpr.h"

namespace strata {

/// The number of nodes of the tree that `expr` is, which has a shared part once for each occurrence;
/// UINT64_MAX if it is larger than that. O(distinct sub-expressions).
uint64_t countAffineTreeNodes(AffineExpr expr);

/// Whether the text of an expression is too large to replace one of `getOldSize()` nodes: it has more
/// than 4096 nodes and more than twice the old ones. Simplification and composition keep the old one
/// then.
bool growsTooMuch(AffineExpr expr, function_ref<uint64_t()> getOldSize);

} // namespace strata

#endif // STRATA_IR_AFFINE_AFFINETREESIZE_H
