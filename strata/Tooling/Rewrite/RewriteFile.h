// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Applies rules to the text of one file by edits that are checked.
#ifndef STRATA_TOOLING_REWRITE_REWRITEFILE_H
#define STRATA_TOOLING_REWRITE_REWRITEFILE_H

#include "strata/Tooling/Rewrite/RuleContext.h"

namespace strata {

/// How rules are applied.
struct RewriteOptions {
  /// Rounds over the operations of a piece, and rewrites in a round; -1 for any number.
  int64_t maxIterations = 10, maxNumRewrites = -1;
  /// Fold operations as well, and erase all that are dead.
  bool folds = false;
  /// Keep operations without effects of which rules have removed the last use.
  bool keepsUnused = false;
};

/// The outcome for one file.
struct RewrittenFile {
  /// The whole text, of which pieces with errors are as they were.
  std::string text;
  int64_t numRewrites = 0;
  /// The lines of comments that the text does not have.
  std::vector<uint32_t> lostComments;
  /// Pieces that expect errors, and are left as they are.
  unsigned numExpectingErrors = 0;
  /// Whether a piece could not be read or is invalid, and whether rules could not be
  /// applied to one.
  bool isUnreadable = false, hasFailed = false;
};

/// Rewrites `input`, the text of the file `name`. Diagnostics go to `err`.
RewrittenFile rewriteFile(RulePool &pool, const RewriteOptions &options,
                          StringRef name, StringRef input, raw_ostream &err);

} // namespace strata

#endif // STRATA_TOOLING_REWRITE_REWRITEFILE_H
