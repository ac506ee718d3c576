// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The matches of rules in the text of a file.
#ifndef STRATA_TOOLING_REWRITE_QUERYFILE_H
#define STRATA_TOOLING_REWRITE_QUERYFILE_H

#include "strata/Tooling/Rewrite/RuleContext.h"

namespace strata {

/// A place in a file, counted from 1.
struct QueryPosition {
  uint32_t line = 0, column = 0;
};

/// An operation in a file.
struct QueriedOp {
  std::string name;
  QueryPosition begin, end;
};

/// A value, type, attribute or operation that a rule has a name for.
struct QueryCapture {
  std::string name;
  PDLValue::Kind kind = PDLValue::Kind::Value;
  /// The texts of the values and their types, separated by commas.
  std::string text, type;
};

/// A match.
struct QueryMatch {
  std::string rule;
  QueriedOp root;
  /// The source line on which the root begins.
  std::string line;
  /// All matched operations in the order of the text.
  std::vector<QueriedOp> operations;
  std::vector<QueryCapture> captures;
};

/// The outcome for one file.
struct QueriedFile {
  /// Sorted by position.
  std::vector<QueryMatch> matches;
  bool hasFailed = false;
};

/// Finds the matches of the rules of `pool` in `input`, the text of the file `name`. A match
/// begins with an operation that the text has. The text is not verified. Diagnostics go to
/// `err`; pieces that cannot be read have no matches.
QueriedFile queryFile(RulePool &pool, StringRef name, StringRef input,
                      raw_ostream &err);

} // namespace strata

#endif // STRATA_TOOLING_REWRITE_QUERYFILE_H
