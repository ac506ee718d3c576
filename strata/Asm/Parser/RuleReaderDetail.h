// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads rewrite rules, by the parser of operations.
#ifndef STRATA_ASM_PARSER_RULEREADERDETAIL_H
#define STRATA_ASM_PARSER_RULEREADERDETAIL_H

#include "strata/Asm/Parser/RuleSyntax.h"
#include "strata/Asm/Source/Lexer.h"

namespace strata {

class Parser;
struct OperationState;

/// Removes attributes of `op` that `state` does not have: operations of rules have only the
/// attributes that are written.
void dropDefaults(Operation *op, const OperationState &state);

class RuleReader {
public:
  explicit RuleReader(Parser &parser) : p(parser) {}
  /// Reads the rule, or the family of rules, whose keyword is the current token, and gives
  /// each to the sink of the parser's configuration.
  ParseResult read(Block *block);

private:
  /// A row of the table of a family: a name and the texts of its holes.
  struct Row {
    StringRef name;
    const char *loc;
    SmallVector<StringRef, 4> texts;
  };
  ParseResult readFamily();
  ParseResult readRow(size_t numHoles);
  /// The text from the current token up to one of `ends` outside of brackets.
  ParseResult readText(ArrayRef<StringRef> ends, StringRef what,
                       StringRef &text);
  ParseResult readRule(const Row &row, Block *block, const char *loc);
  ParseResult readBenefit(RuleSyntax &rule);
  ParseResult readBlock(RuleBlock &block, RuleSyntax *returning);
  ParseResult readBlockBody(RuleBlock &block, RuleSyntax *returning);
  ParseResult readReplacements(RuleSyntax &rule, bool isInBlock);
  ParseResult readConditions(RuleSyntax &rule);
  ParseResult readRewrite(RuleSyntax &rule);
  ParseResult expectArrow();

  Parser &p;
  bool isFold = false;
  SmallVector<StringRef, 4> holes;
  std::vector<Row> rows;
};

} // namespace strata

#endif // STRATA_ASM_PARSER_RULEREADERDETAIL_H
