// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that apply a set of patterns by the greedy driver:
//
//   static constexpr PassInfo info = {
//       .argument = "flatten-memref",
//       ...
//       .create = makePatternPass<populateFlattenMemRefPatterns>,
//   };
//
// A pass with options is a class that calls `rewriteInParallel`.
#ifndef STRATA_TRANSFORMS_PATTERNPASS_H
#define STRATA_TRANSFORMS_PATTERNPASS_H

#include "strata/Pass/ParallelWork.h"
#include "strata/Pass/Pass.h"
#include "strata/Rewrite/PatternMatch.h"

namespace strata {

/// As `applyPatternsGreedily(op, patterns)`, on behalf of the pass `work`. Several threads rewrite
/// the functions of a module; patterns must not inspect operations outside of the function.
LogicalResult rewriteInParallel(ParallelWork work, Operation *op,
                                const FrozenRewritePatternSet &patterns);

/// The result of a pass whose patterns do not reach a fixed point: the pass fails, or the IR that
/// was reached is the result.
enum class NonConvergence : bool { Fails, IsAccepted };

/// Makes a pass that applies the patterns which `populate` adds.
std::unique_ptr<Pass> createPatternPass(const PassInfo &info,
                                        void (*populate)(RewritePatternSet &),
                                        NonConvergence mode);

/// `createPatternPass` in the form of `PassInfo::create`.
template <void (*Populate)(RewritePatternSet &),
          NonConvergence Mode = NonConvergence::Fails>
std::unique_ptr<Pass> makePatternPass(const PassInfo &info) {
  return createPatternPass(info, Populate, Mode);
}

} // namespace strata

#endif // STRATA_TRANSFORMS_PATTERNPASS_H
