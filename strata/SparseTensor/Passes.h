// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The compiler of operations on sparse tensors: passes with the names and options of mlir-opt
// (docs/sparse.md).
#ifndef STRATA_SPARSETENSOR_PASSES_H
#define STRATA_SPARSETENSOR_PASSES_H

namespace strata {

class PassRegistry;

/// Registers all passes of this folder.
void registerSparseTensorPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_SPARSETENSOR_PASSES_H
