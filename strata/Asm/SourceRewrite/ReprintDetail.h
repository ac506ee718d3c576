// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonical text of operations in place of one of the source, whose regions keep the text
// that they have in the source where they are the same.
#ifndef STRATA_ASM_SOURCEREWRITE_REPRINTDETAIL_H
#define STRATA_ASM_SOURCEREWRITE_REPRINTDETAIL_H

#include "strata/Asm/AsmState.h"
#include "strata/Asm/SourceRewrite/SourceRecorder.h"

namespace strata {

/// The form of operations that are printed anew. Custom form with aliases is tried first.
/// Plain custom form is without, and further lines of an operation have no indentation
/// added, since they may be parts of strings; generic form likewise.
enum class ReprintForm : uint8_t { Aliased, Plain, Generic };

/// Prints operations of one text.
class Reprinter {
public:
  /// Prints all of `root`, with `names`, which must have the names of the source.
  /// `recorder` has what is known of `text`, which begins at byte `offset`; `lines` are
  /// its lines.
  Reprinter(const SourceRecorder &recorder, const LineTable &lines,
            StringRef text, uint64_t offset, Operation *root,
            const SourceNames &names, ReprintForm form);

  /// The flags by which operations are printed with `names`.
  static PrintingFlags getFlags(const SourceNames &names, ReprintForm form);

  /// Appends `ops`, a line each, to `edit`; `loc`, the location that the source gives,
  /// follows each of them. Further lines begin with `blanks`.
  void print(ArrayRef<Operation *> ops, bool keepsRegions, StringRef blanks,
             StringRef loc, SourceEdit &edit) const;

private:
  /// A region whose text can be kept.
  struct KeptRegion {
    const RegionRecord *source = nullptr;
    /// Operations that are not in the source, at the beginning and at the end.
    SmallVector<Operation *, 4> leading;
    Operation *trailing = nullptr;
    /// The label of the first block in the source; empty if there is none.
    SourceRange label;
  };
  void printOperation(const PrintedOp &op, bool keepsRegions, StringRef blanks,
                      SourceEdit &edit) const;
  std::optional<KeptRegion> findKept(Region &region) const;
  bool isInSource(Operation *op, SourceRange body) const;
  void printKept(const PrintedRegion &printed, const KeptRegion &kept,
                 StringRef blanks, SourceEdit &edit) const;
  void printHead(const PrintedRegion &printed, const KeptRegion &kept,
                 StringRef inner, SourceEdit &edit) const;
  std::string indent(StringRef lines, size_t from, StringRef to) const;
  std::string printAt(Operation *op, StringRef blanks) const;
  std::string getLabel(const PrintedRegion &printed) const;
  SourceRange findLabel(SourceRange body) const;
  std::string getInnerBlanks(const KeptRegion &kept, StringRef blanks) const;
  StringRef getSource(SourceRange range) const {
    return text.slice(size_t(range.begin - offset), size_t(range.end - offset));
  }

  const SourceRecorder &recorder;
  const LineTable &lines;
  StringRef text;
  uint64_t offset;
  ReprintForm form;
  /// The canonical text of all, with its operations and regions.
  std::string printed;
  std::optional<LineTable> printedLines;
  llvm::DenseMap<Operation *, PrintedOp> ops;
  std::vector<PrintedRegion> regions;
  /// The records of operations that rules made.
  llvm::DenseMap<Operation *, int> created;
};

/// The blanks that the line of byte `at` of `text` begins with, up to that byte. `lines`
/// are the lines of `text`.
StringRef getIndentation(const LineTable &lines, StringRef text, uint64_t at);

/// The text that ends the first line of `text`.
StringRef findLineEnd(StringRef text);

} // namespace strata

#endif // STRATA_ASM_SOURCEREWRITE_REPRINTDETAIL_H
