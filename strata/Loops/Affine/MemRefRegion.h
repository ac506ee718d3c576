// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MemRefRegion: a box of elements of a memref that contains those that an access touches in the inner
// loops around it. Its sides are sums of the variables of the outer loops and of symbols.
#ifndef STRATA_LOOPS_AFFINE_MEMREFREGION_H
#define STRATA_LOOPS_AFFINE_MEMREFREGION_H

#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Affine/FlatAffineValueConstraints.h"

namespace dialects::affine {

struct ComputationSlice;

/// The memref, map and operands of a load or store of affine.
struct MemRefAccess {
  explicit MemRefAccess(strata::Operation *op);

  strata::Operation *op;
  strata::Value memref;
  bool isStore;
  strata::AffineMap map;
  strata::SmallVector<strata::Value, 4> operands;

  strata::MemRefType getType() const {
    return llvm::cast<strata::MemRefType>(memref.getType());
  }
};

/// The sizes of a region, and where it begins.
struct RegionShape {
  strata::SmallVector<int64_t, 4> sizes;
  /// Maps of the symbols of the region.
  strata::SmallVector<strata::AffineMap, 4> offsets;
  int64_t numElements = 1;
};

struct RegionOptions {
  /// The bounds of loops that the slice has are used instead of their own; null without.
  const ComputationSlice *slice = nullptr;
  /// Whether indices are bounded by the sizes of the memref.
  bool addMemRefDimBounds = true;
  /// Whether quotients are eliminated.
  bool dropLocalVars = true;
};

class MemRefRegion {
public:
  /// The region of `access` for one iteration of the outermost `depth` loops around it. Fails if a bound
  /// or index is not affine.
  static strata::FailureOr<MemRefRegion>
  compute(const MemRefAccess &access, unsigned depth,
          const RegionOptions &options = {});
  /// All elements of the memref; fails unless its sizes are static.
  static strata::FailureOr<MemRefRegion> getFull(const MemRefAccess &access,
                                                 unsigned depth);

  strata::Value getMemRef() const { return memref; }
  bool isWrite() const { return write; }
  unsigned getRank() const { return cst.getNumDimVars(); }
  /// A dimension for each dimension of the memref, and symbols.
  FlatAffineValueConstraints &getConstraints() { return cst; }
  const FlatAffineValueConstraints &getConstraints() const { return cst; }
  /// The values of the symbols.
  strata::ArrayRef<strata::Value> getSymbols() const {
    return cst.getValues().drop_front(cst.getNumDimVars());
  }

  /// The box; std::nullopt if its sizes are not constant.
  std::optional<RegionShape> getConstantBoundingShape() const;
  /// The size of the box; std::nullopt if it is not constant.
  std::optional<int64_t> getSizeInBytes() const;
  /// Makes this a region that contains both. Fails, without changes, if there is no such box.
  strata::LogicalResult unionBoundingBox(const MemRefRegion &other);

private:
  MemRefRegion(strata::Value memref, bool write)
      : memref(memref), write(write) {}

  strata::Value memref;
  bool write;
  FlatAffineValueConstraints cst;
};

/// The loops of affine.for around `op`, the outermost first.
strata::SmallVector<AffineForOp, 4> getAffineForIVs(strata::Operation *op);
/// The induction variables of all loops of affine around `op`, the outermost first.
strata::SmallVector<strata::Value, 4> getAffineIVs(strata::Operation *op);
/// Whether elements are in row-major order.
bool hasIdentityLayout(strata::MemRefType type);
/// Bytes of an element; std::nullopt if the type is not an integer, a float or a vector of them.
std::optional<int64_t>
getMemRefIntOrFloatEltSizeInBytes(strata::MemRefType type);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_MEMREFREGION_H
