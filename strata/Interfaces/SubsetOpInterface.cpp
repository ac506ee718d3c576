// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/SubsetOpInterface.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static bool areEqual(ArrayRef<LinearForm> a, ArrayRef<LinearForm> b) {
  return llvm::equal(a, b, [](const LinearForm &x, const LinearForm &y) {
    return x.isEqual(y);
  });
}

bool strata::areEquivalentSlices(const HyperrectangularSlice &a,
                                 const HyperrectangularSlice &b) {
  return a.isExact && b.isExact && a.layout == b.layout &&
         areEqual(a.offsets, b.offsets) && areEqual(a.sizes, b.sizes) &&
         areEqual(a.strides, b.strides);
}

namespace {
/// All positions from `begin` up to, not including, `end`.
struct Interval {
  LinearForm begin, end;
};
} // namespace

/// The range of the elements of `slice` in dimension `dim`; std::nullopt if it
/// is unknown to which side of the offset they lie.
static std::optional<Interval> getInterval(const HyperrectangularSlice &slice,
                                           size_t dim) {
  const LinearForm &offset = slice.offsets[dim];
  std::optional<int64_t> stride = slice.strides[dim].getConstant();
  if (!stride)
    return std::nullopt;
  std::optional<LinearForm> length = slice.sizes[dim].multiply(*stride);
  std::optional<LinearForm> end = length ? offset.add(*length) : std::nullopt;
  if (!end)
    return std::nullopt;
  if (*stride > 0)
    return Interval{offset, *end};
  // The element at the offset is the last one.
  std::optional<LinearForm> behind = offset.add(1);
  std::optional<LinearForm> begin = end->add(*stride, -1);
  if (!behind || !begin)
    return std::nullopt;
  return Interval{*stride == 0 ? offset : *begin, *behind};
}

static bool isBefore(const Interval &a, const Interval &b) {
  std::optional<int64_t> distance = b.begin.getDistance(a.end);
  return distance && *distance >= 0;
}

bool strata::areDisjointSlices(const HyperrectangularSlice &a,
                               const HyperrectangularSlice &b) {
  if (a.offsets.size() != b.offsets.size())
    return false;
  for (size_t dim = 0; dim < a.offsets.size(); ++dim) {
    std::optional<Interval> x = getInterval(a, dim), y = getInterval(b, dim);
    if (x && y && (isBefore(*x, *y) || isBefore(*y, *x)))
      return true;
  }
  return false;
}
