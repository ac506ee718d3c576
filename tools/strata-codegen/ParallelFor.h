// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The function that executes the iterations of a parallel loop in several threads.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_PARALLELFOR_H
#define STRATA_TOOLS_STRATA_CODEGEN_PARALLELFOR_H

#include <cstdint>

namespace strata::codegen {

/// Executes the iterations from `begin` to `end`, which is not one of them.
using ParallelBody = void (*)(void *context, int64_t begin, int64_t end);

/// Sets the number of threads that execute a loop, including the calling one;
/// at least 1. Call this before the first loop.
void setNumThreads(uint32_t count);
/// The number that was set.
uint32_t getNumThreads();

/// Starts a thread that lives as long as the process. False if the system has no resources for it.
bool startThread(void *(*work)(void *), void *argument);
/// Called by a new thread: faults are reported, and parallel loops executed by the thread alone.
void prepareWorkerThread();

/// Calls `body` for `count` iterations: each thread executes one block, and the sizes of
/// blocks differ by at most 1. Returns when all are done. A loop in a loop is executed by
/// the thread that meets it.
void parallelFor(ParallelBody body, void *context, int64_t count);

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_PARALLELFOR_H
