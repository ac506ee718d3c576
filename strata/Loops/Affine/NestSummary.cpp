// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/NestSummary.h"

#include "strata/IR/Graph/Visitors.h"
#include "strata/Loops/Affine/SliceUnion.h"
#include "strata/Loops/Affine/TripCount.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace strata;
using namespace strata::affine;

//===-- Cache --------------------------------------------------------------===//

void AccessCache::append(Operation *op,
                         SmallVectorImpl<const KnownAccess *> &list) {
  auto [entry, isNew] =
      ranges.try_emplace(op, accesses.size(), accesses.size());
  if (isNew) {
    SmallVector<LoopAccess, 2> own;
    appendAccesses(op, own);
    for (LoopAccess &access : own) {
      KnownAccess &added = accesses.emplace_back();
      added.access = std::move(access);
      if (isAffineAccess(op) && added.access.getMemory())
        added.affine.emplace(op);
    }
    entry->second.second = accesses.size();
  }
  auto [begin, end] = entry->second;
  for (size_t i = begin; i < end; ++i)
    list.push_back(&accesses[i]);
}

void AccessCache::collect(Operation *root,
                          SmallVectorImpl<const KnownAccess *> &list) {
  root->walk<WalkOrder::PreOrder>([&](Operation *op) { append(op, list); });
}

unsigned AccessCache::getElements(Operation *op) {
  SmallVector<const KnownAccess *, 1> list;
  append(op, list);
  return getElements(list.front()->access);
}

std::optional<uint64_t> AccessCache::getTripCount(AffineForOp loop) {
  auto [entry, isNew] = tripCounts.try_emplace(loop.getOperation());
  if (isNew)
    entry->second = affine::getTripCount(loop);
  return entry->second;
}

const AccessCache::Footprint &
AccessCache::getFootprint(const KnownAccess &access) {
  std::unique_ptr<Footprint> &entry = footprints[getElements(access.access)];
  if (entry)
    return *entry;
  entry = std::make_unique<Footprint>();
  Operation *nest = scope->findAncestorOpInRegion(*access.affine->op);
  FailureOr<MemRefRegion> region =
      MemRefRegion::compute(*access.affine, getNestingDepth(nest));
  if (failed(region))
    return *entry;
  // Memory of other layouts has no buffers.
  entry->bytes = hasIdentityLayout(access.affine->getType())
                     ? region->getSizeInBytes()
                     : 0;
  entry->region = std::move(*region);
  return *entry;
}

const MemRefRegion *AccessCache::getRegion(const KnownAccess &access) {
  const Footprint &footprint = getFootprint(access);
  return footprint.region ? &*footprint.region : nullptr;
}

std::optional<int64_t> AccessCache::getBytes(const KnownAccess &access) {
  return getFootprint(access).bytes;
}

void AccessCache::forget(Operation *root) {
  root->walk([&](Operation *op) {
    ranges.erase(op);
    tripCounts.erase(op);
  });
}

//===-- Accesses -----------------------------------------------------------===//

NestSummary::NestSummary(AffineForOp nest, AccessCache &cache)
    : nest(nest), cache(cache) {
  nest->walk<WalkOrder::PreOrder>([&](Operation *op) {
    conditional |= isa<AffineIfOp>(op);
    cache.append(op, known);
  });
  accesses.reserve(known.size());
  for (const KnownAccess *access : known)
    accesses.push_back(&access->access);
}

void NestSummary::findDifferent() {
  if (different)
    return;
  different.emplace();
  // The accesses of each hash value.
  llvm::DenseMap<size_t, SmallVector<unsigned, 1>> table;
  for (const KnownAccess *access : known) {
    if (!access->affine)
      continue;
    const MemRefAccess &own = *access->affine;
    size_t hash = llvm::hash_combine(own.memref.getAsOpaquePointer(),
                                     own.map.getAsOpaquePointer(),
                                     own.op->getParentRegion(), own.isStore);
    SmallVector<unsigned, 1> &same = table[hash & (SIZE_MAX >> 1)];
    auto *equal = llvm::find_if(same, [&](unsigned i) {
      return isSameAccess(*(*different)[i].first->affine, own);
    });
    if (equal != same.end()) {
      (*different)[*equal].second = true;
      continue;
    }
    same.push_back(unsigned(different->size()));
    different->emplace_back(access, false);
  }
}

ArrayRef<MemRefAccess> NestSummary::getDifferentAccesses() {
  findDifferent();
  if (!differentAccesses) {
    differentAccesses.emplace();
    for (auto [access, isRepeated] : *different) {
      MemRefAccess &added = differentAccesses->emplace_back(*access->affine);
      added.isRepeated = isRepeated;
      added.elements = cache.getElements(access->access);
    }
  }
  return *differentAccesses;
}

/// The kind and the elements of an access.
using GroupKey = std::pair<std::pair<unsigned, unsigned>, const void *>;

static GroupKey getKey(const LoopAccess &access, AccessCache &cache) {
  Value value = access.access.value;
  return {{cache.getElements(access), access.isStore()},
          value ? value.getType().getAsOpaquePointer() : nullptr};
}

ArrayRef<MemRefAccess> NestSummary::getRepresentatives() {
  findDifferent();
  // With few accesses, none is compared, and all are analysed.
  if (different->size() < PairClasses::MinCompared)
    return getDifferentAccesses();
  if (representatives)
    return *representatives;
  representatives.emplace();
  llvm::SmallDenseMap<GroupKey, unsigned, 16> numbers;
  for (auto [access, isRepeated] : *different) {
    auto [entry, isNew] = numbers.try_emplace(
        getKey(access->access, cache), unsigned(representatives->size()));
    if (!isNew) {
      (*representatives)[entry->second].lastEqual = access->access.op;
      continue;
    }
    MemRefAccess &added = representatives->emplace_back(*access->affine);
    added.isRepeated = isRepeated;
    added.elements = entry->first.first.first;
  }
  return *representatives;
}

ArrayRef<AccessGroup> NestSummary::getGroups() {
  if (groups)
    return *groups;
  groups.emplace();
  llvm::SmallDenseMap<GroupKey, unsigned, 16> numbers;
  for (const LoopAccess *access : accesses) {
    auto [entry, isNew] =
        numbers.try_emplace(getKey(*access, cache), unsigned(groups->size()));
    if (isNew)
      groups->push_back({access, access->op});
    (*groups)[entry->second].last = access->op;
  }
  return *groups;
}

//===-- Costs --------------------------------------------------------------===//

/// Fails if a loop is in an operation that is no affine.for, or has no constant number of iterations.
std::optional<NestCounts> NestSummary::computeCounts() {
  NestCounts result;
  auto getDepth = [&](Operation *op) {
    unsigned depth = 0;
    for (; op != nest.getOperation(); op = op->getParentOp())
      ++depth;
    return depth;
  };
  WalkResult walked = nest->walk<WalkOrder::PostOrder>([&](AffineForOp loop) {
    std::optional<uint64_t> iterations = cache.getTripCount(loop);
    bool isNested = loop == nest || isa<AffineForOp>(loop->getParentOp());
    if (!isNested || !iterations || *iterations > uint64_t(INT64_MAX))
      return WalkResult::interrupt();
    int64_t count = -1;
    for (Operation &op : *loop.getBody())
      count += !isa<AffineForOp, AffineIfOp>(op);
    result.loops.push_back({loop, getDepth(loop), int64_t(*iterations), count});
    return WalkResult::advance();
  });
  if (walked.wasInterrupted())
    return std::nullopt;
  return result;
}

const std::optional<NestCounts> &NestSummary::getCounts() {
  if (!counts)
    counts = computeCounts();
  return *counts;
}

std::optional<int64_t> NestSummary::computeFootprintBytes() {
  struct Memory {
    const KnownAccess *first;
    /// The union of all accesses; std::nullopt with one.
    std::optional<MemRefRegion> region;
  };
  llvm::SmallMapVector<Value, Memory, 4> memories;
  llvm::DenseSet<GroupKey> done;
  for (const KnownAccess *access : known) {
    if (!access->affine || !done.insert(getKey(access->access, cache)).second)
      continue;
    const MemRefRegion *region = cache.getRegion(*access);
    if (!region)
      return std::nullopt;
    auto [entry, isNew] =
        memories.try_emplace(access->affine->memref, Memory{access, {}});
    Memory &memory = entry->second;
    if (isNew || cache.getElements(memory.first->access) ==
                     cache.getElements(access->access))
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
