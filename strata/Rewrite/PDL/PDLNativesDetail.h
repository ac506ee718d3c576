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

/// The value of `attr` in 64 bits, if it is an integer that has them.
std::optional<int64_t> getInt64(Attribute attr);

/// Appends the number, or the numbers of a list, in `attr` to `shape`; negative ones are
/// dynamic sizes. False for other attributes.
bool addSizes(Attribute attr, SmallVectorImpl<int64_t> &shape);

/// Adds natives that take types apart and build them.
void addTypeParts(PDLNatives &natives);

/// Adds tests of constants, and computations that operations declare.
void addFoldNatives(PDLNatives &natives);

/// Adds natives on regions and their blocks.
void addRegionNatives(PDLNatives &natives);

/// Adds natives on lists and shapes.
void addListNatives(PDLNatives &natives);

/// Moves the blocks of all regions of `from` to those of `to`, which are as many and empty.
LogicalResult moveRegions(PatternRewriter &rewriter, Operation *from,
                          Operation *to);

/// Declares the meaning of the builtin natives that compute with numbers.
void declareBuiltinMeanings(PDLNatives &natives);

} // namespace strata::detail

#endif // STRATA_REWRITE_PDL_PDLNATIVESDETAIL_H
