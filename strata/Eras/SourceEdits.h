// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replacements of ranges of a text.
#ifndef STRATA_ERAS_SOURCEEDITS_H
#define STRATA_ERAS_SOURCEEDITS_H

#include "strata/Asm/Parser/ParserObserver.h"

#include <string>
#include <vector>

namespace strata {

/// One replacement; an empty range is an insertion.
struct SourceEdit {
  SourceRange place;
  std::string text;
  /// What changed and why, for people.
  std::string what;
  /// The name of the operation in the source, where it is one that changed.
  std::string name;
};

/// Edits of one text. Those inside of the range of another are dropped when they are
/// applied; insertions at the same place keep their order.
class SourceEdits {
public:
  void add(SourceRange place, std::string text, std::string what,
           StringRef name = "") {
    edits.push_back({place, std::move(text), std::move(what), name.str()});
  }
  bool empty() const { return edits.empty(); }
  /// Sorts the edits and drops those without effect on `source`, which begins at byte
  /// `offset`.
  void finish(StringRef source, uint64_t offset);
  ArrayRef<SourceEdit> get() const { return edits; }
  /// `source` with all edits. Only after `finish`.
  std::string apply(StringRef source, uint64_t offset) const;
  /// Where byte `position` of the result of `apply` comes from; the beginning of the
  /// edit if it is part of one. Positions are those of ranges. Only after `finish`.
  uint64_t getSourcePosition(uint64_t position, uint64_t offset) const;

private:
  std::vector<SourceEdit> edits;
};

} // namespace strata

#endif // STRATA_ERAS_SOURCEEDITS_H
