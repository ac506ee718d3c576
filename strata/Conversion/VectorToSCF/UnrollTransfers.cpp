// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Transfers of vectors of several dimensions, unrolled: a transfer of a vector with a
// dimension less for each position of the first dimension.
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Conversion/VectorToSCF/VectorToSCFDetail.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/StaticValueUtils.h"

using namespace strata;
using namespace strata::detail;

namespace {
/// A part of a vector: the vector that it is a part of, and where.
struct Part {
  Value whole;
  SmallVector<OpFoldResult> position;
};

class UnrollTransfer final : public RewritePattern {
public:
  UnrollTransfer(Context *ctx, StringRef root,
                 const VectorToSCFOptions &options)
      : RewritePattern(root, 1, ctx), options(options) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;

private:
  static void unrollRead(PatternRewriter &rewriter, const Transfer &transfer);
  static void unrollWrite(PatternRewriter &rewriter, const Transfer &transfer);

  VectorToSCFOptions options;
};

/// Position `number` of a part, as operands and numbers.
struct PartPosition {
  PartPosition(const Part &part, int64_t number) {
    dispatchIndexOpFoldResults(part.position, values, numbers);
    numbers.push_back(number);
  }
  SmallVector<Value> values;
  SmallVector<int64_t> numbers;
};
} // namespace

/// Gives the transfer of step `number` its part of the mask, unless the step is executed
/// under a condition. The part is extracted before the transfer.
static void addMask(const TransferStep &step, const Transfer &transfer,
                    Operation *inner, int64_t number) {
  if (!transfer.mask || step.hasMaskOfSteps())
    return;
  Value mask = transfer.mask;
  OpBuilder &builder = step.getBuilder();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(inner);
  if (!step.isMaskShared())
    mask = VectorBuilder(builder, step.getLoc()).extract(mask, number);
  setMask(inner, mask);
}

/// The insertion of the read vector, if that is its only use.
static vector::InsertOp getInsertion(Operation *read) {
  if (!read->getResult(0).hasOneUse())
    return {};
  auto insert =
      dyn_cast<vector::InsertOp>(*read->getResult(0).getUsers().begin());
  return insert && insert.getValueToStore() == read->getResult(0)
             ? insert
             : vector::InsertOp();
}

void UnrollTransfer::unrollRead(PatternRewriter &rewriter,
                                const Transfer &transfer) {
  Operation *op = transfer.op;
  TransferStep step(rewriter, transfer);
  VectorBuilder vector(rewriter, op->getLoc());
  vector::InsertOp insertion = getInsertion(op);
  Part part;
  Value result;
  if (insertion) {
    // The vector that is inserted into is defined after the transfer.
    rewriter.setInsertionPoint(insertion);
    result = insertion.getDest();
    part.position =
        getMixedValues(insertion.getStaticPosition(),
                       insertion.getDynamicPosition(), rewriter.getContext());
  } else {
    result = vector.broadcast(transfer.vectorType,
                              cast<vector::TransferReadOp>(op).getPadding());
  }
  VectorType inner = dropDims(transfer.vectorType, 1);
  for (int64_t number = 0; number < transfer.vectorType.getDimSize(0);
       ++number) {
    Value iv = step.index(number);
    Value before = result;
    result = step.guard(
        iv, result.getType(),
        [&] {
          SmallVector<Value> indices = step.getIndices(iv);
          PartPosition position(part, number);
          Operation *read = step.createRead(inner, indices);
          addMask(step, transfer, read, number);
          Value value = read->getResult(0);
          if (inner.getRank() == 0)
            value = vector.extract(value, {});
          return Value(vector::InsertOp::create(rewriter, op->getLoc(), value,
                                                before, position.values,
                                                position.numbers));
        },
        [&] { return before; });
  }
  if (insertion) {
    rewriter.replaceOp(insertion, result);
    rewriter.eraseOp(op);
  } else {
    rewriter.replaceOp(op, result);
  }
}

void UnrollTransfer::unrollWrite(PatternRewriter &rewriter,
                                 const Transfer &transfer) {
  Operation *op = transfer.op;
  TransferStep step(rewriter, transfer);
  VectorBuilder vector(rewriter, op->getLoc());
  Part part;
  part.whole = cast<vector::TransferWriteOp>(op).getValueToStore();
  if (auto extract = part.whole.getDefiningOp<vector::ExtractOp>()) {
    part.whole = extract.getSource();
    part.position =
        getMixedValues(extract.getStaticPosition(),
                       extract.getDynamicPosition(), rewriter.getContext());
  }
  bool isTensor = op->getNumResults() == 1;
  Value base = transfer.base;
  VectorType inner = dropDims(transfer.vectorType, 1);
  Type partType = inner.getRank() == 0 ? inner.getElementType() : Type(inner);
  for (int64_t number = 0; number < transfer.vectorType.getDimSize(0);
       ++number) {
    Value iv = step.index(number);
    Value before = base;
    Value after = step.guard(
        iv, isTensor ? base.getType() : Type(),
        [&] {
          SmallVector<Value> indices = step.getIndices(iv);
          PartPosition position(part, number);
          Value value = vector::ExtractOp::create(
              rewriter, op->getLoc(), partType, part.whole, position.values,
              position.numbers);
          if (inner.getRank() == 0)
            value = vector.broadcast(inner, value);
          Operation *write = step.createWrite(value, before, indices);
          addMask(step, transfer, write, number);
          return isTensor ? write->getResult(0) : Value();
        },
        [&] { return isTensor ? before : Value(); });
    if (isTensor)
      base = after;
  }
  if (isTensor)
    rewriter.replaceOp(op, base);
  else
    rewriter.eraseOp(op);
}

LogicalResult UnrollTransfer::matchAndRewrite(Operation *op,
                                              PatternRewriter &rewriter) const {
  std::optional<Transfer> transfer = getTransfer(op);
  if (!transfer ||
      transfer->vectorType.getRank() <= int64_t(options.targetRank))
    return failure();
  if (const char *obstacle = getObstacle(*transfer, options))
    return rewriter.notifyMatchFailure(op, obstacle);
  if (cannotSplit(transfer->vectorType, 1))
    return rewriter.notifyMatchFailure(op, "the vector has too many parts");
  if (isa<vector::TransferReadOp>(op))
    unrollRead(rewriter, *transfer);
  else
    unrollWrite(rewriter, *transfer);
  return success();
}

void detail::populateUnrollTransferPatterns(RewritePatternSet &patterns,
                                            const VectorToSCFOptions &options) {
  Context *ctx = patterns.getContext();
  patterns.add<UnrollTransfer>(ctx, vector::TransferReadOp::getOperationName(),
                               options);
  patterns.add<UnrollTransfer>(ctx, vector::TransferWriteOp::getOperationName(),
                               options);
}
