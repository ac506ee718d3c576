// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/Shapes/ReshapeGroups.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;

Groups strata::getReassociationIndices(Attribute reassociation) {
  Groups groups;
  if (auto list = dyn_cast_or_null<ArrayAttr>(reassociation))
    for (Attribute group : list) {
      SmallVector<int64_t> dims = extractFromIntegerArrayAttr(group);
      groups.emplace_back(dims.begin(), dims.end());
    }
  return groups;
}

Attribute strata::getReassociation(Context *ctx,
                                   ArrayRef<ReassociationIndices> groups) {
  Builder builder(ctx);
  SmallVector<Attribute> lists;
  for (const auto &group : groups)
    lists.push_back(builder.getI64ArrayAttr(group));
  return builder.getArrayAttr(lists);
}

std::optional<Groups> strata::composeGroups(const Groups &inner,
                                            const Groups &outer) {
  Groups composed;
  for (const auto &group : outer) {
    auto &dims = composed.emplace_back();
    for (int64_t dim : group) {
      if (dim < 0 || dim >= int64_t(inner.size()))
        return std::nullopt;
      dims.append(inner[dim].begin(), inner[dim].end());
    }
  }
  return composed;
}

std::optional<Groups> strata::groupGroups(const Groups &fine,
                                          const Groups &coarse) {
  Groups result;
  size_t next = 0;
  for (const auto &group : coarse) {
    auto &numbers = result.emplace_back();
    while (next < fine.size() && !fine[next].empty() && !group.empty() &&
           fine[next].back() <= group.back())
      numbers.push_back(int64_t(next++));
    if (numbers.empty() || fine[numbers.back()].back() != group.back())
      return std::nullopt;
  }
  return coarse.empty() || next == fine.size() ? std::optional(result)
                                               : std::nullopt;
}

/// The number of dimensions at the front of `shape` whose product is `size`; 0
/// if there are none.
static size_t countFactors(ArrayRef<int64_t> shape, int64_t size) {
  int64_t product = 1;
  for (auto [i, dim] : llvm::enumerate(shape)) {
    if (ShapedType::isDynamic(dim) || llvm::MulOverflow(product, dim, product))
      return 0;
    if (product >= size)
      return product == size ? i + 1 : 0;
  }
  return 0;
}

/// The number of dimensions at the front of `fine` that form the dynamic one at
/// the front of `coarse`: all before those that can form the next one.
static size_t countDynamic(ArrayRef<int64_t> fine, ArrayRef<int64_t> coarse) {
  size_t count = 1;
  while (
      count < fine.size() &&
      (coarse.size() == 1 || !countFactors(fine.drop_front(count), coarse[1])))
    ++count;
  return llvm::is_contained(fine.take_front(count), ShapedType::kDynamic)
             ? count
             : 0;
}

/// Whether `size` is the product of `shape`, dynamic if one of these is.
static bool isProduct(ArrayRef<int64_t> shape, int64_t size) {
  int64_t product = 1;
  for (int64_t dim : shape) {
    if (ShapedType::isDynamic(dim))
      return ShapedType::isDynamic(size);
    if (llvm::MulOverflow(product, dim, product))
      return false;
  }
  return product == size;
}

/// Groups of the dimensions `fine`, from `first` on, whose products are the dimensions
/// `coarse`, appended to `groups`. False if there are none, or if it is not certain.
static bool matchShapes(ArrayRef<int64_t> fine, ArrayRef<int64_t> coarse,
                        int64_t first, Groups &groups) {
  if (fine.size() < coarse.size() || coarse.empty() ||
      llvm::count_if(coarse, ShapedType::isDynamic) > 1 ||
      (fine.size() == coarse.size() && fine != coarse))
    return false;
  bool isSame = fine == coarse;
  while (!coarse.empty() && !fine.empty()) {
    size_t count = isSame               ? 1
                   : coarse.size() == 1 ? fine.size()
                   : ShapedType::isDynamic(coarse.front())
                       ? countDynamic(fine, coarse)
                       : countFactors(fine, coarse.front());
    if (count == 0 ||
        (!isSame && coarse.size() == 1 && !isProduct(fine, coarse.front())))
      return false;
    auto &group = groups.emplace_back();
    for (; count > 0; --count, fine = fine.drop_front())
      group.push_back(first++);
    coarse = coarse.drop_front();
  }
  return coarse.empty() && fine.empty();
}

/// Whether the dimensions of each group are those from its first to its last, of `rank`.
static bool areRanges(const Groups &groups, int64_t rank) {
  return llvm::all_of(groups, [&](ArrayRef<int64_t> group) {
    return !group.empty() && group.front() >= 0 &&
           group.front() + int64_t(group.size()) <= rank;
  });
}

std::optional<Groups> strata::matchGroups(ArrayRef<int64_t> fineShape,
                                          const Groups &fine,
                                          ArrayRef<int64_t> coarseShape,
                                          const Groups &coarse) {
  Groups groups;
  if (fine.empty() || coarse.empty()) {
    if (matchShapes(fineShape, coarseShape, 0, groups))
      return groups;
    return coarseShape.empty() ? std::optional(Groups()) : std::nullopt;
  }
  if (fine.size() != coarse.size() ||
      !areRanges(fine, int64_t(fineShape.size())) ||
      !areRanges(coarse, int64_t(coarseShape.size())))
    return std::nullopt;
  for (auto [fineDims, coarseDims] : llvm::zip(fine, coarse)) {
    if (!matchShapes(fineShape.slice(fineDims.front(), fineDims.size()),
                     coarseShape.slice(coarseDims.front(), coarseDims.size()),
                     fineDims.front(), groups))
      return std::nullopt;
  }
  return groups;
}
