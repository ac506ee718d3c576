// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine maps: creation, queries, and maps derived from one. Functions that
// simplify and join maps are in AffineMapFunctions.cpp.
#include "strata/IR/Affine/AffineMap.h"

#include "strata/IR/Affine/AffineExprDetail.h"
#include "strata/IR/Types/StorageDetail.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>

using namespace strata;
using namespace strata::detail;

static const AffineMapStorage &getStorage(AffineMap map) {
  assert(map && "use of a null affine map");
  return *static_cast<const AffineMapStorage *>(map.getImpl());
}

static bool isDim(AffineExpr expr, int64_t position) {
  return expr.getKind() == AffineExprKind::DimId && expr.getValue() == position;
}

//===-- Creation ----------------------------------------------------------===//

AffineMap AffineMap::get(unsigned numDims, unsigned numSymbols,
                         ArrayRef<AffineExpr> results, Context *ctx) {
  return AffineMap(
      getBuiltin<AffineMapStorage>(ctx, {numDims, numSymbols, results, {}}));
}

AffineMap AffineMap::get(Context *ctx) { return get(0, 0, {}, ctx); }

AffineMap AffineMap::get(unsigned numDims, unsigned numSymbols, Context *ctx) {
  return get(numDims, numSymbols, {}, ctx);
}

AffineMap AffineMap::get(unsigned numDims, unsigned numSymbols,
                         AffineExpr result) {
  return get(numDims, numSymbols, result, result.getContext());
}

AffineMap AffineMap::getConstantMap(int64_t value, Context *ctx) {
  return get(0, 0, getAffineConstantExpr(value, ctx));
}

AffineMap AffineMap::getMultiDimIdentityMap(unsigned numDims, Context *ctx) {
  return get(numDims, 0, getAffineDimExprs(numDims, /*shift=*/0, ctx), ctx);
}

AffineMap AffineMap::getMinorIdentityMap(unsigned numDims, unsigned numResults,
                                         Context *ctx) {
  assert(numDims >= numResults && "more results than dimensions");
  return get(numDims, 0,
             getAffineDimExprs(numResults, numDims - numResults, ctx), ctx);
}

AffineMap
AffineMap::getFilteredIdentityMap(Context *ctx, unsigned numDims,
                                  function_ref<bool(AffineDimExpr)> keep) {
  SmallVector<AffineExpr, 8> dims = getAffineDimExprs(numDims, 0, ctx);
  llvm::erase_if(
      dims, [&](AffineExpr dim) { return !keep(cast<AffineDimExpr>(dim)); });
  return get(numDims, 0, dims, ctx);
}

/// The map of `numDims` dimensions whose results are those at `positions`.
template <typename T>
static AffineMap selectDims(unsigned numDims, ArrayRef<T> positions,
                            Context *ctx) {
  SmallVector<AffineExpr, 8> results;
  for (T position : positions) {
    assert(size_t(position) < numDims && "no such dimension");
    results.push_back(getAffineDimExpr(unsigned(position), ctx));
  }
  return AffineMap::get(numDims, 0, results, ctx);
}

AffineMap AffineMap::getPermutationMap(ArrayRef<unsigned> permutation,
                                       Context *ctx) {
  AffineMap map = selectDims(permutation.size(), permutation, ctx);
  assert(map.isPermutation() && "not a permutation");
  return map;
}

AffineMap AffineMap::getPermutationMap(ArrayRef<int64_t> permutation,
                                       Context *ctx) {
  AffineMap map = selectDims(permutation.size(), permutation, ctx);
  assert(map.isPermutation() && "not a permutation");
  return map;
}

AffineMap AffineMap::getMultiDimMapWithTargets(unsigned numDims,
                                               ArrayRef<unsigned> targets,
                                               Context *ctx) {
  return selectDims(numDims, targets, ctx);
}

/// The least numbers of dimensions and symbols that cover those that occur.
static std::pair<unsigned, unsigned>
countInputs(ArrayRef<ArrayRef<AffineExpr>> lists) {
  int64_t numDims = 0, numSymbols = 0;
  for (ArrayRef<AffineExpr> exprs : lists)
    for (AffineExpr expr : exprs)
      expr.walk([&](AffineExpr part) {
        if (part.getKind() == AffineExprKind::DimId)
          numDims = std::max(numDims, part.getValue() + 1);
        if (part.getKind() == AffineExprKind::SymbolId)
          numSymbols = std::max(numSymbols, part.getValue() + 1);
      });
  return {unsigned(numDims), unsigned(numSymbols)};
}

SmallVector<AffineMap, 4>
AffineMap::inferFromExprList(ArrayRef<ArrayRef<AffineExpr>> lists,
                             Context *ctx) {
  auto [numDims, numSymbols] = countInputs(lists);
  SmallVector<AffineMap, 4> maps;
  for (ArrayRef<AffineExpr> exprs : lists)
    maps.push_back(get(numDims, numSymbols, exprs, ctx));
  return maps;
}

SmallVector<AffineMap, 4>
AffineMap::inferFromExprList(ArrayRef<SmallVector<AffineExpr, 4>> lists,
                             Context *ctx) {
  SmallVector<ArrayRef<AffineExpr>, 4> refs(lists.begin(), lists.end());
  return inferFromExprList(refs, ctx);
}

//===-- Queries -----------------------------------------------------------===//

Context *AffineMap::getContext() const {
  return getStorage(*this).dialect->getContext();
}

unsigned AffineMap::getNumDims() const {
  return getStorage(*this).value.numDims;
}

unsigned AffineMap::getNumSymbols() const {
  return getStorage(*this).value.numSymbols;
}

ArrayRef<AffineExpr> AffineMap::getResults() const {
  return getStorage(*this).value.exprs;
}

bool AffineMap::isIdentity() const {
  if (getNumDims() != getNumResults())
    return false;
  for (auto [position, result] : llvm::enumerate(getResults()))
    if (!isDim(result, int64_t(position)))
      return false;
  return true;
}

bool AffineMap::isSymbolIdentity() const {
  if (getNumSymbols() != getNumResults())
    return false;
  for (auto [position, result] : llvm::enumerate(getResults()))
    if (result.getKind() != AffineExprKind::SymbolId ||
        result.getValue() != int64_t(position))
      return false;
  return true;
}

bool AffineMap::isMinorIdentity() const {
  if (getNumSymbols() != 0 || getNumDims() < getNumResults())
    return false;
  int64_t first = getNumDims() - getNumResults();
  for (auto [index, result] : llvm::enumerate(getResults()))
    if (!isDim(result, first + int64_t(index)))
      return false;
  return true;
}

bool AffineMap::isMinorIdentityWithBroadcasting(
    SmallVectorImpl<unsigned> *broadcastDims) const {
  if (broadcastDims)
    broadcastDims->clear();
  if (getNumSymbols() != 0 || getNumDims() < getNumResults())
    return false;
  int64_t first = getNumDims() - getNumResults();
  for (auto [index, result] : llvm::enumerate(getResults())) {
    if (result.isConstant(0)) {
      if (broadcastDims)
        broadcastDims->push_back(unsigned(index));
    } else if (!isDim(result, first + int64_t(index))) {
      return false;
    }
  }
  return true;
}

bool AffineMap::isPermutationOfMinorIdentityWithBroadcasting(
    SmallVectorImpl<unsigned> &permutedDims) const {
  permutedDims.clear();
  if (getNumSymbols() != 0)
    return false;
  // Results that are dimensions take the places of these, counted from the last;
  // zeros get the places that stay free, in order.
  unsigned numResults = getNumResults();
  // A map with more results than dimensions broadcasts to leading ones.
  int64_t first = int64_t(getNumDims()) - int64_t(numResults);
  llvm::SmallBitVector isTaken(numResults);
  SmallVector<unsigned, 8> broadcasts;
  permutedDims.resize(numResults);
  for (auto [index, result] : llvm::enumerate(getResults())) {
    if (result.isConstant(0)) {
      broadcasts.push_back(unsigned(index));
      continue;
    }
    auto dim = dyn_cast<AffineDimExpr>(result);
    int64_t place = dim ? int64_t(dim.getPosition()) - first : -1;
    if (place < 0 || isTaken.test(unsigned(place)))
      return false;
    isTaken.set(unsigned(place));
    permutedDims[index] = unsigned(place);
  }
  unsigned place = 0;
  for (unsigned index : broadcasts) {
    while (isTaken.test(place))
      ++place;
    permutedDims[index] = place++;
  }
  return true;
}

bool AffineMap::isProjectedPermutation(bool allowZeroInResults) const {
  if (getNumSymbols() > 0)
    return false;
  llvm::SmallBitVector seen(getNumDims());
  for (AffineExpr result : getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(result)) {
      if (seen.test(dim.getPosition()))
        return false;
      seen.set(dim.getPosition());
    } else if (!allowZeroInResults || !result.isConstant(0)) {
      return false;
    }
  }
  return true;
}

bool AffineMap::isPermutation() const {
  return getNumDims() == getNumResults() && isProjectedPermutation();
}

bool AffineMap::isEmpty() const {
  return getNumInputs() == 0 && getNumResults() == 0;
}

bool AffineMap::isConstant() const {
  return llvm::all_of(getResults(),
                      [](AffineExpr result) { return result.isConstant(); });
}

bool AffineMap::isSingleConstant() const {
  return getNumResults() == 1 && getResult(0).isConstant();
}

int64_t AffineMap::getSingleConstantResult() const {
  assert(isSingleConstant() && "expected one constant result");
  return getResult(0).getValue();
}

SmallVector<int64_t> AffineMap::getConstantResults() const {
  SmallVector<int64_t> values;
  for (AffineExpr result : getResults())
    values.push_back(cast<AffineConstantExpr>(result).getValue());
  return values;
}

unsigned AffineMap::getDimPosition(unsigned index) const {
  return cast<AffineDimExpr>(getResult(index)).getPosition();
}

std::optional<unsigned> AffineMap::getResultPosition(AffineExpr expr) const {
  ArrayRef<AffineExpr> results = getResults();
  const auto *found = llvm::find(results, expr);
  if (found == results.end())
    return std::nullopt;
  return unsigned(found - results.begin());
}

bool AffineMap::isFunctionOfDim(unsigned position) const {
  return llvm::any_of(getResults(), [&](AffineExpr result) {
    return result.isFunctionOfDim(position);
  });
}

bool AffineMap::isFunctionOfSymbol(unsigned position) const {
  return llvm::any_of(getResults(), [&](AffineExpr result) {
    return result.isFunctionOfSymbol(position);
  });
}

int64_t AffineMap::getLargestKnownDivisorOfMapExprs() const {
  uint64_t divisor = 0;
  for (AffineExpr result : getResults())
    divisor = std::gcd(divisor, uint64_t(result.getLargestKnownDivisor()));
  return int64_t(divisor);
}

//===-- Selected results --------------------------------------------------===//

AffineMap detail::withResults(AffineMap map, ArrayRef<AffineExpr> results) {
  return AffineMap::get(map.getNumDims(), map.getNumSymbols(), results,
                        map.getContext());
}

AffineMap AffineMap::getSubMap(ArrayRef<unsigned> positions) const {
  SmallVector<AffineExpr, 4> results;
  for (unsigned position : positions)
    results.push_back(getResult(position));
  return withResults(*this, results);
}

AffineMap AffineMap::getSliceMap(unsigned start, unsigned length) const {
  return withResults(*this, getResults().slice(start, length));
}

AffineMap AffineMap::getMajorSubMap(unsigned numResults) const {
  if (numResults == 0)
    return {};
  if (numResults >= getNumResults())
    return *this;
  return getSliceMap(0, numResults);
}

AffineMap AffineMap::getMinorSubMap(unsigned numResults) const {
  if (numResults == 0)
    return {};
  if (numResults >= getNumResults())
    return *this;
  return getSliceMap(getNumResults() - numResults, numResults);
}

AffineMap AffineMap::dropResult(int64_t position) const {
  return dropResults(ArrayRef<int64_t>(position));
}

AffineMap AffineMap::dropResults(ArrayRef<int64_t> positions) const {
  llvm::SmallBitVector dropped(getNumResults());
  for (int64_t position : positions)
    dropped.set(unsigned(position));
  return dropResults(dropped);
}

AffineMap AffineMap::dropResults(const llvm::SmallBitVector &positions) const {
  SmallVector<AffineExpr, 4> results;
  for (auto [index, result] : llvm::enumerate(getResults()))
    if (index >= positions.size() || !positions.test(unsigned(index)))
      results.push_back(result);
  return withResults(*this, results);
}

AffineMap AffineMap::insertResult(AffineExpr expr, unsigned position) const {
  SmallVector<AffineExpr, 4> results(getResults());
  results.insert(results.begin() + position, expr);
  return withResults(*this, results);
}

//===-- Replacement -------------------------------------------------------===//

/// The results of `map` after `rewriter`.
static SmallVector<AffineExpr, 4> rewriteResults(AffineMap map,
                                                 AffineExprRewriter rewriter) {
  SmallVector<AffineExpr, 4> results;
  results.reserve(map.getNumResults());
  for (AffineExpr result : map.getResults())
    results.push_back(rewriter.rewrite(result));
  return results;
}

AffineMap AffineMap::replace(AffineExpr expr, AffineExpr replacement,
                             unsigned numResultDims,
                             unsigned numResultSymbols) const {
  auto fn = [&](AffineExpr part) {
    return part == expr ? replacement : AffineExpr();
  };
  return get(numResultDims, numResultSymbols,
             rewriteResults(*this, AffineExprRewriter(fn)), getContext());
}

AffineMap AffineMap::replace(const llvm::DenseMap<AffineExpr, AffineExpr> &map,
                             unsigned numResultDims,
                             unsigned numResultSymbols) const {
  auto fn = [&](AffineExpr part) { return map.lookup(part); };
  return get(numResultDims, numResultSymbols,
             rewriteResults(*this, AffineExprRewriter(fn)), getContext());
}

AffineMap
AffineMap::replace(const llvm::DenseMap<AffineExpr, AffineExpr> &map) const {
  AffineMap replaced = replace(map, 0, 0);
  auto [numDims, numSymbols] = countInputs(replaced.getResults());
  return get(numDims, numSymbols, replaced.getResults(), getContext());
}

AffineMap AffineMap::replaceDimsAndSymbols(ArrayRef<AffineExpr> dims,
                                           ArrayRef<AffineExpr> symbols,
                                           unsigned numResultDims,
                                           unsigned numResultSymbols) const {
  AffineLeafReplacer fn{dims, symbols};
  return get(numResultDims, numResultSymbols,
             rewriteResults(*this, AffineExprRewriter(fn)), getContext());
}

AffineMap AffineMap::shiftDims(unsigned shift, unsigned offset) const {
  assert(offset <= getNumDims() && "no such dimension");
  SmallVector<AffineExpr, 8> dims = getAffineDimExprs(offset, 0, getContext());
  dims.append(
      getAffineDimExprs(getNumDims() - offset, offset + shift, getContext()));
  return replaceDimsAndSymbols(dims, {}, getNumDims() + shift, getNumSymbols());
}

AffineMap AffineMap::shiftSymbols(unsigned shift, unsigned offset) const {
  assert(offset <= getNumSymbols() && "no such symbol");
  SmallVector<AffineExpr, 8> symbols =
      getAffineSymbolExprs(offset, 0, getContext());
  symbols.append(getAffineSymbolExprs(getNumSymbols() - offset, offset + shift,
                                      getContext()));
  return replaceDimsAndSymbols({}, symbols, getNumDims(),
                               getNumSymbols() + shift);
}

AffineMap AffineMap::compose(AffineMap map) const {
  assert(getNumDims() == map.getNumResults() &&
         "results of one map are the dimensions of the other");
  AffineMap inner = map.shiftSymbols(getNumSymbols());
  return replaceDimsAndSymbols(inner.getResults(), {}, map.getNumDims(),
                               inner.getNumSymbols());
}

SmallVector<int64_t, 4> AffineMap::compose(ArrayRef<int64_t> values) const {
  assert(getNumSymbols() == 0 && getNumDims() == values.size() &&
         "one value for each dimension, and no symbols");
  SmallVector<AffineExpr> dims = getAffineConstantExprs(values, getContext());
  SmallVector<int64_t, 4> results;
  for (AffineExpr result : replaceDimsAndSymbols(dims, {}, 0, 0).getResults())
    results.push_back(cast<AffineConstantExpr>(result).getValue());
  return results;
}
