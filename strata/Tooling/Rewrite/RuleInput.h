// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The files that `strata rewrite` and `strata query` read.
#ifndef STRATA_TOOLING_REWRITE_RULEINPUT_H
#define STRATA_TOOLING_REWRITE_RULEINPUT_H

#include "strata/Support/LLVM.h"

#include "llvm/Support/MemoryBuffer.h"

#include <memory>

namespace strata {

/// The name of the input `path` in messages.
StringRef getInputName(StringRef path);

/// Opens text. Null after a message to `err`.
std::unique_ptr<llvm::MemoryBuffer> openRuleInput(StringRef path,
                                                  raw_ostream &err);

} // namespace strata

#endif // STRATA_TOOLING_REWRITE_RULEINPUT_H
