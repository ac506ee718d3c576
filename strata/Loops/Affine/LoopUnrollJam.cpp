// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopUnrollJam.h"

#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Remarks.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Affine/LoopUnroll.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

#include <utility>

using namespace strata;
using namespace strata::affine;

//===-- Legality -----------------------------------------------------------===//

/// Whether the operands of the bounds of all loops in `loop` are defined outside of it.
static bool hasInvariantBounds(AffineForOp loop) {
  WalkResult result = loop->walk([&](AffineForOp inner) {
    if (inner == loop)
      return WalkResult::advance();
    unsigned numBounds = inner.getLowerBound().getNumOperands() +
                         inner.getUpperBound().getNumOperands();
    for (Value operand : inner->getOperands().take_front(numBounds))
      if (!loop.isDefinedOutsideOfLoop(operand))
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return !result.wasInterrupted();
}

std::optional<Obstacle> affine::findUnrollJamObstacle(AffineForOp loop,
                                                      uint64_t factor,
                                                      MemoryAliases &aliases) {
  if (loop.getNumIterOperands() != 0)
    return Obstacle("the loop carries values");
  if (isTooLargeToUnroll(loop, factor))
    return Obstacle("the body is too large");
  if (!hasInvariantBounds(loop))
    return Obstacle("the bounds of an inner loop depend on the loop");
  // Only the operations around loops in the body are reordered.
  if (llvm::none_of(*loop.getBody(), llvm::IsaPred<AffineForOp>))
    return std::nullopt;
  NestDependences dependences(loop, aliases);
  if (auto reordered =
          dependences.findUnjammable(loop.getStepAsInt() * int64_t(factor)))
    return Obstacle(dependences, *reordered);
  return std::nullopt;
}

//===-- Copies -------------------------------------------------------------===//

namespace {
/// The jammed body of one loop.
class Jam {
public:
  Jam(RewriterBase &rewriter, AffineForOp loop, uint64_t factor)
      : rewriter(rewriter), loop(loop), copies(factor - 1) {}

  void run();

private:
  /// A loop in the body with values for each copy.
  struct CarryingLoop {
    AffineForOp loop;
    /// The number of values that the loop had.
    unsigned count;
  };

  void collectChunks();
  void carryForCopies(AffineForOp inner);
  void repeat(ArrayRef<Operation *> chunk);
  void setCarriedValues(const CarryingLoop &carrying);
  Value getCopy(Value value, size_t copy);

  RewriterBase &rewriter;
  AffineForOp loop;
  /// The values of each copy after the first one.
  SmallVector<IRMapping, 4> copies;
  /// The operations between loops, without terminators.
  std::vector<SmallVector<Operation *>> chunks;
  SmallVector<AffineForOp> innerLoops;
  SmallVector<CarryingLoop> carryingLoops;
};
} // namespace

void Jam::collectChunks() {
  chunks.clear();
  SmallVector<std::pair<Block *, Block::iterator>> stack;
  stack.emplace_back(loop.getBody(), loop.getBody()->begin());
  SmallVector<Operation *> chunk;
  auto flush = [&] {
    if (!chunk.empty())
      chunks.push_back(std::exchange(chunk, {}));
  };
  while (!stack.empty()) {
    auto &[block, next] = stack.back();
    Operation *op = &*next;
    if (op == block->getTerminator()) {
      flush();
      stack.pop_back();
      continue;
    }
    ++next;
    auto inner = dyn_cast<AffineForOp>(op);
    if (!inner) {
      chunk.push_back(op);
      continue;
    }
    flush();
    innerLoops.push_back(inner);
    stack.emplace_back(inner.getBody(), inner.getBody()->begin());
  }
}

/// Replaces a loop by one that carries the values of all copies. All begin with the values of the
/// first one until setCarriedValues is called.
void Jam::carryForCopies(AffineForOp inner) {
  unsigned count = inner.getNumIterOperands();
  if (count == 0)
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(inner);
  SmallVector<Value> inits;
  for (size_t i = 0; i <= copies.size(); ++i)
    llvm::append_range(inits, inner.getInits());
  AffineBound lower = inner.getLowerBound(), upper = inner.getUpperBound();
  auto wide = AffineForOp::create(rewriter, inner.getLoc(), lower.getOperands(),
                                  lower.getMap(), upper.getOperands(),
                                  upper.getMap(), inner.getStepAsInt(), inits);
  Block *body = wide.getBody();
  SmallVector<Value> arguments(body->getArguments().take_front(1 + count));
  while (!body->empty())
    rewriter.eraseOp(&body->back());
  rewriter.mergeBlocks(inner.getBody(), body, arguments);
  for (auto [i, copy] : llvm::enumerate(copies))
    for (unsigned k = 0; k < count; ++k) {
      unsigned position = unsigned(i + 1) * count + k;
      copy.map(Value(body->getArgument(1 + k)),
               Value(body->getArgument(1 + position)));
      copy.map(Value(wide->getResult(k)), Value(wide->getResult(position)));
    }
  rewriter.replaceAllUsesWith(inner->getResults(),
                              wide->getResults().take_front(count));
  rewriter.eraseOp(inner);
  carryingLoops.push_back({wide, count});
}

/// Adds the copies of a chunk after it.
void Jam::repeat(ArrayRef<Operation *> chunk) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointAfter(chunk.back());
  Value variable = loop.getInductionVar();
  for (auto [i, copy] : llvm::enumerate(copies)) {
    if (!variable.use_empty())
      copy.map(variable, getCopy(variable, i));
    for (Operation *op : chunk)
      rewriter.clone(*op, copy);
  }
}

/// The value of a copy after the first one where `rewriter` inserts.
Value Jam::getCopy(Value value, size_t copy) {
  if (value != loop.getInductionVar())
    return copies[copy].lookupOrDefault(value);
  AffineExpr next =
      rewriter.getAffineDimExpr(0) + int64_t(copy + 1) * loop.getStepAsInt();
  return AffineApplyOp::create(rewriter, loop.getLoc(),
                               AffineMap::get(1, 0, next), value);
}

void Jam::setCarriedValues(const CarryingLoop &carrying) {
  OpBuilder::InsertionGuard guard(rewriter);
  AffineForOp inner = carrying.loop;
  Operation *yield = inner.getBody()->getTerminator();
  SmallVector<Value> inits(inner.getInits().take_front(carrying.count));
  SmallVector<Value> yielded(yield->getOperands());
  for (size_t copy = 0; copy < copies.size(); ++copy)
    for (unsigned k = 0; k < carrying.count; ++k) {
      rewriter.setInsertionPoint(inner);
      inits.push_back(getCopy(inits[k], copy));
      rewriter.setInsertionPoint(yield);
      yielded.push_back(getCopy(yielded[k], copy));
    }
  rewriter.modifyOpInPlace(inner, [&] { inner.setInits(inits); });
  rewriter.modifyOpInPlace(yield, [&] { yield->setOperands(yielded); });
}

void Jam::run() {
  collectChunks();
  SmallVector<AffineForOp> loops(innerLoops);
  for (AffineForOp inner : loops)
    carryForCopies(inner);
  collectChunks();
  for (ArrayRef<Operation *> chunk : chunks)
    repeat(chunk);
  for (const CarryingLoop &carrying : carryingLoops)
    setCarriedValues(carrying);
  int64_t step = loop.getStepAsInt() * int64_t(copies.size() + 1);
  rewriter.modifyOpInPlace(loop, [&] { loop.setStep(step); });
}

LogicalResult affine::loopUnrollJamByFactor(RewriterBase &rewriter,
                                            AffineForOp loop, uint64_t factor) {
  assert(factor >= 1 && "a loop is repeated at least once");
  if (factor == 1)
    return promoteIfSingleIteration(rewriter, loop);
  std::optional<uint64_t> count = getTripCount(loop);
  if (llvm::hasSingleElement(*loop.getBody()) || (count && *count < factor))
    return failure();
  if (getLargestDivisorOfTripCount(loop) % factor != 0 &&
      failed(createCleanupLoop(rewriter, loop, factor)))
    return failure();
  Jam(rewriter, loop, factor).run();
  (void)promoteIfSingleIteration(rewriter, loop);
  return success();
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct AffineLoopUnrollJam final : Pass {
  using Pass::Pass;
  Option<unsigned> unrollJamFactor{
      *this, "unroll-jam-factor",
      "The number of iterations that are executed together", 4};

  void runOnOperation() override {
    if (*unrollJamFactor == 0) {
      getOperation()->emitError("expected a positive factor, found 0");
      return signalPassFailure();
    }
    SmallVector<Operation *> functions;
    getOperation()->walk([&](Operation *op) {
      if (isFunction(op))
        functions.push_back(op);
    });
    for (Operation *function : functions)
      runOnFunction(function);
  }

  /// Unrolls the loop that the function begins with, as in mlir-opt.
  void runOnFunction(Operation *function) {
    Region &body = function->getRegion(0);
    if (body.empty() || body.front().empty())
      return;
    auto loop = dyn_cast<AffineForOp>(&body.front().front());
    if (!loop)
      return reportOtherLoop(body.front());
    {
      MemoryAliases aliases(function);
      if (std::optional<Obstacle> obstacle =
              findUnrollJamObstacle(loop, *unrollJamFactor, aliases))
        return obstacle->emitRemark(loop, getArgument());
    }
    remark::passed(
        loop,
        remark::RemarkOpts::name("UnrolledAndJammed").category(getArgument()))
        << remark::metric("Factor", unsigned(*unrollJamFactor));
    IRRewriter rewriter(&getContext());
    (void)loopUnrollJamByFactor(rewriter, loop, *unrollJamFactor);
  }

  void reportOtherLoop(Block &block) {
    for (Operation &op : block)
      if (isa<AffineForOp>(op))
        return Obstacle("the function does not begin with the loop")
            .emitRemark(&op, getArgument());
  }
};
} // namespace

static constexpr PassInfo affineLoopUnrollJamInfo = {
    .argument = "affine-loop-unroll-jam",
    .name = "AffineLoopUnrollAndJam",
    .summary = "Execute several iterations of the first loop of a function "
               "together",
    .dependentDialects = {"affine"},
    .create = makePass<AffineLoopUnrollJam>,
};

void strata::registerAffineLoopUnrollJamPass(PassRegistry &registry) {
  registry.add(affineLoopUnrollJamInfo);
}
