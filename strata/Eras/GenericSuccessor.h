// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Current operations that have no definition, as successors of older ones: they
// have the same operands, results, regions and successors, and print in generic
// form.
#ifndef STRATA_ERAS_GENERICSUCCESSOR_H
#define STRATA_ERAS_GENERICSUCCESSOR_H

#include "strata/Rewrite/PatternMatch.h"

namespace strata {

/// The name that the tables of histories give `name` today; empty if they give none.
std::string findGenericName(Context &ctx, StringRef name);

/// Whether `op` is `name` with current attributes.
bool isCurrentGeneric(Operation *op, StringRef name);

/// An operation `name` in front of the insertion point, which takes over the regions of
/// `op`, with `more` attributes. Null if its dialect is not available and unregistered ones
/// are not allowed.
Operation *createGenericSuccessor(RewriterBase &rewriter, Operation *op,
                                  StringRef name,
                                  ArrayRef<NamedAttribute> more = {});

} // namespace strata

#endif // STRATA_ERAS_GENERICSUCCESSOR_H
