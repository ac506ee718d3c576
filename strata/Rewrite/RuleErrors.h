// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Errors in operations that rules created. The verifier reports them at the operation,
// which has the location of the operation that the rule matched, a line of the program;
// the mistake is in the rule file.
#ifndef STRATA_REWRITE_RULEERRORS_H
#define STRATA_REWRITE_RULEERRORS_H

#include "strata/Rewrite/PatternMatch.h"

namespace strata {

class Diagnostic;

/// Adds notes to `errors`, those of verifying `root` after a pass that applied
/// `patterns`: the rules that create operations like the invalid one. Linear in the
/// number of operations, plus the size of all rules for each operation with an error.
void explainErrors(const FrozenRewritePatternSet &patterns, Operation *root,
                   MutableArrayRef<Diagnostic> errors);

} // namespace strata

#endif // STRATA_REWRITE_RULEERRORS_H
