// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Modules of the dialect `emitc` as text of C and C++ (docs/emitc.md). Functions, calls and branches
// may be those of `func` and `cf`.
#ifndef STRATA_TARGET_CPP_CPP_H
#define STRATA_TARGET_CPP_CPP_H

#include "strata/IR/ContextData.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Support/LLVM.h"

namespace strata {

/// Options of the text, which are flags of `strata translate --mlir-to-cpp`.
struct CppOptions {
  /// Declare the variables of a function at its beginning. Needed for functions of several blocks.
  bool declareVariablesAtTop = false;
  /// The `emitc.file` whose contents are written; operations outside of files always are.
  std::string fileId;
};

/// The options of the translation `cpp` for a Context.
struct CppTranslationOptions final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.cpp-translation-options";
  CppOptions options;
};

/// Writes `op`, which verifies, to `os`. Fails, with a diagnostic and without output, if C++ has no
/// equivalent of an operation, a type or an attribute. O(size of the output).
LogicalResult translateToCpp(Operation *op, raw_ostream &os,
                             const CppOptions &options = {});

/// Registers the translation `cpp` (IR/Translation.h), whose options are those of the Context.
/// Set-up: before other threads use the Context.
LogicalResult registerCppTranslation(Context &ctx);

} // namespace strata

#endif // STRATA_TARGET_CPP_CPP_H
