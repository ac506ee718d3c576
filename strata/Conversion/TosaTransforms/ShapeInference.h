// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The shapes of results of tosa, from the operands and attributes.
#ifndef STRATA_CONVERSION_TOSATRANSFORMS_SHAPEINFERENCE_H
#define STRATA_CONVERSION_TOSATRANSFORMS_SHAPEINFERENCE_H

#include "strata/IR/Types/BuiltinTypes.h"

#include <optional>

namespace strata {

class Operation;

namespace tosalower {

/// Sizes, some of them dynamic, or std::nullopt if the rank is unknown.
using Shape = std::optional<SmallVector<int64_t>>;

/// The shape of all results of `op`.
Shape inferShape(Operation *op);

/// The type whose sizes are known from `type` or from `shape`; `type` if they contradict.
TensorType refine(TensorType type, const Shape &shape);

/// The sizes that both types have.
TensorType generalize(TensorType lhs, TensorType rhs);

} // namespace tosalower
} // namespace strata

#endif // STRATA_CONVERSION_TOSATRANSFORMS_SHAPEINFERENCE_H
