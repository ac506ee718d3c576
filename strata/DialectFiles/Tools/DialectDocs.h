// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Documentation of a dialect: as Markdown, and as one HTML page that needs
// nothing else (index, search, light and dark). Texts of the dialect file are
// escaped, whatever they hold; descriptions may use a part of Markdown.
#ifndef STRATA_DIALECTFILES_TOOLS_DIALECTDOCS_H
#define STRATA_DIALECTFILES_TOOLS_DIALECTDOCS_H

#include "strata/DialectFiles/Tools/Samples.h"

namespace strata {

void writeMarkdown(const DialectModel &model, Samples &samples,
                   raw_ostream &os);
void writeHTML(const DialectModel &model, Samples &samples, raw_ostream &os);

} // namespace strata

#endif // STRATA_DIALECTFILES_TOOLS_DIALECTDOCS_H
