// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the natives of all rules and by those of rules for conversions.
#ifndef STRATA_REWRITE_PDL_PDLNATIVESDETAIL_H
#define STRATA_REWRITE_PDL_PDLNATIVESDETAIL_H

#include "strata/Rewrite/PatternMatch.h"

namespace strata {
class PDLNatives;
}

namespace strata::detail {

/// Adds natives that take types apart and build them.
void addTypeParts(PDLNatives &natives);

/// Adds natives on regions and their blocks.
void addRegionNatives(PDLNatives &natives);

/// Moves the blocks of all regions of `from` to those of `to`, which are as many and empty.
LogicalResult moveRegions(PatternRewriter &rewriter, Operation *from,
                          Operation *to);

/// Declares the meaning of the builtin natives that compute with numbers.
void declareBuiltinMeanings(PDLNatives &natives);

} // namespace strata::detail

#endif // STRATA_REWRITE_PDL_PDLNATIVESDETAIL_H
