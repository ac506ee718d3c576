// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions on tensors, as in MLIR. TensorOps.h includes this header.
#ifndef STRATA_DIALECTS_TENSOR_TENSORCLASSES_H
#define STRATA_DIALECTS_TENSOR_TENSORCLASSES_H

#include "strata/Dialects/Tensor/TensorOps.h"

namespace dialects::tensor {

/// The size of dimension `dim` of the ranked tensor `value`: an attribute, or a tensor.dim that
/// is created, unless it folds.
strata::OpFoldResult getMixedSize(strata::OpBuilder &builder,
                                  strata::Location loc, strata::Value value,
                                  int64_t dim);
/// The sizes of all dimensions.
strata::SmallVector<strata::OpFoldResult>
getMixedSizes(strata::OpBuilder &builder, strata::Location loc,
              strata::Value value);
/// The sizes of the dynamic dimensions.
strata::SmallVector<strata::Value>
createDynamicDimValues(strata::OpBuilder &builder, strata::Location loc,
                       strata::Value value);

} // namespace dialects::tensor

#endif // STRATA_DIALECTS_TENSOR_TENSORCLASSES_H
