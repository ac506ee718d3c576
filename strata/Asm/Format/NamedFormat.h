// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Named formats: parts of formats with parameters, which the formats of operations call
// like custom directives. Dialect files define them (`strata.formats`); some are bundled
// (NamedFormats.def). Where the name belongs to a directive in C++ too
// (FormatDirective.h), that is called.
#ifndef STRATA_ASM_FORMAT_NAMEDFORMAT_H
#define STRATA_ASM_FORMAT_NAMEDFORMAT_H

#include "strata/IR/Fwd.h"

#include <memory>
#include <string>
#include <vector>

namespace strata {

struct NamedFormat {
  std::vector<std::string> parameters;
  /// `$name` stands for the argument of the parameter `name`: an operand,
  /// attribute, region or successor, `type(...)` of one, or a string, which
  /// becomes a literal.
  std::string text;
  /// Part of the program, not of a dialect file.
  bool isBundled = false;
};

/// The names in `list`, separated by commas.
std::vector<std::string> splitFormatParameters(StringRef list);

/// Defines the format called `dialect.name`. An earlier one of that name is replaced for
/// formats that are compiled from now on. Thread-safe.
void setNamedFormat(Context &ctx, StringRef dialect, StringRef name,
                    NamedFormat format);
/// The format called `dialect.name`, else the bundled one called `name`; null if there is
/// none. Thread-safe.
std::shared_ptr<const NamedFormat>
findNamedFormat(Context &ctx, StringRef dialect, StringRef name);

/// Sets the format of the operations of `dialect` that have none of their own. Thread-safe.
void setDefaultFormat(Context &ctx, StringRef dialect, StringRef text);
/// Empty if there is none. Thread-safe.
std::string findDefaultFormat(Context &ctx, StringRef dialect);

} // namespace strata

#endif // STRATA_ASM_FORMAT_NAMEDFORMAT_H
