// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replacements of ranges of a text. The replacement can contain ranges of the source, in
// which other edits apply:
//
//   SourceEdits edits;
//   SourceEdit &edit = edits.add(place, "scf.for %i = %a {", "syntax of 'scf.for'");
//   edit.keep(body);
//   edit.text += "}";
//   edits.finish(source, offset);
//   AppliedEdits result = edits.apply(source, offset);
#ifndef STRATA_ASM_SOURCE_SOURCEEDITS_H
#define STRATA_ASM_SOURCE_SOURCEEDITS_H

#include "strata/Asm/Parser/ParserObserver.h"

#include "llvm/ADT/SmallVector.h"

#include <string>
#include <vector>

namespace strata {

/// One replacement; an empty range is an insertion.
struct SourceEdit {
  /// A range of the source that is in front of byte `at` of `text`.
  struct Kept {
    size_t at;
    SourceRange range;
  };

  SourceRange place;
  std::string text;
  /// A description of the change and its reason, for users.
  std::string what;
  /// The name of the operation in the source, where it is one that changed.
  std::string name;
  SmallVector<Kept, 1> kept;

  bool isInsertion() const { return place.begin == place.end; }
  /// Appends a range of the source, with the edits in it.
  void keep(SourceRange range) {
    if (range.begin == range.end)
      return;
    if (!kept.empty() && kept.back().at == text.size() &&
        kept.back().range.end == range.begin)
      kept.back().range.end = range.end;
    else
      kept.push_back({text.size(), range});
  }
  /// Replaces the ends of lines in `text`, which may be `\n` or `\r\n`, by `lineEnd`.
  void setLineEnds(StringRef lineEnd);
};

/// A text with its edits.
struct AppliedEdits {
  std::string text;

  /// The source position of byte `position` of the text; the beginning of the
  /// edit if it is part of one. Positions in the source are those of ranges.
  uint64_t getSourcePosition(uint64_t position) const;

private:
  friend class EditApplier;
  /// The piece that begins at a byte of the text: a copy of the source from
  /// `from` on, or the text of an edit at `from`.
  struct Piece {
    uint64_t at, from;
    bool isCopy;
  };
  std::vector<Piece> pieces;
};

/// Edits of one text. Edits inside of the range of another apply only if they
/// are in a range that an edit keeps; insertions at the same place keep their
/// order. An insertion between two ranges that one edit keeps is written in the
/// second one.
class SourceEdits {
public:
  SourceEdit &add(SourceRange place, std::string text, std::string what,
                  StringRef name = "") {
    edits.push_back({place, std::move(text), std::move(what), name.str(), {}});
    return edits.back();
  }
  bool empty() const { return edits.empty(); }
  /// Sorts the edits and drops those without effect on `source`, which begins at byte
  /// `offset`. More may be added before it is called again.
  void finish(StringRef source, uint64_t offset);
  ArrayRef<SourceEdit> get() const { return edits; }
  /// The edit that replaces the byte at `position`, which it does not keep; null if there
  /// is none. Only after `finish`.
  const SourceEdit *findReplacing(uint64_t position) const;
  /// `source` with all edits. Only after `finish`.
  AppliedEdits apply(StringRef source, uint64_t offset) const;

private:
  void findReplaced();

  std::vector<SourceEdit> edits;
  /// For each byte from which it applies up to the next entry: the edit that
  /// replaces the source, or -1.
  std::vector<std::pair<uint64_t, ptrdiff_t>> replaced;
};

} // namespace strata

#endif // STRATA_ASM_SOURCE_SOURCEEDITS_H
