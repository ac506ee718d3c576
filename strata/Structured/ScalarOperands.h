// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inputs of linalg.generic of which all iterations read the same element.
#ifndef STRATA_STRUCTURED_SCALAROPERANDS_H
#define STRATA_STRUCTURED_SCALAROPERANDS_H

namespace strata {
class RewritePatternSet;
} // namespace strata

namespace dialects::linalg {

/// Adds a pattern that removes inputs whose maps are constant: the body reads the element.
void populateInlineConstantOperandsPatterns(
    strata::RewritePatternSet &patterns);

} // namespace dialects::linalg

#endif // STRATA_STRUCTURED_SCALAROPERANDS_H
