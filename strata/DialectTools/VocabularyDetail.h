// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attributes of the extension: where each may stand and what form it has,
// as docs/dialect-files.md says.
#ifndef STRATA_DIALECTTOOLS_VOCABULARYDETAIL_H
#define STRATA_DIALECTTOOLS_VOCABULARYDETAIL_H

#include "strata/IR/BuiltinAttributes.h"

#include <string>
#include <vector>

namespace strata {

class Operation;

/// Why `attr` of `op`, which is of the namespace `strata`, is not right; empty
/// if it is.
std::string checkVocabulary(Operation *op, NamedAttribute attr);

/// Whether `kind` is one of those an attribute may be kept as.
bool isStorageKind(StringRef kind);
/// Whether `text` is an effect, with or without a resource.
bool isEffect(StringRef text);

} // namespace strata

#endif // STRATA_DIALECTTOOLS_VOCABULARYDETAIL_H
