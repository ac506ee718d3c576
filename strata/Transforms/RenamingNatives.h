// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of one dialect as those of another one: a rewrite that rules call
// `strata.renamed: name` gives the attribute `#name` that is written like its
// argument, except for the name.
//
//   // #arith.fastmath<fast> becomes #llvm.fastmath<fast>
//   %flags = pdl.apply_native_rewrite "strata.renamed: llvm.fastmath"(
//     %fastmath : !pdl.attribute) : !pdl.attribute
#ifndef STRATA_TRANSFORMS_RENAMINGNATIVES_H
#define STRATA_TRANSFORMS_RENAMINGNATIVES_H

#include "strata/Rewrite/PDL/PDLNatives.h"

namespace strata {

/// Makes `natives` understand them; `ctx` is the Context of the rules. Where what
/// is written is no attribute of the new name, the rewrite fails.
void addRenamingNatives(PDLNatives &natives, Context *ctx);

} // namespace strata

#endif // STRATA_TRANSFORMS_RENAMINGNATIVES_H
