// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Affine/AffineClasses.h"

#include "strata/Definition/OpBaseUtils.h"
#include "strata/Dialects/Affine/AffinePatterns.h"
#include "strata/Dialects/Affine/DimsAndSymbols.h"
#include "strata/IR/Build/StaticValueUtils.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using affine::MapAndOperands;

//===-- Maps of operands ---------------------------------------------------===//

/// The map with numbers for the operands that are attributes, and the operands that are values.
static MapAndOperands foldAttributes(AffineMap map,
                                     ArrayRef<OpFoldResult> operands) {
  assert(operands.size() == map.getNumInputs() &&
         "one operand for each dimension and symbol");
  Context *ctx = map.getContext();
  MapAndOperands folded;
  SmallVector<AffineExpr> dims, symbols;
  unsigned counts[2] = {0, 0};
  for (auto [i, operand] : llvm::enumerate(operands)) {
    bool isDim = i < map.getNumDims();
    auto &exprs = isDim ? dims : symbols;
    if (Value value = operand.getValue()) {
      unsigned position = counts[isDim ? 0 : 1]++;
      exprs.push_back(isDim ? getAffineDimExpr(position, ctx)
                            : getAffineSymbolExpr(position, ctx));
      folded.operands.push_back(value);
      continue;
    }
    std::optional<int64_t> number = getConstantIntValue(operand);
    assert(number && "an operand is neither a value nor an integer");
    exprs.push_back(getAffineConstantExpr(*number, ctx));
  }
  folded.map = map.replaceDimsAndSymbols(dims, symbols, counts[0], counts[1]);
  return folded;
}

/// The map and operands of an affine operation at the insertion point.
static MapAndOperands compose(OpBuilder &builder, AffineMap map,
                              ArrayRef<OpFoldResult> operands) {
  Region *place = builder.getBlock()->getParent();
  MapAndOperands composed = foldAttributes(map, operands);
  affine::composeUnlessTooLarge(
      &composed.map, &composed.operands, affine::getApply,
      [&](Value value) { return isValidAffineSymbol(place, value); },
      [&](Value value) { return isValidAffineDim(place, value); });
  return composed;
}

/// The map with `expr` as its result, for `numOperands` operands: at least one for each
/// dimension and symbol.
static AffineMap getMapOf(AffineExpr expr, size_t numOperands) {
  AffineMap map = AffineMap::inferFromExprList(ArrayRef<ArrayRef<AffineExpr>>(
                                                   ArrayRef<AffineExpr>(expr)),
                                               expr.getContext())
                      .front();
  // Operands that do not occur are dimensions.
  unsigned numSymbols = map.getNumSymbols();
  assert(numOperands >= map.getNumDims() + numSymbols &&
         "an operand for each dimension and symbol");
  auto numDims = unsigned(numOperands) - numSymbols;
  return AffineMap::get(numDims, numSymbols, expr);
}

/// The result that is a constant or an operand; null for other results.
static OpFoldResult getSimpleResult(OpBuilder &builder,
                                    const MapAndOperands &apply) {
  if (apply.map.getNumResults() != 1)
    return {};
  AffineExpr result = apply.map.getResult(0);
  if (result.isConstant())
    return OpFoldResult(builder.getIndexAttr(result.getValue()));
  if (result.getKind() == AffineExprKind::SymbolId)
    return OpFoldResult(
        apply.operands[apply.map.getNumDims() + size_t(result.getValue())]);
  if (result.getKind() == AffineExprKind::DimId)
    return OpFoldResult(apply.operands[size_t(result.getValue())]);
  return {};
}

/// The smallest or largest result, if all are constants; null otherwise.
static OpFoldResult getConstantBound(OpBuilder &builder, AffineMap map,
                                     bool isMax) {
  if (!map.getNumResults() || !map.isConstant())
    return {};
  SmallVector<int64_t> numbers = map.getConstantResults();
  return OpFoldResult(builder.getIndexAttr(
      isMax ? *llvm::max_element(numbers) : *llvm::min_element(numbers)));
}

affine::AffineApplyOp
affine::makeComposedAffineApply(OpBuilder &builder, Location loc, AffineMap map,
                                ArrayRef<OpFoldResult> operands) {
  MapAndOperands apply = compose(builder, map, operands);
  return AffineApplyOp::create(builder, loc, apply.map, apply.operands);
}

affine::AffineApplyOp
affine::makeComposedAffineApply(OpBuilder &builder, Location loc,
                                AffineExpr expr,
                                ArrayRef<OpFoldResult> operands) {
  return makeComposedAffineApply(builder, loc, getMapOf(expr, operands.size()),
                                 operands);
}

OpFoldResult
affine::makeComposedFoldedAffineApply(OpBuilder &builder, Location loc,
                                      AffineMap map,
                                      ArrayRef<OpFoldResult> operands) {
  assert(map.getNumResults() == 1 && "the map has one result");
  MapAndOperands apply = compose(builder, map, operands);
  if (OpFoldResult simple = getSimpleResult(builder, apply))
    return simple;
  return OpFoldResult(
      AffineApplyOp::create(builder, loc, apply.map, apply.operands)
          .getResult());
}

OpFoldResult
affine::makeComposedFoldedAffineApply(OpBuilder &builder, Location loc,
                                      AffineExpr expr,
                                      ArrayRef<OpFoldResult> operands) {
  return makeComposedFoldedAffineApply(
      builder, loc, getMapOf(expr, operands.size()), operands);
}

SmallVector<OpFoldResult> affine::makeComposedFoldedMultiResultAffineApply(
    OpBuilder &builder, Location loc, AffineMap map,
    ArrayRef<OpFoldResult> operands) {
  SmallVector<OpFoldResult> results;
  for (AffineExpr expr : map.getResults())
    results.push_back(makeComposedFoldedAffineApply(
        builder, loc,
        AffineMap::get(map.getNumDims(), map.getNumSymbols(), expr), operands));
  return results;
}

affine::AffineMinOp
affine::makeComposedAffineMin(OpBuilder &builder, Location loc, AffineMap map,
                              ArrayRef<OpFoldResult> operands) {
  MapAndOperands apply = compose(builder, map, operands);
  return AffineMinOp::create(builder, loc, apply.map, apply.operands);
}

affine::AffineMaxOp
affine::makeComposedAffineMax(OpBuilder &builder, Location loc, AffineMap map,
                              ArrayRef<OpFoldResult> operands) {
  MapAndOperands apply = compose(builder, map, operands);
  return AffineMaxOp::create(builder, loc, apply.map, apply.operands);
}

template <typename OpTy>
static OpFoldResult
makeFoldedBound(OpBuilder &builder, Location loc, AffineMap map,
                ArrayRef<OpFoldResult> operands, bool isMax) {
  MapAndOperands apply = compose(builder, map, operands);
  if (OpFoldResult constant = getConstantBound(builder, apply.map, isMax))
    return constant;
  if (OpFoldResult simple = getSimpleResult(builder, apply))
    return simple;
  return OpFoldResult(
      OpTy::create(builder, loc, apply.map, apply.operands).getResult());
}

OpFoldResult
affine::makeComposedFoldedAffineMin(OpBuilder &builder, Location loc,
                                    AffineMap map,
                                    ArrayRef<OpFoldResult> operands) {
  return makeFoldedBound<AffineMinOp>(builder, loc, map, operands,
                                      /*isMax=*/false);
}

OpFoldResult
affine::makeComposedFoldedAffineMax(OpBuilder &builder, Location loc,
                                    AffineMap map,
                                    ArrayRef<OpFoldResult> operands) {
  return makeFoldedBound<AffineMaxOp>(builder, loc, map, operands,
                                      /*isMax=*/true);
}

static bool canBeSymbol(Value value) { return affine::isValidSymbol(value); }

void affine::canonicalizeMapAndOperands(AffineMap *map,
                                        SmallVectorImpl<Value> *operands) {
  canonicalizeMapAndOperands(map, operands, canBeSymbol);
}

void affine::canonicalizeSetAndOperands(IntegerSet *set,
                                        SmallVectorImpl<Value> *operands) {
  canonicalizeSetAndOperands(set, operands, canBeSymbol);
}

void affine::fullyComposeAffineMapAndOperands(
    AffineMap *map, SmallVectorImpl<Value> *operands) {
  fullyComposeAffineMapAndOperands(map, operands, getApply, canBeSymbol);
}

SmallVector<Value> affine::applyMapToValues(OpBuilder &builder, Location loc,
                                            AffineMap map, ValueRange values) {
  SmallVector<Value> results;
  SmallVector<OpFoldResult> operands = llvm::to_vector_of<OpFoldResult>(values);
  for (AffineExpr expr : map.getResults())
    results.push_back(makeComposedAffineApply(
        builder, loc,
        AffineMap::get(map.getNumDims(), map.getNumSymbols(), expr), operands));
  return results;
}

//===-- Loops --------------------------------------------------------------===//

/// Creates a loop for each of `steps`; `createLoop` creates the loop of the given number.
static void buildNest(OpBuilder &builder, Location loc, ArrayRef<int64_t> steps,
                      function_ref<affine::AffineForOp(size_t)> createLoop,
                      affine::NestBodyFn body) {
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Value, 4> variables;
  for (size_t i = 0; i < steps.size(); ++i) {
    affine::AffineForOp loop = createLoop(i);
    variables.push_back(loop.getInductionVar());
    builder.setInsertionPointToStart(loop.getBody());
  }
  if (body)
    body(builder, loc, variables);
}

void affine::buildAffineLoopNest(OpBuilder &builder, Location loc,
                                 ArrayRef<int64_t> lower,
                                 ArrayRef<int64_t> upper,
                                 ArrayRef<int64_t> steps, NestBodyFn body) {
  assert(lower.size() == upper.size() && lower.size() == steps.size() &&
         "one bound and step for each loop");
  buildNest(
      builder, loc, steps,
      [&](size_t i) {
        return AffineForOp::create(builder, loc, lower[i], upper[i], steps[i]);
      },
      body);
}

void affine::buildAffineLoopNest(OpBuilder &builder, Location loc,
                                 ValueRange lower, ValueRange upper,
                                 ArrayRef<int64_t> steps, NestBodyFn body) {
  assert(lower.size() == upper.size() && lower.size() == steps.size() &&
         "one bound and step for each loop");
  auto getBound = [&](Value value) {
    std::optional<int64_t> number = getConstantIntValue(value);
    return number ? MapAndOperands{builder.getConstantAffineMap(*number), {}}
                  : MapAndOperands{builder.getDimIdentityMap(), {value}};
  };
  buildNest(
      builder, loc, steps,
      [&](size_t i) {
        MapAndOperands from = getBound(lower[i]), to = getBound(upper[i]);
        return AffineForOp::create(builder, loc, from.operands, from.map,
                                   to.operands, to.map, steps[i]);
      },
      body);
}

affine::AffineForOp affine::getForInductionVarOwner(Value value) {
  auto loop = strata::detail::findArgumentOwner<AffineForOp>(value);
  return loop && value == Value(loop.getInductionVar()) ? loop : AffineForOp();
}

affine::AffineParallelOp
affine::getAffineParallelInductionVarOwner(Value value) {
  return strata::detail::findArgumentOwner<AffineParallelOp>(value);
}

bool affine::isAffineForInductionVar(Value value) {
  return bool(getForInductionVarOwner(value));
}

bool affine::isAffineParallelInductionVar(Value value) {
  return bool(getAffineParallelInductionVarOwner(value));
}

bool affine::isAffineInductionVar(Value value) {
  return isAffineForInductionVar(value) || isAffineParallelInductionVar(value);
}

void affine::extractForInductionVars(ArrayRef<AffineForOp> loops,
                                     SmallVectorImpl<Value> *variables) {
  for (AffineForOp loop : loops)
    variables->push_back(loop.getInductionVar());
}

//===-- Dimensions and symbols ---------------------------------------------===//

bool affine::isValidDim(Value value) {
  return isValidDim(value, value.getParentRegion());
}

bool affine::isValidDim(Value value, Region *region) {
  return isValidAffineDim(region, value);
}

bool affine::isValidSymbol(Value value) {
  return isValidSymbol(value, value.getParentRegion());
}

bool affine::isValidSymbol(Value value, Region *region) {
  return isValidAffineSymbol(region, value);
}
