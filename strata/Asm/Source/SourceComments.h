// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The comments of a text, which the parser does not see.
#ifndef STRATA_ASM_SOURCE_SOURCECOMMENTS_H
#define STRATA_ASM_SOURCE_SOURCECOMMENTS_H

#include "strata/Asm/Parser/ParserObserver.h"

#include <vector>

namespace strata {

/// The comments of `text`, each from `//` to the end of its line without the blanks
/// there, in their order. `text` begins at byte `offset` and is followed by a NUL byte.
std::vector<SourceRange> findComments(StringRef text, uint64_t offset);

/// The comments of `source` among `comments` that `result` lacks. Comments
/// are compared as a multiset of texts, without their places.
std::vector<SourceRange> findLostComments(StringRef source, uint64_t offset,
                                          ArrayRef<SourceRange> comments,
                                          StringRef result);

} // namespace strata

#endif // STRATA_ASM_SOURCE_SOURCECOMMENTS_H
