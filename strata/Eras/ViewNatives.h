// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Natives that rules of history files need for views of memrefs, whose types
// older versions did not check, or took for others of the same layout.
// docs/history-files.md describes them.
#ifndef STRATA_ERAS_VIEWNATIVES_H
#define STRATA_ERAS_VIEWNATIVES_H

#include "strata/Rewrite/PDL/PDLNatives.h"

namespace strata {

void addViewNatives(PDLNatives &natives);

} // namespace strata

#endif // STRATA_ERAS_VIEWNATIVES_H
