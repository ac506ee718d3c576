// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations on vectors of several dimensions that do the same for each part.
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

/// Replaces `op` by operations like it on vectors of one dimension.
static LogicalResult unrollBitCast(vector::BitCastOp op,
                                   PatternRewriter &rewriter) {
  auto type = cast<VectorType>(op.getType());
  auto source = cast<VectorType>(op.getSource().getType());
  int64_t lead = type.getRank() - 1;
  auto positions = lead > 0 ? getPositions(source, lead) : std::nullopt;
  if (!positions)
    return failure();
  VectorBuilder vector(rewriter, op->getLoc());
  Value result = vector.poison(type);
  for (ArrayRef<int64_t> position : *positions) {
    Value part = vector.extract(op.getSource(), position);
    part = vector.create<vector::BitCastOp>(part, dropDims(type, lead));
    result = vector.insert(part, result, position);
  }
  rewriter.replaceOp(op, result);
  return success();
}

static LogicalResult unrollFMA(vector::FMAOp op, PatternRewriter &rewriter) {
  auto type = dyn_cast<VectorType>(op.getType());
  if (!type || type.getRank() < 2)
    return failure();
  if (cannotSplit(type, 1))
    return refuseSplit(op, rewriter);
  VectorBuilder vector(rewriter, op->getLoc());
  Value result = vector.zero(type);
  if (!result)
    return failure();
  for (int64_t dim = 0; dim < type.getDimSize(0); ++dim) {
    Value lhs = vector.extract(op.getLhs(), dim);
    Value rhs = vector.extract(op.getRhs(), dim);
    Value acc = vector.extract(op.getAcc(), dim);
    Value part = vector.create<vector::FMAOp>({lhs, rhs, acc}, lhs.getType());
    result = vector.insert(part, result, dim);
  }
  rewriter.replaceOp(op, result);
  return success();
}

static LogicalResult unrollGather(vector::GatherOp op,
                                  PatternRewriter &rewriter) {
  auto type = cast<VectorType>(op->getResult(0).getType());
  if (type.getRank() < 2 || isa_and_nonnull<vector::MaskOp>(op->getParentOp()))
    return failure();
  if (cannotSplit(type, 1))
    return refuseSplit(op, rewriter);
  VectorBuilder vector(rewriter, op->getLoc());
  Value result = vector.poison(type);
  for (int64_t dim = 0; dim < type.getDimSize(0); ++dim) {
    Value indices = vector.extract(op.getIndices(), dim);
    Value mask = vector.extract(op.getMask(), dim);
    Value passThru = vector.extract(op.getPassThru(), dim);
    Value part =
        vector::GatherOp::create(rewriter, op->getLoc(), dropDims(type, 1),
                                 op.getBase(), op.getOffsets(), indices, mask,
                                 passThru, op.getAlignment())
            ->getResult(0);
    result = vector.insert(part, result, dim);
  }
  rewriter.replaceOp(op, result);
  return success();
}

static LogicalResult unrollInterleave(vector::InterleaveOp op,
                                      PatternRewriter &rewriter) {
  auto type = cast<VectorType>(op->getResult(0).getType());
  int64_t lead = type.getRank() - 1;
  auto positions = lead > 0 ? getPositions(type, lead) : std::nullopt;
  if (!positions)
    return failure();
  VectorBuilder vector(rewriter, op->getLoc());
  Value result = vector.zero(type);
  if (!result)
    return failure();
  for (ArrayRef<int64_t> position : *positions) {
    Value lhs = vector.extract(op.getLhs(), position);
    Value rhs = vector.extract(op.getRhs(), position);
    Value part =
        vector.create<vector::InterleaveOp>({lhs, rhs}, dropDims(type, lead));
    result = vector.insert(part, result, position);
  }
  rewriter.replaceOp(op, result);
  return success();
}

static LogicalResult unrollDeinterleave(vector::DeinterleaveOp op,
                                        PatternRewriter &rewriter) {
  auto type = cast<VectorType>(op->getResult(0).getType());
  int64_t lead = type.getRank() - 1;
  auto positions = lead > 0 ? getPositions(type, lead) : std::nullopt;
  if (!positions)
    return failure();
  VectorBuilder vector(rewriter, op->getLoc());
  Value empty = vector.zero(type);
  if (!empty)
    return failure();
  Value even = empty, odd = empty;
  VectorType partType = dropDims(type, lead);
  for (ArrayRef<int64_t> position : *positions) {
    Value source = vector.extract(op.getSource(), position);
    Operation *parts = vector::DeinterleaveOp::create(
        rewriter, op->getLoc(), {partType, partType}, source);
    even = vector.insert(parts->getResult(0), even, position);
    odd = vector.insert(parts->getResult(1), odd, position);
  }
  rewriter.replaceOp(op, {even, odd});
  return success();
}

static LogicalResult unrollFromElements(vector::FromElementsOp op,
                                        PatternRewriter &rewriter) {
  auto type = cast<VectorType>(op.getType());
  if (type.getRank() < 2)
    return failure();
  VectorBuilder vector(rewriter, op->getLoc());
  Value result = vector.poison(type);
  size_t count = op.getElements().size() / size_t(type.getDimSize(0));
  for (int64_t dim = 0; dim < type.getDimSize(0); ++dim) {
    SmallVector<Value> elements(
        op.getElements().slice(size_t(dim) * count, count));
    Value part =
        vector.create<vector::FromElementsOp>(elements, dropDims(type, 1));
    result = vector.insert(part, result, dim);
  }
  rewriter.replaceOp(op, result);
  return success();
}

static LogicalResult unrollToElements(vector::ToElementsOp op,
                                      PatternRewriter &rewriter) {
  auto type = cast<VectorType>(op.getSource().getType());
  if (type.getRank() < 2)
    return failure();
  VectorBuilder vector(rewriter, op->getLoc());
  SmallVector<Value> parts, elements;
  for (int64_t dim = 0; dim < type.getDimSize(0); ++dim)
    parts.push_back(vector.extract(op.getSource(), dim));
  SmallVector<Type> types(op->getNumResults() / parts.size(),
                          type.getElementType());
  for (Value part : parts) {
    Operation *made =
        vector::ToElementsOp::create(rewriter, op->getLoc(), types, part);
    elements.append(made->getResults().begin(), made->getResults().end());
  }
  rewriter.replaceOp(op, elements);
  return success();
}

void detail::populateUnrollPatterns(RewritePatternSet &patterns) {
  patterns.add<vector::BitCastOp>(unrollBitCast);
  patterns.add<vector::FMAOp>(unrollFMA);
  patterns.add<vector::GatherOp>(unrollGather);
  patterns.add<vector::InterleaveOp>(unrollInterleave);
  patterns.add<vector::DeinterleaveOp>(unrollDeinterleave);
  patterns.add<vector::FromElementsOp>(unrollFromElements);
  patterns.add<vector::ToElementsOp>(unrollToElements);
}
