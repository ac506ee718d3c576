// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operands of affine.dma_start and affine.dma_wait.
#ifndef STRATA_LOOPS_AFFINE_AFFINEDMA_H
#define STRATA_LOOPS_AFFINE_AFFINEDMA_H

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Interfaces/TransferOpInterface.h"

namespace strata {
class OpBuilder;
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// An element of a memref: the results of a map are its subscripts.
struct DmaElement {
  strata::Value memref;
  strata::AffineMap map;
  strata::SmallVector<strata::Value, 4> operands;
};

/// The operands of affine.dma_start. The stride and the number of elements in each stride are null
/// if elements are consecutive.
struct DmaStart {
  DmaElement source, destination, tag;
  strata::Value numElements, stride, numElementsPerStride;
};

/// The operands of affine.dma_wait.
struct DmaWait {
  DmaElement tag;
  strata::Value numElements;
};

/// The memref and subscript of a part of the operands of `op`.
DmaElement getDmaElement(strata::Operation *op,
                         const strata::TransferElement &element);
/// Gives `op`, which must be affine.dma_start or affine.dma_wait, other elements; values are kept.
void setDmaElements(strata::RewriterBase &rewriter, strata::Operation *op,
                    strata::ArrayRef<DmaElement> elements);
AffineDmaStartOp createDmaStart(strata::OpBuilder &builder,
                                strata::Location loc, const DmaStart &dma);
AffineDmaWaitOp createDmaWait(strata::OpBuilder &builder, strata::Location loc,
                              const DmaWait &dma);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_AFFINEDMA_H
