// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Upgrades older text to current text by edits of ranges: unchanged parts keep
// their comments, names and layout.
//
//   TextUpgrader upgrader(config, buffer, text, offset);
//   if (succeeded(upgrader.read()))
//     os << upgrader.getText();
//
// The text should then be read without eras in another Context and compared with
// `getOperation`. Where the result differs, `reprintAt` replaces the smallest operation
// around the place by its canonical form, at first without its regions.
#ifndef STRATA_ERAS_UPGRADETEXT_H
#define STRATA_ERAS_UPGRADETEXT_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Source/SourceEdits.h"

#include <memory>

namespace strata {

/// Upgrades one text.
class TextUpgrader {
public:
  /// `config` has the eras of the text, which is a part of source buffer `buffer` and
  /// followed by a NUL byte.
  TextUpgrader(const ParserConfig &config, uint32_t buffer, StringRef text,
               uint64_t offset);
  ~TextUpgrader();

  /// Reads the text, upgrades and verifies it. Fails with diagnostics.
  LogicalResult read();
  /// The upgraded IR.
  Operation *getOperation() const;
  /// The edits that upgrade the text.
  const SourceEdits &getEdits();
  /// The text with these edits. Valid until the next call of `reprintAt`.
  const std::string &getText();
  /// The comments of the text that `result`, which is followed by a NUL byte, does not
  /// have.
  std::vector<SourceRange> findLostComments(StringRef result) const;
  /// Prints more of the smallest operations around `positions` of `getText` anew: first
  /// what is outside of their regions, then all. Fails if there are none of which not all
  /// is.
  LogicalResult reprintAt(ArrayRef<uint64_t> positions);

private:
  struct State;
  std::unique_ptr<State> state;
};

} // namespace strata

#endif // STRATA_ERAS_UPGRADETEXT_H
