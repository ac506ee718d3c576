// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Turns loads and stores of memref whose indices are affine, and loops of scf whose bounds are, into those of
// affine.
#ifndef STRATA_CONVERSION_RAISETOAFFINE_RAISETOAFFINE_H
#define STRATA_CONVERSION_RAISETOAFFINE_RAISETOAFFINE_H

#include "strata/Affine/AffineOperands.h"

namespace strata {

class PassRegistry;

/// The map from dimensions and symbols to the results `values`, which arith.addi and arith.muli
/// compute from them, for a use by `user`; std::nullopt if a value is no affine function of
/// dimensions and symbols.
std::optional<affine::MapAndOperands> getAffineMapOf(Operation *user,
                                                     ValueRange values);
void registerRaiseSCFToAffinePass(PassRegistry &registry);
void registerRaiseToAffinePasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_RAISETOAFFINE_RAISETOAFFINE_H
