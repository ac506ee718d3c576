// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traits of operations that declare what they compute.
#ifndef STRATA_TOOLING_DIALECT_TRAITCHECK_H
#define STRATA_TOOLING_DIALECT_TRAITCHECK_H

#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Diagnostics.h"

namespace strata {

/// Compares the traits Commutative, Idempotent, Involution, ConstantLike and Pure of `def` with
/// its declared computation, if it has one. This is evaluated, with the default attributes and
/// with each case of a required enumeration, for all operands of i1 to i4, of i8 if `def` accepts
/// no narrower integer, of f4E2M1FN and of f8E5M2: types that the constraints of `def` accept, of
/// at most 16 bits together. Fails after errors at `loc` in the Context `ctx`.
LogicalResult checkDeclaredTraits(const OpDefinition &def, Context &ctx,
                                  Location loc);

} // namespace strata

#endif // STRATA_TOOLING_DIALECT_TRAITCHECK_H
