// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The changes that a pipeline made, as the data of a page: the passes, the IR after each
// of them as versions of operations, and the steps of the rewrite record.
#ifndef STRATA_EXPLORE_EXPLOREDATA_H
#define STRATA_EXPLORE_EXPLOREDATA_H

#include "strata/Trace/Record.h"

#include <map>

namespace strata {

/// A block as it is shown: its label, empty if none is printed, and its operations by
/// number.
struct IRBlockVersion {
  std::string label;
  std::vector<uint64_t> ops;
  bool operator==(const IRBlockVersion &other) const {
    return label == other.label && ops == other.ops;
  }
};

/// The blocks of each region of an operation.
using IRBodyVersion = std::vector<std::vector<IRBlockVersion>>;

/// An operation with its versions, each with the position of the pass that made it; 0
/// stands for the input.
struct IROpVersions {
  uint64_t number = 0;
  /// `arith.addi`, and the location when it was first seen.
  std::string name, location;
  /// The text without the contents of regions, in whose place there is a RegionMark.
  std::vector<std::pair<unsigned, std::string>> texts;
  std::vector<std::pair<unsigned, IRBodyVersion>> bodies;
};

/// Stands for the contents of a region in the text of an operation.
inline constexpr char RegionMark = '\x7f';

struct ExploreStatistic {
  std::string name, description;
  uint64_t value = 0;
};

/// A pass of the pipeline.
struct ExplorePass {
  std::string name, summary;
  /// `canonicalize{max-iterations=3}`.
  std::string text;
  /// The operation that it runs on, and the depth of its pass manager.
  std::string anchor;
  unsigned depth = 0;
  /// The number of operations that it ran on, and of those that it changed.
  unsigned numRuns = 0, numChanged = 0;
  bool hasFailed = false;
  std::vector<ExploreStatistic> statistics;
  /// The time of all runs, with recording; negative if it is not shown.
  double seconds = -1;
};

struct ExploreData {
  /// The path of the input and the pipeline.
  std::string input, pipeline;
  /// Sorted by position, which counts from 1.
  std::vector<ExplorePass> passes;
  /// The number of the outermost operation.
  uint64_t root = 0;
  /// Sorted by number.
  std::vector<IROpVersions> ops;
  /// The record; `outputOps` may be empty.
  RewriteRecord record;
  /// The operations that each step moved and did not change, which are not among its
  /// changes (MovedOps.h). Empty if no step has any.
  std::vector<std::vector<uint64_t>> moved;
  /// The documentation of operations by name, in Markdown.
  std::map<std::string, std::string> documentation;
  /// The messages of the run, as they are printed.
  std::string messages;
};

} // namespace strata

#endif // STRATA_EXPLORE_EXPLOREDATA_H
