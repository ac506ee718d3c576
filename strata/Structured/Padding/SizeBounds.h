// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constant upper bounds of sizes and indices, from the operations that define them.
#ifndef STRATA_STRUCTURED_PADDING_SIZEBOUNDS_H
#define STRATA_STRUCTURED_PADDING_SIZEBOUNDS_H

#include "strata/IR/Build/OpFoldResult.h"
#include "strata/IR/Graph/Value.h"

#include <optional>

namespace strata {

/// A number that dimension `dim` of `tensor` does not exceed; std::nullopt if none is found.
std::optional<int64_t> getConstantSizeBound(Value tensor, int64_t dim);
/// Numbers that `value` is not below (`isUpper` is false) or does not exceed.
std::optional<int64_t> getConstantIndexBound(OpFoldResult value, bool isUpper);

} // namespace strata

#endif // STRATA_STRUCTURED_PADDING_SIZEBOUNDS_H
