// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds and patterns of memref.extract_strided_metadata and memref.reinterpret_cast, which take
// memrefs apart and put them together.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/MemRef/MemRefFolds.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/MemRefPatterns.h"
#include "strata/Dialects/MemRef/ViewPatternsDetail.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/ConstantResultsOpInterface.h"
#include "strata/Interfaces/Shapes/Slice.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- memref.extract_strided_metadata ------------------------------------===//

/// The offset, sizes and strides that the type of the source gives, dynamic if
/// it does not. std::nullopt if the operation has another number of results.
static std::optional<SmallVector<int64_t>>
getMetadata(memref::ExtractStridedMetadataOp op) {
  auto type = dyn_cast<MemRefType>(op.getSource().getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!type || failed(type.getStridesAndOffset(strides, offset)) ||
      op->getNumResults() != 2 + 2 * size_t(type.getRank()))
    return std::nullopt;
  SmallVector<int64_t> numbers{offset};
  llvm::append_range(numbers, type.getShape());
  llvm::append_range(numbers, strides);
  return numbers;
}

/// `number`, which the type says for `result`; null if it is dynamic.
static Attribute getConstant(int64_t number, Value result) {
  return !ShapedType::isDynamic(number) && result.getType().isIndex()
             ? IntegerAttr::get(result.getType(), number)
             : Attribute();
}

static Attribute getConstantMetadata(Operation *op, unsigned index) {
  auto numbers = getMetadata(cast<memref::ExtractStridedMetadataOp>(op));
  return numbers && index
             ? getConstant((*numbers)[index - 1], op->getResult(index))
             : Attribute();
}

static constexpr ConstantResultsOpInterface::Concept constantMetadata = {
    getConstantMetadata};

/// Values that the type gives are constant; otherwise the source of a cast is
/// used. Constants come first: the type after a cast may give more than the
/// type before it.
static LogicalResult foldMetadata(memref::ExtractStridedMetadataOp op,
                                  memref::ExtractStridedMetadataOp::FoldAdaptor,
                                  SmallVectorImpl<OpFoldResult> &results) {
  auto numbers = getMetadata(op);
  if (!numbers)
    return failure();
  bool isUsed = false;
  results.push_back(Value(op->getResult(0)));
  for (auto [number, result] :
       llvm::zip(*numbers, llvm::drop_begin(op->getResults()))) {
    Attribute constant = getConstant(number, result);
    results.push_back(constant ? OpFoldResult(constant)
                               : OpFoldResult(Value(result)));
    isUsed |= constant && !result.use_empty();
  }
  if (isUsed)
    return success();
  results.clear();
  return foldMemRefCast(op);
}

//===-- memref.reinterpret_cast --------------------------------------------===//

/// The type with exactly the offset, sizes and strides that `slice` has. Null if it has
/// negative sizes.
static MemRefType getReinterpretedType(MemRefType like, const Slice &slice) {
  auto getNumbers = [](ArrayRef<OpFoldResult> list) {
    return llvm::map_to_vector(list, [](OpFoldResult value) {
      return getConstantIntValue(value.getAttr())
          .value_or(ShapedType::kDynamic);
    });
  };
  SmallVector<int64_t> offsets = getNumbers(slice.offsets);
  SmallVector<int64_t> sizes = getNumbers(slice.sizes);
  SmallVector<int64_t> strides = getNumbers(slice.strides);
  auto isNegative = [](int64_t number) {
    return number < 0 && !ShapedType::isDynamic(number);
  };
  if (offsets.size() != 1 || sizes.size() != strides.size() ||
      llvm::any_of(sizes, isNegative))
    return {};
  return MemRefType::get(
      sizes, like.getElementType(),
      StridedLayoutAttr::get(like.getContext(), offsets.front(), strides),
      like.getMemorySpace());
}

static LogicalResult foldReinterpretLists(memref::ReinterpretCastOp op,
                                          PatternRewriter &rewriter) {
  auto type = dyn_cast<MemRefType>(op.getType());
  Slice slice = getSlice(op);
  bool changed =
      succeeded(foldDynamicIndexList(slice.offsets, /*onlyNonNegative=*/true));
  changed |=
      succeeded(foldDynamicIndexList(slice.sizes, /*onlyNonNegative=*/true));
  changed |= succeeded(foldDynamicIndexList(slice.strides));
  MemRefType newType =
      type && changed ? getReinterpretedType(type, slice) : nullptr;
  if (!newType)
    return failure();
  SliceOperands lists(slice);
  Value view = memref::ReinterpretCastOp::create(
      rewriter, op->getLoc(), newType, op.getSource(), lists.offsets,
      lists.sizes, lists.strides, lists.staticOffsets, lists.staticSizes,
      lists.staticStrides);
  replaceByView(op, view, rewriter);
  return success();
}

/// Whether the lists of `op` are the results of `metadata`, which type says for them
/// `numbers`.
static bool isUnchanged(memref::ReinterpretCastOp op,
                        memref::ExtractStridedMetadataOp metadata,
                        ArrayRef<int64_t> numbers) {
  Slice slice = getSlice(op);
  SmallVector<OpFoldResult> all(slice.offsets);
  llvm::append_range(all, slice.sizes);
  llvm::append_range(all, slice.strides);
  if (all.size() != numbers.size() || slice.offsets.size() != 1 ||
      slice.sizes.size() != slice.strides.size())
    return false;
  for (auto [i, value] : llvm::enumerate(all)) {
    auto number = getConstantIntValue(value);
    bool isSame =
        ShapedType::isDynamic(numbers[i])
            ? value.getValue() == Value(metadata->getResult(i + 1))
            : number == numbers[i] ||
                  value.getValue() == Value(metadata->getResult(i + 1));
    if (!isSame)
      return false;
  }
  return true;
}

/// The memref that was taken apart: itself, or as the source of `op`.
static LogicalResult reinterpretOfMetadata(memref::ReinterpretCastOp op,
                                           PatternRewriter &rewriter) {
  auto metadata =
      op.getSource().getDefiningOp<memref::ExtractStridedMetadataOp>();
  auto numbers = metadata ? getMetadata(metadata) : std::nullopt;
  if (!numbers)
    return failure();
  if (isUnchanged(op, metadata, *numbers))
    replaceByView(op, metadata.getSource(), rewriter);
  else
    rewriter.modifyOpInPlace(op, [&] { op.setSource(metadata.getSource()); });
  return success();
}

void strata::registerMemRefMetadataPatterns(Context &ctx) {
  registerOpHooks<memref::ExtractStridedMetadataOp>(
      &ctx, {.fold = foldHook<memref::ExtractStridedMetadataOp, foldMetadata>,
             .interfaces = {makeInterfaceTable(constantMetadata)}});
  registerOpHooks<memref::ReinterpretCastOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("ReinterpretCastOpConstantFolder", foldReinterpretLists);
        set.add("ReinterpretCastOpExtractStridedMetadataFolder",
                reinterpretOfMetadata);
      }});
}
