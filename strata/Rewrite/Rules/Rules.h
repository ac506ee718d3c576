// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewrite rules in the syntax of the operations that they rewrite (docs/rules.md,
// docs/decisions/0034). A rule becomes a `pdl.pattern`, by which it is compiled and shown:
//
//   ParserConfig config(ctx);
//   RuleSink sink = makeRuleSink(natives);
//   config.rules = &sink;
//   OwningOpRef<> module = parseSourceBuffer(buffer, config);
#ifndef STRATA_REWRITE_RULES_RULES_H
#define STRATA_REWRITE_RULES_RULES_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Parser/RuleSyntax.h"
#include "strata/Rewrite/PDL/PDLNatives.h"

namespace strata {

/// Adds a `pdl.pattern` to the block of each rule that is parsed. The rules call `natives`,
/// which must outlive the sink. Adds the names of values and holes of the match to `names`, if
/// it is not null; then rules need no rewrite.
RuleSink makeRuleSink(const PDLNatives &natives, SourceNames *names = nullptr);

} // namespace strata

#endif // STRATA_REWRITE_RULES_RULES_H
