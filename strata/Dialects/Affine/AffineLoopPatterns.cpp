// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds and patterns of affine.for and affine.if.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Affine/AffinePatternsDetail.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;
using dialects::affine::AffineForOp;
using dialects::affine::AffineIfOp;
using dialects::affine::AffineParallelOp;

//===-- affine.for ---------------------------------------------------------===//

/// Whether the operands fit the maps, which is checked when the IR is verified.
static bool areBoundsValid(AffineForOp loop) {
  auto fits = [](AffineMapAttr map, size_t operands) {
    return map && map.getValue().getNumInputs() == operands &&
           map.getValue().getNumResults() > 0;
  };
  return fits(loop.getLowerBoundMapAttr(),
              loop.getLowerBoundOperands().size()) &&
         fits(loop.getUpperBoundMapAttr(), loop.getUpperBoundOperands().size());
}

/// The constant that a bound is if all its results are known.
static std::optional<int64_t> foldBound(AffineMap map, ValueRange operands,
                                        bool isLower) {
  SmallVector<Attribute, 4> constants, results;
  for (Value operand : operands)
    constants.push_back(getConstantValue(operand));
  if (failed(map.constantFold(constants, results)))
    return std::nullopt;
  std::optional<int64_t> bound;
  for (Attribute result : results) {
    int64_t value = cast<IntegerAttr>(result).getValue().getSExtValue();
    bool isBetter = !bound || (isLower ? value > *bound : value < *bound);
    if (isBetter)
      bound = value;
  }
  return bound;
}

/// Removes results that follow an equal one. mlir-opt leaves equal results that do not.
static AffineMap removeRepeatedResults(AffineMap map) {
  SmallVector<AffineExpr, 4> results(map.getResults());
  results.erase(llvm::unique(results), results.end());
  return AffineMap::get(map.getNumDims(), map.getNumSymbols(), results,
                        map.getContext());
}

/// Simplifies a bound; false if it was simple.
static bool simplifyBound(AffineForOp loop, bool isLower) {
  AffineMap before =
      (isLower ? loop.getLowerBoundMap() : loop.getUpperBoundMap());
  if (!before.getNumInputs() && before.getNumResults() == 1 &&
      before.getResult(0).isConstant())
    return false;
  SmallVector<Value, 4> operands(isLower ? loop.getLowerBoundOperands()
                                         : loop.getUpperBoundOperands());
  SmallVector<Value, 4> operandsBefore(operands);
  AffineMap map = before;
  if (std::optional<int64_t> bound = foldBound(map, operands, isLower)) {
    map = AffineMap::getConstantMap(*bound, map.getContext());
    operands.clear();
  } else {
    simplifyMapAndOperands(loop, map, operands);
    removeRedundantResults(map, operands, isLower);
    map = removeRepeatedResults(map);
  }
  if (map == before && operands == operandsBefore)
    return false;
  if (isLower) {
    loop.setLowerBoundOperands(operands);
    loop.setLowerBoundMapAttr(AffineMapAttr::get(map));
  } else {
    loop.setUpperBoundOperands(operands);
    loop.setUpperBoundMapAttr(AffineMapAttr::get(map));
  }
  return true;
}

/// Simplifies bounds; a loop without iterations has the initial values as results.
static LogicalResult foldFor(Operation *op, ArrayRef<Attribute>,
                             SmallVectorImpl<OpFoldResult> &results) {
  AffineForOp loop(op);
  if (!areBoundsValid(loop))
    return failure();
  bool changed = simplifyBound(loop, true);
  changed |= simplifyBound(loop, false);
  if (op->getNumResults() && getConstantTripCount(op) == 0 &&
      loop.getInits().size() == op->getNumResults()) {
    for (Value init : loop.getInits())
      results.push_back(init);
    return success();
  }
  return success(changed);
}

/// The results of a loop whose body is only the terminator `yield`;
/// std::nullopt if they depend on the number of iterations, `count`, in a way
/// that is not computed.
static std::optional<SmallVector<Value, 4>>
getResults(AffineForOp loop, Operation *yield, std::optional<uint64_t> count) {
  SmallVector<Value, 4> inits(loop.getInits()), results;
  if (count == 0)
    return inits;
  auto arguments = yield->getBlock()->getArguments();
  bool areConstant = true, areInOrder = true;
  for (auto [i, value] : llvm::enumerate(yield->getOperands())) {
    if (value == arguments.front())
      return std::nullopt;
    auto argument = dyn_cast<BlockArgument>(value);
    if (!argument || argument.getOwner() != yield->getBlock()) {
      areConstant = false;
      results.push_back(value);
      continue;
    }
    areInOrder &= argument.getArgNumber() == i + 1;
    results.push_back(inits[argument.getArgNumber() - 1]);
  }
  bool isKnown = count ? *count == 1 || areInOrder : areInOrder && areConstant;
  return isKnown ? std::optional(std::move(results)) : std::nullopt;
}

static LogicalResult foldEmptyLoop(Operation *op, PatternRewriter &rewriter) {
  AffineForOp loop(op);
  Operation *yield = loop.getRegion().hasOneBlock()
                         ? loop.getRegion().front().getTerminator()
                         : nullptr;
  size_t count = loop.getInits().size();
  bool isEmpty = yield && &yield->getBlock()->front() == yield &&
                 yield->getNumOperands() == count &&
                 op->getNumResults() == count &&
                 loop.getRegion().getNumArguments() == count + 1;
  if (!isEmpty)
    return failure();
  std::optional<SmallVector<Value, 4>> results =
      getResults(loop, yield, getConstantTripCount(op));
  if (!results)
    return failure();
  rewriter.replaceOp(op, *results);
  return success();
}

static void getForPatterns(RewritePatternSet &patterns) {
  patterns.add<AffineForOp>("AffineForEmptyLoopFolder", foldEmptyLoop);
}

//===-- affine.parallel ----------------------------------------------------===//

/// Simplifies the maps of the bounds, each with its part of the operands.
static LogicalResult foldParallel(Operation *op, ArrayRef<Attribute>,
                                  SmallVectorImpl<OpFoldResult> &) {
  AffineParallelOp nest(op);
  AffineMapAttr lower = nest.getLowerBoundsMapAttr();
  AffineMapAttr upper = nest.getUpperBoundsMapAttr();
  if (!lower || !upper ||
      lower.getValue().getNumInputs() + upper.getValue().getNumInputs() !=
          op->getNumOperands())
    return failure();
  SmallVector<Value, 8> all(op->getOperands());
  unsigned split = lower.getValue().getNumInputs();
  SmallVector<Value, 4> lowerOperands(ArrayRef<Value>(all).take_front(split)),
      upperOperands(ArrayRef<Value>(all).drop_front(split));
  AffineMap lowerMap = lower.getValue(), upperMap = upper.getValue();
  simplifyMapAndOperands(op, lowerMap, lowerOperands);
  simplifyMapAndOperands(op, upperMap, upperOperands);
  SmallVector<Value, 8> operands(lowerOperands.begin(), lowerOperands.end());
  llvm::append_range(operands, upperOperands);
  if (lowerMap == lower.getValue() && upperMap == upper.getValue() &&
      operands == all)
    return failure();
  nest.setLowerBoundsMapAttr(AffineMapAttr::get(lowerMap));
  nest.setUpperBoundsMapAttr(AffineMapAttr::get(upperMap));
  op->setOperands(operands);
  return success();
}

//===-- affine.if ----------------------------------------------------------===//

static LogicalResult foldIf(Operation *op, ArrayRef<Attribute>,
                            SmallVectorImpl<OpFoldResult> &) {
  AffineIfOp conditional(op);
  IntegerSetAttr attr = conditional.getConditionAttr();
  if (!attr || attr.getValue().getNumInputs() != op->getNumOperands())
    return failure();
  IntegerSet set = attr.getValue();
  SmallVector<Value, 4> operands(op->getOperands());
  simplifySetAndOperands(op, set, operands);
  if (set == attr.getValue() && llvm::equal(operands, op->getOperands()))
    return failure();
  conditional.setConditionAttr(IntegerSetAttr::get(set));
  op->setOperands(operands);
  return success();
}

static LogicalResult removeEmptyElse(Operation *op, PatternRewriter &rewriter) {
  Region &otherwise = AffineIfOp(op).getElseRegion();
  if (op->getNumResults() || !otherwise.hasOneBlock() ||
      &otherwise.front().front() != otherwise.front().getTerminator())
    return failure();
  rewriter.modifyOpInPlace(op,
                           [&] { rewriter.eraseBlock(&otherwise.front()); });
  return success();
}

static void getIfPatterns(RewritePatternSet &patterns) {
  patterns.add<AffineIfOp>("SimplifyDeadElse", removeEmptyElse);
}

void strata::affine::registerLoopPatterns(Context &ctx) {
  registerOpHooks<AffineForOp>(
      &ctx, {.fold = foldFor, .canonicalize = getForPatterns});
  registerOpHooks<AffineIfOp>(&ctx,
                              {.fold = foldIf, .canonicalize = getIfPatterns});
  registerOpHooks<AffineParallelOp>(&ctx, {.fold = foldParallel});
}
