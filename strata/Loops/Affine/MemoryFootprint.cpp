// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/MemoryFootprint.h"

#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Dependence/AccessRegion.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

/// Bytes of an element; std::nullopt if the type has no fixed size.
static std::optional<uint64_t> getElementBytes(MemRefType type) {
  Type element = type.getElementType();
  uint64_t count = 1;
  if (auto vector = dyn_cast<VectorType>(element)) {
    count = uint64_t(vector.getNumElements());
    element = vector.getElementType();
  }
  if (!element.isIntOrIndexOrFloat())
    return std::nullopt;
  unsigned width =
      isa<IndexType>(element) ? 64 : element.getIntOrFloatBitWidth();
  return count * llvm::divideCeil(width, 8);
}

/// For each dimension, the greatest difference of indices of the accesses; std::nullopt if the indices of
/// one have no constant range.
static std::optional<SmallVector<int64_t, 4>>
getConstantLengths(ArrayRef<LoopAccess> accesses, Region *scope) {
  SmallVector<std::pair<int64_t, int64_t>, 4> box;
  for (const LoopAccess &access : accesses) {
    auto ranges = getIndexRanges(access, scope);
    if (!ranges || llvm::is_contained(*ranges, std::nullopt))
      return std::nullopt;
    if (box.empty())
      box.assign(ranges->size(), {INT64_MAX, INT64_MIN});
    for (auto [side, range] : llvm::zip(box, *ranges))
      side = {std::min(side.first, range->first),
              std::max(side.second, range->second)};
  }
  SmallVector<int64_t, 4> lengths;
  for (auto [least, greatest] : box)
    if (llvm::SubOverflow(greatest, least, lengths.emplace_back()))
      return std::nullopt;
  return lengths;
}

/// The same for ranges that depend on symbols.
static std::optional<SmallVector<int64_t, 4>>
getLengths(ArrayRef<LoopAccess> accesses, int64_t rank, Region *scope) {
  // All pairs are compared.
  constexpr size_t MaxAccesses = 64;
  if (accesses.size() > MaxAccesses)
    return std::nullopt;
  SmallVector<int64_t, 4> lengths(rank, 0);
  for (const LoopAccess &a : accesses)
    for (const LoopAccess &b : accesses) {
      auto differences = getLargestDifferences(a, b, scope);
      if (!differences)
        return std::nullopt;
      for (auto [length, difference] : llvm::zip(lengths, *differences)) {
        if (!difference)
          return std::nullopt;
        length = std::max(length, *difference);
      }
    }
  return lengths;
}

/// The size of the box that encloses all accesses of one memref.
static std::optional<uint64_t> getBytes(ArrayRef<LoopAccess> accesses,
                                        Region *scope) {
  auto type = cast<MemRefType>(accesses.front().getMemory().getType());
  auto lengths = getConstantLengths(accesses, scope);
  if (!lengths)
    lengths = getLengths(accesses, type.getRank(), scope);
  if (!lengths)
    return std::nullopt;
  std::optional<uint64_t> bytes = getElementBytes(type);
  for (int64_t length : *lengths)
    bytes = bytes ? llvm::checkedMulUnsigned(*bytes, uint64_t(length) + 1)
                  : std::nullopt;
  return bytes;
}

std::optional<uint64_t> affine::getMemoryFootprintBytes(AffineForOp loop) {
  if (getTripCount(loop) == 0)
    return 0;
  llvm::SmallMapVector<Value, SmallVector<LoopAccess, 4>, 4> memrefs;
  for (const LoopAccess &access : collectAccesses(loop))
    if (isAffineAccess(access.op))
      memrefs[access.getMemory()].push_back(access);
  std::optional<uint64_t> total = 0;
  for (const auto &[memory, accesses] : memrefs) {
    std::optional<uint64_t> bytes = getBytes(accesses, loop->getParentRegion());
    total = total && bytes ? llvm::checkedAddUnsigned(*total, *bytes)
                           : std::nullopt;
  }
  return total;
}
