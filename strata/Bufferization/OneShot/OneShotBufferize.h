// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of tensors to memrefs, after an analysis of the whole function. Records of
// operations are in BufferizableOps.h.
#ifndef STRATA_BUFFERIZATION_ONESHOT_ONESHOTBUFFERIZE_H
#define STRATA_BUFFERIZATION_ONESHOT_ONESHOTBUFFERIZE_H

namespace strata {

class PassRegistry;

/// The pass `one-shot-bufferize`: tensors by memrefs, in the memory of operands where that is
/// possible (OneShotAnalysis.h).
void registerOneShotBufferizePass(PassRegistry &registry);
/// The pass `eliminate-empty-tensors`: tensor.empty becomes a part of the tensor into which what is
/// computed in it is inserted.
void registerEliminateEmptyTensorsPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_BUFFERIZATION_ONESHOT_ONESHOTBUFFERIZE_H
