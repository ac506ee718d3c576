// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialect files loaded for real, as `strata opt --irdl-file` loads them, for
// tools that say beforehand what that would say.
#ifndef STRATA_TOOLING_DIALECT_DIALECTLOADCHECK_H
#define STRATA_TOOLING_DIALECT_DIALECTLOADCHECK_H

#include "strata/IR/Context.h"

namespace strata {

/// A Context like that of `strata opt`: the dialects of the program are
/// available, and unregistered hooks are rejected.
class DialectLoadCheck {
public:
  enum class CppOfFiles : uint8_t {
    /// Hooks, traits and directives that files list must be registered.
    Required,
    /// Stubs stand for unregistered hooks (registerStubHooks). Types and
    /// attributes can be read and printed then, but operations cannot.
    MadeUp,
  };

  /// `own` are dialects of the program that files will define; the C++ of these
  /// is registered. `registerExtensions` is called for the Context; null for
  /// nothing.
  explicit DialectLoadCheck(CppOfFiles cpp, ArrayRef<StringRef> own = {},
                            void (*registerExtensions)(Context &) = nullptr);

  /// Loads the definitions of `text`, the file called `name`. Messages go to `report`.
  LogicalResult load(StringRef text, StringRef name,
                     function_ref<void(const Diagnostic &)> report);

  Context &getContext() { return ctx; }

private:
  Context ctx;
  CppOfFiles cpp;
};

} // namespace strata

#endif // STRATA_TOOLING_DIALECT_DIALECTLOADCHECK_H
