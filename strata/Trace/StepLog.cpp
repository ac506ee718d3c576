// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Groups edits into steps. A *segment* is the sequence of edits between two
// boundaries: the beginning or the end of a step, of a pass, or of a nested
// pass. At the first edit of an operation in a segment, its text is recorded;
// at the end of the segment, texts are compared. A segment with a difference is
// a step.
#include "strata/Trace/RecorderDetail.h"

#include "llvm/ADT/STLExtras.h"

#include <utility>

using namespace strata;
using namespace strata::detail;

using ChangeKind = RecordedChange::Kind;

//===-- Boundaries ---------------------------------------------------------===//

void StepLog::beginStep(StringRef name, Operation *root) {
  endSegment();
  if (frames.empty())
    deliverGroup();
  frames.push_back({name.str(), root, 0, group.size()});
}

void StepLog::endStep(bool wasUndone) {
  assert(!frames.empty() && "no step has begun");
  if (wasUndone)
    dropSegment();
  else
    endSegment();
  if (wasUndone) {
    size_t kept = frames.back().groupSize;
    for (size_t i = kept; i < group.size(); ++i)
      for (Operation *op : groupNew[i])
        directory.forget(op);
    group.resize(kept);
    groupNew.resize(kept);
  }
  frames.pop_back();
  if (frames.empty())
    deliverGroup();
}

void StepLog::endStretch() {
  endSegment();
  deliverGroup();
}

void StepLog::deliverGroup() {
  if (group.empty())
    return;
  StepGroup done;
  std::swap(done, group);
  groupNew.clear();
  deliver(std::move(done));
}

void StepLog::clearSegment() {
  notes.clear();
  places.clear();
  replacements.clear();
  replacedOps.clear();
  replacedPlaces.clear();
  goneParents.clear();
}

/// Forgets the edits, which have been undone. Operations created in them may
/// still exist, detached.
void StepLog::dropSegment() {
  for (const Note &note : notes)
    if (note.isNew && note.op)
      directory.forget(note.op);
  clearSegment();
}

//===-- Notes --------------------------------------------------------------===//

std::string StepLog::print(Operation *op) {
  std::string text = texts.print(op);
  texts.describeMentioned(
      [&](Operation *other) { return other == op || places.contains(other); });
  return text;
}

std::string StepLog::getName(Value value) {
  std::string name = texts.getName(value);
  texts.describeMentioned(
      [&](Operation *other) { return places.contains(other); });
  return name;
}

/// Called before the first edit of a segment: records the root of the step in
/// its current state.
void StepLog::prepareRoot() {
  if (frames.empty() || !notes.empty())
    return;
  Frame &frame = frames.back();
  if (!frame.root || frame.number)
    return;
  frame.number = directory.getNumber(frame.root);
  describe(frame.root);
}

/// Keeps the line of an operation that the step mentions otherwise than by a
/// name.
void StepLog::describe(Operation *op) {
  uint64_t number = directory.getNumber(op);
  if (!directory.isDescribed(number) && !places.contains(op))
    directory.describe(
        number,
        {print(op), OpTexts::getLocation(op->getLoc(), op->getContext())});
}

StepLog::Note &StepLog::touch(Operation *op) {
  if (auto found = places.find(op); found != places.end())
    return notes[found->second];
  prepareRoot();
  Note note;
  if (auto found = unplaced.find(op); found != unplaced.end()) {
    note = std::move(found->second);
    unplaced.erase(found);
  } else {
    note.op = op;
    note.wasInside = directory.isInside(op);
    note.isNew = !note.wasInside && !directory.isKnown(op);
    note.number = directory.getNumber(op);
    note.numResults = op->getNumResults();
    if (!note.isNew) {
      note.before = print(op);
      note.location = OpTexts::getLocation(op->getLoc(), op->getContext());
    }
  }
  places[op] = notes.size();
  notes.push_back(std::move(note));
  return notes.back();
}

/// `op` is new, and so are nested operations without a number.
void StepLog::touchNew(Operation *op) {
  if (!op->getNumRegions())
    return;
  op->walk([&](Operation *inner) {
    if (!places.contains(inner) &&
        (unplaced.contains(inner) || !directory.isKnown(inner)))
      touch(inner).isNew = true;
  });
}

void StepLog::didClone(const Operation *original, Operation *copy) {
  auto *from = const_cast<Operation *>(original);
  bool isInside = directory.isInside(from);
  if (isInside)
    describe(from);
  Note &note = touch(copy);
  if (isInside)
    note.from = directory.getNumber(from);
}

void StepLog::willInsert(Operation *op) {
  Note &note = touch(op);
  note.wasInserted = true;
  if (note.isNew)
    touchNew(op);
}

uint64_t StepLog::countNested(Operation *op, uint64_t number) const {
  uint64_t count = 0;
  op->walk([&](Operation *inner) { count += inner != op; });
  for (auto [gone, parent] : goneParents) {
    uint64_t around = parent;
    while (around && around != number)
      around = goneParents.lookup(around);
    count += around != 0;
  }
  return count;
}

void StepLog::willRemove(Operation *op) {
  Note &note = touch(op);
  if (note.wasRemoved)
    return;
  note.wasRemoved = true;
  if (Operation *parent = op->getParentOp())
    note.parent = directory.getNumber(parent);
  if (op->getNumRegions() && !note.isNew)
    note.nested = countNested(op, note.number);
}

void StepLog::willDestroy(Operation *op) {
  for (Frame &frame : frames)
    if (frame.root == op) {
      if (!frame.number)
        frame.number = directory.lookup(op);
      frame.root = nullptr;
    }
  if (auto found = places.find(op); found != places.end()) {
    Note &note = notes[found->second];
    note.op = nullptr;
    note.isGone = true;
    if (!note.isNew)
      goneParents[note.number] = note.parent;
    places.erase(found);
  }
  if (auto found = replacedPlaces.find(op); found != replacedPlaces.end()) {
    replacedOps[found->second] = nullptr;
    replacedPlaces.erase(found);
  }
  unplaced.erase(op);
  directory.forget(op);
  texts.forget(op);
}

void StepLog::willSetOperand(OpOperand &operand, Value value) {
  touch(operand.getOwner());
  Value old = operand.get();
  Operation *def = old ? old.getDefiningOp() : nullptr;
  if (!def || !value || old == value)
    return;
  Replacement replacement;
  if (Operation *other = value.getDefiningOp()) {
    replacement.op = directory.getNumber(other);
    replacement.result = cast<OpResult>(value).getResultNumber();
  }
  replacement.name = getName(value);
  unsigned result = cast<OpResult>(old).getResultNumber();
  replacements[{directory.getNumber(def), result}] = std::move(replacement);
  if (replacedPlaces.try_emplace(def, replacedOps.size()).second)
    replacedOps.push_back(def);
}

void StepLog::willChangeRegions(Operation *op) {
  if (op)
    touch(op).regionsChanged = true;
}

void StepLog::willInsertBlock(Block *block, Region *region) {
  willChangeRegions(region->getParentOp());
  for (Operation &op : *block) {
    Note &note = touch(&op);
    note.wasInserted = true;
    if (note.isNew)
      touchNew(&op);
  }
}

void StepLog::willRemoveBlock(Block *block) {
  willChangeRegions(block->getParentOp());
  for (Operation &op : *block)
    willRemove(&op);
  texts.forget(block);
}

//===-- Steps --------------------------------------------------------------===//

std::string StepLog::resolve(ResultKey key) {
  std::string name;
  // Temporary replacements are skipped. No chain is longer.
  for (size_t hops = 0; hops <= replacements.size(); ++hops) {
    auto found = replacements.find(key);
    if (found == replacements.end())
      break;
    name = found->second.name;
    if (!found->second.op)
      break;
    key = {found->second.op, found->second.result};
  }
  return name;
}

std::vector<std::string> StepLog::getReplacements(uint64_t op,
                                                  unsigned numResults) {
  std::vector<std::string> values;
  for (unsigned i = 0; i < numResults; ++i)
    values.push_back(resolve({op, i}));
  if (llvm::all_of(values, [](auto &value) { return value.empty(); }))
    values.clear();
  return values;
}

void StepLog::addErased(RecordedStep &step, const Note &note) {
  RecordedChange change;
  change.kind = ChangeKind::Erased;
  change.op = note.number;
  change.before = note.before;
  change.location = note.location;
  change.nested = note.nested;
  change.values = getReplacements(note.number, note.numResults);
  step.changes.push_back(std::move(change));
}

/// Adds the changes of an operation that still exists.
void StepLog::addChange(RecordedStep &step, Note &note) {
  RecordedChange change;
  change.op = note.number;
  change.after = print(note.op);
  change.location =
      OpTexts::getLocation(note.op->getLoc(), note.op->getContext());
  bool isInside = directory.isInside(note.op);
  if (note.isNew) {
    change.kind = ChangeKind::Created;
    change.from = note.from;
  } else if (!isInside) {
    if (!note.wasInside)
      return;
    change.kind = ChangeKind::Removed;
    change.before = std::move(note.before);
    change.after.clear();
  } else {
    if (change.location != note.location)
      change.oldLocation = note.location;
    bool isMoved = note.wasInserted;
    if (change.after != note.before) {
      change.kind = ChangeKind::Changed;
      change.before = std::move(note.before);
      change.isMoved = isMoved;
    } else if (isMoved) {
      change.kind = ChangeKind::Moved;
    } else if (note.regionsChanged) {
      change.kind = ChangeKind::Regions;
    } else if (!change.oldLocation.empty()) {
      change.kind = ChangeKind::Relocated;
    } else {
      return;
    }
  }
  step.changes.push_back(std::move(change));
}

/// Adds the operations that were replaced but not erased.
void StepLog::addReplaced(RecordedStep &step) {
  for (Operation *op : replacedOps) {
    if (!op || !op->use_empty() || !directory.isInside(op))
      continue;
    RecordedChange change;
    change.kind = ChangeKind::Replaced;
    change.op = directory.getNumber(op);
    change.after = print(op);
    change.location = OpTexts::getLocation(op->getLoc(), op->getContext());
    change.values = getReplacements(change.op, op->getNumResults());
    step.changes.push_back(std::move(change));
  }
}

void StepLog::addChanges(RecordedStep &step) {
  for (size_t i = 0; i < notes.size(); ++i) {
    Note &note = notes[i];
    if (note.isGone) {
      // Operations erased with the operation around them are counted there.
      if (note.wasInside && !goneParents.contains(note.parent))
        addErased(step, note);
    } else if (note.isNew && !directory.isInside(note.op)) {
      Operation *op = note.op;
      unplaced[op] = std::exchange(note, Note());
    } else {
      addChange(step, note);
    }
  }
  addReplaced(step);
}

void StepLog::endSegment() {
  if (notes.empty())
    return;
  RecordedStep step;
  if (!frames.empty()) {
    step.pattern = frames.back().name;
    step.root = frames.back().number;
  }
  addChanges(step);
  std::vector<Operation *> made;
  for (const Note &note : notes)
    if (note.isNew && note.op)
      made.push_back(note.op);
  clearSegment();
  if (step.changes.empty())
    return;
  group.push_back(std::move(step));
  groupNew.push_back(std::move(made));
}
