// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_SUPPORT_CPPWORDS_H
#define STRATA_SUPPORT_CPPWORDS_H

#include "strata/Support/LLVM.h"

namespace strata {

/// Whether `name` is a keyword of C++20, or a macro that the standard library's headers or
/// compilers define, so that text of C++ cannot use it as a name.
bool isReservedInCpp(StringRef name);

} // namespace strata

#endif // STRATA_SUPPORT_CPPWORDS_H
