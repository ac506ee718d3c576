// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of vector.extract.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/Rewrite/PatternMatch.h"

using namespace strata;
using namespace strata::detail;
using vector::ExtractOp;

/// Whether the mask is set at the position in one dimension; std::nullopt if it
/// is unknown.
static std::optional<bool> isSetAt(VectorType type, int64_t dim, int64_t index,
                                   Value bound) {
  auto limit = getConstantIntValue(bound);
  if (!limit)
    return std::nullopt;
  if (!ShapedType::isDynamic(index))
    return index < *limit;
  if (*limit <= 0)
    return false;
  if (*limit >= type.getDimSize(dim) && !isScalableDim(type, dim))
    return true;
  return std::nullopt;
}

/// A slice of a mask has nothing set, or is a mask.
static LogicalResult extractOfCreateMask(ExtractOp op,
                                         PatternRewriter &rewriter) {
  auto mask = getDef<vector::CreateMaskOp>(op.getSource(), op);
  auto result = dyn_cast<VectorType>(op.getType());
  SmallVector<int64_t> position(op.getStaticPosition());
  if (!mask || !result ||
      dropLeadingDims(mask.getType(), int64_t(position.size())) != result ||
      int64_t(mask.getOperands().size()) != mask.getType().getRank())
    return failure();
  bool isKnown = true;
  for (size_t dim = 0; dim < position.size(); ++dim) {
    auto isSet = isSetAt(mask.getType(), int64_t(dim), position[dim],
                         mask.getOperands()[dim]);
    if (isSet == false) {
      auto none = DenseElementsAttr::get(result, false);
      rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, none);
      return success();
    }
    isKnown &= isSet.has_value();
  }
  if (!isKnown)
    return failure();
  rewriter.replaceOpWithNewOp<vector::CreateMaskOp>(
      op, result, mask.getOperands().drop_front(position.size()));
  return success();
}

/// A slice of given elements.
static LogicalResult extractOfElements(ExtractOp op,
                                       PatternRewriter &rewriter) {
  auto elements = getDef<vector::FromElementsOp>(op.getSource(), op);
  auto result = dyn_cast<VectorType>(op.getType());
  SmallVector<int64_t> position(op.getStaticPosition());
  if (!elements || !result || !op.getDynamicPosition().empty() ||
      llvm::is_contained(position, PoisonPosition) ||
      dropLeadingDims(elements.getType(), int64_t(position.size())) != result)
    return failure();
  int64_t count = result.getNumElements();
  int64_t first = linearize(elements.getType(), position) * count;
  rewriter.replaceOpWithNewOp<vector::FromElementsOp>(
      op, result, elements.getElements().slice(first, count));
  return success();
}

void detail::registerExtractPatterns(Context &ctx) {
  registerOpHooks<ExtractOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("ExtractOpFromCreateMask", extractOfCreateMask);
    set.add("ExtractOpFromElements", extractOfElements);
  }});
}
