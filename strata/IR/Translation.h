// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Translations between IR and other representations, as records of the Context:
// `strata translate --to=dot` finds them by name. A program adds one with
// registerTranslation.
#ifndef STRATA_IR_TRANSLATION_H
#define STRATA_IR_TRANSLATION_H

#include "strata/IR/Graph/Operation.h"

namespace strata {

/// A translation as data: to the representation, from it, or both. The strings
/// outlive the Context.
struct Translation {
  /// The name of the representation, as options give it: `dot`.
  StringRef name;
  /// One line for lists.
  StringRef description;
  /// Writes `op`, which has been verified, to `os`. Fails after a diagnostic. Null
  /// if the representation can only be read.
  LogicalResult (*write)(Operation *op, raw_ostream &os) = nullptr;
  /// Makes IR, which the caller verifies, of source buffer `buffer`. Null after a
  /// diagnostic. The function is null if the representation can only be written.
  OwningOpRef<> (*read)(Context *ctx, uint32_t buffer) = nullptr;
};

/// Adds `translation` to those of `ctx`. Fails, with a diagnostic, if its name is
/// taken. Set-up.
LogicalResult registerTranslation(Context &ctx, const Translation &translation);
/// Null if there is none of that name.
const Translation *findTranslation(Context &ctx, StringRef name);
/// All of them, by name.
std::vector<const Translation *> getTranslations(Context &ctx);

} // namespace strata

#endif // STRATA_IR_TRANSLATION_H
