// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The style sheet that all pages of HTML begin with.
#ifndef STRATA_SUPPORT_PAGESTYLE_H
#define STRATA_SUPPORT_PAGESTYLE_H

#include <string>

namespace strata {

/// The text of PageStyle.css.
std::string getPageStyle();

} // namespace strata

#endif // STRATA_SUPPORT_PAGESTYLE_H
