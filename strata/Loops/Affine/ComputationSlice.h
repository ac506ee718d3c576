// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ComputationSlice: the iterations of a source loop nest that an iteration of the outer loops of a
// destination nest needs, with which the source is fused into the destination.
#ifndef STRATA_LOOPS_AFFINE_COMPUTATIONSLICE_H
#define STRATA_LOOPS_AFFINE_COMPUTATIONSLICE_H

#include "strata/Loops/Affine/MemRefRegion.h"
#include "strata/Loops/Dependence/FusionLegality.h"

namespace dialects::affine {

struct ComputationSlice : strata::IterationSlice {
  /// The innermost loop of the destination in which the slice is executed: before the other operations
  /// of an iteration, or after them.
  AffineForOp insertLoop;
  bool insertsAtEnd = false;

  bool isEmpty() const { return ivs.empty(); }
  /// Adds the bounds of those `ivs` that have variables in `cst`, which has all operands.
  strata::LogicalResult addTo(FlatAffineValueConstraints &cst) const;
  /// The `ivs` as dimensions and the operands as symbols.
  strata::FailureOr<FlatAffineValueConstraints> getAsConstraints() const;
  /// Whether all iterations of the slice are iterations of the source; std::nullopt if unknown.
  std::optional<bool> isValid() const;
  /// Whether each iteration of the source is in a slice; std::nullopt if unknown.
  std::optional<bool> isMaximal() const;
};

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_COMPUTATIONSLICE_H
