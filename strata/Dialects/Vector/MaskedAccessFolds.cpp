// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of loads and stores of vectors, also under masks.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/MemRef/MemRefFolds.h"
#include "strata/Dialects/Vector/MaskedOps.h"
#include "strata/Dialects/Vector/VectorOps.h"

using namespace strata;
using namespace strata::detail;

/// Accesses the source of a memref cast.
static LogicalResult foldCasts(Operation *op, ArrayRef<Attribute>,
                               SmallVectorImpl<OpFoldResult> &) {
  return foldMemRefCast(op);
}

void detail::registerMaskedAccessFolds(Context &ctx) {
  using namespace vector;
  registerOpHooks<LoadOp, MaskedLoadOp, MaskedStoreOp, StoreOp>(
      &ctx, {.fold = foldCasts});
}
