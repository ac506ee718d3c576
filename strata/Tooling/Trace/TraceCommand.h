// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata trace`: questions about rewrite records.
#ifndef STRATA_TOOLING_TRACE_TRACECOMMAND_H
#define STRATA_TOOLING_TRACE_TRACECOMMAND_H

namespace strata {

/// Runs the tool; `argv[0]` is the word `trace`. Returns the exit code.
int runTrace(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_TRACE_TRACECOMMAND_H
