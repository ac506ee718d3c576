// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/ReshapePatterns.h"

#include "strata/Interfaces/CommonOperations.h"

using namespace strata;
using namespace strata::detail;

/// Whether `type` is ranked, with contiguous elements in row-major order.
static bool isContiguous(Type type) {
  if (auto memref = dyn_cast<MemRefType>(type))
    return !memref.getLayout();
  return isa<RankedTensorType>(type);
}

bool detail::canMergeReshapes(Type source, Type between, Type result) {
  return isContiguous(source) && isContiguous(between) && isContiguous(result);
}

/// The product of the sizes: of the values, then of the numbers.
static OpFoldResult multiply(ArrayRef<OpFoldResult> sizes, Location loc,
                             const CommonOperations &common,
                             PatternRewriter &rewriter) {
  Value product;
  int64_t number = 1;
  auto multiplyBy = [&](Value value) {
    product = product
                  ? common.createMultiplication(rewriter, loc, product, value)
                  : value;
  };
  for (OpFoldResult size : sizes) {
    if (Value value = size.getValue())
      multiplyBy(value);
    else if (auto known = getConstantIntValue(size))
      number = int64_t(uint64_t(number) * uint64_t(*known));
  }
  if (!product)
    return getAsIndexOpFoldResult(rewriter.getContext(), number);
  if (number != 1)
    multiplyBy(
        common.createConstant(rewriter, loc, rewriter.getIndexAttr(number)));
  return product;
}

std::optional<SmallVector<OpFoldResult>>
detail::multiplySizes(ArrayRef<OpFoldResult> sizes, const Groups &groups,
                      Location loc, PatternRewriter &rewriter) {
  for (const auto &group : groups)
    for (int64_t dim : group)
      if (dim < 0 || dim >= int64_t(sizes.size()))
        return std::nullopt;
  const CommonOperations &common = getCommonOperations(*rewriter.getContext());
  if (!common.createMultiplication || !common.createConstant)
    return std::nullopt;
  SmallVector<OpFoldResult> products;
  for (const auto &group : groups) {
    SmallVector<OpFoldResult> factors;
    for (int64_t dim : group)
      factors.push_back(sizes[dim]);
    products.push_back(multiply(factors, loc, common, rewriter));
  }
  return products;
}
