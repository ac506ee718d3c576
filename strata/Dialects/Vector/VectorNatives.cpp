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

//===-- Broadcasts ---------------------------------------------------------===//

namespace {
/// Dimensions that follow each other and are all, or none of them, those along which
/// elements are repeated.
struct DimGroup {
  int64_t size;
  unsigned numScalable;
  bool isRepeated;
  bool operator==(const DimGroup &other) const {
    return size == other.size && numScalable == other.numScalable &&
           isRepeated == other.isRepeated;
  }
};
} // namespace

/// How the elements of `source` are repeated in `result`: two broadcasts with equal groups
/// have the same elements in the same order.
static SmallVector<DimGroup> getGroups(VectorType source, VectorType result) {
  SmallVector<DimGroup> groups;
  int64_t lead = result.getRank() - source.getRank();
  for (int64_t dim = 0; dim < result.getRank(); ++dim) {
    if (isUnitDim(result, dim))
      continue;
    bool isRepeated = dim < lead || isUnitDim(source, dim - lead);
    if (groups.empty() || groups.back().isRepeated != isRepeated)
      groups.push_back({1, 0, isRepeated});
    groups.back().size *= result.getDimSize(dim);
    groups.back().numScalable += isScalableDim(result, dim);
  }
  return groups;
}

/// Whether broadcasts of `source` to both types have the same elements in the same order.
static bool repeatAlike(Type source, VectorType a, VectorType b) {
  auto vector = dyn_cast<VectorType>(source);
  return a.getNumElementsChecked() &&
         (!vector || getGroups(vector, a) == getGroups(vector, b));
}

/// Whether `permutation` only moves dimensions along which a broadcast of `type` to `result`
/// repeats elements, past others of them.
static bool movesRepeatedDims(Type type, VectorType result,
                              ArrayRef<int64_t> permutation) {
  auto source = dyn_cast<VectorType>(type);
  if (!source)
    return true;
  int64_t lead = result.getRank() - source.getRank();
  auto isRepeated = [&](int64_t dim) {
    return dim < lead || isUnitDim(source, dim - lead);
  };
  for (auto [dim, from] : llvm::enumerate(permutation)) {
    int64_t first = std::min(int64_t(dim), from);
    int64_t last = std::max(int64_t(dim), from);
    for (int64_t i = first; first < last && i <= last; ++i)
      if (!isRepeated(i))
        return false;
  }
  return true;
}

static void addBroadcastNatives(PDLNatives &natives) {
  natives.registerConstraintFunction(
      "vector.is_broadcastable",
      [](PatternRewriter &, Type source, VectorType result) {
        return success(isBroadcastable(source, result));
      });
  natives.registerConstraintFunction(
      "vector.repeat_alike",
      [](PatternRewriter &, Type source, VectorType a, VectorType b) {
        return success(repeatAlike(source, a, b));
      });
  natives.registerConstraintFunction(
      "vector.moves_repeated_dims",
      [](PatternRewriter &, Type source, VectorType result,
         DenseI64ArrayAttr permutation) {
        return success(
            movesRepeatedDims(source, result, permutation.asArrayRef()));
      });
}

static void addTypeNatives(PDLNatives &natives) {
  natives.registerConstraintFunction(
      "vector.have_same_size",
      [](PatternRewriter &, VectorType a, VectorType b) {
        return success(haveSameSize(a, b));
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
  natives.registerConstraintFunction(
      "vector.masks_operation", [](PatternRewriter &, Operation *op) {
        Block &body = op->getRegion(0).front();
        return success(body.getFirstOp() != body.getLastOp());
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
    addBroadcastNatives(natives);
    addMaskNatives(natives);
    return natives;
  }();
  return natives;
}
