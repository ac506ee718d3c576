// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Eras/SourceEdits.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

void SourceEdits::finish(StringRef source, uint64_t offset) {
  llvm::stable_sort(edits, [](const SourceEdit &a, const SourceEdit &b) {
    if (a.place.begin != b.place.begin)
      return a.place.begin < b.place.begin;
    // Insertions come before what they stand in front of; the longest range first.
    bool isInsertion = a.place.begin == a.place.end;
    bool isOther = b.place.begin == b.place.end;
    if (isInsertion != isOther)
      return isInsertion;
    return a.place.end > b.place.end;
  });
  std::vector<SourceEdit> kept;
  uint64_t end = offset;
  for (SourceEdit &edit : edits) {
    bool isInsertion = edit.place.begin == edit.place.end;
    bool isCovered = edit.place.begin < end;
    bool isEqual = !isInsertion &&
                   source.slice(size_t(edit.place.begin - offset),
                                size_t(edit.place.end - offset)) == edit.text;
    bool isRepeated = !kept.empty() && kept.back().place == edit.place &&
                      kept.back().text == edit.text && !isInsertion;
    if (isCovered || isEqual || isRepeated ||
        (isInsertion && edit.text.empty()))
      continue;
    // An insertion in front of a range that is replaced is part of it.
    end = std::max(end, edit.place.end);
    kept.push_back(std::move(edit));
  }
  edits = std::move(kept);
}

std::string SourceEdits::apply(StringRef source, uint64_t offset) const {
  std::string result;
  uint64_t at = offset;
  for (const SourceEdit &edit : edits) {
    result +=
        source.slice(size_t(at - offset), size_t(edit.place.begin - offset));
    result += edit.text;
    at = edit.place.end;
  }
  result += source.drop_front(size_t(at - offset));
  return result;
}

uint64_t SourceEdits::getSourcePosition(uint64_t position,
                                        uint64_t offset) const {
  uint64_t from = offset, to = offset;
  for (const SourceEdit &edit : edits) {
    uint64_t begin = to + (edit.place.begin - from);
    if (position < begin)
      break;
    if (position < begin + edit.text.size())
      return edit.place.begin;
    to = begin + edit.text.size();
    from = edit.place.end;
  }
  return from + (position - to);
}
