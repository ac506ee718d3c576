// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What helps with a text that cannot be read because it is of an older version.
#ifndef STRATA_TOOLING_COMMON_OLDERTEXT_H
#define STRATA_TOOLING_COMMON_OLDERTEXT_H

#include "strata/Asm/Eras/Era.h"

#include <optional>
#include <string>

namespace strata {

/// The eras of `text` if it is valid in them; nothing if it is not. Says nothing.
std::optional<EraSet> findReadableEras(StringRef text);

/// The note that names the options of a tool which read a text of `eras`; `moreFlags`
/// begins with a blank.
std::string describeOlderText(EraSet eras, StringRef moreFlags = "");

} // namespace strata

#endif // STRATA_TOOLING_COMMON_OLDERTEXT_H
