// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predicates of dialect files as constraints of rules: a constraint called
// `strata.pred: text` holds where the text does of its argument, which it calls
// `$_self` (DialectFiles/Predicates/Predicate.h).
//
//   pdl.apply_native_constraint "strata.pred: vector_of(any_float) && rank(2)"(
//     %type : !pdl.type)
#ifndef STRATA_REWRITE_PDL_PREDICATENATIVES_H
#define STRATA_REWRITE_PDL_PREDICATENATIVES_H

#include "strata/Rewrite/PDL/PDLNatives.h"

namespace strata {

/// Makes `natives` understand them; `ctx` is the Context of the rules.
void addPredicateNatives(PDLNatives &natives, Context *ctx);

} // namespace strata

#endif // STRATA_REWRITE_PDL_PREDICATENATIVES_H
