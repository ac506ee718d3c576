// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewrite records for reading: all steps, or numbers of them.
#ifndef STRATA_TRACE_REPORT_H
#define STRATA_TRACE_REPORT_H

#include "strata/Trace/Record.h"

namespace strata {

/// Which steps to show; what is empty or 0 asks for nothing.
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
/// Prints how many steps each pattern of each pass took, and what they did.
void printStepCounts(const RewriteRecord &record, raw_ostream &os);

} // namespace strata

#endif // STRATA_TRACE_REPORT_H
