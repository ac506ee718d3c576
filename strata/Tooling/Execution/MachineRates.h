// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The frequency and the bandwidth of memory of this machine, measured.
#ifndef STRATA_TOOLING_EXECUTION_MACHINERATES_H
#define STRATA_TOOLING_EXECUTION_MACHINERATES_H

namespace strata {

/// Cycles of a core in a nanosecond: the rate of a chain of additions, each of which waits for the one before. 0 on
/// processors other than those of x86-64. Takes some milliseconds.
double measureGigahertz();

/// Bytes that `numThreads` threads together load from memory, or copy, in a nanosecond, the faster one. Uses arrays
/// that are larger than the caches; takes some tenths of a second. 0 if there is no memory for them.
double measureGigabytesPerSecond(unsigned numThreads);

} // namespace strata

#endif // STRATA_TOOLING_EXECUTION_MACHINERATES_H
