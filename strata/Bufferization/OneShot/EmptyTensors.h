// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes on tensors without defined elements.
#ifndef STRATA_BUFFERIZATION_ONESHOT_EMPTYTENSORS_H
#define STRATA_BUFFERIZATION_ONESHOT_EMPTYTENSORS_H

namespace strata {

class PassRegistry;

/// The pass `empty-tensor-to-alloc-tensor`: each tensor.empty becomes an allocation.
void registerEmptyTensorToAllocTensorPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_BUFFERIZATION_ONESHOT_EMPTYTENSORS_H
