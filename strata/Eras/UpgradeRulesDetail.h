// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules of the history files of a Context.
#ifndef STRATA_ERAS_UPGRADERULESDETAIL_H
#define STRATA_ERAS_UPGRADERULESDETAIL_H

#include "strata/IR/ContextData.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

#include <string>

namespace strata {

/// A file whose rules are read when they can match for the first time.
struct PendingRules {
  /// All of the file but the tables and the dialects, on the lines it has in the file.
  std::string text;
  std::string fileName;
  /// The dialects of the file, whose operations the rules match, and other operations
  /// that they match.
  SmallVector<std::string, 2> dialects, roots;

  bool canMatch(StringRef op) const {
    return llvm::is_contained(dialects, op.split('.').first) ||
           llvm::is_contained(roots, op);
  }
};

/// The rules read so far, one set for each file.
struct UpgradeRules final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.upgrade-rules";
  std::vector<FrozenRewritePatternSet> sets;
  std::vector<PendingRules> pending;
};

/// Reads the pending rules that can match `op`.
LogicalResult loadRulesFor(Context &ctx, UpgradeRules &rules, StringRef op);

} // namespace strata

#endif // STRATA_ERAS_UPGRADERULESDETAIL_H
