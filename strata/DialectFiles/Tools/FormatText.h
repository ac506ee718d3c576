// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of a declarative format as a tree, without the definition it is for:
// names are not resolved and nothing is checked. Tools use it to show or compare
// formats; Asm/Format/AssemblyFormat.h reads and prints IR by them.
#ifndef STRATA_DIALECTFILES_TOOLS_FORMATTEXT_H
#define STRATA_DIALECTFILES_TOOLS_FORMATTEXT_H

#include "strata/Support/LLVM.h"

#include <optional>
#include <string>
#include <vector>

namespace strata {

struct FormatNode {
  enum class Kind : uint8_t {
    /// `text` is the text between the backquotes.
    Literal,
    /// `$text`.
    Variable,
    /// `attr-dict` and the like; with `children` if it has arguments: `type`,
    /// `functional-type`, `custom<Name>`.
    Directive,
    /// A string among the arguments of a custom directive.
    String,
    /// `(children) : (otherwise)?`; the child with `isAnchor` decides.
    Group,
    /// Clauses, each a Group without `otherwise`.
    OIList,
  };
  Kind kind = Kind::Literal;
  std::string text;
  bool isAnchor = false;
  std::vector<FormatNode> children, otherwise;
};

/// std::nullopt if the text is malformed, or nested deeper than any format
/// needs.
std::optional<std::vector<FormatNode>> parseFormatText(StringRef text);

/// The format in one spelling: single blanks, no others.
std::string normalizeFormat(StringRef text);

/// The names after `$` in `nodes`, in order, with repetitions.
std::vector<StringRef> getFormatVariables(ArrayRef<FormatNode> nodes);

} // namespace strata

#endif // STRATA_DIALECTFILES_TOOLS_FORMATTEXT_H
