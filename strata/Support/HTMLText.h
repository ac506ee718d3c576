// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text in pages of HTML.
#ifndef STRATA_SUPPORT_HTMLTEXT_H
#define STRATA_SUPPORT_HTMLTEXT_H

#include "strata/Support/LLVM.h"

#include <string>

namespace strata {

/// Text for HTML: it contains no markup, also in the value of an attribute; bytes that are not UTF-8 become U+FFFD, and
/// control characters are left out.
std::string escapeHTML(StringRef text);

} // namespace strata

#endif // STRATA_SUPPORT_HTMLTEXT_H
