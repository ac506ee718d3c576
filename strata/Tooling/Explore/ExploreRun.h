// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A run of passes for the page of `strata explore`.
#ifndef STRATA_TOOLING_EXPLORE_EXPLORERUN_H
#define STRATA_TOOLING_EXPLORE_EXPLORERUN_H

#include "strata/Explore/ExploreData.h"

#include "llvm/Support/MemoryBuffer.h"

namespace strata {

class PassRegistry;

/// The input and the passes.
struct ExploreRequest {
  std::string input, pipeline;
  std::vector<std::string> irdlFiles, dialectDirs;
  bool allowUnregistered = false;
  /// Whether the data has the times of passes, which vary.
  bool hasTimes = false;
  bool disableThreading = false;
};

/// The outcome of a run.
struct ExploreResult {
  /// Whether passes have run; there is no data otherwise.
  bool hasData = false;
  bool hasSucceeded = false;
  /// The messages of the run, with the text of the input.
  std::string messages;
  ExploreData data;
};

/// Runs the passes on the content of the input, `buffer`. IR may outlive the call, so that
/// `buffer` has to stay.
ExploreResult runExplore(const ExploreRequest &request,
                         const PassRegistry &registry,
                         llvm::MemoryBuffer &buffer);

} // namespace strata

#endif // STRATA_TOOLING_EXPLORE_EXPLORERUN_H
