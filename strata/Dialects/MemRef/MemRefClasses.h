// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions on memrefs, as in MLIR. MemRefOps.h includes this header.
#ifndef STRATA_DIALECTS_MEMREF_MEMREFCLASSES_H
#define STRATA_DIALECTS_MEMREF_MEMREFCLASSES_H

#include "strata/Dialects/MemRef/MemRefOps.h"

namespace dialects::memref {

/// The size of dimension `dim` of the ranked memref `value`: an attribute, or a memref.dim that
/// is created, unless it folds.
strata::OpFoldResult getMixedSize(strata::OpBuilder &builder,
                                  strata::Location loc, strata::Value value,
                                  int64_t dim);
/// The sizes of all dimensions.
strata::SmallVector<strata::OpFoldResult>
getMixedSizes(strata::OpBuilder &builder, strata::Location loc,
              strata::Value value);

} // namespace dialects::memref

#endif // STRATA_DIALECTS_MEMREF_MEMREFCLASSES_H
