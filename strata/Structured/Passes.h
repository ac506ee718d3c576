// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes over linalg operations and tensors, with the names and options of mlir-opt
// (docs/tensors.md).
#ifndef STRATA_STRUCTURED_PASSES_H
#define STRATA_STRUCTURED_PASSES_H

namespace strata {

class PassRegistry;

/// Registers all passes of this folder.
void registerStructuredPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_STRUCTURED_PASSES_H
