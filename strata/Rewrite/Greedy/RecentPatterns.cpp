// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/Greedy/RecentPatterns.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;

std::string RecentPatterns::describe() const {
  llvm::MapVector<StringRef, unsigned> counts;
  unsigned total = 0;
  size_t first = numRewrites - std::min(numRewrites, names.size());
  for (size_t i = first; i < numRewrites; ++i) {
    StringRef name = names[i % names.size()];
    if (name == "dce")
      continue;
    ++counts[name];
    ++total;
  }
  if (counts.empty())
    return "";
  auto sorted = counts.takeVector();
  llvm::stable_sort(
      sorted, [](const auto &a, const auto &b) { return a.second > b.second; });
  std::string text =
      "; the last rewrite was by '" + sorted[0].first.str() + "'";
  if (total == 1)
    return text;
  text = "; of the last " + std::to_string(total) + " rewrites, ";
  constexpr size_t maxNames = 4;
  size_t numNames = std::min(sorted.size(), maxNames);
  for (size_t i = 0; i < numNames; ++i) {
    auto [name, count] = sorted[i];
    text += i == 0 ? "" : i + 1 == sorted.size() ? " and " : ", ";
    text += std::to_string(count) +
            (i            ? ""
             : count == 1 ? " was"
                          : " were") +
            " by '" + name.str() + "'";
  }
  if (sorted.size() > numNames)
    text += " and others by " + std::to_string(sorted.size() - numNames) +
            " more patterns";
  return text;
}
