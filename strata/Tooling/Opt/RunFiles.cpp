// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/RunFiles.h"

using namespace strata;

LogicalResult RunFiles::open(OptOptions &options, std::string &error) {
  const PassFlags &passes = options.passes;
  if (passes.hasActions()) {
    actions = ActionFiles::open(passes, error);
    if (!actions)
      return failure();
    options.actions = actions.get();
  }
  if (options.remarks.areEnabled()) {
    remarks = RemarkOutput::open(options.remarks, error);
    if (!remarks)
      return failure();
    options.remarkOutput = remarks.get();
  }
  if (!passes.rewriteTrace.empty()) {
    trace = RewriteTraceFile::open(passes.rewriteTrace, options, error);
    if (!trace)
      return failure();
    options.trace = trace.get();
  }
  return success();
}

LogicalResult RunFiles::keep(std::string &error) {
  if (trace && failed(trace->keep(error)))
    return failure();
  if (actions && failed(actions->keep(error)))
    return failure();
  return remarks ? remarks->keep(error) : success();
}

void RunFiles::warn(raw_ostream &err) const {
  if (actions)
    actions->warnAboutUnusedCounters(err);
}
