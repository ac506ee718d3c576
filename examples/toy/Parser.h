// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parser of the Toy language:
//
//   program   ::= function*
//   function  ::= `def` name `(` (name (`,` name)*)? `)` `{` statement* `}`
//   statement ::= `var` name shape? `=` sum `;` | `return` sum? `;` | call `;`
//   shape     ::= `<` integer (`,` integer)* `>`
//
// A sum is an expression (ExprParser.h).
#ifndef STRATA_EXAMPLES_TOY_PARSER_H
#define STRATA_EXAMPLES_TOY_PARSER_H

#include "strata/IR/Context.h"

#include "AST.h"

namespace toyc {

/// Parses the source buffer `buffer` of `ctx`. Errors are diagnostics; after an
/// error, parsing continues with the next function.
strata::FailureOr<Program> parse(strata::Context &ctx, uint32_t buffer);

} // namespace toyc

#endif // STRATA_EXAMPLES_TOY_PARSER_H
