// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/SCF/LoopUnroll.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;

/// More operations than one loop may have after unrolling.
static constexpr uint64_t maxUnrolledOps = 1 << 20;

namespace {
/// The bounds of the two loops.
struct UnrollBounds {
  /// The end of the main loop, which is the beginning of the rest, and the step of the main loop.
  Value split, step;
  bool hasMain = true, hasRest = true;
};
} // namespace

static bool isTooLarge(scf::ForOp loop, uint64_t factor) {
  uint64_t count = 0;
  loop->walk([&](Operation *) { ++count; });
  return factor > maxUnrolledOps || count * factor > maxUnrolledOps;
}

static Value createNumber(OpBuilder &builder, Location loc, Type type,
                          int64_t number) {
  return arith::ConstantOp::create(builder, loc,
                                   builder.getIntegerAttr(type, number));
}

/// The bounds for constants; std::nullopt if they overflow.
static std::optional<UnrollBounds>
getConstantBounds(OpBuilder &builder, scf::ForOp loop, int64_t lower,
                  int64_t upper, int64_t step, int64_t factor) {
  int64_t distance = 0, wideStep = 0;
  if (step <= 0 || llvm::SubOverflow(upper, lower, distance) ||
      llvm::MulOverflow(step, factor, wideStep))
    return std::nullopt;
  int64_t count = distance <= 0 ? 0 : (distance - 1) / step + 1;
  int64_t repeated = count - count % factor;
  UnrollBounds bounds;
  bounds.hasMain = repeated != 0;
  bounds.hasRest = repeated != count;
  Type type = loop.getLowerBound().getType();
  Location loc = loop->getLoc();
  if (bounds.hasRest) {
    int64_t split = lower + repeated * step;
    bounds.split = createNumber(builder, loc, type, split);
  } else {
    bounds.split = loop.getUpperBound();
  }
  bounds.step =
      factor == 1 ? loop.getStep() : createNumber(builder, loc, type, wideStep);
  return bounds;
}

/// Whether the upper bound is known not to be below the lower one.
static bool hasNoNegativeDistance(scf::ForOp loop) {
  std::optional<int64_t> lower = getConstantIntValue(loop.getLowerBound());
  return lower && *lower <= 0 &&
         isa_and_nonnull<memref::DimOp, tensor::DimOp>(
             loop.getUpperBound().getDefiningOp());
}

static UnrollBounds createBounds(OpBuilder &builder, scf::ForOp loop,
                                 int64_t factor) {
  Location loc = loop->getLoc();
  Type type = loop.getLowerBound().getType();
  Value lower = loop.getLowerBound(), step = loop.getStep();
  Value distance =
      arith::SubIOp::create(builder, loc, loop.getUpperBound(), lower);
  if (!hasNoNegativeDistance(loop)) {
    Value zero = createNumber(builder, loc, type, 0);
    distance = arith::MaxSIOp::create(builder, loc, distance, zero);
  }
  Value one = createNumber(builder, loc, type, 1);
  Value most = arith::SubIOp::create(builder, loc, step, one);
  Value rounded = arith::AddIOp::create(builder, loc, distance, most);
  Value count = arith::DivUIOp::create(builder, loc, rounded, step);
  Value times = createNumber(builder, loc, type, factor);
  Value rest = arith::RemSIOp::create(builder, loc, count, times);
  Value repeated = arith::SubIOp::create(builder, loc, count, rest);
  Value length = arith::MulIOp::create(builder, loc, repeated, step);
  UnrollBounds bounds;
  bounds.split = arith::AddIOp::create(builder, loc, lower, length);
  bounds.step = arith::MulIOp::create(builder, loc, step, times);
  return bounds;
}

/// Appends copies of the body of `loop` to it, for variables that are `step` apart.
static void repeatBody(RewriterBase &rewriter, scf::ForOp loop, Value step,
                       uint64_t factor) {
  Block *body = loop.getBody();
  Operation *yield = body->getTerminator();
  SmallVector<Operation *> ops;
  for (Operation &op : body->without_terminator())
    ops.push_back(&op);
  SmallVector<Value> first(yield->getOperands()), values = first;
  rewriter.setInsertionPoint(yield);
  Value variable = loop.getInductionVar();
  bool usesVariable = !variable.use_empty();
  for (uint64_t i = 1; i < factor; ++i) {
    IRMapping mapping;
    for (auto [argument, value] :
         llvm::zip_equal(loop.getRegionIterArgs(), values))
      mapping.map(argument, value);
    if (usesVariable) {
      Location loc = loop->getLoc();
      Value number =
          createNumber(rewriter, loc, variable.getType(), int64_t(i));
      Value distance = arith::MulIOp::create(rewriter, loc, step, number);
      Value next = arith::AddIOp::create(rewriter, loc, variable, distance);
      mapping.map(variable, next);
    }
    for (Operation *op : ops)
      rewriter.clone(*op, mapping);
    for (auto [value, yielded] : llvm::zip_equal(values, first))
      value = mapping.lookupOrDefault(yielded);
  }
  rewriter.modifyOpInPlace(yield, [&] { yield->setOperands(values); });
}

/// Replaces the loop by its body if it has one iteration; null then.
static scf::ForOp promote(RewriterBase &rewriter, scf::ForOp loop) {
  return succeeded(loop.promoteIfSingleIteration(rewriter)) ? scf::ForOp()
                                                            : loop;
}

FailureOr<scf::UnrolledLoops>
scf::loopUnrollByFactor(RewriterBase &rewriter, ForOp loop, uint64_t factor) {
  if (factor == 0 || loop.getUnsignedCmp() || isTooLarge(loop, factor))
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  if (factor == 1)
    return UnrolledLoops{promote(rewriter, loop), {}};
  rewriter.setInsertionPoint(loop);
  std::optional<int64_t> lower = getConstantIntValue(loop.getLowerBound()),
                         upper = getConstantIntValue(loop.getUpperBound()),
                         step = getConstantIntValue(loop.getStep());
  bool isConstant = lower && upper && step;
  // The step and the factor must be numbers of the type.
  Type type = loop.getLowerBound().getType();
  unsigned bits = isa<IndexType>(type) ? 64 : type.getIntOrFloatBitWidth();
  int64_t wideStep = 0;
  if (bits < 64 &&
      (!isConstant || llvm::MulOverflow(*step, int64_t(factor), wideStep) ||
       !llvm::isIntN(bits, wideStep)))
    return failure();
  std::optional<UnrollBounds> bounds =
      isConstant ? getConstantBounds(rewriter, loop, *lower, *upper, *step,
                                     int64_t(factor))
                 : createBounds(rewriter, loop, int64_t(factor));
  if (!bounds)
    return failure();
  UnrolledLoops result;
  if (bounds->hasRest) {
    rewriter.setInsertionPointAfter(loop);
    result.rest = cast<ForOp>(rewriter.clone(*loop));
    rewriter.replaceAllUsesWith(ValueRange(loop->getResults()),
                                ValueRange(result.rest->getResults()));
    rewriter.modifyOpInPlace(result.rest, [&] {
      result.rest.getLowerBoundMutable().set(bounds->split);
      result.rest.getInitArgsMutable().assign(loop->getResults());
    });
    result.rest = promote(rewriter, result.rest);
  }
  Value oldStep = loop.getStep();
  rewriter.modifyOpInPlace(loop, [&] {
    loop.getUpperBoundMutable().set(bounds->split);
    loop.getStepMutable().set(bounds->step);
  });
  repeatBody(rewriter, loop, oldStep, factor);
  result.main = promote(rewriter, loop);
  return result;
}
