// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations whose dialect file declares their computation (docs/semantics.md), by
// operations of arith and math on the same types.
#ifndef STRATA_CONVERSION_COMPUTATIONTOARITH_COMPUTATIONTOARITH_H
#define STRATA_CONVERSION_COMPUTATIONTOARITH_COMPUTATIONTOARITH_H

#include "strata/IR/Build/Builder.h"

namespace strata {

class PassRegistry;
class RewritePatternSet;

/// Creates the operations that compute the results of `op` for `operands`, which have the
/// types of its operands, at the insertion point of `builder`. Results that are poison may be
/// any value. An operation that is created is undefined only where `op` is, or where a
/// condition in its expression is poison. Fails if nothing is declared, or if the types are
/// not numbers or vectors of them; the operations that were created up to there remain.
FailureOr<SmallVector<Value>>
expandComputation(OpBuilder &builder, Operation *op, ValueRange operands);

/// Adds a pattern with the lowest benefit that expands operations of dialects without a
/// conversion of their own: others than arith, index, llvm and math.
void populateComputationToArithPatterns(RewritePatternSet &patterns);

/// The pass `convert-computation-to-arith`.
void registerComputationToArithPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_COMPUTATIONTOARITH_COMPUTATIONTOARITH_H
