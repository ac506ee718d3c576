// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chunks: memory in pieces of 64 KB, for the arrays and buffers of one task.
// All of them share slabs of Pool.h, so that a task with many arrays takes huge
// pages from its second slab on and leaves little of them unused; and the next
// array reuses the chunks that one frees. (With slabs of its own for each
// array, small modules took a page fault for each 4 KB that were written, and
// large ones a tenth more memory.)
#ifndef STRATA_SUPPORT_CHUNKS_H
#define STRATA_SUPPORT_CHUNKS_H

#include <cstddef>

namespace strata {

constexpr size_t ChunkSize = size_t(64) << 10;

/// Returns ChunkSize bytes, uninitialised, aligned to their size. Thread-safe. Fails only
/// when the system has no memory left. Counted by getPooledBytes, by slabs.
void *allocateChunk();
/// Gives back what allocateChunk returned.
void freeChunk(void *chunk);

} // namespace strata

#endif // STRATA_SUPPORT_CHUNKS_H
