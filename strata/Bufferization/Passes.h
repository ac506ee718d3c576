// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes from tensors to memrefs and over the allocations of memrefs, with the names and
// options of mlir-opt.
#ifndef STRATA_BUFFERIZATION_PASSES_H
#define STRATA_BUFFERIZATION_PASSES_H

namespace strata {

class PassRegistry;

/// Registers all passes of this folder.
void registerBufferizationPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_BUFFERIZATION_PASSES_H
