// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Limits of the process: time and memory.
#ifndef STRATA_TOOLING_PROCESSLIMITS_H
#define STRATA_TOOLING_PROCESSLIMITS_H

namespace strata {

/// From now on the process ends with a message and exit code 1 when memory runs out, when an
/// input file that is mapped turns out to have been truncated, and, if `seconds` is
/// positive, after so many seconds: no output file has been touched then.
void installProcessLimits(double seconds);

} // namespace strata

#endif // STRATA_TOOLING_PROCESSLIMITS_H
