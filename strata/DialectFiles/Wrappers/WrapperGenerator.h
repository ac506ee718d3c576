// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Typed C++ for dialect files: a header with a class for each operation, type
// and attribute and an enum class for each enumeration, over the classes of
// Definition/OpWrapper.h and Definition/TypeWrapper.h. docs/wrappers.md says what is in it; the
// program strata-gen writes it.
#ifndef STRATA_DIALECTFILES_WRAPPERS_WRAPPERGENERATOR_H
#define STRATA_DIALECTFILES_WRAPPERS_WRAPPERGENERATOR_H

#include "strata/IR/Graph/Operation.h"

#include <string>
#include <vector>

namespace strata {

/// Operations with a header of their own, since including all operations of a large dialect
/// is slow.
struct WrapperGroup {
  /// Part of the name of the header: `Intrinsic` for LLVMIntrinsicOps.h.
  std::string name;
  /// Operations whose names, without the dialect, begin with one of these. The longest
  /// prefix of all groups decides.
  std::vector<std::string> prefixes;
};

struct WrapperOptions {
  /// The name of the dialect file, without folder.
  StringRef sourceName;
  /// The qualified name of the function that registers the dialect with a Context; empty
  /// if there is none.
  StringRef registration = {};
  /// A header with more classes, included at the end of the header of operations; may be
  /// empty.
  StringRef include = {};
  /// A header with the class templates that `strata.class_base` names, included at the
  /// start of headers of operations; may be empty.
  StringRef bases = {};
  ArrayRef<WrapperGroup> groups = {};
};

/// A generated header: `suffix` comes after the stem of the file's name (`Ops.h`).
struct WrapperHeader {
  std::string suffix, text;
};

/// Loads the dialects that `root` defines and returns the headers for them: `Ops.h` alone
/// or, with groups, `Attrs.h` with types, attributes and enumerations, `Ops.h` with the
/// operations of no group, and one for each group; these include `Attrs.h`. The text
/// depends on the definitions and the options alone. Fails, with a diagnostic, if the
/// dialects cannot be loaded or there are none. Set-up, as loadDialects is.
FailureOr<std::vector<WrapperHeader>>
generateWrappers(Operation *root, const WrapperOptions &options);

} // namespace strata

#endif // STRATA_DIALECTFILES_WRAPPERS_WRAPPERGENERATOR_H
