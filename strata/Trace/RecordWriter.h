// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes a rewrite record as lines of JSON, each as it becomes known. The first
// is the header; passes come before their first step; the operations of the
// output, and the outcome of the run, come last (docs/rewrite-trace.md).
#ifndef STRATA_TRACE_RECORDWRITER_H
#define STRATA_TRACE_RECORDWRITER_H

#include "strata/Trace/Record.h"

namespace strata {

/// The version of the format, which the first line has.
inline constexpr int64_t RewriteRecordVersion = 1;

void writeRecordLine(const RecordHeader &header, raw_ostream &os);
void writeRecordLine(const RecordedPass &pass, raw_ostream &os);
void writeRecordLine(const RecordedStep &step, raw_ostream &os);
void writeRecordLine(const OutputOp &op, raw_ostream &os);
/// The last line; `numSteps` is how many there are in all.
void writeRecordLine(const RecordedOutput &output, uint64_t numSteps,
                     raw_ostream &os);

} // namespace strata

#endif // STRATA_TRACE_RECORDWRITER_H
