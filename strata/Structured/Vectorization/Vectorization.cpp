// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/Vectorization/Vectorization.h"

#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Structured/Vectorization/VectorizationDetail.h"

using namespace strata;
using namespace dialects::linalg;

bool linalg::hasVectorizationImpl(Operation *op) {
  return isa<LinalgOp, tensor::PadOp, linalg::PackOp, linalg::UnPackOp,
             tensor::InsertSliceOp>(op);
}

static bool vectorizeOrCheck(RewriterBase *rewriter, Operation *op,
                             const VectorizationOptions &options) {
  if (isa<tensor::PadOp>(op))
    return linalg::detail::vectorizePad(rewriter, op, options);
  if (isa<linalg::PackOp>(op))
    return linalg::detail::vectorizePack(rewriter, op, options);
  if (isa<linalg::UnPackOp>(op))
    return linalg::detail::vectorizeUnPack(rewriter, op, options);
  if (isa<tensor::InsertSliceOp>(op))
    return linalg::detail::vectorizeInsertSlice(rewriter, op, options);
  return linalg::detail::vectorizeStructured(rewriter, op, options);
}

bool linalg::canVectorize(Operation *op, const VectorizationOptions &options) {
  return vectorizeOrCheck(nullptr, op, options);
}

LogicalResult linalg::vectorize(RewriterBase &rewriter, Operation *op,
                                const VectorizationOptions &options) {
  return success(vectorizeOrCheck(&rewriter, op, options));
}
