// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Streams: memory that is too large for caches, and that a function only stores to.
#ifndef STRATA_LOOPS_OPTIMIZE_STREAMS_H
#define STRATA_LOOPS_OPTIMIZE_STREAMS_H

#include "strata/IR/Graph/Value.h"

namespace dialects::affine {

/// The size from which memory counts as large for passes without a processor.
inline constexpr int64_t DefaultStreamBytes = int64_t(4) << 20;

/// Whether the memory that `memref` is, or is a view of, has a known size of more than `bytes`, and no operation
/// that accesses a part of it loads.
bool isStream(strata::Value memref, int64_t bytes);

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_STREAMS_H
