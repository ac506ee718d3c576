// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The iterations of a parallel loop are divided into blocks, which are executed asynchronously.
#include "strata/Conversion/AsyncTransforms/AsyncTransformsDetail.h"
#include "strata/Conversion/AsyncTransforms/ParallelForDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Async/AsyncOps.h"
#include "strata/IR/Graph/RegionUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace strata::asyncfor;

using Predicate = arith::CmpIPredicate;

namespace {
struct ParallelForOptions {
  bool asyncDispatch;
  /// -1: the number of threads of the runtime.
  int32_t numWorkers;
  int32_t minTaskSize;
};

/// The operations that take the place of a parallel loop.
class Dispatch {
public:
  Dispatch(const ParallelLoop &loop, const ParallelForOptions &options,
           Value minTaskSize, PatternRewriter &rewriter)
      : loop(loop), options(options), minTaskSize(minTaskSize),
        rewriter(rewriter), loc(loop.op->getLoc()) {}
  /// Executes all iterations, of which there are `total`.
  void build(OpBuilder &builder, Value total);

private:
  Value index(OpBuilder &builder, int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  Value number(OpBuilder &builder, float value) {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getF32FloatAttr(value));
  }
  /// The number of innermost loops whose iterations are few and known, which a block executes all,
  /// and the number of these iterations.
  std::pair<unsigned, int64_t> getAlignedLoops() const;
  Value createMaxNumBlocks(OpBuilder &builder);
  void dispatchBlocks(OpBuilder &builder, unsigned numAligned, Value blockSize,
                      Value numBlocks);
  void dispatchTree(OpBuilder &builder, func::FuncOp compute, Value blockSize,
                    Value numBlocks);
  void dispatchInLoop(OpBuilder &builder, func::FuncOp compute, Value blockSize,
                      Value numBlocks);
  SmallVector<Value> getCallOperands(ValueRange range, Value blockSize) const;

  const ParallelLoop &loop;
  const ParallelForOptions &options;
  Value minTaskSize;
  PatternRewriter &rewriter;
  Location loc;
};
} // namespace

//===-- Blocks -------------------------------------------------------------===//

/// The most iterations of inner loops that a compiler can be expected to unroll.
static constexpr int64_t MaxAlignedIterations = 512;

std::pair<unsigned, int64_t> Dispatch::getAlignedLoops() const {
  unsigned numLoops = 0;
  int64_t product = 1, numIterations = 0;
  for (unsigned dim = loop.getNumLoops(); --dim;) {
    std::optional<int64_t> count = getConstantIndex(loop.tripCounts[dim]);
    if (!count || *count <= 0 || *count > MaxAlignedIterations / product)
      break;
    product *= *count;
    numIterations = product;
    ++numLoops;
  }
  return {numLoops, numIterations};
}

/// The most blocks for a number of threads: many for few threads, so that their work is balanced, and
/// few for many, whose speed memory limits.
Value Dispatch::createMaxNumBlocks(OpBuilder &builder) {
  Value numWorkers;
  if (options.numWorkers >= 0)
    numWorkers = index(builder, options.numWorkers);
  else
    numWorkers = async::RuntimeNumWorkerThreadsOp::create(builder, loc);
  static constexpr std::pair<int64_t, float> Factors[] = {
      {4, 4.0f}, {8, 2.0f}, {16, 1.0f}, {32, 0.8f}, {64, 0.6f}};
  Value factor = number(builder, 8.0f);
  for (auto [numThreads, value] : Factors) {
    Value limit = index(builder, numThreads);
    Value isLarger =
        arith::CmpIOp::create(builder, loc, Predicate::sgt, numWorkers, limit);
    Value smaller = number(builder, value);
    factor = arith::SelectOp::create(builder, loc, isLarger, smaller, factor);
  }
  Type i32 = builder.getI32Type();
  Value count = arith::IndexCastOp::create(builder, loc, i32, numWorkers);
  count = arith::SIToFPOp::create(builder, loc, builder.getF32Type(), count);
  count = arith::MulFOp::create(builder, loc, factor, count);
  count = arith::FPToSIOp::create(builder, loc, i32, count);
  count =
      arith::IndexCastOp::create(builder, loc, builder.getIndexType(), count);
  Value one = index(builder, 1);
  return arith::MaxSIOp::create(builder, loc, one, count);
}

void Dispatch::build(OpBuilder &builder, Value total) {
  auto [numAligned, numIterations] = getAlignedLoops();
  Value maxBlocks = createMaxNumBlocks(builder);
  Value size = arith::CeilDivSIOp::create(builder, loc, total, maxBlocks);
  size = arith::MaxSIOp::create(builder, loc, size, minTaskSize);
  size = arith::MinSIOp::create(builder, loc, total, size);
  Value numBlocks = arith::CeilDivSIOp::create(builder, loc, total, size);
  if (!numAligned)
    return dispatchBlocks(builder, 0, size, numBlocks);
  Value limit = index(builder, numIterations);
  Value isLarge =
      arith::CmpIOp::create(builder, loc, Predicate::sge, size, limit);
  scf::IfOp::create(
      builder, loc, isLarge,
      [&, numAligned = numAligned,
       numIterations = numIterations](OpBuilder &body, Location) {
        Value unit = index(body, numIterations);
        Value aligned = arith::CeilDivSIOp::create(body, loc, size, unit);
        aligned = arith::MulIOp::create(body, loc, aligned, unit);
        dispatchBlocks(body, numAligned, aligned, numBlocks);
        scf::YieldOp::create(body, loc, ValueRange());
      },
      [&](OpBuilder &body, Location) {
        dispatchBlocks(body, 0, size, numBlocks);
        scf::YieldOp::create(body, loc, ValueRange());
      });
}

//===-- Dispatch -----------------------------------------------------------===//

void Dispatch::dispatchBlocks(OpBuilder &builder, unsigned numAligned,
                              Value blockSize, Value numBlocks) {
  func::FuncOp compute = createComputeFunction(loop, numAligned, rewriter);
  if (options.asyncDispatch)
    dispatchTree(builder, compute, blockSize, numBlocks);
  else
    dispatchInLoop(builder, compute, blockSize, numBlocks);
}

SmallVector<Value> Dispatch::getCallOperands(ValueRange range,
                                             Value blockSize) const {
  SmallVector<Value> operands(range.begin(), range.end());
  operands.push_back(blockSize);
  llvm::append_range(operands, loop.getOperands());
  return operands;
}

/// A single block is executed at once.
void Dispatch::dispatchTree(OpBuilder &builder, func::FuncOp compute,
                            Value blockSize, Value numBlocks) {
  func::FuncOp dispatch = createDispatchFunction(compute, rewriter);
  Value zero = index(builder, 0);
  Value one = index(builder, 1);
  Value isSingle =
      arith::CmpIOp::create(builder, loc, Predicate::eq, numBlocks, one);
  scf::IfOp::create(
      builder, loc, isSingle,
      [&](OpBuilder &body, Location) {
        func::CallOp::create(body, loc, compute.getSymName(), TypeRange(),
                             getCallOperands(zero, blockSize));
        scf::YieldOp::create(body, loc, ValueRange());
      },
      [&](OpBuilder &body, Location) {
        Value size = arith::SubIOp::create(body, loc, numBlocks, one);
        Value group = async::CreateGroupOp::create(body, loc, size);
        func::CallOp::create(
            body, loc, dispatch.getSymName(), TypeRange(),
            getCallOperands(ValueRange{group, zero, numBlocks}, blockSize));
        async::AwaitAllOp::create(body, loc, group);
        scf::YieldOp::create(body, loc, ValueRange());
      });
}

/// The first block is executed by the caller.
void Dispatch::dispatchInLoop(OpBuilder &builder, func::FuncOp compute,
                              Value blockSize, Value numBlocks) {
  Value zero = index(builder, 0);
  Value one = index(builder, 1);
  Value size = arith::SubIOp::create(builder, loc, numBlocks, one);
  Value group = async::CreateGroupOp::create(builder, loc, size);
  scf::ForOp::create(builder, loc, one, numBlocks, one, ValueRange(),
                     [&](OpBuilder &body, Location, Value iv, ValueRange) {
                       createAsyncCall(body, loc, compute,
                                       getCallOperands(iv, blockSize), group);
                       scf::YieldOp::create(body, loc, ValueRange());
                     });
  func::CallOp::create(builder, loc, compute.getSymName(), TypeRange(),
                       getCallOperands(zero, blockSize));
  async::AwaitAllOp::create(builder, loc, group);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ParallelPattern final : OpRewritePattern<scf::ParallelOp> {
  ParallelPattern(Context *ctx, const ParallelForOptions &options)
      : OpRewritePattern(ctx), options(options) {}
  LogicalResult matchAndRewrite(scf::ParallelOp op,
                                PatternRewriter &rewriter) const override;
  ParallelForOptions options;
};
} // namespace

LogicalResult
ParallelPattern::matchAndRewrite(scf::ParallelOp op,
                                 PatternRewriter &rewriter) const {
  if (op->getNumResults())
    return rewriter.notifyMatchFailure(op, "the loop is a reduction");
  if (!op->getParentWithTrait<OpTrait::SymbolTable>())
    return rewriter.notifyMatchFailure(op, "no module is around the loop");
  Location loc = op->getLoc();
  Value minTaskSize =
      arith::ConstantIndexOp::create(rewriter, loc, options.minTaskSize);
  asynctransforms::cloneConstants(op.getRegion(), rewriter);
  ParallelLoop loop{op, {}, {}};
  for (auto [lower, upper, step] :
       llvm::zip_equal(op.getLowerBound(), op.getUpperBound(), op.getStep())) {
    Value range = rewriter.createOrFold<arith::SubIOp>(loc, upper, lower);
    loop.tripCounts.push_back(
        rewriter.createOrFold<arith::CeilDivSIOp>(loc, range, step));
  }
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op.getRegion(), captured);
  loop.captures.assign(captured.begin(), captured.end());
  Value total = loop.tripCounts.front();
  for (Value count : llvm::drop_begin(loop.tripCounts))
    total = arith::MulIOp::create(rewriter, loc, total, count);
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  Value isEmpty =
      arith::CmpIOp::create(rewriter, loc, Predicate::eq, total, zero);
  Dispatch dispatch(loop, options, minTaskSize, rewriter);
  scf::IfOp::create(
      rewriter, loc, isEmpty,
      [&](OpBuilder &body, Location) {
        scf::YieldOp::create(body, loc, ValueRange());
      },
      [&](OpBuilder &body, Location) {
        dispatch.build(body, total);
        scf::YieldOp::create(body, loc, ValueRange());
      });
  rewriter.eraseOp(op);
  return success();
}

namespace {
struct AsyncParallelFor final : Pass {
  using Pass::Pass;
  Option<bool> asyncDispatch{
      *this, "async-dispatch",
      "Halve the range of blocks repeatedly, instead of executing them in a "
      "loop of the caller",
      true};
  Option<int32_t> minTaskSize{*this, "min-task-size",
                              "The least number of iterations of a block",
                              1000};
  Option<int32_t> numWorkerThreads{
      *this, "num-workers",
      "The number of threads; -1: the runtime is asked for it", 8};

  void runOnOperation() override {
    ParallelForOptions options{*asyncDispatch, *numWorkerThreads, *minTaskSize};
    RewritePatternSet patterns(&getContext());
    patterns.add<ParallelPattern>(&getContext(), options);
    if (failed(applyPatternsGreedily(
            getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo parallelForInfo = {
    .argument = "async-parallel-for",
    .name = "AsyncParallelForPass",
    .summary = "Execute the iterations of scf.parallel asynchronously",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "async", "func", "scf"},
    .create = makePass<AsyncParallelFor>,
};

void asynctransforms::registerParallelForPass(PassRegistry &registry) {
  registry.add(parallelForInfo);
}
