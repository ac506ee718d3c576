// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes operations of the dialect `smt` as commands of SMT-LIB 2.
#ifndef STRATA_TARGET_SMTLIB_SMTLIB_H
#define STRATA_TARGET_SMTLIB_SMTLIB_H

#include "strata/IR/ContextData.h"
#include "strata/IR/Graph/Operation.h"

namespace strata {

/// The options of the export for a Context.
struct SMTLIBOptions final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.smtlib-options";
  /// Whether a term with one use is printed at its use instead of in a `let`.
  bool inlineSingleUseValues = false;
};

/// Writes each `smt.solver` in `root` as a script that ends with `(reset)`. A term that
/// several terms share is printed once for each assertion, in a `let`. Fails after a
/// diagnostic, when a part of the text has been written.
LogicalResult writeSMTLIB(Operation *root, raw_ostream &os,
                          const SMTLIBOptions &options = {});

/// Registers the translation `smtlib` with the options of the Context. Set-up.
void registerSMTLIBTranslation(Context &ctx);

} // namespace strata

#endif // STRATA_TARGET_SMTLIB_SMTLIB_H
