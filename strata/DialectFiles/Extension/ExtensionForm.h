// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Forms of attributes and kinds of keys in words, for messages and documentation.
#ifndef STRATA_DIALECTFILES_EXTENSION_EXTENSIONFORM_H
#define STRATA_DIALECTFILES_EXTENSION_EXTENSIONFORM_H

#include "strata/DialectFiles/Extension/Extension.h"

namespace strata {

/// The number of `keys` that are required.
size_t countRequired(ArrayRef<ExtensionKey> keys);

/// The required form of an attribute: `a list of strings`.
std::string describeForm(const ExtensionAttribute &attribute);

/// The meaning of a key's text: `operand that stands for one value`. Empty for
/// any text or attribute.
std::string describeKind(const ExtensionKey &key);

/// The description of a text of another kind than `kind`: `no operand`. Empty
/// for kinds that name no slot and no region.
StringRef describeMismatch(KeyKind kind);

} // namespace strata

#endif // STRATA_DIALECTFILES_EXTENSION_EXTENSIONFORM_H
