// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds and patterns of masks, of accesses under masks, and of operations under
// vector.mask.
#ifndef STRATA_DIALECTS_VECTOR_MASKEDOPS_H
#define STRATA_DIALECTS_VECTOR_MASKEDOPS_H

#include "strata/Dialects/Vector/VectorOps.h"

namespace strata {

class Context;

namespace detail {

/// The state of `mask`: all set, none set, or unknown.
enum class MaskFormat { AllTrue, AllFalse, Unknown };
MaskFormat getMaskFormat(Value mask);

/// The vector.mask around `op`; null without one.
inline vector::MaskOp getMaskingOp(Operation *op) {
  return dyn_cast_or_null<vector::MaskOp>(op->getParentOp());
}

/// Masks, and slices of masks.
void registerMaskPatterns(Context &ctx);
/// Loads and stores.
void registerMaskedAccessFolds(Context &ctx);
/// Reductions and contractions.
void registerReductionPatterns(Context &ctx);

} // namespace detail
} // namespace strata

#endif // STRATA_DIALECTS_VECTOR_MASKEDOPS_H
