// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contractions in place of sums of products, with operands as they are before they are broadcast,
// transposed or extended.
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

namespace {
/// The parts of a contraction.
struct ContractionParts {
  explicit ContractionParts(vector::ContractionOp op)
      : lhs(op.getLhs()), rhs(op.getRhs()), acc(op.getAcc()),
        kind(op.getKind()) {
    for (Attribute map : op.getIndexingMaps().getValue())
      maps.push_back(cast<AffineMapAttr>(map).getValue());
    llvm::append_range(iterators, op.getIteratorTypes().getValue());
  }

  bool isReduction(unsigned dim) const {
    return cast<vector::IteratorTypeAttr>(iterators[dim]).getValue() ==
           vector::IteratorType::reduction;
  }
  Operation *create(OpBuilder &builder, Location loc, Type type) const {
    return vector::ContractionOp::create(builder, loc, type, lhs, rhs, acc,
                                         builder.getAffineMapArrayAttr(maps),
                                         builder.getArrayAttr(iterators), kind);
  }

  Value lhs, rhs, acc;
  vector::CombiningKind kind;
  SmallVector<AffineMap> maps;
  SmallVector<Attribute> iterators;
};
} // namespace

static bool isUnderMask(Operation *op) {
  return isa_and_nonnull<vector::MaskOp>(op->getParentOp());
}

//===-- Sums of products ---------------------------------------------------===//

/// The factors of the product `op`, which may be null; none for another operation.
static std::pair<Value, Value> getFactors(Operation *op) {
  if (auto product = dyn_cast_or_null<arith::MulIOp>(op))
    return {product.getLhs(), product.getRhs()};
  if (auto product = dyn_cast_or_null<arith::MulFOp>(op))
    return {product.getLhs(), product.getRhs()};
  return {};
}

static LogicalResult formContraction(vector::MultiDimReductionOp op,
                                     PatternRewriter &rewriter) {
  auto [lhs, rhs] = getFactors(op.getSource().getDefiningOp());
  ArrayRef<int64_t> reduced = op.getReductionDims();
  if (op.getKind() != vector::CombiningKind::ADD || isUnderMask(op) || !lhs ||
      reduced.empty())
    return failure();
  auto rank = unsigned(op.getSource().getType().getRank());
  AffineMap identity = rewriter.getMultiDimIdentityMap(rank);
  SmallVector<Attribute> iterators;
  for (unsigned dim = 0; dim < rank; ++dim)
    iterators.push_back(vector::IteratorTypeAttr::get(
        rewriter.getContext(), llvm::is_contained(reduced, int64_t(dim))
                                   ? vector::IteratorType::reduction
                                   : vector::IteratorType::parallel));
  AffineMap kept = AffineMap::getFilteredIdentityMap(
      rewriter.getContext(), rank, [&](AffineDimExpr dim) {
        return !llvm::is_contained(reduced, int64_t(dim.getPosition()));
      });
  AffineMap maps[] = {identity, identity, kept};
  Operation *contraction = vector::ContractionOp::create(
      rewriter, op->getLoc(), op->getResult(0).getType(), lhs, rhs, op.getAcc(),
      rewriter.getAffineMapArrayAttr(maps), rewriter.getArrayAttr(iterators));
  rewriter.replaceOp(op, contraction->getResults());
  return success();
}

/// Replaces `op`, which has one result, by the contraction of `parts`.
static void replaceByContraction(PatternRewriter &rewriter, Operation *op,
                                 ContractionParts &parts) {
  Operation *contraction =
      parts.create(rewriter, op->getLoc(), op->getResult(0).getType());
  rewriter.replaceOp(op, contraction->getResults());
}

//===-- Broadcasts ---------------------------------------------------------===//

/// The source of the broadcast that defines `operand`, which `map` accesses, if the contraction can
/// access it instead, with the changed map.
static Value getBroadcastSource(Value operand, AffineMap &map,
                                const ContractionParts &parts) {
  auto broadcast = operand.getDefiningOp<vector::BroadcastOp>();
  auto source = broadcast
                    ? dyn_cast<VectorType>(broadcast.getSource().getType())
                    : VectorType();
  if (!source)
    return Value();
  VectorType type = broadcast.getVector().getType();
  auto added = unsigned(type.getRank() - source.getRank());
  if (added == 0 || type.getShape().drop_front(added) != source.getShape())
    return Value();
  for (unsigned dim = 0; dim < added; ++dim)
    if (type.getDimSize(dim) != 1 && parts.isReduction(map.getDimPosition(dim)))
      return Value();
  map = AffineMap::getMinorIdentityMap(unsigned(type.getRank()),
                                       unsigned(source.getRank()),
                                       map.getContext())
            .compose(map);
  return broadcast.getSource();
}

/// Removes the iterators that no map uses. Fails if the rest is no valid contraction.
static LogicalResult removeUnusedIterators(ContractionParts &parts) {
  llvm::SmallBitVector unused = getUnusedDimsBitVector(parts.maps);
  SmallVector<Attribute> iterators;
  for (auto [dim, iterator] : llvm::enumerate(parts.iterators))
    if (!unused.test(unsigned(dim)))
      iterators.push_back(iterator);
  parts.iterators = std::move(iterators);
  for (AffineMap &map : parts.maps)
    map = compressDims(map, unused);
  auto isContained = [&](AffineMap map, unsigned dim) {
    return map.getResultPosition(getAffineDimExpr(dim, map.getContext()))
        .has_value();
  };
  bool hasReduction = false;
  for (unsigned dim = 0; dim < parts.iterators.size(); ++dim)
    hasReduction |= parts.isReduction(dim) && isContained(parts.maps[0], dim) &&
                    isContained(parts.maps[1], dim);
  return success(
      hasReduction &&
      getUnusedDimsBitVector(ArrayRef<AffineMap>(parts.maps).take_front(2))
          .none());
}

static LogicalResult useBroadcastSources(vector::ContractionOp op,
                                         PatternRewriter &rewriter) {
  ContractionParts parts(op);
  if (isUnderMask(op))
    return failure();
  bool hasChanged = false;
  for (auto [operand, map] :
       {std::pair<Value *, AffineMap *>{&parts.lhs, &parts.maps[0]},
        {&parts.rhs, &parts.maps[1]}})
    if (Value source = getBroadcastSource(*operand, *map, parts)) {
      *operand = source;
      hasChanged = true;
    }
  if (!hasChanged || failed(removeUnusedIterators(parts)))
    return failure();
  replaceByContraction(rewriter, op, parts);
  return success();
}

//===-- Transposes ---------------------------------------------------------===//

static AffineMap getPermutation(vector::TransposeOp op) {
  return AffineMap::getPermutationMap(op.getPermutation(), op.getContext());
}

static LogicalResult useTransposedOperands(vector::ContractionOp op,
                                           PatternRewriter &rewriter) {
  ContractionParts parts(op);
  if (isUnderMask(op))
    return failure();
  bool hasChanged = false;
  for (auto [operand, map] :
       {std::pair<Value *, AffineMap *>{&parts.lhs, &parts.maps[0]},
        {&parts.rhs, &parts.maps[1]}}) {
    auto transpose = operand->getDefiningOp<vector::TransposeOp>();
    if (!transpose)
      continue;
    *map = inversePermutation(getPermutation(transpose)).compose(*map);
    *operand = transpose.getVector();
    hasChanged = true;
  }
  if (!hasChanged)
    return failure();
  replaceByContraction(rewriter, op, parts);
  return success();
}

/// The transpose of a contraction into a transposed vector is one into the vector itself.
static LogicalResult useTransposedResult(vector::TransposeOp op,
                                         PatternRewriter &rewriter) {
  auto contraction = op.getVector().getDefiningOp<vector::ContractionOp>();
  if (!contraction || !contraction->hasOneUse() || isUnderMask(contraction))
    return failure();
  auto accTranspose = contraction.getAcc().getDefiningOp<vector::TransposeOp>();
  if (!accTranspose)
    return failure();
  ContractionParts parts(contraction);
  AffineMap accMap =
      inversePermutation(getPermutation(accTranspose)).compose(parts.maps[2]);
  AffineMap resultMap = getPermutation(op).compose(parts.maps[2]);
  if (accMap != resultMap)
    return failure();
  parts.maps[2] = resultMap;
  parts.acc = accTranspose.getVector();
  replaceByContraction(rewriter, op, parts);
  return success();
}

void strata::populateVectorReductionToContractPatterns(
    RewritePatternSet &patterns) {
  patterns.add<vector::MultiDimReductionOp>("MultiReduceToContract",
                                            formContraction);
  patterns.add<vector::ContractionOp>("CombineContractBroadcastMask",
                                      useBroadcastSources);
  patterns.add<vector::ContractionOp>("CombineContractABTranspose",
                                      useTransposedOperands);
  patterns.add<vector::TransposeOp>("CombineContractResultTranspose",
                                    useTransposedResult);
}

//===-- Extensions ---------------------------------------------------------===//

template <typename ExtendOp>
static LogicalResult useNarrowOperands(vector::ContractionOp op,
                                       PatternRewriter &rewriter) {
  auto lhs = op.getLhs().getDefiningOp<ExtendOp>();
  auto rhs = op.getRhs().getDefiningOp<ExtendOp>();
  // The elements of both operands of a contraction have one type.
  if (!lhs || !rhs ||
      getElementTypeOrSelf(lhs.getIn()) != getElementTypeOrSelf(rhs.getIn()))
    return failure();
  ContractionParts parts(op);
  parts.lhs = lhs.getIn();
  parts.rhs = rhs.getIn();
  replaceByContraction(rewriter, op, parts);
  return success();
}

void strata::populateFoldArithExtensionPatterns(RewritePatternSet &patterns) {
  patterns.add<vector::ContractionOp>("FoldArithExtIntoContractionOp",
                                      useNarrowOperands<arith::ExtFOp>);
  patterns.add<vector::ContractionOp>("FoldArithExtIntoContractionOp",
                                      useNarrowOperands<arith::ExtSIOp>);
}
