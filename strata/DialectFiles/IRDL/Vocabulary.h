// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of irdl operations: whether they are those of extensions
// (Extension/Extension.h), and their strings.
#ifndef STRATA_DIALECTFILES_IRDL_VOCABULARY_H
#define STRATA_DIALECTFILES_IRDL_VOCABULARY_H

#include "strata/DialectFiles/Extension/Extension.h"

#include <string>
#include <vector>

namespace strata {

class Operation;

namespace irdl {

/// The place of attributes of `op`, an irdl operation, as a value of
/// ExtensionPlace; 0 if no extension has attributes there.
uint8_t getExtensionPlace(Operation *op);

/// The error in `attr` of `op`, as a message; see checkExtensionAttribute.
std::string checkVocabulary(Operation *op, NamedAttribute attr);

/// The attribute of which `attr` of `op`, an attribute of another namespace or
/// of none, looks like a misspelling, as a message; empty if there is none.
std::string checkSpelling(Operation *op, NamedAttribute attr);

/// Whether `kind` is spelled as `strata.kind` has it. Does not check that the
/// definitions it names exist.
bool isKindSpelling(StringRef kind, Context *ctx);

} // namespace irdl
} // namespace strata

#endif // STRATA_DIALECTFILES_IRDL_VOCABULARY_H
