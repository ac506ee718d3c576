// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Graph/Mutation.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Pass/ChangeTrackerDetail.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

/// The log of the calling thread, and whose it is.
static thread_local ChangeTracker *threadTracker = nullptr;
static thread_local ChangeLog *threadLog = nullptr;

static bool isScope(Operation *op) {
  return op->getNumRegions() && op->hasTrait(OpTrait::IsolatedFromAbove);
}

/// The scope that the contents of `op` belong to; null if there is none.
static Operation *getScopeAround(Operation *op) {
  while (op && !isScope(op))
    op = op->getParentOp();
  return op;
}

/// False for an operation that has just been created.
static bool hasContents(Operation *op) {
  return llvm::any_of(op->getRegions(), [](Region &region) {
    return llvm::any_of(region, [](Block &block) { return !block.empty(); });
  });
}

/// Whether checks of symbol tables depend on `op`.
static bool concernsSymbols(Operation *op) {
  if (!op->isRegistered())
    return op->getRawDiscardableAttrs() || !op->getAttrSlots().empty();
  return op->hasTrait(OpTrait::Symbol) ||
         op->getDefinition().hasSymbolUseVerifier();
}

//===-- ChangeLog ----------------------------------------------------------===//

ChangeLog::ChangeLog(ChangeTracker &tracker, Operation *root)
    : tracker(tracker), root(root), outer(tracker.findLog()),
      owner(getStackOwner()), strayChangesBefore(tracker.strayChanges),
      verdicts(outer ? outer->verdicts : tracker.takeVerdicts()) {
  tracker.setLog(owner, this);
}

ChangeLog::~ChangeLog() {
  tracker.setLog(owner, outer);
  if (!outer)
    tracker.giveBack(verdicts);
}

void ChangeLog::add(const ChangeNotes &others) {
  notes.scopes.insert(others.scopes.begin(), others.scopes.end());
  notes.trees.insert(others.trees.begin(), others.trees.end());
  notes.all |= others.all;
  notes.outside |= others.outside;
}

void ChangeLog::forget(ArrayRef<Operation *> destroyed) {
  for (Operation *op : destroyed) {
    notes.scopes.erase(op);
    notes.trees.erase(op);
  }
}

void ChangeLog::replace(Operation *from, Operation *to) {
  if (notes.trees.erase(from))
    notes.trees.insert(to);
  if (notes.scopes.erase(from))
    tracker.noteScope(*this, to);
}

bool ChangeLog::isEmpty() const {
  return !notes.all && !notes.outside && notes.scopes.empty() &&
         notes.trees.empty() && strayChangesBefore == tracker.strayChanges;
}

bool ChangeLog::reachesOutside() const {
  if (notes.all || notes.outside || strayChangesBefore != tracker.strayChanges)
    return true;
  auto isOutside = [&](Operation *op) { return !root->isAncestor(op); };
  return llvm::any_of(notes.scopes, isOutside) ||
         llvm::any_of(notes.trees, isOutside);
}

LogicalResult ChangeLog::verifyChanges() const {
  if (notes.all || strayChangesBefore != tracker.strayChanges)
    return verify(root);
  struct Work {
    Operation *op;
    unsigned depth;
    bool withInner;
  };
  SmallVector<Work, 4> work;
  auto add = [&](Operation *op, bool withInner) {
    unsigned depth = 0;
    for (Operation *outer = op; outer != root; outer = outer->getParentOp()) {
      if (!outer)
        return;
      ++depth;
    }
    work.push_back({op, depth, withInner});
  };
  for (Operation *op : notes.trees)
    add(op, /*withInner=*/true);
  for (Operation *op : notes.scopes)
    if (!notes.trees.contains(op))
      add(op, /*withInner=*/false);
  // Checks of symbol tables rely on their contents. The order is not
  // observable: the caller reports in an order of its own.
  llvm::sort(work,
             [](const Work &a, const Work &b) { return a.depth > b.depth; });
  SmallVector<Operation *, 4> scopes, trees;
  for (size_t i = 0; i < work.size(); ++i) {
    (work[i].withInner ? trees : scopes).push_back(work[i].op);
    if (i + 1 < work.size() && work[i + 1].depth == work[i].depth)
      continue;
    if (failed(detail::verifyTrees(trees, *verdicts)) ||
        failed(detail::verifyScopes(scopes, *verdicts)))
      return failure();
    trees.clear();
    scopes.clear();
  }
  return success();
}

//===-- ChangeTracker: logs ------------------------------------------------===//

VerdictCache *ChangeTracker::takeVerdicts() {
  std::lock_guard<std::mutex> lock(mutex);
  if (!freeVerdicts.empty()) {
    VerdictCache *verdicts = freeVerdicts.back();
    freeVerdicts.pop_back();
    return verdicts;
  }
  allVerdicts.push_back(std::make_unique<VerdictCache>());
  return allVerdicts.back().get();
}

void ChangeTracker::giveBack(VerdictCache *verdicts) {
  std::lock_guard<std::mutex> lock(mutex);
  freeVerdicts.push_back(verdicts);
}

void ChangeTracker::setLog(uintptr_t owner, ChangeLog *log) {
  threadTracker = log ? this : nullptr;
  threadLog = log;
  std::lock_guard<std::mutex> lock(mutex);
  if (log)
    logs[owner] = log;
  else
    logs.erase(owner);
}

ChangeLog *ChangeTracker::findLogOnOtherStack() {
  std::lock_guard<std::mutex> lock(mutex);
  ChangeLog *log = logs.lookup(getStackOwner());
  if (!log)
    return nullptr;
  threadTracker = this;
  threadLog = log;
  return log;
}

/// Null if the thread runs no pass.
ChangeLog *ChangeTracker::findLog() {
  if (LLVM_LIKELY(threadTracker == this))
    return threadLog;
  return findLogOnOtherStack();
}

//===-- ChangeTracker: notes -----------------------------------------------===//

void ChangeTracker::noteScope(ChangeLog &log, Operation *scope) {
  if (!log.notes.scopes.insert(scope).second)
    return;
  // Definitions that inspect all their contents.
  for (Operation *op = scope; op; op = op->getParentOp())
    if (op->getDefinition().verifyRegions)
      if (Operation *around = getScopeAround(op))
        log.notes.scopes.insert(around);
}

/// Records that a part of `block` changes.
void ChangeTracker::noteBlock(Block *block) {
  if (!block)
    return;
  ChangeLog *log = findLog();
  Block **entry = nullptr;
  if (LLVM_LIKELY(log)) {
    entry = &log->cache[ChangeLog::getSlot(block)];
    if (LLVM_LIKELY(*entry == block))
      return;
  }
  if (isLoadingDialect(*ctx))
    return;
  if (!log) {
    ++strayChanges;
    return;
  }
  if (log->isPaused)
    return;
  *entry = block;
  noteScopeAround(*log, block);
}

/// Records the scope of `block`. The scope of a block in the tables is recorded
/// already. Insertion and removal of blocks preserve this: an inserted block
/// has the scope of a block that is recorded then, and destroyed scopes have no
/// blocks.
void ChangeTracker::noteScopeAround(ChangeLog &log, Block *block) {
  constexpr unsigned NearLevels = 16;
  unsigned level = 0;
  for (Operation *op = block->getParentOp(); op; op = block->getParentOp()) {
    if (isScope(op))
      return noteScope(log, op);
    block = op->getBlock();
    if (!block || log.cache[ChangeLog::getSlot(block)] == block)
      return;
    // Deep nesting costs no more than flat code.
    if (++level > NearLevels && !log.deepBlocks.insert(block).second)
      return;
  }
}

/// The symbol tables around `op` have to be verified.
void ChangeTracker::noteSymbols(ChangeLog &log, Operation *op) {
  for (op = op->getParentOp(); op; op = op->getParentOp())
    if (op->mightHaveTrait(OpTrait::SymbolTable))
      if (Operation *scope = getScopeAround(op))
        noteScope(log, scope);
}

/// `op` itself changes, except for its attributes.
void ChangeTracker::noteOp(Operation *op) {
  noteBlock(op->getBlock());
  if (LLVM_LIKELY(!op->getNumRegions() &&
                  !op->getDefinition().hasSymbolUseVerifier()))
    return;
  ChangeLog *log = findLog();
  if (!log || isLoadingDialect(*ctx))
    return;
  if (isScope(op))
    noteScope(*log, op);
  if (concernsSymbols(op))
    noteSymbols(*log, op);
}

//===-- ChangeTracker: events ----------------------------------------------===//

void ChangeTracker::willInsert(Operation *op, Block *block, Operation *before) {
  ChainedMutationObserver::willInsert(op, block, before);
  noteBlock(block);
  if (LLVM_LIKELY(!hasContents(op) && !isScope(op) && !concernsSymbols(op)))
    return;
  ChangeLog *log = findLog();
  if (!log || log->isPaused || isLoadingDialect(*ctx))
    return;
  if (Operation *parent = block->getParentOp()) {
    // It may hold users of symbols.
    noteSymbols(*log, parent);
    if (parent->mightHaveTrait(OpTrait::SymbolTable))
      if (Operation *scope = getScopeAround(parent))
        noteScope(*log, scope);
    if (Operation *scope = getScopeAround(parent);
        scope && op->getNumRegions() && !isScope(op))
      log->notes.trees.insert(scope);
  }
  if (isScope(op))
    log->notes.trees.insert(op);
}

void ChangeTracker::willRemove(Operation *op) {
  ChainedMutationObserver::willRemove(op);
  noteBlock(op->getBlock());
  if (LLVM_LIKELY(!op->getNumRegions() && !concernsSymbols(op)))
    return;
  ChangeLog *log = findLog();
  if (!log || log->isPaused || isLoadingDialect(*ctx))
    return;
  if (concernsSymbols(op))
    noteSymbols(*log, op);
}

void ChangeTracker::willDestroy(Operation *op) {
  ChainedMutationObserver::willDestroy(op);
  if (LLVM_LIKELY(!op->getNumRegions()))
    return;
  ChangeLog *log = findLog();
  if (!log)
    return;
  log->forget(op);
  log->notes.destroyed.push_back(op);
}

void ChangeTracker::willSetOperand(OpOperand &operand, Value value) {
  ChainedMutationObserver::willSetOperand(operand, value);
  noteOp(operand.getOwner());
}

void ChangeTracker::willResizeOperands(Operation *op, unsigned newSize) {
  ChainedMutationObserver::willResizeOperands(op, newSize);
  noteOp(op);
}

void ChangeTracker::willSetSuccessor(BlockOperand &operand, Block *block) {
  ChainedMutationObserver::willSetSuccessor(operand, block);
  noteOp(operand.getOwner());
}

void ChangeTracker::willSetAttrs(Operation *op) {
  ChainedMutationObserver::willSetAttrs(op);
  noteOp(op);
  if (LLVM_LIKELY(!op->getNumRegions() && !concernsSymbols(op)))
    return;
  ChangeLog *log = findLog();
  if (!log || isLoadingDialect(*ctx))
    return;
  // Operations inside may be checked against them.
  if (isScope(op))
    log->notes.trees.insert(op);
  else if (op->getNumRegions())
    if (Operation *scope = getScopeAround(op))
      log->notes.trees.insert(scope);
  noteSymbols(*log, op);
}

void ChangeTracker::willSetType(Value value, Type type) {
  ChainedMutationObserver::willSetType(value, type);
  if (auto arg = dyn_cast<BlockArgument>(value))
    noteBlock(arg.getOwner());
  else
    noteOp(value.getDefiningOp());
  for (OpOperand &use : value.getUses())
    noteOp(use.getOwner());
}

void ChangeTracker::willInsertBlock(Block *block, Region *region,
                                    Block *before) {
  ChainedMutationObserver::willInsertBlock(block, region, before);
  if (isLoadingDialect(*ctx))
    return;
  ChangeLog *log = findLog();
  if (!log) {
    ++strayChanges;
    return;
  }
  if (log->isPaused)
    return;
  Operation *scope = getScopeAround(region->getParentOp());
  if (!scope)
    return;
  noteScope(*log, scope);
  if (!block->getFirstOp())
    return;
  log->notes.trees.insert(scope);
  noteSymbols(*log, scope);
}

void ChangeTracker::willRemoveBlock(Block *block) {
  ChainedMutationObserver::willRemoveBlock(block);
  noteBlock(block);
}

void ChangeTracker::willChangeArguments(Block *block) {
  ChainedMutationObserver::willChangeArguments(block);
  noteBlock(block);
}

bool ChangeTracker::mayTurnInto(Operation *op, const OpDefinition &def) {
  if (!ChainedMutationObserver::mayTurnInto(op, def) || concernsSymbols(op) ||
      def.hasSymbolUseVerifier() || def.hasTrait(OpTrait::Symbol))
    return false;
  noteBlock(op->getBlock());
  return true;
}
