// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/SCFToControlFlow/SCFToControlFlow.h"

#include "strata/Conversion/ParallelConversion/ParallelConversion.h"
#include "strata/Conversion/SCFToControlFlow/SCFToControlFlowDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

using namespace strata;
using namespace strata::detail;

//===-- Branches -----------------------------------------------------------===//

Operation *detail::createBranch(OpBuilder &builder, Location loc, Block *target,
                                ValueRange operands) {
  return cf::BranchOp::create(builder, loc, target, operands);
}

void detail::createCondBranch(OpBuilder &builder, Location loc, Value condition,
                              Block *yes, ValueRange yesOperands, Block *no,
                              ValueRange noOperands) {
  cf::CondBranchOp::create(builder, loc, condition, yes, yesOperands, no,
                           noOperands);
}

/// Splits the block of `op` before it. The second half gets arguments of `types`.
static Block *splitForResults(PatternRewriter &rewriter, Operation *op) {
  Block *rest = rewriter.splitBlock(op->getBlock(), Block::iterator(op));
  if (op->getNumResults() == 0)
    return rest;
  SmallVector<Location> locs(op->getNumResults(), op->getLoc());
  Block *continuation = rewriter.createBlock(rest, op->getResultTypes(), locs);
  createBranch(rewriter, op->getLoc(), rest);
  return continuation;
}

/// Moves the blocks of `region` to before `continuation`, to which its terminator, of
/// that name, then branches. Returns the first block.
static Block *inlineRegion(PatternRewriter &rewriter, Region &region,
                           Block *continuation) {
  Block *first = &region.front();
  Operation *terminator = region.back().getTerminator();
  rewriter.setInsertionPointToEnd(&region.back());
  createBranch(rewriter, terminator->getLoc(), continuation,
               terminator->getOperands());
  rewriter.eraseOp(terminator);
  rewriter.inlineRegionBefore(region, continuation);
  return first;
}

void detail::copyLoopAttributes(Operation *loop, Operation *latch) {
  for (NamedAttribute attr : loop->getAttrs())
    if (attr.getNameRef().starts_with("llvm.") ||
        attr.getNameRef() == NoUnrollAttrName)
      latch->setAttr(attr.getNameRef(), attr.getValue());
}

//===-- Patterns -----------------------------------------------------------===//

namespace {
struct IfLowering final : OpRewritePattern<scf::IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(scf::IfOp op,
                                PatternRewriter &rewriter) const override {
    Block *before = op->getBlock();
    Block *continuation = splitForResults(rewriter, op.getOperation());
    Block *yes = inlineRegion(rewriter, op->getRegion(0), continuation);
    Block *no = op->getRegion(1).empty()
                    ? continuation
                    : inlineRegion(rewriter, op->getRegion(1), continuation);
    rewriter.setInsertionPointToEnd(before);
    createCondBranch(rewriter, op->getLoc(), op.getCondition(), yes, {}, no);
    SmallVector<Value, 4> results;
    if (op->getNumResults())
      llvm::append_range(results, continuation->getArguments());
    rewriter.replaceOp(op.getOperation(), results);
    return success();
  }
};

struct ExecuteRegionLowering final : OpRewritePattern<scf::ExecuteRegionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(scf::ExecuteRegionOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op->getLoc();
    Block *before = op->getBlock();
    Block *rest =
        rewriter.splitBlock(before, Block::iterator(op.getOperation()));
    Region &region = op->getRegion(0);
    Block *first = &region.front();
    for (Block &block : region)
      if (Operation *terminator = block.getTerminator();
          isa_and_nonnull<scf::YieldOp>(terminator)) {
        rewriter.setInsertionPointToEnd(&block);
        createBranch(rewriter, loc, rest, terminator->getOperands());
        rewriter.eraseOp(terminator);
      }
    rewriter.inlineRegionBefore(region, rest);
    rewriter.setInsertionPointToEnd(before);
    createBranch(rewriter, loc, first);
    SmallVector<Value, 4> results;
    for (OpResult result : op->getResults())
      results.push_back(rest->addArgument(result.getType(), loc));
    rewriter.replaceOp(op.getOperation(), results);
    return success();
  }
};

struct WhileLowering final : OpRewritePattern<scf::WhileOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(scf::WhileOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op->getLoc();
    Block *current = op->getBlock();
    Block *continuation =
        rewriter.splitBlock(current, Block::iterator(op.getOperation()));
    Region &beforeRegion = op->getRegion(0), &afterRegion = op->getRegion(1);
    Block *after = &afterRegion.front(), *afterLast = &afterRegion.back();
    Block *before = &beforeRegion.front(), *beforeLast = &beforeRegion.back();
    // A body that only passes its arguments on is left out.
    bool isDoWhile = isForwarding(afterRegion);
    if (!isDoWhile)
      rewriter.inlineRegionBefore(afterRegion, continuation);
    rewriter.inlineRegionBefore(beforeRegion, isDoWhile ? continuation : after);

    rewriter.setInsertionPointToEnd(current);
    createBranch(rewriter, loc, before, op->getOperands());

    auto condition = cast<scf::ConditionOp>(beforeLast->getTerminator());
    SmallVector<Value, 8> args;
    llvm::append_range(args, condition.getArgs());
    rewriter.setInsertionPointToEnd(beforeLast);
    createCondBranch(rewriter, loc, condition.getCondition(),
                     isDoWhile ? before : after, args, continuation);
    rewriter.eraseOp(condition);

    if (!isDoWhile) {
      Operation *yield = afterLast->getTerminator();
      rewriter.setInsertionPointToEnd(afterLast);
      createBranch(rewriter, loc, before, yield->getOperands());
      rewriter.eraseOp(yield);
    }
    rewriter.replaceOp(op.getOperation(), args);
    return success();
  }

  static bool isForwarding(Region &region) {
    if (!region.hasOneBlock())
      return false;
    Block &block = region.front();
    Operation *yield = block.getTerminator();
    return yield == &block.front() &&
           yield->getNumOperands() == block.getNumArguments() &&
           llvm::all_of(
               llvm::zip_equal(yield->getOperands(), block.getArguments()),
               [](auto pair) {
                 return std::get<0>(pair) == Value(std::get<1>(pair));
               });
  }
};

struct IndexSwitchLowering final : OpRewritePattern<scf::IndexSwitchOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(scf::IndexSwitchOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op->getLoc();
    Block *condition = op->getBlock();
    Block *continuation =
        rewriter.splitBlock(condition, Block::iterator(op.getOperation()));
    SmallVector<Value, 4> results;
    for (OpResult result : op->getResults())
      results.push_back(continuation->addArgument(result.getType(), loc));
    // The default region is the first one, its block the last one.
    SmallVector<Block *, 8> successors = {nullptr};
    for (Region &region : op->getRegions().drop_front())
      successors.push_back(inlineRegion(rewriter, region, continuation));
    successors[0] = inlineRegion(rewriter, op->getRegion(0), continuation);

    auto cases = cast<DenseI64ArrayAttr>(op->getInherentAttrOrNull("cases"));
    SmallVector<int32_t, 8> values;
    for (int64_t value : cases.asArrayRef())
      values.push_back(int32_t(value));
    rewriter.setInsertionPointToEnd(condition);
    Value flag = arith::IndexCastOp::create(rewriter, loc,
                                            rewriter.getI32Type(), op.getArg());
    SmallVector<int32_t, 8> noOperands(values.size(), 0);
    Attribute caseValues;
    if (!values.empty())
      caseValues = DenseElementsAttr::get(
          VectorType::get({int64_t(values.size())}, rewriter.getI32Type()),
          ArrayRef<int32_t>(values));
    cf::SwitchOp::create(rewriter, loc, flag, ValueRange(), ValueRange(),
                         noOperands, successors.front(),
                         ArrayRef(successors).drop_front(), caseValues);
    rewriter.replaceOp(op.getOperation(), results);
    return success();
  }
};

/// A parallel loop becomes loops, one in the other, with reductions as carried values.
struct ParallelLowering final : OpRewritePattern<scf::ParallelOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(scf::ParallelOp op,
                                PatternRewriter &rewriter) const override {
    size_t numLoops = op.getStep().size();
    if (numLoops == 0 || !op.hasBoundsForEachStep())
      return rewriter.notifyMatchFailure(
          op.getOperation(), "there are not as many bounds as steps");
    Location loc = op->getLoc();
    Operation *reduce = op->getRegion(0).front().getTerminator();
    SmallVector<Value, 4> carried;
    llvm::append_range(carried, op.getInitVals());
    SmallVector<Value, 4> ivs;
    Operation *outermost = nullptr;
    auto bounds =
        llvm::zip_equal(op.getLowerBound(), op.getUpperBound(), op.getStep());
    for (auto [lower, upper, step] : bounds) {
      Operation *loop = createLoop(rewriter, loc, lower, upper, step, carried);
      if (!outermost)
        outermost = loop;
      else if (!carried.empty())
        yield(rewriter, loc, loop->getResults());
      Block &body = loop->getRegion(0).front();
      ivs.push_back(body.getArgument(0));
      carried.clear();
      llvm::append_range(carried, body.getArguments().drop_front());
      if (carried.empty())
        rewriter.setInsertionPoint(body.getTerminator());
      else
        rewriter.setInsertionPointToStart(&body);
    }
    // The body, then the reductions.
    Block *inner = rewriter.getInsertionBlock();
    Block &body = op->getRegion(0).front();
    rewriter.inlineBlockBefore(&body, inner, rewriter.getInsertionPoint(), ivs);
    SmallVector<Value, 4> results = inlineReductions(rewriter, reduce, carried);
    if (!results.empty()) {
      rewriter.setInsertionPointToEnd(inner);
      yield(rewriter, loc, results);
    }
    rewriter.eraseOp(reduce);
    copyLoopAttributes(op.getOperation(), outermost);
    rewriter.replaceOp(op.getOperation(), outermost->getResults());
    return success();
  }

  /// The results of the reductions, which are moved to before `reduce`.
  static SmallVector<Value, 4> inlineReductions(PatternRewriter &rewriter,
                                                Operation *reduce,
                                                ArrayRef<Value> accumulators) {
    SmallVector<Value, 4> results;
    for (auto [region, value, accumulator] : llvm::zip_equal(
             reduce->getRegions(), reduce->getOperands(), accumulators)) {
      Block &block = region.front();
      auto terminator = cast<scf::ReduceReturnOp>(block.getTerminator());
      results.push_back(terminator.getResult());
      rewriter.inlineBlockBefore(&block, reduce, {accumulator, value});
      rewriter.eraseOp(terminator);
    }
    return results;
  }

  static void yield(PatternRewriter &rewriter, Location loc,
                    ValueRange values) {
    scf::YieldOp::create(rewriter, loc, values);
  }

  /// A loop with an empty body: a terminator is there only if nothing is carried.
  static Operation *createLoop(PatternRewriter &rewriter, Location loc,
                               Value lower, Value upper, Value step,
                               ArrayRef<Value> carried) {
    SmallVector<Value, 8> operands = {lower, upper, step};
    llvm::append_range(operands, carried);
    SmallVector<Type, 4> types;
    for (Value value : carried)
      types.push_back(value.getType());
    Operation *loop = scf::ForOp::create(rewriter, loc, types, operands);
    SmallVector<Type, 8> argTypes = {lower.getType()};
    llvm::append_range(argTypes, types);
    SmallVector<Location, 8> locs(argTypes.size(), loc);
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.createBlock(&loop->getRegion(0), {}, argTypes, locs);
    if (carried.empty())
      yield(rewriter, loc, {});
    return loop;
  }
};

/// A loop over a box of indices without shared results, as a parallel loop.
struct ForallLowering final : OpRewritePattern<scf::ForallOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(scf::ForallOp op,
                                PatternRewriter &rewriter) const override {
    if (op->getNumResults())
      return rewriter.notifyMatchFailure(
          op.getOperation(), "only fully bufferized scf.forall ops can be "
                             "lowered to scf.parallel");
    Location loc = op->getLoc();
    Region &region = op->getRegion(0);
    Operation *terminator = region.front().getTerminator();
    // Without dimensions, the body is executed once.
    if (op.getStaticLowerBound().empty()) {
      rewriter.eraseOp(terminator);
      rewriter.inlineBlockBefore(&region.front(), op.getOperation(), {});
      rewriter.eraseOp(op.getOperation());
      return success();
    }
    SmallVector<Value, 4> operands;
    auto addBounds = [&](OperandRange dynamic, ArrayRef<int64_t> constants) {
      size_t next = 0;
      for (int64_t bound : constants)
        operands.push_back(
            ShapedType::isDynamic(bound)
                ? dynamic[next++]
                : Value(arith::ConstantOp::create(
                      rewriter, loc, rewriter.getIndexAttr(bound))));
    };
    addBounds(op.getDynamicLowerBound(), op.getStaticLowerBound());
    addBounds(op.getDynamicUpperBound(), op.getStaticUpperBound());
    addBounds(op.getDynamicStep(), op.getStaticStep());
    int32_t rank = int32_t(operands.size() / 3);
    Operation *parallel = scf::ParallelOp::create(
        rewriter, loc, TypeRange(), operands,
        rewriter.getNamedAttr(
            "operandSegmentSizes",
            rewriter.getDenseI32ArrayAttr({rank, rank, rank, 0})));
    rewriter.setInsertionPointToEnd(&region.front());
    scf::ReduceOp::create(rewriter, loc);
    rewriter.eraseOp(terminator);
    rewriter.inlineRegionBefore(region, parallel->getRegion(0),
                                parallel->getRegion(0).end());
    for (NamedAttribute attr : op->getAttrs())
      if (attr.getNameRef().starts_with("llvm.") ||
          attr.getNameRef() == NoUnrollAttrName)
        parallel->setAttr(attr.getNameRef(), attr.getValue());
    rewriter.eraseOp(op.getOperation());
    return success();
  }
};
} // namespace

void strata::populateSCFToControlFlowConversionPatterns(
    RewritePatternSet &patterns, const SCFToControlFlowOptions &options) {
  patterns.add<IfLowering, ForallLowering, ParallelLowering, WhileLowering,
               ExecuteRegionLowering, IndexSwitchLowering>(
      patterns.getContext());
  populateForLowering(patterns, options);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct SCFToControlFlow final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *op = getOperation();
    RewritePatternSet patterns(op->getContext());
    SCFToControlFlowOptions options;
    options.preventOverflow = *preventOverflow;
    populateSCFToControlFlowConversionPatterns(patterns, options);
    ConversionTarget target(op->getContext());
    target
        .addIllegalOp<scf::ForallOp, scf::ForOp, scf::IfOp, scf::IndexSwitchOp,
                      scf::ParallelOp, scf::WhileOp, scf::ExecuteRegionOp>();
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    ConversionConfig config;
    config.allowPatternRollback = *allowPatternRollback;
    if (failed(convertInParallel(getParallelWork(), op, target,
                                 FrozenRewritePatternSet(std::move(patterns)),
                                 config)))
      signalPassFailure();
  }
  Option<bool> allowPatternRollback{*this, "allow-pattern-rollback",
                                    "Undo the changes of patterns that fail",
                                    true};
  Option<bool> preventOverflow{
      *this, "prevent-overflow",
      "Loops with a constant step also end where their variable would overflow",
      false};
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-scf-to-cf",
    .name = "SCFToControlFlowPass",
    .summary = "Convert scf to blocks and branches of cf",
    .dependentDialects = {"arith", "cf", "scf"},
    .create = makePass<SCFToControlFlow>,
};

void strata::registerSCFToControlFlowPasses(PassRegistry &registry) {
  registry.add(info);
}
