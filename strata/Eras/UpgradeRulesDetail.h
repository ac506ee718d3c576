// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules of the history files of a Context.
#ifndef STRATA_ERAS_UPGRADERULESDETAIL_H
#define STRATA_ERAS_UPGRADERULESDETAIL_H

#include "strata/IR/ContextData.h"
#include "strata/Rewrite/PatternMatch.h"

namespace strata {

/// The rules read so far, one set for each file.
struct UpgradeRules final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.upgrade-rules";
  std::vector<FrozenRewritePatternSet> sets;
};

} // namespace strata

#endif // STRATA_ERAS_UPGRADERULESDETAIL_H
