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

//===-- vector.broadcast ---------------------------------------------------===//

static LogicalResult broadcastOfBroadcast(BroadcastOp op,
                                          PatternRewriter &rewriter) {
  auto inner = getDef<BroadcastOp>(op.getSource(), op);
  if (!inner)
    return failure();
  rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getType(), inner.getSource());
  return success();
}

//===-- vector.shape_cast --------------------------------------------------===//

/// The number of dimensions of `source`, a mask, if `result` is that mask without all
/// trailing dimensions of size 1; std::nullopt otherwise.
static std::optional<int64_t> findMaskDims(VectorType source,
                                           VectorType result) {
  int64_t rank = source.getRank();
  while (rank > 1 && isUnitDim(source, rank - 1))
    --rank;
  if (rank == source.getRank() || rank != result.getRank())
    return std::nullopt;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (source.getDimSize(dim) != result.getDimSize(dim) ||
        isScalableDim(source, dim) != isScalableDim(result, dim))
      return std::nullopt;
  return rank;
}

/// A mask that is set along trailing dimensions of size 1, without them.
static LogicalResult shapeCastOfMask(ShapeCastOp op,
                                     PatternRewriter &rewriter) {
  auto rank = findMaskDims(op.getSource().getType(), op.getType());
  if (!rank)
    return failure();
  if (auto mask = getDef<ConstantMaskOp>(op.getSource(), op)) {
    SmallVector<int64_t> sizes(mask.getMaskDimSizes());
    ArrayRef<int64_t> rest = ArrayRef<int64_t>(sizes).drop_front(*rank);
    if (!llvm::all_of(rest, [](int64_t size) { return size == 1; }))
      return failure();
    rewriter.replaceOpWithNewOp<ConstantMaskOp>(
        op, op.getType(), ArrayRef<int64_t>(sizes).take_front(*rank));
    return success();
  }
  auto mask = getDef<CreateMaskOp>(op.getSource(), op);
  if (!mask ||
      !llvm::all_of(mask.getOperands().drop_front(*rank),
                    [](Value size) { return getConstantIntValue(size) == 1; }))
    return failure();
  rewriter.replaceOpWithNewOp<CreateMaskOp>(
      op, op.getType(), mask.getOperands().take_front(*rank));
  return success();
}

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

static LogicalResult transposeOfTranspose(TransposeOp op,
                                          PatternRewriter &rewriter) {
  auto inner = getDef<TransposeOp>(op.getVector(), op);
  if (!inner)
    return failure();
  SmallVector<int64_t> permutation, innerPermutation(inner.getPermutation());
  for (int64_t dim : op.getPermutation())
    permutation.push_back(innerPermutation[dim]);
  rewriter.replaceOpWithNewOp<TransposeOp>(op, op.getType(), inner.getVector(),
                                           permutation);
  return success();
}

static LogicalResult transposeOfShapeCast(TransposeOp op,
                                          PatternRewriter &rewriter) {
  auto shapeCast = getDef<ShapeCastOp>(op.getVector(), op);
  if (!shapeCast || !keepsOrder(shapeCast.getType(), op.getPermutation()) ||
      shapeCast.getSource().getType().getNumScalableDims() !=
          op.getType().getNumScalableDims())
    return failure();
  rewriter.replaceOpWithNewOp<ShapeCastOp>(op, op.getType(),
                                           shapeCast.getSource());
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

static LogicalResult transposeOfMask(TransposeOp op,
                                     PatternRewriter &rewriter) {
  if (auto mask = getDef<ConstantMaskOp>(op.getVector(), op)) {
    SmallVector<int64_t> sizes, sourceSizes(mask.getMaskDimSizes());
    for (int64_t dim : op.getPermutation())
      sizes.push_back(sourceSizes[dim]);
    // A mask without dimensions has a size, too.
    if (sizes.size() != sourceSizes.size())
      return failure();
    rewriter.replaceOpWithNewOp<ConstantMaskOp>(op, op.getType(), sizes);
    return success();
  }
  auto mask = getDef<CreateMaskOp>(op.getVector(), op);
  if (!mask || mask.getOperands().size() != op.getPermutation().size())
    return failure();
  SmallVector<Value> sizes;
  for (int64_t dim : op.getPermutation())
    sizes.push_back(mask.getOperands()[dim]);
  rewriter.replaceOpWithNewOp<CreateMaskOp>(op, op.getType(), sizes);
  return success();
}

//===-- vector.shuffle -----------------------------------------------------===//

static LogicalResult shuffleToBroadcast(ShuffleOp op,
                                        PatternRewriter &rewriter) {
  SmallVector<int64_t> mask(op.getMask());
  if (op.getV1().getType().getRank() != 0 || mask.size() != 1)
    return failure();
  Value source = mask[0] == 0 ? Value(op.getV1()) : Value(op.getV2());
  rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getType(), source);
  return success();
}

static LogicalResult shuffleOfSplat(ShuffleOp op, PatternRewriter &rewriter) {
  Value scalar = getSplatScalar(op.getV1(), op);
  if (!scalar || getSplatScalar(op.getV2(), op) != scalar)
    return failure();
  rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getType(), scalar);
  return success();
}

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
  registerOpHooks<BroadcastOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("BroadcastFolder", broadcastOfBroadcast);
      }});
  registerOpHooks<ShapeCastOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("ShapeCastCreateMaskFolderTrailingOneDim", shapeCastOfMask);
        set.add("ShapeCastBroadcastFolder", shapeCastOfBroadcast);
      }});
  registerOpHooks<ShuffleOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("Canonicalize0DShuffleOp", shuffleToBroadcast);
    set.add("ShuffleSplat", shuffleOfSplat);
    set.add("ShuffleInterleave", shuffleToInterleave);
  }});
  registerOpHooks<TransposeOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("FoldTransposeBroadcast", transposeOfBroadcast);
        set.add("TransposeFolder", transposeOfTranspose);
        set.add("FoldTransposeShapeCast", transposeOfShapeCast);
        set.add("FoldTransposeFromElements", transposeOfElements);
        set.add("FoldTransposeCreateMask", transposeOfMask);
      }});
}
