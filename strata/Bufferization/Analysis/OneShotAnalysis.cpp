// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conflicts between reads and writes, and decisions.
#include "strata/Bufferization/Analysis/OneShotAnalysis.h"

#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;

//===-- Sets of values -----------------------------------------------------===//

static void *getKey(Value value) {
  return const_cast<void *>(value.getAsOpaquePointer());
}

bool BufferizationState::areEquivalent(Value a, Value b) const {
  return a == b || equivalences.isEquivalent(getKey(a), getKey(b));
}

bool BufferizationState::mayAlias(Value a, Value b) const {
  return a == b || aliasSets.isEquivalent(getKey(a), getKey(b));
}

void BufferizationState::forEachAlias(Value value,
                                      function_ref<void(Value)> fn) const {
  auto leader = aliasSets.findLeader(getKey(value));
  if (leader == aliasSets.member_end())
    return fn(value);
  for (; leader != aliasSets.member_end(); ++leader)
    fn(Value::getFromOpaquePointer(*leader));
}

bool BufferizationState::isInPlace(OpOperand &use) const {
  if (!options.copyBeforeWrite)
    return inPlace.contains(&use);
  return isa<bufferization::ToBufferOp>(use.getOwner()) || !writes(use);
}

void BufferizationState::setInPlace(OpOperand &use) {
  if (!inPlace.insert(&use).second)
    return;
  withoutConflicts.erase(getAliasSet(use.get()));
  for (const AliasingValue &alias : getAliases(use)) {
    withoutConflicts.erase(getAliasSet(alias.value));
    aliasSets.unionSets(getKey(alias.value), getKey(use.get()));
  }
}

const void *BufferizationState::getAliasSet(Value value) const {
  auto leader = aliasSets.findLeader(getKey(value));
  return leader == aliasSets.member_end() ? getKey(value) : *leader;
}

/// Operands of `op` that are never copied. Unranked tensors cannot be.
void BufferizationState::setForced(Operation *op) {
  const BufferizableOp *record = getRecord(op);
  if (!record)
    return;
  for (OpOperand &use : op->getOpOperands())
    if (isa<UnrankedTensorType>(use.get().getType()) ||
        (isTensorType(use.get().getType()) && record->isAlwaysInPlace &&
         record->isAlwaysInPlace(use, *this)))
      setInPlace(use);
}

/// Uses that read the memory, or pass it on to something that does.
void BufferizationState::addReads(Uses &uses, Value value) const {
  auto isRead = [&](const AliasingValue &alias) {
    return isValueRead(alias.value);
  };
  forEachAlias(value, [&](Value alias) {
    for (OpOperand &use : alias.getUses())
      if (reads(use) || (!writes(use) && llvm::any_of(getAliases(use), isRead)))
        uses.insert(&use);
  });
}

void BufferizationState::addWrites(Uses &uses, Value value) const {
  forEachAlias(value, [&](Value alias) {
    for (OpOperand &use : alias.getUses())
      if (isTensorType(use.get().getType()) && isInPlace(use) && writes(use))
        uses.insert(&use);
  });
}

const llvm::SetVector<Value> &BufferizationState::findDefinitions(Value value) {
  auto it = definitionsOf.find(value);
  if (it == definitionsOf.end())
    it = definitionsOf
             .try_emplace(value, findInReverse(value,
                                               [&](Value other) {
                                                 return definesContents(other);
                                               }))
             .first;
  return it->second;
}

//===-- Regions ------------------------------------------------------------===//

/// The innermost region that may be executed several times and is, or contains, `region`.
Region *BufferizationState::getRepetitiveRegion(Region *region) const {
  for (; region; region = region->getParentRegion()) {
    Operation *op = region->getParentOp();
    const BufferizableOp *record = getRecord(op);
    if (!record)
      continue;
    if (record->isRepetitive) {
      if (record->isRepetitive(*region))
        return region;
      continue;
    }
    auto branch = dyn_cast<RegionBranchOpInterface>(op);
    if (branch && branch.isRepetitiveRegion(region->getRegionNumber()))
      return region;
  }
  return nullptr;
}

Region *BufferizationState::getParallelRegion(Region *region) const {
  region = getRepetitiveRegion(region);
  while (region) {
    const BufferizableOp *record = getRecord(region->getParentOp());
    if (record && record->isParallel && record->isParallel(*region))
      return region;
    region = getRepetitiveRegion(region->getParentRegion());
  }
  return nullptr;
}

/// Whether memory is written in a parallel region that was defined outside of it.
bool BufferizationState::leavesParallelRegion(const Uses &writing) const {
  for (OpOperand *write : writing) {
    Region *writeRegion =
        getParallelRegion(write->getOwner()->getParentRegion());
    llvm::SetVector<Value> definitions = findInReverse(
        write->get(), [&](Value value) { return definesContents(value); },
        /*includeLeaves=*/true);
    for (Value definition : definitions)
      if (getParallelRegion(definition.getParentBlock()->getParent()) !=
          writeRegion)
        return true;
  }
  return false;
}

/// Whether control can go from block `from` to `to`, but not by `except`.
static bool isReachable(Block *from, Block *to, Block *except) {
  if (to == except)
    return false;
  llvm::SmallPtrSet<Block *, 16> visited;
  visited.insert(except);
  SmallVector<Block *> worklist(from->getSuccessors());
  while (!worklist.empty()) {
    Block *next = worklist.pop_back_val();
    if (next == to)
      return true;
    if (visited.insert(next).second)
      llvm::append_range(worklist, next->getSuccessors());
  }
  return false;
}

/// Whether both blocks are in a loop of blocks that does not contain one of the definitions.
static bool areInLoop(Block *read, Block *write,
                      const llvm::SetVector<Value> &definitions) {
  if (read->getParent() != write->getParent())
    return false;
  return llvm::any_of(definitions, [&](Value definition) {
    Block *block = definition.getParentBlock();
    return isReachable(read, write, block) && isReachable(write, read, block);
  });
}

/// Whether the order of operations is that of their execution: they are in the same iterations
/// of the loops that do not contain the definitions.
bool BufferizationState::canUseOrder(
    OpOperand &read, OpOperand &write,
    const llvm::SetVector<Value> &definitions) const {
  for (Value definition : definitions) {
    Region *outermost = getRepetitiveRegion(read.getOwner()->getParentRegion());
    Region *region =
        getRepetitiveRegion(definition.getParentBlock()->getParent());
    // The read sees the write of an earlier iteration if a loop is between the
    // definition and both.
    if (region == outermost)
      continue;
    while (outermost) {
      Region *next = getRepetitiveRegion(outermost->getParentRegion());
      if (next == region)
        break;
      outermost = next;
    }
    if (outermost && outermost->getParentOp()->isAncestor(write.getOwner()))
      return false;
  }
  return !areInLoop(read.getOwner()->getBlock(), write.getOwner()->getBlock(),
                    definitions);
}

/// Whether `a`, or an operation that contains it but not `b`, is over before `b`.
bool BufferizationState::happensBefore(Operation *a, Operation *b) const {
  for (; a && !a->isProperAncestor(b); a = a->getParentOp())
    if (dominance.properlyDominates(a, b))
      return true;
  return false;
}

/// Whether control can go from region `from` of `op` to `to`.
static bool isRegionReachable(RegionBranchOpInterface op, Region *from,
                              Region *to) {
  llvm::SmallPtrSet<Region *, 8> visited;
  SmallVector<Region *> worklist = {from};
  while (!worklist.empty()) {
    SmallVector<RegionSuccessor> successors;
    op.getSuccessorRegions(RegionBranchPoint(worklist.pop_back_val()),
                           successors);
    for (const RegionSuccessor &successor : successors) {
      Region *next = successor.getSuccessor();
      if (next == to)
        return true;
      if (next && visited.insert(next).second)
        worklist.push_back(next);
    }
  }
  return false;
}

/// Whether only one of both operations is executed: they are in different regions of an
/// operation that executes one of its regions.
static bool areExclusive(Operation *a, Operation *b) {
  for (Operation *parent = a->getParentOp(); parent;
       parent = parent->getParentOp()) {
    auto branch = dyn_cast<RegionBranchOpInterface>(parent);
    if (!branch || !parent->isProperAncestor(b))
      continue;
    Region *regionOfA = nullptr, *regionOfB = nullptr;
    for (Region &region : parent->getRegions()) {
      if (region.findAncestorOpInRegion(*a))
        regionOfA = &region;
      if (region.findAncestorOpInRegion(*b))
        regionOfB = &region;
    }
    return regionOfA != regionOfB &&
           !isRegionReachable(branch, regionOfA, regionOfB) &&
           !isRegionReachable(branch, regionOfB, regionOfA);
  }
  return false;
}

//===-- Conflicts ----------------------------------------------------------===//

/// Whether the operand is written, here or later, although it must not be. The write of the
/// operand itself counts if `isConsidered`.
bool BufferizationState::writesReadOnly(OpOperand &use, bool isConsidered) {
  AliasingValues aliases = getAliases(use);
  if (!isConsidered || !writes(use)) {
    Uses written;
    addWrites(written, use.get());
    for (const AliasingValue &alias : aliases)
      addWrites(written, alias.value);
    if (written.empty())
      return false;
  }
  bool isReadOnly = false;
  auto check = [&](Value value) {
    if (isWritable(value))
      return;
    isReadOnly = true;
    if (options.printConflicts)
      annotateNotWritable(value);
  };
  forEachAlias(use.get(), check);
  for (const AliasingValue &alias : aliases)
    forEachAlias(alias.value, check);
  return isReadOnly;
}

bool BufferizationState::hasConflict(OpOperand &use, bool isConsidered) {
  Uses reading, writing;
  addReads(reading, use.get());
  addWrites(writing, use.get());
  for (const AliasingValue &alias : getAliases(use)) {
    addReads(reading, alias.value);
    addWrites(writing, alias.value);
  }
  // Its value may be in a set whose other writes are known.
  bool isAdded = isConsidered && writes(use) && writing.insert(&use);
  return isConflict(reading, writing, isAdded ? &use : nullptr);
}

/// `added` is a write that was not compared with the reads of its alias set; null for none.
bool BufferizationState::isConflict(const Uses &reading, const Uses &writing,
                                    OpOperand *added) {
  if (writing.empty() || reading.empty())
    return false;
  if (options.checkParallelRegions && leavesParallelRegion(writing))
    return true;
  SmallVector<const void *> writtenSets;
  for (OpOperand *write : writing)
    writtenSets.push_back(write == added ? nullptr : getAliasSet(write->get()));
  for (OpOperand *read : reading) {
    const llvm::SetVector<Value> &definitions = findDefinitions(read->get());
    if (definitions.empty())
      continue;
    const void *readSet = getAliasSet(read->get());
    bool isKnown = withoutConflicts.contains(readSet);
    for (auto [write, writtenSet] : llvm::zip_equal(writing, writtenSets))
      if (!(isKnown && writtenSet == readSet) &&
          isConflict(*read, *write, definitions))
        return true;
  }
  return false;
}

/// Whether a read does not see a write because of where both are.
bool BufferizationState::isRuledOutByOrder(OpOperand &read,
                                           OpOperand &write) const {
  Operation *reader = read.getOwner(), *writer = write.getOwner();
  if (happensBefore(reader, writer) || &read == &write ||
      areExclusive(reader, writer))
    return true;
  const BufferizableOp *record = getRecord(reader);
  return reader == writer && record && record->isElementwise &&
         record->isElementwise(reader, read, write) &&
         !findInReverse(read.get(), [&](Value value) {
            return areEquivalent(value, write.get());
          }).empty();
}

bool BufferizationState::isConflict(OpOperand &read, OpOperand &write,
                                    const llvm::SetVector<Value> &definitions) {
  Operation *reader = read.getOwner(), *writer = write.getOwner();
  if (canUseOrder(read, write, definitions) && isRuledOutByOrder(read, write))
    return false;
  AliasingValues aliases = getAliases(write);
  auto isOverwritten = [&](Value definition) {
    if (Operation *def = definition.getDefiningOp()) {
      if (happensBefore(writer, def) || def->isProperAncestor(writer))
        return false;
    } else if (!definition.getParentBlock()->findAncestorOpInBlock(*writer)) {
      return false;
    }
    return aliases.size() != 1 || aliases.front().value != definition;
  };
  const auto *overwritten = llvm::find_if(definitions, isOverwritten);
  if (overwritten == definitions.end())
    return false;
  // Last, as operations may follow chains of others.
  for (Operation *op : {reader, writer}) {
    const BufferizableOp *record = getRecord(op);
    if (record && record->isNotConflicting &&
        record->isNotConflicting(op, read, write, *this))
      return false;
  }
  if (options.printConflicts)
    annotateConflict(read, write, *overwritten);
  return true;
}

//===-- Decisions ----------------------------------------------------------===//

void BufferizationState::decide(OpOperand &use) {
  if (!isTensorType(use.get().getType()) || inPlace.contains(&use) ||
      writesReadOnly(use, /*isConsidered=*/true) ||
      hasConflict(use, /*isConsidered=*/true))
    return;
  setInPlace(use);
  withoutConflicts.insert(getAliasSet(use.get()));
}

void BufferizationState::decideEquivalences(Operation *op) {
  const BufferizableOp *record = getRecord(op);
  if (!record)
    return;
  for (OpResult result : op->getResults()) {
    if (!isTensorType(result.getType()))
      continue;
    AliasingOperands aliases = getAliasingOperands(result);
    if (aliases.empty())
      continue;
    Value first = aliases.front().operand->get();
    bool areAllEquivalent = !record->allocates || !record->allocates(result);
    for (const AliasingOperand &alias : aliases) {
      bool isSame = alias.relation == BufferRelation::Equivalent &&
                    isInPlace(*alias.operand);
      if (isSame && alias.isDefinite) {
        equivalences.unionSets(getKey(result), getKey(alias.operand->get()));
        areAllEquivalent = false;
        break;
      }
      areAllEquivalent &= isSame && areEquivalent(alias.operand->get(), first);
    }
    if (areAllEquivalent)
      equivalences.unionSets(getKey(result), getKey(first));
  }
}

/// The operands that have no contents.
void BufferizationState::collectUndefined(Operation *op) {
  if (!getRecord(op))
    return;
  for (OpResult result : op->getResults())
    if (isTensorType(result.getType()) && findDefinitions(result).empty())
      for (OpOperand &use : result.getUses())
        undefined.insert(&use);
}

LogicalResult strata::verifyBlocks(Operation *op,
                                   const BufferizableOp &record) {
  if (record.supportsBlocks)
    return success();
  for (Region &region : op->getRegions())
    if (!region.empty() && !region.hasOneBlock())
      return op->emitOpError(
          "op or BufferizableOpInterface implementation does not support "
          "unstructured control flow, but at least one region has multiple "
          "blocks");
  return success();
}

LogicalResult BufferizationState::checkAssumptions(OpOperand &use) {
  static constexpr llvm::StringLiteral prefix =
      "not bufferizable under the given constraints: ";
  if (!isTensorType(use.get().getType()))
    return success();
  if (hasConflict(use, /*isConsidered=*/false))
    return use.getOwner()->emitOpError(prefix + "cannot avoid RaW conflict");
  if (isInPlace(use) && writesReadOnly(use, /*isConsidered=*/false))
    return use.getOwner()->emitOpError(prefix +
                                       "would write to read-only buffer");
  return success();
}

/// Fails, after an error, if operands that cannot be copied must be.
LogicalResult BufferizationState::checkAssumptions(Operation *op) {
  if (!getRecord(op))
    return success();
  auto toTensor = dyn_cast<bufferization::ToTensorOp>(op);
  if (toTensor && !op->getInherentAttrOrNull("restrict") && !op->use_empty())
    return op->emitOpError("to_tensor ops without `restrict` are not supported "
                           "by One-Shot Analysis");
  for (OpOperand &use : op->getOpOperands())
    if (failed(checkAssumptions(use)))
      return failure();
  return success();
}

/// Calls `fn` for all operations in `root`, those in regions first, until it fails.
static LogicalResult forEachOp(Operation *root,
                               function_ref<LogicalResult(Operation *)> fn) {
  LogicalResult result = success();
  root->walk([&](Operation *op) {
    result = fn(op);
    return failed(result) ? WalkResult::interrupt() : WalkResult::advance();
  });
  return result;
}

/// Decides the operands of `op`, a function or the module, and of the
/// operations in it.
LogicalResult BufferizationState::analyze(Operation *op) {
  auto check = [&](Operation *inner) {
    const BufferizableOp *record = getRecord(inner);
    return record ? verifyBlocks(inner, *record) : success();
  };
  if (failed(forEachOp(op, check)) ||
      failed(forEachOp(
          op, [&](Operation *inner) { return checkAssumptions(inner); })))
    return failure();
  for (Operation *inner : getAnalysisOrder(op, *this))
    for (OpOperand &use : inner->getOpOperands())
      decide(use);
  op->walk([&](Operation *inner) { decideEquivalences(inner); });
  op->walk([&](Operation *inner) { collectUndefined(inner); });
  LogicalResult result = success();
  op->walk([&](Operation *inner) {
    const BufferizableOp *record = getRecord(inner);
    if (record && record->verify && failed(record->verify(inner, *this)))
      result = failure();
  });
  return result;
}
