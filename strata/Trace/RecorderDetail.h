// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The inside of the recorder. A StepLog belongs to one running pass and to the
// thread it runs on, and makes steps of the edits that it receives. OpTexts
// makes the lines of operations. The recorder gives operations preliminary
// numbers, which depend on threads and stand between two marks in texts, and
// final ones when the steps come in order.
#ifndef STRATA_TRACE_RECORDERDETAIL_H
#define STRATA_TRACE_RECORDERDETAIL_H

#include "strata/Asm/AsmState.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/Trace/Recorder.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

#include <functional>
#include <map>
#include <mutex>

namespace strata {
class Pass;
}

namespace strata::detail {

class OpDirectory;
class StepLog;

/// Delimiters of preliminary numbers in texts. Printed text has no such
/// characters.
inline constexpr char NumberBegin = '\x01', NumberEnd = '\x02';

/// A line of an operation and where that comes from.
struct OpLine {
  std::string text, location;
};

/// Preliminary numbers of operations. Thread-safe.
class OpDirectory {
public:
  explicit OpDirectory(Operation *root) : root(root) {}

  /// Whether `op` is in the operation that is recorded.
  bool isInside(Operation *op) const { return root->isAncestor(op); }
  bool isKnown(Operation *op) const;
  /// Given if need be.
  uint64_t getNumber(Operation *op);
  /// The number that `op` has or will have. `op` does not become known: steps treat
  /// it as if it had none.
  uint64_t reserveNumber(Operation *op);
  /// 0 if it is unknown.
  uint64_t lookup(Operation *op) const;
  /// The operation was erased, or has never existed.
  void forget(Operation *op);
  bool isDescribed(uint64_t number) const;
  /// Keeps the line of an operation that is mentioned, to show it if no step did.
  void describe(uint64_t number, OpLine line);
  /// A copy of that; std::nullopt if there is none, or it was dropped.
  std::optional<OpLine> getDescription(uint64_t number) const;
  /// The description is in the record. `isDescribed` still holds.
  void dropDescription(uint64_t number);

private:
  struct Entry {
    uint64_t number = 0;
    bool isKnown = false;
  };
  Operation *root;
  mutable std::mutex mutex;
  llvm::DenseMap<Operation *, Entry> numbers;
  llvm::DenseMap<uint64_t, std::optional<OpLine>> descriptions;
  uint64_t last = 0;
};

/// Makes the lines of operations, with preliminary numbers for names.
class OpTexts final : private OpLinePrinter::Namer {
public:
  explicit OpTexts(OpDirectory &directory) : directory(directory) {}
  /// In custom form where it has no regions and verifies, else in generic form.
  std::string print(Operation *op);
  /// `%12#1` or `%arg0`.
  std::string getName(Value value);
  /// The text without `loc(...)`. A location with many parts is reduced to some
  /// places.
  static std::string getLocation(Location loc, Context *ctx);
  /// `op` with its blocks, or `block`, is about to go.
  void forget(Operation *op);
  void forget(Block *block) { blockNumbers.erase(block); }
  /// Describes the operations that texts made since the last call mention,
  /// unless they have been described or `isShown` holds for them. Call it
  /// before any edit.
  void describeMentioned(function_ref<bool(Operation *)> isShown);

private:
  std::string nameOp(Operation *op) override;
  std::string nameArgument(BlockArgument arg) override;
  std::string nameBlock(Block *block) override;
  unsigned getNumber(Block *block);

  OpDirectory &directory;
  std::unique_ptr<OpLinePrinter> custom, generic;
  /// Blocks of a region are counted when one is named first; new ones get the
  /// next numbers.
  llvm::DenseMap<Block *, unsigned> blockNumbers;
  llvm::DenseMap<Region *, unsigned> numBlocks;
  /// Operations named in texts since they were last described.
  SmallVector<Operation *, 8> mentioned;
};

/// Steps of one group, as the log of a pass hands them in.
using StepGroup = std::vector<RecordedStep>;

/// The steps of a running pass.
class StepLog {
public:
  /// `deliver` takes each group when it has ended.
  StepLog(OpDirectory &directory, std::function<void(StepGroup)> deliver)
      : directory(directory), texts(directory), deliver(std::move(deliver)) {}

  /// Ends the step of the pass's own changes so far.
  void endStretch();

  void beginStep(StringRef name, Operation *root);
  void endStep(bool wasUndone);
  void didClone(const Operation *original, Operation *copy);

  void willInsert(Operation *op);
  void willRemove(Operation *op);
  void willDestroy(Operation *op);
  void willSetOperand(OpOperand &operand, Value value);
  /// Records that a part of `op` that its line may show changes.
  void willChange(Operation *op) { (void)touch(op); }
  void willInsertBlock(Block *block, Region *region);
  void willRemoveBlock(Block *block);
  void willChangeRegions(Operation *op);

private:
  /// The recorded facts about an operation that is edited in a step.
  struct Note {
    /// Null once it is destroyed.
    Operation *op;
    uint64_t number;
    /// The number of the operation around it when it was removed.
    uint64_t parent = 0;
    /// The operation did not exist before the step.
    bool isNew = false;
    /// The operation was in the recorded IR.
    bool wasInside = false;
    bool wasRemoved = false, wasInserted = false, isGone = false;
    bool regionsChanged = false;
    uint64_t from = 0;
    /// The number of operations in it when it was removed, counting those that
    /// the segment erased before.
    uint64_t nested = 0;
    unsigned numResults = 0;
    std::string before, location;
  };
  /// A step that has begun.
  struct Frame {
    std::string name;
    /// Null once it is destroyed.
    Operation *root;
    /// 0 until it is needed.
    uint64_t number = 0;
    /// The number of steps of the group.
    size_t groupSize;
  };
  /// The replacement of a result: a result, or another value by name.
  struct Replacement {
    uint64_t op = 0;
    unsigned result = 0;
    std::string name;
  };
  using ResultKey = std::pair<uint64_t, unsigned>;

  std::string print(Operation *op);
  std::string getName(Value value);
  Note &touch(Operation *op);
  void touchNew(Operation *op);
  uint64_t countNested(Operation *op, uint64_t number) const;
  void prepareRoot();
  void describe(Operation *op);
  void endSegment();
  void dropSegment();
  void deliverGroup();
  void addChanges(RecordedStep &step);
  void addChange(RecordedStep &step, Note &note);
  void addErased(RecordedStep &step, const Note &note);
  void addReplaced(RecordedStep &step);
  std::vector<std::string> getReplacements(uint64_t op, unsigned numResults);
  std::string resolve(ResultKey key);
  void clearSegment();

  OpDirectory &directory;
  OpTexts texts;
  std::function<void(StepGroup)> deliver;
  SmallVector<Frame, 4> frames;
  /// Steps that have ended, and the operations that each made.
  StepGroup group;
  std::vector<std::vector<Operation *>> groupNew;

  // The notes of the open segment: the edits that become one step.
  std::vector<Note> notes;
  llvm::DenseMap<Operation *, size_t> places;
  std::map<ResultKey, Replacement> replacements;
  /// The operations whose results were replaced, in order; null once destroyed.
  std::vector<Operation *> replacedOps;
  llvm::DenseMap<Operation *, size_t> replacedPlaces;
  /// For erased operations: the one around, by number.
  llvm::DenseMap<uint64_t, uint64_t> goneParents;

  /// Operations made in earlier steps that are not in place yet.
  llvm::DenseMap<Operation *, Note> unplaced;
};

} // namespace strata::detail

#endif // STRATA_TRACE_RECORDERDETAIL_H
