// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Vector/MaskSlices.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Vector/TransferOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/StaticValueUtils.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

/// Rewrites all users of the mask `op` that are a `User`, in their order, by `rewrite`.
template <typename User, typename Mask, typename Fn>
static LogicalResult rewriteUsers(Mask op, PatternRewriter &rewriter,
                                  Fn rewrite) {
  SmallVector<User> users;
  for (Operation *user : Value(op).getUsers())
    if (auto typed = dyn_cast<User>(user))
      users.push_back(typed);
  bool changed = false;
  for (User user : llvm::reverse(users)) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(user);
    changed |= succeeded(rewrite(op, user, rewriter));
  }
  return success(changed);
}

/// The elements of `values` in the order of `permutation`.
template <typename T>
static SmallVector<T> permute(ArrayRef<T> values,
                              ArrayRef<int64_t> permutation) {
  SmallVector<T> result;
  for (int64_t dim : permutation)
    result.push_back(values[dim]);
  return result;
}

/// Whether `permutation` is one of `size` dimensions.
static bool isPermutationOf(ArrayRef<int64_t> permutation, size_t size) {
  return permutation.size() == size &&
         llvm::all_of(permutation, [&](int64_t dim) {
           return dim >= 0 && size_t(dim) < size;
         });
}

/// How many dimensions of size 1 at the end of the source `op` leaves out; 0 if it does
/// something else.
static unsigned getNumDroppedUnitDims(vector::ShapeCastOp op) {
  auto source = dyn_cast<VectorType>(Value(op.getSource()).getType());
  auto result = dyn_cast<VectorType>(Value(op).getType());
  if (!source || !result || result.getRank() == 0 ||
      result.getRank() >= source.getRank())
    return 0;
  for (unsigned dim = 0; dim < source.getRank(); ++dim) {
    bool isKept = dim < result.getRank();
    if (source.getDimSize(dim) != (isKept ? result.getDimSize(dim) : 1) ||
        isScalableDim(source, dim) != (isKept && isScalableDim(result, dim)))
      return 0;
  }
  return source.getRank() - result.getRank();
}

//===-- Slices of vector.create_mask ---------------------------------------===//

static LogicalResult transposeMask(vector::CreateMaskOp mask,
                                   vector::TransposeOp user,
                                   PatternRewriter &rewriter) {
  SmallVector<Value> operands(mask.getOperands());
  if (!isPermutationOf(user.getPermutation(), operands.size()))
    return failure();
  rewriter.replaceOpWithNewOp<vector::CreateMaskOp>(
      user, user.getType(), permute<Value>(operands, user.getPermutation()));
  return success();
}

static LogicalResult dropMaskDims(vector::CreateMaskOp mask,
                                  vector::ShapeCastOp user,
                                  PatternRewriter &rewriter) {
  unsigned numDropped = getNumDroppedUnitDims(user);
  OperandRange operands = mask.getOperands();
  if (numDropped == 0 || operands.size() <= numDropped ||
      !llvm::all_of(operands.take_back(numDropped),
                    [](Value operand) { return isOneInteger(operand); }))
    return failure();
  rewriter.replaceOpWithNewOp<vector::CreateMaskOp>(
      user, user.getType(), operands.drop_back(numDropped));
  return success();
}

/// Subtracts the offsets.
static LogicalResult sliceMask(vector::CreateMaskOp mask,
                               vector::ExtractStridedSliceOp user,
                               PatternRewriter &rewriter) {
  SmallVector<Value> operands(mask.getOperands());
  SmallVector<int64_t> offsets = extractFromIntegerArrayAttr(user.getOffsets());
  if (offsets.size() > operands.size())
    return failure();
  for (auto [operand, offset] : llvm::zip(operands, offsets)) {
    if (offset == 0)
      continue;
    Value number = arith::ConstantOp::create(rewriter, user->getLoc(),
                                             rewriter.getIndexAttr(offset));
    operand =
        rewriter.createOrFold<arith::SubIOp>(user->getLoc(), operand, number);
  }
  rewriter.replaceOpWithNewOp<vector::CreateMaskOp>(user, user.getType(),
                                                    operands);
  return success();
}

/// Whether a mask of extent `size` in a dimension of `whole` elements, which may be
/// scalable, is set at `position`; nothing if that is not known.
static std::optional<bool> isSetAt(OpFoldResult position, Value extent,
                                   int64_t whole, bool isScalable) {
  auto size = getConstantIntValue(extent);
  if (!size)
    return std::nullopt;
  if (*size <= 0)
    return false;
  if (auto number = getConstantIntValue(position))
    return *number >= 0 ? std::optional(*number < *size) : std::nullopt;
  return *size >= whole && !isScalable ? std::optional(true) : std::nullopt;
}

/// Of the leading dimensions, in which the mask is set or not.
static LogicalResult extractMask(vector::CreateMaskOp mask,
                                 vector::ExtractOp user,
                                 PatternRewriter &rewriter) {
  auto type = dyn_cast<VectorType>(user->getResult(0).getType());
  VectorType maskType = mask.getType();
  SmallVector<OpFoldResult> positions = getMixedValues(
      user.getStaticPosition(), user.getDynamicPosition(), user->getContext());
  OperandRange operands = mask.getOperands();
  if (!type || user.getSource() != Value(mask) ||
      positions.size() >= operands.size())
    return failure();
  bool areAllSet = true;
  for (auto [dim, position] : llvm::enumerate(positions)) {
    auto isSet = isSetAt(position, operands[dim], maskType.getDimSize(dim),
                         isScalableDim(maskType, dim));
    if (isSet == false) {
      rewriter.replaceOpWithNewOp<arith::ConstantOp>(
          user, DenseElementsAttr::get(type, rewriter.getBoolAttr(false)));
      return success();
    }
    areAllSet &= isSet.has_value();
  }
  if (!areAllSet)
    return failure();
  rewriter.replaceOpWithNewOp<vector::CreateMaskOp>(
      user, type, operands.drop_front(positions.size()));
  return success();
}

void detail::getCreateMaskSlicePatterns(RewritePatternSet &set) {
  using Mask = vector::CreateMaskOp;
  set.add(
      "TransposeCreateMask", +[](Mask op, PatternRewriter &rewriter) {
        return rewriteUsers<vector::TransposeOp>(op, rewriter, transposeMask);
      });
  set.add(
      "ShapeCastCreateMaskFolderTrailingOneDim",
      +[](Mask op, PatternRewriter &rewriter) {
        return rewriteUsers<vector::ShapeCastOp>(op, rewriter, dropMaskDims);
      });
  set.add(
      "StridedSliceCreateMaskFolder", +[](Mask op, PatternRewriter &rewriter) {
        return rewriteUsers<vector::ExtractStridedSliceOp>(op, rewriter,
                                                           sliceMask);
      });
  set.add(
      "ExtractOpFromCreateMask", +[](Mask op, PatternRewriter &rewriter) {
        return rewriteUsers<vector::ExtractOp>(op, rewriter, extractMask);
      });
}

//===-- Slices of vector.constant_mask -------------------------------------===//

static LogicalResult transposeConstantMask(vector::ConstantMaskOp mask,
                                           vector::TransposeOp user,
                                           PatternRewriter &rewriter) {
  SmallVector<int64_t> sizes(mask.getMaskDimSizes());
  if (!isPermutationOf(user.getPermutation(), sizes.size()))
    return failure();
  rewriter.replaceOpWithNewOp<vector::ConstantMaskOp>(
      user, user.getType(), permute<int64_t>(sizes, user.getPermutation()));
  return success();
}

static LogicalResult dropConstantMaskDims(vector::ConstantMaskOp mask,
                                          vector::ShapeCastOp user,
                                          PatternRewriter &rewriter) {
  unsigned numDropped = getNumDroppedUnitDims(user);
  SmallVector<int64_t> sizes(mask.getMaskDimSizes());
  if (numDropped == 0 || sizes.size() <= numDropped ||
      !llvm::all_of(ArrayRef(sizes).take_back(numDropped),
                    [](int64_t size) { return size == 1; }))
    return failure();
  sizes.truncate(sizes.size() - numDropped);
  rewriter.replaceOpWithNewOp<vector::ConstantMaskOp>(user, user.getType(),
                                                      sizes);
  return success();
}

static LogicalResult sliceConstantMask(vector::ConstantMaskOp mask,
                                       vector::ExtractStridedSliceOp user,
                                       PatternRewriter &rewriter) {
  SmallVector<int64_t> sizes(mask.getMaskDimSizes());
  SmallVector<int64_t> offsets = extractFromIntegerArrayAttr(user.getOffsets());
  VectorType type = user.getType();
  if (offsets.size() > sizes.size() || sizes.size() != size_t(type.getRank()))
    return failure();
  for (auto [dim, offset] : llvm::enumerate(offsets))
    sizes[dim] =
        std::clamp<int64_t>(sizes[dim] - offset, 0, type.getDimSize(dim));
  if (llvm::is_contained(sizes, 0))
    sizes.assign(sizes.size(), 0);
  rewriter.replaceOpWithNewOp<vector::ConstantMaskOp>(user, type, sizes);
  return success();
}

void detail::getConstantMaskSlicePatterns(RewritePatternSet &set) {
  using Mask = vector::ConstantMaskOp;
  set.add(
      "TransposeConstantMask", +[](Mask op, PatternRewriter &rewriter) {
        return rewriteUsers<vector::TransposeOp>(op, rewriter,
                                                 transposeConstantMask);
      });
  set.add(
      "ShapeCastConstantMask", +[](Mask op, PatternRewriter &rewriter) {
        return rewriteUsers<vector::ShapeCastOp>(op, rewriter,
                                                 dropConstantMaskDims);
      });
  set.add(
      "StridedSliceConstantMaskFolder",
      +[](Mask op, PatternRewriter &rewriter) {
        return rewriteUsers<vector::ExtractStridedSliceOp>(op, rewriter,
                                                           sliceConstantMask);
      });
}
