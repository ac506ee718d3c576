// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Help for texts that cannot be read because they are of an older version.
#ifndef STRATA_TOOLING_COMMON_OLDERTEXT_H
#define STRATA_TOOLING_COMMON_OLDERTEXT_H

#include "strata/Asm/Eras/Era.h"

#include <optional>
#include <string>

namespace strata {

/// The eras of `text` if it is valid in them; std::nullopt if it is not.
/// Reports no diagnostics.
std::optional<EraSet> findReadableEras(StringRef text);

/// The note that names the options of a tool which read a text of `eras`; `moreFlags`
/// begins with a blank.
std::string describeOlderText(EraSet eras, StringRef moreFlags = "");

} // namespace strata

#endif // STRATA_TOOLING_COMMON_OLDERTEXT_H
