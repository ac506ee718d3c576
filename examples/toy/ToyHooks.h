// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ of the dialect toy: hooks that toy.irdl.mlir cannot express.
#ifndef STRATA_EXAMPLES_TOY_TOYHOOKS_H
#define STRATA_EXAMPLES_TOY_TOYHOOKS_H

#include "strata/IR/Context.h"
#include "strata/Rewrite/PatternMatch.h"

namespace toyc {

/// Registers the hooks of all operations. Called before the dialect is loaded.
void registerToyHooks(strata::Context &ctx);

/// Adds the tables of the interface ShapeInference to the hooks.
void registerShapeInference(strata::Context &ctx);

/// Adds the canonicalization patterns of toy.reshape that are in C++; the others are
/// rules in toy.pdl.mlir.
void addReshapePatterns(strata::RewritePatternSet &patterns);

} // namespace toyc

#endif // STRATA_EXAMPLES_TOY_TOYHOOKS_H
