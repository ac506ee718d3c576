// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// NestSummary: the properties of a nest on which its fusion with others depends. Fusion with a nest updates
// them, since most operations of the new nest are those of the old one. AccessCache has the properties of
// single operations.
#ifndef STRATA_LOOPS_AFFINE_NESTSUMMARY_H
#define STRATA_LOOPS_AFFINE_NESTSUMMARY_H

#include "strata/Loops/Affine/FusionCost.h"
#include "strata/Loops/Affine/SliceUnion.h"
#include "strata/Loops/Dependence/AccessGroup.h"
#include "strata/Loops/Dependence/PairClasses.h"

#include <deque>

namespace dialects::affine {

/// An access of an operation.
struct KnownAccess {
  strata::LoopAccess access;
  /// The access as that of an operation of affine; std::nullopt for others.
  std::optional<MemRefAccess> affine;
  /// The object of its memory (MemoryAliases::getObject).
  strata::Value object;
  /// Whether the operation has been changed since.
  bool isForgotten = false;

private:
  friend class AccessCache;
  static constexpr unsigned Unknown = ~0U;
  /// Numbers that are equal for accesses of the same elements in their loops; for those that are of the same
  /// kind as well; and for those of affine that are in the same loops and have the same subscripts.
  mutable unsigned elements = Unknown, group = Unknown, identity = Unknown;
};

/// The accesses of operations, and the numbers of iterations of loops. They are valid until the operation, an
/// operation around it or one that computes an index is changed.
class AccessCache {
public:
  /// `scope` has the nests that are analysed.
  AccessCache(strata::Region *scope, const strata::MemoryAliases &aliases)
      : scope(scope), aliases(aliases), classes(scope, SIZE_MAX) {}

  /// Appends the accesses of `op`, without those of operations in it. They keep their addresses.
  void append(strata::Operation *op,
              strata::SmallVectorImpl<const KnownAccess *> &list);
  /// Appends the accesses of `root` and the operations in it, in order.
  void collect(strata::Operation *root,
               strata::SmallVectorImpl<const KnownAccess *> &list);
  /// The number of iterations of a loop, if it is constant.
  std::optional<uint64_t> getTripCount(AffineForOp loop);

  /// The class of an access, as PairClasses defines it, and the class of the only access of an operation of
  /// affine.
  unsigned getElements(const KnownAccess &access);
  unsigned getElements(strata::Operation *op);
  /// The number of the accesses of one class and of one kind.
  unsigned getGroup(const KnownAccess &access);
  /// The number of the accesses of affine for which isSameAccess is true.
  unsigned getIdentity(const KnownAccess &access);
  /// The region of an access of affine in all iterations of the nest in `scope`; null if it is unknown.
  const MemRefRegion *getRegion(const KnownAccess &access);
  /// The size of this region.
  std::optional<int64_t> getBytes(const KnownAccess &access);

  /// Forgets the properties of `root` and the operations in it.
  void forget(strata::Operation *root);
  void clear();

private:
  struct Footprint {
    std::optional<MemRefRegion> region;
    std::optional<int64_t> bytes;
  };
  const Footprint &getFootprint(const KnownAccess &access);

  strata::Region *scope;
  const strata::MemoryAliases &aliases;
  strata::PairClasses classes;
  strata::WordTable groups, identities;
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
  /// All accesses, in order, and the objects of their memories.
  strata::ArrayRef<const KnownAccess *> getKnownAccesses() const {
    return known;
  }
  strata::ArrayRef<const strata::LoopAccess *> getAccesses();
  strata::ArrayRef<strata::Value> getObjects();
  /// Groups of accesses of the same elements, in the order of the first of each.
  strata::ArrayRef<strata::AccessGroup> getGroups();
  /// The accesses of affine that differ in memref, subscripts or the loops around them, in order.
  strata::ArrayRef<SliceAccess> getDifferentAccesses();
  /// The first of these of the same elements, in whatever loops.
  strata::ArrayRef<SliceAccess> getRepresentatives();
  const std::optional<NestCounts> &getCounts();
  /// The size of the regions that the nest accesses; std::nullopt if it is unknown.
  std::optional<int64_t> getFootprintBytes();

  /// Adds the operations that fusion with the slice has added.
  void insert(strata::ArrayRef<strata::Operation *> ops,
              const ComputationSlice &slice);
  /// Finds the accesses of operations that the cache has forgotten again.
  void refresh();

private:
  void invalidate();
  void insertCounts(strata::ArrayRef<strata::Operation *> ops,
                    const ComputationSlice &slice);
  std::optional<NestCounts> computeCounts();
  bool appendCounts(AffineForOp root, unsigned depth, NestCounts &result);
  std::optional<int64_t> computeFootprintBytes();

  AffineForOp nest;
  AccessCache &cache;
  bool conditional = false;
  strata::SmallVector<const KnownAccess *, 0> known;
  std::optional<strata::SmallVector<const strata::LoopAccess *, 0>> accesses;
  std::optional<strata::SmallVector<strata::Value, 0>> objects;
  std::optional<strata::SmallVector<SliceAccess, 0>> different, representatives;
  std::optional<strata::SmallVector<strata::AccessGroup, 0>> groups;
  std::optional<std::optional<NestCounts>> counts;
  std::optional<std::optional<int64_t>> footprintBytes;
};

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_NESTSUMMARY_H
