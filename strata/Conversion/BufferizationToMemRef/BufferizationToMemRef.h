// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From bufferization.clone and bufferization.dealloc to memref and scf.
#ifndef STRATA_CONVERSION_BUFFERIZATIONTOMEMREF_BUFFERIZATIONTOMEMREF_H
#define STRATA_CONVERSION_BUFFERIZATIONTOMEMREF_BUFFERIZATIONTOMEMREF_H

namespace strata {

class Operation;
class PassRegistry;
class RewritePatternSet;

/// The passes `convert-bufferization-to-memref`: bufferization.clone by allocations and copies,
/// and bufferization.dealloc by conditions; and `bufferization-lower-deallocations`: only the
/// latter.
void registerBufferizationToMemRefPasses(PassRegistry &registry);

/// A pattern for bufferization.dealloc in `module`. Where several memrefs may be the same, it
/// calls a function that is added to the module.
void populateDeallocLoweringPatterns(RewritePatternSet &patterns,
                                     Operation *module);
/// Adds that function at the end of `module`, which may be null, if an operation needs it.
void addDeallocHelper(Operation *module);

} // namespace strata

#endif // STRATA_CONVERSION_BUFFERIZATIONTOMEMREF_BUFFERIZATIONTOMEMREF_H
