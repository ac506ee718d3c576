// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ResolveShapedTypeResultDims/ReifyResultShapes.h"

#include "strata/Conversion/ResolveShapedTypeResultDims/ReifyResultShapesDetail.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Linalg/LinalgInterfaces.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/StaticValueUtils.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

OpFoldResult detail::applySum(OpBuilder &builder, Location loc,
                              ArrayRef<OpFoldResult> terms) {
  AffineExpr sum = builder.getAffineConstantExpr(0);
  for (unsigned term = 0; term != terms.size(); ++term)
    sum = sum + builder.getAffineDimExpr(term);
  return affine::makeComposedFoldedAffineApply(
      builder, loc, AffineMap::get(unsigned(terms.size()), 0, sum), terms);
}

//===-- Structured operations ----------------------------------------------===//

/// The size of dimension `dim` of an operand, given by its number among all dimensions of all
/// operands.
static OpFoldResult getFlatSize(OpBuilder &builder, Location loc,
                                linalg::LinalgOp op, int64_t dim) {
  for (OpOperand &operand : op->getOpOperands()) {
    int64_t rank = op.getRank(&operand);
    if (dim < rank)
      return tensor::getMixedSize(builder, loc, operand.get(), dim);
    dim -= rank;
  }
  return {};
}

/// The size is that of the first dimension of an operand with the same loop.
static OpFoldResult reify(OpBuilder &builder, Location loc, linalg::LinalgOp op,
                          OpResult result, int64_t dim) {
  AffineMap map = op.getIndexingMapMatchingResult(result);
  AffineMap shapesToLoops = op.getShapesToLoopsMap();
  if (!map || !shapesToLoops || dim >= int64_t(map.getNumResults()) ||
      !llvm::all_of(op->getOperands(), [](Value operand) {
        return !isa<MemRefType>(operand.getType());
      }))
    return {};
  auto loop = dyn_cast<AffineDimExpr>(map.getResult(unsigned(dim)));
  auto source =
      loop
          ? dyn_cast<AffineDimExpr>(shapesToLoops.getResult(loop.getPosition()))
          : AffineDimExpr();
  return source ? getFlatSize(builder, loc, op, source.getPosition())
                : OpFoldResult();
}

//===-- Operations of tensor -----------------------------------------------===//

static OpFoldResult reify(OpBuilder &builder, Location loc, tensor::PadOp op,
                          int64_t dim) {
  return applySum(builder, loc,
                  {tensor::getMixedSize(builder, loc, op.getSource(), dim),
                   op.getMixedLowPad()[size_t(dim)],
                   op.getMixedHighPad()[size_t(dim)]});
}

static OpFoldResult reify(OpBuilder &builder, Location loc, tensor::ConcatOp op,
                          int64_t dim) {
  if (dim != op.getDim())
    return tensor::getMixedSize(builder, loc, op.getInputs().front(), dim);
  SmallVector<OpFoldResult> sizes;
  for (Value input : op.getInputs())
    sizes.push_back(tensor::getMixedSize(builder, loc, input, dim));
  return applySum(builder, loc, sizes);
}

static OpFoldResult reify(OpBuilder &builder, Location loc,
                          tensor::CollapseShapeOp op, int64_t dim) {
  AffineExpr product = builder.getAffineConstantExpr(1);
  SmallVector<OpFoldResult> sizes;
  auto groups = op.getReassociationIndices();
  for (int64_t part : groups[size_t(dim)]) {
    product = product * builder.getAffineSymbolExpr(unsigned(sizes.size()));
    sizes.push_back(tensor::getMixedSize(builder, loc, op.getSrc(), part));
  }
  return affine::makeComposedFoldedAffineApply(
      builder, loc, AffineMap::get(0, unsigned(sizes.size()), product), sizes);
}

//===-- Operations with a list of sizes ------------------------------------===//

/// The size of a type with dynamic sizes `sizes`.
static OpFoldResult getSize(Builder &builder, ShapedType type, ValueRange sizes,
                            int64_t dim) {
  return getMixedValues(type.getShape(), sizes,
                        builder.getContext())[size_t(dim)];
}

/// The size of dimension `dim` among those that the result has.
static OpFoldResult getSliceSize(tensor::ExtractSliceOp op, int64_t dim) {
  SmallVector<OpFoldResult> sizes =
      getMixedValues(op.getStaticSizes(), op.getSizes(), op->getContext());
  auto dropped = strata::detail::getDroppedDims(op.getResultType(), sizes);
  if (!dropped)
    return {};
  for (auto [i, size] : llvm::enumerate(sizes))
    if (!dropped->test(unsigned(i)) && dim-- == 0)
      return size;
  return {};
}

/// The size of a dimension of an operation that has all sizes as operands and attributes; null
/// for other operations.
static OpFoldResult getListedSize(Builder &builder, Operation *op,
                                  ShapedType type, int64_t dim) {
  if (auto empty = dyn_cast<tensor::EmptyOp>(op))
    return getSize(builder, type, empty.getDynamicSizes(), dim);
  if (auto alloc = dyn_cast<bufferization::AllocTensorOp>(op))
    return alloc.getCopy()
               ? OpFoldResult()
               : getSize(builder, type, alloc.getDynamicSizes(), dim);
  if (auto splat = dyn_cast<tensor::SplatOp>(op))
    return getSize(builder, type, splat.getDynamicSizes(), dim);
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    return getSize(builder, type, expand.getOutputShape(), dim);
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return getSliceSize(slice, dim);
  if (auto expand = dyn_cast<memref::ExpandShapeOp>(op))
    return getSize(builder, type, expand.getOutputShape(), dim);
  return {};
}

OpFoldResult strata::reifyDimOfResult(OpBuilder &builder, Location loc,
                                      OpResult result, int64_t dim) {
  Operation *op = result.getOwner();
  auto type = dyn_cast<ShapedType>(result.getType());
  if (!type || !type.hasRank() || dim < 0 || dim >= type.getRank())
    return {};
  if (OpFoldResult size = getListedSize(builder, op, type, dim))
    return size;
  if (!isa<RankedTensorType>(type))
    return {};
  if (auto pad = dyn_cast<tensor::PadOp>(op))
    return reify(builder, loc, pad, dim);
  if (auto concat = dyn_cast<tensor::ConcatOp>(op))
    return reify(builder, loc, concat, dim);
  if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op))
    return reify(builder, loc, collapse, dim);
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return tensor::getMixedSize(builder, loc, insert.getDest(), dim);
  if (auto pack = dyn_cast<linalg::PackOp>(op))
    return tensor::getMixedSize(builder, loc, pack.getDest(), dim);
  if (auto unpack = dyn_cast<linalg::UnPackOp>(op))
    return tensor::getMixedSize(builder, loc, unpack.getDest(), dim);
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    return isa<RankedTensorType>(cast.getSource().getType())
               ? tensor::getMixedSize(builder, loc, cast.getSource(), dim)
               : OpFoldResult();
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return reify(builder, loc, structured, result, dim);
  return {};
}
