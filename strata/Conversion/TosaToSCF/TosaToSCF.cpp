// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaToSCF/TosaToSCF.h"

#include "strata/Conversion/TosaCommon/TosaCommon.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::tosalower;

/// The element of a tensor with one element.
static Value createElement(OpBuilder &builder, Location loc, Value tensor) {
  SmallVector<Value> indices;
  auto rank = size_t(cast<RankedTensorType>(tensor.getType()).getRank());
  if (rank) {
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    indices.assign(rank, zero);
  }
  return tensor::ExtractOp::create(builder, loc, tensor, indices);
}

/// The operands of the terminator of `block`, which is erased. The builder inserts at the end.
static SmallVector<Value> takeYield(PatternRewriter &rewriter, Block &block) {
  auto yield = cast<tosa::YieldOp>(block.getTerminator());
  SmallVector<Value> values = llvm::to_vector(yield.getInputs());
  rewriter.eraseOp(yield);
  rewriter.setInsertionPointToEnd(&block);
  return values;
}

//===-- Conditions ---------------------------------------------------------===//

static LogicalResult lowerIf(tosa::IfOp op, PatternRewriter &rewriter) {
  if (!isa<RankedTensorType>(op.getCondition().getType()))
    return rewriter.notifyMatchFailure(op, "the condition must have a rank");
  Location loc = op->getLoc();
  Value condition = createElement(rewriter, loc, op.getCondition());
  auto choice =
      scf::IfOp::create(rewriter, loc, op->getResultTypes(), condition, true);
  SmallVector<Value> inputs = llvm::to_vector(op.getInputList());
  for (unsigned i = 0; i < 2; ++i) {
    Block *block = i ? choice.elseBlock() : choice.thenBlock();
    Block &source = op->getRegion(i).front();
    SmallVector<Value> yielded = takeYield(rewriter, source);
    rewriter.inlineBlockBefore(
        &source, block, block->end(),
        ValueRange(inputs).take_front(source.getNumArguments()));
    rewriter.setInsertionPointToEnd(block);
    for (Value &value : yielded)
      if (auto arg = dyn_cast<BlockArgument>(value);
          arg && arg.getOwner() == &source)
        value = inputs[arg.getArgNumber()];
    scf::YieldOp::create(rewriter, loc, yielded);
  }
  rewriter.replaceOp(op, choice.getOperation());
  return success();
}

//===-- Loops --------------------------------------------------------------===//

static LogicalResult lowerWhile(tosa::WhileOp op, PatternRewriter &rewriter) {
  Location loc = op->getLoc();
  Block &source = op->getRegion(0).front();
  auto yield = cast<tosa::YieldOp>(source.getTerminator());
  if (!isa<RankedTensorType>(yield.getInputs().front().getType()))
    return rewriter.notifyMatchFailure(op, "the condition must have a rank");
  SmallVector<Value> inputs = llvm::to_vector(op.getInputList());
  auto loop = scf::WhileOp::create(rewriter, loc, op->getResultTypes(), inputs);
  for (unsigned i = 0; i < 2; ++i) {
    Region &region = loop->getRegion(i);
    rewriter.inlineRegionBefore(op->getRegion(i), region, region.end());
    Block &block = region.front();
    SmallVector<Value> yielded = takeYield(rewriter, block);
    if (i) {
      scf::YieldOp::create(rewriter, loc, yielded);
      continue;
    }
    Value condition = createElement(rewriter, loc, yielded.front());
    SmallVector<Value> carried;
    for (BlockArgument arg : block.getArguments())
      carried.push_back(arg);
    scf::ConditionOp::create(rewriter, loc, condition, carried);
  }
  rewriter.replaceOp(op, loop.getOperation());
  return success();
}

//===-- Scatter ------------------------------------------------------------===//

/// Inserts the rows of the input one after the other.
static LogicalResult lowerScatter(tosa::ScatterOp op,
                                  PatternRewriter &rewriter) {
  Value input = op.getInput(), indices = op.getIndices();
  for (Type type : op->getOperandTypes())
    if (!isa<RankedTensorType>(type))
      return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  if (!isa<RankedTensorType>(op.getType()))
    return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  Location loc = op->getLoc();
  auto createSize = [&](int64_t dim) {
    Value number = arith::ConstantIndexOp::create(rewriter, loc, dim);
    return rewriter.createOrFold<tensor::DimOp>(loc, input, number);
  };
  Value numBatches = createSize(0);
  Value numRows = createSize(1);
  Value numChannels = createSize(2);
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
  auto createRow = [&](OpBuilder &body, Location, ValueRange ivs,
                       ValueRange carried) -> scf::ValueVector {
    Value number = tensor::ExtractOp::create(body, loc, indices, ivs);
    Value index =
        arith::IndexCastOp::create(body, loc, body.getIndexType(), number);
    Value sizes[] = {one, one, numChannels}, strides[] = {one, one, one};
    Value from[] = {ivs[0], ivs[1], zero}, to[] = {ivs[0], index, zero};
    Value row =
        tensor::ExtractSliceOp::create(body, loc, input, ValueRange(from),
                                       ValueRange(sizes), ValueRange(strides));
    Value result = tensor::InsertSliceOp::create(
        body, loc, row, carried.front(), ValueRange(to), ValueRange(sizes),
        ValueRange(strides));
    return {result};
  };
  scf::LoopNest nest = scf::buildLoopNest(
      rewriter, loc, ValueRange{zero, zero}, ValueRange{numBatches, numRows},
      ValueRange{one, one}, ValueRange(op.getValuesIn()), createRow);
  replaceWithCast(rewriter, op, nest.results.front());
  return success();
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
/// Runs on any operation.
struct TosaToSCF final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    ConversionTarget target(&getContext());
    target.addIllegalOp<tosa::IfOp, tosa::ScatterOp, tosa::WhileOp>();
    target.addLegalDialect("arith", "scf", "tensor");
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    RewritePatternSet patterns(&getContext());
    patterns.add<tosa::IfOp>(lowerIf);
    patterns.add<tosa::ScatterOp>(lowerScatter);
    patterns.add<tosa::WhileOp>(lowerWhile);
    if (failed(applyPartialConversion(
            getOperation(), target,
            FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "tosa-to-scf",
    .name = "TosaToSCFPass",
    .summary = "Lower conditions, loops and tosa.scatter to scf",
    .dependentDialects = {"arith", "scf", "tensor"},
    .create = makePass<TosaToSCF>,
};

void strata::registerTosaToSCFPasses(PassRegistry &registry) {
  registry.add(info);
}
