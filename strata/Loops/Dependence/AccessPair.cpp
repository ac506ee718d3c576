// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/AccessPair.h"

#include "strata/Loops/Dependence/IndexTranslatorDetail.h"
#include "strata/Loops/Dependence/SameElementDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::presburger;

/// Relations of more nested loops are not built, and contain all pairs of iterations.
static constexpr size_t MaxLevels = 64;

AccessPair::AccessPair(const LoopAccess &source, const LoopAccess &target,
                       Region *scope, MemoryAliases &aliases)
    : mayOverlap(aliases.mayAlias(source.getMemory(), target.getMemory())) {
  SmallVector<LoopLevel, 4> from = getLoopLevels(source.op, scope);
  SmallVector<LoopLevel, 4> to = getLoopLevels(target.op, scope);
  common.assign(from.begin(), from.begin() + countCommonLevels(from, to));
  if (!mayOverlap || from.size() > MaxLevels || to.size() > MaxLevels)
    return;
  SymbolColumns symbols;
  IndexTranslator left(system, symbols, VarKind::Domain, from);
  IndexTranslator right(system, symbols, VarKind::Range, to);
  sourceVariables.assign(left.getVariables().begin(),
                         left.getVariables().end());
  targetVariables.assign(right.getVariables().begin(),
                         right.getVariables().end());
  left.addDomain(source.op, scope);
  right.addDomain(target.op, scope);
  addSameElement(source, target, system, left, right);
}

ConstraintSystem AccessPair::makeSystem(ArrayRef<LevelOrder> orders) const {
  ConstraintSystem result = system;
  for (auto [order, source, target] :
       llvm::zip(orders, sourceVariables, targetVariables)) {
    if (order.kind == LevelOrder::Equal)
      result.addEqual(source, target);
    if (order.kind == LevelOrder::Less)
      result.addLess(source, target);
    if (order.kind == LevelOrder::Greater)
      result.addLess(target, source);
    if (order.kind != LevelOrder::Less || !order.within)
      continue;
    if (std::optional<LinearSum> end = source.plus(LinearSum(order.within)))
      result.addLess(target, *end);
  }
  return result;
}

bool AccessPair::exists(ArrayRef<LevelOrder> orders, Budget &budget) const {
  return mayOverlap && makeSystem(orders).build().simplify().isIntegerEmpty(
                           budget) != Tri::True;
}

SmallVector<DependenceComponent, 4>
AccessPair::getComponents(ArrayRef<LevelOrder> orders) const {
  SmallVector<DependenceComponent, 4> components(common.size());
  ConstraintSystem constraints = makeSystem(orders);
  IntegerRelation relation = constraints.build();
  for (size_t i = 0; i < common.size() && mayOverlap; ++i) {
    std::optional<LinearSum> distance =
        targetVariables[i].plus(sourceVariables[i], -1);
    if (!distance)
      continue;
    SmallVector<int64_t, 8> row = constraints.getRow(*distance);
    Budget budget;
    Optimum least = relation.findIntegerMin(row, budget);
    Optimum greatest = relation.findIntegerMax(row, budget);
    if (least.kind == Optimum::Bounded)
      components[i].lb = least.value;
    if (greatest.kind == Optimum::Bounded)
      components[i].ub = greatest.value;
  }
  return components;
}

Optimum AccessPair::findLargestLead(ArrayRef<LevelOrder> orders,
                                    std::optional<unsigned> sourceLevel,
                                    std::optional<unsigned> targetLevel) const {
  if (!mayOverlap)
    return {Optimum::Empty};
  // The pairs of deep nests have no variables.
  if ((sourceLevel && *sourceLevel >= sourceVariables.size()) ||
      (targetLevel && *targetLevel >= targetVariables.size()))
    return {Optimum::Unknown};
  std::optional<LinearSum> lead =
      sourceLevel ? sourceVariables[*sourceLevel] : LinearSum(0);
  if (targetLevel)
    lead = lead->plus(targetVariables[*targetLevel], -1);
  if (!lead)
    return {Optimum::Unknown};
  ConstraintSystem constraints = makeSystem(orders);
  SmallVector<int64_t, 8> row = constraints.getRow(*lead);
  Budget budget;
  return constraints.build().findIntegerMax(row, budget);
}

std::optional<IterationPair>
strata::findIterationsIn(const ConstraintSystem &system,
                         ArrayRef<LinearSum> source, ArrayRef<LinearSum> target,
                         Budget &budget) {
  IntegerRelation relation = system.build();
  for (ArrayRef<LinearSum> variables : {source, target})
    for (const LinearSum &variable : variables) {
      SmallVector<int64_t, 8> row = system.getRow(variable);
      Optimum least = relation.findIntegerMin(row, budget);
      if (least.kind != Optimum::Bounded ||
          llvm::SubOverflow(row.back(), least.value, row.back()))
        continue;
      relation.addEquality(row);
    }
  IntegerSample sample = relation.findIntegerSample(budget);
  if (sample.isEmpty != Tri::False)
    return std::nullopt;
  IterationPair pair;
  for (const LinearSum &variable : source)
    pair.source.push_back(system.evaluate(variable, sample.point));
  for (const LinearSum &variable : target)
    pair.target.push_back(system.evaluate(variable, sample.point));
  return pair;
}

std::optional<IterationPair>
AccessPair::findIterations(ArrayRef<LevelOrder> orders, Budget &budget) const {
  if (!mayOverlap)
    return std::nullopt;
  return findIterationsIn(makeSystem(orders), sourceVariables, targetVariables,
                          budget);
}
