// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/StringRef.h"

#include <algorithm>

using namespace strata;

/// Longer words are not compared: the time goes with the product of lengths.
static constexpr size_t maxLength = 200;

/// Whether `a` is `b` with two neighboring characters exchanged, the most frequent mistake in
/// short words.
static bool isTransposed(StringRef a, StringRef b) {
  if (a.size() != b.size())
    return false;
  size_t i = 0;
  while (i < a.size() && a[i] == b[i])
    ++i;
  return i + 1 < a.size() && a[i] == b[i + 1] && a[i + 1] == b[i] &&
         a.drop_front(i + 2) == b.drop_front(i + 2);
}

StringRef strata::findNearest(StringRef word, ArrayRef<StringRef> candidates) {
  if (word.size() > maxLength)
    return {};
  StringRef nearest;
  // A third of the characters may differ.
  size_t best = std::max<size_t>(1, word.size() / 3) + 1;
  for (StringRef candidate : candidates) {
    // The difference in length is the least distance.
    size_t difference = candidate.size() > word.size()
                            ? candidate.size() - word.size()
                            : word.size() - candidate.size();
    if (candidate.size() > maxLength || difference >= best || candidate == word)
      continue;
    size_t distance =
        isTransposed(word, candidate)
            ? 1
            : word.edit_distance_insensitive(
                  candidate, /*AllowReplacements=*/true, unsigned(best));
    if (distance < best) {
      best = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

std::string strata::suggest(StringRef word, ArrayRef<StringRef> candidates) {
  StringRef nearest = findNearest(word, candidates);
  return nearest.empty() ? std::string()
                         : "; did you mean '" + nearest.str() + "'?";
}
