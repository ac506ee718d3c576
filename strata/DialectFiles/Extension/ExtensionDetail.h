// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to the loader: extensions of one operation of a dialect file.
#ifndef STRATA_DIALECTFILES_EXTENSION_EXTENSIONDETAIL_H
#define STRATA_DIALECTFILES_EXTENSION_EXTENSIONDETAIL_H

#include "strata/DialectFiles/Extension/ExtensionArgs.h"

namespace strata::irdl {

class Definitions;

/// The bundled extensions, in a fixed order.
SmallVector<const Extension *, 16> getBundledExtensions();

/// Whether some extension has attributes in the namespace `name`.
bool isExtensionNamespace(Context *ctx, StringRef name);

/// The error in the record of an extension, as a message; empty if it is valid.
/// Names of other extensions are not checked.
std::string checkExtension(const Extension &extension);

/// The error in `text` as a value of `key`, independent of an operation, as in
/// "no number". Empty if it is valid.
std::string checkKeyText(const ExtensionKey &key, StringRef text);

/// The values of `key` in `text`: the parts of a list, or all of it.
SmallVector<StringRef, 2> splitKeyText(const ExtensionKey &key, StringRef text);

/// The message that `text`, a value of `key` in `attribute`, is `problem`.
std::string describeKeyProblem(const ExtensionAttribute &attribute,
                               const ExtensionKey &key, StringRef text,
                               StringRef problem);

/// The attributes of one operation in a dialect file that extend plain IRDL.
struct ExtensionSource {
  Location loc;
  ArrayRef<ExtensionUse> attributes;
  /// Attributes of constraints, by the name of the operand, result or attribute.
  std::vector<std::pair<std::string, ExtensionUse>> onSlots;
  /// The file declares that predicates may have unknown names.
  bool mayBeUnknown = false;
};

/// Attaches the extensions of one operation.
class ExtensionLoader {
public:
  ExtensionLoader(OpDefinition &def, const ExtensionSource &source,
                  const Definitions &definitions)
      : def(def), source(source), definitions(definitions) {}

  /// Resolves the attributes and attaches the extensions; the slots of the
  /// definition must be complete. Adds the names of interfaces.
  LogicalResult attach();
  /// Adds the tables of interfaces and calls `verify` of the extensions;
  /// traits, hooks and other registrations in C++ must exist.
  LogicalResult finish();

private:
  ExtensionArgs &getArgs(const Extension &extension);
  /// An attribute of the extension that the file has, for messages.
  static StringRef getFirstName(const ExtensionArgs &args);
  LogicalResult addTables(const ExtensionArgs &args);

  OpDefinition &def;
  const ExtensionSource &source;
  const Definitions &definitions;
  SmallVector<ExtensionArgs, 1> used;
};

/// Names results that no extension has named, where there are several.
void suggestResultNames(OpDefinition &def);

} // namespace strata::irdl

#endif // STRATA_DIALECTFILES_EXTENSION_EXTENSIONDETAIL_H
