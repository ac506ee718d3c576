// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The reasons for which definitions of dialect files have no custom form although their files
// have a format: the format needs something that the file says is written in C++.
#ifndef STRATA_DIALECTFILES_LOADER_FORMATPROBLEMS_H
#define STRATA_DIALECTFILES_LOADER_FORMATPROBLEMS_H

#include "strata/IR/Fwd.h"

#include <optional>
#include <string>

namespace strata {

struct FormatProblem {
  std::string message;
  /// The word of `strata.missing` because of which the problem is no error.
  std::string missing;
};

/// Records that the format of `name`, as in `d.op`, `!d.type` and `#d.attribute`, is not used.
/// Thread-safe.
void setFormatProblem(Context &ctx, StringRef name, FormatProblem problem);
/// std::nullopt if the format is used, or if there is none. Thread-safe.
std::optional<FormatProblem> findFormatProblem(Context &ctx, StringRef name);

} // namespace strata

#endif // STRATA_DIALECTFILES_LOADER_FORMATPROBLEMS_H
