// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorHooks.h"

using namespace strata;

void detail::registerVectorElementHooks(Context &ctx) {
  registerExtractFolds(ctx);
  registerInsertFolds(ctx);
  registerShapeFolds(ctx);
  registerSliceFolds(ctx);
  registerExtractPatterns(ctx);
  registerInsertPatterns(ctx);
  registerShapePatterns(ctx);
  registerSlicePatterns(ctx);
}
