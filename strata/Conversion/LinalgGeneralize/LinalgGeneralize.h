// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of named operations of linalg to linalg.generic.
#ifndef STRATA_CONVERSION_LINALGGENERALIZE_LINALGGENERALIZE_H
#define STRATA_CONVERSION_LINALGGENERALIZE_LINALGGENERALIZE_H

namespace strata {

class PassRegistry;
class RewritePatternSet;

/// A pattern that replaces structured operations by linalg.generic.
void populateLinalgNamedOpsGeneralizationPatterns(RewritePatternSet &patterns);
/// The pass `linalg-generalize-named-ops`: structured operations as linalg.generic.
void registerLinalgGeneralizePasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_LINALGGENERALIZE_LINALGGENERALIZE_H
