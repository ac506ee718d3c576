// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Permutations of the dimensions of packed tensors.
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/Structured/Packing/PackLayout.h"
#include "strata/Structured/Packing/Packing.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace strata;
using namespace dialects::linalg;

bool linalg::isPermutationOfRank(ArrayRef<int64_t> permutation, int64_t rank) {
  llvm::SmallBitVector seen{unsigned(rank)};
  for (int64_t dim : permutation) {
    if (dim < 0 || dim >= rank || seen.test(unsigned(dim)))
      return false;
    seen.set(unsigned(dim));
  }
  return int64_t(permutation.size()) == rank;
}

Value linalg::createPackDestination(OpBuilder &builder, Location loc,
                                    Value source, ArrayRef<OpFoldResult> tiles,
                                    ArrayRef<int64_t> innerDims,
                                    ArrayRef<int64_t> outerDims) {
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, source);
  AffineExpr size, tile;
  bindSymbols(builder.getContext(), size, tile);
  for (auto [dim, tileSize] : llvm::zip_equal(innerDims, tiles))
    sizes[size_t(dim)] = affine::makeComposedFoldedAffineApply(
        builder, loc, size.ceilDiv(tile), {sizes[size_t(dim)], tileSize});
  if (!outerDims.empty())
    sizes = permuteList(ArrayRef<OpFoldResult>(sizes), outerDims);
  llvm::append_range(sizes, tiles);
  return tensor::EmptyOp::create(
      builder, loc, sizes,
      cast<RankedTensorType>(source.getType()).getElementType());
}

/// The layout of `op` with permuted dimensions.
static PackLayout getTransposed(PackLayout layout, ArrayRef<int64_t> outerPerm,
                                ArrayRef<int64_t> innerPerm) {
  if (!innerPerm.empty()) {
    layout.innerDims =
        permuteList(ArrayRef<int64_t>(layout.innerDims), innerPerm);
    layout.tiles = permuteList(ArrayRef<OpFoldResult>(layout.tiles), innerPerm);
  }
  if (!outerPerm.empty())
    layout.outerDims =
        permuteList(ArrayRef<int64_t>(layout.outerDims), outerPerm);
  return layout;
}

static PackOp createTransposedPack(OpBuilder &builder, Location loc, PackOp op,
                                   const PackLayout &layout) {
  Value dest = createPackDestination(builder, loc, op.getSource(), layout.tiles,
                                     layout.innerDims, layout.outerDims);
  SmallVector<Value> dynamicTiles;
  SmallVector<int64_t> staticTiles;
  dispatchIndexOpFoldResults(layout.tiles, dynamicTiles, staticTiles);
  return PackOp::create(builder, loc, op.getSource(), dest,
                        op.getPaddingValue(), dynamicTiles, layout.innerDims,
                        staticTiles, ArrayRef<int64_t>(layout.outerDims));
}

/// Replaces `op` by an operation with the operand `value` for the one of number `number`, whose dimensions
/// are permuted.
static LinalgOp transposeOperand(RewriterBase &rewriter, LinalgOp op,
                                 unsigned number, Value value,
                                 ArrayRef<int64_t> permutation) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  maps[number] =
      AffineMap::getPermutationMap(permutation, rewriter.getContext())
          .compose(maps[number]);
  SmallVector<Value> operands(op->getOperands());
  operands[number] = value;
  ValueRange all(operands);
  unsigned numInputs = op.getNumDpsInputs();
  auto generic = GenericOp::create(
      rewriter, op->getLoc(), all.drop_front(numInputs).getTypes(),
      all.take_front(numInputs), all.drop_front(numInputs), maps,
      op.getIteratorTypesArray());
  rewriter.inlineRegionBefore(op->getRegion(0), generic.getRegion(),
                              generic.getRegion().end());
  rewriter.replaceOp(op, generic->getResults());
  return LinalgOp(generic.getOperation());
}

/// Whether `unPackOp`, if there is one, unpacks the result of `op` for the operand `use`.
static bool isUnpackedResult(LinalgOp op, OpOperand &use, UnPackOp unPackOp) {
  if (!unPackOp)
    return true;
  unsigned numInputs = op.getNumDpsInputs();
  return op.isDpsInit(&use) &&
         unPackOp.getSource() ==
             op->getResult(use.getOperandNumber() - numInputs);
}

FailureOr<PackTransposeResult>
linalg::packTranspose(RewriterBase &rewriter, PackOp packOp, LinalgOp op,
                      UnPackOp unPackOp, ArrayRef<int64_t> outerPerm,
                      ArrayRef<int64_t> innerPerm) {
  if (!packOp->hasOneUse())
    return failure();
  OpOperand &use = *packOp->getResults().front().getUses().begin();
  if (use.getOwner() != op.getOperation() ||
      !isUnpackedResult(op, use, unPackOp))
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  Location loc = op->getLoc();
  rewriter.setInsertionPoint(packOp);
  PackLayout layout = getTransposed(PackLayout(packOp), outerPerm, innerPerm);
  PackTransposeResult result;
  result.transposedPackOp = createTransposedPack(rewriter, loc, packOp, layout);
  int64_t numOuter = layout.getPlainRank();
  SmallVector<int64_t> permutation(outerPerm);
  if (permutation.empty())
    llvm::append_range(permutation, llvm::seq<int64_t>(0, numOuter));
  for (auto i : llvm::seq<size_t>(0, layout.tiles.size()))
    permutation.push_back(numOuter +
                          (innerPerm.empty() ? int64_t(i) : innerPerm[i]));
  unsigned number = use.getOperandNumber(), numInputs = op.getNumDpsInputs();
  rewriter.setInsertionPoint(op);
  result.transposedLinalgOp = transposeOperand(
      rewriter, op, number, result.transposedPackOp.getResult(), permutation);
  if (unPackOp) {
    rewriter.setInsertionPoint(unPackOp);
    SmallVector<Value> dynamicTiles;
    SmallVector<int64_t> staticTiles;
    dispatchIndexOpFoldResults(layout.tiles, dynamicTiles, staticTiles);
    result.transposedUnPackOp = UnPackOp::create(
        rewriter, loc, result.transposedLinalgOp->getResult(number - numInputs),
        unPackOp.getDest(), dynamicTiles, layout.innerDims, staticTiles,
        ArrayRef<int64_t>(layout.outerDims));
  }
  rewriter.replaceOp(packOp, result.transposedPackOp->getResults());
  if (unPackOp)
    rewriter.replaceOp(unPackOp, result.transposedUnPackOp->getResults());
  return result;
}
