// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of scf.forall. Operations of tensor are known by name: a layer below cannot use
// their classes.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/SCF/RegionPatternsDetail.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/SCF/SCFPatterns.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Parts of a nest ----------------------------------------------------===//

namespace {
/// The bounds and steps of a nest.
struct Bounds {
  SmallVector<OpFoldResult> lower, upper, steps;
};
} // namespace

static Bounds getBounds(scf::ForallOp nest) {
  Context *ctx = nest->getContext();
  return {getMixedValues(nest.getStaticLowerBound(),
                         nest.getDynamicLowerBound(), ctx),
          getMixedValues(nest.getStaticUpperBound(),
                         nest.getDynamicUpperBound(), ctx),
          getMixedValues(nest.getStaticStep(), nest.getDynamicStep(), ctx)};
}

/// The block of the terminator of a nest with a valid body, whose operations combine what
/// the iterations produce; null for others.
static Block *getCombiningBlock(scf::ForallOp nest) {
  size_t rank = nest.getStaticUpperBound().size();
  Region &body = nest.getRegion();
  Operation *end = body.hasOneBlock() ? body.front().getTerminator() : nullptr;
  bool isValid = end && isa<scf::InParallelOp>(end) &&
                 end->getRegion(0).hasOneBlock() &&
                 nest.getStaticLowerBound().size() == rank &&
                 nest.getStaticStep().size() == rank &&
                 nest->getNumResults() == nest.getOutputs().size() &&
                 body.getNumArguments() == rank + nest->getNumResults();
  return isValid ? &end->getRegion(0).front() : nullptr;
}

/// The block argument of the output with the given number.
static BlockArgument getOutputArg(scf::ForallOp nest, unsigned output) {
  return nest.getRegion().getArgument(
      unsigned(nest.getStaticUpperBound().size()) + output);
}

static bool isInsertion(Operation &op) {
  return isa<tensor::ParallelInsertSliceOp>(op) && op.getNumOperands() >= 2;
}

/// Whether `op` inserts into `output`.
static bool insertsInto(Operation &op, Value output) {
  return isInsertion(op) &&
         cast<tensor::ParallelInsertSliceOp>(op).getDest() == output;
}

/// A nest without a body, before `nest`. Its mapping is the same.
static scf::ForallOp createNest(scf::ForallOp nest, const Bounds &bounds,
                                ValueRange outputs, PatternRewriter &rewriter) {
  SmallVector<Value> lower, upper, steps;
  SmallVector<int64_t> staticLower, staticUpper, staticSteps;
  dispatchIndexOpFoldResults(bounds.lower, lower, staticLower);
  dispatchIndexOpFoldResults(bounds.upper, upper, staticUpper);
  dispatchIndexOpFoldResults(bounds.steps, steps, staticSteps);
  rewriter.setInsertionPoint(nest);
  auto newNest = scf::ForallOp::create(
      rewriter, nest->getLoc(), lower, upper, steps, outputs, staticLower,
      staticUpper, staticSteps, /*bodyBuilder=*/nullptr, nest.getMappingAttr());
  rewriter.eraseBlock(newNest.getBody());
  return newNest;
}

static void copyAttributes(scf::ForallOp from, scf::ForallOp to) {
  for (NamedAttribute attr : from->getDiscardableAttrs())
    to->setAttr(attr.getName(), attr.getValue());
}

/// The body of `nest`, which has none: a block with the arguments for its bounds and outputs.
static Block *createBody(scf::ForallOp nest, PatternRewriter &rewriter) {
  SmallVector<Type> types(nest.getStaticUpperBound().size(),
                          rewriter.getIndexType());
  llvm::append_range(types, nest.getOutputs().getTypes());
  SmallVector<Location> locs(types.size(), nest->getLoc());
  return rewriter.createBlock(&nest.getRegion(), {}, types, locs);
}

//===-- Bounds -------------------------------------------------------------===//

static LogicalResult foldBounds(Operation *op, PatternRewriter &rewriter) {
  scf::ForallOp nest(op);
  if (!getCombiningBlock(nest))
    return failure();
  Bounds bounds = getBounds(nest);
  bool changed = succeeded(foldDynamicIndexList(bounds.lower));
  changed |= succeeded(foldDynamicIndexList(bounds.upper));
  changed |= succeeded(foldDynamicIndexList(bounds.steps));
  if (!changed)
    return failure();
  scf::ForallOp newNest = createNest(nest, bounds, nest.getOutputs(), rewriter);
  copyAttributes(nest, newNest);
  rewriter.inlineRegionBefore(nest.getRegion(), newNest.getRegion(),
                              newNest.getRegion().begin());
  rewriter.replaceOp(op, newNest->getResults());
  return success();
}

static Value createIndex(OpFoldResult value, Location loc,
                         PatternRewriter &rewriter) {
  if (value.getValue())
    return value.getValue();
  int64_t number = getConstantIntValue(value).value_or(0);
  return arith::ConstantOp::create(rewriter, loc, rewriter.getIndexAttr(number))
      .getResult();
}

static bool isMapped(scf::ForallOp nest) {
  ArrayAttr mapping = nest.getMappingAttr();
  return mapping && !mapping.empty();
}

/// Replaces a nest with one iteration by its body: insertions into outputs follow each
/// other.
static LogicalResult inlineBody(scf::ForallOp nest, Block &combining,
                                ArrayRef<Value> variables,
                                PatternRewriter &rewriter) {
  if (!llvm::all_of(combining, isInsertion))
    return failure();
  SmallVector<Value> results(nest.getOutputs()), arguments(variables);
  llvm::append_range(arguments, results);
  SmallVector<unsigned> outputs;
  for (Operation &insertion : combining) {
    auto output = dyn_cast<BlockArgument>(
        Value(cast<tensor::ParallelInsertSliceOp>(insertion).getDest()));
    if (!output || output.getOwner() != &nest.getRegion().front() ||
        output.getArgNumber() < variables.size())
      return failure();
    outputs.push_back(output.getArgNumber() - unsigned(variables.size()));
  }
  Operation *end = combining.getParentOp();
  rewriter.inlineBlockBefore(&nest.getRegion().front(), nest, arguments);
  rewriter.setInsertionPoint(end);
  for (auto [insertion, output] : llvm::zip(combining, outputs)) {
    OperationState state(insertion.getLoc(),
                         tensor::InsertSliceOp::getOperationName());
    llvm::append_range(state.operands, insertion.getOperands());
    state.operands[1] = results[output];
    state.types.push_back(results[output].getType());
    llvm::append_range(state.attributes, insertion.getAttrs());
    results[output] = rewriter.create(state)->getResult(0);
  }
  rewriter.eraseOp(end);
  rewriter.replaceOp(nest, results);
  return success();
}

/// Dimensions with one iteration are removed, and a nest without iterations.
static LogicalResult removeTrivialDimensions(Operation *op,
                                             PatternRewriter &rewriter) {
  scf::ForallOp nest(op);
  Block *combining = getCombiningBlock(nest);
  if (!combining || isMapped(nest))
    return failure();
  Bounds bounds = getBounds(nest), kept;
  SmallVector<OpFoldResult> only;
  for (auto [lower, upper, step] :
       llvm::zip(bounds.lower, bounds.upper, bounds.steps)) {
    TripCount count = getTripCount(lower, upper, step);
    if (count == TripCount::Zero) {
      SmallVector<Value> outputs(nest.getOutputs());
      rewriter.replaceOp(op, outputs);
      return success();
    }
    only.push_back(count == TripCount::One ? lower : OpFoldResult());
    if (count == TripCount::One)
      continue;
    kept.lower.push_back(lower);
    kept.upper.push_back(upper);
    kept.steps.push_back(step);
  }
  if (kept.lower.size() == only.size() && !only.empty())
    return failure();
  if (kept.lower.empty() && !llvm::all_of(*combining, isInsertion))
    return failure();
  rewriter.setInsertionPoint(op);
  SmallVector<Value> variables = llvm::map_to_vector(only, [&](OpFoldResult v) {
    return v ? createIndex(v, op->getLoc(), rewriter) : Value();
  });
  if (kept.lower.empty())
    return inlineBody(nest, *combining, variables, rewriter);
  scf::ForallOp smaller = createNest(nest, kept, nest.getOutputs(), rewriter);
  copyAttributes(nest, smaller);
  Block *body = createBody(smaller, rewriter);
  unsigned next = 0;
  for (Value &variable : variables)
    if (!variable)
      variable = body->getArgument(next++);
  for (BlockArgument output : body->getArguments().drop_front(next))
    variables.push_back(output);
  rewriter.mergeBlocks(&nest.getRegion().front(), body, variables);
  rewriter.replaceOp(op, smaller->getResults());
  return success();
}

/// Variables with a single value are constants. Their dimensions stay, since the mapping
/// refers to them.
static LogicalResult replaceConstantVariables(Operation *op,
                                              PatternRewriter &rewriter) {
  scf::ForallOp nest(op);
  if (!getCombiningBlock(nest))
    return failure();
  Bounds bounds = getBounds(nest);
  bool changed = false;
  for (auto [i, lower] : llvm::enumerate(bounds.lower)) {
    BlockArgument variable = nest.getRegion().getArgument(unsigned(i));
    if (variable.use_empty() ||
        getTripCount(lower, bounds.upper[i], bounds.steps[i]) != TripCount::One)
      continue;
    rewriter.setInsertionPoint(op);
    rewriter.replaceAllUsesWith(variable,
                                createIndex(lower, op->getLoc(), rewriter));
    changed = true;
  }
  return success(changed);
}

//===-- Outputs ------------------------------------------------------------===//

/// Outputs that nothing is inserted into, or whose results are unused, are removed.
static LogicalResult removeOutputs(Operation *op, PatternRewriter &rewriter) {
  scf::ForallOp nest(op);
  Block *combining = getCombiningBlock(nest);
  if (!combining)
    return failure();
  SmallVector<Value> kept, variables, results;
  SmallVector<bool> isKept;
  for (auto [i, output] : llvm::enumerate(nest.getOutputs())) {
    Value arg = getOutputArg(nest, unsigned(i));
    isKept.push_back(!op->getResult(unsigned(i)).use_empty() &&
                     llvm::any_of(*combining, [&](Operation &insertion) {
                       return !isInsertion(insertion) ||
                              insertsInto(insertion, arg);
                     }));
    if (isKept.back())
      kept.push_back(output);
  }
  if (kept.size() == isKept.size())
    return failure();
  for (auto [i, keep] : llvm::enumerate(isKept))
    for (Operation &insertion : llvm::make_early_inc_range(*combining))
      if (!keep && insertsInto(insertion, getOutputArg(nest, unsigned(i))))
        rewriter.eraseOp(&insertion);
  scf::ForallOp smaller = createNest(nest, getBounds(nest), kept, rewriter);
  copyAttributes(nest, smaller);
  Block *body = createBody(smaller, rewriter);
  size_t rank = body->getNumArguments() - kept.size();
  llvm::append_range(variables, body->getArguments().take_front(rank));
  unsigned next = 0;
  for (auto [output, keep] : llvm::zip(nest.getOutputs(), isKept)) {
    variables.push_back(keep ? Value(body->getArgument(rank + next)) : output);
    results.push_back(keep ? Value(smaller->getResult(next)) : output);
    next += keep;
  }
  rewriter.mergeBlocks(&nest.getRegion().front(), body, variables);
  rewriter.replaceOp(op, results);
  return success();
}

/// Outputs use the source of a cast if it has a more static type. In the body
/// they are cast, except in insertions.
static LogicalResult castOutputs(Operation *op, PatternRewriter &rewriter) {
  scf::ForallOp nest(op);
  Block *combining = getCombiningBlock(nest);
  if (!combining)
    return failure();
  SmallVector<Value> outputs;
  for (Value output : nest.getOutputs()) {
    Value source = getMoreStaticTensor(output);
    outputs.push_back(source ? source : output);
  }
  if (llvm::equal(outputs, nest.getOutputs()))
    return failure();
  scf::ForallOp newNest = createNest(nest, getBounds(nest), outputs, rewriter);
  Block *body = createBody(newNest, rewriter);
  SmallVector<Value> variables(body->getArguments());
  size_t rank = variables.size() - outputs.size();
  rewriter.setInsertionPointToStart(body);
  for (auto [i, output] : llvm::enumerate(nest.getOutputs())) {
    BlockArgument arg = getOutputArg(nest, unsigned(i));
    for (Operation &insertion : *combining)
      if (insertsInto(insertion, arg))
        rewriter.modifyOpInPlace(&insertion, [&, i = i] {
          cast<tensor::ParallelInsertSliceOp>(insertion).setDest(
              body->getArgument(rank + i));
        });
    variables[rank + i] = castTensor(variables[rank + i], output.getType(),
                                     op->getLoc(), rewriter);
  }
  rewriter.mergeBlocks(&nest.getRegion().front(), body, variables);
  rewriter.setInsertionPointAfter(newNest);
  SmallVector<Value> results;
  for (auto [result, type] :
       llvm::zip(newNest->getResults(), op->getResultTypes()))
    results.push_back(castTensor(result, type, op->getLoc(), rewriter));
  rewriter.replaceOp(op, results);
  return success();
}

/// The size of a result, or of an output in the body, is that of the output.
static LogicalResult dimOfOutput(tensor::DimOp op, PatternRewriter &rewriter) {
  Value tensor = op.getSource();
  unsigned number;
  scf::ForallOp nest = tensor.getDefiningOp<scf::ForallOp>();
  if (auto arg = dyn_cast<BlockArgument>(tensor)) {
    nest = dyn_cast_or_null<scf::ForallOp>(arg.getOwner()->getParentOp());
    if (!nest || arg.getArgNumber() < nest.getStaticUpperBound().size())
      return failure();
    number = arg.getArgNumber() - unsigned(nest.getStaticUpperBound().size());
  } else {
    number = cast<OpResult>(tensor).getResultNumber();
  }
  if (!nest || !getCombiningBlock(nest) ||
      nest.getOutputs()[number].getType() != tensor.getType())
    return failure();
  rewriter.modifyOpInPlace(op,
                           [&] { op.setSource(nest.getOutputs()[number]); });
  return success();
}

void strata::getDimOfForallPatterns(RewritePatternSet &patterns) {
  patterns.add("DimOfForallOp", dimOfOutput);
}

void strata::getForallPatterns(RewritePatternSet &patterns) {
  patterns.add<scf::ForallOp>("FoldTensorCastOfOutputIntoForallOp",
                              castOutputs);
  patterns.add<scf::ForallOp>("ForallOpControlOperandsFolder", foldBounds);
  patterns.add<scf::ForallOp>("ForallOpIterArgsFolder", removeOutputs);
  patterns.add<scf::ForallOp>("ForallOpSingleOrZeroIterationDimsFolder",
                              removeTrivialDimensions);
  patterns.add<scf::ForallOp>("ForallOpReplaceConstantInductionVar",
                              replaceConstantVariables);
}
