// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of transfers of vectors from and to tensors.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/TransferOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;
using namespace strata::detail;

//===-- Reads of what was written ------------------------------------------===//

namespace {
/// How a vector that was read is made of the one that was written: by a broadcast to
/// `type`, whose first dimensions are new, and a transposition.
struct Rearrangement {
  VectorType type;
  SmallVector<int64_t> permutation;
};
} // namespace

/// For each dimension of the vector read, the dimension of the one written along which
/// both access the base, or std::nullopt: the read repeats elements, or has only
/// one there.
static std::optional<SmallVector<std::optional<unsigned>>>
matchDims(const Transfer &read, const Transfer &write) {
  SmallVector<std::optional<unsigned>> sources;
  for (auto [dim, expr] : llvm::enumerate(read.map.getResults())) {
    auto source = isa<AffineDimExpr>(expr) ? write.map.getResultPosition(expr)
                                           : std::nullopt;
    bool isScalable = isScalableDim(read.vectorType, int64_t(dim));
    int64_t size = read.vectorType.getDimSize(dim);
    if (source && (size != write.vectorType.getDimSize(*source) ||
                   isScalable != isScalableDim(write.vectorType, *source)))
      return std::nullopt;
    if (!source && isa<AffineDimExpr>(expr) && (size != 1 || isScalable))
      return std::nullopt;
    sources.push_back(source);
  }
  return sources;
}

static std::optional<Rearrangement> findRearrangement(const Transfer &read,
                                                      const Transfer &write) {
  auto sources = matchDims(read, write);
  if (!sources)
    return std::nullopt;
  unsigned writeRank = write.vectorType.getRank();
  unsigned numNew = llvm::count(*sources, std::nullopt);
  if (sources->size() != numNew + writeRank)
    return std::nullopt;
  SmallVector<int64_t> shape, permutation;
  SmallVector<bool> scalable;
  for (auto [dim, source] : llvm::enumerate(*sources)) {
    permutation.push_back(int64_t(source ? numNew + *source : shape.size()));
    if (source)
      continue;
    shape.push_back(read.vectorType.getDimSize(dim));
    scalable.push_back(isScalableDim(read.vectorType, int64_t(dim)));
  }
  for (unsigned dim = 0; dim < writeRank; ++dim) {
    shape.push_back(write.vectorType.getDimSize(dim));
    scalable.push_back(isScalableDim(write.vectorType, dim));
  }
  return Rearrangement{
      VectorType::get(shape, write.vectorType.getElementType(), scalable),
      permutation};
}

/// A read of places that were all written before is a broadcast and a transposition.
static LogicalResult readAfterWrite(vector::TransferReadOp op,
                                    PatternRewriter &rewriter) {
  auto read = getTransfer(op);
  auto write = read ? getTransferTo(read->base) : std::nullopt;
  if (!write || !read->isUnmasked() || !write->isUnmasked() ||
      read->hasOutOfBoundsDim() || write->hasOutOfBoundsDim() ||
      read->map.getNumResults() != read->vectorType.getRank() ||
      write->map.getNumResults() != write->vectorType.getRank() ||
      read->vectorType.getElementType() != write->vectorType.getElementType() ||
      !isEqualConstantIntOrValueArray(getAsOpFoldResult(read->indices),
                                      getAsOpFoldResult(write->indices)))
    return failure();
  auto rearrangement = findRearrangement(*read, *write);
  Value vector = vector::TransferWriteOp(write->op).getValueToStore();
  if (!rearrangement || vector == op->getResult(0))
    return failure();
  if (rearrangement->type != vector.getType())
    vector = vector::BroadcastOp::create(rewriter, op->getLoc(),
                                         rearrangement->type, vector);
  if (!llvm::is_sorted(rearrangement->permutation))
    vector =
        vector::TransposeOp::create(rewriter, op->getLoc(), read->vectorType,
                                    vector, rearrangement->permutation);
  rewriter.replaceOp(op, vector);
  return success();
}

//===-- Overwritten writes -------------------------------------------------===//

/// Leaves out an earlier write to the same places; those between go elsewhere and are not
/// used otherwise.
static LogicalResult skipOverwritten(vector::TransferWriteOp op,
                                     PatternRewriter &rewriter) {
  auto write = getTransfer(op);
  if (!write || op->getNumResults() == 0)
    return failure();
  vector::TransferWriteOp user = op;
  llvm::SmallPtrSet<Operation *, 8> seen = {op};
  auto earlier = getTransferTo(write->base);
  while (earlier && seen.insert(earlier->op).second) {
    if (accessSamePlaces(*write, *earlier)) {
      // They can be equal in cycles, in regions without order.
      if (user.getBase() == earlier->base)
        return failure();
      rewriter.modifyOpInPlace(user, [&] { user.setBase(earlier->base); });
      return success();
    }
    if (!accessDisjointPlaces(*write, *earlier) ||
        !earlier->op->getResult(0).hasOneUse())
      return failure();
    user = vector::TransferWriteOp(earlier->op);
    earlier = getTransferTo(earlier->base);
  }
  return failure();
}

//===-- Slices of written tensors ------------------------------------------===//

/// The only user of the only result of `op`, if it is an `Op`.
template <typename Op> static Op getOnlyUser(Operation *op) {
  if (op->getNumResults() != 1 || !op->getResult(0).hasOneUse())
    return nullptr;
  return dyn_cast<Op>(*op->getResult(0).getUsers().begin());
}

/// Whether the vector replaces all elements of a tensor of the same shape.
static bool writesAll(const Transfer &write) {
  return write.baseType.hasStaticShape() && write.baseType.getRank() > 0 &&
         write.baseType.getShape() == write.vectorType.getShape() &&
         write.baseType.getElementType() == write.vectorType.getElementType() &&
         !write.vectorType.isScalable() && write.isUnmasked() &&
         !write.hasOutOfBoundsDim() && write.map.isPermutation() &&
         areAllConstantIntValue(getAsOpFoldResult(write.indices), 0);
}

/// Whether `slice` begins at the first element, has the sizes that `insert` replaces, and
/// both keep the number of dimensions.
static bool isInsertedAsIs(tensor::ExtractSliceOp slice,
                           tensor::InsertSliceOp insert) {
  Context *ctx = slice->getContext();
  auto from = dyn_cast<ShapedType>(slice.getSource().getType());
  auto part = dyn_cast<ShapedType>(Value(slice).getType());
  auto whole = dyn_cast<ShapedType>(insert.getDest().getType());
  auto isUnit = [&](auto op) {
    return areAllConstantIntValue(
        getMixedValues(op.getStaticStrides(), op.getStrides(), ctx), 1);
  };
  auto sizes = getMixedValues(slice.getStaticSizes(), slice.getSizes(), ctx);
  auto inserted =
      getMixedValues(insert.getStaticSizes(), insert.getSizes(), ctx);
  return from && part && whole && from.getRank() == part.getRank() &&
         part.getRank() == whole.getRank() && isUnit(slice) && isUnit(insert) &&
         isEqualConstantIntOrValueArray(sizes, inserted) &&
         areAllConstantIntValue(
             getMixedValues(slice.getStaticOffsets(), slice.getOffsets(), ctx),
             0);
}

/// Inserts a part of a vector: writes it to the slice that is replaced, which cuts it off,
/// instead of to a tensor of which a slice is taken.
static LogicalResult writeToReplacedSlice(vector::TransferWriteOp op,
                                          PatternRewriter &rewriter) {
  auto write = getTransfer(op);
  auto slice = write ? getOnlyUser<tensor::ExtractSliceOp>(op) : nullptr;
  auto insert = slice ? getOnlyUser<tensor::InsertSliceOp>(slice) : nullptr;
  if (!insert || insert.getSource() != Value(slice) || !writesAll(*write) ||
      !isInsertedAsIs(slice, insert))
    return failure();
  rewriter.setInsertionPoint(insert);
  auto replaced = tensor::ExtractSliceOp::create(
      rewriter, slice->getLoc(), Value(slice).getType(), insert.getDest(),
      insert.getOffsets(), insert.getSizes(), insert.getStrides(),
      insert.getStaticOffsets(), insert.getStaticSizes(),
      insert.getStaticStrides());
  SmallVector<Attribute> inBounds(write->inBounds.size(),
                                  BoolAttr::get(rewriter.getContext(), false));
  auto newWrite = vector::TransferWriteOp::create(
      rewriter, op->getLoc(), op.getValueToStore(), replaced, write->indices,
      Value(), op.getPermutationMapAttr(),
      ArrayAttr::get(rewriter.getContext(), inBounds));
  rewriter.modifyOpInPlace(insert,
                           [&] { insert.setSource(newWrite->getResult(0)); });
  return success();
}

void detail::registerTransferPatterns(Context &ctx) {
  registerOpHooks<vector::TransferReadOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("TransferReadAfterWriteToBroadcast", readAfterWrite);
      }});
  registerOpHooks<vector::TransferWriteOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("FoldWaw", skipOverwritten);
        set.add("SwapExtractSliceOfTransferWrite", writeToReplacedSlice);
      }});
}
