// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_BUFFERIZATION_DEALLOCATION_BUFFERDEALLOCATION_H
#define STRATA_BUFFERIZATION_DEALLOCATION_BUFFERDEALLOCATION_H

namespace strata {

class PassRegistry;

/// The passes `ownership-based-buffer-deallocation`, which frees what is allocated,
/// `buffer-deallocation-simplification`, and the pipeline of both and what prepares for them,
/// `buffer-deallocation-pipeline`.
void registerBufferDeallocationPasses(PassRegistry &registry);
/// Registers the passes of this directory that have a file of their own.
void registerDeallocationSimplification(PassRegistry &registry);

} // namespace strata

#endif // STRATA_BUFFERIZATION_DEALLOCATION_BUFFERDEALLOCATION_H
