// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/MemoryAccessOpInterface.h"
#include "strata/Loops/Affine/FlatAffineValueConstraints.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

SmallVector<MapAndOperands, 2> affine::getBoundResults(AffineBound bound) {
  SmallVector<MapAndOperands, 2> results;
  for (unsigned i = 0; i < bound.getMap().getNumResults(); ++i) {
    MapAndOperands &each = results.emplace_back();
    each.map = bound.getMap().getSubMap({i});
    llvm::append_range(each.operands, bound.getOperands());
    fullyComposeAffineMapAndOperands(&each.map, &each.operands);
    canonicalizeMapAndOperands(&each.map, &each.operands);
  }
  return results;
}

MapAndOperands affine::getSubscripts(Operation *op) {
  MemoryAccess access = cast<MemoryAccessOpInterface>(op).getAccesses().front();
  MapAndOperands result;
  result.map = access.map;
  llvm::append_range(result.operands, access.indices);
  fullyComposeAffineMapAndOperands(&result.map, &result.operands);
  canonicalizeMapAndOperands(&result.map, &result.operands);
  return result;
}

MapAndOperands affine::getLowerBound(AffineForOp loop) {
  return getBoundResults(loop.getLowerBound()).front();
}

bool affine::haveSameSubscripts(Operation *a, Operation *b) {
  MapAndOperands first = getSubscripts(a), second = getSubscripts(b);
  return first.map == second.map && first.operands == second.operands;
}

void affine::substitute(MapAndOperands &map, Value variable,
                        const MapAndOperands &value, int64_t offset) {
  ArrayRef<Value> operands = map.operands, others = value.operands;
  unsigned numDims = map.map.getNumDims(), numSymbols = map.map.getNumSymbols();
  unsigned moreDims = value.map.getNumDims();
  auto position = unsigned(llvm::find(operands, variable) - operands.begin());
  if (position >= numDims)
    return;
  AffineExpr replacement =
      value.map.getResult(0)
          .shiftDims(moreDims, numDims)
          .shiftSymbols(value.map.getNumSymbols(), numSymbols) +
      offset;
  AffineExpr dim = getAffineDimExpr(position, map.map.getContext());
  SmallVector<AffineExpr, 4> results;
  for (AffineExpr result : map.map.getResults())
    results.push_back(result.replace(dim, replacement));
  SmallVector<Value, 4> all(operands.take_front(numDims));
  llvm::append_range(all, others.take_front(moreDims));
  llvm::append_range(all, operands.drop_front(numDims));
  llvm::append_range(all, others.drop_front(moreDims));
  map.map =
      AffineMap::get(numDims + moreDims, numSymbols + value.map.getNumSymbols(),
                     results, map.map.getContext());
  map.operands = std::move(all);
  canonicalizeMapAndOperands(&map.map, &map.operands);
  map.map = simplifyAffineMap(map.map);
}

std::optional<int64_t> affine::getChange(const MapAndOperands &map,
                                         Value variable) {
  auto position =
      unsigned(llvm::find(map.operands, variable) - map.operands.begin());
  if (position == map.operands.size())
    return 0;
  if (position >= map.map.getNumDims())
    return std::nullopt;
  AffineExpr dim = getAffineDimExpr(position, map.map.getContext());
  AffineExpr expr = map.map.getResult(0);
  AffineExpr change =
      simplifyAffineExpr(expr.replace(dim, dim + 1) - expr,
                         map.map.getNumDims(), map.map.getNumSymbols());
  return change.isConstant() ? std::optional(change.getValue()) : std::nullopt;
}

MapAndOperands affine::subtract(const MapAndOperands &a,
                                const MapAndOperands &b) {
  unsigned numDims = a.map.getNumDims(), numSymbols = a.map.getNumSymbols();
  AffineExpr other = b.map.getResult(0)
                         .shiftDims(b.map.getNumDims(), numDims)
                         .shiftSymbols(b.map.getNumSymbols(), numSymbols);
  MapAndOperands result;
  result.map = AffineMap::get(numDims + b.map.getNumDims(),
                              numSymbols + b.map.getNumSymbols(),
                              a.map.getResult(0) - other);
  auto append = [&](ArrayRef<Value> values) {
    llvm::append_range(result.operands, values);
  };
  append(ArrayRef<Value>(a.operands).take_front(numDims));
  append(ArrayRef<Value>(b.operands).take_front(b.map.getNumDims()));
  append(ArrayRef<Value>(a.operands).drop_front(numDims));
  append(ArrayRef<Value>(b.operands).drop_front(b.map.getNumDims()));
  canonicalizeMapAndOperands(&result.map, &result.operands);
  result.map = simplifyAffineMap(result.map);
  canonicalizeMapAndOperands(&result.map, &result.operands);
  return result;
}

MapAndOperands affine::combine(ArrayRef<MapAndOperands> maps, Context *ctx) {
  MapAndOperands all;
  SmallVector<AffineExpr> results;
  SmallVector<Value> symbols;
  for (const MapAndOperands &each : maps) {
    unsigned numDims = each.map.getNumDims();
    ArrayRef<Value> operands = each.operands;
    for (AffineExpr result : each.map.getResults())
      results.push_back(result.shiftDims(numDims, unsigned(all.operands.size()))
                            .shiftSymbols(each.map.getNumSymbols(),
                                          unsigned(symbols.size())));
    llvm::append_range(all.operands, operands.take_front(numDims));
    llvm::append_range(symbols, operands.drop_front(numDims));
  }
  all.map = AffineMap::get(unsigned(all.operands.size()),
                           unsigned(symbols.size()), results, ctx);
  llvm::append_range(all.operands, symbols);
  canonicalizeMapAndOperands(&all.map, &all.operands);
  return all;
}

MapAndOperands affine::subtract(MapAndOperands value, int64_t number) {
  SmallVector<AffineExpr> results;
  for (AffineExpr result : value.map.getResults())
    results.push_back(result - number);
  value.map = AffineMap::get(value.map.getNumDims(), value.map.getNumSymbols(),
                             results, value.map.getContext());
  return value;
}

std::pair<IntegerSet, SmallVector<Value>>
affine::getNonNegativeSet(ArrayRef<MapAndOperands> differences, Context *ctx) {
  SmallVector<AffineExpr> constraints;
  SmallVector<Value> operands;
  for (const MapAndOperands &each : differences) {
    // Dimensions and symbols alike become dimensions.
    SmallVector<AffineExpr> dims, symbols;
    for (unsigned i = 0; i < each.operands.size(); ++i)
      (i < each.map.getNumDims() ? dims : symbols)
          .push_back(getAffineDimExpr(unsigned(operands.size()) + i, ctx));
    for (AffineExpr result : each.map.getResults())
      if (!result.isConstant() || result.getValue() < 0)
        constraints.push_back(result.replaceDimsAndSymbols(dims, symbols));
    llvm::append_range(operands, each.operands);
  }
  if (constraints.empty())
    return {IntegerSet(), {}};
  SmallVector<bool> isEquality(constraints.size(), false);
  IntegerSet set =
      IntegerSet::get(unsigned(operands.size()), 0, constraints, isEquality);
  canonicalizeSetAndOperands(&set, &operands);
  return {set, operands};
}

//===-- Boxes --------------------------------------------------------------===//

/// The loop of the band other than `loop` whose variable the bound uses; null if there is none.
static AffineForOp getUsedLoop(const MapAndOperands &bound, AffineForOp loop,
                               ArrayRef<AffineForOp> band) {
  for (Value operand : bound.operands) {
    AffineForOp other = getForInductionVarOwner(operand);
    if (other && other != loop && llvm::is_contained(band, other))
      return other;
  }
  return {};
}

/// Appends the bound for the iteration of other loops in which it is the greatest, or the least.
static bool addExtreme(MapAndOperands bound, bool isGreatest, AffineForOp loop,
                       ArrayRef<AffineForOp> band,
                       SmallVectorImpl<MapAndOperands> &results) {
  // Minima of several loops multiply.
  constexpr size_t MaxResults = 16;
  AffineForOp other = getUsedLoop(bound, loop, band);
  if (!other) {
    results.push_back(std::move(bound));
    return results.size() <= MaxResults;
  }
  Value variable = other.getInductionVar();
  std::optional<int64_t> change = getChange(bound, variable);
  if (!change || other.getLowerBoundMap().getNumResults() != 1)
    return false;
  bool isFirst = (*change > 0) != isGreatest;
  SmallVector<MapAndOperands, 2> extremes;
  if (isFirst)
    extremes.push_back(getLowerBound(other));
  else
    extremes = getBoundResults(other.getUpperBound());
  for (const MapAndOperands &extreme : extremes) {
    if (getUsedLoop(extreme, other, band))
      return false;
    MapAndOperands replaced = bound;
    substitute(replaced, variable, extreme, isFirst ? 0 : -1);
    if (!addExtreme(replaced, isGreatest, loop, band, results))
      return false;
  }
  return true;
}

/// The value of the map if it is a constant.
static std::optional<int64_t> getConstant(const MapAndOperands &map) {
  AffineExpr result = map.map.getResult(0);
  return result.isConstant() ? std::optional(result.getValue()) : std::nullopt;
}

/// Whether the value is at least 1 in all iterations of the loops around it.
static bool isAlwaysPositive(const MapAndOperands &value) {
  if (std::optional<int64_t> constant = getConstant(value))
    return *constant > 0;
  FlatAffineValueConstraints constraints(1);
  if (failed(constraints.addBound(BoundType::EQ, 0, value.map, value.operands)))
    return false;
  std::optional<int64_t> least = constraints.getConstantBound(BoundType::LB, 0);
  return constraints.isRepresentable() && least.value_or(0) > 0;
}

/// Whether the loop is executed in the first and in the last iteration of the only other loop on which its
/// bounds, of one result each, depend.
static bool isExecutedAtEnds(AffineForOp loop, ArrayRef<AffineForOp> band) {
  SmallVector<MapAndOperands, 2> lower = getBoundResults(loop.getLowerBound()),
                                 upper = getBoundResults(loop.getUpperBound());
  AffineForOp other;
  for (ArrayRef<MapAndOperands> bounds : {ArrayRef(lower), ArrayRef(upper)})
    for (const MapAndOperands &bound : bounds) {
      AffineForOp used = getUsedLoop(bound, loop, band);
      if (used && other && used != other)
        return false;
      if (used)
        other = used;
    }
  if (!other)
    return true;
  if (lower.size() != 1 || other.getLowerBoundMap().getNumResults() != 1)
    return false;
  MapAndOperands first = getLowerBound(other);
  SmallVector<std::pair<MapAndOperands, int64_t>> ends{{first, 0}};
  for (const MapAndOperands &end : getBoundResults(other.getUpperBound())) {
    if (!isAlwaysPositive(subtract(end, first)))
      return false;
    ends.push_back({end, -1});
  }
  for (const auto &[end, offset] : ends)
    for (const MapAndOperands &bound : upper) {
      MapAndOperands difference = subtract(bound, lower.front());
      substitute(difference, other.getInductionVar(), end, offset);
      if (!isAlwaysPositive(difference))
        return false;
    }
  return true;
}

std::optional<LoopBox> affine::getBox(AffineForOp loop,
                                      ArrayRef<AffineForOp> band) {
  LoopBox box;
  SmallVector<MapAndOperands, 2> lower;
  for (const MapAndOperands &bound : getBoundResults(loop.getLowerBound()))
    if (!addExtreme(bound, /*isGreatest=*/false, loop, band, lower))
      return std::nullopt;
  for (const MapAndOperands &bound : getBoundResults(loop.getUpperBound()))
    if (!addExtreme(bound, /*isGreatest=*/true, loop, band, box.upper))
      return std::nullopt;
  if (lower.size() != 1)
    return std::nullopt;
  box.lower = std::move(lower.front());
  bool isExact = true;
  for (const MapAndOperands &upper : box.upper) {
    std::optional<int64_t> extent = getConstant(subtract(upper, box.lower));
    isExact &= extent.has_value();
    if (extent)
      box.mostExtent = std::min(box.mostExtent.value_or(INT64_MAX), *extent);
  }
  if (isExact)
    box.extent = box.mostExtent;
  box.isAttained = isExecutedAtEnds(loop, band);
  return box;
}
