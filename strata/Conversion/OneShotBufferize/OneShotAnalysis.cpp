// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/OneShotBufferize/OneShotAnalysis.h"

#include "strata/Conversion/OneShotBufferize/RecordsDetail.h"
#include "strata/IR/ContextData.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

#include <mutex>

using namespace strata;

//===-- Records ------------------------------------------------------------===//

namespace {
struct Records final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.bufferizable-ops";
  std::mutex mutex;
  llvm::StringMap<BufferizableOp> byName;
  bool hasBundled = false;
};
} // namespace

void strata::registerBufferizableOp(Context &ctx, StringRef op,
                                    const BufferizableOp &record) {
  auto &records = getContextData<Records>(ctx);
  std::lock_guard lock(records.mutex);
  records.byName.try_emplace(op, record);
}

const BufferizableOp *strata::getBufferizableOp(Operation *op) {
  auto &records = getContextData<Records>(*op->getContext());
  std::lock_guard lock(records.mutex);
  auto it = records.byName.find(op->getName().getStringRef());
  return it == records.byName.end() ? nullptr : &it->second;
}

void strata::registerBufferizableOps(Context &ctx) {
  auto &records = getContextData<Records>(ctx);
  {
    std::lock_guard lock(records.mutex);
    if (std::exchange(records.hasBundled, true))
      return;
  }
  detail::registerTensorRecords(ctx);
  detail::registerViewRecords(ctx);
  detail::registerPadRecords(ctx);
  detail::registerMemoryRecords(ctx);
  detail::registerStructuredRecords(ctx);
  detail::registerControlFlowRecords(ctx);
}

bool strata::hasTensorSemantics(Operation *op) {
  auto isTensor = [](Type type) { return isTensorType(type); };
  if (llvm::any_of(op->getOperandTypes(), isTensor) ||
      llvm::any_of(op->getResultTypes(), isTensor))
    return true;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument arg : block.getArguments())
        if (isTensorType(arg.getType()))
          return true;
  return false;
}

BufferizationState::BufferizationState(Operation *root,
                                       const BufferizationOptions &options)
    : root(root), options(options) {}

bool BufferizationState::reads(OpOperand &use) const {
  const BufferizableOp *record = getBufferizableOp(use.getOwner());
  return !record || !record->reads || record->reads(use, *this);
}

bool BufferizationState::writes(OpOperand &use) const {
  const BufferizableOp *record = getBufferizableOp(use.getOwner());
  return !record || (record->writes && record->writes(use, *this));
}

AliasingValues BufferizationState::getAliases(OpOperand &use) const {
  Operation *op = use.getOwner();
  if (const BufferizableOp *record = getBufferizableOp(op))
    return record->aliases ? record->aliases(use, *this) : AliasingValues();
  AliasingValues result;
  for (OpResult value : op->getResults())
    if (isTensorType(value.getType()))
      result.push_back({value, BufferRelation::Unknown, /*isDefinite=*/false});
  for (Region &region : op->getRegions())
    if (!region.empty())
      for (BlockArgument arg : region.front().getArguments())
        if (isTensorType(arg.getType()))
          result.push_back(
              {arg, BufferRelation::Unknown, /*isDefinite=*/false});
  return result;
}

AliasingOperands BufferizationState::getAliasingOperands(Value value) const {
  AliasingOperands result;
  Operation *op = value.getDefiningOp();
  if (!op)
    op = value.getParentBlock()->getParentOp();
  const BufferizableOp *record = getBufferizableOp(op);
  if (record && record->aliasedBy)
    return record->aliasedBy(value, *this);
  if (record && !value.getDefiningOp())
    return result;
  for (OpOperand &use : op->getOpOperands())
    if (isTensorType(use.get().getType()))
      for (const AliasingValue &alias : getAliases(use))
        if (alias.value == value)
          result.push_back({&use, alias.relation, alias.isDefinite});
  return result;
}

bool BufferizationState::isWritable(Value value) const {
  Operation *op = value.getDefiningOp();
  bool isResult = op;
  if (!op)
    op = value.getParentBlock()->getParentOp();
  const BufferizableOp *record = op ? getBufferizableOp(op) : nullptr;
  if (!record)
    return false;
  return record->isWritable ? record->isWritable(value, *this) : isResult;
}

/// Whether `value` is inside `op`, other than as its result.
static bool isInside(Value value, Operation *op) {
  Operation *parent = value.getParentBlock()->getParentOp();
  return parent && op->isAncestor(parent) && value.getDefiningOp() != op;
}

bool BufferizationState::definesContents(Value value) const {
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return true;
  Operation *op = result.getDefiningOp();
  const BufferizableOp *record = getBufferizableOp(op);
  if (!record)
    return true;
  if (record->definesContents)
    return record->definesContents(result, *this);
  AliasingOperands aliases = getAliasingOperands(value);
  if (aliases.empty())
    return true;
  auto definesInside = [&](Value inner) {
    return isInside(inner, op) && definesContents(inner);
  };
  for (const AliasingOperand &alias : aliases) {
    if (alias.operand->getOwner() == op) {
      if (writes(*alias.operand))
        return true;
      continue;
    }
    // What a terminator of a region passes on.
    if (!findInReverse(alias.operand->get(), definesInside).empty())
      return true;
  }
  return false;
}

bool BufferizationState::isValueRead(Value value) const {
  SmallVector<OpOperand *> worklist;
  llvm::DenseSet<OpOperand *> visited;
  auto add = [&](Value next) {
    for (OpOperand &use : next.getUses())
      if (visited.insert(&use).second)
        worklist.push_back(&use);
  };
  add(value);
  while (!worklist.empty()) {
    OpOperand &use = *worklist.pop_back_val();
    if (reads(use))
      return true;
    // What is written has other contents.
    if (writes(use))
      continue;
    for (const AliasingValue &alias : getAliases(use))
      add(alias.value);
  }
  return false;
}

llvm::SetVector<Value>
BufferizationState::findInReverse(Value value,
                                  function_ref<bool(Value)> condition,
                                  bool includeLeaves) const {
  llvm::SetVector<Value> result;
  llvm::DenseSet<Value> visited;
  SmallVector<Value> worklist = {value};
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    if (!visited.insert(next).second)
      continue;
    if (condition(next)) {
      result.insert(next);
      continue;
    }
    bool isLeaf =
        isa<BlockArgument>(next) || !getBufferizableOp(next.getDefiningOp());
    AliasingOperands aliases =
        isLeaf ? AliasingOperands() : getAliasingOperands(next);
    if (aliases.empty() && includeLeaves)
      result.insert(next);
    for (const AliasingOperand &alias : aliases)
      worklist.push_back(alias.operand->get());
  }
  return result;
}

bool BufferizationState::hasUndefinedContents(OpOperand &use) const {
  return llvm::all_of(
      findInReverse(
          use.get(), [&](Value value) { return definesContents(value); },
          /*includeLeaves=*/true),
      [&](Value value) {
        auto result = dyn_cast<OpResult>(value);
        const BufferizableOp *record =
            result ? getBufferizableOp(result.getDefiningOp()) : nullptr;
        return record && record->allocates && record->allocates(result) &&
               !definesContents(value);
      });
}

bool BufferizationState::canOmitCopy(OpOperand &use) const {
  if (hasUndefinedContents(use))
    return true;
  if (reads(use))
    return false;
  if (writes(use))
    return true;
  return llvm::none_of(getAliases(use), [&](const AliasingValue &alias) {
    return isValueRead(alias.value);
  });
}

//===-- Sets of values -----------------------------------------------------===//

static void *getKey(Value value) {
  return const_cast<void *>(value.getAsOpaquePointer());
}

bool BufferizationState::areEquivalent(Value a, Value b) const {
  return a == b || equivalences.isEquivalent(getKey(a), getKey(b));
}

void BufferizationState::forEachAlias(Value value,
                                      function_ref<void(Value)> fn) const {
  auto leader = aliasSets.findLeader(getKey(value));
  if (leader == aliasSets.member_end())
    return fn(value);
  for (; leader != aliasSets.member_end(); ++leader)
    fn(Value::getFromOpaquePointer(*leader));
}

void BufferizationState::setInPlace(OpOperand &use) {
  if (!inPlace.insert(&use).second)
    return;
  for (const AliasingValue &alias : getAliases(use))
    aliasSets.unionSets(getKey(alias.value), getKey(use.get()));
}

void BufferizationState::collect() {
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != root && hasTensorSemantics(op))
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    const BufferizableOp *record = getBufferizableOp(op);
    if (!record)
      continue;
    // Unranked tensors cannot be copied.
    for (OpOperand &use : op->getOpOperands())
      if (isa<UnrankedTensorType>(use.get().getType()) ||
          (isTensorType(use.get().getType()) && record->isAlwaysInPlace &&
           record->isAlwaysInPlace(use, *this)))
        setInPlace(use);
  }
}

//===-- Conflicts ----------------------------------------------------------===//

void BufferizationState::addReads(Uses &uses, Value value) const {
  forEachAlias(value, [&](Value alias) {
    for (OpOperand &use : alias.getUses())
      if (reads(use))
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

/// Whether the operand is written, here or later, although it must not be.
bool BufferizationState::writesReadOnly(OpOperand &use) const {
  bool isWritten = writes(use);
  AliasingValues aliases = getAliases(use);
  if (!isWritten) {
    Uses written;
    for (const AliasingValue &alias : aliases)
      addWrites(written, alias.value);
    isWritten = !written.empty();
  }
  if (!isWritten)
    return false;
  bool isReadOnly = false;
  auto check = [&](Value value) { isReadOnly |= !isWritable(value); };
  forEachAlias(use.get(), check);
  for (const AliasingValue &alias : aliases)
    forEachAlias(alias.value, check);
  return isReadOnly;
}

bool BufferizationState::hasConflict(OpOperand &use) const {
  Uses reading, writing;
  addReads(reading, use.get());
  addWrites(writing, use.get());
  for (const AliasingValue &alias : getAliases(use)) {
    addReads(reading, alias.value);
    addWrites(writing, alias.value);
  }
  if (writes(use))
    writing.insert(&use);
  return isConflict(reading, writing);
}

bool BufferizationState::isConflict(const Uses &reading,
                                    const Uses &writing) const {
  if (writing.empty())
    return false;
  for (OpOperand *read : reading) {
    llvm::SetVector<Value> definitions = findInReverse(
        read->get(), [&](Value value) { return definesContents(value); });
    if (definitions.empty())
      continue;
    for (OpOperand *write : writing)
      if (isConflict(*read, *write, definitions))
        return true;
  }
  return false;
}

/// The innermost region that may be executed several times and contains `op`.
static Region *getRepetitiveRegion(Operation *op) {
  for (Region *region = op->getParentRegion(); region;) {
    Operation *parent = region->getParentOp();
    if (!parent)
      return nullptr;
    const BufferizableOp *record = getBufferizableOp(parent);
    if (record && record->hasRepetitiveRegions)
      return region;
    region = parent->getParentRegion();
  }
  return nullptr;
}

static Region *getRepetitiveRegion(Value value) {
  Operation *op = value.getDefiningOp();
  if (op)
    return getRepetitiveRegion(op);
  Operation *parent = value.getParentBlock()->getParentOp();
  const BufferizableOp *record = parent ? getBufferizableOp(parent) : nullptr;
  if (record && record->hasRepetitiveRegions)
    return value.getParentBlock()->getParent();
  return parent ? getRepetitiveRegion(parent) : nullptr;
}

/// Whether the order of operations is that of their execution: they are in the same iterations
/// of the loops that do not contain the definitions.
bool BufferizationState::canUseOrder(
    OpOperand &read, OpOperand &write,
    const llvm::SetVector<Value> &definitions) const {
  Region *readRegion = getRepetitiveRegion(read.getOwner());
  for (Value definition : definitions) {
    Region *region = getRepetitiveRegion(definition);
    // The read sees what the write of an earlier iteration left if a loop is between the
    // definition and both.
    if (region == readRegion)
      continue;
    Region *outermost = readRegion;
    while (outermost) {
      Region *next = getRepetitiveRegion(outermost->getParentOp());
      if (next == region)
        break;
      outermost = next;
    }
    if (outermost && outermost->isAncestor(write.getOwner()->getParentRegion()))
      return false;
  }
  return true;
}

/// Whether `a`, or an operation that contains it but not `b`, is over before `b`.
bool BufferizationState::happensBefore(Operation *a, Operation *b) const {
  for (; a && !a->isProperAncestor(b); a = a->getParentOp())
    if (dominance.properlyDominates(a, b))
      return true;
  return false;
}

/// Whether only one of both operations is executed: they are in different regions of an
/// operation that executes one of its regions.
static bool areExclusive(Operation *a, Operation *b) {
  for (Operation *op = a; op; op = op->getParentOp()) {
    Operation *parent = op->getParentOp();
    if (!parent || !parent->isProperAncestor(b))
      continue;
    Operation *other = b;
    while (other->getParentOp() != parent)
      other = other->getParentOp();
    StringRef name = parent->getName().getStringRef();
    return op->getParentRegion() != other->getParentRegion() &&
           (name == "scf.if" || name == "scf.index_switch");
  }
  return false;
}

bool BufferizationState::isConflict(
    OpOperand &read, OpOperand &write,
    const llvm::SetVector<Value> &definitions) const {
  Operation *reader = read.getOwner(), *writer = write.getOwner();
  if (canUseOrder(read, write, definitions)) {
    if (happensBefore(reader, writer) || &read == &write)
      return false;
    const BufferizableOp *readRecord = getBufferizableOp(reader);
    const BufferizableOp *writeRecord = getBufferizableOp(writer);
    for (auto [op, record] :
         {std::pair(reader, readRecord), std::pair(writer, writeRecord)})
      if (record && record->isNotConflicting &&
          record->isNotConflicting(op, read, write, *this))
        return false;
    if (reader == writer && readRecord && readRecord->isElementwise &&
        readRecord->isElementwise(reader, read, write) &&
        !findInReverse(read.get(), [&](Value value) {
           return areEquivalent(value, write.get());
         }).empty())
      return false;
    if (areExclusive(reader, writer))
      return false;
  }
  AliasingValues aliases = getAliases(write);
  for (Value definition : definitions) {
    if (Operation *def = definition.getDefiningOp()) {
      if (happensBefore(writer, def) || def->isProperAncestor(writer))
        continue;
    } else {
      Block *block = definition.getParentBlock();
      if (!block->findAncestorOpInBlock(*writer))
        continue;
    }
    if (aliases.size() == 1 && aliases.front().value == definition)
      continue;
    return true;
  }
  return false;
}

//===-- Decisions ----------------------------------------------------------===//

void BufferizationState::decide(OpOperand &use) {
  if (inPlace.contains(&use) || writesReadOnly(use) || hasConflict(use))
    return;
  setInPlace(use);
}

void BufferizationState::decideEquivalences() {
  for (Operation *op : ops) {
    const BufferizableOp *record = getBufferizableOp(op);
    if (!record)
      continue;
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
        if (isSame && alias.isDefinite)
          equivalences.unionSets(getKey(result), getKey(alias.operand->get()));
        areAllEquivalent &=
            isSame && areEquivalent(alias.operand->get(), first);
      }
      if (areAllEquivalent)
        equivalences.unionSets(getKey(result), getKey(first));
    }
  }
}

LogicalResult BufferizationState::analyze() {
  collect();
  if (options.copyBeforeWrite)
    return success();
  for (Operation *op : llvm::reverse(ops))
    for (OpOperand &use : op->getOpOperands())
      if (isTensorType(use.get().getType()))
        decide(use);
  decideEquivalences();
  LogicalResult result = success();
  root->walk([&](Operation *op) {
    const BufferizableOp *record = getBufferizableOp(op);
    if (record && record->verify && failed(record->verify(op, *this)))
      result = failure();
  });
  return result;
}
