// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expressions of rules: conditions after `where` and the contents of `$(...)`.
//
//   ule(bit_width($n), bit_width($t))      a call of a native
//   %c0 + %c1                              the sum of two constants
//   $t is signless_integer                 a predicate of dialect files
#ifndef STRATA_REWRITE_RULES_RULEEXPRESSIONDETAIL_H
#define STRATA_REWRITE_RULES_RULEEXPRESSIONDETAIL_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

#include <functional>
#include <optional>
#include <vector>

namespace strata::rules {

struct Expression {
  enum class Kind : uint8_t {
    /// `%x`, `%x#1`, `%x...`; `text` is without `%`.
    Value,
    /// `$x`; `text` is without `$`.
    Hole,
    /// An integer or float, with its sign; `true` and `false`.
    Number,
    /// A string without quotes.
    String,
    /// `#name<...>`.
    Attribute,
    /// A case of an enumeration.
    Case,
    /// `text(args)`. Operators are calls of their functions.
    Call,
    /// `args[0] is text`.
    Is,
    /// `$text = args[0]`.
    Binding,
    /// `%text = args[0]`.
    ValueBinding
  };
  Kind kind = Kind::Number;
  StringRef text;
  /// The place of the expression in the source.
  const char *loc = nullptr;
  std::vector<Expression> args = {};
  /// A condition must not hold.
  bool isNegated = false;
  /// An operator, whose operands are numbers.
  bool isOperator = false;
};

/// Reports an error at a place of the text.
using ExpressionErrorFn = function_ref<void(const char *, const Twine &)>;

/// Parses a condition or binding; std::nullopt after an error.
std::optional<Expression> parseCondition(StringRef text,
                                         ExpressionErrorFn onError);
/// Parses an expression.
std::optional<Expression> parseExpression(StringRef text,
                                          ExpressionErrorFn onError);

} // namespace strata::rules

#endif // STRATA_REWRITE_RULES_RULEEXPRESSIONDETAIL_H
