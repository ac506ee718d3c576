// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of LinalgOp that only users call: shapes, ranges and the body.
#include "strata/Dialects/Linalg/LinalgInterfaces.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::linalg;

//===-- Maps and loops -----------------------------------------------------===//

ArrayAttr LinalgOp::getIndexingMaps() const {
  if (auto attr = dyn_cast_or_null<ArrayAttr>(
          getOperation()->getInherentAttrOrNull("indexing_maps")))
    return attr;
  return Builder(getContext()).getAffineMapArrayAttr(getIndexingMapsArray());
}

AffineMap LinalgOp::getIndexingMapMatchingResult(OpResult result) const {
  return getMatchingIndexingMap(getTiedOpOperand(result));
}

/// Appends the numbers of the loops of `op` that are of type `type`.
static void getDims(LinalgOp op, IteratorType type,
                    SmallVectorImpl<unsigned> &dims) {
  for (auto [i, found] : llvm::enumerate(op.getIteratorTypesArray()))
    if (found == type)
      dims.push_back(unsigned(i));
}

void LinalgOp::getParallelDims(SmallVectorImpl<unsigned> &dims) const {
  getDims(*this, IteratorType::parallel, dims);
}

void LinalgOp::getReductionDims(SmallVectorImpl<unsigned> &dims) const {
  getDims(*this, IteratorType::reduction, dims);
}

bool LinalgOp::hasOnlyProjectedPermutations() const {
  return llvm::all_of(getIndexingMapsArray(), [](AffineMap map) {
    return map.isProjectedPermutation();
  });
}

AffineMap LinalgOp::getLoopsToShapesMap() const {
  SmallVector<AffineExpr> results;
  for (AffineMap map : getIndexingMapsArray())
    llvm::append_range(results, map.getResults());
  return AffineMap::get(getNumLoops(), 0, results, getContext());
}

AffineMap LinalgOp::getShapesToLoopsMap() const {
  return inversePermutation(getLoopsToShapesMap());
}

//===-- Sizes --------------------------------------------------------------===//

SmallVector<OpFoldResult>
LinalgOp::createFlatListOfOperandDims(OpBuilder &builder, Location loc) const {
  SmallVector<OpFoldResult> sizes;
  for (Value operand : getOperation()->getOperands())
    if (isa<RankedTensorType>(operand.getType()))
      llvm::append_range(sizes, tensor::getMixedSizes(builder, loc, operand));
    else if (isa<MemRefType>(operand.getType()))
      llvm::append_range(sizes, memref::getMixedSizes(builder, loc, operand));
  return sizes;
}

SmallVector<Range, 4> LinalgOp::createLoopRanges(OpBuilder &builder,
                                                 Location loc) const {
  AffineMap map = getShapesToLoopsMap();
  assert(map && "a loop is not the index of an operand's dimension");
  SmallVector<OpFoldResult> sizes = createFlatListOfOperandDims(builder, loc);
  SmallVector<Range, 4> ranges;
  for (AffineExpr expr : map.getResults()) {
    OpFoldResult size =
        expr.isConstant() ? OpFoldResult(builder.getIndexAttr(expr.getValue()))
                          : sizes[cast<AffineDimExpr>(expr).getPosition()];
    ranges.push_back({OpFoldResult(builder.getIndexAttr(0)), size,
                      OpFoldResult(builder.getIndexAttr(1))});
  }
  return ranges;
}

ArrayRef<int64_t> LinalgOp::getShape(OpOperand *operand) const {
  return getStructuredShape(operand->get().getType());
}

SmallVector<int64_t> LinalgOp::getStaticShape() const {
  SmallVector<int64_t> shape;
  for (Type type : getOperation()->getOperandTypes())
    llvm::append_range(shape, getStructuredShape(type));
  return shape;
}

bool LinalgOp::hasDynamicShape() const {
  return llvm::any_of(getStaticShape(), ShapedType::isDynamic);
}

//===-- The body -----------------------------------------------------------===//

OpOperand *LinalgOp::getMatchingYieldValue(const OpOperand *operand) const {
  assert(isDpsInit(operand) && "not an output");
  return &getBlock()->getTerminator()->getOpOperand(
      operand->getOperandNumber() - getNumDpsInputs());
}

bool LinalgOp::hasIndexSemantics() const {
  Block *block = getBlock();
  return block &&
         llvm::any_of(*block, [](Operation &op) { return isa<IndexOp>(op); });
}
