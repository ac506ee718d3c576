// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The patterns that were applied last, for messages about patterns that do not converge:
//
//   RecentPatterns recent;
//   if (failed(applyPatternsGreedily(op, patterns, config, &changed, recent)))
//     op->emitError("did not converge") << recent.describe();
#ifndef STRATA_REWRITE_GREEDY_RECENTPATTERNS_H
#define STRATA_REWRITE_GREEDY_RECENTPATTERNS_H

#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

#include <array>
#include <string>

namespace strata {

/// Names must outlive it.
class RecentPatterns {
public:
  /// `pattern` was applied; folding and the removal of dead operations are called `fold` and
  /// `dce`.
  void add(StringRef pattern) { names[numRewrites++ % names.size()] = pattern; }
  void clear() { numRewrites = 0; }
  /// `; of the last 64 rewrites, 40 were by 'a' and 24 by 'b'`, most frequent patterns first;
  /// empty if there were none. Removed dead operations do not count.
  std::string describe() const;

private:
  std::array<StringRef, 64> names;
  size_t numRewrites = 0;
};

/// Rewrites the operations in the regions of each of `ops`, as the function without `recent`
/// does. `recent` gets the patterns that were applied last in the first region that does not
/// converge; it is not changed if there is none.
LogicalResult applyPatternsGreedily(ArrayRef<Operation *> ops,
                                    const FrozenRewritePatternSet &patterns,
                                    const GreedyRewriteConfig &config,
                                    bool *changed, RecentPatterns &recent);
/// Rewrites `ops`, as the function without `recent` does.
LogicalResult applyOpPatternsGreedily(ArrayRef<Operation *> ops,
                                      const FrozenRewritePatternSet &patterns,
                                      const GreedyRewriteConfig &config,
                                      bool *changed, RecentPatterns &recent);

} // namespace strata

#endif // STRATA_REWRITE_GREEDY_RECENTPATTERNS_H
