// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Transfers whose dimensions are in another order than those of the memory
// become transfers in this order and transposes; dimensions that are missing
// between others are added to the written vector, with size 1; leading
// dimensions along which elements are repeated become broadcasts of the read
// vector.
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/TransferOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Affine/AffineMap.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

/// The transfer `op`, if it has dimensions and is not in a vector.mask, whose mask would
/// have to change.
static std::optional<Transfer> getUnmaskedTransfer(Operation *op) {
  std::optional<Transfer> transfer = getTransfer(op);
  if (!transfer || transfer->map.getNumResults() == 0 ||
      transfer->map.getNumResults() !=
          unsigned(transfer->vectorType.getRank()) ||
      isa_and_nonnull<vector::MaskOp>(op->getParentOp()))
    return std::nullopt;
  return transfer;
}

/// `array` with element i at position `permutation[i]`.
template <typename T>
static SmallVector<T> permuteBack(ArrayRef<T> array,
                                  ArrayRef<unsigned> permutation) {
  SmallVector<T> permuted(array);
  for (auto [i, position] : llvm::enumerate(permutation))
    permuted[position] = array[i];
  return permuted;
}

/// The positions of the results of `map` in the order of the dimensions of
/// memory; repeated dimensions keep their positions. The dimensions of masks
/// are in this order.
static SmallVector<unsigned> getMemoryOrder(AffineMap map) {
  SmallVector<unsigned> dims, places;
  for (auto [i, expr] : llvm::enumerate(map.getResults()))
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      dims.push_back(dim.getPosition());
      places.push_back(unsigned(i));
    }
  SmallVector<unsigned> sorted = dims, order;
  llvm::sort(sorted);
  for (unsigned i = 0; i < map.getNumResults(); ++i)
    order.push_back(i);
  for (auto [place, dim] : llvm::zip_equal(places, dims))
    order[place] = places[size_t(llvm::find(sorted, dim) - sorted.begin())];
  return order;
}

/// The permutation of the dimensions of a read vector; std::nullopt if they
/// keep their order.
static std::optional<SmallVector<unsigned>>
getReadOrder(const Transfer &transfer) {
  SmallVector<unsigned> order;
  if (!transfer.map.isPermutationOfMinorIdentityWithBroadcasting(order)) {
    if (!transfer.mask)
      return std::nullopt;
    order = getMemoryOrder(transfer.map);
  }
  return AffineMap::getPermutationMap(order, transfer.map.getContext())
                 .isIdentity()
             ? std::nullopt
             : std::optional(order);
}

static LogicalResult permuteRead(vector::TransferReadOp op,
                                 PatternRewriter &rewriter) {
  std::optional<Transfer> transfer = getUnmaskedTransfer(op);
  std::optional<SmallVector<unsigned>> order =
      transfer ? getReadOrder(*transfer) : std::nullopt;
  if (!order)
    return failure();
  ArrayRef<unsigned> permutation = *order;
  AffineMap permutationMap =
      AffineMap::getPermutationMap(permutation, rewriter.getContext());
  AffineMap map = inversePermutation(permutationMap).compose(transfer->map);
  VectorType type = transfer->vectorType;
  auto readType = VectorType::get(
      permuteBack(type.getShape(), permutation), type.getElementType(),
      permuteBack(ArrayRef<bool>(getScalableFlags(type)), permutation));
  ArrayAttr inBounds = rewriter.getArrayAttr(
      permuteBack(transfer->inBounds.getValue(), permutation));
  Value read = vector::TransferReadOp::create(
      rewriter, op->getLoc(), readType, transfer->base, transfer->indices,
      op.getPadding(), transfer->mask, AffineMapAttr::get(map), inBounds);
  rewriter.replaceOp(
      op, vector::TransposeOp::create(
              rewriter, op->getLoc(), type, read,
              SmallVector<int64_t>(permutation.begin(), permutation.end())));
  return success();
}

static LogicalResult permuteWrite(vector::TransferWriteOp op,
                                  PatternRewriter &rewriter) {
  std::optional<Transfer> transfer = getUnmaskedTransfer(op);
  SmallVector<unsigned> permutation;
  if (!transfer || transfer->map.isMinorIdentity() ||
      !transfer->map.isPermutationOfMinorIdentityWithBroadcasting(permutation))
    return failure();
  AffineMap inverse = inversePermutation(compressUnusedDims(transfer->map));
  if (!inverse)
    return failure();
  SmallVector<int64_t> order;
  for (AffineExpr expr : inverse.getResults())
    order.push_back(cast<AffineDimExpr>(expr).getPosition());
  VectorType type = transfer->vectorType;
  auto writtenType = VectorType::get(
      permuteBack(type.getShape(), permutation), type.getElementType(),
      permuteBack(ArrayRef<bool>(getScalableFlags(type)), permutation));
  ArrayAttr inBounds = rewriter.getArrayAttr(
      permuteBack(transfer->inBounds.getValue(), permutation));
  Value vector = vector::TransposeOp::create(
      rewriter, op->getLoc(), writtenType, op.getValueToStore(), order);
  AffineMap map = AffineMap::getMinorIdentityMap(transfer->map.getNumDims(),
                                                 transfer->map.getNumResults(),
                                                 rewriter.getContext());
  Operation *write = vector::TransferWriteOp::create(
      rewriter, op->getLoc(), vector, transfer->base, transfer->indices,
      transfer->mask, AffineMapAttr::get(map), inBounds);
  rewriter.replaceOp(op, write->getResults());
  return success();
}

/// `value` with leading dimensions of size 1.
static Value addUnitDims(const VectorBuilder &vector, Value value,
                         size_t count) {
  auto type = cast<VectorType>(value.getType());
  SmallVector<int64_t> shape(count, 1);
  llvm::append_range(shape, type.getShape());
  SmallVector<bool> scalable(count, false);
  llvm::append_range(scalable, getScalableFlags(type));
  return vector.broadcast(
      VectorType::get(shape, type.getElementType(), scalable), value);
}

/// The mask with the missing dimensions, in the order of the dimensions of memory.
static Value extendMask(const VectorBuilder &vector, Value mask, AffineMap map,
                        ArrayRef<unsigned> missing) {
  Value extended = addUnitDims(vector, mask, missing.size());
  auto type = cast<VectorType>(extended.getType());
  SmallVector<int64_t> order;
  int64_t nextMissing = 0, nextOther = int64_t(missing.size());
  for (unsigned dim = 0; dim < map.getNumDims(); ++dim) {
    if (llvm::is_contained(missing, dim))
      order.push_back(nextMissing++);
    else if (map.isFunctionOfDim(dim))
      order.push_back(nextOther++);
  }
  SmallVector<int64_t> shape;
  SmallVector<bool> scalable, flags = getScalableFlags(type);
  for (int64_t source : order) {
    shape.push_back(type.getDimSize(source));
    scalable.push_back(flags[size_t(source)]);
  }
  return vector::TransposeOp::create(
      vector.getBuilder(), vector.getLoc(),
      VectorType::get(shape, type.getElementType(), scalable), extended, order);
}

/// The dimensions of memory after the first accessed one that are not accessed.
static SmallVector<unsigned> getMissingDims(AffineMap map) {
  SmallVector<unsigned> missing;
  bool hasBegun = false;
  for (unsigned dim = 0; dim < map.getNumDims(); ++dim) {
    if (map.isFunctionOfDim(dim))
      hasBegun = true;
    else if (hasBegun)
      missing.push_back(dim);
  }
  return missing;
}

static LogicalResult addMissingDims(vector::TransferWriteOp op,
                                    PatternRewriter &rewriter) {
  std::optional<Transfer> transfer = getUnmaskedTransfer(op);
  SmallVector<unsigned> permutation;
  if (!transfer ||
      transfer->map.isPermutationOfMinorIdentityWithBroadcasting(permutation))
    return failure();
  AffineMap map = transfer->map;
  SmallVector<unsigned> missing = getMissingDims(map);
  if (missing.empty())
    return failure();
  VectorBuilder vector(rewriter, op->getLoc());
  Value value = addUnitDims(vector, op.getValueToStore(), missing.size());
  Value mask = transfer->mask ? extendMask(vector, transfer->mask, map, missing)
                              : Value();
  SmallVector<AffineExpr> results;
  SmallVector<Attribute> inBounds(missing.size(), rewriter.getBoolAttr(true));
  for (unsigned dim : missing)
    results.push_back(rewriter.getAffineDimExpr(dim));
  llvm::append_range(results, map.getResults());
  llvm::append_range(inBounds, transfer->inBounds.getValue());
  AffineMap extended =
      AffineMap::get(map.getNumDims(), 0, results, rewriter.getContext());
  Operation *write = vector::TransferWriteOp::create(
      rewriter, op->getLoc(), value, transfer->base, transfer->indices, mask,
      AffineMapAttr::get(extended), rewriter.getArrayAttr(inBounds));
  rewriter.replaceOp(op, write->getResults());
  return success();
}

static LogicalResult dropRepeatedDims(vector::TransferReadOp op,
                                      PatternRewriter &rewriter) {
  std::optional<Transfer> transfer = getUnmaskedTransfer(op);
  if (!transfer)
    return failure();
  ArrayRef<AffineExpr> results = transfer->map.getResults();
  unsigned count = 0;
  while (count < results.size() && isa<AffineConstantExpr>(results[count]))
    ++count;
  AffineMap map =
      AffineMap::get(transfer->map.getNumDims(), 0, results.drop_front(count),
                     rewriter.getContext());
  if (count == 0 || !map.isMinorIdentityWithBroadcasting())
    return failure();
  Value read = vector::TransferReadOp::create(
      rewriter, op->getLoc(), dropDims(transfer->vectorType, count),
      transfer->base, transfer->indices, op.getPadding(), transfer->mask,
      AffineMapAttr::get(map),
      rewriter.getArrayAttr(transfer->inBounds.getValue().drop_front(count)));
  rewriter.replaceOp(op,
                     vector::BroadcastOp::create(rewriter, op->getLoc(),
                                                 transfer->vectorType, read));
  return success();
}

void strata::populateTransferPermutationPatterns(RewritePatternSet &patterns) {
  patterns.add<vector::TransferReadOp>(permuteRead);
  patterns.add<vector::TransferWriteOp>(permuteWrite);
  patterns.add<vector::TransferReadOp>(dropRepeatedDims);
  patterns.add<vector::TransferWriteOp>(addMissingDims);
}
