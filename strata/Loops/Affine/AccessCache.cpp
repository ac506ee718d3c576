// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Graph/Visitors.h"
#include "strata/Loops/Affine/NestSummary.h"
#include "strata/Loops/Affine/TripCount.h"

using namespace strata;
using namespace strata::affine;

//===-- Operations ---------------------------------------------------------===//

void AccessCache::append(Operation *op,
                         SmallVectorImpl<const KnownAccess *> &list) {
  auto [entry, isNew] =
      ranges.try_emplace(op, accesses.size(), accesses.size());
  if (isNew) {
    SmallVector<LoopAccess, 2> own;
    appendAccesses(op, own);
    for (LoopAccess &access : own) {
      KnownAccess &added = accesses.emplace_back();
      Value memory = access.getMemory();
      added.access = std::move(access);
      if (memory)
        added.object = aliases.getObject(memory);
      if (memory && isAffineAccess(op))
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

std::optional<uint64_t> AccessCache::getTripCount(AffineForOp loop) {
  auto [entry, isNew] = tripCounts.try_emplace(loop.getOperation());
  if (isNew)
    entry->second = affine::getTripCount(loop);
  return entry->second;
}

void AccessCache::forget(Operation *root) {
  root->walk([&](Operation *op) {
    auto entry = ranges.find(op);
    if (entry != ranges.end()) {
      auto [begin, end] = entry->second;
      for (size_t i = begin; i < end; ++i)
        accesses[i].isForgotten = true;
      ranges.erase(entry);
    }
    tripCounts.erase(op);
  });
}

void AccessCache::clear() {
  ranges.clear();
  tripCounts.clear();
}

//===-- Accesses -----------------------------------------------------------===//

unsigned AccessCache::getElements(const KnownAccess &access) {
  if (access.elements == KnownAccess::Unknown)
    access.elements = classes.get(access.access);
  return access.elements;
}

unsigned AccessCache::getElements(Operation *op) {
  SmallVector<const KnownAccess *, 1> list;
  append(op, list);
  return getElements(*list.front());
}

static uintptr_t toWord(const void *pointer) {
  return reinterpret_cast<uintptr_t>(pointer);
}

unsigned AccessCache::getGroup(const KnownAccess &access) {
  if (access.group == KnownAccess::Unknown) {
    Value value = access.access.access.value;
    access.group = groups.intern(
        {getElements(access), access.access.isStore(),
         value ? toWord(value.getType().getAsOpaquePointer()) : 0});
  }
  return access.group;
}

unsigned AccessCache::getIdentity(const KnownAccess &access) {
  if (access.identity == KnownAccess::Unknown) {
    const MemRefAccess &own = *access.affine;
    SmallVector<uintptr_t, 8> words{toWord(own.memref.getAsOpaquePointer()),
                                    own.isStore,
                                    toWord(own.map.getAsOpaquePointer()),
                                    toWord(own.op->getParentRegion())};
    for (Value operand : own.operands)
      words.push_back(toWord(operand.getAsOpaquePointer()));
    access.identity = identities.intern(words);
  }
  return access.identity;
}

const AccessCache::Footprint &
AccessCache::getFootprint(const KnownAccess &access) {
  std::unique_ptr<Footprint> &entry = footprints[getElements(access)];
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
