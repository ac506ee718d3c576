// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The log and the profile of actions that flags request, and the debug counters.
#ifndef STRATA_TOOLING_OPT_ACTIONFILES_H
#define STRATA_TOOLING_OPT_ACTIONFILES_H

#include "strata/Debug/ActionLogger.h"
#include "strata/Debug/ActionProfiler.h"
#include "strata/Debug/Counter.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Opt/ContextActionLogger.h"
#include "strata/Tooling/Opt/PassFlags.h"

#include "llvm/ADT/StringSet.h"

#include <mutex>

namespace strata {

/// The files of `--log-actions-to` and `--profile-actions-to`, for all pieces of the
/// input.
class ActionFiles {
public:
  /// Returns null on failure, and stores the reason in `error`. `flags` outlive the object.
  static std::unique_ptr<ActionFiles> open(const PassFlags &flags,
                                           std::string &error);
  /// Ends the files. The reason of a failure is stored in `error`.
  LogicalResult keep(std::string &error);
  /// Prints a warning for each counter whose tag no action of the run had.
  void warnAboutUnusedCounters(raw_ostream &err);

private:
  friend class ActionTracing;
  explicit ActionFiles(const PassFlags &flags) : flags(flags) {}

  const PassFlags &flags;
  std::unique_ptr<OutputFile> logFile, profileFile;
  std::optional<tracing::ActionLogger> logger;
  std::optional<tracing::ActionProfiler> profiler;
  /// The tags of counters that counted an action, of all pieces of the input.
  llvm::StringSet<> usedTags;
  std::mutex usedTagsMutex;
};

/// Traces the actions of a Context, that of one piece of the input, while it lives.
class ActionTracing {
public:
  /// `out` is the output of the run, before which the log is written if both are the
  /// standard output. Counters are printed to `err`.
  ActionTracing(Context *ctx, ActionFiles &files, raw_ostream &out,
                raw_ostream &err);
  ~ActionTracing();

private:
  ActionFiles &files;
  raw_ostream &err;
  tracing::DebugCounter counter;
  std::optional<ContextActionLogger> logger;
  std::optional<tracing::ActionTracer> tracer;
};

} // namespace strata

#endif // STRATA_TOOLING_OPT_ACTIONFILES_H
