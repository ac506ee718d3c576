// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bounds of loops as maps with operands, of which parts are replaced and combined.
#ifndef STRATA_LOOPS_OPTIMIZE_BOUNDMAPSDETAIL_H
#define STRATA_LOOPS_OPTIMIZE_BOUNDMAPSDETAIL_H

#include "strata/Affine/AffineOperands.h"
#include "strata/Dialects/Affine/AffineClasses.h"

namespace dialects::affine {

/// The results of a bound, each with the operands that it uses.
strata::SmallVector<MapAndOperands, 2> getBoundResults(AffineBound bound);
/// The lower bound, which has one result.
MapAndOperands getLowerBound(AffineForOp loop);

/// The subscripts of an affine load or store, of induction variables and values that no map defines.
MapAndOperands getSubscripts(strata::Operation *op);

/// Whether two affine loads or stores have the same subscripts.
bool haveSameSubscripts(strata::Operation *a, strata::Operation *b);

/// Replaces the operand `variable` by `value`, which has one result, plus `offset`.
void substitute(MapAndOperands &map, strata::Value variable,
                const MapAndOperands &value, int64_t offset);
/// The change of a map with one result from one value of the operand `variable` to the next; std::nullopt if
/// it is no constant.
std::optional<int64_t> getChange(const MapAndOperands &map,
                                 strata::Value variable);
/// `a` minus `b`, of maps with one result.
MapAndOperands subtract(const MapAndOperands &a, const MapAndOperands &b);
/// All results of the map minus `number`.
MapAndOperands subtract(MapAndOperands value, int64_t number);
/// The set in which all results of the maps are at least 0, without results that are such constants, and its
/// operands. Null if no results remain.
std::pair<strata::IntegerSet, strata::SmallVector<strata::Value>>
getNonNegativeSet(strata::ArrayRef<MapAndOperands> maps, strata::Context *ctx);
/// A map with the results of all.
MapAndOperands combine(strata::ArrayRef<MapAndOperands> maps,
                       strata::Context *ctx);

/// The values that the variable of a loop of a band can have, whatever the others are.
struct LoopBox {
  MapAndOperands lower;
  /// The upper bound is the least of them.
  strata::SmallVector<MapAndOperands, 2> upper;
  /// The difference; std::nullopt if it is no constant.
  std::optional<int64_t> extent;
  /// The greatest difference; std::nullopt if it is unknown.
  std::optional<int64_t> mostExtent;
  /// Whether the loop has the first and the last of the values in some iterations of the others.
  bool isAttained = false;
};
/// std::nullopt if the bounds of `loop` are no sums of multiples of the variables of other loops of the band,
/// whose bounds do not depend on others.
std::optional<LoopBox> getBox(AffineForOp loop,
                              strata::ArrayRef<AffineForOp> band);

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_BOUNDMAPSDETAIL_H
