// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata trace replay`: the IR in the middle of a recorded run, by running it
// again.
#ifndef STRATA_TOOLING_TRACE_TRACEREPLAY_H
#define STRATA_TOOLING_TRACE_TRACEREPLAY_H

#include "strata/Asm/Printer/Printer.h"
#include "strata/Trace/Record.h"

namespace strata {

/// The requested IR, and its destination.
struct ReplayRequest {
  /// A step of the record.
  uint64_t step = 0;
  /// Whether to print after the step rather than before it.
  bool after = false;
  /// The input; empty for the path of the record.
  std::string input;
  std::string output = "-";
  PrintingFlags printing;
};

/// Repeats the run in `record` up to the step, prints the IR, and ends the
/// process with 0. Returns 1 after an error, which it has reported: the input
/// is another than the recorded one, or a step comes out differently. If the
/// step belongs to a group, the IR is that before or after the group, and a
/// remark tells so.
int replayTo(const RewriteRecord &record, const ReplayRequest &request);

} // namespace strata

#endif // STRATA_TOOLING_TRACE_TRACEREPLAY_H
