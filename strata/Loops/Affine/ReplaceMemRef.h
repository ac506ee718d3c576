// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replacement of the memref that affine operations access.
#ifndef STRATA_LOOPS_AFFINE_REPLACEMEMREF_H
#define STRATA_LOOPS_AFFINE_REPLACEMEMREF_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// Composes the map with the results of affine.apply that are among its operands, and erases those of
/// `applies` that have no uses then. No operation may use the operands yet.
void composeAndEraseApplies(strata::RewriterBase &rewriter,
                            strata::AffineMap &map,
                            strata::SmallVectorImpl<strata::Value> &operands,
                            strata::ArrayRef<strata::Value> applies);

/// Makes the affine load or store `op` access `memref`, at the results of `remap` of `outer`, as the
/// first dimensions, and of the indices of `op`. A null map keeps the indices. As in mlir-opt, affine.apply
/// of the former indices remain in front of the operation, without uses, if these are no plain dimensions
/// and `remap` changes them.
void replaceMemRef(strata::RewriterBase &rewriter, strata::Operation *op,
                   strata::Value memref, strata::AffineMap remap,
                   strata::ArrayRef<strata::Value> outer);

/// Makes the affine.dma_start or affine.dma_wait `op` use `to` where it uses `from`, at the results of `remap`.
void replaceTransferMemRef(strata::RewriterBase &rewriter,
                           strata::Operation *op, strata::Value from,
                           strata::Value to, strata::AffineMap remap,
                           strata::ArrayRef<strata::Value> outer);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_REPLACEMEMREF_H
