// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Maps, and loops and accesses whose bounds and places are maps.
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interpreter/SegmentsDetail.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::interpreter;

/// The value of `expr`; std::nullopt for a division by zero, or one by a
/// negative number, or an overflow.
static std::optional<int64_t> evaluate(AffineExpr expr, ArrayRef<int64_t> dims,
                                       ArrayRef<int64_t> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = expr;
  return runWithSufficientStackSpace([&]() -> std::optional<int64_t> {
    std::optional<int64_t> lhs = evaluate(binary.getLHS(), dims, symbols);
    std::optional<int64_t> rhs = evaluate(binary.getRHS(), dims, symbols);
    if (!lhs || !rhs)
      return std::nullopt;
    int64_t result = 0;
    switch (expr.getKind()) {
    case AffineExprKind::Add:
      return llvm::AddOverflow(*lhs, *rhs, result) ? std::nullopt
                                                   : std::optional(result);
    case AffineExprKind::Mul:
      return llvm::MulOverflow(*lhs, *rhs, result) ? std::nullopt
                                                   : std::optional(result);
    default:
      break;
    }
    if (*rhs <= 0)
      return std::nullopt;
    int64_t quotient = *lhs / *rhs, rest = *lhs % *rhs;
    switch (expr.getKind()) {
    case AffineExprKind::Mod:
      return rest < 0 ? rest + *rhs : rest;
    case AffineExprKind::FloorDiv:
      return quotient - (rest < 0);
    default:
      return quotient + (rest > 0);
    }
  });
}

std::optional<SmallVector<int64_t, 4>>
interpreter::applyMap(Execution &execution, AffineMap map,
                      ArrayRef<int64_t> operands) {
  SmallVector<int64_t, 4> results;
  for (AffineExpr expr : map.getResults()) {
    std::optional<int64_t> result =
        evaluate(expr, operands.take_front(map.getNumDims()),
                 operands.drop_front(map.getNumDims()));
    if (!result) {
      (void)execution.fail("the map divides by a number that is not positive, "
                           "or overflows");
      return std::nullopt;
    }
    results.push_back(*result);
  }
  return results;
}

static AffineMap getMap(Operation *op, StringRef name) {
  return cast<AffineMapAttr>(op->getAttr(name)).getValue();
}

/// `choose` gives one of the results of the map.
template <const int64_t &(*choose)(const int64_t &, const int64_t &)>
static LogicalResult executeMap(Operation *op, Execution &execution) {
  auto found = applyMap(execution, getMap(op, "map"),
                        toNumbers(execution.getOperands()));
  if (!found)
    return failure();
  int64_t result = found->front();
  for (int64_t other : *found)
    result = choose(result, other);
  execution.addResult(Scalar::index(result));
  return success();
}

static LogicalResult executeAffineFor(Operation *op, Execution &execution) {
  auto low = applyMap(execution, getMap(op, "lowerBoundMap"),
                      toNumbers(getSegment(execution, 0)));
  if (!low)
    return failure();
  auto high = applyMap(execution, getMap(op, "upperBoundMap"),
                       toNumbers(getSegment(execution, 1)));
  if (!high)
    return failure();
  auto step = cast<IntegerAttr>(op->getAttr("step")).getValue();
  Values carried(getSegment(execution, 2));
  LoopBounds bounds = {Scalar::index(*llvm::max_element(*low)).bits,
                       Scalar::index(*llvm::min_element(*high)).bits,
                       step.sextOrTrunc(IndexWidth)};
  if (failed(runLoop(execution, op->getRegion(0), bounds, carried)))
    return failure();
  execution.addResults(carried);
  return success();
}

/// The bounds of each dimension: of its group of results, `choose` gives one.
static SmallVector<int64_t, 4>
combineGroups(Attribute groups, ArrayRef<int64_t> results,
              int64_t (*choose)(ArrayRef<int64_t>)) {
  SmallVector<int64_t, 4> bounds;
  for (const APInt &size :
       cast<DenseIntElementsAttr>(groups).getValues<APInt>()) {
    bounds.push_back(choose(results.take_front(size.getZExtValue())));
    results = results.drop_front(size.getZExtValue());
  }
  return bounds;
}

/// The numbers that the reductions begin with; fails after a diagnostic.
static LogicalResult addIdentities(Operation *op, ArrayRef<Attribute> kinds,
                                   Execution &execution, Values &reduced) {
  for (auto [kind, type] : llvm::zip(kinds, op->getResultTypes())) {
    std::optional<Scalar> identity =
        getReductionIdentity(cast<IntegerAttr>(kind).getInt(), type);
    if (!identity)
      return execution.fail("the reduction has no initial value");
    reduced.push_back(*identity);
  }
  return success();
}

static LogicalResult executeAffineParallel(Operation *op,
                                           Execution &execution) {
  SmallVector<int64_t, 4> operands = toNumbers(execution.getOperands());
  AffineMap lowMap = getMap(op, "lowerBoundsMap");
  size_t numLow = lowMap.getNumInputs();
  auto low = applyMap(execution, lowMap, ArrayRef(operands).take_front(numLow));
  if (!low)
    return failure();
  auto high = applyMap(execution, getMap(op, "upperBoundsMap"),
                       ArrayRef(operands).drop_front(numLow));
  if (!high)
    return failure();
  SmallVector<int64_t, 4> firsts = combineGroups(
      op->getAttr("lowerBoundsGroups"), *low,
      [](ArrayRef<int64_t> all) { return *llvm::max_element(all); });
  SmallVector<int64_t, 4> lasts = combineGroups(
      op->getAttr("upperBoundsGroups"), *high,
      [](ArrayRef<int64_t> all) { return *llvm::min_element(all); });
  SmallVector<int64_t, 4> steps, counts;
  for (Attribute step : cast<ArrayAttr>(op->getAttr("steps"))) {
    steps.push_back(cast<IntegerAttr>(step).getInt());
    size_t dim = counts.size();
    if (steps.back() <= 0)
      return execution.fail("the step is not positive");
    counts.push_back(countIterations(firsts[dim], lasts[dim], steps.back()));
  }
  ArrayRef<Attribute> kinds =
      cast<ArrayAttr>(op->getAttr("reductions")).getValue();
  Values reduced;
  if (failed(addIdentities(op, kinds, execution, reduced)))
    return failure();
  auto runPoint = [&](ArrayRef<int64_t> point) -> LogicalResult {
    Values arguments, yielded;
    for (auto [i, at] : llvm::enumerate(point))
      arguments.push_back(Scalar::index(firsts[i] + at * steps[i]));
    if (failed(execution.runRegion(op->getRegion(0), arguments, yielded)))
      return failure();
    for (auto [i, kind] : llvm::enumerate(kinds))
      reduced[i] =
          combineByKind(cast<IntegerAttr>(kind).getInt(),
                        op->getResult(unsigned(i)).getType(),
                        reduced[i].getScalar(), yielded[i].getScalar());
    return success();
  };
  if (failed(forEachIteration(execution, counts, runPoint)))
    return failure();
  execution.addResults(reduced);
  return success();
}

static LogicalResult executeAffineIf(Operation *op, Execution &execution) {
  IntegerSet set = cast<IntegerSetAttr>(op->getAttr("condition")).getValue();
  AffineMap map = AffineMap::get(set.getNumDims(), set.getNumSymbols(),
                                 set.getConstraints(), op->getContext());
  auto found = applyMap(execution, map, toNumbers(execution.getOperands()));
  if (!found)
    return failure();
  bool holds = true;
  for (auto [i, value] : llvm::enumerate(*found))
    holds &= set.isEq(unsigned(i)) ? value == 0 : value >= 0;
  Region &region = op->getRegion(holds ? 0 : 1);
  Values results;
  if (!region.empty() && failed(execution.runRegion(region, {}, results)))
    return failure();
  execution.addResults(results);
  return success();
}

static const int64_t &first(const int64_t &a, const int64_t &) { return a; }

static constexpr Semantics affineSemantics[] = {
    semanticsOf<affine::AffineApplyOp>(executeWithNumbers<executeMap<first>>),
    semanticsOf<affine::AffineMinOp>(
        executeWithNumbers<executeMap<std::min<int64_t>>>),
    semanticsOf<affine::AffineMaxOp>(
        executeWithNumbers<executeMap<std::max<int64_t>>>),
    semanticsOf<affine::AffineForOp>(executeWithNumbers<executeAffineFor>),
    semanticsOf<affine::AffineParallelOp>(
        executeWithNumbers<executeAffineParallel>),
    semanticsOf<affine::AffineIfOp>(executeWithNumbers<executeAffineIf>),
    semanticsOf<affine::AffinePrefetchOp>(executeNothing),
};

LogicalResult interpreter::registerAffineSemantics(Context &ctx) {
  return attachAll(ctx, affineSemantics);
}
