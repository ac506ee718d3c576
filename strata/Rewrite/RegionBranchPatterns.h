// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of operations with control flow between regions.
#ifndef STRATA_REWRITE_REGIONBRANCHPATTERNS_H
#define STRATA_REWRITE_REGIONBRANCHPATTERNS_H

#include "strata/Rewrite/PatternMatch.h"

namespace strata {

/// Adds patterns for the operations `opName`, which implement RegionBranchOpInterface.
/// Arguments of regions and results that receive one value only, however control flows,
/// are replaced by it; of those that receive the same values the later are replaced by
/// the first; and those without uses are removed, with the operands that are passed to
/// them. Operands and results are removed from variadic slots only.
void populateRegionBranchOpInterfaceCanonicalizationPatterns(
    RewritePatternSet &patterns, StringRef opName);

} // namespace strata

#endif // STRATA_REWRITE_REGIONBRANCHPATTERNS_H
