// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Properties of affine maps on an index space, that is, for all indices that are at least 0 and less
// than the sizes: those that layouts of memory must have, and the size of the memory they need.
#ifndef STRATA_AFFINE_MAPPROPERTIES_H
#define STRATA_AFFINE_MAPPROPERTIES_H

#include "strata/IR/Affine/AffineMap.h"
#include "strata/Polyhedral/IntegerRelation.h"

namespace strata {
class MemRefType;
class StridedLayoutAttr;
} // namespace strata

namespace dialects::affine {

/// The place of an index in a layout with strides, as a map with one result; dynamic numbers are symbols,
/// the offset first.
strata::AffineMap getStridedMap(strata::StridedLayoutAttr layout);

/// The layout of `type` as a map; null for the identity and for layouts of dialects.
strata::AffineMap getLayoutMap(strata::MemRefType type);

/// Two different indices with the same place, for these values of the symbols.
struct IndexCollision {
  strata::SmallVector<int64_t, 4> first, second, symbols;
};

/// Whether different indices have different places.
struct OneToOneVerdict {
  strata::presburger::Tri holds = strata::presburger::Tri::Unknown;
  /// Set if `holds` is False.
  std::optional<IndexCollision> collision;
};

/// Decides whether `map` is one-to-one on the index space with the given sizes, ShapedType::kDynamic
/// for any, for all values of the symbols. Divisors and factors that are symbols are positive; apart
/// from quotients together with their remainders they make the verdict Unknown.
OneToOneVerdict isOneToOne(strata::AffineMap map,
                           strata::ArrayRef<int64_t> sizes,
                           strata::presburger::Budget &budget);

/// The least and the greatest value of each result; both are Empty if the index space is. Unknown for
/// semi-affine results.
strata::SmallVector<
    std::pair<strata::presburger::Optimum, strata::presburger::Optimum>, 4>
getResultRanges(strata::AffineMap map, strata::ArrayRef<int64_t> sizes,
                strata::presburger::Budget &budget);

} // namespace dialects::affine

#endif // STRATA_AFFINE_MAPPROPERTIES_H
