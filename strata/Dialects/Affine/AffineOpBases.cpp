// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Affine/AffineOpBases.h"

#include "strata/Definition/OpBaseUtils.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

AffineMap affine::detail::getIdentityFor(Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  return AffineMap::getMultiDimIdentityMap(unsigned(type.getRank()),
                                           type.getContext());
}

AffineMap affine::detail::inferMap(ArrayRef<AffineExpr> exprs, Context *ctx) {
  return AffineMap::inferFromExprList(ArrayRef<ArrayRef<AffineExpr>>(exprs),
                                      ctx)
      .front();
}

void affine::detail::addIfBlocks(OpBuilder &builder, Operation *op,
                                 bool withElse) {
  strata::detail::addBranch(builder, op, 0);
  if (withElse)
    strata::detail::addBranch(builder, op, 1);
}

/// The results of `maps`, all of which have the same operands, as one map, and their numbers.
static std::pair<AffineMap, DenseIntElementsAttr>
joinMaps(OpBuilder &builder, ArrayRef<AffineMap> maps) {
  SmallVector<AffineExpr> results;
  SmallVector<int32_t> sizes;
  unsigned numDims = 0, numSymbols = 0;
  for (AffineMap map : maps) {
    llvm::append_range(results, map.getResults());
    sizes.push_back(int32_t(map.getNumResults()));
    numDims = std::max(numDims, map.getNumDims());
    numSymbols = std::max(numSymbols, map.getNumSymbols());
  }
  return {
      AffineMap::get(numDims, numSymbols, results, builder.getContext()),
      cast<DenseIntElementsAttr>(Attribute(builder.getI32TensorAttr(sizes)))};
}

Operation *affine::detail::createParallel(
    OpBuilder &builder, Location loc, TypeRange resultTypes,
    ArrayRef<arith::AtomicRMWKind> reductions, ArrayRef<AffineMap> lower,
    ValueRange lowerOperands, ArrayRef<AffineMap> upper,
    ValueRange upperOperands, ArrayRef<int64_t> steps) {
  SmallVector<Attribute> kinds;
  for (arith::AtomicRMWKind kind : reductions)
    kinds.push_back(builder.getI64IntegerAttr(int64_t(kind)));
  SmallVector<Value> operands(lowerOperands);
  llvm::append_range(operands, upperOperands);
  auto [lowerMap, lowerSizes] = joinMaps(builder, lower);
  auto [upperMap, upperSizes] = joinMaps(builder, upper);
  Operation *op = AffineParallelOp::create(
      builder, loc, resultTypes, operands, builder.getArrayAttr(kinds),
      lowerMap, lowerSizes, upperMap, upperSizes,
      builder.getI64ArrayAttr(steps));
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Type> types(steps.size(), builder.getIndexType());
  SmallVector<Location> locs(steps.size(), loc);
  Block *block = builder.createBlock(&op->getRegion(0), {}, types, locs);
  if (resultTypes.empty())
    strata::detail::ensureTerminator(builder, op, *block);
  return op;
}
