// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata explore --serve`: a page that runs pipelines, for a browser on this machine.
#ifndef STRATA_TOOLING_EXPLORE_EXPLORESERVER_H
#define STRATA_TOOLING_EXPLORE_EXPLORESERVER_H

#include "strata/Tooling/Explore/ExploreRun.h"

namespace strata {

/// Serves the page on the port of 127.0.0.1, 0 for a free one, until the process is ended.
/// Each request is answered by a process of its own, and passes run in another one, so that
/// neither can end the server. Files are read anew for each run; `standardInput` is used
/// if the input is `-`. Returns an exit code if the port cannot be opened. No other thread
/// may exist.
int serveExplore(const ExploreRequest &request, const PassRegistry &registry,
                 llvm::MemoryBuffer &standardInput, uint16_t port);

} // namespace strata

#endif // STRATA_TOOLING_EXPLORE_EXPLORESERVER_H
