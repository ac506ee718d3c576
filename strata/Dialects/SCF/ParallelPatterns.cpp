// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of scf.parallel.
#include "strata/Dialects/SCF/RegionPatternsDetail.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/SCF/SCFPatterns.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

namespace {
/// The bounds and steps of a nest.
struct ParallelBounds {
  SmallVector<Value, 4> lower, upper, steps;

  void append(Value from, Value to, Value step) {
    lower.push_back(from);
    upper.push_back(to);
    steps.push_back(step);
  }
};
} // namespace

/// The terminator of a nest with a valid body; null for others.
static Operation *getReduce(scf::ParallelOp nest) {
  size_t rank = nest.getStep().size();
  Region &body = nest.getRegion();
  Operation *reduce =
      body.hasOneBlock() ? body.front().getTerminator() : nullptr;
  bool isValid = reduce && isa<scf::ReduceOp>(reduce) &&
                 body.getNumArguments() == rank &&
                 nest.getLowerBound().size() == rank &&
                 nest.getUpperBound().size() == rank &&
                 nest.getInitVals().size() == nest->getNumResults() &&
                 reduce->getNumOperands() == nest->getNumResults() &&
                 reduce->getNumRegions() == nest->getNumResults();
  return isValid ? reduce : nullptr;
}

/// A nest with other bounds and an empty region, before `op`.
static Operation *createNest(Operation *op, const ParallelBounds &bounds,
                             ValueRange inits, PatternRewriter &rewriter) {
  SmallVector<Value, 8> operands;
  for (ValueRange part : {ValueRange(bounds.lower), ValueRange(bounds.upper),
                          ValueRange(bounds.steps), inits})
    operands.append(part.begin(), part.end());
  Operation *nest = createLike(rewriter, op, operands, op->getResultTypes());
  auto rank = int32_t(bounds.lower.size());
  nest->setAttr(
      "operandSegmentSizes",
      rewriter.getDenseI32ArrayAttr({rank, rank, rank, int32_t(inits.size())}));
  return nest;
}

/// Replaces a nest whose dimensions have one iteration each by its body: initial values
/// are combined with the values of that iteration.
static void inlineBody(scf::ParallelOp nest, Operation *reduce,
                       ArrayRef<Value> variables, PatternRewriter &rewriter) {
  Operation *op = nest.getOperation();
  SmallVector<Value, 4> inits(nest.getInitVals()), results;
  rewriter.inlineBlockBefore(&nest.getRegion().front(), op, variables);
  for (auto [init, value, region] :
       llvm::zip(inits, reduce->getOperands(), reduce->getRegions())) {
    Block &block = region.front();
    Operation *end = block.getTerminator();
    rewriter.inlineBlockBefore(&block, reduce, {init, value});
    results.push_back(end->getOperand(0));
    rewriter.eraseOp(end);
  }
  rewriter.eraseOp(reduce);
  rewriter.replaceOp(op, results);
}

static bool areReductionsValid(Operation *reduce) {
  return llvm::all_of(reduce->getRegions(), [](Region &region) {
    Operation *end =
        region.hasOneBlock() ? region.front().getTerminator() : nullptr;
    return end && end->getNumOperands() == 1 && region.getNumArguments() == 2;
  });
}

/// Dimensions with one iteration are removed, and a nest without iterations.
static LogicalResult
removeTrivialParallelDimensions(Operation *op, PatternRewriter &rewriter) {
  scf::ParallelOp nest(op);
  Operation *reduce = getReduce(nest);
  if (!reduce || !areReductionsValid(reduce))
    return failure();
  ParallelBounds kept;
  SmallVector<Value, 4> variables, inits(nest.getInitVals());
  for (auto [lower, upper, step] :
       llvm::zip(nest.getLowerBound(), nest.getUpperBound(), nest.getStep())) {
    TripCount count = getTripCount(lower, upper, step);
    if (count == TripCount::Zero) {
      rewriter.replaceOp(op, inits);
      return success();
    }
    variables.push_back(count == TripCount::One ? lower : Value());
    if (count == TripCount::Many)
      kept.append(lower, upper, step);
  }
  if (kept.lower.size() == variables.size())
    return failure();
  if (kept.lower.empty()) {
    inlineBody(nest, reduce, variables, rewriter);
    return success();
  }
  Operation *smaller = createNest(op, kept, inits, rewriter);
  SmallVector<Type, 4> types(kept.lower.size(), rewriter.getIndexType());
  SmallVector<Location, 4> locs(types.size(), op->getLoc());
  Block *body = rewriter.createBlock(&smaller->getRegion(0), {}, types, locs);
  unsigned next = 0;
  for (Value &variable : variables)
    if (!variable)
      variable = body->getArgument(next++);
  rewriter.mergeBlocks(&nest.getRegion().front(), body, variables);
  rewriter.replaceOp(op, smaller->getResults());
  return success();
}

/// A nest that only consists of another one, whose bounds do not depend on the outer
/// variables, is one nest.
static LogicalResult mergeNested(Operation *op, PatternRewriter &rewriter) {
  scf::ParallelOp outer(op);
  Operation *reduce = getReduce(outer);
  Operation *inner = reduce ? reduce->getPrevNode() : nullptr;
  if (!inner || inner != &outer.getRegion().front().front() ||
      !isa<scf::ParallelOp>(inner) || op->getNumResults() ||
      inner->getNumResults() || !getReduce(scf::ParallelOp(inner)))
    return failure();
  for (Value operand : inner->getOperands())
    if (operand.getParentRegion() == &outer.getRegion())
      return failure();
  ParallelBounds bounds;
  for (scf::ParallelOp nest : {outer, scf::ParallelOp(inner)})
    for (auto [lower, upper, step] :
         llvm::zip(nest.getLowerBound(), nest.getUpperBound(), nest.getStep()))
      bounds.append(lower, upper, step);
  Operation *merged = createNest(op, bounds, {}, rewriter);
  SmallVector<Type, 4> types(bounds.lower.size(), rewriter.getIndexType());
  SmallVector<Location, 4> locs;
  for (Operation *nest : {op, inner})
    for (BlockArgument argument : nest->getRegion(0).getArguments())
      locs.push_back(argument.getLoc());
  Block *body = rewriter.createBlock(&merged->getRegion(0), {}, types, locs);
  unsigned rank = outer.getRegion().getNumArguments();
  SmallVector<Value, 4> variables(body->getArguments());
  for (auto [argument, variable] :
       llvm::zip(outer.getRegion().getArguments(), variables))
    rewriter.replaceAllUsesWith(argument, variable);
  rewriter.mergeBlocks(&inner->getRegion(0).front(), body,
                       ArrayRef<Value>(variables).drop_front(rank));
  rewriter.eraseOp(op);
  return success();
}

void strata::getParallelPatterns(RewritePatternSet &patterns) {
  patterns.add<scf::ParallelOp>("ParallelOpSingleOrZeroIterationDimsFolder",
                                removeTrivialParallelDimensions);
  patterns.add<scf::ParallelOp>("MergeNestedParallelLoops", mergeNested);
}
