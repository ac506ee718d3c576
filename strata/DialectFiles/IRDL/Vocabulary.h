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

/// Where attributes of `op`, an irdl operation, stand: a value of ExtensionPlace; 0
/// if no extension has attributes there.
uint8_t getExtensionPlace(Operation *op);

/// What is wrong with `attr` of `op`, as a message; see checkExtensionAttribute.
std::string checkVocabulary(Operation *op, NamedAttribute attr);

/// What `attr` of `op`, an attribute of another namespace or of none, looks like
/// a mistake for, as a message; empty if it does not.
std::string checkSpelling(Operation *op, NamedAttribute attr);

/// Whether `kind` is spelled as `strata.kind` has it. That there are the
/// definitions it names is not asked.
bool isKindSpelling(StringRef kind, Context *ctx);

} // namespace irdl
} // namespace strata

#endif // STRATA_DIALECTFILES_IRDL_VOCABULARY_H
