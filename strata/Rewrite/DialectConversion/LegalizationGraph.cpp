// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/DialectConversion/LegalizationGraphDetail.h"

#include "llvm/ADT/STLExtras.h"

#include <deque>

using namespace strata;
using namespace strata::detail;

using Action = ConversionTarget::LegalizationAction;

LegalizationGraph::LegalizationGraph(const ConversionTarget &target,
                                     const FrozenRewritePatternSet &patterns) {
  std::vector<const RewritePattern *> all = patterns.getPatterns();
  isTrivial = llvm::all_of(all, [](const RewritePattern *pattern) {
    return pattern->getGeneratedOps().empty();
  });
  if (isTrivial)
    return;
  // Operations are settled in the order of their depth, so that the last of
  // those that a pattern makes gives the pattern's.
  std::deque<StringRef> settled;
  auto settle = [&](StringRef op, unsigned depth) {
    auto [entry, isNew] = opDepths.try_emplace(op, depth);
    if (isNew)
      settled.push_back(entry->first());
  };
  llvm::StringMap<SmallVector<const RewritePattern *, 2>> makers;
  llvm::DenseMap<const RewritePattern *, size_t> missing;
  for (const RewritePattern *pattern : all) {
    size_t &count = missing[pattern];
    for (const std::string &op : pattern->getGeneratedOps()) {
      auto &list = makers[op];
      // A pattern may list an operation that it creates twice.
      if (!list.empty() && list.back() == pattern)
        continue;
      list.push_back(pattern);
      ++count;
      std::optional<Action> action = target.getOpAction(op);
      if (action && *action != Action::Illegal)
        settle(op, 0);
    }
  }
  auto finish = [&](const RewritePattern *pattern, unsigned depth) {
    depths[pattern] = depth;
    if (!pattern->getRootName().empty())
      settle(pattern->getRootName(), depth);
  };
  auto advance = [&] {
    StringRef op = settled.front();
    settled.pop_front();
    for (const RewritePattern *pattern : makers.lookup(op))
      if (--missing[pattern] == 0)
        finish(pattern, opDepths.lookup(op) + 1);
  };
  // Legal operations come first, then patterns that create no known operation.
  for (size_t legal = settled.size(); legal; --legal)
    advance();
  for (const RewritePattern *pattern : all)
    if (pattern->getGeneratedOps().empty())
      finish(pattern, 1);
  while (!settled.empty())
    advance();
}

SmallVector<const RewritePattern *, 4>
LegalizationGraph::sort(ArrayRef<const RewritePattern *> list) const {
  SmallVector<const RewritePattern *, 4> sorted;
  for (const RewritePattern *pattern : list)
    if (getDepth(pattern))
      sorted.push_back(pattern);
  llvm::stable_sort(sorted,
                    [&](const RewritePattern *a, const RewritePattern *b) {
                      unsigned depthOfA = getDepth(a), depthOfB = getDepth(b);
                      if (depthOfA != depthOfB)
                        return depthOfA < depthOfB;
                      return b->getBenefit() < a->getBenefit();
                    });
  return sorted;
}

StringRef LegalizationGraph::getObstacle(const RewritePattern *pattern) const {
  for (const std::string &op : pattern->getGeneratedOps())
    if (!opDepths.contains(op))
      return op;
  return {};
}
