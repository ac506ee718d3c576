// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewrite records for reading: all steps, or numbers of them.
#ifndef STRATA_TRACE_REPORT_H
#define STRATA_TRACE_REPORT_H

#include "strata/Trace/Record.h"

namespace strata {

/// The steps to show; a criterion that is empty or 0 is not applied.
struct StepFilter {
  /// Names of passes and of patterns.
  std::vector<std::string> passes, patterns;
  /// The first and the last step.
  uint64_t first = 0, last = 0;
  bool accepts(const RewriteRecord &record, const RecordedStep &step) const;
};

/// Prints the steps that `filter` accepts, under the passes that took them.
void printSteps(const RewriteRecord &record, const StepFilter &filter,
                raw_ostream &os);
/// Prints the number of steps of each pattern of each pass, and of their
/// changes.
void printStepCounts(const RewriteRecord &record, raw_ostream &os);

} // namespace strata

#endif // STRATA_TRACE_REPORT_H
