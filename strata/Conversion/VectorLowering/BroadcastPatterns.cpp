// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Broadcasts of vectors by access to parts.
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

/// Inserts `part` at all positions of the first dimension of a vector of type `type`.
static Value repeat(const VectorBuilder &vector, VectorType type, Value result,
                    Value part) {
  for (int64_t dim = 0; dim < type.getDimSize(0); ++dim)
    result = vector.insert(part, result, dim);
  return result;
}

/// A broadcast of a vector to one of the same rank, whose dimension 0 is not repeated.
static Value broadcastParts(const VectorBuilder &vector, VectorType type,
                            Value source) {
  Value result = vector.poison(type);
  for (int64_t dim = 0; dim < type.getDimSize(0); ++dim) {
    Value part = vector.extract(source, dim);
    result =
        vector.insert(vector.broadcast(dropDims(type, 1), part), result, dim);
  }
  return result;
}

static LogicalResult lowerBroadcast(vector::BroadcastOp op,
                                    PatternRewriter &rewriter) {
  auto type = cast<VectorType>(op.getType());
  Value source = op.getSource();
  auto sourceType = dyn_cast<VectorType>(source.getType());
  if (!sourceType)
    return failure();
  int64_t rank = type.getRank(), sourceRank = sourceType.getRank();
  VectorBuilder vector(rewriter, op->getLoc());
  if (sourceRank == rank && sourceType.getShape() == type.getShape()) {
    rewriter.replaceOp(op, source);
    return success();
  }
  // One element.
  if (rank <= 1) {
    SmallVector<int64_t> first(size_t(sourceRank), 0);
    Value element = vector.extract(source, first);
    rewriter.replaceOp(op, vector.broadcast(type, element));
    return success();
  }
  if (cannotSplit(type, 1))
    return refuseSplit(op, rewriter);
  Value result;
  if (sourceRank < rank) {
    result = vector.poison(type);
    result = repeat(vector, type, result,
                    vector.broadcast(dropDims(type, 1), source));
  } else if (sourceType.getDimSize(0) != type.getDimSize(0)) {
    result = vector.poison(type);
    Value part = vector.extract(source, 0);
    result =
        repeat(vector, type, result, vector.broadcast(dropDims(type, 1), part));
  } else {
    result = broadcastParts(vector, type, source);
  }
  rewriter.replaceOp(op, result);
  return success();
}

void detail::populateBroadcastPatterns(RewritePatternSet &patterns) {
  patterns.add<vector::BroadcastOp>(lowerBroadcast);
}
