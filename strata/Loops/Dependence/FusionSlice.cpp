// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether slices have exactly the iterations of the source.
#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Loops/Dependence/FusionSliceDetail.h"
#include "strata/Polyhedral/PresburgerRelation.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;
using namespace strata::presburger;
using affine::AffineForOp;

//===-- Translation --------------------------------------------------------===//

SmallVector<SlicedLoop, 4> strata::translateSlice(const IterationSlice &slice,
                                                  IndexTranslator &source,
                                                  IndexTranslator &prefix) {
  SmallVector<SlicedLoop, 4> loops;
  for (auto [iv, lower, upper] :
       llvm::zip_equal(slice.ivs, slice.lbs, slice.ubs)) {
    for (auto [level, variable] :
         llvm::zip_equal(source.getLevels(), source.getVariables())) {
      if (level.variable != iv)
        continue;
      SlicedLoop &loop = loops.emplace_back();
      loop.value = variable;
      loop.step = affine::getForInductionVarOwner(iv).getStepAsInt();
      auto translate = [&](AffineMap map, SmallVectorImpl<LinearSum> &sums) {
        for (unsigned i = 0; map && i < map.getNumResults(); ++i)
          sums.push_back(prefix.translate(map.getResult(i), map.getNumDims(),
                                          slice.operands));
      };
      translate(lower, loop.lower);
      translate(upper, loop.upper);
    }
  }
  return loops;
}

void strata::addMembership(ConstraintSystem &system,
                           ArrayRef<SlicedLoop> loops) {
  for (const SlicedLoop &loop : loops) {
    for (const LinearSum &lower : loop.lower)
      system.addLessOrEqual(lower, loop.value);
    for (const LinearSum &upper : loop.upper)
      system.addLess(loop.value, upper);
    if (loop.step == 1 || loop.lower.size() != 1)
      continue;
    std::optional<LinearSum> distance = loop.value.plus(loop.lower.front(), -1);
    std::optional<LinearSum> rest =
        distance ? system.mod(*distance, loop.step) : std::nullopt;
    if (rest)
      system.addEquality(*rest);
  }
}

//===-- Simple slices ------------------------------------------------------===//

/// Whether each loop of the source is executed for the variable of a loop of the target, another one for
/// each, with the same constant bounds, and the target's loops have iterations.
static bool hasSameLoops(const IterationSlice &slice,
                         ArrayRef<LoopLevel> prefixLevels) {
  llvm::SmallPtrSet<Operation *, 4> targets;
  for (auto [iv, lower, upper] :
       llvm::zip_equal(slice.ivs, slice.lbs, slice.ubs)) {
    if (!lower || !upper || lower.getNumResults() != 1 ||
        upper.getNumResults() != 1 ||
        lower.getResult(0) + 1 != upper.getResult(0) ||
        !isa<AffineDimExpr>(lower.getResult(0)))
      return false;
    unsigned dim = cast<AffineDimExpr>(lower.getResult(0)).getPosition();
    AffineForOp from = affine::getForInductionVarOwner(iv);
    AffineForOp to = affine::getForInductionVarOwner(slice.operands[dim]);
    bool isLevel =
        to && llvm::any_of(prefixLevels, [&](const LoopLevel &level) {
          return level.variable == to.getInductionVar();
        });
    if (!isLevel || !targets.insert(to).second || !from.hasConstantBounds() ||
        !to.hasConstantBounds() ||
        from.getConstantLowerBound() != to.getConstantLowerBound() ||
        from.getConstantUpperBound() != to.getConstantUpperBound() ||
        from.getStepAsInt() != to.getStepAsInt())
      return false;
  }
  return llvm::all_of(prefixLevels, [&](const LoopLevel &level) {
    auto loop = dyn_cast<AffineForOp>(level.loop);
    return loop && loop.hasConstantBounds() &&
           loop.getConstantLowerBound() < loop.getConstantUpperBound();
  });
}

//===-- Validity -----------------------------------------------------------===//

/// A loop whose variable has a column.
static bool
isInDomain(AffineForOp loop, const LinearSum &value, IndexTranslator &source,
           const ConstraintSystem &system,
           function_ref<bool(const ConstraintSystem &)> isPossible) {
  auto translate = [&](AffineMap map, ValueRange operands) {
    SmallVector<LinearSum, 2> sums;
    for (AffineExpr result : map.getResults())
      sums.push_back(source.translate(result, map.getNumDims(), operands));
    return sums;
  };
  SmallVector<LinearSum, 2> lower =
      translate(loop.getLowerBoundMap(), loop.getLowerBoundOperands());
  SmallVector<LinearSum, 2> upper =
      translate(loop.getUpperBoundMap(), loop.getUpperBoundOperands());
  for (const LinearSum &bound : lower) {
    ConstraintSystem below = system;
    below.addLess(value, bound);
    if (isPossible(below))
      return false;
  }
  for (const LinearSum &bound : upper) {
    ConstraintSystem above = system;
    above.addLessOrEqual(bound, value);
    if (isPossible(above))
      return false;
  }
  if (loop.getStepAsInt() == 1)
    return true;
  ConstraintSystem between = system;
  std::optional<LinearSum> distance =
      lower.size() == 1 ? value.plus(lower.front(), -1) : std::nullopt;
  std::optional<LinearSum> rest =
      distance ? between.mod(*distance, loop.getStepAsInt()) : std::nullopt;
  if (!rest)
    return false;
  between.addLess(LinearSum(0), *rest);
  return !isPossible(between);
}

/// The levels of the loops of a slice, the outermost first.
static SmallVector<LoopLevel, 4> getSourceLevels(const IterationSlice &slice,
                                                 Region *scope) {
  AffineForOp innermost = affine::getForInductionVarOwner(slice.ivs.back());
  return getLoopLevels(innermost.getBody()->getTerminator(), scope);
}

bool FusionLegality::computeValid() {
  // A partial execution of a loop that carries values gives others.
  for (auto [iv, lower] : llvm::zip_equal(slice.ivs, slice.lbs))
    if (lower && affine::getForInductionVarOwner(iv).getNumIterOperands() != 0)
      return false;
  if (slice.ivs.empty())
    return false;
  if (hasSameLoops(slice, prefixLevels))
    return true;
  ConstraintSystem system;
  SymbolColumns symbols;
  IndexTranslator from(system, symbols, VarKind::Domain,
                       getSourceLevels(slice, scope));
  IndexTranslator prefix(system, symbols, VarKind::Range, prefixLevels);
  prefix.addDomain(insertLoop->getRegion(0).front().getTerminator(), scope);
  SmallVector<SlicedLoop, 4> loops = translateSlice(slice, from, prefix);
  addMembership(system, loops);
  for (auto [number, level] : llvm::enumerate(from.getLevels())) {
    auto loop = dyn_cast<AffineForOp>(level.loop);
    if (!loop)
      return false;
    const auto *place = llvm::find(slice.ivs, level.variable);
    bool isSliced = place != slice.ivs.end() &&
                    slice.lbs[size_t(place - slice.ivs.begin())];
    if (!isSliced)
      from.addLevel(unsigned(number));
    else if (!isInDomain(loop, from.getVariables()[number], from, system,
                         [&](const ConstraintSystem &with) {
                           return isPossible(with);
                         }))
      return false;
  }
  return true;
}

bool FusionLegality::isValid() {
  if (!valid)
    valid = computeValid();
  return *valid;
}

//===-- Completeness -------------------------------------------------------===//

bool FusionLegality::computeMaximal() {
  if (!isValid())
    return false;
  if (hasSameLoops(slice, prefixLevels))
    return true;
  ConstraintSystem system;
  SymbolColumns symbols;
  IndexTranslator from(system, symbols, VarKind::Range,
                       getSourceLevels(slice, scope));
  IndexTranslator prefix(system, symbols, VarKind::Local, prefixLevels);
  SmallVector<SlicedLoop, 4> loops = translateSlice(slice, from, prefix);
  AffineForOp innermost = affine::getForInductionVarOwner(slice.ivs.back());
  from.addDomain(innermost.getBody()->getTerminator(), scope);
  ConstraintSystem all = system;
  prefix.addDomain(insertLoop->getRegion(0).front().getTerminator(), scope);
  addMembership(system, loops);
  // Both have the same columns except for locals.
  IntegerRelation domain = all.build().simplify().findLocalDivs();
  IntegerRelation executed = system.build().simplify().findLocalDivs();
  if (domain.getSpace().getNumSymbolVars() !=
      executed.getSpace().getNumSymbolVars())
    return false;
  std::optional<PresburgerRelation> parts =
      executed.computeReprWithOnlyDivLocals(budget);
  return parts &&
         PresburgerRelation(domain).isSubsetOf(*parts, budget) == Tri::True;
}

bool FusionLegality::isMaximal() {
  if (!maximal)
    maximal = computeMaximal();
  return *maximal;
}
