// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From older text to text of today, by edits of ranges: what does not change keeps its
// comments, names and layout.
//
//   TextUpgrader upgrader(config, buffer, text, offset);
//   if (succeeded(upgrader.read()))
//     os << upgrader.getText();
//
// The text should then be read without eras in another Context and compared with
// `getOperation`. Where the result differs, `reprintAt` replaces the smallest operation
// around the place by its canonical form.
#ifndef STRATA_ERAS_UPGRADETEXT_H
#define STRATA_ERAS_UPGRADETEXT_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/Eras/SourceEdits.h"

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
  /// The IR of today.
  Operation *getOperation() const;
  /// The edits that make the text one of today.
  const SourceEdits &getEdits();
  /// The text with these edits.
  std::string getText();
  /// Replaces the smallest operation around byte `position` of the text with `before`,
  /// edits that this class gave, which is not replaced already. Fails if there is none.
  LogicalResult reprintAt(const SourceEdits &before, uint64_t position);

private:
  struct State;
  std::unique_ptr<State> state;
};

} // namespace strata

#endif // STRATA_ERAS_UPGRADETEXT_H
