// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine maps and sets together with the values that are their operands, one for
// each dimension and then each symbol:
//
//   AffineMap map = op.getMap();
//   SmallVector<Value> operands(op.getOperands());
//   affine::composeAffineMapAndOperands(&map, &operands, getApply, isSymbol);
//
// No dialect is known here: callers tell what defines a value by a map, and which
// values may be symbols.
#ifndef STRATA_AFFINE_AFFINEOPERANDS_H
#define STRATA_AFFINE_AFFINEOPERANDS_H

#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Graph/ValueRange.h"

namespace dialects::affine {

/// A map with its operands.
struct MapAndOperands {
  strata::AffineMap map;
  strata::SmallVector<strata::Value, 4> operands;
};

/// The map, with one result, and the operands that define a value; std::nullopt
/// for a value that is not defined by a map.
using DefiningMapFn =
    strata::function_ref<std::optional<MapAndOperands>(strata::Value)>;
/// Whether a value may be a symbol where the map or set is used.
using IsValidSymbolFn = strata::function_ref<bool(strata::Value)>;
/// Whether a value may be a dimension where the map is used. Symbols whose operands may only be
/// dimensions become dimensions; without the function, those that may not be symbols do.
using IsValidDimFn = strata::function_ref<bool(strata::Value)>;

/// Makes dimensions whose operands are valid symbols symbols, which follow those
/// that there are; replaces operands that are constants by constants; and removes
/// dimensions and symbols that do not occur or have the operand of an earlier one.
/// Order stays otherwise. Results are not simplified beyond what replacement does.
void canonicalizeMapAndOperands(
    strata::AffineMap *map, strata::SmallVectorImpl<strata::Value> *operands,
    IsValidSymbolFn isValidSymbol, IsValidDimFn isValidDim = nullptr);
void canonicalizeSetAndOperands(
    strata::IntegerSet *set, strata::SmallVectorImpl<strata::Value> *operands,
    IsValidSymbolFn isValidSymbol);

/// Replaces operands that are defined by maps by the results of these, until no
/// operand is; canonicalizes map and operands and simplifies the map. Operands of
/// the maps, dimensions before symbols, follow the operands that there are, in the
/// order in which these are replaced: dimensions first, then symbols. Each value is
/// replaced once, however often it is used. A value that depends on itself, which
/// unreachable code may have, remains an operand. The text of the map may be exponentially larger than
/// those of all maps.
void composeAffineMapAndOperands(
    strata::AffineMap *map, strata::SmallVectorImpl<strata::Value> *operands,
    DefiningMapFn getDefiningMap, IsValidSymbolFn isValidSymbol,
    IsValidDimFn isValidDim = nullptr);
/// Composes, unless the text of the map would grow too much (growsTooMuch); then operands that are
/// defined by maps stay. For maps that become attributes of operations.
void composeUnlessTooLarge(strata::AffineMap *map,
                           strata::SmallVectorImpl<strata::Value> *operands,
                           DefiningMapFn getDefiningMap,
                           IsValidSymbolFn isValidSymbol,
                           IsValidDimFn isValidDim = nullptr);
/// Composes if an operand is defined by a map, and changes nothing otherwise.
void fullyComposeAffineMapAndOperands(
    strata::AffineMap *map, strata::SmallVectorImpl<strata::Value> *operands,
    DefiningMapFn getDefiningMap, IsValidSymbolFn isValidSymbol,
    IsValidDimFn isValidDim = nullptr);

} // namespace dialects::affine

namespace strata {
using namespace ::dialects;
} // namespace strata

#endif // STRATA_AFFINE_AFFINEOPERANDS_H
