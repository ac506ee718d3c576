// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes of transposed vectors like vector<[8]x4xf32>: their rows, of which the machine
// determines the number, are made of elements of the vector before its transposition.
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Conversion/VectorToSCF/VectorToSCFDetail.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"

using namespace strata;
using namespace strata::detail;

namespace {
class ScalableTransposeWrite final
    : public OpRewritePattern<vector::TransferWriteOp> {
public:
  ScalableTransposeWrite(Context *ctx, const VectorToSCFOptions &options)
      : OpRewritePattern(ctx), options(options) {}
  LogicalResult matchAndRewrite(vector::TransferWriteOp op,
                                PatternRewriter &rewriter) const override;

private:
  bool matches(const Transfer &transfer) const;

  VectorToSCFOptions options;
};
} // namespace

bool ScalableTransposeWrite::matches(const Transfer &transfer) const {
  VectorType type = transfer.vectorType;
  if (type.getRank() != 2 || !isScalableDim(type, 0) ||
      isScalableDim(type, 1) || !transfer.map.isIdentity() ||
      transfer.mayBeOutOfBounds(0) ||
      (!isa<MemRefType>(transfer.baseType) && !options.lowerTensors))
    return false;
  auto transpose = cast<vector::TransferWriteOp>(transfer.op)
                       .getValueToStore()
                       .getDefiningOp<vector::TransposeOp>();
  if (!transpose || cannotSplit(transpose.getVector().getType(), 1))
    return false;
  return !transfer.mask ||
         isa_and_nonnull<vector::CreateMaskOp, vector::ConstantMaskOp>(
             transfer.mask.getDefiningOp());
}

/// The number of rows and columns that the mask sets; empty if there is no
/// mask.
static SmallVector<Value> createMaskSizes(const TransferStep &step,
                                          const Transfer &transfer) {
  if (!transfer.mask)
    return {};
  Operation *mask = transfer.mask.getDefiningOp();
  auto constant = dyn_cast<vector::ConstantMaskOp>(mask);
  if (!constant)
    return SmallVector<Value>(mask->getOperands());
  SmallVector<int64_t> sizes(constant.getMaskDimSizes());
  // All rows, of which the machine determines the number, or none.
  auto rows =
      VectorType::get(sizes.front(), transfer.vectorType.getElementType(),
                      ArrayRef<bool>(true));
  Value columns = step.index(sizes.back());
  return {createSize(step.getBuilder(), step.getLoc(), rows), columns};
}

LogicalResult
ScalableTransposeWrite::matchAndRewrite(vector::TransferWriteOp op,
                                        PatternRewriter &rewriter) const {
  std::optional<Transfer> transfer = getTransfer(op);
  if (!transfer || !matches(*transfer))
    return failure();
  VectorBuilder vector(rewriter, op->getLoc());
  TransferStep step(rewriter, *transfer);
  SmallVector<Value> maskSizes = createMaskSizes(step, *transfer);
  Value source =
      op.getValueToStore().getDefiningOp<vector::TransposeOp>().getVector();
  SmallVector<Value> columns;
  for (int64_t i = 0; i < transfer->vectorType.getDimSize(1); ++i)
    columns.push_back(vector.extract(source, i));
  VectorType row = dropDims(transfer->vectorType, 1);
  Value lower = step.index(0);
  Value size = maskSizes.empty()
                   ? createSize(rewriter, op->getLoc(), transfer->vectorType)
                   : maskSizes[0];
  Value increment = step.index(1);
  Value rowMask;
  if (!maskSizes.empty())
    rowMask = vector.create<vector::CreateMaskOp>(
        maskSizes[1], row.clone(rewriter.getI1Type()));
  bool isTensor = op->getNumResults() == 1;
  Value result = step.createLoop(
      lower, size, increment, isTensor ? transfer->base : Value(),
      [&](Value iv, Value carried) {
        SmallVector<Value> indices = step.getIndices(iv);
        SmallVector<Value> elements;
        for (Value column : columns)
          elements.push_back(extractAt(rewriter, op->getLoc(), column, iv));
        Value part = vector.create<vector::FromElementsOp>(elements, row);
        Operation *write =
            step.createWrite(part, carried ? carried : transfer->base, indices);
        if (rowMask)
          setMask(write, rowMask);
        return carried ? write->getResult(0) : Value();
      });
  if (isTensor)
    rewriter.replaceOp(op, result);
  else
    rewriter.eraseOp(op);
  return success();
}

void detail::populateScalableTransferPatterns(
    RewritePatternSet &patterns, const VectorToSCFOptions &options) {
  patterns.add<ScalableTransposeWrite>(patterns.getContext(), options);
}
