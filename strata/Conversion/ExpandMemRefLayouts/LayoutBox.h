// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memory of a layout map as a box: the ranges of the results of the map, for all indices of a
// memref. Sizes and symbols that are not constants are dimensions and symbols of expressions.
#ifndef STRATA_CONVERSION_EXPANDMEMREFLAYOUTS_LAYOUTBOX_H
#define STRATA_CONVERSION_EXPANDMEMREFLAYOUTS_LAYOUTBOX_H

#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/BuiltinTypes.h"

namespace strata {

/// The range of a result of a layout map. Dimension i of both expressions is the dynamic size i of the
/// memref, symbol i is symbol i of the map.
struct LayoutRange {
  AffineExpr least, size;
};

/// Whether values of `type` have no descriptor with strides: the layout is a map that has none.
bool hasUnstridedLayout(MemRefType type);

/// The ranges of the results of the layout map of `type`, which is not null. Divisors and factors that are
/// symbols are taken as positive. A range can be larger than that of the values. std::nullopt if a
/// divisor is a constant that is not positive.
std::optional<SmallVector<LayoutRange, 4>> getLayoutBox(MemRefType type);

/// The type of memory in rows for the box of `type`. Null if there is no box.
MemRefType getBoxType(MemRefType type);

} // namespace strata

#endif // STRATA_CONVERSION_EXPANDMEMREFLAYOUTS_LAYOUTBOX_H
