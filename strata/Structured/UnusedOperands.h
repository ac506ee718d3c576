// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns that erase operands and results of linalg.generic that nothing uses, and inputs that
// another input repeats.
#ifndef STRATA_STRUCTURED_UNUSEDOPERANDS_H
#define STRATA_STRUCTURED_UNUSEDOPERANDS_H

namespace strata {
class RewritePatternSet;
} // namespace strata

namespace dialects::linalg {

/// Adds patterns that erase unused and repeated inputs, results that are unused, with their
/// initial values, and computations of unused results from these results alone.
void populateEraseUnusedOperandsAndResultsPatterns(
    strata::RewritePatternSet &patterns);
/// Adds a pattern that erases unused and repeated inputs.
void populateEraseUnnecessaryInputsPatterns(
    strata::RewritePatternSet &patterns);

} // namespace dialects::linalg

#endif // STRATA_STRUCTURED_UNUSEDOPERANDS_H
