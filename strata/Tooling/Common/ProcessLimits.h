// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Limits of the process: time and memory.
#ifndef STRATA_TOOLING_COMMON_PROCESSLIMITS_H
#define STRATA_TOOLING_COMMON_PROCESSLIMITS_H

#include <cstdint>

namespace strata {

/// From now on the process ends with a message and exit code 1 when memory runs out, when an
/// input file that is mapped turns out to have been truncated, and, if `seconds` is
/// positive, after so many seconds: no output file has been touched then.
void installProcessLimits(double seconds);

/// The memory that the process has now, in bytes; 0 if the system does not tell.
uint64_t getProcessMemory();

} // namespace strata

#endif // STRATA_TOOLING_COMMON_PROCESSLIMITS_H
