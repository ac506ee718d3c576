// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Affine/AffineRelations.h"
#include "strata/Affine/MapProperties.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Dependence/SameElementDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

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
/// not known to be one-to-one, nothing is added for it, and the answer is false.
static bool addSameResults(AffineMap map, ArrayRef<int64_t> sizes,
                           ArrayRef<LinearSum> from, ArrayRef<LinearSum> to,
                           ConstraintSystem &system) {
  Budget budget;
  if (dialects::affine::isOneToOne(map, sizes, budget).holds == Tri::True) {
    for (auto [a, b] : llvm::zip(from, to))
      system.addEqual(a, b);
    return true;
  }
  // The symbols of a type are the same for both accesses.
  SmallVector<LinearSum, 4> left(from.begin(), from.end());
  SmallVector<LinearSum, 4> right(to.begin(), to.end());
  for (unsigned i = 0; i < map.getNumSymbols(); ++i) {
    left.push_back(system.addColumn(VarKind::Symbol));
    right.push_back(left.back());
  }
  bool isExact = true;
  for (AffineExpr expr : map.getResults()) {
    auto a =
        dialects::affine::translateExpr(expr, map.getNumDims(), left, system);
    auto b =
        dialects::affine::translateExpr(expr, map.getNumDims(), right, system);
    isExact &= a && b;
    if (a && b)
      system.addEqual(*a, *b);
  }
  return isExact;
}

/// Makes two lists of indices of the same memory name the same place. With dynamic strides, different
/// indices are different places, as the language demands. False if a number does not fit, or the layout is
/// semi-affine.
static bool addSamePlace(Value memory, ArrayRef<LinearSum> from,
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
    return true;
  }
  std::optional<LinearSum> distance = LinearSum(0);
  for (auto [a, b, stride] : llvm::zip(from, to, strided.getStrides())) {
    distance = distance ? distance->plus(a, stride) : std::nullopt;
    distance = distance ? distance->plus(b, -stride) : std::nullopt;
  }
  if (distance)
    system.addEquality(*distance);
  return distance.has_value();
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

static bool addSameIndices(const LoopAccess &source, const LoopAccess &target,
                           ConstraintSystem &system, IndexTranslator &left,
                           IndexTranslator &right) {
  Value memory = source.getMemory();
  if (memory != target.getMemory() || !source.hasIndices() ||
      !target.hasIndices() || hasUnknownLayout(memory) ||
      !isSameInIterations(memory, left) || !isSameInIterations(memory, right))
    return false;
  SmallVector<LinearSum, 4> from =
      translateIndices(source.access, system, left);
  SmallVector<LinearSum, 4> to = translateIndices(target.access, system, right);
  return addSamePlace(memory, from, to, system);
}

/// Adds that memory which is created in each iteration is not that of other iterations.
static void addOwnMemory(const LoopAccess &source, const LoopAccess &target,
                         ConstraintSystem &system, const IndexTranslator &left,
                         const IndexTranslator &right) {
  if (!source.getMemory() || !target.getMemory())
    return;
  Value memory = getViewedMemory(source.getMemory());
  if (memory != getViewedMemory(target.getMemory()))
    return;
  unsigned numCommon = countCommonLevels(left.getLevels(), right.getLevels());
  for (unsigned i = 0; i < numCommon; ++i)
    if (isAllocatedIn(memory, left.getLevels()[i].loop))
      system.addEqual(left.getVariables()[i], right.getVariables()[i]);
}

bool strata::addSameElement(const LoopAccess &source, const LoopAccess &target,
                            ConstraintSystem &system, IndexTranslator &left,
                            IndexTranslator &right) {
  bool isExact = addSameIndices(source, target, system, left, right);
  addOwnMemory(source, target, system, left, right);
  return isExact;
}
