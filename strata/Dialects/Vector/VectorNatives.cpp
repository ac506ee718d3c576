// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that Vector.rules.mlir calls: questions about types, masks and memory.
#include "strata/Dialects/Vector/VectorNatives.h"

#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/MaskedOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/Rewrite/PDL/PDLNatives.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Types --------------------------------------------------------------===//

/// Whether both have as many elements, also if sizes are scaled.
static bool haveSameSize(VectorType a, VectorType b) {
  return a.getNumElementsChecked() == b.getNumElementsChecked() &&
         a.getNumScalableDims() == b.getNumScalableDims();
}

/// Whether `result` is `source` with more leading dimensions of size 1.
static bool addsUnitDims(VectorType source, VectorType result) {
  int64_t lead = result.getRank() - source.getRank();
  if (lead <= 0 || !haveEqualDims(source, 0, result, lead))
    return false;
  for (int64_t i = 0; i < lead; ++i)
    if (!isUnitDim(result, i))
      return false;
  return true;
}

/// Whether `result` is `source` without all its trailing dimensions of size 1, but the first
/// dimension.
static bool dropsUnitDims(VectorType source, VectorType result) {
  int64_t rank = source.getRank();
  while (rank > 1 && isUnitDim(source, rank - 1))
    --rank;
  if (rank == source.getRank() || rank != result.getRank())
    return false;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (source.getDimSize(dim) != result.getDimSize(dim) ||
        isScalableDim(source, dim) != isScalableDim(result, dim))
      return false;
  return true;
}

static void addTypeNatives(PDLNatives &natives) {
  natives.registerConstraintFunction(
      "vector.have_same_size",
      [](PatternRewriter &, VectorType a, VectorType b) {
        return success(haveSameSize(a, b));
      });
  natives.registerConstraintFunction(
      "vector.is_broadcastable",
      [](PatternRewriter &, Type source, VectorType result) {
        return success(isBroadcastable(source, result));
      });
  natives.registerConstraintFunction(
      "vector.adds_unit_dims",
      [](PatternRewriter &, VectorType source, VectorType result) {
        return success(addsUnitDims(source, result));
      });
  natives.registerConstraintFunction(
      "vector.drops_unit_dims",
      [](PatternRewriter &, VectorType source, VectorType result) {
        return success(dropsUnitDims(source, result));
      });
  natives.registerConstraintFunction(
      "vector.keeps_order",
      [](PatternRewriter &, VectorType source, DenseI64ArrayAttr permutation) {
        return success(keepsOrder(source, permutation.asArrayRef()));
      });
}

//===-- Masks and memory ---------------------------------------------------===//

/// Whether consecutive elements of the last dimension of a memref are next to each other.
static bool hasUnitStride(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  return succeeded(type.getStridesAndOffset(strides, offset)) &&
         (strides.empty() || strides.back() == 1);
}

/// Whether the elements of `indices` are 0, 1, 2, ... in one dimension.
static bool areConsecutive(Value indices) {
  auto type = dyn_cast<VectorType>(indices.getType());
  if (!type || type.getRank() != 1 || type.isScalable())
    return false;
  if (indices.getDefiningOp<vector::StepOp>())
    return true;
  DenseIntElementsAttr elements;
  if (!matchPattern(indices, m_Constant(&elements)))
    return false;
  return llvm::all_of(llvm::enumerate(elements.getValues<APInt>()),
                      [](auto pair) { return pair.value() == pair.index(); });
}

static void addMaskNatives(PDLNatives &natives) {
  natives.registerConstraintFunction(
      "vector.is_full_mask", [](PatternRewriter &, Value mask) {
        return success(getMaskFormat(mask) == MaskFormat::AllTrue);
      });
  natives.registerConstraintFunction(
      "vector.is_empty_mask", [](PatternRewriter &, Value mask) {
        return success(getMaskFormat(mask) == MaskFormat::AllFalse);
      });
  natives.registerConstraintFunction(
      "vector.is_mask_of",
      [](PatternRewriter &, VectorType mask, VectorType type) {
        return success(mask == VectorType::Builder(type).setElementType(
                                   mask.getElementType()));
      });
  natives.registerConstraintFunction("vector.is_masked",
                                     [](PatternRewriter &, Operation *op) {
                                       return success(bool(getMaskingOp(op)));
                                     });
  natives.registerConstraintFunction("vector.has_unit_stride",
                                     [](PatternRewriter &, MemRefType type) {
                                       return success(hasUnitStride(type));
                                     });
  natives.registerConstraintFunction(
      "vector.is_contiguous",
      [](PatternRewriter &, MemRefType memory, VectorType part) {
        return success(memory.getRank() >= part.getRank() &&
                       hasUnitStride(memory));
      });
  natives.registerConstraintFunction("vector.counts_up",
                                     [](PatternRewriter &, Value indices) {
                                       return success(areConsecutive(indices));
                                     });
}

const PDLNatives &strata::getVectorNatives() {
  static const PDLNatives natives = [] {
    PDLNatives natives = PDLNatives::getBuiltin();
    addTypeNatives(natives);
    addMaskNatives(natives);
    return natives;
  }();
  return natives;
}
