// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How far patterns are from operations that are legal: a pattern that makes
// legal operations only has depth 1, one that creates operations that patterns
// of depth 1 legalize has depth 2, and so on. Patterns that create an operation
// that cannot be legalized have none.
#ifndef STRATA_REWRITE_DIALECTCONVERSION_LEGALIZATIONGRAPHDETAIL_H
#define STRATA_REWRITE_DIALECTCONVERSION_LEGALIZATIONGRAPHDETAIL_H

#include "strata/Rewrite/DialectConversion/ConversionTarget.h"
#include "strata/Rewrite/PatternMatch.h"

namespace strata::detail {

class LegalizationGraph {
public:
  LegalizationGraph(const ConversionTarget &target,
                    const FrozenRewritePatternSet &patterns);

  /// 0 for patterns that lead nowhere.
  unsigned getDepth(const RewritePattern *pattern) const {
    return isTrivial ? 1 : depths.lookup(pattern);
  }
  /// `list` sorted by depth and benefit, without patterns that cannot legalize.
  SmallVector<const RewritePattern *, 4>
  sort(ArrayRef<const RewritePattern *> list) const;
  /// For a pattern that cannot legalize: a generated operation that cannot be
  /// legalized.
  StringRef getObstacle(const RewritePattern *pattern) const;

private:
  /// No pattern says what it makes.
  bool isTrivial = true;
  llvm::DenseMap<const RewritePattern *, unsigned> depths;
  /// The depths of the operations that can be legalized.
  llvm::StringMap<unsigned> opDepths;
};

} // namespace strata::detail

#endif // STRATA_REWRITE_DIALECTCONVERSION_LEGALIZATIONGRAPHDETAIL_H
