// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by conversions of operations to calls of the C library.
#ifndef STRATA_CONVERSION_LIBRARYCALLS_LIBRARYCALLS_H
#define STRATA_CONVERSION_LIBRARYCALLS_LIBRARYCALLS_H

#include "strata/Rewrite/PatternMatch.h"

namespace strata {

/// Replaces `op`, which has one result, by a `func.call` of the function `name` with the same
/// operands. If the symbol table around `op` has no symbol `name`, the function is declared at its
/// beginning, private and with `attributes`. A match failure if there is no symbol table.
LogicalResult replaceWithLibraryCall(PatternRewriter &rewriter, Operation *op,
                                     StringRef name,
                                     ArrayRef<NamedAttribute> attributes = {});

} // namespace strata

#endif // STRATA_CONVERSION_LIBRARYCALLS_LIBRARYCALLS_H
