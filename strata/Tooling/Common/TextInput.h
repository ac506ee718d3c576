// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Source text that commands read and change.
#ifndef STRATA_TOOLING_COMMON_TEXTINPUT_H
#define STRATA_TOOLING_COMMON_TEXTINPUT_H

#include "strata/Support/LLVM.h"

#include "llvm/Support/MemoryBuffer.h"

#include <memory>

namespace strata {

/// The name of the input `path` in messages.
StringRef getInputName(StringRef path);

/// Opens text. Null after a message to `err`.
std::unique_ptr<llvm::MemoryBuffer> openTextInput(StringRef path,
                                                  raw_ostream &err);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_TEXTINPUT_H
