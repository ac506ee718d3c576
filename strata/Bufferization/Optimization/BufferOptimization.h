// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_BUFFERIZATION_OPTIMIZATION_BUFFEROPTIMIZATION_H
#define STRATA_BUFFERIZATION_OPTIMIZATION_BUFFEROPTIMIZATION_H

namespace strata {

class PassRegistry;

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

#endif // STRATA_BUFFERIZATION_OPTIMIZATION_BUFFEROPTIMIZATION_H
