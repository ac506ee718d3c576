// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The meaning of natives for unknown numbers: proofs of rules (docs/proofs.md) call
// natives for known types and attributes, and evaluate the meaning for constants of the rule.
//
//   natives.declareMeaning("strata.sub", {.value = "(a, b) a - b"});
//   natives.declareMeaning("strata.is_one", {.condition = "(a) a == 1"});
#ifndef STRATA_REWRITE_PDL_PDLNATIVEMEANING_H
#define STRATA_REWRITE_PDL_PDLNATIVEMEANING_H

#include "strata/IR/Types/Attribute.h"

#include <optional>
#include <string>
#include <vector>

namespace strata {

/// The native fails for attributes that are no numbers. One of `value`, `condition`, `cases` and `typeArgument` is given. Texts are names of the arguments, numbers or
/// types, in parentheses, and an expression (docs/semantics.md).
struct PDLNativeMeaning {
  /// A result that is a certain attribute under a condition.
  struct Case {
    Attribute (*get)(Context &ctx) = nullptr;
    std::string condition;
  };
  /// How integers of different widths get the same one.
  enum class Extension : uint8_t { None, Zero, Sign };

  /// The result, a number of the type of the first one; the native fails if it is undefined.
  std::string value = {};
  /// Whether the native succeeds, which then has no result.
  std::string condition = {};
  /// The condition for floats, if it is another one.
  std::string floatCondition = {};
  /// All results that there can be.
  std::vector<Case> cases = {};
  Extension extension = Extension::None;
  /// The argument of which the native reads only the type. It is called with a zero of that type.
  std::optional<unsigned> typeArgument = std::nullopt;
};

} // namespace strata

#endif // STRATA_REWRITE_PDL_PDLNATIVEMEANING_H
