// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Simplification, inversion and joining of affine maps, and removal of dimensions
// and symbols.
#include "strata/IR/Affine/AffineExprDetail.h"
#include "strata/IR/Affine/AffineMap.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace strata;
using namespace strata::detail;
using llvm::SmallBitVector;

AffineMap strata::simplifyAffineMap(AffineMap map) {
  SmallVector<AffineExpr, 8> results;
  for (AffineExpr result : map.getResults())
    results.push_back(
        simplifyAffineExpr(result, map.getNumDims(), map.getNumSymbols()));
  return withResults(map, results);
}

AffineMap strata::removeDuplicateExprs(AffineMap map) {
  llvm::SmallSetVector<AffineExpr, 8> results(map.getResults().begin(),
                                              map.getResults().end());
  return withResults(map, results.getArrayRef());
}

//===-- Removal of dimensions and symbols ---------------------------------===//

/// The positions of leaves of `kind`, of which there are `count`, that do not
/// occur in the results.
static SmallBitVector getUnused(ArrayRef<AffineMap> maps, AffineExprKind kind,
                                unsigned count) {
  SmallBitVector unused(count, true);
  for (AffineMap map : maps)
    map.walkExprs([&](AffineExpr expr) {
      if (expr.getKind() == kind)
        unused.reset(unsigned(expr.getValue()));
    });
  return unused;
}

SmallBitVector strata::getUnusedDimsBitVector(ArrayRef<AffineMap> maps) {
  unsigned count = maps.empty() ? 0 : maps.front().getNumDims();
  assert(llvm::all_of(
             maps, [&](AffineMap map) { return map.getNumDims() == count; }) &&
         "maps must have the same number of dimensions");
  return getUnused(maps, AffineExprKind::DimId, count);
}

SmallBitVector strata::getUnusedSymbolsBitVector(ArrayRef<AffineMap> maps) {
  unsigned count = maps.empty() ? 0 : maps.front().getNumSymbols();
  assert(
      llvm::all_of(
          maps, [&](AffineMap map) { return map.getNumSymbols() == count; }) &&
      "maps must have the same number of symbols");
  return getUnused(maps, AffineExprKind::SymbolId, count);
}

/// Leaves for `count` positions: 0 for those in `removed`; for the others their own
/// position, or consecutive ones if `compress`. `numLeft` becomes the number of positions
/// of the result.
template <AffineExpr (*get)(unsigned, Context *)>
static SmallVector<AffineExpr, 8>
renumber(unsigned count, const SmallBitVector &removed, bool compress,
         unsigned &numLeft, Context *ctx) {
  SmallVector<AffineExpr, 8> exprs;
  unsigned next = 0;
  for (unsigned position = 0; position < count; ++position) {
    bool isRemoved = position < removed.size() && removed.test(position);
    exprs.push_back(isRemoved ? getAffineConstantExpr(0, ctx)
                              : get(compress ? next++ : position, ctx));
  }
  numLeft = compress ? next : count;
  return exprs;
}

AffineMap strata::projectDims(AffineMap map, const SmallBitVector &projected,
                              bool compress) {
  unsigned numLeft;
  auto dims = renumber<getAffineDimExpr>(map.getNumDims(), projected, compress,
                                         numLeft, map.getContext());
  return map.replaceDimsAndSymbols(dims, {}, numLeft, map.getNumSymbols());
}

AffineMap strata::projectSymbols(AffineMap map, const SmallBitVector &projected,
                                 bool compress) {
  unsigned numLeft;
  auto symbols = renumber<getAffineSymbolExpr>(
      map.getNumSymbols(), projected, compress, numLeft, map.getContext());
  return map.replaceDimsAndSymbols({}, symbols, map.getNumDims(), numLeft);
}

AffineMap strata::compressDims(AffineMap map, const SmallBitVector &unused) {
  return projectDims(map, unused, /*compress=*/true);
}

AffineMap strata::compressSymbols(AffineMap map, const SmallBitVector &unused) {
  return projectSymbols(map, unused, /*compress=*/true);
}

AffineMap strata::compressUnusedDims(AffineMap map) {
  return compressDims(map, getUnusedDimsBitVector(map));
}

AffineMap strata::compressUnusedSymbols(AffineMap map) {
  return compressSymbols(map, getUnusedSymbolsBitVector(map));
}

SmallVector<AffineMap> strata::compressUnusedDims(ArrayRef<AffineMap> maps) {
  SmallBitVector unused = getUnusedDimsBitVector(maps);
  return llvm::map_to_vector(
      maps, [&](AffineMap map) { return compressDims(map, unused); });
}

SmallVector<AffineMap> strata::compressUnusedSymbols(ArrayRef<AffineMap> maps) {
  SmallBitVector unused = getUnusedSymbolsBitVector(maps);
  return llvm::map_to_vector(
      maps, [&](AffineMap map) { return compressSymbols(map, unused); });
}

AffineMap strata::getProjectedMap(AffineMap map,
                                  const SmallBitVector &projected,
                                  bool compressDims, bool compressSymbols) {
  map = projectDims(map, projected, compressDims);
  return compressSymbols ? compressUnusedSymbols(map) : map;
}

//===-- Inversion, joining ------------------------------------------------===//

AffineMap strata::inversePermutation(AffineMap map) {
  if (map.isEmpty())
    return map;
  assert(map.getNumSymbols() == 0 && "expected a map without symbols");
  SmallVector<AffineExpr, 8> inverse(map.getNumDims());
  for (auto [index, result] : llvm::enumerate(map.getResults())) {
    auto dim = dyn_cast<AffineDimExpr>(result);
    if (dim && !inverse[dim.getPosition()])
      inverse[dim.getPosition()] =
          getAffineDimExpr(unsigned(index), map.getContext());
  }
  if (llvm::is_contained(inverse, AffineExpr()))
    return {};
  return AffineMap::get(map.getNumResults(), 0, inverse, map.getContext());
}

AffineMap strata::inverseAndBroadcastProjectedPermutation(AffineMap map) {
  assert(map.isProjectedPermutation(/*allowZeroInResults=*/true) &&
         "expected a projected permutation");
  Context *ctx = map.getContext();
  SmallVector<AffineExpr, 8> inverse(map.getNumDims(),
                                     getAffineConstantExpr(0, ctx));
  for (auto [index, result] : llvm::enumerate(map.getResults()))
    if (auto dim = dyn_cast<AffineDimExpr>(result))
      inverse[dim.getPosition()] = getAffineDimExpr(unsigned(index), ctx);
  return AffineMap::get(map.getNumResults(), 0, inverse, ctx);
}

AffineMap strata::concatAffineMaps(ArrayRef<AffineMap> maps, Context *ctx) {
  unsigned numDims = 0, numSymbols = 0;
  SmallVector<AffineExpr, 8> results;
  for (AffineMap map : maps) {
    AffineMap shifted = map.shiftSymbols(numSymbols);
    results.append(shifted.getResults().begin(), shifted.getResults().end());
    numDims = std::max(numDims, map.getNumDims());
    numSymbols = shifted.getNumSymbols();
  }
  return AffineMap::get(numDims, numSymbols, results, ctx);
}

AffineMap strata::expandDimsToRank(AffineMap map, int64_t rank,
                                   const SmallBitVector &projectedDims) {
  assert(projectedDims.size() == size_t(rank) && "one bit for each dimension");
  unsigned next = 0;
  SmallVector<AffineExpr, 8> dims;
  for (unsigned position = 0; position < unsigned(rank); ++position)
    if (!projectedDims.test(position) && next++ < map.getNumDims())
      dims.push_back(getAffineDimExpr(position, map.getContext()));
  return map.replaceDimsAndSymbols(dims, {}, unsigned(rank),
                                   map.getNumSymbols());
}

//===-- MutableAffineMap --------------------------------------------------===//

void MutableAffineMap::reset(AffineMap map) {
  results.assign(map.getResults().begin(), map.getResults().end());
  numDims = map.getNumDims();
  numSymbols = map.getNumSymbols();
  ctx = map.getContext();
}

void MutableAffineMap::simplify() {
  for (AffineExpr &result : results)
    result = simplifyAffineExpr(result, numDims, numSymbols);
}

AffineMap MutableAffineMap::getAffineMap() const {
  return AffineMap::get(numDims, numSymbols, results, ctx);
}
