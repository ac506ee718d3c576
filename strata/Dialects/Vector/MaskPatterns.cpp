// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Masks: vector.constant_mask, vector.create_mask and vector.mask.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/MaskedOps.h"
#include "strata/Dialects/Vector/TransferOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Constant masks -----------------------------------------------------===//

/// The state of the mask of `sizes`.
static MaskFormat getFormat(VectorType type, ArrayRef<int64_t> sizes) {
  auto isWhole = [&](auto pair) {
    auto [dim, size] = pair;
    return size == (type.getRank() ? type.getDimSize(dim) : 1);
  };
  if (type.getRank() && sizes.size() != size_t(type.getRank()))
    return MaskFormat::Unknown;
  if (llvm::is_contained(sizes, 0))
    return MaskFormat::AllFalse;
  return llvm::all_of(llvm::enumerate(sizes), isWhole) ? MaskFormat::AllTrue
                                                       : MaskFormat::Unknown;
}

static OpFoldResult foldConstantMask(vector::ConstantMaskOp op,
                                     vector::ConstantMaskOp::FoldAdaptor) {
  auto type = dyn_cast<VectorType>(Value(op).getType());
  MaskFormat format =
      type ? getFormat(type, op.getMaskDimSizes()) : MaskFormat::Unknown;
  if (format == MaskFormat::Unknown)
    return {};
  return DenseElementsAttr::get(
      type, BoolAttr::get(op->getContext(), format == MaskFormat::AllTrue));
}

MaskFormat detail::getMaskFormat(Value mask) {
  if (auto constant = mask.getDefiningOp<vector::ConstantMaskOp>())
    return getFormat(constant.getType(), constant.getMaskDimSizes());
  Attribute value;
  if (!matchPattern(mask, m_Constant(&value)))
    return MaskFormat::Unknown;
  if (isZero(value))
    return MaskFormat::AllFalse;
  return isAllOnes(value) ? MaskFormat::AllTrue : MaskFormat::Unknown;
}

//===-- Masks of known extent ----------------------------------------------===//

/// n, if `value` is vector.vscale times n.
static std::optional<int64_t> getScaledConstant(Value value) {
  if (value.getDefiningOp<vector::VectorScaleOp>())
    return 1;
  auto mul = value.getDefiningOp<arith::MulIOp>();
  if (!mul)
    return std::nullopt;
  for (auto [factor, scale] : {std::pair(mul.getLhs(), mul.getRhs()),
                               std::pair(mul.getRhs(), mul.getLhs())})
    if (scale.getDefiningOp<vector::VectorScaleOp>())
      return getConstantIntValue(Value(factor));
  return std::nullopt;
}

/// The size of the mask of `operand` in dimension `dim` as that of a constant mask.
static std::optional<int64_t> getConstantSize(VectorType type, unsigned dim,
                                              Value operand) {
  int64_t whole = type.getRank() ? type.getDimSize(dim) : 1;
  if (auto size = getConstantIntValue(operand)) {
    // It is unknown how much of a scalable dimension a positive size covers.
    if (*size >= 0 && type.getRank() && isScalableDim(type, dim))
      return std::nullopt;
    return std::clamp<int64_t>(*size, 0, whole);
  }
  auto scaled = getScaledConstant(operand);
  return scaled && *scaled >= whole ? std::optional(whole) : std::nullopt;
}

static LogicalResult createConstantMask(vector::CreateMaskOp op,
                                        PatternRewriter &rewriter) {
  auto type = dyn_cast<VectorType>(Value(op).getType());
  if (!type ||
      op->getNumOperands() != size_t(std::max<int64_t>(type.getRank(), 1)))
    return failure();
  SmallVector<int64_t> sizes;
  for (auto [dim, operand] : llvm::enumerate(op.getOperands())) {
    auto size = getConstantSize(type, dim, operand);
    if (!size)
      return failure();
    sizes.push_back(*size);
  }
  if (llvm::is_contained(sizes, 0))
    sizes.assign(sizes.size(), 0);
  rewriter.replaceOpWithNewOp<vector::ConstantMaskOp>(op, type, sizes);
  return success();
}

void detail::registerMaskPatterns(Context &ctx) {
  using namespace vector;
  registerOpHooks<ConstantMaskOp>(
      &ctx, {.fold = foldHook<ConstantMaskOp, foldConstantMask>});
  registerOpHooks<CreateMaskOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("CreateMaskFolder", createConstantMask);
      }});
}
