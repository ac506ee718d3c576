// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/Packing/Packing.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Structured/NeutralElement.h"
#include "strata/Structured/Packing/PackLayout.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace dialects::linalg;
using utils::IteratorType;

namespace {
/// Packs one operation.
class Packer {
public:
  Packer(RewriterBase &rewriter, LinalgOp op, ArrayRef<OpFoldResult> sizes)
      : rewriter(rewriter), op(op), loc(op->getLoc()), sizes(sizes),
        maps(op.getIndexingMapsArray()), types(op.getIteratorTypesArray()) {}

  /// Whether the operation can be packed.
  bool check();
  PackResult run();

private:
  /// The dimensions of an operand that are packed, and the sizes of their tiles.
  struct OperandTiles {
    SmallVector<int64_t> dims;
    SmallVector<OpFoldResult> sizes;
  };

  bool isPacked(unsigned loop) const { return !isZeroInteger(sizes[loop]); }
  bool needsPadding(OpOperand &operand) const;
  TypedAttr getPadding(OpOperand &operand);
  void splitLoops();
  Value packOperand(OpOperand &operand, PackResult &result);
  void replaceIndices(GenericOp generic);

  RewriterBase &rewriter;
  LinalgOp op;
  Location loc;
  ArrayRef<OpFoldResult> sizes;
  SmallVector<AffineMap> maps;
  SmallVector<IteratorType> types;
  /// The tiles of each operand.
  SmallVector<OperandTiles> tiles;
  /// The inner loop of each loop; 0 without.
  SmallVector<unsigned> innerLoops;
};
} // namespace

//===-- Elements that tiles add --------------------------------------------===//

bool Packer::needsPadding(OpOperand &operand) const {
  ArrayRef<int64_t> shape = op.getShape(&operand);
  const OperandTiles &list = tiles[operand.getOperandNumber()];
  for (auto [dim, tile] : llvm::zip_equal(list.dims, list.sizes)) {
    std::optional<int64_t> size = getConstantIntValue(tile);
    if (!size || ShapedType::isDynamic(shape[size_t(dim)]) ||
        shape[size_t(dim)] % *size != 0)
      return true;
  }
  return false;
}

/// The elements that are added to `operand`; null if there are none that keep results.
TypedAttr Packer::getPadding(OpOperand &operand) {
  SmallVector<int64_t> multiples;
  for (OpFoldResult size : sizes)
    multiples.push_back(getConstantIntValue(size).value_or(-1));
  return linalg::getUnchangingElement(
      op, &operand, linalg::getPaddedReductions(op, multiples));
}

//===-- Packing ------------------------------------------------------------===//

/// Whether `loop` alone is the index of at most one dimension, and no part of other indices.
static bool isSeparate(AffineMap map, unsigned loop) {
  unsigned count = 0;
  for (AffineExpr expr : map.getResults()) {
    if (!expr.isFunctionOfDim(loop))
      continue;
    ++count;
    if (!isa<AffineDimExpr>(expr))
      return false;
  }
  return count <= 1;
}

bool Packer::check() {
  auto isNegative = [](OpFoldResult size) {
    return getConstantIntValue(size).value_or(1) < 0;
  };
  if (sizes.size() != types.size() || !op.getBlock() ||
      llvm::any_of(sizes, isNegative) ||
      llvm::any_of(op->getOperandTypes(), llvm::IsaPred<MemRefType>))
    return false;
  for (unsigned loop = 0; loop < sizes.size(); ++loop)
    if (isPacked(loop) && !llvm::all_of(maps, [&](AffineMap map) {
          return isSeparate(map, loop);
        }))
      return false;
  splitLoops();
  for (OpOperand &operand : op->getOpOperands())
    if (needsPadding(operand) &&
        (!getPadding(operand) || !linalg::isDefinedForAllInputs(op)))
      return false;
  return true;
}

void Packer::splitLoops() {
  tiles.resize(op->getNumOperands());
  innerLoops.assign(sizes.size(), 0);
  for (unsigned loop = 0; loop < sizes.size(); ++loop) {
    if (!isPacked(loop))
      continue;
    innerLoops[loop] = unsigned(types.size());
    types.push_back(types[loop]);
    AffineExpr outer = rewriter.getAffineDimExpr(loop);
    AffineExpr inner = rewriter.getAffineDimExpr(innerLoops[loop]);
    for (auto [map, list] : llvm::zip_equal(maps, tiles)) {
      SmallVector<AffineExpr> results(map.getResults());
      if (std::optional<unsigned> dim = map.getResultPosition(outer)) {
        results.push_back(inner);
        list.dims.push_back(*dim);
        list.sizes.push_back(sizes[loop]);
      }
      map = AffineMap::get(map.getNumDims() + 1, 0, results, map.getContext());
    }
  }
}

Value Packer::packOperand(OpOperand &operand, PackResult &result) {
  const OperandTiles &list = tiles[operand.getOperandNumber()];
  if (list.dims.empty())
    return operand.get();
  Value dest = createPackDestination(rewriter, loc, operand.get(), list.sizes,
                                     list.dims, {});
  Value padding;
  if (needsPadding(operand))
    padding = arith::ConstantOp::create(rewriter, loc, getPadding(operand));
  SmallVector<Value> dynamicTiles;
  SmallVector<int64_t> staticTiles;
  dispatchIndexOpFoldResults(list.sizes, dynamicTiles, staticTiles);
  PackOp packOp = PackOp::create(rewriter, loc, operand.get(), dest, padding,
                                 dynamicTiles, list.dims, staticTiles);
  result.packOps.push_back(packOp);
  return packOp.getResult();
}

/// Makes the indices in the body those of the iterations before.
void Packer::replaceIndices(GenericOp generic) {
  AffineExpr outer, inner, tile;
  bindDims(rewriter.getContext(), outer, inner);
  bindSymbols(rewriter.getContext(), tile);
  for (linalg::IndexOp index :
       llvm::to_vector(generic.getBlock()->getOps<linalg::IndexOp>())) {
    auto loop = size_t(index.getDim());
    if (innerLoops[loop] == 0)
      continue;
    rewriter.setInsertionPointAfter(index);
    Value place = linalg::IndexOp::create(rewriter, index->getLoc(),
                                          int64_t(innerLoops[loop]));
    OpFoldResult number = affine::makeComposedFoldedAffineApply(
        rewriter, index->getLoc(), outer * tile + inner,
        {OpFoldResult(index.getResult()), OpFoldResult(place), sizes[loop]});
    Value position = number.getValue();
    rewriter.replaceAllUsesExcept(index.getResult(), position,
                                  position.getDefiningOp());
  }
}

PackResult Packer::run() {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  PackResult result;
  SmallVector<Value> operands;
  for (OpOperand &operand : op->getOpOperands())
    operands.push_back(packOperand(operand, result));
  ValueRange all(operands);
  unsigned numInputs = op.getNumDpsInputs();
  auto generic = GenericOp::create(
      rewriter, loc, all.drop_front(numInputs).getTypes(),
      all.take_front(numInputs), all.drop_front(numInputs), maps, types);
  rewriter.inlineRegionBefore(op->getRegion(0), generic.getRegion(),
                              generic.getRegion().end());
  SmallVector<Value> results;
  for (auto [value, init] :
       llvm::zip_equal(generic->getResults(), all.drop_front(numInputs))) {
    auto packOp = init.getDefiningOp<PackOp>();
    if (!packOp || !llvm::is_contained(result.packOps, packOp)) {
      results.push_back(value);
      continue;
    }
    UnPackOp unPackOp = UnPackOp::create(
        rewriter, loc, value, packOp.getSource(), packOp.getInnerTiles(),
        packOp.getInnerDimsPos(), packOp.getStaticInnerTiles());
    result.unPackOps.push_back(unPackOp);
    results.push_back(unPackOp.getResult());
  }
  rewriter.replaceOp(op, results);
  replaceIndices(generic);
  result.packedLinalgOp = LinalgOp(generic.getOperation());
  return result;
}

FailureOr<PackResult> linalg::pack(RewriterBase &rewriter, LinalgOp op,
                                   ArrayRef<OpFoldResult> packedSizes) {
  Packer packer(rewriter, op, packedSizes);
  if (!packer.check())
    return failure();
  return packer.run();
}
