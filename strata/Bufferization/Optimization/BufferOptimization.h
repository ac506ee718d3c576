// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_BUFFERIZATION_OPTIMIZATION_BUFFEROPTIMIZATION_H
#define STRATA_BUFFERIZATION_OPTIMIZATION_BUFFEROPTIMIZATION_H

#include "strata/Dialects/MemRef/MemRefOps.h"

namespace strata {

class PassRegistry;
class RewritePatternSet;
class RewriterBase;

/// `buffer-hoisting` and `buffer-loop-hoisting`: allocations are moved out of regions, or loops.
void registerBufferHoistingPasses(PassRegistry &registry);
/// `promote-buffers-to-stack`: small allocations that do not leave their function are on the stack.
void registerPromoteBuffersToStackPass(PassRegistry &registry);
/// `optimize-allocation-liveness`: memory is freed after its last use.
void registerOptimizeAllocationLivenessPass(PassRegistry &registry);
/// `buffer-results-to-out-params`: memrefs that functions return become memrefs that they fill.
void registerBufferResultsToOutParamsPass(PassRegistry &registry);
/// `drop-equivalent-buffer-results`: functions do not return memrefs that are arguments.
void registerDropEquivalentBufferResultsPass(PassRegistry &registry);

} // namespace strata

namespace dialects::memref {

/// Replaces `alloc`, which has no operands, and an operation of its block that frees the memory by memory on
/// the stack of the same alignment. Returns null, without changes, if there is no such operation,
/// or if `filter`, unless null, does not accept both.
AllocaOp
allocToAlloca(strata::RewriterBase &rewriter, AllocOp alloc,
              strata::function_ref<bool(AllocOp, DeallocOp)> filter = nullptr);

/// Adds a pattern that applies allocToAlloca to memory of static size, of less than `maxSize` bytes unless
/// that is 0.
void populateAllocToAllocaPatterns(strata::RewritePatternSet &patterns,
                                   int64_t maxSize = 0);

} // namespace dialects::memref

#endif // STRATA_BUFFERIZATION_OPTIMIZATION_BUFFEROPTIMIZATION_H
