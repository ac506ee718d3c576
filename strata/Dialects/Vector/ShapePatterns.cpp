// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of broadcast, shape_cast, transpose and shuffle.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using vector::BroadcastOp;
using vector::ConstantMaskOp;
using vector::CreateMaskOp;
using vector::FromElementsOp;
using vector::ShapeCastOp;
using vector::ShuffleOp;
using vector::TransposeOp;

//===-- vector.transpose ---------------------------------------------------===//

static LogicalResult transposeOfElements(TransposeOp op,
                                         PatternRewriter &rewriter) {
  auto elements = getDef<FromElementsOp>(op.getVector(), op);
  if (!elements)
    return failure();
  VectorType source = elements.getType(), result = op.getType();
  SmallVector<int64_t> permutation(op.getPermutation());
  SmallVector<int64_t> position(source.getRank(), 0);
  SmallVector<Value> values;
  for (int64_t i = 0; i < int64_t(elements.getElements().size()); ++i) {
    int64_t rest = i;
    for (int64_t dim = result.getRank() - 1; dim >= 0; --dim) {
      position[permutation[dim]] = rest % result.getDimSize(dim);
      rest /= result.getDimSize(dim);
    }
    values.push_back(elements.getElements()[linearize(source, position)]);
  }
  rewriter.replaceOpWithNewOp<FromElementsOp>(op, result, values);
  return success();
}

//===-- vector.shuffle -----------------------------------------------------===//

static LogicalResult shuffleToInterleave(ShuffleOp op,
                                         PatternRewriter &rewriter) {
  VectorType type = op.getV1().getType();
  int64_t size = type.getRank() ? type.getDimSize(0) : 1;
  SmallVector<int64_t> mask(op.getMask());
  if (type.getRank() > 1 || type != op.getV2().getType() ||
      int64_t(mask.size()) != 2 * size)
    return failure();
  for (auto [i, index] : llvm::enumerate(mask))
    if (index != int64_t(i / 2) + int64_t(i % 2) * size)
      return failure();
  auto newOp = vector::InterleaveOp::create(rewriter, op->getLoc(), op.getV1(),
                                            op.getV2());
  rewriter.replaceOp(op, newOp.getOperation());
  return success();
}

//===-- Registration -------------------------------------------------------===//

void detail::registerShapePatterns(Context &ctx) {
  registerOpHooks<ShuffleOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("ShuffleInterleave", shuffleToInterleave);
  }});
  registerOpHooks<TransposeOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("FoldTransposeFromElements", transposeOfElements);
      }});
}
