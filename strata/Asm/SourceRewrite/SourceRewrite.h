// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Edits of a text that follow the changes of its IR: unchanged parts keep their comments,
// names and layout.
//
//   SourceRewrite rewrite(config, buffer, text, offset);
//   if (failed(rewrite.read()))
//     return failure();
//   PatternRewriter rewriter(ctx, &rewrite.getListener());
//   ...
//   os << rewrite.getText();
//
// The text should then be read again and compared with `getOperation`
// (EditCheck.h). Where the result differs, `reprintAt` replaces the smallest operation
// around the place by its canonical form, at first without its regions.
#ifndef STRATA_ASM_SOURCEREWRITE_SOURCEREWRITE_H
#define STRATA_ASM_SOURCEREWRITE_SOURCEREWRITE_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/SourceRewrite/SourceRecorder.h"
#include "strata/IR/Build/Builder.h"

#include <memory>

namespace strata {

/// One text and its IR.
class SourceRewrite {
public:
  /// The text is a part of source buffer `buffer`, at byte `offset`, and followed by a NUL
  /// byte.
  SourceRewrite(const ParserConfig &config, uint32_t buffer, StringRef text,
                uint64_t offset);
  ~SourceRewrite();

  /// Reads the text without verifying it. Fails with diagnostics.
  LogicalResult read();
  /// The IR, which is changed by rewriters with the listener. Its root must stay.
  Operation *getOperation() const;
  RewriterBase::Listener &getListener();
  /// The operations of the text; more edits may be added to it, and operations marked
  /// that are to be printed anew.
  SourceRecorder &getRecorder();
  /// The records of operations that were changed outside of patterns.
  ArrayRef<int> getModified() const;
  /// The operations that lost a user because it was erased.
  ArrayRef<Operation *> getUnused() const;
  /// The text of `range`.
  StringRef getSource(SourceRange range) const;

  /// The edits that make the text that of the IR, which must not change any more.
  const SourceEdits &getEdits();
  /// The text with these edits. Valid until the next call of `reprintAt`.
  const std::string &getText();
  /// The comments of the text that `result`, which is followed by a NUL byte, does not
  /// have.
  std::vector<SourceRange> findLostComments(StringRef result) const;
  /// Prints more of the smallest operations around `positions` of `getText` anew: first
  /// what is outside of their regions, then all; in the end without the aliases of the text
  /// and the indentation of further lines, and in generic form. Fails after that.
  LogicalResult reprintAt(ArrayRef<uint64_t> positions);

private:
  struct State;
  std::unique_ptr<State> state;
};

} // namespace strata

#endif // STRATA_ASM_SOURCEREWRITE_SOURCEREWRITE_H
