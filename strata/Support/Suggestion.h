// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// "did you mean": the nearest of the words that would have been right.
#ifndef STRATA_SUPPORT_SUGGESTION_H
#define STRATA_SUPPORT_SUGGESTION_H

#include "strata/Support/LLVM.h"

#include <string>

namespace strata {

/// The candidate nearest to `word` if it is near enough to be meant, else an
/// empty string. The first one wins among equals.
StringRef findNearest(StringRef word, ArrayRef<StringRef> candidates);

/// `; did you mean 'x'?`, or an empty text.
std::string suggest(StringRef word, ArrayRef<StringRef> candidates);

} // namespace strata

#endif // STRATA_SUPPORT_SUGGESTION_H
