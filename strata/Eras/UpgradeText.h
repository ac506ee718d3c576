// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Upgrades older text to current text by edits of ranges: unchanged parts keep
// their comments, names and layout.
//
//   TextUpgrader upgrader(config, buffer, text, offset);
//   if (succeeded(upgrader.read()))
//     os << upgrader.getRewrite().getText();
//
// The text should then be read without eras in another Context and compared with the
// IR (Asm/SourceRewrite/EditCheck.h).
#ifndef STRATA_ERAS_UPGRADETEXT_H
#define STRATA_ERAS_UPGRADETEXT_H

#include "strata/Asm/SourceRewrite/SourceRewrite.h"

namespace strata {

/// Upgrades one text.
class TextUpgrader {
public:
  /// `config` has the eras of the text, which is a part of source buffer `buffer` and
  /// followed by a NUL byte.
  TextUpgrader(const ParserConfig &config, uint32_t buffer, StringRef text,
               uint64_t offset)
      : config(config), rewrite(config, buffer, text, offset) {}

  /// Reads the text, upgrades and verifies it. Fails with diagnostics.
  LogicalResult read();
  /// The text with its edits and the upgraded IR.
  SourceRewrite &getRewrite() { return rewrite; }

private:
  void addNames();
  void addPrivate(const OpRecord &record);
  StringRef getDefaultDialect(const OpRecord &record);

  ParserConfig config;
  SourceRewrite rewrite;
};

} // namespace strata

#endif // STRATA_ERAS_UPGRADETEXT_H
