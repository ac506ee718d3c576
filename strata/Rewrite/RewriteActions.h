// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The actions of rewriting: patterns, rounds of the greedy driver, conversions.
#ifndef STRATA_REWRITE_REWRITEACTIONS_H
#define STRATA_REWRITE_REWRITEACTIONS_H

#include "strata/IR/Action.h"

#include "llvm/Support/raw_ostream.h"

namespace strata {

/// A driver tries a pattern on an operation, the unit. The pattern does not match if it is
/// skipped.
class ApplyPatternAction : public tracing::ActionImpl<ApplyPatternAction> {
public:
  static constexpr StringLiteral tag = "apply-pattern";
  /// `patternName` outlives the action.
  ApplyPatternAction(ArrayRef<IRUnit> units, StringRef patternName)
      : ActionImpl(units), patternName(patternName) {}
  void print(raw_ostream &os) const override {
    os << '`' << tag << " pattern: " << patternName;
  }

private:
  StringRef patternName;
};

/// The greedy driver rewrites a region, the unit, until nothing changes or the limit
/// on the number of rewrites is reached, and simplifies it.
class GreedyPatternRewriteIteration
    : public tracing::ActionImpl<GreedyPatternRewriteIteration> {
public:
  static constexpr StringLiteral tag = "GreedyPatternRewriteIteration";
  /// `iteration` is the number of the round, from 1.
  GreedyPatternRewriteIteration(ArrayRef<IRUnit> units, int64_t iteration)
      : ActionImpl(units), iteration(iteration) {}
  void print(raw_ostream &os) const override {
    os << tag << '(' << iteration << ')';
  }

private:
  int64_t iteration;
};

/// Operations, the units, are converted for a target. If it is skipped, nothing is
/// converted, and the conversion succeeds.
class ApplyConversionAction
    : public tracing::ActionImpl<ApplyConversionAction> {
public:
  using ActionImpl::ActionImpl;
  static constexpr StringLiteral tag = "apply-conversion";
  void print(raw_ostream &os) const override { os << tag; }
};

} // namespace strata

#endif // STRATA_REWRITE_REWRITEACTIONS_H
