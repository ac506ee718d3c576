// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// FusionLegality: whether a source nest of loops may be executed in parts by the iterations of a target
// nest, which is next to it.
//
//   FusionLegality legality(accesses, slice, insertLoop, scope, FusionPlace::Start, aliases);
//   if (legality.isLegal({.keepsSource = false}))
//     ... each load has the same value as without fusion
//
// An iteration may be executed several times, by several iterations of the target. A pair of accesses
// that cannot be analysed counts as one of the same element.
#ifndef STRATA_LOOPS_DEPENDENCE_FUSIONLEGALITY_H
#define STRATA_LOOPS_DEPENDENCE_FUSIONLEGALITY_H

#include "strata/Loops/Dependence/AccessGroup.h"
#include "strata/Loops/Dependence/Obstacle.h"
#include "strata/Loops/Dependence/PairClasses.h"

namespace strata {

struct SlicedLoop;

/// Iterations of a nest of affine.for, for each iteration of other loops.
struct IterationSlice {
  /// The induction variables of the nest, the outermost first. Loops without one here are executed as a
  /// whole.
  SmallVector<Value, 4> ivs;
  /// The bounds of `ivs`, as maps of `operands`; the upper ones are exclusive. Null stands for the bounds of
  /// the loop. The step is that of the loop.
  SmallVector<AffineMap, 4> lbs, ubs;
  SmallVector<Value, 4> operands;
};

/// The place of the slice in an iteration of the target.
enum class FusionPlace : uint8_t {
  /// The slice is executed first. The source is in front of the target.
  Start,
  /// The slice is executed last. The source is after the target.
  End
};

/// A memory of which both nests access a copy after fusion.
struct PrivateMemory {
  Value memref;
  /// Whether only the two nests store to it, and each execution of them gets new memory.
  bool isFresh = false;
};

struct FusionOptions {
  /// Whether the source is executed as a whole before, too.
  bool keepsSource = false;
  ArrayRef<PrivateMemory> privateMemory = {};
};

/// The accesses of both nests, in order, with the objects of their memories (MemoryAliases::getObject), and
/// groups of those of the target, in the order of the first of each.
struct FusedAccesses {
  SmallVector<const LoopAccess *, 8> source, target;
  SmallVector<Value, 8> sourceObjects, targetObjects;
  SmallVector<AccessGroup, 8> targetGroups;
};

class FusionLegality {
public:
  /// `insertLoop` is a loop of the target, or the target. The IR must not change while the object is
  /// used.
  FusionLegality(FusedAccesses accesses, const IterationSlice &slice,
                 Operation *insertLoop, Region *scope, FusionPlace place,
                 MemoryAliases &aliases);

  /// Whether all loads of both nests have the same values after fusion. Stores that the slices do not
  /// execute are not considered: see isMaximal.
  bool isLegal(const FusionOptions &options);
  /// The reason why the last call of isLegal returned false.
  Obstacle getObstacle() const;
  /// Whether slices have no other iterations than the source.
  bool isValid();
  /// Whether each iteration of the source is in a slice.
  bool isMaximal();

private:
  bool computeValid();
  bool computeMaximal();
  bool areSourceAndTargetLegal(const FusionOptions &options);
  bool areGroupsInside() const;
  bool isTargetLegal(const LoopAccess &a, const FusionOptions &options);
  bool isPairLegal(const LoopAccess &a, const LoopAccess &b,
                   const FusionOptions &options);
  bool isSourceLegal(const FusionOptions &options);
  bool isSourcePairLegal(const LoopAccess &a, const LoopAccess &b,
                         const FusionOptions &options);
  bool isPrivateMemoryLegal(const PrivateMemory &memory);

  // The tests of pairs, which are true if the answer is unknown (FusionLegality.cpp).

  bool isLate(const LoopAccess &source, const LoopAccess &target);
  bool isMissing(const LoopAccess &source, const LoopAccess &target);
  bool isReordered(const LoopAccess &first, const LoopAccess &second);
  bool isCut(const LoopAccess &first, const LoopAccess &second);
  bool isStale(const LoopAccess &first, const LoopAccess &second);
  bool isLost(const LoopAccess &first, const LoopAccess &second);
  bool mayConflict(const LoopAccess &a, const LoopAccess &b);
  std::tuple<unsigned, unsigned, TextualOrder>
  getTargetClass(const LoopAccess &access);
  bool keepsOrder(Operation *op) const;

  bool isOutside(const presburger::ConstraintSystem &system,
                 ArrayRef<SlicedLoop> loops);
  /// Whether each element that the target loads is one that its slice stores.
  bool isCovered(const LoopAccess &load);
  /// Whether each element that a slice loads is one that it stores before.
  bool isSelfContained(const LoopAccess &load);
  bool isPossible(const presburger::ConstraintSystem &system);
  /// Returns false.
  bool failFor(const LoopAccess &first, const LoopAccess &second);

  Operation *insertLoop;
  Region *scope;
  const IterationSlice &slice;
  FusionPlace place;
  MemoryAliases &aliases;
  SmallVector<LoopLevel, 4> prefixLevels;
  FusedAccesses accesses;
  PairClasses classes;
  std::optional<bool> valid, maximal;
  /// The accesses that the last call of isLegal has failed for; null if there are none.
  const LoopAccess *failedFirst = nullptr, *failedSecond = nullptr;
  /// With remarks enabled, the last relation of a pair that was not empty, and the variables of the loops
  /// around both accesses.
  struct PairRelation {
    presburger::ConstraintSystem system;
    SmallVector<presburger::LinearSum, 4> first, second;
  };
  PairRelation lastPossible;
  /// Whether a pair is tested, whose relations are kept.
  bool keepsRelations = false;
  class PairTest;
  presburger::Budget budget;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_FUSIONLEGALITY_H
