// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Affine/AffineRelations.h"
#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/LoopBounds.h"
#include "strata/Loops/Dependence/IndexTranslatorDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::presburger;

/// Chains of operations that are followed.
static constexpr unsigned MaxDepth = 32;

IndexTranslator::IndexTranslator(ConstraintSystem &system,
                                 SymbolColumns &symbols, VarKind kind,
                                 ArrayRef<LoopLevel> levels)
    : system(system), symbols(symbols), levels(levels.begin(), levels.end()) {
  for (const LoopLevel &level : levels) {
    variables.push_back(system.addColumn(kind));
    if (level.variable)
      values[level.variable] = variables.back();
  }
}

bool IndexTranslator::isDefinedInLoops(Value value) const {
  if (levels.empty())
    return false;
  Region *region = value.getParentRegion();
  while (region && region->getParentOp() != levels.front().loop)
    region = region->getParentRegion();
  return region;
}

LinearSum IndexTranslator::addUnknown(Value value) {
  exact = false;
  unknowns.push_back(value);
  return system.addColumn(VarKind::Local);
}

LinearSum IndexTranslator::translate(Value value, unsigned depth) {
  IntegerAttr constant;
  if (matchPattern(value, m_Constant(&constant)) &&
      constant.getValue().getSignificantBits() <= 64)
    return LinearSum(constant.getValue().getSExtValue());
  if (auto known = values.find(value); known != values.end())
    return known->second;
  std::optional<LinearSum> sum;
  Operation *op = value.getDefiningOp();
  if (op && depth < MaxDepth && isa<IndexType>(value.getType()))
    sum = translateDefinition(op, depth + 1);
  if (!sum && !isDefinedInLoops(value)) {
    auto [symbol, isNew] = symbols.try_emplace(value);
    if (isNew)
      symbol->second = system.addColumn(VarKind::Symbol);
    sum = symbol->second;
  }
  if (!sum)
    sum = addUnknown(value);
  values[value] = *sum;
  return *sum;
}

/// Sums and products by constants of indices are assumed not to wrap around.
std::optional<LinearSum> IndexTranslator::translateDefinition(Operation *op,
                                                              unsigned depth) {
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op))
    return translate(apply.getAffineMap().getResult(0),
                     apply.getAffineMap().getNumDims(), apply.getMapOperands(),
                     depth);
  if (auto add = dyn_cast<arith::AddIOp>(op))
    return translate(add.getLhs(), depth).plus(translate(add.getRhs(), depth));
  if (auto sub = dyn_cast<arith::SubIOp>(op))
    return translate(sub.getLhs(), depth)
        .plus(translate(sub.getRhs(), depth), -1);
  if (auto mul = dyn_cast<arith::MulIOp>(op)) {
    LinearSum lhs = translate(mul.getLhs(), depth);
    LinearSum rhs = translate(mul.getRhs(), depth);
    if (rhs.isConstant())
      return LinearSum().plus(lhs, rhs.constant);
    if (lhs.isConstant())
      return LinearSum().plus(rhs, lhs.constant);
  }
  return std::nullopt;
}

LinearSum IndexTranslator::translate(AffineExpr expr, unsigned numDims,
                                     ValueRange operands, unsigned depth) {
  SmallVector<LinearSum, 4> sums;
  for (Value operand : operands)
    sums.push_back(translate(operand, depth));
  if (auto sum = affine::translateExpr(expr, numDims, sums, system))
    return *sum;
  return addUnknown();
}

//===-- Loops --------------------------------------------------------------===//

void IndexTranslator::addStep(unsigned number, const LinearSum &lower,
                              int64_t step) {
  if (step == 1)
    return;
  std::optional<LinearSum> distance = variables[number].plus(lower, -1);
  std::optional<LinearSum> rest =
      distance ? system.mod(*distance, step) : std::nullopt;
  if (rest)
    system.addEquality(*rest);
  else
    exact = false;
}

void IndexTranslator::addAffineBounds(unsigned number, AffineMap lower,
                                      ValueRange lowerOperands, AffineMap upper,
                                      ValueRange upperOperands, int64_t step) {
  SmallVector<LinearSum, 2> least;
  for (AffineExpr bound : lower.getResults()) {
    least.push_back(translate(bound, lower.getNumDims(), lowerOperands));
    system.addLessOrEqual(least.back(), variables[number]);
  }
  for (AffineExpr bound : upper.getResults())
    system.addLess(variables[number],
                   translate(bound, upper.getNumDims(), upperOperands));
  if (least.size() == 1)
    addStep(number, least.front(), step);
  else
    exact &= step == 1;
}

void IndexTranslator::addLevel(unsigned number) {
  const LoopLevel &level = levels[number];
  if (!level.variable) {
    exact = false;
    return;
  }
  if (auto loop = dyn_cast<affine::AffineForOp>(level.loop))
    return addAffineBounds(
        number, loop.getLowerBoundMap(), loop.getLowerBoundOperands(),
        loop.getUpperBoundMap(), loop.getUpperBoundOperands(), loop.getStep());
  if (auto loop = dyn_cast<affine::AffineParallelOp>(level.loop)) {
    std::optional<ParallelBounds> bounds = getParallelBounds(loop, level.index);
    if (!bounds) {
      exact = false;
      return;
    }
    ValueRange operands = loop.getMapOperands();
    unsigned numLower = bounds->lower.getNumInputs();
    return addAffineBounds(
        number, bounds->lower, operands.take_front(numLower), bounds->upper,
        operands.drop_front(numLower),
        cast<IntegerAttr>(loop.getSteps()[level.index]).getInt());
  }
  // Loops of other dialects may have more iterations than their bounds tell, or fewer.
  exact = false;
  std::optional<LoopBounds> bounds = getLoopBounds(level.loop);
  auto translateBound = [&](OpFoldResult bound) -> std::optional<LinearSum> {
    exact &= bool(bound);
    if (!bound)
      return std::nullopt;
    if (std::optional<int64_t> constant = getConstantIntValue(bound))
      return LinearSum(*constant);
    return translate(cast<Value>(bound));
  };
  if (auto lower = translateBound(bounds->lower[level.index])) {
    system.addLessOrEqual(*lower, variables[number]);
    auto step = getConstantIntValue(bounds->steps[level.index]);
    exact &= step.has_value();
    if (step)
      addStep(number, *lower, *step);
  }
  if (auto upper = translateBound(bounds->upper[level.index]))
    system.addLess(variables[number], *upper);
}

void IndexTranslator::addCondition(Operation *op, Region *region) {
  auto branch = dyn_cast<affine::AffineIfOp>(op);
  if (!branch) {
    exact &= llvm::any_of(
        levels, [&](const LoopLevel &level) { return level.loop == op; });
    return;
  }
  IntegerSet set = branch.getIntegerSet();
  bool holds = region == &op->getRegion(0);
  // The complement of several constraints is not convex.
  if (!holds && (set.getNumConstraints() != 1 || set.getEqFlags().front())) {
    exact = false;
    return;
  }
  for (auto [constraint, isEquality] :
       llvm::zip_equal(set.getConstraints(), set.getEqFlags())) {
    LinearSum sum = translate(constraint, set.getNumDims(), op->getOperands());
    if (isEquality)
      system.addEquality(sum);
    else if (holds)
      system.addInequality(sum);
    else
      system.addLess(sum, LinearSum(0));
  }
}

void IndexTranslator::addDomain(Operation *op, Region *scope) {
  for (unsigned number = 0; number < levels.size(); ++number)
    addLevel(number);
  for (Region *region = op->getParentRegion(); region && region != scope;
       region = region->getParentRegion())
    addCondition(region->getParentOp(), region);
}

//===-- Accesses -----------------------------------------------------------===//

SmallVector<LinearSum, 4> strata::translateIndices(const MemoryAccess &access,
                                                   ConstraintSystem &system,
                                                   IndexTranslator &side) {
  SmallVector<LinearSum, 4> indices;
  ValueRange operands(access.indices);
  if (access.map)
    for (AffineExpr expr : access.map.getResults())
      indices.push_back(
          side.translate(expr, access.map.getNumDims(), operands));
  else
    for (Value index : operands)
      indices.push_back(side.translate(index));
  auto row = dyn_cast<VectorType>(access.value.getType());
  if (access.getForm() != MemoryAccess::Form::Row || !row)
    return indices;
  size_t first =
      indices.size() - std::min(indices.size(), row.getShape().size());
  for (auto [index, size] :
       llvm::zip(MutableArrayRef(indices).drop_front(first), row.getShape())) {
    LinearSum place = system.addColumn(VarKind::Local);
    system.addInequality(place);
    // Scalable vectors have a multiple of the elements.
    if (!row.isScalable())
      system.addLess(place, LinearSum(size));
    index = index.plus(place).value_or(place);
  }
  return indices;
}
