// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/Traits.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/Structured/SpecializationDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::linalg;

//===-- Maps ---------------------------------------------------------------===//

/// For each loop of `named` the loop of `op`, as results that are loops in both tell. Empty if a
/// loop has several, or none.
static SmallVector<AffineExpr> matchLoops(ArrayRef<AffineMap> named,
                                          ArrayRef<AffineMap> maps,
                                          unsigned numLoops) {
  SmallVector<AffineExpr> loops(numLoops);
  for (auto [namedMap, map] : llvm::zip(named, maps)) {
    if (namedMap.getNumResults() != map.getNumResults())
      return {};
    for (auto [from, to] : llvm::zip(namedMap.getResults(), map.getResults())) {
      auto loop = dyn_cast<AffineDimExpr>(from);
      if (!loop || !isa<AffineDimExpr>(to))
        continue;
      AffineExpr &known = loops[loop.getPosition()];
      if ((known && known != to) || (!known && llvm::is_contained(loops, to)))
        return {};
      known = to;
    }
  }
  if (llvm::is_contained(loops, AffineExpr()))
    return {};
  return loops;
}

static bool haveSameMaps(LinalgOp named, LinalgOp op, bool isExact) {
  SmallVector<AffineMap> namedMaps = named.getIndexingMapsArray();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  unsigned numLoops = op.getNumLoops();
  if (namedMaps.size() != maps.size() || named.getNumLoops() != numLoops)
    return false;
  if (isExact)
    return namedMaps == maps &&
           named.getIteratorTypesArray() == op.getIteratorTypesArray();
  SmallVector<AffineExpr> loops = matchLoops(namedMaps, maps, numLoops);
  if (loops.size() != numLoops)
    return false;
  for (auto [namedMap, map] : llvm::zip(namedMaps, maps)) {
    AffineMap renamed = namedMap.replaceDimsAndSymbols(loops, {}, numLoops, 0);
    if (simplifyAffineMap(renamed) != simplifyAffineMap(map))
      return false;
  }
  SmallVector<IteratorType> types = op.getIteratorTypesArray();
  for (auto [loop, type] : llvm::zip(loops, named.getIteratorTypesArray()))
    if (types[cast<AffineDimExpr>(loop).getPosition()] != type)
      return false;
  return true;
}

//===-- Bodies -------------------------------------------------------------===//

/// Whether both have the same attributes, without flags that permit other results.
static bool haveSameAttributes(Operation *a, Operation *b) {
  auto select = [](Operation *op) {
    SmallVector<std::pair<StringRef, Attribute>> list;
    for (NamedAttribute attr : op->getAttrs())
      if (attr.getNameRef() != "fastmath" &&
          attr.getNameRef() != "overflowFlags")
        list.push_back({attr.getNameRef(), attr.getValue()});
    return list;
  };
  return select(a) == select(b);
}

/// Whether two values of the bodies are the same function of the block arguments. `depth` limits
/// recursion; bodies of named operations are small.
static bool isSameValue(Value named, Value value, bool isExact,
                        unsigned depth) {
  if (named.getType() != value.getType())
    return false;
  auto namedArgument = dyn_cast<BlockArgument>(named);
  auto argument = dyn_cast<BlockArgument>(value);
  if (namedArgument || argument)
    return namedArgument && argument && argument.getOwner()->getParentOp() &&
           namedArgument.getArgNumber() == argument.getArgNumber();
  Operation *a = named.getDefiningOp(), *b = value.getDefiningOp();
  if (!depth || a->getName() != b->getName() ||
      a->getNumOperands() != b->getNumOperands() || a->getNumRegions() ||
      b->getNumRegions() || a->getNumResults() != 1 ||
      b->getNumResults() != 1 || !haveSameAttributes(a, b))
    return false;
  auto match = [&](bool isSwapped) {
    for (unsigned i = 0; i < a->getNumOperands(); ++i)
      if (!isSameValue(a->getOperand(i), b->getOperand(isSwapped ? 1 - i : i),
                       isExact, depth - 1))
        return false;
    return true;
  };
  return match(false) || (!isExact && a->getNumOperands() == 2 &&
                          a->hasTrait(OpTrait::Commutative) && match(true));
}

bool linalg::detail::computesSame(LinalgOp named, LinalgOp op, bool isExact) {
  Block *namedBody = named.getBlock(), *body = op.getBlock();
  if (!namedBody || !body || namedBody->empty() || body->empty() ||
      !haveSameMaps(named, op, isExact))
    return false;
  Operation *namedYield = namedBody->getTerminator();
  Operation *yield = body->getTerminator();
  if (namedYield->getNumOperands() != yield->getNumOperands())
    return false;
  constexpr unsigned MaxDepth = 8;
  for (auto [a, b] : llvm::zip(namedYield->getOperands(), yield->getOperands()))
    if (!isSameValue(a, b, isExact, MaxDepth))
      return false;
  // Arguments of an operation around `op` have other owners.
  bool usesOutside = false;
  body->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands()) {
      auto argument = dyn_cast<BlockArgument>(operand);
      usesOutside |= argument && argument.getOwner() != body;
    }
  });
  return !usesOutside;
}
