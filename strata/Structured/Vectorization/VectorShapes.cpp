// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and masks of vectors.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Structured/Vectorization/VectorizationDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace strata;
using namespace dialects::linalg;
using namespace dialects::linalg::detail;

VectorShapes::VectorShapes(RewriterBase &rewriter, LinalgOp op,
                           const VectorizationOptions &options)
    : rewriter(rewriter), loc(op->getLoc()),
      assumesDynamicDimsMatch(options.assumesDynamicDimsMatch),
      shape(options.sizes), loopSizes(op.getStaticLoopRanges()),
      scalable(options.scalable) {
  if (shape.empty())
    shape = loopSizes;
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    sizes.push_back(createSize(op, loop));
}

Value VectorShapes::createSize(LinalgOp op, unsigned loop) {
  if (!ShapedType::isDynamic(loopSizes[loop]))
    return arith::ConstantIndexOp::create(rewriter, loc, loopSizes[loop]);
  AffineExpr dim = rewriter.getAffineDimExpr(loop);
  for (auto [operand, map] :
       llvm::zip(op->getOperands(), op.getIndexingMapsArray())) {
    const auto *found = llvm::find(map.getResults(), dim);
    if (found == map.getResults().end())
      continue;
    int64_t position = found - map.getResults().begin();
    if (isa<MemRefType>(operand.getType()))
      return memref::DimOp::create(rewriter, loc, operand, position);
    return tensor::DimOp::create(rewriter, loc, operand, position);
  }
  llvm_unreachable("a loop of an unknown number of iterations");
}

AffineMap VectorShapes::getIdentity() const {
  return rewriter.getMultiDimIdentityMap(unsigned(shape.size()));
}

/// `map` without the results that are constants.
static AffineMap dropConstants(AffineMap map) {
  SmallVector<AffineExpr> dims;
  llvm::copy_if(map.getResults(), std::back_inserter(dims),
                [](AffineExpr expr) { return isa<AffineDimExpr>(expr); });
  return AffineMap::get(map.getNumDims(), 0, dims, map.getContext());
}

VectorType VectorShapes::getType(Type element, AffineMap map) const {
  if (!map)
    return VectorType::get(shape, element, scalable);
  AffineMap dims = dropConstants(map);
  SmallVector<int64_t> permuted = applyPermutationMap(dims, shape);
  SmallVector<bool> permutedScalable;
  if (!scalable.empty())
    permutedScalable = applyPermutationMap(dims, scalable);
  return VectorType::get(permuted, element, permutedScalable);
}

//===-- Masks --------------------------------------------------------------===//

bool VectorShapes::needsMask(AffineMap map, bool isTransfer) const {
  return llvm::any_of(map.getResults(), [&](AffineExpr expr) {
    unsigned dim = cast<AffineDimExpr>(expr).getPosition();
    // The bounds of memory limit transfers that are larger.
    if (isScalable(dim) && !isTransfer)
      return true;
    if (ShapedType::isDynamic(loopSizes[dim]))
      return !assumesDynamicDimsMatch;
    return loopSizes[dim] != shape[dim];
  });
}

bool VectorShapes::isMasked() const {
  return needsMask(getIdentity(), /*isTransfer=*/false);
}

Value VectorShapes::getMask(AffineMap map) {
  AffineMap dims = map ? dropConstants(map) : getIdentity();
  if (!needsMask(dims, /*isTransfer=*/bool(map)))
    return Value();
  Value &mask = masks[dims];
  if (!mask) {
    SmallVector<Value> bounds = applyPermutationMap(dims, sizes);
    mask = vector::CreateMaskOp::create(
        rewriter, loc, getType(rewriter.getI1Type(), dims), bounds);
  }
  return mask;
}

void linalg::detail::setAllInBounds(OpBuilder &builder, Operation *op) {
  if (auto read = dyn_cast<vector::TransferReadOp>(op))
    read.setInBoundsAttr(builder.getBoolArrayAttr(
        SmallVector<bool>(read.getTransferRank(), true)));
  if (auto write = dyn_cast<vector::TransferWriteOp>(op))
    write.setInBoundsAttr(builder.getBoolArrayAttr(
        SmallVector<bool>(write.getTransferRank(), true)));
}

/// Marks the dimensions of the transfer `op` that are in bounds by assumption.
void VectorShapes::setAssumedInBounds(Operation *op, AffineMap map) const {
  auto getFlags = [&](AffineMap permutation) {
    SmallVector<bool> flags;
    for (AffineExpr expr : permutation.getResults()) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      auto loop =
          dim ? dyn_cast<AffineDimExpr>(map.getResult(dim.getPosition()))
              : AffineDimExpr();
      flags.push_back(loop &&
                      ShapedType::isDynamic(loopSizes[loop.getPosition()]));
    }
    return rewriter.getBoolArrayAttr(flags);
  };
  if (auto read = dyn_cast<vector::TransferReadOp>(op))
    read.setInBoundsAttr(getFlags(read.getPermutationMap()));
  if (auto write = dyn_cast<vector::TransferWriteOp>(op))
    write.setInBoundsAttr(getFlags(write.getPermutationMap()));
}

Operation *linalg::detail::createMasked(RewriterBase &rewriter, Operation *op,
                                        Value mask) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  Operation *maskOp = vector::MaskOp::create(rewriter, op->getLoc(),
                                             op->getResultTypes(), mask);
  Block *body = rewriter.createBlock(&maskOp->getRegion(0));
  rewriter.moveOpBefore(op, body, body->end());
  rewriter.setInsertionPointToEnd(body);
  vector::YieldOp::create(rewriter, op->getLoc(), op->getResults());
  return maskOp;
}

Operation *VectorShapes::mask(Operation *op, AffineMap map) {
  Value mask;
  {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    mask = getMask(map);
  }
  if (!mask) {
    if (map && assumesDynamicDimsMatch)
      setAssumedInBounds(op, map);
    return op;
  }
  setAllInBounds(rewriter, op);
  return createMasked(rewriter, op, mask);
}

//===-- Transfers ----------------------------------------------------------===//

Value linalg::detail::broadcastTo(OpBuilder &builder, Value value,
                                  VectorType type) {
  if (value.getType() == type)
    return value;
  return builder.createOrFold<vector::BroadcastOp>(value.getLoc(), Type(type),
                                                   value);
}

static Value createMaskOf(OpBuilder &builder, Location loc, Value shaped,
                          VectorType type) {
  SmallVector<Value> sizes;
  for (OpFoldResult size : isa<MemRefType>(shaped.getType())
                               ? memref::getMixedSizes(builder, loc, shaped)
                               : tensor::getMixedSizes(builder, loc, shaped))
    sizes.push_back(getValueOrCreateConstantIndexOp(builder, loc, size));
  return vector::CreateMaskOp::create(builder, loc,
                                      VectorType::get(type.getShape(),
                                                      builder.getI1Type(),
                                                      type.getScalableDims()),
                                      sizes);
}

static bool hasSizeOf(VectorType type, Value shaped) {
  return !type.isScalable() &&
         type.getShape() == cast<ShapedType>(shaped.getType()).getShape();
}

Value linalg::detail::createRead(RewriterBase &rewriter, Location loc,
                                 Value source, VectorType type, Value padding,
                                 Value *mask) {
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  SmallVector<Value> indices(size_t(type.getRank()), zero);
  SmallVector<bool> inBounds(size_t(type.getRank()), true);
  if (!padding)
    padding = ub::PoisonOp::create(rewriter, loc, type.getElementType());
  if (hasSizeOf(type, source))
    return vector::TransferReadOp::create(rewriter, loc, type, source, indices,
                                          padding, ArrayRef<bool>(inBounds));
  Value sourceMask = createMaskOf(rewriter, loc, source, type);
  if (mask)
    *mask = sourceMask;
  Operation *read = vector::TransferReadOp::create(
      rewriter, loc, type, source, indices, padding, ArrayRef<bool>(inBounds));
  return createMasked(rewriter, read, sourceMask)->getResult(0);
}

Operation *linalg::detail::createWrite(RewriterBase &rewriter, Location loc,
                                       Value value, Value dest) {
  auto type = cast<VectorType>(value.getType());
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  SmallVector<Value> indices(size_t(type.getRank()), zero);
  SmallVector<bool> inBounds(size_t(type.getRank()), true);
  Value mask;
  if (!hasSizeOf(type, dest))
    mask = createMaskOf(rewriter, loc, dest, type);
  Operation *write = vector::TransferWriteOp::create(
      rewriter, loc, value, dest, indices, ArrayRef<bool>(inBounds));
  return mask ? createMasked(rewriter, write, mask) : write;
}
