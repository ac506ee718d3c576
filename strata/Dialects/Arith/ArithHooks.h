// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ of the operations that Arith.irdl.mlir defines.
#ifndef STRATA_DIALECTS_ARITH_ARITHHOOKS_H
#define STRATA_DIALECTS_ARITH_ARITHHOOKS_H

#include "strata/IR/Build/OpFoldResult.h"

namespace strata {

class Context;

/// Attaches the hooks. Call this before the dialect is loaded.
void registerArithHooks(Context &ctx);

/// The fold of arith.select: by the rules of arith, and of constants of any elements.
LogicalResult foldSelect(Operation *op, ArrayRef<Attribute> operands,
                         SmallVectorImpl<OpFoldResult> &results);

/// Makes constants, comparisons and conjunctions of arith those that the framework
/// creates (Interfaces/CommonOperations.h).
void provideArithOperations(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_ARITH_ARITHHOOKS_H
