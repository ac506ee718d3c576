// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// NestSummary: the properties of a nest that fusion asks for, and AccessCache, from which they are computed
// again after a change of the nest. Most operations of a fused nest are those of its target, whose
// properties stay.
#ifndef STRATA_LOOPS_AFFINE_NESTSUMMARY_H
#define STRATA_LOOPS_AFFINE_NESTSUMMARY_H

#include "strata/Loops/Affine/FusionCost.h"
#include "strata/Loops/Affine/MemRefRegion.h"
#include "strata/Loops/Dependence/AccessGroup.h"
#include "strata/Loops/Dependence/PairClasses.h"

#include <deque>

namespace dialects::affine {

/// An access of an operation.
struct KnownAccess {
  strata::LoopAccess access;
  /// The access as that of an operation of affine; std::nullopt for others.
  std::optional<MemRefAccess> affine;
};

/// The accesses of operations, and the numbers of iterations of loops. They are valid until the operation, an
/// operation around it or one that computes an index is changed.
class AccessCache {
public:
  /// `scope` has the nests that are analysed.
  explicit AccessCache(strata::Region *scope)
      : scope(scope), classes(scope, SIZE_MAX) {}

  /// Appends the accesses of `op`, without those of operations in it. They keep their addresses.
  void append(strata::Operation *op,
              strata::SmallVectorImpl<const KnownAccess *> &list);
  /// Appends the accesses of `root` and the operations in it, in order.
  void collect(strata::Operation *root,
               strata::SmallVectorImpl<const KnownAccess *> &list);
  /// The number of iterations of a loop, if it is constant.
  std::optional<uint64_t> getTripCount(AffineForOp loop);
  /// The class of an access, as that of PairClasses.
  unsigned getElements(const strata::LoopAccess &access) {
    return classes.get(access);
  }
  /// The class of the only access of an operation of affine.
  unsigned getElements(strata::Operation *op);
  /// The region of an access of affine in all iterations of the nest in `scope`; null if it is unknown.
  const MemRefRegion *getRegion(const KnownAccess &access);
  /// The size of this region.
  std::optional<int64_t> getBytes(const KnownAccess &access);

  /// Forgets the properties of `root` and the operations in it.
  void forget(strata::Operation *root);
  void clear() {
    ranges.clear();
    tripCounts.clear();
  }

private:
  struct Footprint {
    std::optional<MemRefRegion> region;
    std::optional<int64_t> bytes;
  };
  const Footprint &getFootprint(const KnownAccess &access);

  strata::Region *scope;
  strata::PairClasses classes;
  std::deque<KnownAccess> accesses;
  /// The positions of the accesses of each operation.
  llvm::DenseMap<strata::Operation *, std::pair<size_t, size_t>> ranges;
  llvm::DenseMap<strata::Operation *, std::optional<uint64_t>> tripCounts;
  /// The footprints of accesses, by elements.
  llvm::DenseMap<unsigned, std::unique_ptr<Footprint>> footprints;
};

/// The properties of a nest, most of them computed when they are first needed.
class NestSummary {
public:
  NestSummary(AffineForOp nest, AccessCache &cache);

  AffineForOp getNest() const { return nest; }
  /// Whether an access is in an affine.if.
  bool hasConditions() const { return conditional; }
  /// All accesses, in order.
  strata::ArrayRef<const strata::LoopAccess *> getAccesses() const {
    return accesses;
  }
  /// Accesses that are executed for the same elements are in one group, in the order of the first of each.
  strata::ArrayRef<strata::AccessGroup> getGroups();
  /// The accesses of affine that differ in memref, subscripts or the loops around them, in order.
  strata::ArrayRef<MemRefAccess> getDifferentAccesses();
  /// The first of those of the same elements, of whatever loops.
  strata::ArrayRef<MemRefAccess> getRepresentatives();
  const std::optional<NestCounts> &getCounts();
  /// The size of the regions that the nest accesses; std::nullopt if it is unknown.
  std::optional<int64_t> getFootprintBytes();

private:
  void findDifferent();
  std::optional<NestCounts> computeCounts();
  std::optional<int64_t> computeFootprintBytes();

  AffineForOp nest;
  AccessCache &cache;
  bool conditional = false;
  strata::SmallVector<const KnownAccess *, 0> known;
  strata::SmallVector<const strata::LoopAccess *, 0> accesses;
  /// Accesses of affine, and whether others with the same subscripts and loops have been left out.
  std::optional<strata::SmallVector<std::pair<const KnownAccess *, bool>, 0>>
      different;
  std::optional<strata::SmallVector<MemRefAccess, 0>> differentAccesses,
      representatives;
  std::optional<strata::SmallVector<strata::AccessGroup, 0>> groups;
  std::optional<std::optional<NestCounts>> counts;
  std::optional<std::optional<int64_t>> footprintBytes;
};

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_NESTSUMMARY_H
