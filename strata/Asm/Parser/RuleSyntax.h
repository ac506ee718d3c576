// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The syntax of rewrite rules (docs/rules.md): the operations before and after in their
// custom or generic form, with holes for values, types and attributes.
//
//   rule @AddZero { %r = arith.addi %x, 0 : $t } => %x
//
// The parser reads a rule to this record and hands it to `ParserConfig::rules`, which gives
// it a meaning (Rewrite/Rules).
#ifndef STRATA_ASM_PARSER_RULESYNTAX_H
#define STRATA_ASM_PARSER_RULESYNTAX_H

#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

#include <functional>
#include <vector>

namespace strata {

/// Operations of a rule. Types and attributes in them may be holes (IR/Types/Holes.h).
struct RuleBlock {
  /// An operation around the block; null if the rule has no such block. The arguments of the
  /// block are the free values: those that the text uses and does not define. The types of
  /// operands and results that follow from holes are inferred holes.
  OwningOpRef<> root;
  /// The names of values, without `%`. For a group of results, that of the first one. The
  /// name of a value that is a number or `$(...)`, and of a hole that is `$(...)`, is
  /// `=offset:text`. Names that end in `...` stand for lists.
  llvm::DenseMap<Value, StringRef> names;

  Block *getBody() const { return &root->getRegion(0).front(); }
};

struct RuleSyntax {
  Location loc;
  /// The name, without `@`.
  StringRef name;
  /// 0 if the rule does not say.
  unsigned benefit = 0;
  RuleBlock match;
  /// The conditions after `where`.
  std::vector<StringRef> conditions;
  RuleBlock rewrite;
  /// The values that replace the results of the last operation of `match`, after `return` or
  /// `=>`.
  std::vector<StringRef> replacements;
  bool hasReplacements = false;
  /// The text ends after the match: the rule finds places.
  bool isMatchOnly = false;
  /// The rule is a fold too.
  bool isFold = false;
  /// The rule erases the last operation of `match`.
  bool isErasing = false;

  /// For a rule of a family, the texts in place of its holes. Holes in conditions and in
  /// `$(...)` are still in the text.
  llvm::StringMap<StringRef> texts;
  /// The place of a part of the text.
  std::function<Location(const char *)> getLoc;
  /// The text to which the offsets in names refer.
  const char *text = nullptr;
};

/// The name of a number or `$(...)` that stands at byte `offset`, which makes it unique.
std::string getSpliceName(uint64_t offset, StringRef text);

/// Takes a rule of `block`'s text; fails after an error.
using RuleSink = std::function<LogicalResult(RuleSyntax &rule, Block *block)>;

/// Whether `op` stands for any number of operations, the hole `getHoleOperationName`.
bool isHoleOperation(Operation *op);
StringRef getHoleOperationName(Operation *op);

} // namespace strata

#endif // STRATA_ASM_PARSER_RULESYNTAX_H
