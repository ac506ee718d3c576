// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The changes of passes, in the detail that verification needs: the isolated
// operations ("scopes", see IR/Verify/Verifier.h) in which something changed. After a
// pass only those are verified; a pass that changes nothing costs nothing.
//
// A ChangeLog belongs to one running pass and to the thread it runs on. Noted are
//
//   - the scope of each operation, block or argument that changes, and the
//     operations around it whose definitions inspect all their contents;
//   - an isolated operation whose attributes change, with all its contents:
//     operations inside may be checked against them;
//   - operations that are inserted with regions, and blocks with operations, with
//     all they contain: changes to detached IR are not noted;
//   - the symbol tables around a symbol, or an operation that uses symbols, that
//     changes, appears or vanishes.
//
// Changes by threads that run no pass cannot be put down to one: then all
// passes that run at that time are verified as a whole. Loading a dialect is no
// change.
#ifndef STRATA_PASS_CHANGETRACKERDETAIL_H
#define STRATA_PASS_CHANGETRACKERDETAIL_H

#include "strata/IR/Graph/MutationObserver.h"
#include "strata/IR/Verify/VerifierDetail.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <atomic>
#include <mutex>

namespace strata::detail {

class ChangeTracker;

/// The changes that a ChangeLog has recorded.
struct ChangeNotes {
  /// To be verified without isolated operations inside, and with.
  llvm::SmallPtrSet<Operation *, 4> scopes, trees;
  /// Operations with regions, which others may have noted before.
  SmallVector<Operation *, 0> destroyed;
  bool all = false, outside = false;
};

/// The changes of one pass on one operation.
class ChangeLog {
public:
  /// Becomes the log of the calling thread; the previous one is restored
  /// afterwards. `root` is the operation that the pass runs on.
  ChangeLog(ChangeTracker &tracker, Operation *root);
  ~ChangeLog();
  ChangeLog(const ChangeLog &) = delete;
  ChangeLog &operator=(const ChangeLog &) = delete;

  /// True if neither the operation nor the IR around it changed.
  bool isEmpty() const;
  /// True if something around the operation has to be verified.
  bool reachesOutside() const;
  /// Verifies the changes inside the operation. A failure may be spurious, and
  /// its reports incomplete: verify the whole operation then.
  LogicalResult verifyChanges() const;
  /// The changes are unknown from now on: any operation may have changed.
  void forgetDetails() {
    notes.all = true;
    notes.scopes.clear();
    notes.trees.clear();
    resetCache();
  }
  /// Adds the changes of another log of the same operation.
  void add(const ChangeNotes &others);
  /// Takes the recorded changes out of the log, to be added to the log for which
  /// its thread worked.
  ChangeNotes takeNotes() { return std::move(notes); }
  /// These operations do not exist any more.
  void forget(ArrayRef<Operation *> destroyed);
  /// Records that the IR around the operation changed.
  void markOutside() { notes.outside = true; }
  /// While it is paused, operations that move from block to block are not noted.
  void pause(bool pause) { isPaused = pause; }
  /// The contents of `from` will be in `to`, if any of them changed.
  void replace(Operation *from, Operation *to);

  /// Operations may have moved while others took notes.
  void resetCache() {
    std::fill(std::begin(cache), std::end(cache), nullptr);
    deepBlocks.clear();
  }

private:
  friend class ChangeTracker;
  static constexpr unsigned CacheSize = 8;
  static unsigned getSlot(Block *block) {
    return unsigned(reinterpret_cast<uintptr_t>(block) >> 6) % CacheSize;
  }

  ChangeTracker &tracker;
  Operation *root;
  ChangeLog *outer;
  uintptr_t owner;
  /// To see changes by threads that run no pass.
  uint64_t strayChangesBefore;
  /// Blocks whose scope is noted.
  Block *cache[CacheSize] = {};
  /// More of them, in deep nesting.
  llvm::DenseSet<Block *> deepBlocks;
  ChangeNotes notes;
  bool isPaused = false;
  /// The cache of `verifyChanges`; that of the outermost log of the thread,
  /// which takes one of the tracker's.
  VerdictCache *verdicts;
};

/// Observes a Context while passes run.
class ChangeTracker : public ChainedMutationObserver {
public:
  using ChainedMutationObserver::ChainedMutationObserver;

  void willInsert(Operation *op, Block *block, Operation *before) override;
  void willRemove(Operation *op) override;
  void willDestroy(Operation *op) override;
  void willSetOperand(OpOperand &operand, Value value) override;
  void willResizeOperands(Operation *op, unsigned newSize) override;
  void willSetSuccessor(BlockOperand &operand, Block *block) override;
  void willSetAttrs(Operation *op) override;
  void willSetType(Value value, Type type) override;
  void willInsertBlock(Block *block, Region *region, Block *before) override;
  void willRemoveBlock(Block *block) override;
  void willChangeArguments(Block *block) override;
  bool mayTurnInto(Operation *op, const OpDefinition &def) override;

private:
  friend class ChangeLog;
  ChangeLog *findLog();
  ChangeLog *findLogOnOtherStack();
  void noteBlock(Block *block);
  void noteOp(Operation *op);
  void noteScope(ChangeLog &log, Operation *scope);
  void noteScopeAround(ChangeLog &log, Block *block);
  void noteSymbols(ChangeLog &log, Operation *op);
  void setLog(uintptr_t owner, ChangeLog *log);
  VerdictCache *takeVerdicts();
  void giveBack(VerdictCache *verdicts);

  /// Changes by threads that run no pass.
  std::atomic<uint64_t> strayChanges{0};
  std::mutex mutex;
  /// The log of each thread, for other stacks of it.
  llvm::DenseMap<uintptr_t, ChangeLog *> logs;
  /// All caches, and those that no log uses: one for each thread that ran a
  /// pass at the same time. A new one would take a tenth of the time of a pass
  /// on one small function.
  std::vector<std::unique_ptr<VerdictCache>> allVerdicts;
  std::vector<VerdictCache *> freeVerdicts;
};

} // namespace strata::detail

#endif // STRATA_PASS_CHANGETRACKERDETAIL_H
