// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewrites for rules of history files that turn current operations into older
// ones; docs/eras.md describes them. Each takes an operation.
#ifndef STRATA_ERAS_OLDERNATIVES_H
#define STRATA_ERAS_OLDERNATIVES_H

#include "strata/Rewrite/PDL/PDLNatives.h"

namespace strata {

/// The rewrite called `name`, its words included; null if there is none.
PDLNatives::Entry lookupOlderNative(StringRef name);

} // namespace strata

#endif // STRATA_ERAS_OLDERNATIVES_H
