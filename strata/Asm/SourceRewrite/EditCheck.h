// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The proof that edits of a text are right: the edited text is read again and its IR
// compared with the one that the edits follow.
#ifndef STRATA_ASM_SOURCEREWRITE_EDITCHECK_H
#define STRATA_ASM_SOURCEREWRITE_EDITCHECK_H

#include "strata/Asm/SourceRewrite/SourceRewrite.h"

namespace strata {

/// Makes the edits of `rewrite` such that their result is read as the same IR, up to
/// locations: where it is not, operations are printed anew. `makeConfig` is called for
/// each reading. Fails, without diagnostics, if that is not possible.
LogicalResult checkEdits(SourceRewrite &rewrite,
                         function_ref<ParserConfig()> makeConfig);

} // namespace strata

#endif // STRATA_ASM_SOURCEREWRITE_EDITCHECK_H
