// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that simplify affine maps and sets, invert and join maps, and remove
// dimensions and symbols. The classes are in IR/Affine/AffineExpr.h; functions that also
// take the operands of a map are in Affine/AffineOperands.h.
#ifndef STRATA_IR_AFFINE_AFFINEMAP_H
#define STRATA_IR_AFFINE_AFFINEMAP_H

#include "strata/IR/Affine/AffineExpr.h"

#include "llvm/ADT/SmallBitVector.h"

namespace strata {

class Builder;

/// Applies simplifyAffineExpr to all results.
AffineMap simplifyAffineMap(AffineMap map);
/// Removes repeated results; the first of each stays.
AffineMap removeDuplicateExprs(AffineMap map);

/// Simplifies the constraints with simplifyAffineExpr, divides them by their
/// largest known divisor (inequalities round), and removes those that are always
/// true or follow from another one that differs only by a constant. Equalities
/// come first. Returns the empty set if a constraint, or two that differ only by
/// sign and a constant, cannot hold; further reasoning is not done.
IntegerSet simplifyIntegerSet(IntegerSet set);

/// The dimensions (symbols) that no result of any map contains. All maps must
/// have the same number of them; the vector is empty if there is no map.
llvm::SmallBitVector getUnusedDimsBitVector(ArrayRef<AffineMap> maps);
llvm::SmallBitVector getUnusedSymbolsBitVector(ArrayRef<AffineMap> maps);

/// Removes the dimensions (symbols) in `unused`, which must not occur in results,
/// and renumbers the rest.
AffineMap compressDims(AffineMap map, const llvm::SmallBitVector &unused);
AffineMap compressSymbols(AffineMap map, const llvm::SmallBitVector &unused);
/// Removes the dimensions that do not occur in the results of the map, or of
/// any of the maps.
AffineMap compressUnusedDims(AffineMap map);
AffineMap compressUnusedSymbols(AffineMap map);
SmallVector<AffineMap> compressUnusedDims(ArrayRef<AffineMap> maps);
SmallVector<AffineMap> compressUnusedSymbols(ArrayRef<AffineMap> maps);

/// Replaces the dimensions (symbols) in `projected` by 0, and removes them if
/// `compress` is set.
AffineMap projectDims(AffineMap map, const llvm::SmallBitVector &projected,
                      bool compress = false);
AffineMap projectSymbols(AffineMap map, const llvm::SmallBitVector &projected,
                         bool compress = false);
/// Replaces the dimensions in `projected` by 0 and removes them, then removes the
/// unused symbols.
AffineMap getProjectedMap(AffineMap map, const llvm::SmallBitVector &projected,
                          bool compressDims = true,
                          bool compressSymbols = true);

/// The map from the results of `map` to its dimensions: result i is the first
/// result of `map` that is dimension i. Null if a dimension is no result. `map`
/// must not have symbols; an empty map is its own inverse.
AffineMap inversePermutation(AffineMap map);
/// As above, for a projected permutation that may have zeros; results for
/// dimensions that do not occur are 0.
AffineMap inverseAndBroadcastProjectedPermutation(AffineMap map);
/// A map with the results of all maps, one after the other. They share dimensions;
/// symbols are appended.
AffineMap concatAffineMaps(ArrayRef<AffineMap> maps, Context *ctx);
/// `map` with `rank` dimensions: its own, in order, are those that are not in
/// `projectedDims`, which has `rank` bits.
AffineMap expandDimsToRank(AffineMap map, int64_t rank,
                           const llvm::SmallBitVector &projectedDims);

/// Replaces the operands that are constants by constants in the results, removes
/// their dimensions and symbols, and appends the other operands to
/// `remainingValues`.
AffineMap foldAttributesIntoMap(Builder &builder, AffineMap map,
                                ArrayRef<OpFoldResult> operands,
                                SmallVectorImpl<Value> &remainingValues);

/// The entries of `source` at the dimensions that are the results of `map`, a
/// projected permutation.
template <typename T>
SmallVector<T> applyPermutationMap(AffineMap map, ArrayRef<T> source) {
  assert(map.isProjectedPermutation() && "expected a projected permutation");
  assert(map.getNumInputs() == source.size() && "one entry for each dimension");
  SmallVector<T> result;
  result.reserve(map.getNumResults());
  for (unsigned index = 0; index < map.getNumResults(); ++index)
    result.push_back(source[map.getDimPosition(index)]);
  return result;
}
template <typename T>
SmallVector<T> applyPermutationMap(AffineMap map,
                                   const SmallVectorImpl<T> &source) {
  return applyPermutationMap(map, ArrayRef<T>(source));
}

/// A map whose parts can be changed; getAffineMap uniques the result.
class MutableAffineMap {
public:
  MutableAffineMap() = default;
  explicit MutableAffineMap(AffineMap map) { reset(map); }
  void reset(AffineMap map);
  unsigned getNumDims() const { return numDims; }
  unsigned getNumSymbols() const { return numSymbols; }
  unsigned getNumResults() const { return results.size(); }
  void setNumDims(unsigned count) { numDims = count; }
  void setNumSymbols(unsigned count) { numSymbols = count; }
  AffineExpr getResult(unsigned index) const { return results[index]; }
  ArrayRef<AffineExpr> getResults() const { return results; }
  void setResult(unsigned index, AffineExpr expr) { results[index] = expr; }
  /// Whether result `index` is known to be a multiple of `factor`.
  bool isMultipleOf(unsigned index, int64_t factor) const {
    return results[index].isMultipleOf(factor);
  }
  Context *getContext() const { return ctx; }
  /// Applies simplifyAffineExpr to all results.
  void simplify();
  AffineMap getAffineMap() const;

private:
  SmallVector<AffineExpr, 8> results;
  unsigned numDims = 0, numSymbols = 0;
  Context *ctx = nullptr;
};

} // namespace strata

#endif // STRATA_IR_AFFINE_AFFINEMAP_H
