// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The shortest edit script of lines (E. Myers, An O(ND) Difference Algorithm, 1986), up to a
// length: scripts that are longer replace all lines between the first and the last change.
#include "strata/Tooling/Common/UnifiedDiff.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <algorithm>
#include <vector>

using namespace strata;

namespace {
using Lines = SmallVector<StringRef, 0>;

/// Lines of the old text from `oldBegin` on become those of the new one from `newBegin` on.
struct Change {
  size_t oldBegin, oldEnd, newBegin, newEnd;
};
} // namespace

/// The lines of `text` with their ends.
static Lines splitLines(StringRef text) {
  Lines lines;
  while (!text.empty()) {
    size_t end = text.find('\n');
    size_t size = end == StringRef::npos ? text.size() : end + 1;
    lines.push_back(text.take_front(size));
    text = text.drop_front(size);
  }
  return lines;
}

namespace {
/// Finds the changes that turn lines into others, which begin and end with different lines.
class LineComparison {
public:
  LineComparison(ArrayRef<StringRef> before, ArrayRef<StringRef> after)
      : before(before), after(after) {}
  std::vector<Change> run();

private:
  /// For each diagonal k = x - y, the furthest x that a script reaches.
  struct Frontier {
    explicit Frontier(ptrdiff_t length) : length(length) {}
    int32_t &operator[](ptrdiff_t k) { return xs[size_t(k + length)]; }
    ptrdiff_t length;
    std::vector<int32_t> xs = std::vector<int32_t>(size_t(2 * length + 1));
  };
  bool isInsertion(Frontier &from, ptrdiff_t k, ptrdiff_t length) {
    return k == -length || (k != length && from[k - 1] < from[k + 1]);
  }
  bool step(Frontier &from, Frontier &to, ptrdiff_t length);
  std::vector<Change> traceBack();

  ArrayRef<StringRef> before, after;
  /// The frontiers before each step, whose ends are one diagonal further.
  std::vector<Frontier> frontiers;
};
} // namespace

/// Extends scripts to `length` edits. Whether one reaches the ends of the lines.
bool LineComparison::step(Frontier &from, Frontier &to, ptrdiff_t length) {
  ptrdiff_t n = ptrdiff_t(before.size()), m = ptrdiff_t(after.size());
  for (ptrdiff_t k = -length; k <= length; k += 2) {
    ptrdiff_t x = isInsertion(from, k, length) ? from[k + 1] : from[k - 1] + 1;
    for (ptrdiff_t y = x - k;
         x < n && y < m && before[size_t(x)] == after[size_t(y)]; ++y)
      ++x;
    to[k] = int32_t(x);
    if (x >= n && x - k >= m)
      return true;
  }
  return false;
}

std::vector<Change> LineComparison::traceBack() {
  std::vector<Change> changes;
  ptrdiff_t x = ptrdiff_t(before.size()), y = ptrdiff_t(after.size());
  for (ptrdiff_t length = ptrdiff_t(frontiers.size()) - 1; length > 0;
       --length) {
    Frontier &from = frontiers[size_t(length)];
    ptrdiff_t k = x - y;
    bool inserts = isInsertion(from, k, length);
    ptrdiff_t previous = inserts ? k + 1 : k - 1;
    x = from[previous], y = x - previous;
    Change change{size_t(x), size_t(x + !inserts), size_t(y),
                  size_t(y + inserts)};
    bool continues = !changes.empty() &&
                     changes.back().oldBegin == change.oldEnd &&
                     changes.back().newBegin == change.newEnd;
    if (!continues) {
      changes.push_back(change);
      continue;
    }
    changes.back().oldBegin = change.oldBegin;
    changes.back().newBegin = change.newBegin;
  }
  std::reverse(changes.begin(), changes.end());
  return changes;
}

std::vector<Change> LineComparison::run() {
  constexpr ptrdiff_t maxLength = 2000;
  ptrdiff_t limit =
      std::min(ptrdiff_t(before.size() + after.size()), maxLength);
  frontiers.emplace_back(1);
  for (ptrdiff_t length = 0; length <= limit; ++length) {
    Frontier next(length + 2);
    if (step(frontiers.back(), next, length))
      return traceBack();
    frontiers.push_back(std::move(next));
  }
  return {{0, before.size(), 0, after.size()}};
}

/// The changes that turn `before` into `after`.
static std::vector<Change> findChanges(ArrayRef<StringRef> before,
                                       ArrayRef<StringRef> after) {
  size_t limit = std::min(before.size(), after.size()), prefix = 0, suffix = 0;
  while (prefix < limit && before[prefix] == after[prefix])
    ++prefix;
  while (suffix < limit - prefix &&
         before[before.size() - 1 - suffix] == after[after.size() - 1 - suffix])
    ++suffix;
  std::vector<Change> changes =
      LineComparison(before.drop_front(prefix).drop_back(suffix),
                     after.drop_front(prefix).drop_back(suffix))
          .run();
  for (Change &change : changes) {
    change.oldBegin += prefix, change.oldEnd += prefix;
    change.newBegin += prefix, change.newEnd += prefix;
  }
  return changes;
}

static void printLine(char sign, StringRef line, raw_ostream &os) {
  os << sign << line;
  if (!line.ends_with("\n"))
    os << "\n\\ No newline at end of file\n";
}

/// The first line and the number of lines of one side of a hunk; the line before for no
/// lines.
static void printRange(size_t begin, size_t end, raw_ostream &os) {
  size_t count = end - begin;
  os << begin + (count != 0);
  if (count != 1)
    os << ',' << count;
}

/// Prints changes that are close to each other, with the lines around them.
static void printHunk(ArrayRef<Change> changes, ArrayRef<StringRef> before,
                      ArrayRef<StringRef> after, size_t context,
                      raw_ostream &os) {
  size_t lead = std::min(context, changes.front().oldBegin);
  size_t trail = std::min(context, before.size() - changes.back().oldEnd);
  size_t at = changes.front().oldBegin - lead;
  os << "@@ -";
  printRange(at, changes.back().oldEnd + trail, os);
  os << " +";
  printRange(changes.front().newBegin - lead, changes.back().newEnd + trail,
             os);
  os << " @@\n";
  for (const Change &change : changes) {
    for (; at < change.oldBegin; ++at)
      printLine(' ', before[at], os);
    for (; at < change.oldEnd; ++at)
      printLine('-', before[at], os);
    for (size_t i = change.newBegin; i < change.newEnd; ++i)
      printLine('+', after[i], os);
  }
  for (size_t end = at + trail; at < end; ++at)
    printLine(' ', before[at], os);
}

void strata::printUnifiedDiff(StringRef path, StringRef before, StringRef after,
                              raw_ostream &os) {
  constexpr size_t context = 3;
  if (before == after)
    return;
  Lines oldLines = splitLines(before), newLines = splitLines(after);
  std::vector<Change> changes = findChanges(oldLines, newLines);
  os << "--- " << path << "\n+++ " << path << '\n';
  for (size_t first = 0; first < changes.size();) {
    size_t next = first + 1;
    while (next < changes.size() &&
           changes[next].oldBegin - changes[next - 1].oldEnd <= 2 * context)
      ++next;
    printHunk(ArrayRef(changes).slice(first, next - first), oldLines, newLines,
              context, os);
    first = next;
  }
}
