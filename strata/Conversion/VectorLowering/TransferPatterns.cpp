// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Transfers of vectors of one dimension or none: transfers out of bounds are
// masked, transfers within bounds become loads and stores.
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Dialects/Vector/TransferOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

/// The size of a dimension of a memref or tensor.
static Value getSize(const VectorBuilder &vector, Value base, int64_t dim) {
  auto type = cast<ShapedType>(base.getType());
  if (!type.isDynamicDim(unsigned(dim)))
    return vector.index(type.getDimSize(dim));
  Value number = vector.index(dim);
  OpBuilder &builder = vector.getBuilder();
  if (isa<MemRefType>(type))
    return memref::DimOp::create(builder, vector.getLoc(), base, number);
  return tensor::DimOp::create(builder, vector.getLoc(), base, number);
}

/// Gives a transfer of one dimension, which may be out of bounds, a mask.
static LogicalResult materializeMask(Operation *op, PatternRewriter &rewriter) {
  std::optional<Transfer> transfer = getTransfer(op);
  if (!transfer || transfer->vectorType.getRank() != 1 ||
      transfer->map.getNumResults() != 1 || !transfer->hasOutOfBoundsDim() ||
      isa_and_nonnull<vector::MaskOp>(op->getParentOp()))
    return failure();
  AffineExpr expr = transfer->map.getResult(0);
  auto dimExpr = dyn_cast<AffineDimExpr>(expr);
  if (!dimExpr || isa<VectorType>(transfer->baseType.getElementType()))
    return failure();
  int64_t dim = dimExpr.getPosition();
  VectorBuilder vector(rewriter, op->getLoc());
  Type index = rewriter.getIndexType();
  Value size = getSize(vector, transfer->base, dim);
  Value left = vector.create<arith::SubIOp>(
      {size, transfer->indices[size_t(dim)]}, index);
  VectorType type = transfer->vectorType.clone(rewriter.getI1Type());
  Value mask = vector.create<vector::CreateMaskOp>(left, type);
  if (transfer->mask)
    mask = vector.create<arith::AndIOp>({mask, transfer->mask}, type);
  ArrayAttr inBounds = rewriter.getBoolArrayAttr({true});
  rewriter.modifyOpInPlace(op, [&] {
    if (auto read = dyn_cast<vector::TransferReadOp>(op))
      read.getMaskMutable().assign(mask);
    else
      cast<vector::TransferWriteOp>(op).getMaskMutable().assign(mask);
    op->setAttr("in_bounds", inBounds);
  });
  return success();
}

/// Whether a transfer is one of contiguous elements that are all within bounds.
static bool isContiguous(const Transfer &transfer) {
  auto memref = dyn_cast<MemRefType>(transfer.baseType);
  if (!memref || transfer.vectorType.getRank() > 1 ||
      transfer.hasOutOfBoundsDim() ||
      isa_and_nonnull<vector::MaskOp>(transfer.op->getParentOp()))
    return false;
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (failed(memref.getStridesAndOffset(strides, offset)) ||
      (!strides.empty() && strides.back() != 1))
    return false;
  Type element = memref.getElementType();
  return element == transfer.vectorType.getElementType() ||
         element == transfer.vectorType;
}

static LogicalResult lowerRead(vector::TransferReadOp op,
                               PatternRewriter &rewriter) {
  std::optional<Transfer> transfer = getTransfer(op);
  if (!transfer || !isContiguous(*transfer))
    return failure();
  VectorType type = transfer->vectorType, loaded = type;
  bool isRepeated = transfer->map.getNumResults() == 1 &&
                    isa<AffineConstantExpr>(transfer->map.getResult(0));
  if (isRepeated)
    loaded = VectorType::get({1}, type.getElementType());
  else if (!transfer->map.isMinorIdentity())
    return failure();
  VectorBuilder vector(rewriter, op->getLoc());
  Value result;
  if (transfer->mask) {
    if (isRepeated)
      return failure();
    Value padding = vector.broadcast(loaded, op.getPadding());
    result = vector::MaskedLoadOp::create(rewriter, op->getLoc(), loaded,
                                          transfer->base, transfer->indices,
                                          transfer->mask, padding)
                 ->getResult(0);
  } else {
    result = vector::LoadOp::create(rewriter, op->getLoc(), loaded,
                                    transfer->base, transfer->indices,
                                    /*nontemporal=*/false)
                 ->getResult(0);
  }
  if (loaded != type)
    result = vector.broadcast(type, result);
  rewriter.replaceOp(op, result);
  return success();
}

static LogicalResult lowerWrite(vector::TransferWriteOp op,
                                PatternRewriter &rewriter) {
  std::optional<Transfer> transfer = getTransfer(op);
  if (!transfer || !isContiguous(*transfer) || !transfer->map.isMinorIdentity())
    return failure();
  if (transfer->mask)
    vector::MaskedStoreOp::create(rewriter, op->getLoc(), transfer->base,
                                  transfer->indices, transfer->mask,
                                  op.getValueToStore());
  else
    vector::StoreOp::create(rewriter, op->getLoc(), op.getValueToStore(),
                            transfer->base, transfer->indices);
  rewriter.eraseOp(op);
  return success();
}

void strata::populateVectorTransferLoweringPatterns(
    RewritePatternSet &patterns) {
  patterns.add<vector::TransferReadOp>(lowerRead);
  patterns.add<vector::TransferWriteOp>(lowerWrite);
}

void detail::populateTransferPatterns(RewritePatternSet &patterns) {
  patterns.add("materialize-transfer-mask",
               vector::TransferReadOp::getOperationName(), materializeMask);
  patterns.add("materialize-transfer-mask",
               vector::TransferWriteOp::getOperationName(), materializeMask);
  populateVectorTransferLoweringPatterns(patterns);
}
