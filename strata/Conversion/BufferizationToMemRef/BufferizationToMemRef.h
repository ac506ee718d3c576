// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of bufferization.clone and bufferization.dealloc to memref and
// scf.
#ifndef STRATA_CONVERSION_BUFFERIZATIONTOMEMREF_BUFFERIZATIONTOMEMREF_H
#define STRATA_CONVERSION_BUFFERIZATIONTOMEMREF_BUFFERIZATIONTOMEMREF_H

#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/DenseMap.h"

namespace strata {

class Operation;
class PassRegistry;
class RewritePatternSet;

/// The passes `convert-bufferization-to-memref`: bufferization.clone by allocations and copies,
/// and bufferization.dealloc by conditions; and `bufferization-lower-deallocations`: only the
/// latter.
void registerBufferizationToMemRefPasses(PassRegistry &registry);

/// The names of functions that free memrefs that may be the same, by module.
using DeallocHelpers = llvm::DenseMap<Operation *, StringAttr>;

/// Adds those functions at the ends of the modules in `root` that need them, itself included.
DeallocHelpers addDeallocHelpers(Operation *root);
/// A pattern for bufferization.dealloc.
void populateDeallocLoweringPatterns(RewritePatternSet &patterns,
                                     const DeallocHelpers &helpers);

} // namespace strata

#endif // STRATA_CONVERSION_BUFFERIZATIONTOMEMREF_BUFFERIZATIONTOMEMREF_H
