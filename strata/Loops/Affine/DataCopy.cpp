// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/DataCopy.h"

#include "strata/IR/Graph/Visitors.h"
#include "strata/IR/Remarks.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Verify/Dominance.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Interfaces/TransferOpInterface.h"
#include "strata/Loops/Affine/AffineDma.h"
#include "strata/Loops/Affine/CopyNestDetail.h"
#include "strata/Loops/Affine/ReplaceMemRef.h"
#include "strata/Loops/Affine/SliceUnion.h"
#include "strata/Loops/Dependence/AccessGroups.h"
#include "strata/Loops/Dependence/FreedMemory.h"
#include "strata/Loops/Dependence/Obstacle.h"
#include "strata/Loops/Dependence/OtherLoopsDetail.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace strata;
using namespace strata::affine;

//===-- Regions ------------------------------------------------------------===//

namespace {
using Regions = llvm::MapVector<Value, MemRefRegion>;

/// The regions that are loaded and stored. Both of a memref contain all accesses.
struct CopyRegions {
  Regions reads, writes;
};
} // namespace

/// Unites `region` with that of the list, if it has one, which gets the same box. True if there is no such
/// box, so that both become all of the memory.
static FailureOr<bool> uniteWith(Regions &list, MemRefRegion &region,
                                 const MemRefAccess &access, unsigned depth) {
  auto *entry = list.find(region.getMemRef());
  if (entry == list.end())
    return false;
  bool isFull = failed(entry->second.unionBoundingBox(region));
  if (isFull) {
    FailureOr<MemRefRegion> full = MemRefRegion::getFull(access, depth);
    if (failed(full))
      return failure();
    entry->second.getConstraints() = full->getConstraints();
  }
  region.getConstraints() = entry->second.getConstraints();
  return isFull;
}

/// Adds the region of an access.
static LogicalResult addRegion(CopyRegions &regions, const MemRefAccess &access,
                               unsigned depth) {
  FailureOr<MemRefRegion> region =
      MemRefRegion::compute(access, depth, {.addMemRefDimBounds = false});
  if (failed(region))
    region = MemRefRegion::getFull(access, depth);
  if (failed(region) ||
      failed(uniteWith(regions.reads, *region, access, depth)))
    return failure();
  FailureOr<bool> isFull = uniteWith(regions.writes, *region, access, depth);
  if (failed(isFull))
    return failure();
  if (auto *read = regions.reads.find(access.memref);
      *isFull && read != regions.reads.end())
    read->second.getConstraints() = region->getConstraints();
  Regions &list = access.isStore ? regions.writes : regions.reads;
  list.try_emplace(access.memref, *region);
  return success();
}

/// Memory whose space has no number is slow, too.
static bool isInSlowMemory(MemRefType type, const AffineCopyOptions &options) {
  auto space = dyn_cast_or_null<IntegerAttr>(type.getMemorySpace());
  return !space || space.getInt() == int64_t(options.slowMemorySpace);
}

/// The regions of all affine.load and affine.store in the range. std::nullopt if one is unknown.
static std::optional<CopyRegions>
collectRegions(OpRange range, unsigned depth,
               const AffineCopyOptions &options) {
  CopyRegions regions;
  Region *block = range.begin->getParentRegion();
  auto visit = [&](Operation *op) -> WalkResult {
    if (!isa<AffineLoadOp, AffineStoreOp>(op))
      return WalkResult::advance();
    MemRefAccess access(op);
    if (!isInSlowMemory(access.getType(), options) ||
        !access.memref.getParentRegion()->isAncestor(block))
      return WalkResult::advance();
    return succeeded(addRegion(regions, access, depth))
               ? WalkResult::advance()
               : WalkResult::interrupt();
  };
  for (Operation *op = range.begin; op != range.end; op = op->getNextNode())
    if (op->walk<WalkOrder::PostOrder>(visit).wasInterrupted())
      return std::nullopt;
  return regions;
}

//===-- Footprint ----------------------------------------------------------===//

std::optional<int64_t> affine::getRegionFootprintBytes(AffineForOp loop) {
  unsigned depth = getNestingDepth(loop);
  llvm::MapVector<Value, MemRefRegion> regions;
  WalkResult result = loop->walk([&](Operation *op) {
    if (!isAffineAccess(op))
      return WalkResult::advance();
    MemRefAccess access(op);
    FailureOr<MemRefRegion> region = MemRefRegion::compute(access, depth);
    if (failed(region))
      return WalkResult::interrupt();
    auto [entry, isNew] = regions.try_emplace(access.memref, *region);
    if (!isNew && failed(entry->second.unionBoundingBox(*region)))
      return WalkResult::interrupt();
    return WalkResult::advance();
  });
  std::optional<int64_t> total;
  if (!result.wasInterrupted())
    total = 0;
  for (const auto &[memref, region] : regions) {
    // Memory of other layouts has no buffers.
    std::optional<int64_t> bytes =
        hasIdentityLayout(cast<MemRefType>(memref.getType()))
            ? region.getSizeInBytes()
            : 0;
    total = total && bytes ? llvm::checkedAdd(*total, *bytes) : std::nullopt;
  }
  return total;
}

MemoryEvents::MemoryEvents(Operation *function)
    : frees(findFreeingOperations(function->getRegion(0))) {
  function->walk([&](Operation *op) {
    auto interface = dyn_cast<TransferOpInterface>(op);
    auto transfer = interface ? interface.getTransfer() : std::nullopt;
    if (transfer && transfer->isStart())
      transfers.push_back(op);
  });
}

//===-- Places -------------------------------------------------------------===//

/// The place of the copies of a region: outside of loops around the range on which the region does not
/// depend.
static CopyPlace findPlace(const MemRefRegion &region, OpRange range) {
  CopyPlace place{range.begin, range.end};
  for (Operation *parent = range.begin->getParentOp(); parent;
       parent = parent->getParentOp()) {
    auto loop = dyn_cast<AffineForOp>(parent);
    if (!loop ||
        !region.getMemRef().getParentRegion()->isAncestor(
            loop->getParentRegion()) ||
        llvm::is_contained(region.getSymbols(), loop.getInductionVar()))
      break;
    place = {loop, loop->getNextNode()};
  }
  return place;
}

//===-- Copies -------------------------------------------------------------===//

namespace {
/// Creates the copies of a range.
class RangeCopies {
public:
  RangeCopies(RewriterBase &rewriter, OpRange range,
              const AffineCopyOptions &options, const MemoryEvents &events,
              MemoryAliases &aliases, llvm::SetVector<Operation *> &copyNests)
      : rewriter(rewriter), range(range), options(options), events(events),
        aliases(aliases), copyNests(copyNests),
        generator(rewriter, options, copyNests) {}
  void run(CopyRegions &regions);

private:
  /// The accesses of a memref in a range.
  struct Users {
    /// affine.load and affine.store.
    SmallVector<LoopAccess, 8> accesses;
    bool hasStore = false;
    /// Whether other operations use the memref, so that it is not replaced.
    bool hasOthers = false;
  };

  /// The accesses between two places.
  struct PlaceAccesses {
    explicit PlaceAccesses(MemoryAliases &aliases) : groups(aliases) {}
    AccessGroups groups;
    /// Whether operations have unknown effects.
    bool mayStop = false;
  };

  void addUser(Operation *op);
  void collectUsers(const CopyRegions &regions);
  const Users &getUsers(Value memref) const {
    return users.find(memref)->second;
  }
  const PlaceAccesses &getAccesses(const CopyPlace &place);
  std::optional<Obstacle> findConflict(const Users &users, Value memref,
                                       const AccessGroups &groups);
  std::optional<Obstacle> findObstacle(const CopyRegion &region,
                                       const Users &users,
                                       const CopyPlace &place);
  bool isStored(const CopyRegion &region, const Users &users,
                const CopyPlace &place) const;
  bool canCopy(Value memref, const std::optional<CopyRegion> &region,
               const Users &users, const CopyPlace &place);
  Operation *findTransferTo(Value memref);
  bool canCopyBack(const MemRefRegion &buffered, const MemRefRegion &stored);
  void copyRegion(const MemRefRegion &region, bool isCopyOut);
  void replaceAccesses(const CopyRegion &region, const Users &users);
  void setEnd(const CopyPlace &place, Operation *end);
  const ElementBox &getCopied(const CopyRegion &region) const {
    return options.generateDma ? region.bufferBox : region.box;
  }

  RewriterBase &rewriter;
  OpRange range;
  const AffineCopyOptions &options;
  const MemoryEvents &events;
  MemoryAliases &aliases;
  llvm::SetVector<Operation *> &copyNests;
  CopyGenerator generator;
  /// The users of the memrefs that have a region, before any is replaced.
  llvm::DenseMap<Value, Users> users;
  llvm::DenseMap<Operation *, std::unique_ptr<PlaceAccesses>> accessesOfPlace;
  /// Memrefs that must not be copied.
  llvm::SmallDenseSet<Value, 4> refused;
};
} // namespace

void RangeCopies::addUser(Operation *op) {
  bool isAccess = isa<AffineLoadOp, AffineStoreOp>(op);
  SmallVector<LoopAccess, 1> accesses;
  if (isAccess)
    appendAccesses(op, accesses);
  for (Value memref : op->getOperands()) {
    auto entry = users.find(memref);
    if (entry == users.end() || hasEffect<MemoryEffects::Free>(op, memref))
      continue;
    entry->second.hasOthers |= !isAccess;
    for (const LoopAccess &access : accesses) {
      if (access.getMemory() != memref || !access.hasIndices()) {
        entry->second.hasOthers = true;
        continue;
      }
      entry->second.accesses.push_back(access);
      entry->second.hasStore |= access.isStore();
    }
  }
}

/// Finds the users of all memrefs that have a region.
void RangeCopies::collectUsers(const CopyRegions &regions) {
  for (const Regions *list : {&regions.reads, &regions.writes})
    for (const auto &[memref, region] : *list)
      users.try_emplace(memref);
  for (Operation *op = range.begin; op != range.end; op = op->getNextNode())
    op->walk<WalkOrder::PreOrder>([&](Operation *inner) { addUser(inner); });
}

/// The accesses between the copies. Copies that the pass has created wait for their end. Accesses that
/// have been replaced since are those of memory that conflicts with no other.
const RangeCopies::PlaceAccesses &
RangeCopies::getAccesses(const CopyPlace &place) {
  auto &entry = accessesOfPlace[place.begin];
  if (entry)
    return *entry;
  entry = std::make_unique<PlaceAccesses>(aliases);
  SmallVector<LoopAccess, 16> accesses;
  for (Operation *op = place.begin; op != place.end; op = op->getNextNode())
    collectAccesses(op, accesses);
  for (const LoopAccess &access : accesses) {
    if (!access.getMemory() && copyNests.contains(access.op))
      continue;
    entry->groups.add(access);
    entry->mayStop |= !access.getMemory() && access.isStore();
  }
  return *entry;
}

//===-- Legality -----------------------------------------------------------===//

/// Another operation between the copies that accesses the memory, if one of them stores to it. Memory that is
/// only loaded may be freed. A buffer that replaces nothing may be filled before others store.
std::optional<Obstacle> RangeCopies::findConflict(const Users &users,
                                                  Value memref,
                                                  const AccessGroups &groups) {
  if (users.hasOthers && !users.hasStore)
    return std::nullopt;
  llvm::SmallDenseSet<Operation *, 8> known;
  for (const LoopAccess &access : users.accesses)
    known.insert(access.op);
  auto isConflict = [&](const LoopAccess &access) {
    bool isReplaced = access.getMemory() == memref &&
                      known.contains(access.op) && !users.hasOthers;
    bool isFreed =
        !users.hasStore && hasEffect<MemoryEffects::Free>(access.op, memref);
    return !isReplaced && !isFreed && (access.isStore() || users.hasStore) &&
           aliases.mayAlias(access.getMemory(), memref);
  };
  Operation *conflict = nullptr;
  groups.forEachOverlapping(memref, [&](const AccessGroups::Group &group) {
    for (const auto *list : {&group.stores, &group.loads})
      if (const auto *found = llvm::find_if(*list, isConflict);
          found != list->end()) {
        conflict = found->op;
        return false;
      }
    return true;
  });
  if (!conflict)
    return std::nullopt;
  return Obstacle("another operation may access the memory",
                  users.accesses.front().op, conflict);
}

/// Whether all elements that are copied back have been stored.
bool RangeCopies::isStored(const CopyRegion &region, const Users &users,
                           const CopyPlace &place) const {
  return CopyLegality({.accesses = users.accesses, .place = place.begin})
      .isStored(getCopied(region));
}

/// The shape with the simplest form of its offsets, for comparisons.
static std::pair<RegionShape, SmallVector<SmallVector<Value>>>
getSimpleShape(const CopyRegion &region) {
  RegionShape shape = region.shape;
  SmallVector<SmallVector<Value>> operands;
  for (AffineMap &offset : shape.offsets) {
    SmallVector<Value> symbols(region.symbols.begin(), region.symbols.end());
    canonicalizeMapAndOperands(&offset, &symbols);
    operands.push_back(std::move(symbols));
  }
  return {std::move(shape), std::move(operands)};
}

/// Whether the elements of `stored`, which are all accessed ones, are in the buffer for `buffered`, at the
/// same places. The bounds of both may have different forms.
bool RangeCopies::canCopyBack(const MemRefRegion &buffered,
                              const MemRefRegion &stored) {
  auto from = getCopyRegion(buffered), to = getCopyRegion(stored);
  CopyPlace place = findPlace(buffered, range);
  const Users &users = getUsers(buffered.getMemRef());
  if (!from || !to || users.accesses.empty() ||
      findPlace(stored, range).begin != place.begin)
    return false;
  auto [fromShape, fromOperands] = getSimpleShape(*from);
  auto [toShape, toOperands] = getSimpleShape(*to);
  if (fromShape.sizes != toShape.sizes ||
      fromShape.offsets != toShape.offsets || fromOperands != toOperands)
    return false;
  CopyLegality legality({.accesses = users.accesses, .place = place.begin});
  return legality.isInBounds(getCopied(*to)) &&
         legality.contains(getCopied(*from), getCopied(*to)) &&
         legality.hasAllAccesses(getCopied(*to));
}

/// An asynchronous copy to the memory, which may be executed while elements that are not stored are copied
/// back.
Operation *RangeCopies::findTransferTo(Value memref) {
  const auto *found = llvm::find_if(events.transfers, [&](Operation *op) {
    auto transfer = cast<TransferOpInterface>(op).getTransfer();
    return aliases.mayAlias(transfer->destination->memory, memref);
  });
  return found == events.transfers.end() ? nullptr : *found;
}

std::optional<Obstacle> RangeCopies::findObstacle(const CopyRegion &region,
                                                  const Users &users,
                                                  const CopyPlace &place) {
  const PlaceAccesses &accesses = getAccesses(place);
  if (auto conflict = findConflict(users, region.memref, accesses.groups))
    return conflict;
  DominanceInfo dominance;
  for (Value symbol : region.symbols)
    if (!dominance.properlyDominates(symbol, place.begin))
      return Obstacle("an index is not known before the range");
  CopyLegality legality(
      {.accesses = users.accesses,
       .place = place.begin,
       .mayStop = accesses.mayStop,
       .mayBeFreed = mayBeFreedBefore(place.begin, region.memref, aliases,
                                      events.frees)});
  const ElementBox &copied = getCopied(region);
  if (!legality.isInBounds(copied))
    return Obstacle("the box of accessed elements may not be in the bounds of "
                    "the memory");
  if (!legality.contains(region.bufferBox, copied) ||
      !legality.hasAllAccesses(region.box) ||
      !legality.hasAllAccesses(region.bufferBox))
    return Obstacle("the box may not have all accessed elements");
  if (!users.hasStore || legality.isStored(copied))
    return std::nullopt;
  if (Operation *transfer = findTransferTo(region.memref))
    return Obstacle("an asynchronous copy may write elements that are copied "
                    "back",
                    users.accesses.front().op, transfer);
  return std::nullopt;
}

/// Emits a remark if the memref is not copied.
bool RangeCopies::canCopy(Value memref, const std::optional<CopyRegion> &region,
                          const Users &users, const CopyPlace &place) {
  if (refused.contains(memref) || users.accesses.empty())
    return false;
  std::optional<Obstacle> obstacle;
  auto type = cast<MemRefType>(memref.getType());
  if (type.getRank() == 0)
    obstacle = Obstacle("the memory has no dimensions");
  else if (!hasIdentityLayout(type))
    obstacle = Obstacle("the layout of the memory is not the identity");
  else if (!region)
    obstacle =
        Obstacle("the accessed elements are not in a box of constant size");
  else if (!generator.canCopy(*region))
    obstacle = Obstacle("rows of the box have several strides");
  else
    obstacle = findObstacle(*region, users, place);
  if (!obstacle)
    return true;
  obstacle->emitRemark(users.accesses.front().op, options.category);
  refused.insert(memref);
  return false;
}

//===-- Changes ------------------------------------------------------------===//

void RangeCopies::replaceAccesses(const CopyRegion &region,
                                  const Users &users) {
  if (users.hasOthers)
    return;
  Context *ctx = region.memref.getType().getContext();
  auto numOuter = unsigned(region.symbols.size());
  SmallVector<AffineExpr> outer, remapped;
  for (unsigned i = 0; i < numOuter; ++i)
    outer.push_back(getAffineDimExpr(i, ctx));
  for (auto [i, offset] : llvm::enumerate(region.shape.offsets))
    remapped.push_back(getAffineDimExpr(numOuter + unsigned(i), ctx) -
                       offset.getResult(0).replaceSymbols(outer));
  AffineMap remap = AffineMap::get(
      numOuter + unsigned(region.shape.offsets.size()), 0, remapped, ctx);
  for (const LoopAccess &access : users.accesses)
    replaceMemRef(rewriter, access.op, generator.getBuffer(region.memref),
                  remap, region.symbols);
}

/// The range ends in front of the operations that have been created at its end.
void RangeCopies::setEnd(const CopyPlace &place, Operation *end) {
  if (place.end == range.end)
    range.end = end;
}

void RangeCopies::copyRegion(const MemRefRegion &memrefRegion, bool isCopyOut) {
  Value memref = memrefRegion.getMemRef();
  CopyPlace place = findPlace(memrefRegion, range);
  generator.createZero(place.begin);
  std::optional<CopyRegion> region = getCopyRegion(memrefRegion);
  const Users &users = getUsers(memref);
  // The memref has been checked and replaced when its elements were copied to the buffer.
  bool hasBuffer = bool(generator.getBuffer(memref));
  if (!hasBuffer && !canCopy(memref, region, users, place))
    return;
  if (isCopyOut && !hasBuffer && !isStored(*region, users, place)) {
    Operation *end = generator.copy(*region, place, /*isCopyOut=*/false);
    setEnd(place, end);
    place.end = end;
    generator.createZero(place.begin);
  }
  Operation *end = generator.copy(*region, place, isCopyOut);
  setEnd(place, end);
  aliases.invalidate();
  if (hasBuffer)
    return;
  remark::passed(users.accesses.front().op,
                 remark::RemarkOpts::name("Copied").category(options.category))
      << remark::metric("Elements", region->shape.numElements);
  // The operations that replacement creates are in the range.
  Operation *previous = range.begin->getPrevNode();
  Block *block = range.begin->getBlock();
  replaceAccesses(*region, users);
  range.begin = previous ? previous->getNextNode() : &block->front();
}

void RangeCopies::run(CopyRegions &regions) {
  collectUsers(regions);
  for (auto &[memref, stored] : regions.writes)
    if (auto *read = regions.reads.find(memref);
        read != regions.reads.end() && !canCopyBack(read->second, stored))
      stored.getConstraints() = read->second.getConstraints();
  for (const auto &[memref, region] : regions.reads)
    copyRegion(region, /*isCopyOut=*/false);
  for (const auto &[memref, region] : regions.writes)
    copyRegion(region, /*isCopyOut=*/true);
  if (generator.getTotalBytes() > options.fastMemCapacityBytes)
    range.begin->getParentOp()->emitWarning()
        << "total size of all copy buffers' for this block exceeds fast "
           "memory capacity";
}

void affine::affineDataCopyGenerate(RewriterBase &rewriter, OpRange range,
                                    const AffineCopyOptions &options,
                                    const MemoryEvents &events,
                                    MemoryAliases &aliases,
                                    llvm::SetVector<Operation *> &copyNests) {
  if (range.begin == range.end)
    return;
  std::optional<CopyRegions> regions =
      collectRegions(range, getNestingDepth(range.begin), options);
  if (!regions)
    return;
  aliases.invalidate();
  RangeCopies(rewriter, range, options, events, aliases, copyNests)
      .run(*regions);
}
