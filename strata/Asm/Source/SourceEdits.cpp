// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Source/SourceEdits.h"

#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static bool contains(SourceRange outer, SourceRange inner) {
  return outer.begin <= inner.begin && inner.end <= outer.end;
}

void SourceEdit::setLineEnds(StringRef lineEnd) {
  std::string result;
  size_t next = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    for (; next < kept.size() && kept[next].at == i; ++next)
      kept[next].at = result.size();
    if (i == text.size())
      break;
    if (text[i] == '\n')
      result += lineEnd;
    else if (text[i] != '\r' || i + 1 == text.size() || text[i + 1] != '\n')
      result += text[i];
  }
  text = std::move(result);
}

//===-- Which edits apply ----------------------------------------------------===//

namespace {
/// Finds the edits that apply among those in the order of the text.
class EditFilter {
public:
  EditFilter(ArrayRef<SourceEdit> edits) : edits(edits) {}
  std::vector<bool> run();

private:
  enum class State : uint8_t { Unknown, Pending, Applies, Dropped };
  void findParents();
  bool applies(size_t index);
  bool isKeptIn(SourceRange outer, SourceRange place);

  ArrayRef<SourceEdit> edits;
  /// The smallest edit around each, or -1.
  std::vector<ptrdiff_t> parents;
  /// The ranges that edits keep, with the edits, by their beginning.
  std::vector<std::pair<SourceRange, size_t>> kept;
  std::vector<State> states;
};
} // namespace

void EditFilter::findParents() {
  SmallVector<size_t, 8> open;
  for (auto [i, edit] : llvm::enumerate(edits)) {
    // An insertion at the end of a range comes after it.
    while (!open.empty() && edits[open.back()].place.end <= edit.place.begin)
      open.pop_back();
    parents.push_back(open.empty() ? -1 : ptrdiff_t(open.back()));
    if (!edit.isInsertion())
      open.push_back(i);
    for (const SourceEdit::Kept &range : edit.kept)
      kept.push_back({range.range, i});
  }
  llvm::sort(kept, [](const auto &a, const auto &b) {
    return a.first.begin < b.first.begin;
  });
}

/// Whether an edit that applies keeps a part of `outer` in which `place` is.
bool EditFilter::isKeptIn(SourceRange outer, SourceRange place) {
  auto at = llvm::lower_bound(kept, outer.begin,
                              [](const auto &entry, uint64_t begin) {
                                return entry.first.begin < begin;
                              });
  for (; at != kept.end() && at->first.begin <= place.begin; ++at)
    if (contains(at->first, place) && contains(outer, at->first) &&
        applies(at->second))
      return true;
  return false;
}

bool EditFilter::applies(size_t index) {
  State &state = states[index];
  if (state == State::Unknown) {
    state = State::Pending;
    ptrdiff_t parent = parents[index];
    bool result =
        parent < 0 || runWithSufficientStackSpace([&] {
          return isKeptIn(edits[size_t(parent)].place, edits[index].place);
        });
    state = result ? State::Applies : State::Dropped;
  }
  return state == State::Applies;
}

std::vector<bool> EditFilter::run() {
  findParents();
  states.assign(edits.size(), State::Unknown);
  std::vector<bool> result(edits.size());
  // Outer edits come first, so the recursion is only as deep as moved ranges are nested.
  for (size_t i = 0; i < edits.size(); ++i)
    result[i] = applies(i);
  return result;
}

void SourceEdits::finish(StringRef source, uint64_t offset) {
  llvm::stable_sort(edits, [](const SourceEdit &a, const SourceEdit &b) {
    if (a.place.begin != b.place.begin)
      return a.place.begin < b.place.begin;
    // Insertions come before the text that follows them; the longest range
    // first.
    if (a.isInsertion() != b.isInsertion())
      return a.isInsertion();
    return a.place.end > b.place.end;
  });
  std::vector<bool> applies = EditFilter(edits).run();
  std::vector<SourceEdit> remaining;
  for (auto [i, edit] : llvm::enumerate(edits)) {
    bool isEqual = edit.kept.empty() && !edit.isInsertion() &&
                   source.slice(size_t(edit.place.begin - offset),
                                size_t(edit.place.end - offset)) == edit.text;
    bool isRepeated = !remaining.empty() && !edit.isInsertion() &&
                      remaining.back().place == edit.place &&
                      remaining.back().text == edit.text;
    bool isEmpty = edit.isInsertion() && edit.text.empty() && edit.kept.empty();
    if (applies[i] && !isEqual && !isRepeated && !isEmpty)
      remaining.push_back(std::move(edit));
  }
  edits = std::move(remaining);
  findReplaced();
}

/// Ranges of edits and those that they keep are nested, so the innermost one decides.
void SourceEdits::findReplaced() {
  struct Range {
    SourceRange place;
    size_t edit;
    bool isKept;
  };
  std::vector<Range> ranges;
  for (auto [i, edit] : llvm::enumerate(edits)) {
    ranges.push_back({edit.place, i, /*isKept=*/false});
    for (const SourceEdit::Kept &kept : edit.kept)
      ranges.push_back({kept.range, i, /*isKept=*/true});
  }
  llvm::stable_sort(ranges, [](const Range &a, const Range &b) {
    return a.place.begin != b.place.begin ? a.place.begin < b.place.begin
                                          : a.place.end > b.place.end;
  });
  replaced.clear();
  SmallVector<Range, 8> open;
  auto mark = [&](uint64_t at) {
    bool isReplaced = !open.empty() && !open.back().isKept;
    replaced.push_back({at, isReplaced ? ptrdiff_t(open.back().edit) : -1});
  };
  auto close = [&](uint64_t upTo) {
    while (!open.empty() && open.back().place.end <= upTo) {
      uint64_t end = open.pop_back_val().place.end;
      mark(end);
    }
  };
  for (const Range &range : ranges) {
    close(range.place.begin);
    if (range.place.begin == range.place.end)
      continue;
    open.push_back(range);
    mark(range.place.begin);
  }
  close(UINT64_MAX);
}

const SourceEdit *SourceEdits::findReplacing(uint64_t position) const {
  auto next =
      llvm::upper_bound(replaced, position, [](uint64_t at, const auto &entry) {
        return at < entry.first;
      });
  if (next == replaced.begin() || std::prev(next)->second < 0)
    return nullptr;
  return &edits[size_t(std::prev(next)->second)];
}

//===-- Application ----------------------------------------------------------===//

namespace strata {
/// Writes ranges of the source with their edits. Ranges that edits keep are nested as
/// deeply as regions, so pending work is on a list.
class EditApplier {
public:
  EditApplier(ArrayRef<SourceEdit> edits, StringRef source, uint64_t offset)
      : edits(edits), source(source), offset(offset) {}
  AppliedEdits run();

private:
  /// A range that is being written, and the edit in it that is.
  struct Frame {
    SourceRange range;
    uint64_t at;
    size_t next;
    const SourceEdit *edit = nullptr;
    size_t nextKept = 0, textAt = 0;
    /// Whether insertions at the end of the range are written after it.
    bool isContinued = false;
  };
  void push(SourceRange range, bool isContinued = false);
  void copy(uint64_t from, uint64_t to);
  bool step(Frame &frame);

  ArrayRef<SourceEdit> edits;
  StringRef source;
  uint64_t offset;
  std::vector<Frame> frames;
  AppliedEdits result;
};
} // namespace strata

void EditApplier::push(SourceRange range, bool isContinued) {
  auto first = llvm::lower_bound(edits, range.begin,
                                 [](const SourceEdit &edit, uint64_t at) {
                                   return edit.place.begin < at;
                                 });
  Frame &frame = frames.emplace_back();
  frame.range = range;
  frame.at = range.begin;
  frame.next = size_t(first - edits.begin());
  frame.isContinued = isContinued;
}

void EditApplier::copy(uint64_t from, uint64_t to) {
  if (from >= to)
    return;
  result.pieces.push_back({result.text.size(), from, /*isCopy=*/true});
  result.text += source.slice(size_t(from - offset), size_t(to - offset));
}

/// Writes up to the next range that is kept; false at the end of the frame.
bool EditApplier::step(Frame &frame) {
  if (const SourceEdit *edit = frame.edit) {
    bool isLast = frame.nextKept == edit->kept.size();
    size_t to = isLast ? edit->text.size() : edit->kept[frame.nextKept].at;
    result.pieces.push_back(
        {result.text.size(), edit->place.begin, /*isCopy=*/false});
    result.text += StringRef(edit->text).slice(frame.textAt, to);
    frame.textAt = to;
    if (isLast) {
      frame.edit = nullptr;
      return true;
    }
    SourceRange range = edit->kept[frame.nextKept++].range;
    push(range,
         range.end == edit->place.end ||
             llvm::any_of(edit->kept, [&](const SourceEdit::Kept &other) {
               return other.range.begin == range.end;
             }));
    // Insertions in front of the edit, and the edit itself, are not part of the range.
    if (range.begin == edit->place.begin)
      frames.back().next = size_t(edit - edits.begin()) + 1;
    return true;
  }
  // Edits before `at` are in the text that was just replaced.
  while (frame.next < edits.size() && edits[frame.next].place.begin < frame.at)
    ++frame.next;
  bool isEnd =
      frame.next == edits.size() ||
      !contains(frame.range, edits[frame.next].place) ||
      (frame.isContinued && edits[frame.next].place.begin == frame.range.end);
  if (isEnd) {
    copy(frame.at, frame.range.end);
    return false;
  }
  const SourceEdit &edit = edits[frame.next++];
  copy(frame.at, edit.place.begin);
  frame.at = edit.place.end;
  frame.edit = &edit;
  frame.nextKept = frame.textAt = 0;
  return true;
}

AppliedEdits EditApplier::run() {
  push({offset, offset + source.size()});
  // `step` may add a frame.
  while (!frames.empty()) {
    size_t index = frames.size() - 1;
    Frame frame = frames[index];
    bool isOpen = step(frame);
    if (isOpen)
      frames[index] = frame;
    else
      frames.erase(frames.begin() + ptrdiff_t(index));
  }
  return std::move(result);
}

AppliedEdits SourceEdits::apply(StringRef source, uint64_t offset) const {
  return EditApplier(edits, source, offset).run();
}

uint64_t AppliedEdits::getSourcePosition(uint64_t position) const {
  auto next =
      llvm::upper_bound(pieces, position, [](uint64_t at, const Piece &piece) {
        return at < piece.at;
      });
  if (next == pieces.begin())
    return position;
  const Piece &piece = *std::prev(next);
  return piece.isCopy ? piece.from + (position - piece.at) : piece.from;
}
