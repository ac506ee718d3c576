// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/AccessPair.h"

#include "strata/Affine/AffineRelations.h"
#include "strata/Affine/MapProperties.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Dependence/IndexTranslatorDetail.h"
#include "strata/Loops/Dependence/SameElementDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::presburger;

/// Whether places with these strides, of which each dimension has `sizes`, do not overlap.
static bool areDistinct(ArrayRef<int64_t> strides, ArrayRef<int64_t> sizes) {
  SmallVector<unsigned, 4> order =
      llvm::to_vector<4>(llvm::seq(0u, unsigned(strides.size())));
  llvm::stable_sort(order, [&](unsigned a, unsigned b) {
    return std::abs(strides[a]) < std::abs(strides[b]);
  });
  // The distance between the first and the last place of the dimensions so far.
  int64_t reach = 0;
  for (unsigned dim : order) {
    int64_t stride = std::abs(strides[dim]), length;
    if (sizes[dim] == 1)
      continue;
    if (stride <= reach)
      return false;
    // A dimension of unknown size may be the last one only.
    if (ShapedType::isDynamic(sizes[dim]))
      length = INT64_MAX;
    else if (llvm::MulOverflow(stride, sizes[dim] - 1, length))
      return false;
    if (llvm::AddOverflow(reach, length, reach))
      reach = INT64_MAX;
  }
  return true;
}

/// Makes the results of a layout for two lists of indices equal. If one is semi-affine and the map is
/// not known to be one-to-one, nothing is added for it.
static void addSameResults(AffineMap map, ArrayRef<int64_t> sizes,
                           ArrayRef<LinearSum> from, ArrayRef<LinearSum> to,
                           ConstraintSystem &system) {
  Budget budget;
  if (affine::isOneToOne(map, sizes, budget).holds == Tri::True) {
    for (auto [a, b] : llvm::zip(from, to))
      system.addEqual(a, b);
    return;
  }
  // The symbols of a type are the same for both accesses.
  SmallVector<LinearSum, 4> left(from.begin(), from.end());
  SmallVector<LinearSum, 4> right(to.begin(), to.end());
  for (unsigned i = 0; i < map.getNumSymbols(); ++i) {
    left.push_back(system.addColumn(VarKind::Symbol));
    right.push_back(left.back());
  }
  for (AffineExpr expr : map.getResults()) {
    auto a = affine::translateExpr(expr, map.getNumDims(), left, system);
    auto b = affine::translateExpr(expr, map.getNumDims(), right, system);
    if (a && b)
      system.addEqual(*a, *b);
  }
}

/// Makes two lists of indices of the same memory name the same place. With dynamic strides, different
/// indices are different places, as the language demands.
static void addSamePlace(Value memory, ArrayRef<LinearSum> from,
                         ArrayRef<LinearSum> to, ConstraintSystem &system) {
  auto type = dyn_cast<MemRefType>(memory.getType());
  Attribute layout = type ? type.getLayout() : Attribute();
  if (auto map = dyn_cast_or_null<AffineMapAttr>(layout))
    return addSameResults(map.getValue(), type.getShape(), from, to, system);
  auto strided = dyn_cast_or_null<StridedLayoutAttr>(layout);
  bool isStatic = strided && !llvm::is_contained(strided.getStrides(),
                                                 ShapedType::kDynamic);
  if (!isStatic || areDistinct(strided.getStrides(), type.getShape())) {
    for (auto [a, b] : llvm::zip(from, to))
      system.addEqual(a, b);
    return;
  }
  std::optional<LinearSum> distance = LinearSum(0);
  for (auto [a, b, stride] : llvm::zip(from, to, strided.getStrides())) {
    distance = distance ? distance->plus(a, stride) : std::nullopt;
    distance = distance ? distance->plus(b, -stride) : std::nullopt;
  }
  if (distance)
    system.addEquality(*distance);
}

/// Whether the places of indices are unknown: the layout is an attribute of a dialect.
static bool hasUnknownLayout(Value memory) {
  auto type = dyn_cast<MemRefType>(memory.getType());
  Attribute layout = type ? type.getLayout() : Attribute();
  return layout && !isa<StridedLayoutAttr, AffineMapAttr>(layout);
}

/// Whether the memory is the same in all iterations of loops: it is defined outside of them, created in
/// one of them, or a view of such memory that is the same in all iterations.
static bool isSameInIterations(Value memory, const IndexTranslator &loops) {
  if (!loops.isDefinedInLoops(memory))
    return true;
  Operation *op = memory.getDefiningOp();
  if (!op || hasEffect<MemoryEffects::Allocate>(op, memory))
    return op;
  return op->hasTrait(OpTrait::ViewLikeOpInterface) &&
         llvm::none_of(op->getOperands(), [&](Value operand) {
           return loops.isDefinedInLoops(operand);
         });
}

static void addSameElement(const LoopAccess &source, const LoopAccess &target,
                           ConstraintSystem &system, IndexTranslator &left,
                           IndexTranslator &right) {
  Value memory = source.getMemory();
  if (memory != target.getMemory() || !source.hasIndices() ||
      !target.hasIndices() || hasUnknownLayout(memory) ||
      !isSameInIterations(memory, left) || !isSameInIterations(memory, right))
    return;
  SmallVector<LinearSum, 4> from =
      translateIndices(source.access, system, left);
  SmallVector<LinearSum, 4> to = translateIndices(target.access, system, right);
  addSamePlace(memory, from, to, system);
}

/// Whether the memory is created in the loop of the level.
static bool isAllocatedIn(Value memory, const LoopLevel &level) {
  Operation *op = memory.getDefiningOp();
  return op && level.loop->isProperAncestor(op) &&
         hasEffect<MemoryEffects::Allocate>(op, memory);
}

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
  addOwnMemory(source, target, common, system, left, right);
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

static int64_t evaluate(ArrayRef<int64_t> row, ArrayRef<int64_t> point) {
  int64_t sum = row.back();
  for (auto [factor, value] : llvm::zip(row, point))
    sum += factor * value;
  return sum;
}

std::optional<IterationPair>
AccessPair::findIterations(ArrayRef<LevelOrder> orders, Budget &budget) const {
  if (!mayOverlap)
    return std::nullopt;
  ConstraintSystem constraints = makeSystem(orders);
  IntegerRelation relation = constraints.build();
  for (ArrayRef<LinearSum> variables : {sourceVariables, targetVariables})
    for (const LinearSum &variable : variables) {
      SmallVector<int64_t, 8> row = constraints.getRow(variable);
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
  for (const LinearSum &variable : sourceVariables)
    pair.source.push_back(evaluate(constraints.getRow(variable), sample.point));
  for (const LinearSum &variable : targetVariables)
    pair.target.push_back(evaluate(constraints.getRow(variable), sample.point));
  return pair;
}
