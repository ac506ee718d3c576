// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What natives of all rules and of those for conversions share.
#ifndef STRATA_REWRITE_PDL_PDLNATIVESDETAIL_H
#define STRATA_REWRITE_PDL_PDLNATIVESDETAIL_H

#include "strata/Rewrite/PatternMatch.h"

namespace strata::detail {

/// Moves the blocks of all regions of `from` to those of `to`, which are as many and empty.
LogicalResult moveRegions(PatternRewriter &rewriter, Operation *from,
                          Operation *to);

} // namespace strata::detail

#endif // STRATA_REWRITE_PDL_PDLNATIVESDETAIL_H
