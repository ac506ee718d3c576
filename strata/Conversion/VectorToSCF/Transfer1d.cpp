// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Transfers of vectors of one dimension whose elements do not follow each other in memory:
// loops over loads and stores of elements.
#include "strata/Conversion/VectorToSCF/VectorToSCFDetail.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Vector/VectorOps.h"

using namespace strata;
using namespace strata::detail;

/// Whether the elements follow each other: other passes lower such transfers.
static bool isContiguous(const Transfer &transfer, MemRefType memref) {
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  return transfer.map.isMinorIdentity() &&
         succeeded(memref.getStridesAndOffset(strides, offset)) &&
         (strides.empty() || strides.back() == 1);
}

static void lowerRead(const TransferStep &step, vector::TransferReadOp read,
                      PatternRewriter &rewriter) {
  Location loc = read->getLoc();
  Value lower = step.index(0);
  Value size = createSize(rewriter, loc, read.getType());
  Value increment = step.index(1);
  Value init = vector::BroadcastOp::create(rewriter, loc, read.getType(),
                                           read.getPadding());
  rewriter.replaceOp(
      read, step.createLoop(lower, size, increment, init,
                            [&](Value iv, Value vector) {
                              SmallVector<Value> indices = step.getIndices(iv);
                              return step.guard(
                                  iv, vector.getType(),
                                  [&] {
                                    Value element = memref::LoadOp::create(
                                        rewriter, loc, read.getBase(), indices);
                                    return Value(vector::InsertOp::create(
                                        rewriter, loc, element, vector, iv,
                                        ShapedType::kDynamic));
                                  },
                                  [&] { return vector; });
                            }));
}

static void lowerWrite(const TransferStep &step, vector::TransferWriteOp write,
                       PatternRewriter &rewriter) {
  Location loc = write->getLoc();
  Value lower = step.index(0);
  Value size = createSize(rewriter, loc, write.getValueToStore().getType());
  Value increment = step.index(1);
  step.createLoop(lower, size, increment, Value(), [&](Value iv, Value) {
    SmallVector<Value> indices = step.getIndices(iv);
    return step.guard(
        iv, Type(),
        [&] {
          Value element = extractAt(rewriter, loc, write.getValueToStore(), iv);
          memref::StoreOp::create(rewriter, loc, element, write.getBase(),
                                  indices);
          return Value();
        },
        [] { return Value(); });
  });
  rewriter.eraseOp(write);
}

static LogicalResult lowerTransfer(Operation *op, PatternRewriter &rewriter) {
  std::optional<Transfer> transfer = getTransfer(op);
  auto memref =
      transfer ? dyn_cast<MemRefType>(transfer->baseType) : MemRefType();
  if (!memref || transfer->vectorType.getRank() != 1 ||
      transfer->map.getNumResults() != 1 || isContiguous(*transfer, memref))
    return failure();
  if (memref.getElementType() != transfer->vectorType.getElementType() ||
      isa_and_nonnull<vector::MaskOp>(op->getParentOp()))
    return failure();
  TransferStep step(rewriter, *transfer);
  if (auto read = dyn_cast<vector::TransferReadOp>(op))
    lowerRead(step, read, rewriter);
  else
    lowerWrite(step, cast<vector::TransferWriteOp>(op), rewriter);
  return success();
}

void detail::populateTransfer1dPatterns(RewritePatternSet &patterns) {
  patterns.add("lower-transfer-1d", vector::TransferReadOp::getOperationName(),
               lowerTransfer);
  patterns.add("lower-transfer-1d", vector::TransferWriteOp::getOperationName(),
               lowerTransfer);
}
