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

//===-- vector.shape_cast --------------------------------------------------===//

namespace {
/// Dimensions that follow each other and are all, or none of them, those along which
/// elements are repeated.
struct DimGroup {
  int64_t size;
  unsigned numScalable;
  bool isRepeated;
  bool operator==(const DimGroup &other) const {
    return size == other.size && numScalable == other.numScalable &&
           isRepeated == other.isRepeated;
  }
};
} // namespace

/// How the elements of `source` are repeated in `result`: two broadcasts with equal groups
/// have the same elements in the same order.
static SmallVector<DimGroup> getGroups(VectorType source, VectorType result) {
  SmallVector<DimGroup> groups;
  int64_t lead = result.getRank() - source.getRank();
  for (int64_t dim = 0; dim < result.getRank(); ++dim) {
    if (isUnitDim(result, dim))
      continue;
    bool isRepeated = dim < lead || isUnitDim(source, dim - lead);
    if (groups.empty() || groups.back().isRepeated != isRepeated)
      groups.push_back({1, 0, isRepeated});
    groups.back().size *= result.getDimSize(dim);
    groups.back().numScalable += isScalableDim(result, dim);
  }
  return groups;
}

/// A broadcast to the other shape, or no broadcast.
static LogicalResult shapeCastOfBroadcast(ShapeCastOp op,
                                          PatternRewriter &rewriter) {
  auto broadcast = getDef<BroadcastOp>(op.getSource(), op);
  if (!broadcast || !broadcast.getType().getNumElementsChecked())
    return failure();
  Value source = broadcast.getSource();
  auto type = dyn_cast<VectorType>(source.getType());
  if (type &&
      type.getNumElementsChecked() == op.getType().getNumElementsChecked() &&
      type.getNumScalableDims() == op.getType().getNumScalableDims()) {
    rewriter.replaceOpWithNewOp<ShapeCastOp>(op, op.getType(), source);
    return success();
  }
  if (!isBroadcastable(source.getType(), op.getType()) ||
      (type &&
       getGroups(type, broadcast.getType()) != getGroups(type, op.getType())))
    return failure();
  rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getType(), source);
  return success();
}

//===-- vector.transpose ---------------------------------------------------===//

/// Whether `permutation` only moves dimensions along which `broadcast` repeats elements,
/// past others of them.
static bool movesRepeatedDims(BroadcastOp broadcast,
                              ArrayRef<int64_t> permutation) {
  auto source = dyn_cast<VectorType>(broadcast.getSource().getType());
  if (!source)
    return true;
  int64_t lead = broadcast.getType().getRank() - source.getRank();
  auto isRepeated = [&](int64_t dim) {
    return dim < lead || isUnitDim(source, dim - lead);
  };
  for (auto [dim, from] : llvm::enumerate(permutation)) {
    int64_t first = std::min(int64_t(dim), from);
    int64_t last = std::max(int64_t(dim), from);
    for (int64_t i = first; first < last && i <= last; ++i)
      if (!isRepeated(i))
        return false;
  }
  return true;
}

static LogicalResult transposeOfBroadcast(TransposeOp op,
                                          PatternRewriter &rewriter) {
  auto broadcast = getDef<BroadcastOp>(op.getVector(), op);
  if (!broadcast || !movesRepeatedDims(broadcast, op.getPermutation()) ||
      !isBroadcastable(broadcast.getSource().getType(), op.getType()))
    return failure();
  rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getType(),
                                           broadcast.getSource());
  return success();
}

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
  registerOpHooks<ShapeCastOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("ShapeCastBroadcastFolder", shapeCastOfBroadcast);
      }});
  registerOpHooks<ShuffleOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("ShuffleInterleave", shuffleToInterleave);
  }});
  registerOpHooks<TransposeOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("FoldTransposeBroadcast", transposeOfBroadcast);
        set.add("FoldTransposeFromElements", transposeOfElements);
      }});
}
