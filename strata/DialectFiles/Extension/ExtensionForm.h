// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Forms of attributes and kinds of keys in words, for messages and documentation.
#ifndef STRATA_DIALECTFILES_EXTENSION_EXTENSIONFORM_H
#define STRATA_DIALECTFILES_EXTENSION_EXTENSIONFORM_H

#include "strata/DialectFiles/Extension/Extension.h"

namespace strata {

/// How many of `keys` may not be left out.
size_t countRequired(ArrayRef<ExtensionKey> keys);

/// What an attribute must be: `a list of strings`.
std::string describeForm(const ExtensionAttribute &attribute);

/// What the text of a key means: `operand that stands for one value`. Empty for any
/// text or attribute.
std::string describeKind(const ExtensionKey &key);

/// What a text is that is of another kind than `kind`: `no operand`. Empty for
/// kinds that name no slot and no region.
StringRef describeMismatch(KeyKind kind);

} // namespace strata

#endif // STRATA_DIALECTFILES_EXTENSION_EXTENSIONFORM_H
