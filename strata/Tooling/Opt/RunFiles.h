// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The files that a run writes besides its output: the log and the profile of actions,
// remarks, and the rewrite record.
#ifndef STRATA_TOOLING_OPT_RUNFILES_H
#define STRATA_TOOLING_OPT_RUNFILES_H

#include "strata/Tooling/Opt/ActionFiles.h"
#include "strata/Tooling/Opt/OptOptions.h"
#include "strata/Tooling/Opt/RewriteTraceFile.h"

namespace strata {

class RunFiles {
public:
  /// Opens the files that `options` request, and sets them there; both outlive the run.
  /// The reason of a failure is stored in `error`.
  LogicalResult open(OptOptions &options, std::string &error);
  /// Ends the files. The reason of a failure is stored in `error`.
  LogicalResult keep(std::string &error);
  /// Prints warnings about flags without effect after a run that succeeded.
  void warn(raw_ostream &err) const;

private:
  std::unique_ptr<ActionFiles> actions;
  std::unique_ptr<RemarkOutput> remarks;
  std::unique_ptr<RewriteTraceFile> trace;
};

} // namespace strata

#endif // STRATA_TOOLING_OPT_RUNFILES_H
