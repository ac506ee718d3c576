// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/NestSummary.h"

#include "strata/IR/Graph/Visitors.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace strata;
using namespace strata::affine;

//===-- Accesses -----------------------------------------------------------===//

NestSummary::NestSummary(AffineForOp nest, AccessCache &cache)
    : nest(nest), cache(cache) {
  nest->walk<WalkOrder::PreOrder>([&](Operation *op) {
    conditional |= isa<AffineIfOp>(op);
    cache.append(op, known);
  });
}

ArrayRef<const LoopAccess *> NestSummary::getAccesses() {
  if (!accesses) {
    accesses.emplace();
    for (const KnownAccess *access : known)
      accesses->push_back(&access->access);
  }
  return *accesses;
}

ArrayRef<Value> NestSummary::getObjects() {
  if (!objects) {
    objects.emplace();
    for (const KnownAccess *access : known)
      objects->push_back(access->object);
  }
  return *objects;
}

/// Numbers of numbers, in the order in which they are first found.
using NumberMap = llvm::SmallDenseMap<unsigned, unsigned, 32>;

ArrayRef<SliceAccess> NestSummary::getDifferentAccesses() {
  if (different)
    return *different;
  different.emplace();
  NumberMap numbers;
  for (const KnownAccess *access : known) {
    if (!access->affine)
      continue;
    auto [entry, isNew] = numbers.try_emplace(cache.getIdentity(*access),
                                              unsigned(different->size()));
    if (isNew)
      different->push_back(
          {&*access->affine, false, nullptr, cache.getElements(*access)});
    else
      (*different)[entry->second].isRepeated = true;
  }
  return *different;
}

ArrayRef<SliceAccess> NestSummary::getRepresentatives() {
  if (representatives)
    return *representatives;
  representatives.emplace();
  // Accesses of one identity are of one group.
  NumberMap numbers;
  llvm::SmallDenseMap<unsigned, unsigned, 32> identities;
  size_t numDifferent = 0;
  for (const KnownAccess *access : known) {
    if (!access->affine)
      continue;
    auto [entry, isNew] = numbers.try_emplace(
        cache.getGroup(*access), unsigned(representatives->size()));
    auto [identity, isDifferent] =
        identities.try_emplace(cache.getIdentity(*access), entry->second);
    numDifferent += isDifferent;
    if (isNew)
      representatives->push_back(
          {&*access->affine, false, nullptr, cache.getElements(*access)});
    else if (isDifferent)
      (*representatives)[entry->second].lastEqual = access->access.op;
    else
      (*representatives)[entry->second].isRepeated = true;
  }
  // With few accesses, none is compared, and all are analysed.
  if (numDifferent < PairClasses::MinCompared)
    representatives.emplace(getDifferentAccesses());
  return *representatives;
}

ArrayRef<AccessGroup> NestSummary::getGroups() {
  if (groups)
    return *groups;
  groups.emplace();
  NumberMap numbers;
  for (const KnownAccess *access : known) {
    auto [entry, isNew] =
        numbers.try_emplace(cache.getGroup(*access), unsigned(groups->size()));
    Operation *op = access->access.op;
    if (isNew)
      groups->push_back({&access->access, access->object, op});
    else
      (*groups)[entry->second].last = op;
  }
  return *groups;
}

//===-- Changes ------------------------------------------------------------===//

void NestSummary::invalidate() {
  accesses.reset();
  objects.reset();
  different.reset();
  representatives.reset();
  groups.reset();
  footprintBytes.reset();
}

void NestSummary::insert(ArrayRef<Operation *> ops,
                         const ComputationSlice &slice) {
  SmallVector<const KnownAccess *, 0> added;
  for (Operation *op : ops)
    op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
      conditional |= isa<AffineIfOp>(inner);
      cache.append(inner, added);
    });
  auto isInLoop = [&](const KnownAccess *access) {
    return slice.insertLoop->isProperAncestor(access->access.op);
  };
  auto *place = llvm::find_if(known, isInLoop);
  if (slice.insertsAtEnd)
    while (place != known.end() && isInLoop(*place))
      ++place;
  known.insert(place, added.begin(), added.end());
  insertCounts(ops, slice);
  invalidate();
}

void NestSummary::refresh() {
  if (llvm::none_of(
          known, [](const KnownAccess *access) { return access->isForgotten; }))
    return;
  SmallVector<const KnownAccess *, 0> old;
  std::swap(old, known);
  Operation *last = nullptr;
  for (const KnownAccess *access : old) {
    Operation *op = access->access.op;
    if (!access->isForgotten)
      known.push_back(access);
    else if (op != last)
      cache.append(op, known);
    last = op;
  }
  counts.reset();
  invalidate();
}

//===-- Costs --------------------------------------------------------------===//

/// Appends the loops of `root`, which has `depth` loops around it. Fails if a loop is in an operation that
/// is no affine.for, or has no constant number of iterations.
bool NestSummary::appendCounts(AffineForOp root, unsigned depth,
                               NestCounts &result) {
  auto getDepth = [&](Operation *op) {
    unsigned sum = depth;
    for (; op != root.getOperation(); op = op->getParentOp())
      ++sum;
    return sum;
  };
  WalkResult walked = root->walk<WalkOrder::PostOrder>([&](AffineForOp loop) {
    std::optional<uint64_t> iterations = cache.getTripCount(loop);
    bool isNested = loop == root || isa<AffineForOp>(loop->getParentOp());
    if (!isNested || !iterations || *iterations > uint64_t(INT64_MAX))
      return WalkResult::interrupt();
    int64_t count = -1;
    for (Operation &op : *loop.getBody())
      count += !isa<AffineForOp, AffineIfOp>(op);
    result.loops.push_back({loop, getDepth(loop), int64_t(*iterations), count});
    return WalkResult::advance();
  });
  return !walked.wasInterrupted();
}

std::optional<NestCounts> NestSummary::computeCounts() {
  NestCounts result;
  if (!appendCounts(nest, 0, result))
    return std::nullopt;
  return result;
}

const std::optional<NestCounts> &NestSummary::getCounts() {
  if (!counts)
    counts = computeCounts();
  return *counts;
}

/// Adds the loops of new operations, if only loops have regions.
void NestSummary::insertCounts(ArrayRef<Operation *> ops,
                               const ComputationSlice &slice) {
  if (!counts || !*counts) {
    counts.reset();
    return;
  }
  auto &loops = (*counts)->loops;
  auto *outer = llvm::find_if(loops, [&](const NestCounts::Loop &loop) {
    return loop.op == slice.insertLoop;
  });
  NestCounts added;
  for (Operation *op : ops) {
    auto loop = dyn_cast<AffineForOp>(op);
    if (outer == loops.end() || (!loop && op->getNumRegions() > 0) ||
        (loop && !appendCounts(loop, outer->depth + 1, added))) {
      counts.reset();
      return;
    }
    outer->operations += !loop;
  }
  // Loops in the outer one come before it, the first ones first.
  auto *place = outer;
  if (!slice.insertsAtEnd)
    while (place != loops.begin() && std::prev(place)->depth > outer->depth)
      --place;
  loops.insert(place, added.loops.begin(), added.loops.end());
}

std::optional<int64_t> NestSummary::computeFootprintBytes() {
  struct Memory {
    const KnownAccess *first;
    /// The union of all accesses; std::nullopt with one.
    std::optional<MemRefRegion> region;
  };
  llvm::SmallMapVector<Value, Memory, 4> memories;
  llvm::SmallDenseSet<unsigned, 32> done;
  for (const KnownAccess *access : known) {
    if (!access->affine || !done.insert(cache.getElements(*access)).second)
      continue;
    const MemRefRegion *region = cache.getRegion(*access);
    if (!region)
      return std::nullopt;
    auto [entry, isNew] =
        memories.try_emplace(access->affine->memref, Memory{access, {}});
    Memory &memory = entry->second;
    if (isNew)
      continue;
    if (!memory.region)
      memory.region = *cache.getRegion(*memory.first);
    if (failed(memory.region->unionBoundingBox(*region)))
      return std::nullopt;
  }
  std::optional<int64_t> total = 0;
  for (const auto &[memref, memory] : memories) {
    std::optional<int64_t> bytes = cache.getBytes(*memory.first);
    if (memory.region && hasIdentityLayout(memory.first->affine->getType()))
      bytes = memory.region->getSizeInBytes();
    total = total && bytes ? llvm::checkedAdd(*total, *bytes) : std::nullopt;
  }
  return total;
}

std::optional<int64_t> NestSummary::getFootprintBytes() {
  if (!footprintBytes)
    footprintBytes = computeFootprintBytes();
  return *footprintBytes;
}
