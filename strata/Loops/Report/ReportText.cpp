// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Words for remarks.
#include "strata/Loops/Report/ReportDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
/// The words for a remark: `{Key}` stands for a value.
struct StepWords {
  StringRef name, text;
};
} // namespace

static constexpr StepWords stepWords[] = {
    {"Versioned", "a version for {Arguments} arguments that do not overlap"},
    {"Blocked", "blocks of {TimeSteps} time steps"},
    {"Parallelized", "divided among {Threads} threads"},
    {"Distributed", "distributed into {Loops} loops"},
    {"FusedRows", "fused with the next nest, {Loops} loops deep"},
    {"ReducedRows", "{Rows} elements kept in registers along a row"},
    {"Interchanged", "loops interchanged, so that the innermost one accesses "
                     "neighbours"},
    {"Transposed", "tiles that are transposed in registers, vectors of "
                   "{VectorLength}"},
    {"Tiled", "tiles {Tiles}, register tile {RegisterTile}, vectors of "
              "{VectorLength}"},
    {"Packed", "elements copied to a buffer in the order of their use"},
    {"RegisterTiled", "executed in registers, vectors of {VectorLength}"},
    {"VectorizedRow", "innermost loop executed by {Copies} vectors of "
                      "{VectorLength}"},
    {"Streamed", "results stored past the caches"},
    {"Jammed", "{Chains} recurrences executed together"},
};

std::string strata::describeStep(const ReportEntry &step) {
  StringRef rest = step.name;
  for (const StepWords &words : stepWords)
    if (words.name == step.name)
      rest = words.text;
  std::string text;
  while (!rest.empty()) {
    auto [before, after] = rest.split('{');
    auto [key, end] = after.split('}');
    text += before;
    text += step.get(key);
    rest = end;
  }
  return text;
}

static unsigned getRank(const ReportEntry &obstacle) {
  StringRef kind = obstacle.get("Kind");
  if (kind == "dependence")
    return obstacle.get("From").empty() ? 1 : 0;
  return kind == "size" ? 2 : kind == "cost" ? 3 : 4;
}

std::vector<ReportEntry>
strata::rankObstacles(ArrayRef<ReportEntry> obstacles) {
  std::vector<ReportEntry> ranked;
  for (const ReportEntry &obstacle : obstacles) {
    auto known = llvm::find_if(ranked, [&](const ReportEntry &other) {
      return other.pass == obstacle.pass && other.place == obstacle.place &&
             other.get("Reason") == obstacle.get("Reason");
    });
    if (known == ranked.end())
      ranked.push_back(obstacle);
    else
      known->count += obstacle.count;
  }
  llvm::stable_sort(ranked, [](const ReportEntry &a, const ReportEntry &b) {
    return getRank(a) < getRank(b);
  });
  return ranked;
}
