// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Extensions of dialect files (DialectFiles/Extension/Extension.h) as text, made from
// their records: the attributes of a definition, their changes, and the form of
// an attribute.
#ifndef STRATA_DIALECTFILES_TOOLS_EXTENSIONTEXT_H
#define STRATA_DIALECTFILES_TOOLS_EXTENSIONTEXT_H

#include "strata/DialectFiles/Model/DialectModel.h"

namespace strata {

/// The text for the attributes of one extension on a definition.
struct ExtensionText {
  const Extension *extension = nullptr;
  /// One for each dictionary, row or list: `loads (pointer = ref, value = item)`.
  /// The name of the attribute is left out where the extension has no other.
  std::vector<std::string> items;
};

/// The texts of `uses`, in the order in which extensions occur.
std::vector<ExtensionText> describeExtensions(ArrayRef<ExtensionUse> uses);

/// The text for one attribute that the loader and the tools treat themselves, or that no
/// extension has.
struct WordText {
  /// `verify regions` for `strata.verify_regions`; the whole name if no extension has it.
  std::string title;
  /// One for each row or string; `yes` for a unit attribute. The texts of a last column
  /// that is repeated, such as the lines of a function, are lines of the item.
  std::vector<std::string> items;
  /// Whether the attribute is a list of rows.
  bool isRows = false;
};

/// The texts of those of `words`, the attributes of a definition, that no extension is
/// attached for and that `shown`, names without namespace, does not list. A tool
/// lists the attributes that it shows in its own way, so that it shows all others too.
std::vector<WordText> describeWords(ArrayRef<NamedAttribute> words,
                                    ArrayRef<StringRef> shown);

/// How an attribute of an extension changed; `isBreaking` and the words are for
/// `strata dialect diff`.
struct ExtensionDifference {
  bool isBreaking = false;
  StringRef title;
  std::string message;
};

/// How `after` differs from `before`, without documentation.
std::vector<ExtensionDifference>
compareExtensions(ArrayRef<ExtensionUse> before, ArrayRef<ExtensionUse> after);

/// Describes attribute `attribute` of `extension`: its documentation, form,
/// places, and keys.
void showExtensionAttribute(const Extension &extension,
                            const ExtensionAttribute &attribute,
                            raw_ostream &os);

} // namespace strata

#endif // STRATA_DIALECTFILES_TOOLS_EXTENSIONTEXT_H
