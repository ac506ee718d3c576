// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Formats MLIR text by moving white space (docs/formatting.md, docs/decisions/0039): no
// token and no comment changes. The text may be broken, and of dialects that are unknown.
#ifndef STRATA_FORMATTER_FORMATTER_H
#define STRATA_FORMATTER_FORMATTER_H

#include "strata/Support/LLVM.h"

#include <string>

namespace strata {

struct FormatOptions {
  /// Blanks by which the contents of a region are indented.
  unsigned indent = 2;
  /// The columns that lines should fit; 0 for any.
  unsigned width = 100;
  /// Lines to format, from 1, both included; others keep their white space.
  unsigned firstLine = 1, lastLine = UINT32_MAX;
};

/// `text` with other white space. Lines stay lines, except for long ones, which are
/// divided. Formatting the result again does not change it. Linear in the size of the
/// text.
std::string formatText(StringRef text, const FormatOptions &options = {});

} // namespace strata

#endif // STRATA_FORMATTER_FORMATTER_H
