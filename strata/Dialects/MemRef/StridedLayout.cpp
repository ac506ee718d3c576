// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/MemRef/StridedLayout.h"

#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;

static bool isDynamic(int64_t number) { return ShapedType::isDynamic(number); }

/// Whether no number of `other` is dynamic in `numbers`. Both have one length.
static bool sayAtLeast(ArrayRef<int64_t> numbers, ArrayRef<int64_t> other) {
  return llvm::all_of(llvm::zip(numbers, other), [](auto pair) {
    return !isDynamic(std::get<0>(pair)) || isDynamic(std::get<1>(pair));
  });
}

bool detail::isAtLeastAsStatic(Type type, Type other) {
  auto a = dyn_cast<MemRefType>(type), b = dyn_cast<MemRefType>(other);
  if (!a || !b || a.getRank() != b.getRank() ||
      a.getElementType() != b.getElementType() ||
      a.getMemorySpace() != b.getMemorySpace())
    return false;
  SmallVector<int64_t> strides, otherStrides;
  int64_t offset, otherOffset;
  return succeeded(a.getStridesAndOffset(strides, offset)) &&
         succeeded(b.getStridesAndOffset(otherStrides, otherOffset)) &&
         sayAtLeast(a.getShape(), b.getShape()) &&
         sayAtLeast(strides, otherStrides) && sayAtLeast(offset, otherOffset);
}

/// a * b + c; dynamic if one of them is, unless a factor is 0, and on overflow.
static int64_t multiplyAdd(int64_t a, int64_t b, int64_t c) {
  int64_t product = 0;
  if (isDynamic(c) || (a != 0 && b != 0 && (isDynamic(a) || isDynamic(b))))
    return ShapedType::kDynamic;
  if (a == 0 || b == 0)
    return c;
  return llvm::MulOverflow(a, b, product) || llvm::AddOverflow(product, c, c)
             ? ShapedType::kDynamic
             : c;
}

bool detail::isRowMajor(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (!type.getLayout())
    return true;
  if (failed(type.getStridesAndOffset(strides, offset)) || offset != 0)
    return false;
  ArrayRef<int64_t> shape = type.getShape();
  for (size_t dim = 0; dim < strides.size(); ++dim) {
    int64_t stride = multiplyDims(shape.drop_front(dim + 1));
    if (ShapedType::isDynamic(stride) || strides[dim] != stride)
      return false;
  }
  return true;
}

int64_t detail::multiplyDims(ArrayRef<int64_t> factors) {
  int64_t product = 1;
  for (int64_t factor : factors)
    product = multiplyAdd(product, factor, 0);
  return product;
}

/// The type with another shape and layout.
static MemRefType getStrided(MemRefType like, ArrayRef<int64_t> shape,
                             int64_t offset, ArrayRef<int64_t> strides) {
  return MemRefType::get(
      shape, like.getElementType(),
      StridedLayoutAttr::get(like.getContext(), offset, strides),
      like.getMemorySpace());
}

//===-- Parts --------------------------------------------------------------===//

static int64_t getNumber(OpFoldResult value) {
  return getConstantIntValue(value.getAttr()).value_or(ShapedType::kDynamic);
}

MemRefType detail::getPartType(MemRefType whole, const Slice &slice) {
  SmallVector<int64_t> strides, shape, newStrides;
  int64_t offset;
  size_t rank = whole.getRank();
  if (slice.offsets.size() != rank || slice.sizes.size() != rank ||
      slice.strides.size() != rank ||
      failed(whole.getStridesAndOffset(strides, offset)))
    return {};
  for (size_t i = 0; i < rank; ++i) {
    offset = multiplyAdd(getNumber(slice.offsets[i]), strides[i], offset);
    newStrides.push_back(
        multiplyAdd(getNumber(slice.strides[i]), strides[i], 0));
    shape.push_back(getNumber(slice.sizes[i]));
  }
  return getStrided(whole, shape, offset, newStrides);
}

std::optional<llvm::SmallBitVector> detail::getDroppedDims(MemRefType full,
                                                           MemRefType part) {
  SmallVector<int64_t> strides, partStrides;
  int64_t offset, partOffset;
  if (failed(full.getStridesAndOffset(strides, offset)) ||
      failed(part.getStridesAndOffset(partStrides, partOffset)))
    return std::nullopt;
  llvm::SmallBitVector dropped(full.getRank());
  int64_t surplus = full.getRank() - part.getRank(), next = 0;
  for (int64_t i = 0; i < full.getRank(); ++i) {
    bool fits = next < part.getRank() &&
                part.getDimSize(next) == full.getDimSize(i) &&
                (surplus == 0 || partStrides[next] == strides[i]);
    if (!fits && (full.getDimSize(i) != 1 || surplus-- == 0))
      return std::nullopt;
    if (fits)
      ++next;
    else
      dropped.set(i);
  }
  return next == part.getRank() ? std::optional(dropped) : std::nullopt;
}

MemRefType detail::dropDims(MemRefType type,
                            const llvm::SmallBitVector &dropped) {
  SmallVector<int64_t> strides, shape, kept;
  int64_t offset;
  if (dropped.none() || failed(type.getStridesAndOffset(strides, offset)))
    return type;
  for (int64_t i = 0; i < type.getRank(); ++i) {
    if (dropped.test(i))
      continue;
    shape.push_back(type.getDimSize(i));
    kept.push_back(strides[i]);
  }
  return getStrided(type, shape, offset, kept);
}

//===-- Groups of dimensions -----------------------------------------------===//

bool detail::isGroupingOf(const Groups &groups, int64_t coarseRank,
                          int64_t fineRank) {
  int64_t next = 0;
  for (const auto &group : groups)
    for (int64_t dim : group)
      if (dim != next++)
        return false;
  return int64_t(groups.size()) == coarseRank && next == fineRank;
}

/// The stride of the dimension that `group` of `type` becomes: of its last
/// dimension that is not of size 1. std::nullopt if the group may not be
/// contiguous.
static std::optional<int64_t> getGroupStride(MemRefType type,
                                             ArrayRef<int64_t> group,
                                             ArrayRef<int64_t> strides) {
  if (group.empty())
    return 1;
  int64_t found = strides[group.front()];
  for (int64_t dim : llvm::reverse(group.drop_front())) {
    if (type.getDimSize(dim) == 1)
      continue;
    found = type.isDynamicDim(dim) ? ShapedType::kDynamic : strides[dim];
    break;
  }
  int64_t expected = found;
  for (size_t i = group.size() - 1; i > 0; --i) {
    expected = multiplyAdd(expected, type.getDimSize(group[i]), 0);
    int64_t stride = strides[group[i - 1]];
    if (type.getDimSize(group[i - 1]) != 1 && !isDynamic(stride) &&
        !isDynamic(expected) && stride != expected)
      return std::nullopt;
  }
  return found;
}

/// Whether the affine map of the layout places elements as if there was no
/// layout; sizes are not considered.
static bool hasIdentityLayout(MemRefType type) {
  if (!type.getLayout())
    return true;
  auto layout = dyn_cast<StridedLayoutAttr>(type.getLayout());
  return layout && type.getRank() == 1 && layout.getOffset() == 0 &&
         layout.getStrides()[0] == 1;
}

MemRefType detail::getCollapsedType(MemRefType type, const Groups &groups) {
  SmallVector<int64_t> strides, shape, newStrides;
  int64_t offset;
  if (!isGroupingOf(groups, int64_t(groups.size()), type.getRank()) ||
      failed(type.getStridesAndOffset(strides, offset)))
    return {};
  for (const auto &group : groups) {
    SmallVector<int64_t> sizes;
    for (int64_t dim : group)
      sizes.push_back(type.getDimSize(dim));
    auto stride = getGroupStride(type, group, strides);
    if (!stride)
      return {};
    // A dynamic size makes the product dynamic, even of 0 elements.
    shape.push_back(llvm::any_of(sizes, isDynamic) ? ShapedType::kDynamic
                                                   : multiplyDims(sizes));
    newStrides.push_back(*stride);
  }
  if (hasIdentityLayout(type))
    return MemRefType::Builder(type).setShape(shape).setLayout({});
  return getStrided(type, shape, offset, newStrides);
}

MemRefType detail::getExpandedType(MemRefType type, ArrayRef<int64_t> shape,
                                   const Groups &groups) {
  SmallVector<int64_t> strides, newStrides(shape.size(), 1);
  int64_t offset;
  if (!isGroupingOf(groups, type.getRank(), int64_t(shape.size())) ||
      failed(type.getStridesAndOffset(strides, offset)))
    return {};
  if (hasIdentityLayout(type))
    return MemRefType::Builder(type).setShape(shape).setLayout({});
  for (auto [i, group] : llvm::enumerate(groups)) {
    int64_t stride = strides[i];
    for (int64_t dim : llvm::reverse(group)) {
      newStrides[dim] = stride;
      stride = multiplyAdd(stride, shape[dim], 0);
    }
  }
  return getStrided(type, shape, offset, newStrides);
}
